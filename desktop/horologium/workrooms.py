"""Folders for a while: each is gone when its work is done, and those of a program that was killed at the next start.

A file in each is kept locked by the system as long as its maker lives, so that nobody clears away what is in use.
"""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from types import TracebackType

PREFIX: Final = "horologium-work-"
CLAIM: Final = "in-use"
TRIES: Final = 10
FAR: Final = 2**30
"""Windows lets nobody read what is locked: a byte behind the end is locked there, and the file stays readable."""


class Workroom:
    """A folder of its own that only this user can read, in the system's place for such folders or where it is said."""

    def __init__(self, place: Path | None = None) -> None:
        for _ in range(TRIES):
            self.path = Path(tempfile.mkdtemp(prefix=PREFIX, dir=place))
            self._handle = _claimed(self.path)
            if self._handle >= 0:
                return
        raise FileNotFoundError(errno.ENOENT, "somebody clears new folders away", str(self.path))

    def cleanup(self) -> None:
        """Clear it away, as far as the system lets us; a second time does nothing."""
        with suppress(OSError):
            if self._handle >= 0:
                os.close(self._handle)
        self._handle = -1
        shutil.rmtree(self.path, ignore_errors=True)

    def __enter__(self) -> Path:
        return self.path

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.cleanup()


def _claimed(room: Path) -> int:
    """The claim to a room, locked; -1 if somebody who sweeps was there first."""
    claim = room / CLAIM
    try:
        handle = os.open(claim, os.O_RDWR | os.O_CREAT, 0o600)
    except FileNotFoundError:
        return -1
    try:
        mine = take(handle)
    except OSError:  # without locks in this place nobody else can take it either
        mine = True
    if mine and claim.exists():
        return handle
    os.close(handle)
    return -1


def sweep(place: Path | None = None) -> None:
    """Clear away the rooms whose makers have died."""
    for room in Path(place or tempfile.gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError):
            if not room.is_symlink() and _is_deserted(room):
                shutil.rmtree(room, ignore_errors=True)


def _is_deserted(room: Path) -> bool:
    try:
        handle = os.open(room / CLAIM, os.O_RDWR)
    except FileNotFoundError:
        room.rmdir()  # its maker died, or finds another one
        return False
    try:
        return take(handle)
    finally:
        os.close(handle)


def take(handle: int) -> bool:
    """Have the system lock an open file until it is closed, even by the end of its process; False if one has it."""
    try:
        if os.name == "nt":
            windows: Any = import_module("msvcrt")
            os.lseek(handle, FAR, os.SEEK_SET)
            windows.locking(handle, windows.LK_NBLCK, 1)
            os.lseek(handle, 0, os.SEEK_SET)
        else:
            posix: Any = import_module("fcntl")
            posix.flock(handle, posix.LOCK_EX | posix.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
