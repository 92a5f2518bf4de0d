"""Files that are written for others: pages, exports, calendars."""

import os
import signal

from calls import calls, injecting
from chapter_calls import ERRORS, SIGNALS
from household import Household, aftermath
from mounts import mounted, moved
from points import Point
from program import complaints

# The words before the file's name, and what to make another content with.
COMMANDS = {"report": ("report", "-o"), "export": ("export", "ledger", "-o"),
            "calendar": ("calendar", "-o")}
CHANGE = ("save", "40EUR", "--goal", "boat")


class Kind:
    """A file of before, what it becomes, and how the program goes about it."""

    def __init__(self, name):
        self.name = name
        self.template = Household().begin()
        self.path = f"page.{name}"
        self.line = (*COMMANDS[name], self.path)
        self.template.must(*self.line)
        self.before = self.file(self.template)
        self.template.must(*CHANGE)
        with Household(self.template) as house:
            self.calls = calls(house, self.line)
            self.after = self.file(house)
        self.store = self.template.bytes()

    def file(self, house):
        with open(f"{house.home}/{self.path}", "rb") as file:
            return file.read()

    def judge(self, house, ran, call=None, deaths=()):
        """What is violated: a file is the old one or the new one, whole."""
        mayDie = call and call.mayDie and (ran.code < 0 or ran.code == 127)
        found = [] if mayDie else complaints(ran, deaths)
        file = self.file(house)
        if self.before == self.after:
            found.append("the change is not seen in the file")
        if file not in (self.before, self.after):
            found.append("I1: the file is neither the old nor the new one")
        if house.bytes() != self.store:
            found.append("I1: the store was touched")
        if ran.code == 0 and file != self.after:
            found.append("I2: it says 0, and the file is the old one")
        if ran.code > 0 and not mayDie:
            if ran.code not in (1, 5, 7):
                found.append(f"I3: it ends with {ran.code}")
            if "error:" not in ran.err:
                found.append("I3: it does not say what is wrong")
        return found

    def rest(self, house):
        """Whether it goes well the next time, and leaves nothing behind."""
        found = []
        ran = house.cst(*self.line)
        if ran.code != 0 or self.file(house) != self.after:
            found.append(f"I4: it does not go well afterwards: {ran}")
        beside = [name for name in os.listdir(house.home)
                  if name not in (".local", "trace", "filler", self.path)]
        if beside:
            found.append(f"I5: it leaves {beside}")
        return found + aftermath(house)


def files(quick):
    """A file is written whole or not at all, whatever happens."""
    for name in COMMANDS:
        kind = Kind(name)
        for pages in range(0, 10):
            yield Point(f"{name}, full disk, {pages} pages left",
                        lambda k=kind, pages=pages: full(k, pages))
        if quick and name != "report":
            continue
        for call in kind.calls:
            for fault in ("SIGKILL", "EIO", "ENOSPC") if quick else (
                    *SIGNALS, *ERRORS):
                yield Point(f"{name} {call.name}:{call.count} {fault}",
                            lambda k=kind, call=call, fault=fault: broken(
                                k, call, fault))


def broken(kind, call, fault):
    isSignal = fault.startswith("SIG")
    words = f"signal={fault}" if isSignal else f"error={fault}"
    with Household(kind.template) as house:
        ran = house.cst(*kind.line, before=injecting(call, words))
        deaths = (getattr(signal, fault),) if isSignal else ()
        found = kind.judge(house, ran, call, deaths) + kind.rest(house)
    return found and [*found, str(ran), f"at: {call.line}"]


def full(kind, pages):
    with mounted("-t", "tmpfs", "-o", "size=512k", "tmpfs") as disk:
        with moved(Household(kind.template), f"{disk}/home") as house:
            filler = f"{disk}/filler"
            with open(filler, "wb") as file:
                file.write(bytes(4096 * (os.statvfs(disk).f_bavail - pages)))
            ran = house.cst(*kind.line)
            found = kind.judge(house, ran)
            if pages == 0 and ran.code == 0:
                found.append("the disk was not full")
            os.remove(filler)
            found += kind.rest(house)
    return found and [*found, str(ran)]
