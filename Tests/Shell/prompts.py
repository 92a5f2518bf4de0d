"""Questions on a real terminal: what is typed, and what happens then."""

import fcntl
import os
import re

from household import Household
from terminal import Terminal

QUESTION = "Delete it? [y/N] "
SPOKEN = "Enter alone is no: "


def ask(keys, *options, **variables):
    """Deletes a goal, types an answer, and tells how it went."""
    with Household(**variables) as house:
        before = house.store.read_bytes()
        terminal = Terminal(
            ["cst", "goal", "delete", "new-car", *options], house.environment)
        seen = ""
        if keys is not None:
            aloud = "--accessible" in options
            seen = terminal.wait_for(SPOKEN if aloud else QUESTION)
            terminal.type(keys)
        code, rest = terminal.end()
        return code, seen + rest, house.store.read_bytes() == before


def check(name, keys, code, words, is_untouched, *options, **variables):
    """Compares one answer with what it has to come to."""
    found, text, untouched = ask(keys, *options, **variables)
    assert found == code, (name, found, text)
    assert words in text, (name, text)
    assert untouched == is_untouched, (name, text)
    codes = re.findall(r"\x1b\[[^A-Za-z]*([A-Za-z])", text)
    assert set(codes) <= {"m"}, (name, text)
    assert "\x1b" not in re.sub(r"\x1b\[[0-9;]*m", "", text), (name, text)
    assert len(re.findall(re.escape(QUESTION), text)) <= 1, (name, text)
    print(f"ok  {name}")


check("y deletes", "y\n", 0, "Undo with: cst undo", False)
check("yes deletes", "yes\n", 0, "Undo with: cst undo", False)
check("Y deletes", "Y\n", 0, "Undo with: cst undo", False)
check("n does not", "n\n", 4, "nothing was changed", True)
check("nothing does not", "\n", 4, "nothing was changed", True)
check("anything else does not", "yep\n", 4, "nothing was changed", True)
check("the end of input does not", "\x04", 4, "", True)
check("Ctrl-C stops it", "\x03", -2, "", True)
check("--yes asks nothing", None, 0, "Undo with: cst undo", False, "--yes")
check("--no-input asks nothing", None, 4, "--yes", True, "--no-input")
check("CST_NO_INPUT asks nothing", None, 4, "--yes", True, CST_NO_INPUT="1")
check("CST_NO_INPUT=0 asks", "y\n", 0, "Undo", False, CST_NO_INPUT="0")
check("--dry-run asks nothing", None, 0, "Dry run", True, "--dry-run")
check("a screen reader is asked in words", "1\n", 0, "Undo", False,
      "--accessible")
check("and Enter alone is no", "\n", 4, "answer 1", True, "--accessible")

with Household() as house:
    before = house.store.read_bytes()
    answer = house.run("goal", "delete", "new-car")
    assert answer.returncode == 4 and "--yes" in answer.stderr, answer
    assert answer.stdout == "" and house.store.read_bytes() == before
    print("ok  without a terminal nobody is asked")

with Household() as house:
    terminal = Terminal(["cst", "import", "-"], house.environment)
    terminal.wait_for("reading from the terminal; end with Ctrl-D")
    terminal.type("\x04")
    assert terminal.end()[0] == 5
    print("ok  who reads from the terminal says so")

with Household() as house:
    folder = os.open(house.store.parent, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    terminal = Terminal(["cst", "plan", "skip", "new-car"], house.environment)
    terminal.wait_for("another cst is writing to this store; waiting for it")
    os.close(folder)
    code, rest = terminal.end()
    assert code == 0 and "waiting" not in rest, (code, rest)
    print("ok  who waits for another one says so, once")
