"""The faults that a store must survive, a chapter each."""

import argparse
import os
import signal

import chapter_answers
import chapter_calls
import chapter_damage
import chapter_disks
import chapter_files
import chapter_locks
import chapter_moments
import chapter_owners
import chapter_places
import chapter_power
import chapter_sealed
import chapter_streams
import chapter_writers
from points import finish, run

CHAPTERS = {
    "kills": chapter_calls.kills,
    "errors": chapter_calls.errors,
    "moments": chapter_moments.moments,
    "writers": chapter_writers.writers,
    "locks": chapter_locks.locks,
    "owners": chapter_owners.owners,
    "disks": chapter_disks.disks,
    "power": chapter_power.power,
    "places": chapter_places.places,
    "damage": chapter_damage.damage,
    "files": chapter_files.files,
    "answers": chapter_answers.answers,
    "sealed": chapter_sealed.sealed,
    "streams": chapter_streams.streams,
}

# To see every violation at once, where there are several.
GOES_ON = "CST_FAULTS_GO_ON" in os.environ

# Their points would stand in each other's way.
ALONE = {"writers": 1, "power": 1, "disks": 1}

# Theirs are short, and many: threads of Python would wait for each other.
FORKED = {"sealed"}


def main():
    reader = argparse.ArgumentParser(
        prog="Tests/Faults/run", description=__doc__)
    reader.add_argument("--quick", action="store_true",
                        help="fewer points, for every change of the code")
    reader.add_argument("--only", choices=CHAPTERS, action="append",
                        help="this chapter alone; can be given several times")
    reader.add_argument("--point", help="this point of the chapter alone")
    reader.add_argument("--meet", type=int, metavar="N",
                        help="each sealed store meets N commands, not all")
    choice = reader.parse_args()
    # A shell starts what runs in its background deaf to Ctrl-C, and what it
    # starts inherits that.
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM,
                   signal.SIGHUP):
        if signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
    counts = []
    for name, points in CHAPTERS.items():
        if choice.only and name not in choice.only:
            continue
        more = {"meet": choice.meet} if name == "sealed" else {}
        counts.append(
            run(name, lambda: points(choice.quick, **more), choice.point,
                workers=ALONE.get(name), isForked=name in FORKED))
        if counts[-1].violated and not GOES_ON:
            break
    finish(counts)


if __name__ == "__main__":
    main()
