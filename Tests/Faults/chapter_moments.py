"""What may come between the steps of a change."""

import os
import subprocess

from calls import calls, injecting, need
from chapter_disks import expected
from household import SAVE, Household, aftermath, meaning
from points import Point, Skipped
from program import CST, complaints


def moments(quick):
    """A flush that fails, an edit of another program, another owner."""
    begun = Household().begin()
    for name, attempt in [
            ("a flush of the folder that fails", last_flush),
            ("an edit before the rename", edited_meanwhile),
            ("a folder that takes no links", no_links),
            ("another owner", another_owner)]:
        yield Point(name, lambda attempt=attempt: attempt(begun))


def last_flush(begun):
    flushes = [call for call in calls(Household(begun), SAVE)
               if call.name in ("fsync", "fdatasync")]
    with Household(begun) as house:
        ran = house.cst(*SAVE, before=injecting(flushes[-1], "error=EIO"))
        found = complaints(ran)
        if ran.code != 7:
            found.append("it does not end with 7")
        if "was saved, but may not outlive a power cut" not in ran.err:
            found.append("it does not say what that means")
        if meaning(house.bytes(), begun.bytes()) != expected(begun):
            found.append("the change is not there")
        found += aftermath(house)
    return found and [*found, str(ran)]


def edited_meanwhile(begun):
    """Another program writes the store while the new one is being flushed."""
    need("strace")
    with Household(begun) as house:
        process = subprocess.Popen(
            ["strace", "-f", "-qq", "-o", os.devnull, "-e", "trace=fsync",
             "-e", "inject=fsync:delay_enter=1500000:when=1", CST, *SAVE],
            env={"HOME": house.home}, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True)
        draft = f"{house.folder}/.savings.json.new"
        while process.poll() is None and not os.path.exists(draft):
            pass
        edit = begun.bytes() + b"\n"
        with open(house.path, "wb") as file:
            file.write(edit)
        _, message = process.communicate(timeout=30)
        found = []
        if process.returncode != 5 or "nothing was changed" not in message:
            found.append("it is not busy")
        if house.bytes() != edit:
            found.append("the other edit is lost")
        found += aftermath(house)
    return found and [*found, f"exit {process.returncode}: {message}"]


def no_links(begun):
    """The old state is kept by a copy where it cannot get a second name."""
    with Household(begun) as house:
        links = [call for call in calls(Household(begun), SAVE)
                 if call.name in ("link", "linkat")]
        before = house.bytes()
        ran = house.cst(*SAVE, before=injecting(links[-1], "error=EPERM"))
        found = complaints(ran)
        if ran.code != 0:
            found.append("it does not go well")
        if meaning(house.bytes(), before) != expected(begun):
            found.append("the change is not there")
        with open(f"{house.path}.bak", "rb") as file:
            if file.read() != before:
                found.append("the backup is not what was there before")
        found += aftermath(house)
    return found and [*found, str(ran)]


def another_owner(begun):
    """A change by the superuser shuts nobody out."""
    if os.geteuid() != 0:
        raise Skipped("only the superuser writes the files of others")
    with Household(begun) as house:
        for folder, _, names in os.walk(house.home):
            for path in [folder, *(f"{folder}/{name}" for name in names)]:
                os.chown(path, 65534, 65534)
        for arguments in (SAVE, ("undo",), ("redo",), SAVE):
            house.must(*arguments)
        owners = {name: os.lstat(f"{house.folder}/{name}").st_uid
                  for name in house.files()}
    return [f"I6: {name} belongs to {owner}"
            for name, owner in owners.items() if owner != 65534]
