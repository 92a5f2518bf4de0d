"""A person at a terminal."""

import os
import pty
import select
import signal
import subprocess
import time

from household import NEXT
from program import CST, environment


class Terminal:
    """A command that runs in a terminal of its own, and leads its session."""

    def __init__(self, house, arguments):
        self.house = house
        self.said = ""
        self.hasChanged = False
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [CST, *arguments], stdin=theirs, stdout=theirs, stderr=theirs,
            env=environment(house.home), start_new_session=True,
            preexec_fn=lambda: os.close(os.open(os.ttyname(0), os.O_RDWR)))
        os.close(theirs)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.close()

    def listen(self, seconds):
        """Takes what is said, `False` where nothing more comes."""
        if self.ours is None:
            return False
        ready, _, _ = select.select([self.ours], [], [], seconds)
        try:
            heard = os.read(self.ours, 65536) if ready else b""
        except OSError:
            heard = b""
        self.said += heard.decode(errors="replace")
        return bool(heard)

    def waits(self, words, patience=20):
        """Listens until these words were said."""
        end = time.monotonic() + patience
        while words not in self.said and time.monotonic() < end:
            self.listen(0.2)
        return words in self.said

    def type(self, keys):
        os.write(self.ours, keys)

    def signal(self, number):
        self.process.send_signal(number)

    def close(self):
        if self.ours is not None:
            os.close(self.ours)
            self.ours = None

    def meanwhile(self, keys):
        """Another change is made while the question stands."""
        self.house.must(*(word.replace("Next", "Meanwhile") for word in NEXT))
        self.hasChanged = True
        self.type(keys)

    def end(self, patience=20):
        """How it ends; a command that hangs is killed, and that is no end."""
        end = time.monotonic() + patience
        while self.process.poll() is None:
            self.listen(0.05)
            if time.monotonic() > end:
                self.process.send_signal(signal.SIGKILL)
                return "hanging"
        while self.listen(0.05):
            pass
        return self.process.returncode
