"""How far long work has come, for whoever waits, and the way to leave it off.

Work calls ``advance`` at places where it can be left: before something is in its place for good.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

from horologium.campaign.errors import CampaignError

if TYPE_CHECKING:
    from collections.abc import Callable


class Cancelled(CampaignError):
    """Somebody has thought better of it; nothing was written."""


LISTENER: Final[ContextVar[Callable[[int, int], None] | None]] = ContextVar("listener", default=None)
"""Who waits; raises Cancelled when nobody does any longer."""


def advance(done: int, total: int) -> None:
    """Tell how much is done; left off with Cancelled if nobody waits any longer."""
    listener = LISTENER.get()
    if listener is not None:
        listener(done, total)
