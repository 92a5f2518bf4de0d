"""A demo household in a home of its own."""

import hashlib
import os
import pathlib
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEMO = ROOT / "fixtures/stores/demo.json"


class Household:
    """A home folder with the demo data, and `cst` in the path."""

    def __init__(self, **variables):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="cst-shell-"))
        folder = self.home / ".local/share/cst"
        folder.mkdir(parents=True)
        self.store = folder / "savings.json"
        shutil.copy(DEMO, self.store)
        self.store.chmod(0o600)
        path = os.path.dirname(os.environ["CST"])
        self.environment = {
            "HOME": str(self.home), "PATH": f"{path}:{os.environ['PATH']}",
            "LANG": "C.UTF-8", "TERM": "xterm", "CST_TODAY": "2026-03-10",
            **variables}

    def run(self, *words, **options):
        """Runs `cst` without a terminal."""
        return subprocess.run(
            ["cst", *words], env=self.environment, capture_output=True,
            text=True, timeout=60, stdin=subprocess.DEVNULL, **options)

    def contents(self):
        """Every file below with what it holds."""
        return {
            str(path.relative_to(self.home)):
                hashlib.sha256(path.read_bytes()).hexdigest()
            for path in self.home.rglob("*") if path.is_file()}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.home)
