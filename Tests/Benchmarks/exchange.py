#!/usr/bin/env python3
"""Measures import and export of 100,000 rows beside hledger and `cst plan`,
and what it takes to look back at so large a change and to undo it.

    Tests/Benchmarks/exchange.py    after swift build -c release
"""

import shutil
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from measured import PROGRAM, memory, ratio, run, seconds, tell

ROWS = 100_000
DAY = "2026-03-10"


def write_rows(path):
    with open(path, "w") as table:
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
    Path(f"{path}.rules").write_text(
        "skip 1\nfields date,description,comment,amount,x\n"
        "currency EUR\ndate-format %Y-%m-%d\naccount1 assets:bank\n")


def figures(program=PROGRAM, times=3):
    with tempfile.TemporaryDirectory(prefix="cst-exchange-") as name:
        folder = Path(name)
        write_rows(folder / "rows.csv")
        line = [program, "--file", "store.json", "--today", DAY]
        whole = [*line, "import", "rows.csv", "--asset", "bank"]

        def cst(*words):
            return run([*line, *words], name)

        def empty():
            for path in folder.glob("*store.json*"):
                path.unlink()
            cst("asset", "add", "Bank", "--currency", "EUR")

        def take(kept):
            for suffix in ("", ".history"):
                shutil.copy(folder / f"{kept}{suffix}",
                            folder / f"store.json{suffix}")

        def keep(kept):
            for suffix in ("", ".history"):
                shutil.copy(folder / f"store.json{suffix}",
                            folder / f"{kept}{suffix}")

        first = seconds(lambda: run(whole, name), empty, times)
        keep("large")
        hledger = ratio(
            lambda: run(["hledger", "-f", "rows.csv", "balance"], name),
            lambda: run(whole, name), times, empty)
        empty()
        most = memory(whole, name)
        again = seconds(lambda: run(whole, name), times=times)
        plan = seconds(lambda: cst("plan"), times=times)
        export = seconds(lambda: cst("export", "ledger"), times=times)
        cst("settings", "set", "stale-days", "9")
        keep("small")
        undo = {
            kept: seconds(lambda: cst("undo"), lambda: take(kept), times)
            for kept in ("large", "small")}
        log = ratio(*(
            lambda kept=kept: run(
                [program, "--file", kept, "--today", DAY, "log"], name)
            for kept in ("large", "small")), times * 9)
    return [
        ("hledger's balance / `cst import` of 100,000 rows", hledger, -20,
         -40),
        ("`cst import` of the same file again / first", again / first, 1.1,
         0.5),
        ("`cst import`, most memory in MB", most, 160, 100),
        ("`cst export ledger` / `cst plan`, 100,000", export / plan, 15, 8),
        ("`cst undo` of 100,000 records / of one", undo["large"] / undo["small"],
         3, 1.5),
        ("`cst log` after 100,000 records / after one", log, 1.1, 1),
    ]


if __name__ == "__main__":
    sys.exit(tell(figures()))
