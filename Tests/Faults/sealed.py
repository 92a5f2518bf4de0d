"""A store with one record of every kind, written and sealed without cst.

A record is a list of keys and JSON as it stands in the file, so that anything
can be put in the place of a value.
"""

from damages import checksum

PARTS = ("goals", "assets", "allocations", "plans", "closings", "rates",
         "transactions")

BOAT, TRIP, BIKE, TENT, CAR = (
    f"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a0{number}" for number in range(1, 6))
JAR, WALLET, YEN, BOX = (
    f"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0b0{number}" for number in range(1, 5))
MOVES = [f"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c0{number}"
         for number in range(1, 10)]
NOBODY = "5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0fff"


def record(**values):
    """A record of texts, `by` and `goal` as `by_` where Python needs it."""
    return [[key.rstrip("_"), f'"{value}"'] for key, value in values.items()]


def goal(id_, name, slug, target, currency, deadline, flex="flexible",
         **more):
    return record(id_=id_, name=name, slug=slug, target=target,
                  currency=currency, deadline=deadline, start="2025-01-01",
                  flex=flex, **more)


def move(number, asset, date, kind, amount, **more):
    return record(id_=MOVES[number], asset=asset, date=date, kind=kind,
                  amount=amount, **more)


def household():
    """What the store says, a fresh copy for everybody."""
    return {
        "revision": "7",
        "settings": [
            ["currency", '"EUR"'], ["payday", "25"], ["critical", '"0.5"'],
            ["attention", '"0.8"'], ["staleDays", "30"],
            ["digits", '{"BTC":8}'], ["palette", '"fixed"'],
            ["ambiguousWidth", "1"]],
        "goals": [
            goal(BOAT, "Boat", "boat", "5000", "EUR", "2027-06-01",
                 emoji="⛵", note="blue", link="https://x.example"),
            goal(TRIP, "日本旅行", "日本旅行", "450000", "JPY", "2026-11-15",
                 flex="protected"),
            goal(BIKE, "Bike", "bike", "300", "EUR", "2026-12-31",
                 finished="2026-01-05"),
            goal(TENT, "Tent", "tent", "200.5", "EUR", "2026-12-31",
                 cancelled="2026-02-05"),
            goal(CAR, "Car", "car", "25000", "EUR", "2027-09-01")],
        "assets": [
            record(id_=JAR, name="Jar", slug="jar", currency="EUR"),
            record(id_=WALLET, name="Wallet", slug="wallet", currency="BTC",
                   address="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
                   chain="bitcoin", note="cold"),
            record(id_=YEN, name="Yen cash", slug="yen-cash",
                   currency="JPY"),
            record(id_=BOX, name="Box", slug="box", currency="EUR")],
        "allocations": [
            record(asset=JAR, goal=BOAT, share="60%", since="2025-02-01"),
            record(asset=JAR, goal=CAR, share="250", since="2025-02-01"),
            record(asset=YEN, goal=TRIP, share="100%", since="2025-02-01"),
            record(asset=JAR, goal=BIKE, share="0%", since="2026-01-05")],
        "plans": [
            record(goal=TRIP, month="2026-02", flex="protected",
                   custom="5000", by_="flex", own="7000"),
            record(goal=BOAT, month="2026-03", custom="12.5", by_="you"),
            record(goal=CAR, month="2026-03", flex="skipped")],
        "closings": [
            record(month="2026-02", closed="2026-03-02", currency="EUR",
                   required="312.5", planned="300", savedThisMonth="100",
                   takenOut="0", left="200"),
            record(month="2026-02", goal=BOAT, name="Boat", currency="EUR",
                   required="312.5", planned="300", savedThisMonth="100",
                   takenOut="0", left="200", flex="protected", by="you")],
        "rates": [
            record(base="BTC", quote="EUR", rate="82000", date="2026-03-08",
                   source="manual"),
            record(base="JPY", quote="EUR", rate="0.0062",
                   date="2026-03-09", source="bank")],
        "transactions": [
            move(0, JAR, "2025-02-01", "opening", "900"),
            move(1, YEN, "2025-02-01", "opening", "153000"),
            move(2, WALLET, "2025-03-01", "opening", "0.02"),
            move(3, JAR, "2026-02-25", "deposit", "100", goal=BOAT,
                 note="pay", counterparty="Work", externalId="x1"),
            move(4, JAR, "2026-03-01", "withdrawal", "-20.5", goal=BOAT),
            move(5, JAR, "2026-03-02", "interest", "1.25"),
            move(6, JAR, "2026-03-03", "adjustment", "-0.01"),
            move(7, JAR, "2026-03-04", "withdrawal", "-30", goal=BOAT,
                 transfer=MOVES[8]),
            move(8, BOX, "2026-03-04", "deposit", "29.5", goal=BOAT,
                 transfer=MOVES[7])]}


def line(pairs):
    return "{" + ",".join(f'"{key}":{value}' for key, value in pairs) + "}"


def text(store):
    """All before the checksum."""
    lines = ['{\n  "format": "cst",\n  "schemaVersion": 3,\n'
             f'  "revision": {store["revision"]},\n'
             f'  "settings": {line(store["settings"])},\n']
    for part in PARTS:
        rows = ",\n".join(f"    {line(row)}" for row in store[part])
        lines.append(f'  "{part}": ' + (f"[\n{rows}\n  ]" if rows else "[]")
                     + ",\n")
    return "".join(lines) + "  "


def seal(content):
    """Bytes up to the key of the checksum, and the right one behind them."""
    return content + b'"checksum": "%016x"\n}\n' % checksum(content)


def written(store):
    return seal(text(store).encode("utf-8", "surrogatepass"))


def history_line(revision, changes=None, store="0" * 16,
                 time='"2026-03-09T08:15:00Z"', command='"goal add Boat"',
                 walk=""):
    """A line of the history whose own checksum is right."""
    parts = [f'"revision":{revision}', f'"time":{time}',
             f'"command":{command}', walk,
             changes and f'"changes":{changes}', f'"store":"{store}"']
    content = ("{" + ",".join(part for part in parts if part)).encode(
        "utf-8", "surrogatepass")
    return content + b',"checksum":"%016x"}\n' % checksum(content)


def emptying(store, part):
    """The changes of a step whose undo takes every record of a part."""
    rows = ",".join(f'{{"place":{place},"record":{line(row)}}}'
                    for place, row in enumerate(store[part]))
    return f'{{"{part}":{{"inserted":[{rows}]}}}}'
