"""What can go wrong with files, in words: the file, the reason and the remedy in one sentence."""

from __future__ import annotations

import errno
import sqlite3
from contextlib import contextmanager
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.campaign.errors import ReadOnly, StoreError
from horologium.engine.core.speech import later, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path


class Locked(StoreError):
    """Somebody else holds the campaign."""


class DiskFull(StoreError):
    """There is no room left."""


class Unwritable(ReadOnly):
    """The file or its folder cannot be written."""


class Missing(StoreError):
    """The file or its folder is not there."""


class Uprooted(ReadOnly):
    """The file was moved or replaced while it was open."""


class Newer(StoreError):
    """A newer program has written the file."""


class NotACampaign(StoreError):
    """The file is a database, but not one of ours."""


class Damaged(StoreError):
    """The file cannot be read as what it should be."""


class Linked(StoreError):
    """The path is a link where none is followed, or links lead in a circle."""


class DiskFault(StoreError):
    """The system could not read or write."""


class ServerFault(StoreError):
    """A server cannot be reached, or refuses what it is asked."""


class Unkeepable(StoreError):
    """A number is too large or a text has characters that no database keeps."""


class BadExport(StoreError):
    """A file cannot be taken in as a campaign or a hero, or not be made from one."""


_WORDS: Final[Mapping[type[StoreError], tuple[str, str]]] = MappingProxyType(
    {
        Locked: (later("another program holds it"), later("close it there and try again")),
        DiskFull: (later("the disk is full"), later("make room and do it again")),
        Unwritable: (
            later("it cannot be written here"),
            later("allow writing to the file and its folder, or copy it elsewhere"),
        ),
        Missing: (later("it is not there"), later("look whether it was moved or its disk is not connected")),
        Newer: (later("it was written by a newer version of the program"), later("update Horologium to open it")),
        NotACampaign: (
            later("it is not a campaign of Horologium"),
            later("choose a file that was made by this program"),
        ),
        Linked: (later("it is a link, or its links lead in a circle"), later("choose the file itself")),
        Damaged: (later("it is damaged"), later("restore one of its snapshots")),
        BadExport: (later("it cannot be taken in"), later("export it again where it came from")),
        DiskFault: (later("the system could not read or write it"), later("look after the disk and try again")),
        ServerFault: (
            later("the server did not do it"),
            later("see that it runs, and that address, name and password are right"),
        ),
    }
)

_SQLITE: Final[Mapping[int, type[StoreError]]] = MappingProxyType(
    {
        sqlite3.SQLITE_BUSY: Locked,
        sqlite3.SQLITE_LOCKED: Locked,
        sqlite3.SQLITE_FULL: DiskFull,
        sqlite3.SQLITE_READONLY: Unwritable,
        sqlite3.SQLITE_PERM: Unwritable,
        sqlite3.SQLITE_CANTOPEN: Unwritable,
        sqlite3.SQLITE_NOTADB: Damaged,
        sqlite3.SQLITE_CORRUPT: Damaged,
        sqlite3.SQLITE_TOOBIG: Damaged,
        sqlite3.SQLITE_IOERR: DiskFault,
        sqlite3.SQLITE_CONSTRAINT: Damaged,  # the program keeps them all: something in the file forbids what is right
        sqlite3.SQLITE_TOOBIG: Damaged,
        sqlite3.SQLITE_MISMATCH: Damaged,
        sqlite3.SQLITE_IOERR_LOCK: Unwritable,  # what may not be written cannot be locked either
    }
)

_SYSTEM: Final[Mapping[int, type[StoreError]]] = MappingProxyType(
    {
        errno.ENOSPC: DiskFull,
        errno.EDQUOT: DiskFull,
        errno.EROFS: Unwritable,
        errno.EACCES: Unwritable,
        errno.EPERM: Unwritable,
        errno.ENOENT: Missing,
        errno.ENOTDIR: Missing,
        errno.ELOOP: Linked,
    }
)


def told(kind: type[StoreError], place: object, reason: str = "", remedy: str = "") -> StoreError:
    """An error in one sentence; without words of its own it says what its kind always says."""
    usual = _WORDS.get(kind, ("", ""))
    return kind(f"{place}: {say(reason or usual[0])}; {say(remedy or usual[1])}.")


def real(path: Path) -> Path:
    """The file that a path leads to: what lies beside a campaign lies beside the file, not beside a link to it."""
    try:
        found = path.resolve()
        circle = found.is_symlink()  # from Python 3.13 on links that lead in a circle are left as they are
    except (OSError, RuntimeError):  # before, they are one or the other
        circle = True
    if circle:
        raise told(Missing, path, "its links lead in a circle", "choose the file itself")
    return found


@contextmanager
def known(place: object) -> Iterator[None]:
    """Tell what can happen to any file in words; what cannot is a bug and goes on as it is."""
    try:
        yield
    except StoreError:
        raise
    except Exception as error:
        kind = kind_of(error)
        if kind is None:
            raise
        raise _worded(kind, place, error) from error


_DAMAGE: Final = ("no such table", "no such column", "unsupported file format", "Could not decode to UTF-8")
"""How SQLite, or Python for it, begins to tell of damage for which there is no number."""


def kind_of(error: Exception) -> type[StoreError] | None:
    """What an error of the system, of SQLite or of a server amounts to; None for a bug."""
    error = getattr(error, "orig", None) or error  # what SQLAlchemy has wrapped
    if isinstance(error, UnicodeDecodeError):  # SQLite speaks of something whose very name is damaged
        return Damaged
    if isinstance(error, sqlite3.Error):
        if str(error).startswith(_DAMAGE):
            return Damaged
        code = getattr(error, "sqlite_errorcode", 0)
        return _SQLITE.get(code) or _SQLITE.get(code & 0xFF)
    if isinstance(error, OSError):
        return _SYSTEM.get(error.errno or 0, DiskFault)
    names = {
        each.__name__ for each in type(error).__mro__
    }  # which every driver has, by the rules of Python's databases
    return ServerFault if names & {"DatabaseError", "InterfaceError"} else None


def _worded(kind: type[StoreError], place: object, error: Exception) -> StoreError:
    reason = ""
    if kind in {DiskFault, ServerFault}:
        reason = f"{say(_WORDS[kind][0])} ({' '.join(str(getattr(error, 'orig', None) or error).split())})"
    return told(kind, place, reason)
