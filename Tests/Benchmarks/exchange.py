#!/usr/bin/env python3
"""Measures import and export of 100,000 rows beside hledger and `cst plan`.

Medians of whole processes. It fails where a ratio is beyond what it must be
(docs/performance.md).

    Tests/Benchmarks/exchange    after swift build -c release
"""

import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

root = Path(__file__).resolve().parent.parent.parent
PROGRAM = root / ".build/release/cst"
ROWS = 100_000


def seconds(words, folder, times=3, before=None):
    found = []
    for _ in range(times):
        if before:
            before()
        start = time.perf_counter()
        ran = subprocess.run([str(word) for word in words], cwd=folder,
                             capture_output=True,
                             env={"PATH": os.environ["PATH"], "HOME": folder,
                                  "LC_ALL": "C.UTF-8"})
        found.append(time.perf_counter() - start)
        if ran.returncode:
            sys.exit(f"{words}: {ran.stderr.decode()[-500:]}")
    return statistics.median(found)


def memory(words, folder):
    """The most memory that a process had, in MB."""
    ran = subprocess.run(
        ["/usr/bin/env", "python3", "-c",
         "import resource,subprocess,sys;"
         "subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL);"
         "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)",
         *[str(word) for word in words]],
        cwd=folder, capture_output=True, text=True,
        env={"PATH": os.environ["PATH"], "HOME": folder})
    return int(ran.stdout) / 1024


def main():
    with tempfile.TemporaryDirectory(prefix="cst-exchange-") as name:
        folder = Path(name)
        with open(folder / "rows.csv", "w") as table:
            table.write("Date,Payee,Memo,Amount,Balance\n")
            balance = 0
            for row in range(ROWS):
                day, cents = row // 30, (row * 7919) % 9000 + 5
                balance += cents
                year, rest = 2015 + day // 336, day % 336
                table.write(
                    f"{year}-{rest // 28 + 1:02d}-{rest % 28 + 1:02d},"
                    f"Payee {row % 97},Memo of {row},"
                    f"{cents // 100}.{cents % 100:02d},"
                    f"{balance // 100}.{balance % 100:02d}\n")
        (folder / "rows.csv.rules").write_text(
            "skip 1\nfields date,description,comment,amount,x\n"
            "currency EUR\ndate-format %Y-%m-%d\naccount1 assets:bank\n")
        cst = [PROGRAM, "--file", "store.json", "--today", "2026-03-10"]
        line = [*cst, "import", "rows.csv", "--asset", "bank"]

        def fresh():
            for path in folder.glob("*store.json*"):
                path.unlink()
            subprocess.run([*cst, "asset", "add", "Bank", "--currency", "EUR"],
                           cwd=folder, check=True, stdout=subprocess.DEVNULL)

        first = seconds(line, name, before=fresh)
        fresh()
        most = memory(line, name)
        second = seconds(line, name)
        plan = seconds([*cst, "plan"], name)
        export = seconds([*cst, "export", "ledger"], name)
        hledger = seconds(["hledger", "-f", "rows.csv", "balance"], name, 1)
    figures = [
        ("hledger balance / import", hledger / first, 20, True),
        ("import again / import", second / first, 1.1, False),
        ("memory of import, MB", most, 160, False),
        ("export ledger / plan", export / plan, 15, False),
    ]
    print(f"import {first * 1000:.0f} ms, again {second * 1000:.0f} ms,"
          f" hledger {hledger * 1000:.0f} ms, plan {plan * 1000:.0f} ms,"
          f" export {export * 1000:.0f} ms")
    failed = False
    for what, figure, must, isLeast in figures:
        bad = figure < must if isLeast else figure > must
        failed = failed or bad
        print(f"{what}: {figure:.2f} (must {must}){' FAILED' if bad else ''}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
