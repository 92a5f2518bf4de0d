"""Files that are damaged, in every way there is."""

from damages import (every_bit, kinds, lies, mutations, sealed, sly,
                     truncations, twice)
from household import NEXT, SAVE, Household
from points import Point
from program import FIXTURES, complaints

# What a person may try on a file that may be damaged.
COMMANDS = [("plan",), SAVE, ("tx", "list"), ("undo",), ("goal", "list"),
            ("goal", "add", "House", "--target", "5EUR", "--deadline", "+1y"),
            ("goal", "delete", "boat", "--yes"), ("log",), ("redo",)]
SHOWING = [("plan",), ("goal", "list"), ("goal", "show", "boat"),
           ("goal", "show", "nope"), ("plan", "--json"), ("explain", "boat"),
           ("goal", "delete", "boat"), ("goal", "list", "--format", "csv"),
           ("check",), ("flex", "--adjust", "0.5"), SAVE, ("undo",)]


def damage(quick):
    """Truncations, flips and mutations, and every kind of damage by name."""
    begun = Household().begin()
    content = begun.bytes()
    answers = {arguments: begun.must(*arguments).out
               for arguments in [("plan",), ("tx", "list"), ("goal", "list")]}
    first = [("plan",), SAVE]
    for name, bytes_ in truncations(content.rstrip(),
                                    every=3 if quick else 1):
        yield point(begun, name, bytes_, first[:1] if quick else first, {})
    with open(f"{FIXTURES}/v1.json", "rb") as file:
        old = file.read()
    for name, bytes_ in truncations(old.rstrip(), every=7 if quick else 1):
        yield point(begun, f"version 1 {name}", bytes_, first, {})
    count = 2_000 if quick else 10_000
    for number, (name, bytes_) in enumerate(mutations(content, count)):
        tried = [COMMANDS[number % len(COMMANDS)]] if number % 4 == 0 else []
        yield point(begun, name, bytes_, [("plan",), *tried], answers)
    if not quick:
        for name, bytes_ in every_bit(content):
            yield point(begun, name, bytes_, [("plan",)], answers)
    for name, bytes_, words in kinds(content):
        yield point(begun, name, bytes_, COMMANDS, {}, words)
        if b'"checksum"' in bytes_ and "version" not in name:
            yield point(begun, f"{name}, sealed", sealed(bytes_),
                        COMMANDS, answers)
    for name, bytes_ in lies(content):
        yield point(begun, name, bytes_, COMMANDS, {})
        yield Point(f"{name}, accepted", lambda bytes_=bytes_: accepted(
            begun, bytes_))
    yield Point("a goal twice, sealed", lambda: vouched(begun, sealed(twice(
        content, '    {"id"', '"flexible"}'))))
    for name, bytes_ in sly(content):
        yield Point(f"name with {name}", lambda bytes_=bytes_: shown(
            begun, bytes_))


def point(begun, name, content, commands, answers, words=""):
    """A damaged file; the commands refuse it and leave it as it is."""
    def attempt():
        found = []
        with Household(begun) as house:
            with open(house.path, "wb") as file:
                file.write(content)
            for arguments in commands:
                ran = house.cst(*arguments)
                wrong = complaints(ran)
                if house.bytes() != content:
                    wrong.append("the damaged file was touched")
                if ran.code == 0:
                    # Blanks behind the checksum change nothing.
                    if ran.out != answers.get(arguments):
                        wrong.append("it was taken with other data")
                elif ran.code != 5:
                    wrong.append(f"it ends with {ran.code}")
                elif words not in ran.err:
                    wrong.append(f"it does not say {words!r}")
                if wrong:
                    found += [f"cst {' '.join(arguments)}: {ran}", *wrong]
            return found + checked(house, content, answers)
    return Point(name, attempt)


def checked(house, content, answers):
    """What `check` makes of it, which does not touch it either."""
    if answers:
        return []
    ran = house.cst("check")
    found = complaints(ran)
    if ran.code != 10:
        found.append(f"check ends with {ran.code}")
    if house.bytes() != content:
        found.append("check touched the file")
    return found and [f"cst check: {ran}", *found]


def accepted(begun, content):
    """What says what cannot be is not even taken when told to."""
    with Household(begun) as house:
        with open(house.path, "wb") as file:
            file.write(content)
        ran = house.cst("check", "--accept")
        found = complaints(ran)
        if ran.code != 5:
            found.append(f"it ends with {ran.code}")
        if house.bytes() != content:
            found.append("it was taken")
        return found and [*found, str(ran)]


def vouched(begun, content):
    """What a right checksum vouches for is proved before it is written."""
    found = []
    with Household(begun) as house:
        with open(house.path, "wb") as file:
            file.write(content)
        for arguments, code in [(NEXT, 5), (("undo",), 4), (("check",), 10)]:
            ran = house.cst(*arguments)
            wrong = complaints(ran)
            if ran.code != code or house.bytes() != content:
                wrong.append(f"it does not end with {code}, untouched")
            found += wrong and [*wrong, str(ran)]
    return found


def shown(begun, content):
    """What a name holds is shown, and never obeyed."""
    found = []
    with Household(begun) as house:
        with open(house.path, "wb") as file:
            file.write(content)
        for arguments in SHOWING:
            ran = house.cst(*arguments)
            wrong = complaints(ran)
            # A spreadsheet's lines end in two characters.
            said = (ran.out + ran.err).replace("\n", "").replace(
                "\r", "" if "csv" in arguments else "\r")
            if any(ord(sign) < 32 or 127 <= ord(sign) < 160
                   or sign in "\u202e\u2066\u2028" for sign in said):
                wrong.append("a control character goes out")
            if wrong:
                found += [f"cst {' '.join(arguments)}: {ran}", *wrong]
    return found
