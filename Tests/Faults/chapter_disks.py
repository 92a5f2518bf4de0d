"""Disks and folders that take nothing more, or take nothing at all."""

import os
import shutil
import subprocess
import tempfile

from calls import need
from household import PLACE, SAVE, Household, aftermath, meaning
from mounts import mounted, moved, shell
from points import Point, Skipped
from program import complaints, copied


def disks(quick):
    """A full disk, no inodes, what may not be written, and limits."""
    begun = Household().begin()
    for pages in range(0, 10):
        yield Point(f"full disk, {pages} pages left",
                    lambda pages=pages: full(begun, pages))
    for inodes in range(0, 6):
        yield Point(f"{inodes} inodes left",
                    lambda inodes=inodes: without_inodes(begun, inodes))
    size = len(begun.bytes())
    for limit in sorted({0, 1, 100, size // 2, size - 1, size, size + 300}):
        yield Point(f"files of {limit} bytes at most",
                    lambda limit=limit: limited(begun, limit))
    for kilobytes in (64, 128, 255, 256, 1024):
        yield Point(f"a stack of {kilobytes} KiB",
                    lambda kilobytes=kilobytes: stacked(begun, kilobytes))
    for name, attempt in [
            ("read-only mount", read_only_mount),
            ("read-only folder", read_only_folder),
            ("immutable store", lambda it: immutable(it, "+i", "store")),
            ("append-only store", lambda it: immutable(it, "+a", "store")),
            ("immutable history", lambda it: immutable(it, "+i", "history")),
            ("immutable backup", lambda it: immutable(it, "+i", "backup")),
            ("immutable folder", lambda it: immutable(it, "+i", "folder")),
            ("bind-mounted store", bind_mounted)]:
        yield Point(name, lambda attempt=attempt: attempt(begun))


def refused(house, ran, before, after):
    """What is violated where a change may fail, and must say so."""
    found = complaints(ran)
    state = house.bytes()
    if ran.code == 0:
        if meaning(state, before) != after:
            found.append("I2: it says 0, and the change is not there")
    elif ran.code == 1:
        if state != before:
            found.append("I1: it failed, and the store is another one")
        if "nothing was changed" not in ran.err:
            found.append("I3: it does not say that nothing was changed")
    else:
        found.append(f"it ends with {ran.code}")
    seen = house.cst("plan")
    if seen.code != 0:
        found.append(f"reading does not work: {seen}")
    return found


def expected(begun):
    with Household(begun) as house:
        house.must(*SAVE)
        return meaning(house.bytes(), begun.bytes())


def full(begun, pages):
    with mounted("-t", "tmpfs", "-o", "size=256k", "tmpfs") as disk:
        with moved(Household(begun), f"{disk}/home") as house:
            filler = f"{disk}/filler"
            free = os.statvfs(disk).f_bavail
            with open(filler, "wb") as file:
                file.write(bytes(4096 * (free - pages)))
            ran = house.cst(*SAVE)
            found = refused(house, ran, begun.bytes(), expected(begun))
            if pages == 0 and ran.code == 0:
                found.append("the disk was not full")
            os.remove(filler)
            found += aftermath(house)
    return found and [*found, str(ran)]


def without_inodes(begun, left):
    with mounted("-t", "tmpfs", "-o", "size=4m", "tmpfs") as disk:
        with moved(Household(begun), f"{disk}/home") as house:
            used = os.statvfs(disk)
            count = used.f_files - used.f_ffree + left
            shell("mount", "-o", f"remount,nr_inodes={count}", disk)
            ran = house.cst(*SAVE)
            found = refused(house, ran, begun.bytes(), expected(begun))
            if left == 0 and ran.code == 0:
                found.append("there were inodes")
            shell("mount", "-o", "remount,nr_inodes=1000", disk)
            found += aftermath(house)
    return found and [*found, str(ran)]


def limited(begun, limit):
    need("prlimit")
    with Household(begun) as house:
        ran = house.cst(*SAVE, before=["prlimit", f"--fsize={limit}"])
        found = refused(house, ran, begun.bytes(), expected(begun))
        if limit < len(begun.bytes()) and ran.code == 0:
            found.append("the limit did not hold")
        return (found := found + aftermath(house)) and [*found, str(ran)]


def stacked(begun, kilobytes):
    """A stack too small for some commands is too small for all of them."""
    need("prlimit")
    with Household(begun) as house:
        size = kilobytes << 10
        ran = house.cst(*SAVE, before=["prlimit", f"--stack={size}:{size}"])
        found = complaints(ran)
        if ran.code != (0 if kilobytes >= 256 else 1):
            found.append("it does not end as it should")
        if ran.code and (house.bytes() != begun.bytes()
                         or "nothing was changed" not in ran.err):
            found.append("it does not say that nothing was changed")
        soft = house.cst("plan", before=["prlimit", "--stack=65536:"])
        if soft.code != 0:
            found.append(f"a limit that may be raised is not: {soft}")
        return (found := found + aftermath(house)) and [*found, str(ran)]


def read_only_mount(begun):
    with mounted("-t", "tmpfs", "-o", "size=4m", "tmpfs") as disk:
        with Household(begun) as house:
            path = shutil.copytree(house.folder, f"{disk}/cst")
            shell("mount", "-o", "remount,ro", disk)
            house.path = f"{path}/savings.json"
            ran = house.cst(*SAVE, "--file", house.path)
            found = complaints(ran)
            if ran.code != 1 or "nothing was changed" not in ran.err:
                found.append("it is not refused as it should be")
            if house.cst("plan", "--file", house.path).code != 0:
                found.append("reading does not work")
    return found and [*found, str(ran)]


def read_only_folder(begun):
    need("setpriv")
    with Household(begun) as house, tempfile.TemporaryDirectory() as place:
        # A plain user has to reach the program as well.
        program = {"program": copied(f"{place}/cst")}
        for path in [place, house.home, *map(str, parents(house))]:
            os.chmod(path, 0o755)
        os.chmod(house.path, 0o644)
        os.chmod(f"{house.path}.history", 0o644)
        user = ["setpriv", "--reuid=65534", "--regid=65534",
                "--clear-groups"]
        before = house.everything()
        ran = house.cst(*SAVE, "--file", house.path, before=user, **program)
        found = complaints(ran)
        if ran.code != 1 or "nothing was changed" not in ran.err:
            found.append("it is not refused as it should be")
        if house.everything() != before:
            found.append("something was touched")
        seen = house.cst("plan", "--file", house.path, before=user, **program)
        if seen.code != 0:
            found.append(f"reading does not work: {seen}")
    return found and [*found, str(ran)]


def parents(house):
    path = house.folder
    while len(path) > len(house.home):
        yield path
        path = os.path.dirname(path)


def immutable(begun, flag, which):
    need("chattr")
    # Not every kind of disk knows such files; the one of /tmp often does.
    for place in (PLACE, tempfile.gettempdir()):
        home = tempfile.mkdtemp(prefix="cst-faults-", dir=place)
        with moved(Household(begun), f"{home}/home") as house:
            path = {"store": house.path, "history": f"{house.path}.history",
                    "backup": f"{house.path}.bak",
                    "folder": house.folder}[which]
            done = subprocess.run(["chattr", flag, path], capture_output=True)
            if done.returncode:
                continue
            try:
                ran = house.cst(*SAVE)
                found = refused(house, ran, begun.bytes(), None)
            finally:
                shell("chattr", f"-{flag[1]}", path)
            found += aftermath(house)
            return found and [*found, str(ran)]
    raise Skipped("no disk here knows files that nobody may change")


def bind_mounted(begun):
    if os.geteuid() != 0:
        raise Skipped("only the superuser mounts")
    with Household(begun) as house:
        shutil.copy(house.path, f"{house.home}/other.json")
        shell("mount", "--bind", f"{house.home}/other.json", house.path)
        try:
            ran = house.cst(*SAVE)
            found = refused(house, ran, begun.bytes(), None)
        finally:
            shell("umount", house.path)
        found += aftermath(house)
    return found and [*found, str(ran)]
