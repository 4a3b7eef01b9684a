"""What is in the result of a battle: consequences made from cards, and read by verb, kind and whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import MemberResult
from horologium.engine.core.consequences import CardRef, Consequence, Consequences

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from horologium.engine.core.campaign import BattleResult
    from horologium.engine.core.consequences import Verb

FELLED: Final = "kills"
DEALT: Final = "dealt"
TAKEN: Final = "taken"
DOWNS: Final = "knocked_out"
"""The statistics of which the account of a battle tells, where a game names them: foes felled, wounds dealt and taken,
and how often somebody was out of the battle before its end."""


def report(member: str, **stats: int) -> MemberResult:
    """What is counted of a member, without what did not happen."""
    return MemberResult(member, tuple((stat, number) for stat, number in stats.items() if number))


def each_of(verb: Verb, kind: str, cards: Iterable[str], whom: str = "", amount: int = 1) -> Consequences:
    """The same with every one of some cards."""
    return tuple(Consequence(verb, CardRef(kind, card), amount, whom) for card in cards)


def brought(result: BattleResult, verb: Verb, whom: str = "") -> Consequences:
    """All that a result brings of a verb, to a member or to nobody in particular."""
    return tuple(each for each in result.consequences if (each.verb, each.whom) == (verb, whom))


def cards(
    result: BattleResult, verb: Verb, kinds: Collection[str] | None = None, whom: str = "", *, gone: bool = False
) -> tuple[CardRef, ...]:
    """The cards that come with a result, or go with it, each as often as it does; of all kinds or of some."""
    return tuple(
        each.of
        for each in brought(result, verb, whom)
        if kinds is None or each.of.kind in kinds
        for _ in range(-each.amount if gone else each.amount)
    )


def ids(found: Iterable[CardRef]) -> tuple[str, ...]:
    """Cards of which the kind is known, by their ids."""
    return tuple(card.id for card in found)


def spoken_of(result: BattleResult) -> tuple[str, ...]:
    """All members, and things that bear others, to whom something happened."""
    return tuple(dict.fromkeys(each.whom for each in result.consequences if each.whom))


def total(result: BattleResult, verb: Verb, whom: str = "") -> int:
    """How much a result brings of what is counted: coins, experience."""
    return sum(each.amount for each in brought(result, verb, whom))
