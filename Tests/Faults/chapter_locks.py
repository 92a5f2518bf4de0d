"""A lock that is taken away from under those who hold it."""

import json
import os
import subprocess
import threading

from calls import calls, injecting, need, repeating
from chapter_writers import begin, end, watch
from household import Household, aftermath
from points import Point
from program import CST, complaints, environment

WRITERS = 8
PAUSE = 300_000
# At these the others get their chance, if they get any.
DECISIVE = {"flock", "fsync", "linkat", "renameat", "unlinkat"}
SLOW = ("asset", "add", "Slow", "--currency", "EUR")


def locks(quick):
    """The lock's file is removed or replaced while others change the store."""
    begun = Household().begin()
    takes = {"removed": remove, "replaced": replace,
             "removed with all that is unfinished": clean}
    for name, take in takes.items():
        yield Point(f"the lock is {name} in a loop",
                    lambda take=take: looped(begun, take,
                                             10 if quick else 100))
    for story, template in [("change", begun), ("first change", None)]:
        for call in own_calls(template):
            if quick and call.name not in DECISIVE:
                continue
            for name in ("removed",) if quick else takes:
                yield Point(
                    f"{story}, {name} at {call.name}:{call.count}",
                    lambda c=call, t=template, take=takes[name]: paused(
                        t, c, take))


def own_calls(template):
    """The calls that the program makes itself, not those that begin it."""
    with Household(template) as house:
        return [call for call in calls(house, SLOW) if not call.isEarly]


def remove(house):
    forget(f"{house.folder}/.savings.json.lock")


def forget(path):
    try:
        os.remove(path)
    except FileNotFoundError:
        pass


def replace(house):
    """Another file takes its name, as a sync program does it."""
    if os.path.isdir(house.folder):
        other = f"{house.home}/lock"
        open(other, "w").close()
        os.chmod(other, 0o600)
        os.rename(other, f"{house.folder}/.savings.json.lock")


def clean(house):
    """Whatever is of no use goes, as `git clean` does it."""
    remove(house)
    for name in house.files():
        if name.endswith(".new"):
            forget(f"{house.folder}/{name}")


def looped(begun, take, changes):
    """Eight who write again and again beside one who takes their lock."""
    found, ends, done = [], [], threading.Event()
    with Household(begun) as house:

        def taking():
            while not done.wait(0.001):
                take(house)

        def writing(writer):
            for change in range(changes):
                number = writer * changes + change
                ends.append((f"writer {number}",
                             *end(begin(house, number))))

        aside = [threading.Thread(target=taking),
                 threading.Thread(target=watch, args=(house, found, done))]
        writers = [threading.Thread(target=writing, args=(writer,))
                   for writer in range(WRITERS)]
        for thread in aside + writers:
            thread.start()
        for thread in writers:
            thread.join()
        done.set()
        for thread in aside:
            thread.join()
        notes = [row.get("note") for row in json.loads(house.bytes())[
            "transactions"]]
        found += kept(notes, ends)
        found += aftermath(house)
    return found


def paused(template, call, take):
    """One pauses at a call, and others begin with a lock of their own."""
    need("strace")
    found, ends = [], []
    fault = f"delay_enter={PAUSE}"
    with Household(template) as house:
        slow = subprocess.Popen(
            [*injecting(call, fault), CST, *SLOW],
            env=environment(house.home), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        while slow.poll() is None:
            take(house)
            name = f"Other {len(ends)}"
            ran = house.cst("asset", "add", name, "--currency", "EUR")
            found += complaints(ran)
            ends.append((name, ran.code, ran.err))
        ends.append(("Slow", *end(slow)))
        names = [row["name"] for row in json.loads(house.bytes())["assets"]]
        found += kept(names, ends)
        found += aftermath(house)
    return found and [*found, "by hand, while the lock is removed: "
                      + repeating(call, fault, SLOW)]


def kept(there, ends):
    """Whether what was acknowledged is there once, and what was not is not."""
    found = []
    for name, code, message in ends:
        count = there.count(name)
        if code == 0 and count != 1:
            found.append(f"I2: \"{name}\" was acknowledged, and is there "
                         f"{count} times")
        if code != 0 and count:
            found.append(f"I3: \"{name}\" was refused, and is there")
        if code not in (0, 1, 5) or (
                code and "nothing was changed" not in message):
            found.append(f"I3: \"{name}\" ends with {code}: {message}")
    if not any(code == 0 for _, code, _ in ends):
        found.append(f"nobody could change anything: {ends[-1]}")
    return found
