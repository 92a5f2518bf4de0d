#!/usr/bin/env python3
"""Counts what no clock tells well: the instructions of commands on histories of
10,000 transactions, beside those of others.

    Tests/Benchmarks/counted.py    after swift build -c release
"""

import shutil
import sys
import tempfile
from datetime import date, timedelta
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from history import TODAY, History
from measured import PROGRAM, instructions, tell


def figures(program=PROGRAM):
    with tempfile.TemporaryDirectory(prefix="cst-counted-") as name:
        folder = Path(name)

        def write(store, transactions=10_000, **options):
            History(transactions, **options).write_store(folder / store)

        def count(words, store):
            return instructions(
                [program, *words.split(), "--file", store, "--today", TODAY],
                name)

        write("store.json")
        write("many.json", goals=1000)
        write("months.json", goals=1000, monthly=True)
        write("daily.json", daily=3667)
        write("old.json", 100, goals=1, since="1926")
        write("older.json", 100, goals=1, since="1026")
        shutil.copy(folder / "store.json", folder / "changed.json")
        plan = count("plan", "store.json")
        flex = count("flex --adjust 0.5", "store.json")
        rehearsed = count("flex --adjust 0.5 --apply --dry-run", "store.json")
        applied = count("flex --adjust 0.5 --apply", "changed.json")
        budget = count("budget 10000000", "store.json")
        many = count("plan", "many.json")
        standing = count("budget 10000000", "months.json")
        months = count("plan", "months.json")
        daily = count("plan", "daily.json")
        hundred = count("month list --json", "old.json")
        thousand = count("month list --json", "older.json")

        def rates(days):
            day = date(1990, 1, 1)
            (folder / "rates.csv").write_text("date,base,quote,rate\n" + "".join(
                f"{day + timedelta(index)},{code},EUR,{1 + index % 7}\n"
                for index in range(days) for code in ("BTC", "ETH")))
            return count("rate import rates.csv --dry-run", "old.json")

        few, more = rates(3000), rates(12_000)
    return [
        ("instructions of each further goal, to 1,000", (many - plan) / 970,
         120_000, 80_000),
        ("instructions of `cst flex --apply` / `cst flex`", applied / flex,
         1.3, 1.3),
        ("the same with `--dry-run`", rehearsed / flex, 1.3, 1.05),
        ("instructions of `cst budget` that is enough / `cst plan`",
         budget / plan, 1.2, 1.05),
        ("the same of 1,000 monthly goals", standing / months, 2, 1.5),
        ("instructions of `cst plan` with 11,000 rates / with 108",
         daily / plan, 1.3, 1.1),
        ("instructions of `cst month list --json` over 1,000 years / over 100",
         thousand / hundred, 12, 10),
        ("instructions of `cst rate import` of 24,000 rates / of 6,000",
         more / few, 4.6, 4.2),
    ]


if __name__ == "__main__":
    sys.exit(tell(figures()))
