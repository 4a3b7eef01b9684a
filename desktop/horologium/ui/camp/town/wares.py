"""What lies on a counter, and what can be done about it: values that counters make and the town shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from horologium.campaign.facts import Cost
from horologium.campaign.operations import Operation
from horologium.ui.art.faces import Face
from horologium.ui.art.portraits import Sitter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.session import CampaignSession


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a formula: how many it takes, and how many there are."""

    face: Face
    there: int
    needed: int


@dataclass(frozen=True, slots=True)
class Ware:
    """A row of a counter: something to be bought, sold, made, healed or paid for."""

    id: str
    face: Face
    kind: str
    price: int
    words: str  # the price as players say it
    count: str
    cost: Cost
    notes: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()
    patient: tuple[Sitter, str] | None = None  # whom it is for


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that can be done, ``most`` times at once; ``text`` and ``operation`` depend on how often."""

    text: Callable[[int], str]
    operation: Callable[[int], Operation]
    most: int = 1


def deed(text: str, operation: Operation) -> Deed:
    """Something that is done once."""
    return Deed(lambda _count: text, lambda _count: operation)


class Counter(Protocol):
    """A place in town: its rows, and what can be done with them."""

    id: str
    sign: str

    @property
    def title(self) -> str:
        """What players call it."""
        ...

    @property
    def headings(self) -> tuple[str, str, str, str]:
        """The titles of the columns: what it is, its kind, its price, its number."""
        ...

    def wares(self, session: CampaignSession) -> list[Ware]:
        """What is there now."""
        ...

    def empty(self, session: CampaignSession) -> str:
        """What would fill it."""
        ...

    def deeds(self, session: CampaignSession, chosen: Sequence[Ware]) -> list[Deed]:
        """What can be done with the rows that are chosen, if any."""
        ...
