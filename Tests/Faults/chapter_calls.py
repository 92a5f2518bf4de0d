"""Every signal and every error, at every system call of a write."""

import signal
from dataclasses import dataclass, field

from calls import calls, injecting, repeating
from household import SAVE, Household, aftermath, meaning
from points import Point
from program import ROOT, complaints

SIGNALS = ("SIGKILL", "SIGINT", "SIGTERM", "SIGHUP")
ERRORS = ("EIO", "ENOSPC", "EDQUOT", "EINTR", "ENOMEM", "EROFS", "EACCES",
          "EMFILE")

# What is written as another change is, and tried only in the long run.
SELDOM = ("redo", "merge", "close", "transfer")


@dataclass
class Story:
    """A command, the state it starts from and the one it leads to."""

    name: str
    arguments: tuple
    template: Household
    before: bytes = None
    after: str = None
    calls: list = field(default_factory=list)

    def prepare(self):
        self.before = self.template.bytes()
        with Household(self.template) as house:
            self.calls = calls(house, self.arguments)
            self.after = meaning(house.bytes(), self.before)
        return self


def stories(quick=False):
    """A change of each kind, a step back, the first change of all, and a
    question."""
    begun = Household().begin()
    undone = Household(begun)
    undone.must("undo")
    other = Household(begun)
    other.must("save", "40EUR", "--goal", "boat")
    older = Household(begun)
    older.must("goal", "edit", "boat", "--start", "2026-01-01")
    older.must("asset", "add", "Tin", "--currency", "EUR")
    found = [
        Story("save", SAVE, begun),
        Story("undo", ("undo",), begun),
        Story("redo", ("redo",), undone),
        Story("merge", ("merge", other.path), undone),
        Story("first", ("goal", "add", "Boat", "--target", "5000EUR",
                        "--deadline", "2027-06-01"), Household()),
        Story("import", ("import", f"{ROOT}/fixtures/statements/bank.ofx",
                         "--asset", "jar"), begun),
        Story("close", ("month", "close", "2026-02"), older),
        Story("transfer", ("tx", "transfer", "5EUR", "--from", "jar",
                           "--to", "tin", "--goal", "boat"), older),
        Story("read", ("plan",), begun),
    ]
    return [story.prepare() for story in found
            if not (quick and story.name in SELDOM)]


def judge(story, house, ran, call, deaths=()):
    """What is violated after a fault, and after what one does next."""
    state = house.bytes()
    is_old = state == story.before
    # Before main, the C library ends with 127 where it cannot begin.
    if call.mayDie and (ran.code < 0 or ran.code == 127):
        return aftermath(house) + (
            [] if is_old or ran.code in (-number for number in deaths)
            else ["I1: a death on the way changed the store"])
    found = complaints(ran, deaths)
    is_new = not is_old and meaning(state, story.before) == story.after
    is_read = story.name == "read"
    if not is_old and not is_new:
        found.append("I1: the store is neither the old nor the new one")
    if is_read and not is_old:
        found.append("I1: a question changed the store")
    if ran.code == 0 and not is_new and not is_read:
        found.append("I2: it says 0, and the change is not there")
    if ran.code > 0 and ran.code not in (1, 5, 7):
        found.append(f"I3: it ends with {ran.code}")
    if ran.code in (1, 5):
        if not is_old:
            found.append("I3: it says that nothing was changed, and it was")
        if not is_read and "nothing was changed" not in ran.err:
            found.append("I3: it does not say that nothing was changed")
    if ran.code == 7:
        if not is_new:
            found.append("I3: it says that it was saved, and it was not")
        if "was saved" not in ran.err:
            found.append("I3: it does not say that the change was saved")
    if ran.code < 0 and ran.code != -signal.SIGKILL and not is_old:
        found.append("I3: a signal ended it, and the change is there")
    return found + aftermath(house)


def kills(quick):
    """SIGKILL, SIGINT, SIGTERM and SIGHUP at every call."""
    for story in stories(quick):
        if story.name == "read":
            continue
        for call in story.calls:
            for name in SIGNALS:
                if quick and name != "SIGKILL" and story.name != "save":
                    continue
                yield killing(story, call, name)


def killing(story, call, name):
    number = getattr(signal, name)

    def attempt():
        with Household(story.template) as house:
            ran = house.cst(*story.arguments,
                            before=injecting(call, f"signal={name}"))
            found = judge(story, house, ran, call, deaths=(number,))
            if call.isHeld and name != "SIGKILL" and ran.code != 0:
                found.append("it is held back, and does not end in success")
            if ran.code != -number and (name == "SIGKILL" or not call.isHeld):
                found.append("the signal does not stop it")
            return told(found, ran, call, f"signal={name}", story)

    return Point(f"{story.name} {call.name}:{call.count} {name}", attempt)


def errors(quick):
    """Each error of the system at every call."""
    for story in stories(quick):
        names = ERRORS
        if quick and story.name != "save":
            names = ("EIO", "ENOSPC", "EINTR", "ENOMEM")
        for call in story.calls:
            for name in names:
                yield failing(story, call, name)


def failing(story, call, name):
    def attempt():
        with Household(story.template) as house:
            trace = f"{house.home}/trace"
            ran = house.cst(*story.arguments,
                            before=injecting(call, f"error={name}", trace))
            found = judge(story, house, ran, call)
            with open(trace) as file:
                if "INJECTED" not in file.read():
                    found.append("the fault did not take place")
            return told(found, ran, call, f"error={name}", story)

    return Point(f"{story.name} {call.name}:{call.count} {name}", attempt)


def told(found, ran, call, fault, story):
    """What was violated, with what was done and what was said."""
    return found and [*found, str(ran), f"at: {call.line}", "by hand: "
                      + repeating(call, fault, story.arguments)]
