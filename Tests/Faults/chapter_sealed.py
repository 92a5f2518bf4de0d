"""Stores whose checksum is right, and every command over each of them."""

import json
import os
import re
import shlex
import shutil
from functools import partial

from hostile import (fields, histories, history, holes, keys, lies, lists,
                     old)
from household import Household
from points import Point
from program import ROOT, complaints
from sealed import MOVES, household, written
from validity import AMOUNT, SHAPES, SHARE, Damaged, attos, judge, parsed

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
tx transfer 5EUR --from jar --to box
tx interest 1EUR --asset jar | tx list | tx list --json | tx list --format tsv
tx show MOVE | tx edit MOVE --amount 90EUR | tx delete MOVE --yes
alloc set 50% --asset jar --goal boat | alloc clear --asset jar --goal boat
alloc list | alloc list --json | rate set BTC/EUR 83000 | rate list
rate list --json | rate delete BTC/EUR | undo | undo 3 | redo | log
log --json | log --format csv | check | check --json | check --accept
settings list | settings list --json | settings set payday 3
settings unset payday | completion bash | help | version
try 'save 25EUR --goal boat --asset jar' | try 'goal cancel boat' --ask budget
try 'asset reconcile jar --balance 500EUR' --json
month show | month show 2026-01 --json | month list | month list --year 2026
month list --format csv | month close | month close 2026-02
month reopen 2026-02 | export | export ledger | export beancount
forecast | forecast boat --json | forecast boat --monthly 100EUR
calendar | calendar --json | calendar -o - | remind | remind --json
chart goals | chart goals --json | chart saved | chart saved boat --json
chart saved boat --format csv | chart shares | chart shares boat --json
chart days | chart days --json | chart goals --accessible | report -o -
report --json | report --goal boat -o -
import STATEMENT --asset jar | import STATEMENT --asset jar --json
import TABLE --asset jar --dry-run
rate fetch --requests | rate fetch BTC --requests --json
rate import RATES | rate import RATES --json --dry-run
asset sync --requests | asset sync jar --requests --json
merge OTHER | merge OTHER --json | merge OTHER --base OTHER --there all
""".replace("MOVE", MOVES[3]).replace(
    "OTHER", f"{ROOT}/fixtures/stores/demo.json").replace(
    "STATEMENT", f"{ROOT}/fixtures/statements/bank.ofx").replace(
    "TABLE", f"{ROOT}/fixtures/statements/n26.csv").replace(
    "RATES", f"{ROOT}/fixtures/rates/pricehist.csv")
COMMANDS = [tuple(shlex.split(line)) for part in LINES.strip().splitlines()
            for line in part.split(" | ")]

# What reads no store, so that it works beside any.
DEAF = {("completion", "bash"), ("help",), ("version",)}

# What a terminal would obey, or a reader be misled by.
RAW = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028\u2029"
                 "\u202a-\u202e\u2066-\u2069]")


def sealed(quick, meet=None):
    """Hostile values, holes, lies, lists and histories, each behind right
    checksums: every command over each of them, or so many in turn."""
    yield Point("every command is there", named)
    yield Point("the household is sound", begun)
    # In short, each store meets one command, and more where records lean on
    # each other.
    once = len(COMMANDS)
    for make, turn in ((lists, 9), (lies, 9), (histories, once),
                       (keys, once), (holes, once), (fields, once),
                       (old, once)):
        if not quick:
            turn = max(1, once // meet) if meet else 1
        for number, (name, *files) in enumerate(make()):
            tried = [line for place, line in enumerate(COMMANDS)
                     if (place + number) % turn == 0]
            if tried:
                yield Point(name, partial(attempt, files, tried), len(tried))


def named():
    """Whether no command of the grammar is left out."""
    with Household() as house:
        page = house.must("help", "--man").out
        words = re.findall(r"^\.Ic ([a-z]+(?: [a-z]+)?)$", page, re.M)
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
    shutil.rmtree(house.folder, ignore_errors=True)
    os.makedirs(house.folder)
    for path, there in ((house.path, content),
                        (f"{house.path}.history", history)):
        if there is not None:
            with open(path, "wb", opener=private) as file:
                file.write(there)


def private(path, flags):
    return os.open(path, flags, 0o600)


def attempt(files, lines):
    """Every line over a store, each of them over the same one."""
    found = []
    store = Sealed(*files)
    with Household() as house:
        known = None
        for arguments in lines:
            if known is None or known != look(house):
                put(house, *files)
                known = look(house)
            ran = house.cst(*arguments)
            wrong = complaints(ran) + raw(ran, arguments)
            wrong += outcome(ran, arguments, store, house)
            if wrong:
                found += [f"cst {' '.join(arguments)}: {ran}", *wrong]
    return found


def look(house):
    """What tells whether anything in the folder was touched."""
    with os.scandir(house.folder) as names:
        found = [(name.name, name.stat(follow_symlinks=False))
                 for name in names]
    return sorted((name, status.st_ino, status.st_size, status.st_mtime_ns,
                   status.st_mode) for name, status in found)


class Sealed:
    """A store that is tried, and what a second reader says of it."""

    def __init__(self, content, history=None):
        self.content = content
        self.kind, self.why = ("old", "") if (
            b'"schemaVersion": 1,' in content) else judge(content)
        self.isForged = history is not None


def raw(ran, arguments):
    """What goes to the terminal and is no text."""
    said = ran.err + ran.out
    # A spreadsheet gets what was typed, between quotes.
    for form, sign in (("csv", "\r"), ("csv", "\t"), ("tsv", "\t")):
        if form in arguments:
            said = said.replace(sign, " ")
    # A calendar ends its lines as RFC 5545 has it.
    if arguments[0] == "calendar":
        said = said.replace("\r\n", "\n")
    # An export is a file: its words are those of the store, to the sign.
    # Whatever begins a sequence is written in escapes there, too.
    obeyed = re.compile("[\x00-\x09\x0b-\x1f]") \
        if arguments[0] == "export" else RAW
    signs = sorted(set(obeyed.findall(said)))
    return [f"it says {signs}"] if signs else []


def outcome(ran, arguments, store, house):
    """Whether the end is one that such a store may have."""
    kind = store.kind
    checks = arguments[0] == "check"
    allowed = {"damaged": {5}, "contradiction": {0, 2, 3, 4, 5, 6},
               "sound": {0, 2, 3, 4, 6}, "old": {0, 2, 3, 4, 5, 6}}[kind]
    if arguments in DEAF:
        allowed = {0}
    elif checks:
        allowed = {"sound": {0, 10}, "old": {0, 5, 10}}.get(kind, {5, 10})
        # Where the checksum is right there is nothing to accept.
        if kind == "contradiction" and "--accept" in arguments:
            allowed = {0, 5}
    if "more than cst can count" in ran.err:
        allowed = allowed | {5}
    found = []
    if ran.code not in allowed:
        found.append(f"it ends with {ran.code} on a store that is {kind} "
                     f"({store.why[:200]})")
    after = house.bytes()
    if after != store.content:
        if ran.code != 0:
            found.append("it failed, and the store was touched")
        found += changed(store.content, after, kind)
        if kind == "sound" and not store.isForged and not found:
            found += undone(house, store.content)
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


def undone(house, before):
    """Whether the change can be taken back, and leaves nothing."""
    ran = house.cst("undo")
    if ran.code != 0 or complaints(ran):
        return [f"it cannot be undone: {ran}"]
    if said(house.bytes()) != said(before):
        return ["undone, it is another store"]
    return []


def said(content):
    """What a store says of the household, however it is written."""
    def plain(value):
        if isinstance(value, dict):
            return {key: plain(part) for key, part in sorted(value.items())
                    if part not in (None, {})}
        if isinstance(value, list):
            return [plain(part) for part in value]
        if isinstance(value, str) and AMOUNT.match(value):
            return attos(value)
        if isinstance(value, str) and SHARE.match(value):
            return attos(value[:-1]), "%"
        return value

    store = plain(json.loads(content))
    return {part: sorted(map(repr, store.get(part, ())))
            if part != "settings" else store.get(part) for part in SHAPES}
