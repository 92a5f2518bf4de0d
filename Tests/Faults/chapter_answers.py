"""Services that answer after others have changed the store."""

import json
import os
import signal
import subprocess
import sys
import threading

from chapter_calls import SIGNALS
from household import SAVE, Household, aftermath, records
from points import Point
from program import CST, ROOT, TODAY, complaints, environment, text, Ran

sys.path.append(f"{ROOT}/Tests/Network")

from services import Fake  # noqa: E402

ADDRESS = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
OTHER = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
SYNC = ("asset", "sync", "wallet")
FETCH = ("rate", "fetch", "BTC", "--date", TODAY)

# What the others do meanwhile: what it leaves of the answer, and the line.
BESIDE = [
    SAVE, ("goal", "add", "Tent", "--target", "10EUR", "--deadline", "+1y"),
    ("goal", "edit", "boat", "--target", "6000EUR"), ("plan", "skip", "boat"),
    ("tx", "deposit", "1EUR", "--asset", "jar"),
    ("rate", "set", "USD/EUR", "0.9"), ("asset", "add", "Tin",
                                        "--currency", "EUR"),
    ("alloc", "set", "10%", "--asset", "wallet", "--goal", "boat"),
    ("settings", "set", "payday", "3"), ("undo",), ("month", "close",
                                                    "2026-02"),
    ("asset", "edit", "wallet", "--note", "cold"),
]
ACROSS = [
    ("asset", "delete", "wallet", "--yes"),
    ("asset", "edit", "wallet", "--address", OTHER),
    ("asset", "edit", "wallet", "--address", ""),
    ("tx", "deposit", "0.5BTC", "--asset", "wallet"),
    ("asset", "reconcile", "wallet", "--balance", "0.25BTC"),
    ("asset", "edit", "wallet", "--name", "Purse"),
    ("rate", "set", "BTC/EUR", "80000"),
    ("settings", "set", "currency", "USD"),
]


def wealthy():
    """A household with a wallet whose chain is known."""
    house = Household().begin()
    house.must("asset", "add", "Wallet", "--currency", "BTC",
               "--chain", "bitcoin", "--address", ADDRESS)
    house.must("goal", "edit", "boat", "--start", "2026-01-01")
    house.must("rate", "set", "EUR/USD", "1.1", "--date", "2026-03-01")
    house.must("settings", "set", "currency", "EUR")
    return house


def answers(quick):
    """An answer that comes after another's change joins it, or is refused."""
    template = wealthy()
    for name, asked in (("sync", SYNC), ("fetch", FETCH)):
        for number, other in enumerate(BESIDE + ACROSS):
            yield Point(
                f"{name} beside {' '.join(other)}",
                lambda asked=asked, other=other: late(
                    template, asked, other, other in BESIDE))
        for fault in SIGNALS:
            yield Point(f"{name}, {fault} while it waits",
                        lambda asked=asked, fault=fault: ended(
                            template, asked, fault))
        yield Point(f"{name}, eight at once",
                    lambda asked=asked: together(template, asked))


class Asking:
    """A service that answers when it is told to, and who asks it."""

    def __init__(self, house, asked):
        self.house, self.asked = house, asked
        self.fake = Fake()
        self.begun, self.go = threading.Event(), threading.Event()

    def __enter__(self):
        self.fake.__enter__()
        self.fake.chain("bitcoin").move({ADDRESS: 2350000},
                                        when=1773100800)
        self.fake.fault("bitcoin" if self.asked is SYNC else "coingecko",
                        "held", times=1, begun=self.begun, go=self.go)
        return self

    def __exit__(self, *_):
        self.go.set()
        self.fake.__exit__()

    def begin(self):
        variables = {**environment(self.house.home),
                     **self.fake.environment()}
        # A chain tells what is, and answers of no other day.
        if self.asked is SYNC:
            del variables["CST_TODAY"]
        return subprocess.Popen(
            [CST, *self.asked], env=variables,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, cwd=self.house.home,
            preexec_fn=heedful)

    def isAsked(self, child):
        """Waits for the question, or for the end of who was to ask it."""
        while not self.begun.wait(0.01):
            if child.poll() is not None:
                return False
        return True


def heedful():
    """Signals end a child, whoever began this."""
    for name in SIGNALS[1:]:
        signal.signal(getattr(signal, name), signal.SIG_DFL)


def finished(child):
    out, err = child.communicate(timeout=60)
    return Ran(child.returncode, text(out), text(err))


def late(template, asked, other, isBeside):
    """Another changes the store while the service thinks."""
    with Household(template) as house, Asking(house, asked) as service:
        child = service.begin()
        if not service.isAsked(child):
            return [f"nothing is asked: {finished(child)}"]
        house.must(*other)
        between = house.bytes()
        service.go.set()
        ran = finished(child)
        found = complaints(ran)
        after = house.bytes()
        if ran.code == 0:
            found += joined(house, between, after)
        elif after != between:
            found.append("I1: it failed, and the store is another one")
        elif isBeside:
            found.append("the answer is lost, and nothing stood against it")
        elif ran.code not in (3, 4, 6, 8) or "error:" not in ran.err:
            found.append("I3: it does not say why nothing was changed")
        found += aftermath(house)
    return found and [*found, str(ran)]


def joined(house, between, after):
    """Whether both changes are there, and each can be taken back."""
    if after == between:
        return []
    one, two = json.loads(between)["revision"], json.loads(after)["revision"]
    found = [] if two == one + 1 else ["it is not one change further"]
    with Household(house) as copy:
        if copy.cst("undo").code or records(copy.bytes()) != records(between):
            found.append("undone, the other's change is gone")
    return found


def ended(template, asked, fault):
    """A signal ends who waits, and whom it asked with."""
    with Household(template) as house, Asking(house, asked) as service:
        child = service.begin()
        if not service.isAsked(child):
            return [f"nothing is asked: {finished(child)}"]
        children = f"/proc/{child.pid}/task/{child.pid}/children"
        with open(children) as file:
            curl = file.read().split()
        number = getattr(signal, fault)
        child.send_signal(number)
        ran = finished(child)
        found = complaints(ran, deaths=(number,))
        if ran.code != -number:
            found.append("the signal does not stop it")
        if house.bytes() != template.bytes():
            found.append("I1: the store is another one")
        if fault != "SIGKILL" and any(os.path.exists(f"/proc/{it}")
                                      for it in curl):
            found.append("whom it asked with lives on")
        service.go.set()
        found += aftermath(house)
    return found and [*found, str(ran)]


def together(template, asked):
    """Eight ask at once: what they learn is there once."""
    with Household(template) as house, Asking(house, asked) as service:
        service.go.set()
        ran = [finished(child)
               for child in [service.begin() for _ in range(8)]]
        found = [line for it in ran for line in complaints(it)]
        if any(it.code for it in ran):
            found.append("one of them fails")
        store = json.loads(house.bytes())
        moves = [it for it in store["transactions"] if it["amount"].startswith(
            "0.0235")]
        rates = [it for it in store["rates"] if it["base"] == "BTC"]
        if (len(moves), len(rates)) != ((1, 0) if asked is SYNC else (0, 1)):
            found.append(f"{len(moves)} movements, {len(rates)} rates")
        found += aftermath(house)
    return found and [*found, *map(str, ran)]
