"""Whose the files are, who may do what with them, and who else has them."""

import os
import shutil
import stat
import tempfile
from contextlib import contextmanager

from calls import need
from household import SAVE, Household, aftermath
from points import Point, Skipped
from program import complaints, copied

SOMEBODY = 65534
MODES = (0o400, 0o440, 0o444, 0o600, 0o640)


def owners(quick):
    """Modes as a plain user, the first command of another one, hard links."""
    begun = Household().begin()
    for mode in MODES:
        yield Point(f"a store of mode {mode:o}",
                    lambda mode=mode: moded(begun, mode))
    yield Point("a history that its owner may only read",
                lambda: read_only_history(begun))
    yield Point("the first command by the superuser", first_by_superuser)
    yield Point("a folder of hard links", lambda: hard_links(begun, 0o600))
    yield Point("a folder of hard links, with another mode",
                lambda: hard_links(begun, 0o640))


@contextmanager
def somebody(template=None):
    """The home of a plain user, and how a command is run there.

    The superuser may do everything, and would see none of this.
    """
    if os.geteuid() != 0:
        raise Skipped("only the superuser can be somebody else")
    need("setpriv")
    with Household(template) as house, tempfile.TemporaryDirectory() as place:
        os.chmod(place, 0o755)
        program = copied(f"{place}/cst")
        for folder, _, names in os.walk(house.home):
            for path in [folder, *(f"{folder}/{name}" for name in names)]:
                os.chown(path, SOMEBODY, SOMEBODY)
        user = ["setpriv", f"--reuid={SOMEBODY}", f"--regid={SOMEBODY}",
                "--clear-groups"]

        def run(*words):
            return house.cst(*words, before=user, program=program)

        yield house, run


def goes_well(run, *words):
    ran = run(*words)
    found = complaints(ran)
    if ran.code != 0:
        found.append(f"cst {' '.join(words)}: {ran}")
    return found


def changed(house, run):
    """Changes of all kinds, one after the other."""
    return [line for words in (SAVE, SAVE, ("undo",), ("undo",), ("redo",),
                               SAVE) for line in goes_well(run, *words)]


def moded(begun, mode):
    with somebody(begun) as (house, run):
        os.chmod(house.path, mode)
        found = changed(house, run)
        if stat.S_IMODE(os.lstat(house.path).st_mode) != mode:
            found.append("the mode of the store is another one")
        return found + wider(house, mode)


def wider(house, mode):
    """Files that others may do more with than with the store."""
    found = []
    for name in house.files():
        own = stat.S_IMODE(os.lstat(f"{house.folder}/{name}").st_mode)
        if own & 0o177 & ~mode:
            found.append(f"I6: {name} has mode {own:o}")
    return found


def read_only_history(begun):
    """So older versions left it beside a store of mode 0400."""
    with somebody(begun) as (house, run):
        os.chmod(house.path, 0o400)
        os.chmod(f"{house.path}.history", 0o400)
        return changed(house, run) + wider(house, 0o400)


def first_by_superuser():
    """What `sudo` begins belongs to whose home it is."""
    with somebody() as (house, run):
        house.begin()
        found = [f"{path} belongs to {os.lstat(path).st_uid}"
                 for folder, _, names in os.walk(house.home)
                 for path in [folder, *(f"{folder}/{name}" for name in names)]
                 if os.lstat(path).st_uid != SOMEBODY]
        found += changed(house, run)
        return found + wider(house, 0o600)


def hard_links(begun, mode):
    """A snapshot of second names stays as it is."""
    with Household(begun) as house:
        snapshot = f"{house.home}/snapshot"
        shutil.copytree(house.folder, snapshot, copy_function=os.link)
        # The mode of the store is of the store alone, as after a new one.
        os.remove(house.path)
        shutil.copy(f"{snapshot}/savings.json", house.path)
        os.chmod(house.path, mode)
        before = kept(snapshot)
        found = []
        for words in (SAVE, ("undo",), ("redo",)):
            house.must(*words)
        after = kept(snapshot)
        for name, state in before.items():
            if after.get(name) != state:
                found.append(f"{name} of the snapshot is another one")
        os.chmod(house.path, 0o600)
        house.must(*SAVE)
        return found + aftermath(house)


def kept(folder):
    """Each file of a folder, with what it holds and who may read it."""
    found = {}
    for name in os.listdir(folder):
        status = os.lstat(f"{folder}/{name}")
        with open(f"{folder}/{name}", "rb") as file:
            found[name] = (file.read(), status.st_mode, status.st_uid)
    return found
