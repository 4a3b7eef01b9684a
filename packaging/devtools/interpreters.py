"""The Pythons of this machine: what each of them is, and which the program is tried with."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from devtools.say import Stop

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

OLDEST: Final = (3, 11)
SYSTEM: Final = (Path("/usr/bin"), Path("/usr/local/bin"))
_NAMES: Final = ("python3", *(f"python3.{minor}" for minor in range(OLDEST[1], 31)))
# Old Pythons have to understand it too, so that they can be told apart from what is none.
_PROBE: Final = """
import json, sys
base = getattr(sys, "_base_executable", None) or sys.executable
print(json.dumps([base, sys.version_info[:3], sys.implementation.cache_tag, sys.version_info[3]]))
"""


@dataclass(frozen=True)
class Interpreter:
    """One Python: where it is, its exact version, the tag of what it compiles, and how far its release is."""

    path: str
    version: tuple[int, ...]
    tag: str
    level: str = "final"

    @property
    def name(self) -> str:
        """Its version in words."""
        return ".".join(map(str, self.version))

    @property
    def venv_package(self) -> str:
        """Where Debian keeps the part that makes environments."""
        return f"python{self.version[0]}.{self.version[1]}-venv"

    def has_venv(self) -> bool:
        """Whether it can make environments."""
        return answer(self.path, "import ensurepip, venv") is not None


def this() -> Interpreter:
    """The Python that runs dev.py; inside an environment its base, which does not clear the ground it stands on."""
    base = getattr(sys, "_base_executable", None) or sys.executable
    return Interpreter(base, sys.version_info[:3], sys.implementation.cache_tag, sys.version_info.releaselevel)


def at(path: str) -> Interpreter:
    """The Python at a path or of a name."""
    found = shutil.which(path)
    if found is None:
        raise Stop(f"{path}: there is no program that can be started; name a Python, such as /usr/bin/python3.")
    known = ask(found)
    if known is None:
        raise Stop(f"{path}: it does not answer like a Python; name one that works.")
    if known.version[:2] < OLDEST:
        raise Stop(f"{path}: it is Python {known.name}, and Horologium needs 3.11 or newer.")
    return known


def ask(path: str) -> Interpreter | None:
    """Have a Python say what it is; None if it cannot."""
    try:
        base, version, tag, level = json.loads(answer(path, _PROBE) or "")
        return Interpreter(base, tuple(version), tag, level)
    except (ValueError, TypeError):
        return None


def answer(path: str, code: str) -> str | None:
    """What a Python prints for some code; None if it fails."""
    command = [path, "-I", "-c", code]
    try:
        result = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return None
    return result.stdout


def others(own: Interpreter, found: Iterable[Interpreter]) -> list[Interpreter]:
    """The oldest and the newest of those that can be tried and are not the one that everything is tried with."""
    fit = [one for one in found if one.level == "final" and one.version[:2] >= OLDEST and one.version != own.version]
    fit.sort(key=lambda one: one.version)
    return list(dict.fromkeys(fit[:1] + fit[-1:]))


def on_this_machine(outer: Mapping[str, str] = os.environ) -> Iterator[Interpreter]:
    """All Pythons that work, each version once: on the path, those of pyenv, those of the system."""
    seen = set()
    for path in _candidates(outer):
        known = ask(str(path))
        if known is not None and known.version not in seen:
            seen.add(known.version)
            yield known


def _candidates(outer: Mapping[str, str]) -> Iterator[Path]:
    folders = [Path(folder) for folder in outer.get("PATH", "").split(os.pathsep) if folder]
    for folder in dict.fromkeys([*folders, *SYSTEM]):
        for name in _NAMES:
            if os.access(folder / name, os.X_OK):
                yield folder / name
    pyenv = Path(outer.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(pyenv.glob("versions/3.*/bin/python3"))
