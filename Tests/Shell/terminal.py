"""A program on a terminal of its own, driven key by key."""

import os
import pty
import select
import signal
import subprocess
import time


class Terminal:
    """Runs a program as if somebody sat before it."""

    def __init__(self, words, environment, size=(24, 80)):
        self.screen = b""
        master, slave = pty.openpty()
        import fcntl, struct, termios
        fcntl.ioctl(slave, termios.TIOCSWINSZ,
                    struct.pack("HHHH", *size, 0, 0))
        self.master = master
        self.process = subprocess.Popen(
            words, stdin=slave, stdout=slave, stderr=slave, env=environment,
            preexec_fn=own_terminal)
        os.close(slave)

    def type(self, text):
        """Types keys."""
        os.write(self.master, text.encode())

    def wait_for(self, text, patience=20):
        """Reads until a text has come; what came since the last wait."""
        wanted = text.encode()
        end = time.monotonic() + patience
        while wanted not in self.screen and time.monotonic() < end:
            if not self.read(end - time.monotonic()):
                break
        assert wanted in self.screen, (text, self.screen)
        place = self.screen.index(wanted) + len(wanted)
        seen, self.screen = self.screen[:place], self.screen[place:]
        return seen.decode()

    def read(self, patience):
        """Reads what there is; false at the end."""
        ready, _, _ = select.select([self.master], [], [], max(patience, 0))
        if not ready:
            return True
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return False
        self.screen += piece
        return piece != b""

    def end(self, patience=20):
        """Waits for the end; the exit code and what came last."""
        limit = time.monotonic() + patience
        while self.read(limit - time.monotonic()):
            assert time.monotonic() < limit, self.screen
        code = self.process.wait(patience)
        os.close(self.master)
        return code, self.screen.decode()


def own_terminal():
    """Makes standard input the terminal that signals come from."""
    import fcntl, termios
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
