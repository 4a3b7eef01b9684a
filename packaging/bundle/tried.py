"""Knows whether the bundle was tried as it would be built now: ``python3 packaging/bundle/tried.py``.

A build that works leaves a digest of what decides about it in ``tried.txt``, which is committed. As long as it is the
same, CI need not spend its minutes on building once more; where it is not, CI builds.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parents[2]
RECORD: Final = Path("packaging", "bundle", "tried.txt")
UNTRIED: Final = 1


def main(root: Path = ROOT) -> int:
    """Say whether the bundle was tried; 0 if it was."""
    if is_tried(root):
        print("bundle: tried as it is, nothing to build")
        return 0
    print("bundle: packaging, dependencies or version have changed since it was tried")
    return UNTRIED


def is_tried(root: Path) -> bool:
    """Whether the record is that of a bundle made of the same."""
    file = root / RECORD
    return file.is_file() and f"digest {digest(root)}" in file.read_text("utf-8").splitlines()


def record(root: Path, *figures: str) -> bool:
    """Note that the bundle works; whether there was anything new to note."""
    if is_tried(root):
        return False
    (root / RECORD).write_text("\n".join([f"digest {digest(root)}", *figures, ""]), "utf-8")
    return True


def digest(root: Path) -> str:
    """One number for packaging, dependencies and version."""
    whole = hashlib.sha256(json.dumps([pins(root), version(root)]).encode())
    for file in sources(root):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        whole.update(f"{file.relative_to(root).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """The files that say how a bundle is made."""
    yield root / "packaging" / "build.py"
    for file in sorted((root / "packaging" / "bundle").rglob("*")):
        if file.is_file() and file != root / RECORD and "__pycache__" not in file.parts:
            yield file


def pins(root: Path) -> list[str]:
    """What is built in, and what builds it."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return [project["requires-python"], *project["dependencies"], *project["optional-dependencies"]["bundle"]]


def version(root: Path) -> str:
    """The version of the program, which stands in its package and nowhere else."""
    text = (root / "desktop" / "horologium" / "__init__.py").read_text("utf-8")
    match = re.search(r'__version__ = "(.+)"', text)
    if match is None:
        raise RuntimeError("desktop/horologium/__init__.py names no version")
    return match[1]


if __name__ == "__main__":
    sys.exit(main())
