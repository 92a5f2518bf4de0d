"""Points of a fault, and how they are tried and counted."""

import multiprocessing
import os
import sys
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Callable


class Skipped(Exception):
    """What this machine cannot do, and why."""


@dataclass
class Point:
    """One fault at one place: `save write:3 SIGKILL`.

    `attempt` returns what was violated, a line each. One that tries a whole
    row of commands counts as so many.
    """

    name: str
    attempt: Callable[[], list]
    size: int = 1


@dataclass
class Count:
    """How a chapter went."""

    name: str
    tried: int = 0
    violated: int = 0
    skipped: str = ""
    seconds: float = 0


def attempt(point):
    """What is violated at a point, with a failing test as a violation too."""
    try:
        return point, point.attempt(), None
    except Skipped as reason:
        return point, [], str(reason)
    except Exception:
        return point, [traceback.format_exc(limit=4)], None


@contextmanager
def in_threads(chosen, workers):
    """What comes of each point, in their order."""
    with ThreadPoolExecutor(workers) as pool:
        yield pool.map(attempt, chosen)
        pool.shutdown(cancel_futures=True)


@contextmanager
def in_processes(chosen, workers):
    """The same, where Python has as much to do as the program."""
    global shared
    shared = chosen
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        results = pool.imap(numbered, range(len(chosen)), chunksize=4)
        yield ((point, *rest) for point, rest in zip(chosen, results))


def numbered(place):
    """What is violated at a point that came along when this was forked."""
    return attempt(shared[place])[1:]


def run(name, points, only=None, workers=None, isForked=False):
    """Tries the points of a chapter, and ends at the first violation."""
    start = time.monotonic()
    count = Count(name)
    reasons = []
    try:
        chosen = [point for point in points()
                  if only is None or point.name == only]
    except Skipped as reason:
        chosen, reasons = [], [str(reason)]
    trying = in_processes if isForked else in_threads
    with trying(chosen, workers or os.cpu_count() or 2) as results:
        for point, found, reason in results:
            if reason:
                reasons.append(f"{point.name}: {reason}")
                continue
            count.tried += point.size
            if not found:
                continue
            count.violated += 1
            print(f"\n{name}: violated at \"{point.name}\"")
            for line in found:
                print(f"  {line}")
            print(f"repeat it with: Tests/Faults/run --only {name} "
                  f"--point \"{point.name}\"", flush=True)
            if "CST_FAULTS_GO_ON" not in os.environ:
                break
    count.skipped = "; ".join(reasons)
    count.seconds = time.monotonic() - start
    line = f"{name}: {count.tried} points, {count.violated} violations"
    print(f"{line} ({count.seconds:.0f} s)", flush=True)
    for reason in reasons:
        print(f"  skipped: {reason}", flush=True)
    return count


def finish(counts):
    """The last lines, and the code of the whole."""
    tried = sum(count.tried for count in counts)
    violated = sum(count.violated for count in counts)
    print(f"all: {tried} points, {violated} violations")
    skipped = [count.name for count in counts if count.skipped]
    if skipped:
        print(f"not everything could be tried here: {', '.join(skipped)}")
    if tried == 0:
        print("nothing was tried")
    sys.exit(1 if violated or tried == 0 else 0)
