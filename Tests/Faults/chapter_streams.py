"""Streams that are full, closed, or gone, and questions nobody answers."""

import os
import subprocess

from household import SAVE, Household, aftermath, meaning
from points import Point
from program import cst, complaints
from terminal import Terminal

READS = [("plan",), ("tx", "list"), ("goal", "show", "boat"), ("log",),
         ("plan", "--json"), ("help",), ("version",), ("check",),
         ("help", "goal", "add"), ()]
WRITES = [SAVE, (*SAVE, "--json"), ("undo",), ("goal", "delete", "boat", "-y"),
          ("settings", "set", "payday", "7")]
WRONG = [("nope",), ("goal", "show", "nope"), ("goal", "delete", "boat"),
         ("save", "1,5", "--goal", "boat"), ("plan", "--file", "/nowhere/at")]
GIVEN = [("import", "-"), ("rate", "import", "-"), ("merge", "-"), ("try", "-")]


def streams(quick):
    """Streams, prompts and signals as people and scripts meet them."""
    begun = Household().begin()
    for name, stream, code in [("full", full, 1), ("closed", closed, 1),
                               ("gone", gone, 141)]:
        for arguments in READS:
            yield Point(
                f"stdout {name}: {' '.join(arguments)}",
                lambda a=arguments, s=stream, c=code: read(begun, a, s, c))
        for arguments in WRITES:
            yield Point(f"stdout {name}: {' '.join(arguments)}",
                        lambda a=arguments, s=stream: write(begun, a, s))
        for arguments in [*READS, *WRITES, *WRONG]:
            yield Point(f"stderr {name}: {' '.join(arguments)}",
                        lambda a=arguments, s=stream: silent(begun, a, s))
    for arguments in [*READS, *WRITES, *WRONG, *GIVEN]:
        yield Point(f"stdin closed: {' '.join(arguments)}",
                    lambda a=arguments: unheard(begun, a))
    for name, deed, codes in PROMPTS:
        yield Point(f"at a prompt: {name}",
                    lambda d=deed, c=codes: prompted(begun, d, c))


def full(house, arguments, which):
    with open("/dev/full", "wb") as end:
        return house.cst(*arguments, **{which: end})


def closed(house, arguments, which):
    number = {"stdin": "0<", "stdout": "1>", "stderr": "2>"}[which]
    return house.cst(*arguments, before=["sh", "-c", f'exec "$@" {number}&-',
                                         "sh"])


def gone(house, arguments, which):
    """A pipe whose reader went away."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        return house.cst(*arguments, **{which: writer}, restore_signals=True)
    finally:
        os.close(writer)


def read(begun, arguments, stream, code):
    with Household(begun) as house:
        before = house.everything()
        ran = stream(house, arguments, "stdout")
        found = complaints(ran)
        if ran.code != code:
            found.append(f"it does not end with {code}")
        if (code == 141) == bool(ran.err):
            found.append("it says too much or too little")
        if house.everything() != before:
            found.append("something was touched")
        return found and [*found, str(ran)]


def write(begun, arguments, stream):
    with Household(begun) as house, Household(begun) as other:
        other.must(*arguments)
        ran = stream(house, arguments, "stdout")
        found = complaints(ran)
        if ran.code != 7 or "was saved" not in ran.err:
            found.append("it does not say that it was saved")
        before = begun.bytes()
        if meaning(house.bytes(), before) != meaning(other.bytes(), before):
            found.append("the change is not there")
        return (found := found + aftermath(house)) and [*found, str(ran)]


def silent(begun, arguments, stream):
    """Nothing depends on whether messages can be read."""
    with Household(begun) as house, Household(begun) as other:
        heard = other.cst(*arguments)
        ran = stream(house, arguments, "stderr")
        found = complaints(ran)
        if ran.code != heard.code:
            found.append(f"it ends with {ran.code} and not {heard.code}")
        return found and [*found, str(ran)]


def unheard(begun, arguments):
    """Nobody is asked who cannot answer."""
    with Household(begun) as house, Household(begun) as other:
        heard = other.cst(*arguments)
        ran = closed(house, arguments, "stdin")
        found = complaints(ran)
        if (ran.code, ran.out[:20]) != (heard.code, heard.out[:20]):
            found.append(f"it is another answer than {heard}")
        return found and [*found, str(ran)]


PROMPTS = [
    ("Ctrl-C", lambda it: it.type(b"\x03"), [-2]),
    ("Ctrl-C after a letter", lambda it: it.type(b"y\x03"), [-2]),
    ("Ctrl-\\", lambda it: it.type(b"\x1c"), [-3]),
    ("Ctrl-D", lambda it: it.type(b"\x04"), [4]),
    ("an empty line", lambda it: it.type(b"\n"), [4]),
    ("n", lambda it: it.type(b"n\n"), [4]),
    ("no UTF-8", lambda it: it.type(b"\xff\xfe\n"), [4]),
    ("a long line", lambda it: it.type(b"y" * 3000 + b"\n"), [4]),
    ("SIGTERM", lambda it: it.signal(15), [-15]),
    ("SIGHUP", lambda it: it.signal(1), [-1]),
    ("SIGINT", lambda it: it.signal(2), [-2]),
    ("SIGKILL", lambda it: it.signal(9), [-9]),
    ("the terminal goes away", lambda it: it.close(), [-1, 4]),
    ("y", lambda it: it.type(b"y\n"), [0]),
    ("another change, then y", lambda it: it.meanwhile(b"y\n"), [0, 4]),
]


def prompted(begun, deed, codes):
    with Household(begun) as house:
        before = house.bytes()
        with Terminal(house, ("goal", "delete", "boat")) as terminal:
            if not terminal.waits("[y/N]"):
                return ["nothing is asked", terminal.said]
            deed(terminal)
            code = terminal.end()
        found = []
        if code not in codes:
            found.append(f"it ends with {code} and not with one of {codes}")
        if "Fatal" in terminal.said:
            found.append("I7: the runtime speaks")
        if code != 0 and not terminal.hasChanged and house.bytes() != before:
            found.append("the store is another one")
        if code == 0 and b'"slug":"boat"' in house.bytes():
            found.append("it says 0, and the change is not there")
        if terminal.hasChanged and b"Meanwhile" not in house.bytes():
            found.append("the other change is lost")
        return (found := found + aftermath(house)) and [*found, terminal.said]
