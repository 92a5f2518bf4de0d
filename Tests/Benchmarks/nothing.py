"""A program that does nothing, to see what is ours in the other one."""

import json
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def flags():
    """What the linker is told of a release build, by the package itself."""
    package = json.loads(subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, check=True,
        capture_output=True, text=True).stdout)
    target = next(it for it in package["targets"] if it["name"] == "cst")
    return [flag for setting in target["settings"]
            if setting["tool"] == "linker"
            for flag in setting["kind"]["unsafeFlags"]["_0"]]


def size_of_nothing():
    """The bytes of a program without a line, linked as ours is."""
    with tempfile.TemporaryDirectory(prefix="cst-nothing-") as folder:
        return built(folder).stat().st_size


def built(folder):
    source = Path(folder) / "Sources/nothing"
    source.mkdir(parents=True)
    (source / "main.swift").write_text("")
    (Path(folder) / "Package.swift").write_text(
        "// swift-tools-version: 6.2\nimport PackageDescription\n"
        'let package = Package(name: "nothing", targets: [.executableTarget('
        'name: "nothing", linkerSettings: [.unsafeFlags('
        f"{json.dumps(flags())})])])\n")
    subprocess.run(["swift", "build", "-c", "release", "--quiet"], cwd=folder,
                   check=True)
    return Path(folder) / ".build/release/nothing"
