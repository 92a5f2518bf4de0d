"""Somebody who runs `cst` in a home and on a day of their own."""

import calendar
import datetime
import fcntl
import os
import pty
import random
import select
import shutil
import struct
import subprocess
import termios
import threading
import time
from pathlib import Path

# What stands for the home in a story; a path of another length would make
# other tables.
SHOWN = "/home/somebody"
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
PATIENCE = 0.3


class Person:
    def __init__(self, program, stores):
        self.program = program
        self.stores = stores
        self.home = new_home()
        self.today = datetime.date(2026, 11, 20)
        self.columns = None

    def set(self, name, *values):
        """Sets the stage, as a line behind `@` says it."""
        if name == "today":
            self.today = datetime.date.fromisoformat(values[0])
        elif name == "terminal":
            self.columns = int(values[0])
        elif name == "pipe":
            self.columns = None
        elif name == "store":
            folder = Path(self.home) / ".local/share/cst"
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.stores / f"{values[0]}.json",
                            folder / "savings.json")
        elif name == "copy":
            store = f"{self.home}/.local/share/cst/savings.json"
            for suffix in ("", ".history"):
                shutil.copyfile(store + suffix,
                            f"{self.home}/{values[0]}{suffix}")
        else:
            raise ValueError(f"there is no @ {name}")

    def tell(self, words, variables, answers, typed=()):
        """What a command says, as a story writes it down."""
        with_zone(self.home, self.today, zone := f"{self.home}.zone")
        environment = {"HOME": self.home, "LANG": "en_GB.UTF-8",
                       "TZ": f":{zone}", **variables}
        line = [str(self.program),
                *(self.home + word[1:] if word.startswith("~/") else word
                  for word in words)]
        try:
            if self.columns:
                questions, out, err, code = on_terminal(
                    line, environment, self.columns, answers)
            else:
                ran = subprocess.run(
                    line, env=environment,
                    input="".join(f"{it}\n" for it in typed).encode(),
                    capture_output=True, timeout=60)
                questions, out, err, code = (b"", ran.stdout, ran.stderr,
                                             ran.returncode)
        finally:
            os.remove(zone)
        text = (marked(questions, "? ") + out.decode() + marked(err, "! ")
                + (f"[{code}]\n" if code else ""))
        return (text.replace(self.home, SHOWN).replace("\x1b", "\\e")
                .replace("\r\n", "\\r\n"))


def new_home():
    start = "/dev/shm/" if os.access("/dev/shm", os.W_OK) else "/tmp/cst-"
    while True:
        path = start + "".join(random.choices(LETTERS, k=5))
        try:
            os.mkdir(path, 0o700)
            return path
        except FileExistsError:
            continue


def with_zone(home, day, path):
    """Writes a time zone in which it is noon of a day now.

    The clock of a static program cannot be set, but its zone can.
    """
    noon = calendar.timegm(day.timetuple()) + 43_200
    counts = (0, 0, 0, 0, 1, 4)
    with open(path, "wb") as file:
        file.write(b"TZif" + bytes(16) + struct.pack(">6l", *counts)
                   + struct.pack(">lBB", noon - int(time.time()), 0, 0)
                   + b"CST\0")


def marked(said, mark):
    """Each line behind a mark."""
    lines = said.decode().split("\n")
    if lines[-1] == "":
        lines.pop()
    return "".join(f"{mark}{line}\n" for line in lines)


def on_terminal(line, environment, columns, answers):
    """What was asked, answered and told on a terminal, and how it ended.

    Answers and messages come from a terminal each, so that they can be told
    apart.
    """
    answer_end, answer_side = terminal(columns)
    message_end, message_side = terminal(columns)
    process = subprocess.Popen(line, env=environment, stdin=message_side,
                               stdout=answer_side, stderr=message_side)
    os.close(answer_side)
    os.close(message_side)
    out = []
    reader = threading.Thread(target=lambda: out.extend(pieces(answer_end)))
    reader.start()
    questions, rest, left = b"", b"", list(answers)
    isSilent = False
    for piece in pieces(message_end):
        rest += piece
        # A message ends its line, and a question does not.
        if not rest.endswith(b"\n") and is_silent(message_end):
            isSilent = not left
            keys = f"{left.pop(0)}\n".encode() if left else b""
            os.write(message_end, keys or b"\x04")
            questions, rest = questions + rest + keys, b""
    reader.join()
    os.close(answer_end)
    os.close(message_end)
    if isSilent:
        # Nobody ended the line of the question but the program.
        rest = rest.removeprefix(b"\n")
    return questions, b"".join(out), rest, process.wait(60)


def terminal(columns):
    """Both ends of a terminal that hands over everything as it is."""
    end, side = pty.openpty()
    fcntl.ioctl(side, termios.TIOCSWINSZ,
                struct.pack("HHHH", 24, columns, 0, 0))
    modes = termios.tcgetattr(side)
    modes[1] &= ~termios.OPOST
    modes[3] &= ~termios.ECHO
    termios.tcsetattr(side, termios.TCSANOW, modes)
    return end, side


def is_silent(end):
    """Whether nothing more comes for a while."""
    return not select.select([end], [], [], PATIENCE)[0]


def pieces(end):
    """What comes out of a terminal, until nobody holds its other end."""
    while True:
        try:
            piece = os.read(end, 65_536)
        except OSError:
            return
        if not piece:
            return
        yield piece
