"""Ways in which a file is damaged, and the checksum to hide one behind."""

import json
import random

MASK = (1 << 64) - 1
FACTOR = 0x9E3779B97F4A7C15
LANES = (0x243F6A8885A308D3, 0x13198A2E03707344,
         0xA4093822299F31D0, 0x082EFA98EC4E6C89)


def step(lane, word):
    product = ((lane ^ word) * FACTOR) & MASK
    return ((product << 29) | (product >> 35)) & MASK


def checksum(content):
    """The checksum of these bytes, as `Checksum.swift` counts it."""
    lanes = list(LANES)
    padded = content + bytes(32 - len(content) % 32)
    for place in range(0, len(padded), 8):
        lane = place // 8 % 4
        word = int.from_bytes(padded[place:place + 8], "little")
        lanes[lane] = step(lanes[lane], word)
    total = len(content)
    for lane in lanes:
        total = step(total, lane)
    total = ((total ^ (total >> 32)) * FACTOR) & MASK
    return total ^ (total >> 29)


def sealed(content):
    """A store whose checksum is right, whatever else is in it."""
    end = content.rindex(b'"checksum"')
    rest = content.index(b'"\n}', end)
    return content[:end] + b'"checksum": "%016x' % checksum(
        content[:end]) + content[rest:]


def truncations(content, every=1):
    for length in range(0, len(content), every):
        yield f"cut after {length} bytes", content[:length]


def mutations(content, count, seed=20260310):
    """Seeded flips of bits, and changes, losses and doublings of bytes."""
    for number in range(count):
        dice = random.Random(seed * 1_000_003 + number)
        place = dice.randrange(len(content))
        changed = bytearray(content)
        kind = dice.choice(["bit", "bit", "byte", "loss", "double", "swap"])
        if kind == "bit":
            changed[place] ^= 1 << dice.randrange(8)
        elif kind == "byte":
            changed[place] = dice.randrange(256)
        elif kind == "loss":
            del changed[place:place + dice.choice([1, 1, 2, 8, 64])]
        elif kind == "double":
            changed[place:place] = changed[place:place + dice.choice([1, 8])]
        else:
            other = dice.randrange(len(content))
            changed[place], changed[other] = changed[other], changed[place]
        if not is_same(bytes(changed), content):
            yield f"{kind} at {place} (seed {number})", bytes(changed)


def every_bit(content):
    for place in range(len(content)):
        for bit in range(8):
            changed = bytearray(content)
            changed[place] ^= 1 << bit
            if not is_same(bytes(changed), content):
                yield f"bit {bit} of byte {place}", bytes(changed)


def is_same(changed, content):
    """Whether only blanks of the last line differ, which mean nothing."""
    end = content.rindex(b'"checksum"')
    try:
        return changed[:end] == content[:end] and json.loads(
            changed) == json.loads(content)
    except ValueError:
        return False


def replaced(content, old, new):
    assert content.count(old.encode()) >= 1, f"there is no {old}"
    return content.replace(old.encode(), new.encode(), 1)


def kinds(content):
    """Every kind of damage by name, with what the message has to say."""
    text = content.decode()
    middle = len(content) // 2
    line = text.index("\n", middle) + 1
    goal = text[text.index('    {"id"'):text.index('"name"') + 1]
    deep = "[" * 100_000
    yield "no bytes", b"", "no bytes"
    yield "nothing but NUL", bytes(4096), ""
    for place in (0, 100, middle, len(content) - 64):
        hole = content[:place] + bytes(64) + content[place + 64:]
        yield f"NUL hole at {place}", hole, ""
    yield "two documents", content * 2, ""
    yield "text behind it", content + b"x", ""
    yield "a comma behind it", content + b",", ""
    for code in ("utf-16", "utf-16-le", "utf-16-be", "utf-32"):
        yield code, text.encode(code), ""
    yield "merge conflict", (
        text[:line] + "<<<<<<< ours\n" + text[line:] + "=======\n"
        + ">>>>>>> theirs\n").encode(), "merge"
    for name, start in [("lists", deep), ("records", '{"a":' * 100_000)]:
        yield f"100,000 {name} deep", start.encode(), ""
        yield f"100,000 {name} deep inside", replaced(
            content, '"settings": {', f'"settings": {start}'), ""
    yield "a key twice", replaced(
        content, '"revision"', '"format": "cst",\n  "revision"'), ""
    yield "a key twice in a record", replaced(
        content, '"name"', '"slug":"boat","name"'), ""
    yield "an unknown key", replaced(
        content, '"revision"', '"colour": 1,\n  "revision"'), ""
    yield "a lone surrogate", replaced(
        content, '"name":"', '"name":"\\ud800'), ""
    yield "a raw control character", replaced(
        content, '"name":"', '"name":"\u0001'), ""
    yield "overlong UTF-8", content.replace(
        b'"name":"', b'"name":"\xc0\xaf', 1), ""
    yield "a record cut out of quotes", replaced(content, goal, goal[1:-3]), ""
    for version in ("4", "99", "4294967296"):
        yield f"schemaVersion {version}", replaced(
            content, '"schemaVersion": 3', f'"schemaVersion": {version}'), (
                "newer")
    for version in ("0", "-1", "2.0", '"2"', "1e1", "null", "9" * 40):
        yield f"schemaVersion {version}", replaced(
            content, '"schemaVersion": 3', f'"schemaVersion": {version}'), ""


AMOUNTS = ("1e400", "NaN", "Infinity", "0x1F", "12abc", "--5", "1,5", "-0",
           "5.", ".5", "", " 5", "٣", "+5", "9" * 40, "1." + "9" * 30)
DATES = ("2026-02-30", "2026-13-01", "2026-00-10", "0000-01-01",
         "10000-01-01", "26-01-01", "2026/01/01", "2026-01-01x", "2026-1-1",
         "２０２６-01-01", "", "2026-01-01T00:00")


def lies(content):
    """Files whose checksum is right, and that say what cannot be."""
    def put(old, new):
        return sealed(replaced(content, old, new))

    for amount in AMOUNTS:
        yield f"target {amount[:12]!r}", put('"5000"', f'"{amount}"')
    yield "target as a number", put('"target":"5000"', '"target":5000')
    for date in DATES:
        yield f"deadline {date!r}", put('"2027-06-01"', f'"{date}"')
    yield "a goal of nobody", sealed(orphaned(content))


def orphaned(content):
    """The store with a share of a goal that is not there."""
    text = content.decode()
    place = text.index('"goal":"') + len('"goal":"')
    return (text[:place] + "0" * 8 + text[place + 8:]).encode()


def twice(content, start, end):
    """The store with a record that is there twice."""
    text = content.decode()
    here = text.index(start)
    there = text.index(end, here) + len(end)
    return (text[:there] + ",\n" + text[here:there] + text[there:]).encode()


# What a terminal would obey, or a reader be misled by.
SLY = ("\\u001b[31m", "\\u001b]8;;http://x\\u0007", "\\u001b]52;c;x\\u0007",
       "\\r", "\\u0007", "\\u009b31m", "\\u202e", "\\u2066", "\\u2028",
       "\\u0000", "\\n")


def sly(content):
    """Sound files with names that would play tricks on a terminal."""
    for text in SLY:
        yield text, sealed(replaced(content, '"Boat"', f'"Boat{text}"'))
