"""Who sits at the table: how many, in which colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.campaign.wording import fault, listing
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_PLAYERS: Final = 4
MOST_LETTERS: Final = 40

COLOURS: Final = ("blue", "green", "violet", "gold", "teal", "red")
"""What players may choose from, each only once at a table; given out in this order, as enemies wear red."""


def player_fault(name: str, colour: str, others: Iterable[tuple[str, str]]) -> str:
    """Why somebody cannot sit down with this name and colour beside the others, or nothing."""
    taken = list(others)
    if found := fault(name, say("the name of a player"), MOST_LETTERS):
        return found
    if any(name.strip().casefold() == other.strip().casefold() for other, _ in taken):
        return say("two players are called {name}: tell them apart", name=name.strip())
    if colour not in COLOURS:
        return say(
            "there is no colour {colour!r}: choose {colours}", colour=colour[:MOST_LETTERS], colours=listing(COLOURS)
        )
    if any(colour == other for _, other in taken):
        return say("the colour {colour} is taken twice: choose another", colour=colour)
    return ""
