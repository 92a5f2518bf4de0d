"""Stores that somebody sealed who means no good, or no longer knows."""

import copy

from sealed import (BOAT, CAR, JAR, MOVES, PARTS, emptying, history_line,
                    household, line, move, record, seal, text, written)
from values import DATES, ESCAPES, MOST, NUMBERS, RAW, TEXTS, shown, values


def rows(store):
    """Every record with the name of its place."""
    yield "settings", store["settings"]
    for part in PARTS:
        for place, row in enumerate(store[part]):
            yield f"{part}[{place}]", row


def fields():
    """Every key of every kind of record with every value."""
    for value in (*RAW, *NUMBERS):
        # The largest number that there is can be read, and not be changed.
        if value != "9" * 15:
            yield f"revision {shown(value)}", written(
                {**household(), "revision": value})
    seen = set()
    for place, row in rows(household()):
        part = place.partition("[")[0]
        for number, (key, _) in enumerate(row):
            if (part, key) in seen:
                continue
            seen.add((part, key))
            for value in values(key):
                store = household()
                dict(rows(store))[place][number][1] = value
                yield f"{place}.{key} {shown(value)}", written(store)


def holes():
    """NUL bytes in the place of every value, every record and every list."""
    for place, row in rows(household()):
        for number, (key, value) in enumerate(row):
            store = household()
            zeros = "\0" * len(value.strip('"').encode())
            dict(rows(store))[place][number][1] = (
                f'"{zeros}"' if value[0] == '"' else zeros)
            yield f"a hole at {place}.{key}", written(store)
    content = text(household()).encode()
    for start in range(0, len(content), 24):
        for size in (8, 64):
            hole = content[:start] + bytes(size) + content[start + size:]
            yield f"a hole of {size} at {start}", seal(hole[:len(content)])


def keys():
    """Keys that are gone, there twice, unknown, or in another order."""
    for place, row in rows(household()):
        for number, (key, value) in enumerate(row):
            for name, change in {
                    "gone": lambda row, n: row.pop(n),
                    "twice": lambda row, n: row.append(list(row[n])),
                    "unknown": lambda row, n: row[n].__setitem__(0, "x"),
                    "first": lambda row, n: row.insert(0, row.pop(n))}.items():
                store = household()
                change(dict(rows(store))[place], number)
                yield f"{place}.{key} {name}", written(store)


def lists():
    """Lists emptied, alone and by twos, and records gone, twice, turned."""
    for part in PARTS:
        for other in PARTS:
            if other >= part:
                yield f"no {part}, no {other}", written(
                    {**household(), part: [], other: []})
        store = household()
        yield f"{part} turned", written({**store, part: store[part][::-1]})
        yield f"only {part}", written({
            **{other: [] for other in PARTS}, part: store[part],
            "settings": [], "revision": "7"})
        for place, row in enumerate(store[part]):
            rest = store[part][:place] + store[part][place + 1:]
            yield f"{part}[{place}] gone", written({**store, part: rest})
            yield f"{part}[{place}] twice", written(
                {**store, part: store[part] + [row]})


def replaced(part, place, **changes):
    store = household()
    row = dict(store[part][place])
    row.update({key.rstrip("_"): f'"{value}"'
                for key, value in changes.items()})
    store[part][place] = [list(pair) for pair in row.items()]
    return written(store)


def lies():
    """Every kind of contradiction, and sums that cannot be counted."""
    yield "two slugs", replaced("goals", 4, slug="boat")
    yield "two names", replaced("goals", 4, name="BOAT")
    yield "two names of accounts", replaced("assets", 3, name="jar")
    yield "two slugs of accounts", replaced("assets", 3, slug="jar")
    yield "two ids of goals", replaced("goals", 4, id_=BOAT)
    yield "two ids of accounts", replaced("assets", 3, id_=JAR)
    yield "two ids of transactions", replaced(
        "transactions", 4, id_=MOVES[3])
    yield "two external ids", replaced("transactions", 4, externalId="x1")
    yield "a transfer of two days", replaced(
        "transactions", 8, date="2026-03-05")
    yield "a transfer of three", replaced(
        "transactions", 4, transfer=MOVES[8])
    yield "a transfer within an account", replaced(
        "transactions", 8, asset=JAR)
    yield "a transfer to itself", replaced(
        "transactions", 8, transfer=MOVES[8])
    yield "two rates of a day", replaced(
        "rates", 1, base="BTC", date="2026-03-08")
    yield "two plans of a month", replaced("plans", 1, goal=CAR)
    yield "two shares of a day", replaced(
        "allocations", 1, goal=BOAT)
    yield "more than all", replaced("allocations", 1, share="60%")
    yield "a share of an ended goal", replaced("allocations", 3, share="9%")
    yield "two ends", replaced("goals", 2, cancelled="2026-01-05")
    yield "a deadline before its start", replaced(
        "goals", 0, deadline="2020-01-01")
    for size in (MOST, "170141183460469231731", "1" + "0" * 20):
        for date in ("2025-06-01", "2026-03-10", "2026-04-01", "9999-12-31"):
            store = household()
            for number in (3, 4):
                store["transactions"][number] = move(
                    number, JAR, date, "deposit", size, goal=BOAT)
            yield f"two deposits of {size} on {date}", written(store)
            store["transactions"][4][4][1] = f'"-{size}"'
            store["transactions"][4][3][1] = '"withdrawal"'
            yield f"there and back of {size} on {date}", written(store)
        yield f"a target of {size}", replaced("goals", 0, target=size)
        yield f"a share of {size}", replaced("allocations", 1, share=size)
        yield f"a rate of {size}", replaced("rates", 0, rate=size)
    store = household()
    store["rates"] = [
        record(base=f"C{number}", quote=f"C{number + 1}", rate="1.0001",
               date="2026-03-09", source="manual") for number in range(2_000)]
    store["assets"][0][3][1] = '"C0"'
    store["goals"][0][4][1] = '"C2000"'
    yield "a long chain of rates", written(store)


def history(**last):
    """Seven lines that lead to the household; the last one says this."""
    store = written(household())[-20:-4].decode()
    return b"".join(history_line(number) for number in range(1, 7)) + (
        history_line(7, **{"store": store, **last}))


def histories():
    """Lines of a history with right checksums, behind a sound store."""
    content = written(household())

    for part in PARTS:
        yield f"an undo that empties {part}", content, history(
            changes=emptying(household(), part))
    for key, good in (("time", '"2026-03-09T08:15:00Z"'),
                      ("command", '"goal add Boat"')):
        for value in (*RAW, *(f'"{value}"' for value in (
                *TEXTS, *ESCAPES, *DATES, "2026-03-09T08:15:00",
                "2026-13-09T08:15:00Z", "2026-03-09T25:15:00Z",
                "2026-03-09 08:15:00Z", "2026-03-09T08:15:00Z\\u001b[31m"))):
            yield f"{key} {shown(value)}", content, history(**{key: value})
    row = line(household()["goals"][0])
    for changes in (
            "{}", "[]", "null", '{"goals":{}}', '{"nothing":{}}',
            '{"goals":{},"goals":{}}', '{"settings":{}}', '{"checksum":{}}',
            '{"goals":{"removed":[],"inserted":[]}}',
            '{"goals":{"inserted":[{"place":0}]}}',
            *(f'{{"goals":{{"{side}":[{{"place":{place},"record":{what}}}]}}}}'
              for side in ("inserted", "removed")
              for place in ("0", "1", "4", "5", "6", "9" * 15, "-1", "1.5")
              for what in (row, "{}", "}", "[]", "0", '"x"', "{" * 90,
                           row.replace("Boat", "\\u001b[31m"),
                           row.replace("5000", "1e9")))):
        yield f"changes {shown(changes)}", content, history(changes=changes)
    for walk in ('"undoes":[]', '"undoes":[6]', '"undoes":[7]',
                 '"undoes":[8]', '"redoes":[6]', '"redoes":[1,1,1]',
                 '"undoes":[6],"redoes":[6]', '"undoes":[999999999999999]',
                 '"undoes":[-1]', '"undoes":{}', '"undoes":[[6]]'):
        yield f"walk {walk}", content, history(walk=walk)
    for revision in (*RAW, *NUMBERS):
        yield f"revision of a line {shown(revision)}", content, (
            history() + history_line(revision))
    for noise in (b"", b"\n", bytes(4096), b"{}\n" * 5, b"\xff\xfe\n",
                  b"[" * 100_000 + b"\n", b"<<<<<<< ours\n"):
        yield f"a history of {shown(noise)}", content, noise
        yield f"a history with {shown(noise)}", content, history() + noise


def old():
    """Stores of version 1, which no checksum vouches for."""
    parts = {
        "goals": record(
            id_=BOAT, name="Boat", target="5000", currency="EUR",
            start="2025-01-01", deadline="2027-06-01", note="blue"),
        "assets": record(id_=JAR, name="Jar", currency="EUR"),
        "allocations": record(asset=JAR, goal=BOAT, percentage="60"),
        "transactions": record(
            id_=MOVES[0], asset=JAR, date="2025-02-01", amount="900",
            note="x")}

    def made(parts):
        return ('{\n  "format": "cst",\n  "schemaVersion": 1,\n' + ",\n".join(
            f'  "{part}": [\n    {line(row)}\n  ]'
            for part, row in parts.items()) + "\n}\n").encode(
                "utf-8", "surrogatepass")

    yield "version 1", made(parts)
    for part, row in parts.items():
        yield f"version 1 without {part}", made(
            {**parts, part: []}).replace(b"{},", b"").replace(b"{}\n", b"\n")
        for number, (key, _) in enumerate(row):
            for value in values("share" if key == "percentage" else key):
                other = copy.deepcopy(parts)
                other[part][number][1] = value
                yield f"version 1 {part}.{key} {shown(value)}", made(other)
