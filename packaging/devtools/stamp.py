"""What the virtual environment was made from; when nothing of it changed, nothing is done."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Stamp:
    """The state of one environment, kept inside it as JSON."""

    root: str
    python: str
    project: str
    extras: tuple[str, ...] = ()
    settled: tuple[str, ...] = ()  # system matters that need no second look, such as "offscreen" or "fonts"

    def same_place(self, other: Stamp) -> bool:
        """Whether the environment can be kept: it does not survive a move or another Python."""
        return (self.root, self.python) == (other.root, other.python)

    def covers(self, wanted: Stamp) -> bool:
        """Whether everything wanted is installed."""
        return self.same_place(wanted) and self.project == wanted.project and set(wanted.extras) <= set(self.extras)


def wanted_stamp(root: Path, extras: tuple[str, ...], tag: str) -> Stamp:
    """The stamp of an environment for a Python of this tag that is up to date now."""
    project = hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest()
    return Stamp(str(root), tag, project, tuple(sorted(extras)))


def read_stamp(file: Path) -> Stamp | None:
    """The stamp in a file, or None if there is none that can be understood."""
    try:
        data = json.loads(file.read_text("utf-8"))
        data["extras"], data["settled"] = tuple(data["extras"]), tuple(data["settled"])
        return Stamp(**data)
    except (OSError, ValueError, TypeError, KeyError):
        return None


def write_stamp(file: Path, stamp: Stamp) -> None:
    """Keep the stamp; whole or not at all, as the process may be killed."""
    draft = file.with_suffix(".new")
    draft.write_text(json.dumps(asdict(stamp), indent=1), "utf-8")
    draft.replace(file)
