"""The program under test, run as a process of its own."""

import os
import subprocess
from dataclasses import dataclass

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.abspath(__file__))))
CST = os.environ.get("CST_BINARY", f"{ROOT}/.build/release/cst")
FIXTURES = f"{ROOT}/fixtures/stores"
TODAY = "2026-03-10"

# What nobody may ever read: words of the language's own runtime.
RUNTIME = ("Fatal error", "Swift", "swift", "Backtrace", "backtrace",
           "Error Domain", "stack trace", "Illegal instruction",
           "Assertion failed", "Precondition failed")


@dataclass
class Ran:
    """How a process ended, and what it said."""

    code: int
    out: str
    err: str

    def __str__(self):
        return f"exit {self.code}, stdout {self.out[-300:]!r}, " \
               f"stderr {self.err[-600:]!r}"


def environment(home):
    """The variables of a person who lives in this folder."""
    return {"HOME": home, "PATH": os.environ["PATH"], "CST_TODAY": TODAY,
            "LANG": "C.UTF-8"}


def cst(home, *arguments, before=(), program=CST, stdin=subprocess.DEVNULL,
        timeout=60, **more):
    """Runs `cst`, after the words of a program that runs it."""
    line = [*before, program, *arguments]
    try:
        done = subprocess.run(
            line, env=environment(home), stdin=stdin, timeout=timeout,
            **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE,
               "cwd": home, **more})
    except subprocess.TimeoutExpired:
        return Ran(-999, "", f"no end after {timeout} s")
    return Ran(done.returncode, text(done.stdout), text(done.stderr))


def copied(path):
    """The program under another path, written by a process of its own.

    What this one has open for writing its forks have open as well, and a
    program that somebody may write to cannot be started.
    """
    subprocess.run(["cp", CST, path], check=True)
    return path


def text(found):
    """The bytes of a stream as text, whatever they are."""
    return (found or b"").decode(errors="replace")


def complaints(ran, deaths=()):
    """What no process may do: hang, die of a signal, or speak of itself."""
    found = []
    if ran.code == -999:
        found.append("I7: it hangs")
    elif ran.code < 0 and -ran.code not in deaths:
        found.append(f"I7: it died of signal {-ran.code}")
    if any(word in ran.err + ran.out for word in RUNTIME):
        found.append("I7: the runtime speaks")
    return found
