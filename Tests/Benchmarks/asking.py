#!/usr/bin/env python3
"""Measures `cst rate fetch` of services on this machine beside `cst rate set`
and what curl takes to ask the same, in the demo household.

    Tests/Benchmarks/asking.py    after swift build -c release
"""

import shutil
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
here = Path(__file__).resolve().parent
root = here.parent.parent
sys.path[:0] = [str(here), str(root / "Tests/Network")]

from measured import PROGRAM, ratio, run, seconds, tell
from services import Fake

DEMO = root / "fixtures/stores/demo.json"
DAY = "2026-03-10"


def figures(program=PROGRAM, times=15):
    with (tempfile.TemporaryDirectory(prefix="cst-asking-") as name,
          Fake() as fake):
        store = Path(name) / "store.json"
        plain = Path(name) / "plain.json"

        def cst(*words, file=store):
            return run([program, *words, "--file", file, "--today", DAY],
                       name, **fake.environment())

        def fresh():
            for path in Path(name).glob("store.json*"):
                path.unlink()
            shutil.copy(DEMO, store)

        fresh()
        asked = [line.split(" ", 1)[1]
                 for line in cst("rate", "fetch", "--requests").splitlines()
                 if line.startswith("GET ")]
        fetch = seconds(lambda: cst("rate", "fetch"), fresh, times)
        setting = seconds(lambda: cst("rate", "set", "BTC/EUR", "83000"),
                          fresh, times)
        curl = seconds(lambda: [run(["curl", "-q", "-s", url], name,
                                    **fake.environment()) for url in asked],
                       times=times)
        fresh()
        shutil.copy(DEMO, plain)
        cst("settings", "set", "source.BTC", "coingecko:bitcoin")
        cst("settings", "set", "source.USD", "ecb")
        settled = ratio(lambda: cst("plan"), lambda: cst("plan", file=plain),
                        10 * times)
    return [
        ("`cst rate fetch` less curl's own time / `cst rate set`",
         (fetch - curl) / setting, 3, 2),
        ("`cst plan` with sources set / without", settled, 1.01, 1),
    ]


if __name__ == "__main__":
    sys.exit(tell(figures()))
