"""Stores whose checksum is right, and every command over each of them."""

import json
import os
import re

from hostile import (fields, histories, history, holes, keys, lies, lists,
                     old)
from household import Household
from points import Point
from program import complaints
from sealed import MOVES, household, written
from validity import Damaged, judge, parsed

# Every command of the grammar, on what the household has.
LINES = """
plan | plan --json | plan --format csv | plan --accessible --spoken
plan --brief | plan --today 2026-05-01 | plan set boat 20EUR | plan protect boat
plan skip boat | plan flexible boat | plan reset boat
save 25EUR --goal boat --asset jar | flex --adjust 0.5
flex --adjust 0.8 --apply --yes | flex --adjust 0.5 --json | budget
budget --json | explain boat | explain boat --json
goal add Next --target 10EUR --deadline +1y | goal list | goal list --json
goal show boat | goal edit boat --target 6000EUR | goal edit boat --name Ark
goal finish boat --yes | goal cancel boat --yes | goal reopen bike
goal delete boat --yes | asset add Tin --currency EUR | asset list
asset list --json | asset show jar | asset show jar --json
asset edit jar --note new | asset reconcile jar --balance 950EUR
asset delete box --yes | asset delete jar --yes
tx deposit 5EUR --asset jar | tx withdraw 5EUR --asset jar --goal boat
tx interest 1EUR --asset jar | tx list | tx list --json | tx list --format tsv
tx show MOVE | tx edit MOVE --amount 90EUR | tx delete MOVE --yes
alloc set 50% --asset jar --goal boat | alloc clear --asset jar --goal boat
alloc list | alloc list --json | rate set BTC/EUR 83000 | rate list
rate list --json | rate delete BTC/EUR | undo | undo 3 | redo | log
log --json | log --format csv | check | check --json | check --accept
settings list | settings list --json | settings set payday 3
settings unset payday | completion bash | help | version
""".replace("MOVE", MOVES[3])
COMMANDS = [tuple(line.split()) for part in LINES.strip().splitlines()
            for line in part.split(" | ")]

# What reads no store, so that it works beside any.
DEAF = {("completion", "bash"), ("help",), ("version",)}

# What a terminal would obey, or a reader be misled by.
RAW = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028\u2029"
                 "\u202a-\u202e\u2066-\u2069]")


def sealed(quick):
    """Hostile values, holes, lies, lists and histories, each behind right
    checksums."""
    yield Point("every command is there", named)
    yield Point("the household is sound", begun)
    # Of so many commands each gets its turn: all of them where records lean
    # on each other, some where the first one that reads refuses.
    for make, turn in ((lists, 1), (lies, 1), (histories, 3), (keys, 12),
                       (holes, 12), (fields, 12), (old, 12)):
        turn *= 9 if quick else 1
        for number, (name, *files) in enumerate(make()):
            for place, arguments in enumerate(COMMANDS):
                if (place + number) % turn == 0:
                    yield point(name, files, arguments)


def named():
    """Whether no command of the grammar is left out."""
    with Household() as house:
        page = house.must("help").out.partition("Options everywhere")[0]
        words = re.findall(r"^  ([a-z]+(?: [a-z]+)?)  +\S", page, re.M)
    lines = [" ".join(arguments) for arguments in COMMANDS]
    missing = [word for word in words
               if not any(f"{line} ".startswith(f"{word} ")
                          for line in lines)]
    return [f"{missing} are not tried"] if missing or len(words) < 40 else []


def begun():
    """Whether the program finds nothing wrong with what was written here."""
    with Household() as house:
        put(house, written(household()), history())
        check, log = house.cst("check"), house.cst("log", "--json")
        isSound = check.code == 0 and "note:" not in check.out
        hasSteps = log.out.count('"state": "done"') == 7
        return [] if isSound and hasSteps else [str(check), str(log)]


def put(house, content, history=None):
    """Lays a store where the program looks for it, and perhaps a history."""
    os.makedirs(house.folder)
    for path, there in ((house.path, content),
                        (f"{house.path}.history", history)):
        if there is not None:
            with open(path, "wb", opener=private) as file:
                file.write(there)


def private(path, flags):
    return os.open(path, flags, 0o600)


def point(name, files, arguments):
    def attempt():
        with Household() as house:
            put(house, *files)
            ran = house.cst(*arguments)
            after = house.bytes()
        found = complaints(ran) + raw(ran, arguments)
        found += outcome(ran, arguments, files[0], after)
        return found and [f"cst {' '.join(arguments)}: {ran}", *found]
    return Point(f"{name}: {' '.join(arguments)}", attempt)


def raw(ran, arguments):
    """What goes to the terminal and is no text."""
    said = ran.err + ran.out
    # A spreadsheet gets what was typed, between quotes.
    for form, sign in (("csv", "\r"), ("csv", "\t"), ("tsv", "\t")):
        if form in arguments:
            said = said.replace(sign, " ")
    signs = sorted(set(RAW.findall(said)))
    return [f"it says {signs}"] if signs else []


def outcome(ran, arguments, content, after):
    """Whether the end is one that such a store may have."""
    isOld = b'"schemaVersion": 1,' in content
    kind, why = ("old", "") if isOld else judge(content)
    checks = arguments[0] == "check"
    allowed = {"damaged": {5}, "contradiction": {0, 2, 3, 4, 5, 6},
               "sound": {0, 2, 3, 4, 6}, "old": {0, 2, 3, 4, 5, 6}}[kind]
    if arguments in DEAF:
        allowed = {0}
    elif checks:
        allowed = {"damaged": {5, 10}, "sound": {0, 10}}.get(
            kind, {0, 5, 10})
    if "more than cst can count" in ran.err:
        allowed = allowed | {5}
    found = []
    if ran.code not in allowed:
        found.append(f"it ends with {ran.code} on a store that is {kind} "
                     f"({why[:200]})")
    if after != content:
        if ran.code != 0:
            found.append("it failed, and the store was touched")
        found += changed(content, after, kind)
    return found


def changed(before, after, kind):
    """Whether what was written is sound, and one change further."""
    now, why = judge(after)
    if now != "sound":
        return [f"it wrote what is {now}: {why[:200]}"]
    if kind == "old":
        return []
    try:
        revision = parsed(before)["revision"] + 1
    except (Damaged, ValueError, RecursionError):
        return ["it wrote over what is damaged"]
    if json.loads(after)["revision"] != revision:
        return ["it is not one change further"]
    return []
