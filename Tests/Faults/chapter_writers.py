"""Fifty who write at once, some of them killed, and others who read."""

import json
import random
import subprocess
import threading

from household import SAVE, Household, aftermath
from points import Point
from program import CST, environment

WRITERS = 50


def writers(quick):
    """Rounds of fifty writers; in all but the first about a third is killed."""
    begun = Household().begin()
    for number in range(3 if quick else 20):
        yield Point(f"round {number}", lambda n=number: together(begun, n))


def together(begun, number):
    dice = random.Random(number)
    found = []
    with Household(begun) as house:
        done = threading.Event()
        readers = [threading.Thread(target=watch, args=(house, found, done))
                   for _ in range(3)]
        for reader in readers:
            reader.start()
        processes, doomed = [], set()
        for writer in range(WRITERS):
            processes.append(begin(house, writer))
            running = alive(processes)
            # One of those that are at it just now dies.
            if number and running and dice.randrange(3) == 0:
                victim = dice.choice(running)
                processes[victim].kill()
                processes[victim].wait()
                doomed.add(victim)
        ends = [end(process) for process in processes]
        if number and sum(code == -9 for code, _ in ends) < WRITERS // 10:
            found.append(f"only {len(doomed)} writers were killed")
        done.set()
        for reader in readers:
            reader.join()
        found += counted(house, ends, doomed)
        found += aftermath(house)
    return found


def alive(processes):
    """The places of those that have not ended yet."""
    return [place for place, process in enumerate(processes)
            if process.poll() is None]


def begin(house, writer):
    return subprocess.Popen(
        [CST, *SAVE, "--note", f"writer {writer}"],
        env=environment(house.home), stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def end(process):
    try:
        _, message = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        process.kill()
        return "hanging", ""
    return process.returncode, message


def watch(house, found, done):
    """Reads all the time; what was there once stays there."""
    seen = 0
    while not done.is_set():
        ran = house.cst("tx", "list", "--json")
        if ran.code != 0:
            found.append(f"a reader fails: {ran}")
            return
        count = len(json.loads(ran.out)["data"]["transactions"])
        if count < seen:
            found.append(f"a reader sees {count} after {seen}")
        seen = count


def counted(house, ends, doomed):
    """Whether what was acknowledged is there, once each."""
    found = []
    store = json.loads(house.bytes())
    notes = [row.get("note") for row in store["transactions"]]
    for writer, (code, message) in enumerate(ends):
        count = notes.count(f"writer {writer}")
        if code == 0 and count != 1:
            found.append(f"I2: writer {writer} was told 0, and it is there "
                         f"{count} times")
        elif code == 5 and (count or "nothing was changed" not in message):
            found.append(f"I3: writer {writer} was told no: {message}")
        elif code not in (0, 5) and not (code == -9 and writer in doomed):
            found.append(f"writer {writer} ends with {code}: {message}")
        elif count > 1:
            found.append(f"writer {writer} is there {count} times")
    written = sum(note is not None for note in notes)
    if store["revision"] != 5 + written:
        found.append(f"{written} changes led to {store['revision']}")
    listed = json.loads(house.must("log", "--json", "--limit", "500").out)
    if len(listed["data"]["changes"]) != store["revision"]:
        found.append("the history has not every change")
    return found
