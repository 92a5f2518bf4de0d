#!/usr/bin/env python3
"""Measures `cst merge` of two stores of 100,000 transactions, each with 100
changes since both knew the same, beside `cst save` and `cst plan`.

Medians of whole processes. It fails where a ratio is beyond what it must be
(docs/performance.md).

    Tests/Benchmarks/sharing    after swift build -c release
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
sys.path.insert(0, str(here))

from history import TODAY, History

PROGRAM = here.parent.parent / ".build/release/cst"
CHANGES = 100


def main():
    with tempfile.TemporaryDirectory(prefix="cst-sharing-") as name:
        folder = Path(name)
        environment = {"PATH": os.environ["PATH"], "HOME": name,
                       "LC_ALL": "C.UTF-8", "CST_TODAY": TODAY}

        def cst(*words):
            ran = subprocess.run([str(PROGRAM), *words], cwd=name,
                                 capture_output=True, env=environment)
            if ran.returncode:
                sys.exit(f"{words}: {ran.stderr.decode()[-500:]}")

        def copy(store, to):
            for path in folder.glob(f"*{to}*"):
                path.unlink()
            for suffix in ("", ".history"):
                shutil.copy(folder / (store + suffix), folder / (to + suffix))

        def seconds(words, before=lambda: None, times=5):
            found = []
            for _ in range(times):
                before()
                start = time.perf_counter()
                cst(*words)
                found.append(time.perf_counter() - start)
            return statistics.median(found)

        def memory(words):
            ran = subprocess.run(
                ["/usr/bin/env", "python3", "-c",
                 "import resource,subprocess,sys;"
                 "subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL);"
                 "print(resource.getrusage(resource.RUSAGE_CHILDREN)"
                 ".ru_maxrss)", str(PROGRAM), *words],
                cwd=name, capture_output=True, text=True, env=environment)
            return int(ran.stdout) / 1024

        History(100_000).write_store(folder / "anna.json")
        cst("settings", "set", "stale-days", "9", "--file", "anna.json")
        copy("anna.json", "ben.json")
        for step in range(CHANGES):
            for store, amount in (("anna", 10 + step), ("ben", 500 + step)):
                cst("save", str(amount), "--goal", "goal-1", "--asset",
                    "account-1", "--file", f"{store}.json")
        merge = ["merge", "ben.json", "--file", "both.json"]
        fresh = lambda: copy("anna.json", "both.json")
        merged = seconds(merge, fresh)
        fresh()
        most = memory(merge)
        nothing = seconds(merge)
        plan = seconds(["plan", "--file", "both.json"])
        save = seconds(["save", "5", "--goal", "goal-1", "--asset",
                        "account-1", "--file", "both.json"], fresh)
    figures = [
        ("merge / save", merged / save, 3),
        ("memory of merge, MB", most, 80),
        ("nothing new / plan", nothing / plan, 3),
    ]
    print(f"merge {merged * 1000:.0f} ms, nothing new {nothing * 1000:.0f} ms,"
          f" save {save * 1000:.0f} ms, plan {plan * 1000:.0f} ms")
    failed = False
    for what, figure, must in figures:
        failed = failed or figure > must
        print(f"{what}: {figure:.2f} (must {must})"
              f"{' FAILED' if figure > must else ''}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
