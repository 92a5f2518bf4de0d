"""A store in a folder of its own, and whether it is as it should be."""

import json
import os
import shutil
import stat
import tempfile

from program import complaints, cst

PLACE = os.environ.get("CST_FAULTS_PLACE") or (
    "/dev/shm" if os.access("/dev/shm", os.W_OK) else tempfile.gettempdir())
SAVE = ("save", "25EUR", "--goal", "boat")


class Household:
    """A home folder, and the store in it."""

    def __init__(self, template=None, name=".local/share/cst/savings.json"):
        self.home = tempfile.mkdtemp(prefix="cst-faults-", dir=PLACE)
        if template:
            shutil.copytree(template.home, self.home, dirs_exist_ok=True,
                            symlinks=True)
        self.path = f"{self.home}/{name}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.home, ignore_errors=True)

    @property
    def folder(self):
        return os.path.dirname(self.path)

    def cst(self, *arguments, **more):
        return cst(self.home, *arguments, **more)

    def must(self, *arguments):
        """Runs a command that goes well."""
        ran = self.cst(*arguments)
        assert ran.code == 0, f"cst {' '.join(arguments)}: {ran}"
        return ran

    def begin(self):
        """The changes after which a store has something to lose."""
        self.must("asset", "add", "Jar", "--currency", "EUR")
        self.must("goal", "add", "Boat", "--target", "5000EUR",
                  "--deadline", "2027-06-01")
        self.must("alloc", "set", "60%", "--asset", "jar", "--goal", "boat")
        self.must("save", "100EUR", "--goal", "boat", "--asset", "jar")
        self.must(*SAVE)
        return self

    def bytes(self):
        """What the file holds, nothing where there is none."""
        try:
            with open(self.path, "rb") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def files(self):
        """The names beside the store."""
        return sorted(os.listdir(self.folder)) if os.path.isdir(
            self.folder) else []

    def everything(self):
        """All that there is, to see that nothing was touched."""
        found = {}
        for folder, _, names in os.walk(self.home):
            for name in names:
                path = f"{folder}/{name}"
                if stat.S_ISREG(os.lstat(path).st_mode):
                    with open(path, "rb") as file:
                        found[path] = file.read()
        return found


def meaning(content, known=None):
    """What a store says: all but its checksum, and new identities by turn.

    `known` are the bytes of the store of before, whose identities count.
    """
    if content is None:
        return None
    store = json.loads(content)
    del store["checksum"]
    old = known.decode() if known else ""
    words = json.dumps(store, sort_keys=True)
    for number, identity in enumerate(identities(store, old)):
        words = words.replace(identity, f"new-{number}")
    return words


def identities(store, old):
    """The identities that the text of an older store does not know."""
    return [record["id"] for part in ("goals", "assets", "transactions")
            for record in store[part] if record["id"] not in old]


def records(content):
    """What a store says but for its revision."""
    store = json.loads(content)
    del store["checksum"], store["revision"]
    return json.dumps(store, sort_keys=True)


def looseness(house, owner=None):
    """Files that others may read, or that are not their owner's."""
    found = []
    for name in house.files():
        status = os.lstat(f"{house.folder}/{name}")
        if stat.S_ISREG(status.st_mode) and status.st_mode & 0o077:
            found.append(f"I6: {name} has mode {status.st_mode:o}")
        if owner is not None and status.st_uid != owner:
            # A file of before the owner was known is empty or a draft.
            if status.st_size and not name.endswith(".new"):
                found.append(f"I6: {name} belongs to {status.st_uid}")
    return found


NEXT = ("goal", "add", "Next", "--target", "10EUR", "--deadline", "+1y")


def aftermath(house, owner=None):
    """Whether the next commands work, and leave nothing behind."""
    found = looseness(house, owner)
    ran = house.cst("goal", "list", "--json")
    if ran.code != 0 or complaints(ran):
        return found + [f"I4: it cannot be read: {ran}"]
    before = house.bytes()
    ran = house.cst(*NEXT)
    if ran.code != 0:
        return found + [f"I4: the next change fails: {ran}"]
    rest = [name for name in house.files() if name.endswith(".new")]
    if rest:
        found.append(f"I5: the next change leaves {rest}")
    found += looseness(house, owner)
    ran = house.cst("undo")
    if ran.code != 0:
        return found + [f"I4: the next change cannot be undone: {ran}"]
    if before is not None and records(house.bytes()) != records(before):
        found.append("I4: undo leads to another state")
    ran = house.cst("check")
    if ran.code != 0:
        found.append(f"I4: check finds something: {ran}")
    return found
