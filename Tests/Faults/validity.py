"""What `docs/file-format.md` says of a store, held against its bytes.

It knows nothing of the program: what it calls damaged has to be refused, and
what the program writes has to be sound.
"""

import datetime
import json
import re
import unicodedata

from damages import checksum

UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\Z")
AMOUNT = re.compile(r"-?[0-9]+(\.[0-9]{1,18})?\Z")
SHARE = re.compile(r"[0-9]+(\.[0-9]{1,4})?%\Z")
SLUG = re.compile(r"[^\W_A-Z]+(-[^\W_A-Z]+)*\Z")
SOURCE = re.compile(r"[a-z][a-z0-9-]*(:[A-Za-z0-9._/-]+)?\Z")
SERVICE = re.compile(r"https?://\S+( \S+)*\Z")
SERVICE_NAME = re.compile(r"[a-z][a-z0-9-]*\Z")
MOST = (1 << 127) - 1
KINDS = ("opening", "deposit", "withdrawal", "interest", "adjustment")


class Damaged(Exception):
    """A value or a place that the page does not have."""


class Contradiction(Exception):
    """Records that cannot be true together."""


def demand(is_so, what):
    if not is_so:
        raise Damaged(what)


def text(value):
    demand(isinstance(value, str), f"{value!r} is no text")
    demand(not any(0xD800 <= ord(sign) < 0xE000 for sign in value),
           "half a pair")
    return value


def attos(value):
    value = text(value)
    demand(AMOUNT.match(value), f"{value!r} is no amount")
    whole, _, parts = value.lstrip("-").partition(".")
    size = int((whole + parts.ljust(18, "0")).lstrip("0")[:99] or "0")
    demand(size <= MOST, "too large")
    demand(size or value[0] != "-", "minus nothing")
    return -size if value[0] == "-" else size


def from_zero(value):
    demand(attos(value) >= 0, "below nothing")


def above_zero(value):
    demand(attos(value) > 0, "nothing or less")


def share(value):
    if text(value).endswith("%"):
        demand(SHARE.match(value), f"{value!r} is no share")
        whole, _, parts = value[:-1].partition(".")
        demand(int(whole[-99:] + parts.ljust(4, "0")) <= 1_000_000, "over all")
    else:
        from_zero(value)


def date(value):
    try:
        demand(re.match(r"[0-9]{4}-[0-9]{2}-[0-9]{2}\Z", text(value)),
               f"{value!r} is no date")
        datetime.date(*map(int, value.split("-")))
    except ValueError as error:
        raise Damaged(value) from error


def month(value):
    demand(re.match(r"[0-9]{4}-(0[1-9]|1[0-2])\Z", text(value))
           and value[:4] != "0000", f"{value!r} is no month")


def currency(value):
    demand(re.match(r"[A-Z0-9]{2,10}\Z", text(value))
           and re.search("[A-Z]", value), f"{value!r} is no currency")


def identity(value):
    demand(UUID.match(text(value)), f"{value!r} is no id")


def slug(value):
    value = unicodedata.normalize("NFC", text(value))
    demand(SLUG.match(value) and len(value) <= 140,
           f"{value!r} is no slug")


def whole(first, last):
    def check(value):
        demand(type(value) is int and first <= value <= last,
               f"{value!r} is not {first} to {last}")
    return check


def one_of(*words):
    return lambda value: demand(text(value) in words, f"{value!r} is no word")


def name(value):
    demand(SERVICE_NAME.match(text(value)), f"{value!r} is no service")


def named(key, shape):
    def check(value):
        demand(isinstance(value, dict), "no record")
        for entry, said in value.items():
            key(entry)
            demand(shape.match(text(said)), f"{said!r} asks nobody")
    return check


def up_to(most):
    return lambda value: demand(
        0 < len(text(value)) <= most, f"{value!r} is too long or nothing")


def digits(value):
    demand(isinstance(value, dict), "no record")
    for code, count in value.items():
        currency(code)
        demand(code not in ISO, f"{code} has its decimals")
        whole(0, 18)(count)


# Those of ISO 4217 that are tried.
ISO = ("EUR", "JPY")

LARGEST = 10 ** 15 - 1

# The keys of each record; those behind `+` may be missing.
SHAPES = {
    "settings": ({}, {
        "currency": currency, "payday": whole(1, 31), "critical": from_zero,
        "attention": from_zero, "staleDays": whole(0, LARGEST),
        "digits": digits, "palette": text, "ambiguousWidth": whole(1, 2),
        "sources": named(currency, SOURCE), "services": named(name, SERVICE)}),
    "goals": ({
        "id": identity, "name": text, "slug": slug, "target": from_zero,
        "currency": currency, "deadline": date, "start": date,
        "flex": one_of("flexible", "protected")}, {
        "emoji": text, "note": text, "link": text, "finished": date,
        "cancelled": date, "match": up_to(120)}),
    "assets": ({
        "id": identity, "name": text, "slug": slug, "currency": currency}, {
        "address": text, "chain": text, "note": text, "token": text,
        "account": text, "columns": text, "dates": one_of("dmy", "mdy", "ymd"),
        "decimal": one_of("point", "comma")}),
    "allocations": ({
        "asset": identity, "goal": identity, "share": share,
        "since": date}, {}),
    "plans": ({"goal": identity, "month": month}, {
        "flex": one_of("flexible", "protected", "skipped"),
        "custom": from_zero, "by": one_of("you", "flex", "budget"),
        "own": from_zero}),
    "closings": ({
        "month": month, "currency": currency, "required": from_zero,
        "planned": from_zero, "savedThisMonth": from_zero,
        "takenOut": from_zero, "left": from_zero}, {
        "closed": date, "goal": identity, "name": text,
        "flex": one_of("protected", "skipped"),
        "by": one_of("you", "flex", "budget")}),
    "rates": ({
        "base": currency, "quote": currency, "rate": above_zero,
        "date": date, "source": text}, {}),
    "transactions": ({
        "id": identity, "asset": identity, "date": date,
        "kind": one_of(*KINDS), "amount": attos}, {
        "goal": identity, "note": text, "counterparty": text,
        "externalId": text, "transfer": identity}),
}
TOP = ("format", "schemaVersion", "revision", *SHAPES, "checksum")


def judge(content):
    """`sound`, or `damaged` or `contradiction` with what is wrong."""
    try:
        store = parsed(content)
        prove_values(store)
        prove_references(store)
    except (Damaged, ValueError, RecursionError) as error:
        return "damaged", str(error)
    try:
        prove(store)
    except Contradiction as error:
        return "contradiction", str(error)
    return "sound", ""


def parsed(content):
    def once(pairs):
        demand(len({key for key, _ in pairs}) == len(pairs), "a key twice")
        return dict(pairs)

    def number(token):
        demand(re.match(r"(0|[1-9][0-9]{0,14})\Z", token), f"number {token}")
        return int(token)

    def never(token):
        raise Damaged(token)

    store = json.loads(content.decode(), object_pairs_hook=once,
                       parse_int=number, parse_float=never,
                       parse_constant=never)
    demand(isinstance(store, dict) and tuple(store) in (
        TOP, tuple(part for part in TOP if part != "closings")),
        "other parts")
    store.setdefault("closings", [])
    end = content.rindex(b'"checksum"')
    demand(store["checksum"] == f"{checksum(content[:end]):016x}",
           "another checksum")
    demand(store["format"] == "cst" and store["schemaVersion"] in (2, 3),
           "another format")
    demand(store["schemaVersion"] == 3
           or not any("transfer" in row for row in store["transactions"]),
           "a key of version 3")
    whole(0, LARGEST)(store["revision"])
    return store


def prove_values(store):
    for part, (needed, optional) in SHAPES.items():
        rows = [store[part]] if part == "settings" else store[part]
        demand(isinstance(rows, list), f"{part} is no list")
        for row in rows:
            demand(isinstance(row, dict), f"{part} holds no record")
            said = {key: value for key, value in row.items()
                    if value is not None}
            demand(set(needed) <= set(said), f"{part} lacks a key")
            for key, value in row.items():
                check = needed.get(key) or optional.get(key)
                demand(check, f"{part}: {key} is unknown")
                if value is not None:
                    check(value)
            prove_record(part, said)


def prove_record(part, row):
    """What the keys of one record demand of each other."""
    if part == "goals":
        demand(not {"finished", "cancelled"} <= set(row), "two ends")
    if part == "plans":
        demand({"flex", "custom", "own"} & set(row), "it says nothing")
        demand(("custom" in row) == ("by" in row), "whose amount?")
    if part == "closings":
        of_goal = {"goal", "name", "flex", "by"} & set(row)
        demand(("closed" in row) != ("goal" in row), "of what is it?")
        demand({"goal", "name"} <= of_goal if "goal" in row
               else not of_goal, "of a month or of a goal?")
    if part == "rates":
        demand(row["base"] != row["quote"], "one currency")
    if part == "transactions":
        sum_, kind = attos(row["amount"]), row["kind"]
        demand(sum_ and (kind != "deposit" or sum_ > 0)
               and (kind != "withdrawal" or sum_ < 0), "wrong sign")
        demand("goal" not in row or kind in ("deposit", "withdrawal"),
               "no goal here")


def prove_references(store):
    known = {part: {row["id"] for row in store[part]}
             for part in ("goals", "assets")}
    for part in ("allocations", "plans", "transactions"):
        for row in store[part]:
            for key, where in (("goal", "goals"), ("asset", "assets")):
                demand(row.get(key) is None or row[key] in known[where],
                       f"a {key} of nobody")


def folded(name):
    return unicodedata.normalize("NFC", name).casefold()


def prove(store):
    """What no reader sees by the way: a right checksum vouches for it."""
    active = [row for row in store["goals"]
              if not (row.get("finished") or row.get("cancelled"))]
    assets, moves = store["assets"], store["transactions"]
    for what, keys in {
        "id of a goal": [row["id"] for row in store["goals"]],
        "id of an asset": [row["id"] for row in assets],
        "id of a transaction": [row["id"] for row in moves],
        "slug of a goal": [row["slug"] for row in store["goals"]],
        "slug of an asset": [row["slug"] for row in assets],
        "name of a goal": [folded(row["name"]) for row in active],
        "name of an asset": [folded(row["name"]) for row in assets],
        "share": [(row["asset"], row["goal"], row["since"])
                  for row in store["allocations"]],
        "plan": [(row["goal"], row["month"]) for row in store["plans"]],
        "closing": [(row["month"], row.get("goal"))
                    for row in store["closings"]],
        "rate": [(row["base"], row["quote"], row["date"])
                 for row in store["rates"]],
        "external id": [(row["asset"], row["externalId"]) for row in moves
                        if row.get("externalId") is not None],
    }.items():
        if len(set(keys)) != len(keys):
            raise Contradiction(f"one {what} twice")
    month_ = ""
    for row in store["closings"]:
        if (row["month"] != month_ if row.get("goal")
                else row["month"] <= month_):
            raise Contradiction("a closing out of its place")
        month_ = row["month"]
    sides = {row["id"]: row for row in moves if row.get("transfer")}
    for side in sides.values():
        other = sides.get(side["transfer"])
        if not (other and other["transfer"] == side["id"]
                and other["date"] == side["date"]
                and other["asset"] != side["asset"]
                and {other["kind"], side["kind"]}
                == {"deposit", "withdrawal"}):
            raise Contradiction("a transfer of one side")
