"""Who holds a campaign: told by a small file beside it.

The lock itself is SQLite's, which the system lifts when its owner dies. So this file never keeps anybody out: one that
was left behind is taken over, whatever process has its number by now.
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


def sign(path: Path) -> None:
    """Say that this process holds a campaign. Without room for it the lock is as good, only nameless."""
    me = Owner(os.getpid(), platform.node(), datetime.now(UTC).isoformat(timespec="seconds"))
    with suppress(OSError):
        files.lock(path).write_text(json.dumps(asdict(me)), "utf-8")


def unsign(path: Path) -> None:
    """Say that this process lets go of a campaign."""
    with suppress(OSError):
        files.lock(path).unlink()


def owner(path: Path) -> Owner | None:
    """Who has signed, if they may still be there."""
    try:
        data = json.loads(files.lock(path).read_text("utf-8"))
        found = Owner(int(data["pid"]), str(data["host"]), str(data["since"]))
    except (OSError, ValueError, TypeError, KeyError):
        return None
    return None if _has_died(found) else found


def _has_died(found: Owner) -> bool:
    """Whether the process is certainly gone; of other machines and systems nothing is known."""
    if os.name != "posix" or found.host != platform.node():
        return False
    try:
        os.kill(found.pid, 0)
    except (ProcessLookupError, OverflowError):
        return True
    except PermissionError:
        return False
    return False
