"""The virtual environment: made, mended, filled with what pyproject.toml pins."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from devtools import apt, interpreters
from devtools.say import Stop, say
from devtools.stamp import Stamp, read_stamp, wanted_stamp, write_stamp

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from devtools.interpreters import Interpreter

_FOREIGN: Final = ("PYTHONHOME", "PYTHONPATH", "PYTHONSTARTUP", "VIRTUAL_ENV", "__PYVENV_LAUNCHER__")
_TAIL: Final = 15


class Environment:
    """The .venv of a checkout, or one of its own for a Python that was named."""

    def __init__(self, root: Path, named: Interpreter | None = None) -> None:
        self.root = root
        self.base = named or interpreters.this()
        self.folder = root / (f".venv-{named.name}" if named else ".venv")
        self._stamp_file = self.folder / "horologium-stamp.json"

    @property
    def python(self) -> Path:
        """The interpreter inside."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def ensure(self, *extras: str) -> None:
        """Make the environment hold the package and these extras; quick when it already does."""
        wanted = wanted_stamp(self.root, extras, self.base.tag)
        if self._is_ready(wanted):
            return
        with _lock(self.root / ".venv.lock"):
            if not self._is_ready(wanted):  # another dev.py may have done it meanwhile
                self._make(wanted)

    def is_settled(self, matter: str) -> bool:
        """Whether a system matter was looked after since the environment was made."""
        stamp = read_stamp(self._stamp_file)
        return stamp is not None and matter in stamp.settled

    def settle(self, matter: str) -> None:
        """Note that a system matter needs no second look."""
        stamp = read_stamp(self._stamp_file)
        if stamp is not None and matter not in stamp.settled:
            with contextlib.suppress(OSError):  # somebody else's checkout: look again next time
                write_stamp(self._stamp_file, replace(stamp, settled=(*stamp.settled, matter)))

    def _is_ready(self, wanted: Stamp) -> bool:
        stamp = read_stamp(self._stamp_file)
        return stamp is not None and stamp.covers(wanted) and self.python.exists()

    def _make(self, wanted: Stamp) -> None:
        old = read_stamp(self._stamp_file)
        if not (self._works() and (old is None or old.same_place(wanted))):
            self._create()
            old = None
        extras = tuple(sorted({*wanted.extras, *(old.extras if old else ())}))
        self._stamp_file.unlink(missing_ok=True)  # a killed pip leaves no stamp, so it is run again
        self._install(extras)
        write_stamp(self._stamp_file, replace(wanted, extras=extras, settled=old.settled if old else ()))

    def _works(self) -> bool:
        """Whether there is an environment of this Python version that has pip."""
        probe = "import sys, pip; print(sys.implementation.cache_tag)"
        return (interpreters.answer(str(self.python), probe) or "").strip() == self.base.tag

    def _create(self) -> None:
        if not self.base.has_venv():
            apt.install_or_stop([self.base.venv_package], f"the venv module of Python {self.base.name}")
        again = "again " if self.folder.exists() else ""
        say(f"making the virtual environment {again}in {self.folder}")
        result = quietly([self.base.path, "-m", "venv", "--clear", str(self.folder)], clean_environment(os.environ))
        if result.returncode:
            raise Stop(f"the virtual environment could not be made; the last words were:\n{tail(result.stdout)}")

    def _install(self, extras: tuple[str, ...]) -> None:
        target = f"{self.root}[{','.join(extras)}]" if extras else str(self.root)
        what = f"Horologium with {' and '.join(extras)} tools" if extras else "Horologium"
        say(f"installing {what} and the versions pinned in pyproject.toml (the first time takes minutes)")
        result = quietly(
            [str(self.python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "-e", target],
            {**clean_environment(os.environ), "PIP_USER": "0"},
        )
        if result.returncode:
            raise Stop(
                f"pip could not install the dependencies (is the package index reachable?); it ended with:\n"
                f"{tail(result.stdout)}"
            )


def clean_environment(outer: Mapping[str, str]) -> dict[str, str]:
    """The caller's variables without those that would draw in another Python's packages."""
    return {name: value for name, value in outer.items() if name not in _FOREIGN}


def quietly(command: list[str], environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a command and keep what it prints, errors among it, for the case that it fails."""
    return subprocess.run(
        command,
        env=dict(environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def tail(text: str) -> str:
    """The last lines, which name the cause."""
    return "\n".join(f"    {line}" for line in text.rstrip().splitlines()[-_TAIL:])


@contextlib.contextmanager
def _lock(file: Path) -> Iterator[None]:
    """Keep two starts from filling one environment at once; the system frees the lock of a dead process."""
    with file.open("w") as handle:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415

            msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
