"""Who holds a campaign: told by a small file beside it.

The lock itself is SQLite's, which the system lifts when its owner dies. So this file never keeps anybody out: one that
was left behind is taken over. It is locked as well: so it is known whether its owner lives, even of a file that SQLite
cannot open any more, on every system, and whatever process has its number by now.
"""

from __future__ import annotations

import json
import os
import platform
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from horologium.engine.core.speech import say
from horologium.store import files
from horologium.workrooms import take

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Owner:
    """A process that holds a campaign."""

    pid: int
    host: str
    since: str

    def is_me(self) -> bool:
        """Whether this very process holds it."""
        return (self.pid, self.host) == (os.getpid(), platform.node())

    def in_words(self) -> str:
        """Who holds it, for a message."""
        return (
            say("this program itself")
            if self.is_me()
            else say("process {pid} on {host} since {since}", pid=self.pid, host=self.host, since=self.since)
        )


_signed: dict[Path, int] = {}
"""The signatures of this process: files that the system keeps locked until they are closed, also by its death."""


def sign(path: Path) -> None:
    """Say that this process holds a campaign. Without room for it the lock is as good, only nameless."""
    me = Owner(os.getpid(), platform.node(), datetime.now(UTC).isoformat(timespec="seconds"))
    place = files.lock(path)
    _forget(place)
    with suppress(OSError):
        handle = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
        _signed[place] = handle
        take(handle)
        os.ftruncate(handle, 0)
        os.write(handle, json.dumps(asdict(me)).encode())


def unsign(path: Path) -> None:
    """Say that this process lets go of a campaign; who has signed since then keeps it."""
    other = owner(path)
    _forget(files.lock(path))
    if other is None or other.is_me():
        with suppress(OSError):
            files.lock(path).unlink()


def _forget(place: Path) -> None:
    """Only a file that is closed can be removed everywhere."""
    if (handle := _signed.pop(place, None)) is not None:
        with suppress(OSError):
            os.close(handle)


def owner(path: Path) -> Owner | None:
    """Who has signed, if they may still be there."""
    place = files.lock(path)
    try:
        data = json.loads(place.read_text("utf-8"))
        found = Owner(int(data["pid"]), str(data["host"]), str(data["since"]))
    except (OSError, ValueError, TypeError, KeyError):
        return None
    return None if _has_died(found, place) else found


def _has_died(found: Owner, place: Path) -> bool:
    """Whether the process is certainly gone: the system has lifted its lock. Of other machines nothing is known."""
    if place in _signed or found.host != platform.node():
        return False
    try:
        handle = os.open(place, os.O_RDWR)
    except OSError:
        return False
    try:
        return take(handle)
    except OSError:
        return False  # there are no locks in this place
    finally:
        os.close(handle)
