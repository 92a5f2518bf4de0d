"""Power cuts at every system call of a write, on real file systems.

The program is killed at a call, and the disk is copied at once, while it is
mounted and without a word to the file system. So the copy holds what was sent
to the disk until then, in its order, and nothing that was only in memory.
A drive that loses or reorders what it was sent is not tried.
"""

import os
import shutil
import tempfile

from calls import calls, injecting
from household import PLACE, SAVE, Household, aftermath, meaning
from mounts import Image
from points import Point, Skipped

FIRST = ("goal", "add", "Boat", "--target", "5000EUR", "--deadline", "+1y")


def power(quick):
    """ext4, XFS and btrfs, a change and the first change of all."""
    if os.geteuid() != 0:
        raise Skipped("only the superuser mounts")
    for kind in Image.KINDS:
        try:
            cuts = [Cuts(kind, "save", SAVE, True)]
            if not quick:
                cuts.append(Cuts(kind, "first", FIRST, False))
        except Skipped as reason:
            # One kind that is missing does not stop the others.
            yield Point(f"{kind}", lambda reason=reason: skip(reason))
            continue
        for cut in cuts:
            for call in cut.calls:
                if quick and (call.isEarly or kind != "ext4"
                              and not call.isHeld):
                    continue
                yield Point(f"{kind} {cut.name} {call.name}:{call.count}",
                            lambda cut=cut, call=call: cut.attempt(call))
            yield Point(f"{kind} {cut.name} after the answer",
                        lambda cut=cut: cut.attempt(None))


def skip(reason):
    raise Skipped(str(reason))


class Cuts:
    """A command on a disk of one kind, and the calls at which it is cut."""

    def __init__(self, kind, name, arguments, is_begun):
        self.name = name
        self.arguments = arguments
        self.place = tempfile.TemporaryDirectory(
            prefix="cst-images-", dir=roomy())
        self.image = Image(kind, f"{self.place.name}/base").make()
        with self.image.mounted() as disk:
            with Household() as house:
                if is_begun:
                    house.begin()
                shutil.copytree(house.home, f"{disk}/home")
                self.before = house.bytes()
        with self.image.copy(f"{self.place.name}/clean").mounted() as disk:
            house = living(disk)
            self.calls = calls(house, self.arguments)
            self.after = meaning(house.bytes(), self.before)

    def attempt(self, call):
        work = self.image.copy(f"{self.place.name}/work")
        with work.mounted() as disk:
            before = injecting(call, "signal=SIGKILL") if call else []
            ran = living(disk).cst(*self.arguments, before=before)
            left = work.copy(f"{self.place.name}/left")
        found = []
        if ran.code != (-9 if call else 0):
            found.append("the fault did not take place")
        with left.mounted() as disk:
            house = living(disk)
            state = house.bytes()
            is_new = meaning(state, self.before) == self.after
            if not is_new and state != self.before:
                found.append("I1: the store is neither the old nor the new")
            # What was printed was heard, whatever came after it.
            if ran.out and not is_new:
                found.append("I2: it was told, and the change is not there")
            found += aftermath(house)
        return found and [*found, str(ran), f"at: {call and call.line}"]


def living(disk):
    """The household whose home is on a disk."""
    house = Household()
    shutil.rmtree(house.home)
    house.path = house.path.replace(house.home, f"{disk}/home")
    house.home = f"{disk}/home"
    return house


def roomy():
    """A place for images: in memory where there is room."""
    status = os.statvfs(PLACE)
    if status.f_bavail * status.f_frsize > 2 << 30:
        return PLACE
    return tempfile.gettempdir()
