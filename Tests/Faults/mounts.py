"""Disks that are mounted for a while."""

import contextlib
import os
import shutil
import subprocess
import tempfile

from calls import need
from points import Skipped


def shell(*words):
    """Runs a tool of the system, and says what it says where it fails."""
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        raise Skipped(f"{' '.join(words[:3])}: {done.stderr.strip()}")
    return done.stdout


@contextlib.contextmanager
def mounted(*words):
    """A folder on which something is mounted for a while."""
    if os.geteuid() != 0:
        raise Skipped("only the superuser mounts")
    folder = tempfile.mkdtemp(prefix="cst-mount-")
    shell("mount", *words, folder)
    try:
        yield folder
    finally:
        if subprocess.run(["umount", folder], capture_output=True).returncode:
            subprocess.run(["umount", "-l", folder], capture_output=True)
        os.rmdir(folder)


def moved(house, home):
    """A household that lives elsewhere from now on."""
    shutil.move(house.home, home)
    house.path = house.path.replace(house.home, home)
    house.home = home
    return house


class Image:
    """A disk in a file, with a file system of its own."""

    # The smallest that each kind can be made.
    KINDS = {
        "ext4": ("16M", ["mkfs.ext4", "-q", "-F"], "commit=300"),
        "xfs": ("300M", ["mkfs.xfs", "-q", "-f"], "nouuid"),
        "btrfs": ("112M", ["mkfs.btrfs", "-q", "-f"], "commit=300"),
    }

    def __init__(self, kind, path):
        self.kind = kind
        self.path = path

    def make(self):
        size, words, _ = Image.KINDS[self.kind]
        need(words[0])
        shell("truncate", "-s", size, self.path)
        shell(*words, self.path)
        return self

    def copy(self, path):
        """The disk as it is now, what was not sent to it left out."""
        shell("cp", "--sparse=always", self.path, path)
        return Image(self.kind, path)

    def mounted(self):
        return mounted("-t", self.kind, "-o",
                       f"loop,{Image.KINDS[self.kind][2]}", self.path)
