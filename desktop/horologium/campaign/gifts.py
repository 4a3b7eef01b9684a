"""What the story gives and takes: coins, things, knowledge, people and facts."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from horologium.campaign.affairs import AWAY, active, earn, enlist, gain, is_away, money
from horologium.campaign.records import Hero, Item
from horologium.campaign.wording import called, counted
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from horologium.campaign.operations import Work
    from horologium.engine.core.plots import Gift

Ware: TypeAlias = Literal["equipment", "reagent"]


@dataclass(slots=True)
class Hands:
    """What has changed hands, in words."""

    received: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    news: list[str] = field(default_factory=list)

    def told(self) -> str:
        """All of it as one paragraph."""
        parts = [say("Received: {things}.", things=counted(self.received))] if self.received else []
        parts += [say("Lost: {things}.", things=counted(self.lost))] if self.lost else []
        return " ".join([*parts, *self.news])


def give(work: Work, gifts: Iterable[Gift]) -> str:
    """Give or take what the story says, as far as it is there; tells it in one paragraph."""
    hands = Hands()
    for gift in gifts:
        HANDLERS[gift.kind](work, gift, hands)
    return hands.told()


def _coins(work: Work, gift: Gift, hands: Hands) -> None:
    """A purse holds no debts: no more is taken than is there."""
    amount = max(gift.amount, -work.books.standing.purse)
    earn(work, amount)
    if amount:
        (hands.received if amount > 0 else hands.lost).append(money(work, abs(amount)))


def _thing(work: Work, gift: Gift, hands: Hands) -> None:
    ware: Ware = "reagent" if gift.kind == "reagent" else "equipment"
    name = called(work.pack, ware, gift.name)
    for _ in range(gift.amount):
        gain(work, ware, gift.name, say("came with the story"))
        hands.received.append(name)
    owned = [item for item in work.books.all(Item) if (item.ware, item.card) == (ware, gift.name)]
    for item in sorted(owned, key=lambda item: bool(item.holder))[: max(0, -gift.amount)]:
        work.books.drop(item)
        hands.lost.append(name)


def _knowledge(work: Work, gift: Gift, hands: Hands) -> None:
    known = bool(work.books.marked(gift.kind, gift.name))
    if known == (gift.amount > 0):
        return
    work.books.mark(gift.kind, gift.name, int(gift.amount > 0))
    name = _known(gift.kind, called(work.pack, gift.kind, gift.name))
    (hands.lost if known else hands.received).append(name)


def _known(kind: str, name: str) -> str:
    return say("the recipe {name}", name=name) if kind == "recipe" else say("the achievement {name}", name=name)


def _experience(work: Work, gift: Gift, hands: Hands) -> None:
    for hero in active(work.books):
        work.books.put(replace(hero, experience=max(0, hero.experience + gift.amount)))
    (hands.received if gift.amount > 0 else hands.lost).append(
        say("{amount} experience for each hero", amount=abs(gift.amount))
    )


def _hero(work: Work, gift: Gift, hands: Hands) -> None:
    """Somebody joins or comes back, or leaves with all that they own, until the story brings them back."""
    joins = gift.amount > 0
    known = next((hero for hero in work.books.all(Hero) if hero.card == gift.name), None)
    if known is None and joins:
        (newcomer,) = work.rules.beginning(work.pack.content, [gift.name]).members
        known = enlist(work, newcomer)
    elif known is not None and (known.bench if joins else not is_away(work.books, known)):
        work.books.put(replace(known, bench=not joins))
        work.books.mark(AWAY, known.card, int(not joins))
    else:
        return
    news = (
        say("{hero} joined the company.", hero=known.name)
        if joins
        else say("{hero} left the company.", hero=known.name)
    )
    hands.news.append(news)


def _flag(work: Work, gift: Gift, hands: Hands) -> None:
    before = work.books.marked("flag", gift.name)
    work.books.mark("flag", gift.name, max(0, before + gift.amount))
    flag = next((flag for flag in work.plot.flags if flag.name == gift.name), None)
    if flag and flag.label and not flag.hidden and not before:
        hands.news.append(f"{flag.label}.")


HANDLERS: Final[Mapping[str, Callable[[Work, Gift, Hands], None]]] = MappingProxyType(
    {
        "coins": _coins,
        "reagent": _thing,
        "equipment": _thing,
        "recipe": _knowledge,
        "achievement": _knowledge,
        "experience": _experience,
        "hero": _hero,
        "flag": _flag,
    }
)
"""One for each kind of gift."""
