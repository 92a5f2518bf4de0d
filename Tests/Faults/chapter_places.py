"""Places where there is no store, or something else."""

import os
import shutil
import socket
import subprocess
import time

from household import SAVE, Household, aftermath
from points import Point
from program import FIXTURES, complaints

COMMANDS = [("plan",), SAVE, ("check",), ("undo",), ("log",), ("tx", "list"),
            ("goal", "add", "House", "--target", "5EUR", "--deadline", "+1y")]


def places(quick):
    """Links, pipes, folders and devices; what is gone, and what is huge."""
    begun = Household().begin()
    for name, put, words in PLACES:
        for arguments in COMMANDS:
            yield Point(
                f"{name}: {' '.join(arguments)}",
                lambda p=put, a=arguments, w=words: refused(begun, p, a, w))
    for path, words in [("/dev/zero", "device"), ("/dev/null", "device"),
                        ("/dev/full", "device"), ("/dev/tty", ""),
                        ("/", "folder"), ("/etc", "folder"),
                        ("/nowhere/at/all", "folder")]:
        for arguments in COMMANDS:
            yield Point(f"--file {path}: {' '.join(arguments)}",
                        lambda p=path, a=arguments, w=words: named(
                            begun, p, a, w))
    yield Point("a link to the store", lambda: linked(begun))
    yield Point("a backup without its store", lambda: restored(begun))
    yield Point("a store of version 1", migrated)
    for folder in ("folder", "pipe"):
        for name in (".bak", ".history"):
            yield Point(f"{name} is a {folder}",
                        lambda f=folder, n=name: beside(begun, f, n))


def pipe(path):
    os.mkfifo(path)


def unix_socket(path):
    # A socket's path is short, and other points run in this folder as well.
    folder = os.open(os.path.dirname(path), os.O_RDONLY)
    try:
        with socket.socket(socket.AF_UNIX) as end:
            end.bind(f"/proc/self/fd/{folder}/{os.path.basename(path)}")
    finally:
        os.close(folder)


def huge(path):
    with open(path, "wb") as file:
        file.truncate((1 << 30) + 1)


PLACES = [
    ("a dangling link", lambda it: os.symlink("nowhere", it), "nowhere"),
    ("a link to itself", lambda it: os.symlink("savings.json", it), "circle"),
    ("a pipe", pipe, "pipe"),
    ("a socket", unix_socket, "socket"),
    ("a folder", os.mkdir, "folder"),
    ("a link to a device", lambda it: os.symlink("/dev/zero", it), "device"),
    ("a sparse file of 1 GiB", huge, "bytes"),
    ("no bytes", lambda it: open(it, "w").close(), "no bytes"),
    ("gone, with a backup", lambda it: None, "cp -p"),
]


def tried(house, arguments, words, started):
    ran = house.cst(*arguments, timeout=30)
    found = complaints(ran)
    if ran.code != (10 if arguments == ("check",) else 5):
        found.append(f"it ends with {ran.code}")
    if words not in ran.err + ran.out:
        found.append(f"it does not say {words!r}")
    if time.monotonic() - started > 5:
        found.append("it took its time")
    return ran, found


def refused(begun, put, arguments, words):
    with Household(begun) as house:
        os.remove(house.path)
        put(house.path)
        before = [(name, os.lstat(f"{house.folder}/{name}").st_mtime_ns)
                  for name in house.files()]
        ran, found = tried(house, arguments, words, time.monotonic())
        after = [(name, os.lstat(f"{house.folder}/{name}").st_mtime_ns)
                 for name in house.files()]
        if after != before:
            found.append("something was touched")
        return found and [*found, str(ran)]


def named(begun, path, arguments, words):
    with Household(begun) as house:
        ran, found = tried(house, [*arguments, "--file", path], words,
                           time.monotonic())
        if arguments == ("check",) and ran.code in (5, 10):
            found = [line for line in found if "ends with" not in line]
        return found and [*found, str(ran)]


def linked(begun):
    """The file behind a link is written, and the link stays."""
    with Household(begun) as house:
        os.mkdir(f"{house.home}/real")
        shutil.move(house.path, f"{house.home}/real/money.json")
        shutil.rmtree(house.folder)
        os.mkdir(house.folder)
        os.symlink(f"{house.home}/real/money.json", house.path)
        house.must(*SAVE)
        found = aftermath(house)
        if not os.path.islink(house.path):
            found.append("the link is gone")
        if house.files() != ["savings.json"]:
            found.append(f"files lie beside the link: {house.files()}")
        return found


def restored(begun):
    """The command of the tip brings the last state back."""
    with Household(begun) as house:
        os.remove(house.path)
        ran = house.cst("plan")
        tip = ran.err.rstrip().splitlines()[-1]
        subprocess.run(tip[tip.index("cp -p"):], shell=True, check=True)
        with open(f"{house.path}.bak", "rb") as file:
            found = [] if house.bytes() == file.read() else ["not the backup"]
        return found + aftermath(house)


def migrated():
    """The old file stays for good, beside what it became."""
    with Household() as house:
        os.makedirs(house.folder, mode=0o700)
        shutil.copy(f"{FIXTURES}/v1.json", house.path)
        os.chmod(house.path, 0o600)
        old = house.bytes()
        house.must("plan")
        found = [] if house.bytes() == old else ["reading changed the file"]
        house.must("save", "5EUR", "--goal", "bike", "--asset", "jar")
        house.must("save", "6EUR", "--goal", "bike", "--asset", "jar")
        with open(f"{house.path}.v1.bak", "rb") as file:
            if file.read() != old:
                found.append("the old file is not kept")
        if b'"schemaVersion": 3' not in house.bytes():
            found.append("it was not migrated")
        return found + aftermath(house)


def beside(begun, kind, name):
    """What lies in the place of a file beside the store does no harm."""
    with Household(begun) as house:
        path = f"{house.path}{name}"
        os.remove(path)
        os.mkdir(path) if kind == "folder" else os.mkfifo(path)
        before = house.bytes()
        ran = house.cst(*SAVE, timeout=20)
        found = complaints(ran)
        if ran.code not in (0, 1):
            found.append(f"it ends with {ran.code}")
        if ran.code == 1 and (house.bytes() != before
                              or "nothing was changed" not in ran.err):
            found.append("it changed something")
        if kind == "folder" and f"{name}\" is a folder" not in ran.err:
            found.append("it does not say what is in the way")
        if house.cst("plan").code != 0:
            found.append("reading does not work")
        return found and [*found, str(ran)]
