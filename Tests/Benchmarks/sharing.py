#!/usr/bin/env python3
"""Measures `cst merge` of two stores of 100,000 transactions, each with 100
changes since both knew the same, beside `cst save` and `cst plan`.

    Tests/Benchmarks/sharing.py    after swift build -c release
"""

import shutil
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from history import TODAY, History
from measured import PROGRAM, memory, run, seconds, tell

CHANGES = 100


def figures(program=PROGRAM, times=5):
    with tempfile.TemporaryDirectory(prefix="cst-sharing-") as name:
        folder = Path(name)

        def cst(*words):
            run([program, *words], name, CST_TODAY=TODAY)

        def copy(store, to):
            for path in folder.glob(f"*{to}*"):
                path.unlink()
            for suffix in ("", ".history"):
                shutil.copy(folder / (store + suffix), folder / (to + suffix))

        def fresh():
            copy("anna.json", "both.json")

        def save(amount, store):
            cst("save", str(amount), "--goal", "goal-1", "--asset",
                "account-1", "--file", store)

        History(100_000).write_store(folder / "anna.json")
        cst("settings", "set", "stale-days", "9", "--file", "anna.json")
        copy("anna.json", "ben.json")
        for step in range(CHANGES):
            save(10 + step, "anna.json")
            save(500 + step, "ben.json")
        merge = ("merge", "ben.json", "--file", "both.json")
        merged = seconds(lambda: cst(*merge), fresh, times)
        fresh()
        most = memory([program, *merge], name, CST_TODAY=TODAY)
        nothing = seconds(lambda: cst(*merge), times=times)
        plan = seconds(lambda: cst("plan", "--file", "both.json"), times=times)
        saved = seconds(lambda: save(5, "both.json"), fresh, times)
    return [
        ("`cst merge` / `cst save`, 100,000", merged / saved, 3, 3),
        ("`cst merge` of nothing new / `cst plan`, 100,000", nothing / plan,
         3, 3),
        ("`cst merge`, most memory in MB", most, 80, 80),
    ]


if __name__ == "__main__":
    sys.exit(tell(figures()))
