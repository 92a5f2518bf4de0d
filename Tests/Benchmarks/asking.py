#!/usr/bin/env python3
"""Measures `cst rate fetch` of services on this machine beside `cst rate set`
and what curl takes to ask the same.

Medians of whole processes, in the demo household. It fails where fetching
takes longer than three times setting and curl's own time together
(docs/performance.md).

    Tests/Benchmarks/asking    after swift build -c release
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True
here = Path(__file__).resolve().parent
root = here.parent.parent
sys.path.insert(0, str(root / "Tests/Network"))

from services import Fake

PROGRAM = root / ".build/release/cst"
DEMO = root / "fixtures/stores/demo.json"
DAY = "2026-03-10"


def main():
    with (tempfile.TemporaryDirectory(prefix="cst-asking-") as name,
          Fake() as fake):
        environment = {"PATH": os.environ["PATH"], "HOME": name,
                       "LC_ALL": "C.UTF-8", **fake.environment()}

        def run(*words):
            ran = subprocess.run(words, cwd=name, capture_output=True,
                                 env=environment, text=True)
            if ran.returncode:
                sys.exit(f"{words}: {ran.stderr[-500:]}")
            return ran.stdout

        def cst(*words):
            return run(str(PROGRAM), *words, "--file", "store.json",
                       "--today", DAY)

        def seconds(work, before=lambda: None, times=15):
            found = []
            for _ in range(times):
                before()
                start = time.perf_counter()
                work()
                found.append(time.perf_counter() - start)
            return statistics.median(found)

        def fresh():
            for path in Path(name).glob("store.json*"):
                path.unlink()
            shutil.copy(DEMO, Path(name) / "store.json")

        fresh()
        asked = [line.split(" ", 1)[1]
                 for line in cst("rate", "fetch", "--requests").splitlines()
                 if line.startswith("GET ")]
        fetch = seconds(lambda: cst("rate", "fetch"), fresh)
        setting = seconds(lambda: cst("rate", "set", "BTC/EUR", "83000"),
                          fresh)
        curl = seconds(lambda: [run("curl", "-q", "-s", url)
                                for url in asked])
    most = 3 * setting + curl
    print(f"rate fetch {fetch * 1000:.1f} ms, rate set {setting * 1000:.1f}"
          f" ms, curl {curl * 1000:.1f} ms for {len(asked)} requests")
    print(f"rate fetch / (3 x rate set + curl): {fetch / most:.2f} (must 1)")
    return fetch > most


if __name__ == "__main__":
    sys.exit(main())
