"""What the measurements come to, as the tables of docs/performance.md."""

import datetime
import os
import platform
import statistics
import sys

BEGIN = "<!-- written by Tests/Benchmarks/run -->"
END = "<!-- end of what Tests/Benchmarks/run writes -->"

NAMES = [
    ("plan", "`cst plan`"),
    ("accounts", "`cst asset list`"),
    ("goals", "`cst goal list`"),
    ("flex", "`cst flex --adjust 0.5`"),
    ("budget", "`cst budget 10000000`"),
    ("forecast", "`cst forecast`"),
    ("calendar", "`cst calendar`"),
    ("chart-goals", "`cst chart goals`"),
    ("chart-shares", "`cst chart shares`"),
    ("chart-days", "`cst chart days`"),
    ("chart-year", "`cst chart saved`, a goal of 23 months"),
    ("chart-decade", "`cst chart saved`, 107 months"),
    ("remind", "`cst remind`"),
    ("save-dry", "`cst save --dry-run`"),
    ("try", "`cst try`, one step"),
    ("thousand", "`cst plan`, 1,000 goals"),
    ("month", "`cst month show`"),
    ("months", "`cst month list`"),
    ("ten-years", "`cst month list --limit 120`"),
    ("report-year", "`cst report`, 12 months"),
    ("report-decade", "`cst report`, 12 goals over 120 months"),
    ("closed", "`cst plan`, 120 closed months of 10 goals"),
    ("save", "`cst save`"),
    ("dd", "`dd conv=fsync` of the store"),
    ("ledger", "ledger, `balance`"),
    ("hledger", "hledger, `balance`"),
    ("sqlite3", "sqlite3, `decimal_sum`"),
    ("jq", "jq, inexact sums"),
    ("simdjson", "simdjson in C++, inexact sums"),
]

# What is measured against what, and what must and shall come out.
RATIOS = [
    ("`cst version` / `/bin/true`", ("version", 0), ("true", 0), 2.0, 1.3),
    ("`cst plan`, demo household, / `/bin/true`", ("demo", 0), ("true", 0),
     4, 2.5),
    ("ledger's balance / `cst plan`, 10,000", ("ledger", 10_000),
     ("plan", 10_000), -20, -35),
    ("ledger's balance / `cst plan`, 100,000", ("ledger", 100_000),
     ("plan", 100_000), -35, -65),
    ("ledger's balance / `cst plan`, 1,000,000", ("ledger", 1_000_000),
     ("plan", 1_000_000), -40, -85),
    ("`cst plan` / simdjson, 100,000", ("plan", 100_000),
     ("simdjson", 100_000), 1.0, 0.4),
    ("`cst save` / `dd conv=fsync`, 100,000", ("save", 100_000),
     ("dd", 100_000), 2.5, 1.8),
    ("`cst flex` / `cst plan`, 100,000", ("flex", 100_000),
     ("plan", 100_000), 1.3, 1.05),
    ("`cst budget` / `cst plan`, 100,000", ("budget", 100_000),
     ("plan", 100_000), 1.2, 1.05),
    ("`cst month show` / `cst plan`, 100,000", ("month", 100_000),
     ("plan", 100_000), 1.3, 1.1),
    ("`cst month list` / `cst plan`, 100,000", ("months", 100_000),
     ("plan", 100_000), 1.5, 1.2),
    ("`cst month list --limit 120` / `cst plan`, 100,000",
     ("ten-years", 100_000), ("plan", 100_000), 2.5, 1.8),
    ("`cst plan`, 120 closed months / none, 100,000", ("closed", 100_000),
     ("plan", 100_000), 1.05, 1.02),
    ("`cst forecast` / `cst plan`, 100,000", ("forecast", 100_000),
     ("plan", 100_000), 1.8, 1.3),
    ("`cst forecast` / `cst plan`, demo household", ("demo-forecast", 0),
     ("demo", 0), 2.0, 1.5),
    ("`cst report`, 12 months / `cst plan`, 100,000",
     ("report-year", 100_000), ("plan-year", 100_000), 2.0, 1.6),
    ("`cst report`, 12 goals, 120 months / `cst plan`, 100,000",
     ("report-decade", 100_000), ("plan-decade", 100_000), 3.0, 2.2),
    ("`cst calendar` / `cst plan`, 100,000", ("calendar", 100_000),
     ("plan", 100_000), 1.3, 1.1),
    ("`cst remind` / `cst plan`, 100,000", ("remind", 100_000),
     ("plan", 100_000), 1.3, 1.1),
    ("`cst chart goals` / `cst plan`, 100,000", ("chart-goals", 100_000),
     ("plan", 100_000), 1.2, 1.1),
    ("`cst chart shares` / `cst plan`, 100,000", ("chart-shares", 100_000),
     ("plan", 100_000), 1.1, 1.05),
    ("`cst chart days` / `cst plan`, 100,000", ("chart-days", 100_000),
     ("plan", 100_000), 1.1, 1.05),
    ("`cst chart saved`, a goal of 23 months / `cst plan`, 100,000",
     ("chart-year", 100_000), ("plan", 100_000), 1.3, 1.2),
    ("`cst chart saved`, 107 months / `cst plan`, 100,000",
     ("chart-decade", 100_000), ("plan", 100_000), 2.0, 1.7),
    ("`cst try`, one step / `cst save --dry-run`, 100,000",
     ("try", 100_000), ("save-dry", 100_000), 1.5, 1.2),
]


def table(bench, sizes, figures):
    def medians(key):
        runs = bench.results.get(key)
        return runs and [statistics.median(part) for part in zip(*runs)]

    def cells(name, part):
        return [number(medians((name, size)), part) for size in sizes]

    lines = [
        f"Measured on {datetime.date.today()} with"
        f" `{' '.join(['Tests/Benchmarks/run', *sys.argv[1:]])}`:"
        f" {os.cpu_count()} processors, {platform.machine()},"
        f" {platform.system()} {platform.release().split('-')[0]},"
        f" load {os.getloadavg()[0]:.1f}; medians of whole processes, and"
        " of ratios of two that ran side by side.", "",
    ]
    starts = [(title, medians((name, 0))) for name, title in (
        ("true", "`/bin/true`"), ("version", "`cst version`"),
        ("demo", "`cst plan`, demo household"),
        ("complete", "`cst __complete plan --goal ''`"),
        ("complete-tx", "`cst __complete tx show ''`"),
        ("fifty", "`cst plan`, 50 goals, 5,000 transactions"))]
    lines += rows(["starting", "wall ms", "processor ms", "peak MB"],
                  [[title, *(number(found, part) for part in range(3))]
                   for title, found in starts])
    heads = [f"{size:,}" for size in sizes]
    for title, part in (("wall ms, by transactions", 0),
                        ("processor ms", 1), ("peak MB", 2)):
        lines += rows([title, *heads],
                      [[label, *cells(name, part)] for name, label in NAMES])
    lines += rows(["growth of the wall per tenfold",
                   *(f"{a:,} to {b:,}" for a, b in zip(sizes, sizes[1:]))],
                  [[label, *(growth(medians((name, a)), medians((name, b)))
                             for a, b in zip(sizes, sizes[1:]))]
                   for name, label in NAMES])
    found = [ratio(title, bench.ratios.get((a, b)), must, aim)
             for title, a, b, must, aim in RATIOS]
    for title, name, most in (
            ("`cst __complete plan --goal ''`, rule 101", "complete", 20),
            ("`cst __complete tx show ''`, rule 101", "complete-tx", 20),
            ("`cst plan`, 50 goals, 5,000 transactions, rule 102", "fifty",
             10)):
        wall = medians((name, 0))[0]
        found.append([title, f"{wall:.1f} ms", f"{most} ms", "",
                      verdict(wall, most, 0)])
    peak = [medians(("plan", size)) for size in sizes]
    most = max((run[2] for run in peak if run), default=0)
    found.append(["`cst plan`, most memory", f"{most:.1f} MB", "24 MB", "6 MB",
                  verdict(most, 24, 6)])
    for title, a, b in (
            ("a year", "report-year", "plan-year"),
            ("ten years", "report-decade", "plan-decade")):
        pairs = [(medians((a, size)), medians((b, size))) for size in sizes]
        more = max((one[2] - other[2] for one, other in pairs
                    if one and other), default=0)
        found.append([f"`cst report` of {title}, memory beyond `cst plan`",
                      f"{more:.1f} MB", "1 MB", "1 MB", verdict(more, 1, 1)])
    found += [row(*figure) for figure in figures]
    size = bench.size_of_program / 1e6
    found.append(["stripped release binary, over one that does nothing",
                  f"{size:.1f} MB", "5 MB", "3 MB", verdict(size, 5, 3)])
    lines += rows(["target", "measured", "must", "aim", ""], found)
    if not bench.sums:
        lines += ["simdjson was not to be had here, so it was not measured.",
                  ""]
    return "\n".join(lines)


def ratio(title, found, must, aim):
    limits = [f"{abs(must):g}", f"{abs(aim):g}"]
    if not found:
        return [title, "not measured", *limits, ""]
    value = statistics.median(found)
    if must < 0:
        return [title, f"{value:.0f}", *limits, verdict(-value, must, aim)]
    return [title, f"{value:.2f}", *limits, verdict(value, must, aim)]


def row(title, value, must, aim):
    """A figure that was measured by itself; below nothing, more is better."""
    digits = 0 if value >= 100 else 2
    return [title, f"{value:,.{digits}f}", f"{abs(must):,g}", f"{abs(aim):,g}",
            verdict(-value if must < 0 else value, must, aim)]


def verdict(value, must, aim):
    if value <= aim:
        return "as aimed for"
    return "met" if value <= must else "**missed**"


def number(found, part):
    if not found:
        return "–"
    value = found[part]
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def growth(small, large):
    return f"{large[0] / small[0]:.1f}" if small and large else "–"


def rows(head, lines):
    return ["| " + " | ".join(head) + " |",
            "| --- " + "| ---: " * (len(head) - 1) + "|",
            *("| " + " | ".join(line) + " |" for line in lines), ""]


def put(path, table):
    """Puts the tables between their marks in a page."""
    text = path.read_text()
    start = text.index(BEGIN) + len(BEGIN)
    end = text.index(END)
    path.write_text(f"{text[:start]}\n\n{table}\n{text[end:]}")
