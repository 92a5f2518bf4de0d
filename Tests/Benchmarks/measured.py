"""How single figures are measured: medians of whole processes, the most memory
of one, and counts of instructions."""

import os
import re
import statistics
import subprocess
import sys
import time
from pathlib import Path

PROGRAM = Path(__file__).resolve().parent.parent.parent / ".build/release/cst"


def environment(folder, **more):
    return {"PATH": os.environ["PATH"], "HOME": str(folder),
            "LC_ALL": "C.UTF-8", **more}


def run(words, folder, **more):
    """What a program says; it has to end well."""
    ran = subprocess.run([str(word) for word in words], cwd=folder,
                         capture_output=True, env=environment(folder, **more))
    if ran.returncode not in (0, 6):
        sys.exit(f"{words}: {ran.stderr.decode()[-500:]}")
    return ran.stdout.decode()


def seconds(work, before=lambda: None, times=5):
    """The median of some runs, before each of which something is prepared."""
    found = []
    for _ in range(times):
        before()
        start = time.perf_counter()
        work()
        found.append(time.perf_counter() - start)
    return statistics.median(found)


def ratio(work, other, times, before=lambda: None):
    """The median of ratios of two, each time one right after the other."""
    found = []
    for number in range(times):
        order = (work, other) if number % 2 else (other, work)
        walls = {each: seconds(each, before, 1) for each in order}
        found.append(walls[work] / walls[other])
    return statistics.median(found)


def memory(words, folder, **more):
    """The most memory that a process had, in MB."""
    ran = subprocess.run(
        [sys.executable, "-c",
         "import resource,subprocess,sys;"
         "subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL);"
         "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)",
         *[str(word) for word in words]],
        cwd=folder, capture_output=True, text=True,
        env=environment(folder, **more))
    return int(ran.stdout) / 1024


def instructions(words, folder):
    """The instructions of one process, in a world that is always the same."""
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
         *[str(word) for word in words]],
        cwd=folder, capture_output=True, text=True,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder), "LC_ALL": "C.UTF-8",
             "SWIFT_DETERMINISTIC_HASHING": "1"})
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode not in (0, 6) or not found:
        sys.exit(f"{words} could not be counted:\n" + result.stderr)
    return int(found.group(1))


def tell(figures):
    """Says what was measured; whether something is beyond what it must be.

    A figure is a title, a value, what it must be and what is aimed for; where
    that is below nothing, more is better.
    """
    failed = False
    for title, value, must, _ in figures:
        bad = value < -must if must < 0 else value > must
        failed = failed or bad
        print(f"{title}: {value:,.2f} (must {abs(must):,g})"
              f"{' FAILED' if bad else ''}")
    return failed
