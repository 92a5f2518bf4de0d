"""The system calls of a command, and faults put into them by strace."""

import os
import re
import shutil
import tempfile
from dataclasses import dataclass

from points import Skipped
from program import CST

# These are made by the memory allocator; a death there is allowed.
ALLOCATING = {"mmap", "munmap", "mremap", "mprotect", "brk", "madvise"}

# What begins the process is no part of it, and cannot be told anything.
OUTSIDE = {"execve"}


@dataclass
class Call:
    """The n-th call of a name in one run of a command."""

    name: str
    count: int
    line: str
    isEarly: bool
    isHeld: bool

    @property
    def mayDie(self):
        """Whether a death is allowed: before main, or in the allocator."""
        return self.isEarly or self.name in ALLOCATING


def need(*tools):
    """Skips what needs a tool that is not there."""
    for tool in tools:
        if not shutil.which(tool):
            raise Skipped(f"{tool} is not installed")


def calls(house, arguments, **more):
    """Every system call that a command makes, in order, from a clean run."""
    need("strace")
    with tempfile.NamedTemporaryFile(mode="r", errors="replace") as trace:
        ran = house.cst(*arguments, before=["strace", "-f", "-qq", "-o",
                                            trace.name], **more)
        if ran.code != 0 and "ptrace" in ran.err.lower():
            raise Skipped("strace may not trace here")
        assert ran.code == 0, f"the clean run fails: {ran}"
        lines = trace.read().splitlines()
    found, counts = [], {}
    isEarly, isHeld = True, False
    for line in lines:
        match = re.match(r"\d+\s+(\w+)\(", line)
        if not match:
            continue
        name = match[1]
        counts[name] = counts.get(name, 0) + 1
        # The first thing that the program does itself.
        if "F_GETFD" in line:
            isEarly = False
        if "SIG_BLOCK, [HUP INT TERM]" in line:
            isHeld = True
        if name not in OUTSIDE:
            found.append(Call(name, counts[name], line, isEarly, isHeld))
    assert not isEarly and len(found) > 10, "the trace is not understood"
    return found


def injecting(call, fault, trace=os.devnull):
    """The words that run a command with a fault at one of its calls."""
    return ["strace", "-f", "-qq", "-o", trace, "-e", f"trace={call.name}",
            "-e", f"inject={call.name}:{fault}:when={call.count}"]


def repeating(call, fault, arguments):
    """How a person repeats it by hand."""
    return " ".join([f"strace -f -o /dev/null -e trace={call.name}",
                     f"-e inject={call.name}:{fault}:when={call.count}",
                     os.path.relpath(CST), *arguments])
