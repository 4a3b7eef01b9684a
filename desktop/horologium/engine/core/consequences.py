"""What can happen to a company: a small closed vocabulary, in which rules and stories say what something brings.

Kinds of cards are open words of each game; the verbs are not. Whatever is said in them can be entered, foreseen, taken
back, told, compared and set by hand without knowing who said it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from horologium.engine.core.shapes import FRESH, KEEP

Verb: TypeAlias = Literal[
    "coin",
    "experience",
    "thing",
    "condition",
    "known",
    "member",
    "grade",
    "trait",
    "boon",
    "gauge",
    "flag",
    "shown",
    "own",
]
"""What can change: the purse, what members have to spend, things, what somebody suffers, what the company or a member
knows, who belongs to it, the class of a member, a value on a sheet, what the next battle begins with, where a gauge
stands, what the story remembers, what is on show during a visit, what a game keeps for itself."""


@dataclass(frozen=True, slots=True)
class CardRef:
    """A card by its kind, a word of the game, and its id."""

    kind: str
    id: str = ""


NOTHING: Final = CardRef("")
NEWCOMER: Final = "newcomer"
"""As ``whom``: who has joined last, or come back, among the consequences that are said together; else nobody."""


@dataclass(frozen=True, slots=True)
class Consequence:
    """One thing that happens. A negative ``amount`` takes away, as far as something is there.

    ``whom`` is a member, or a thing that bears others; without one it is the whole company or the common stock. ``key``
    names one thing, condition or member among those of one card, or the value that a ``trait`` raises. ``own`` is a
    part of the game's own: of the thing or condition that ``key`` names, of the member ``whom``, or of the company; it
    comes with what is new, too. It follows from a result and is never kept in one.
    """

    verb: Verb
    of: CardRef = NOTHING
    amount: int = 1
    whom: str = ""
    key: str = ""
    own: object = field(default=None, metadata={KEEP: FRESH})  # never saved


Consequences: TypeAlias = tuple[Consequence, ...]


def coins(amount: int) -> Consequence:
    """So much more, or less, in the purse."""
    return Consequence("coin", amount=amount)


def experience(amount: int, whom: str = "") -> Consequence:
    """So much more, or less, for a member to spend, or for each of them."""
    return Consequence("experience", amount=amount, whom=whom)


def consequence(verb: Verb, kind: str, id_: str, amount: int = 1, whom: str = "", key: str = "") -> Consequence:
    """Something that happens with a card."""
    return Consequence(verb, CardRef(kind, id_), amount, whom, key)
