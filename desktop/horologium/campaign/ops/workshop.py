"""The workshop: crafting from formulae, and exchanging reagents."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign.affairs import insist, item_name, state_of, town
from horologium.campaign.company import stock
from horologium.campaign.consequences import enter
from horologium.campaign.errors import Refused
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import WORKSHOP, in_time
from horologium.campaign.records import Item
from horologium.campaign.wording import called, counted, must_exist
from horologium.engine.core.consequences import Consequence, consequence
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.engine.core.campaign import Workshop


@dataclass(frozen=True, slots=True)
class Craft:
    """Make something from its formula; ``consumed`` may say which pieces are used up."""

    name: ClassVar[str] = "craft"
    card: str
    consumed: tuple[str, ...] = ()

    def apply(self, work: Work) -> Told:
        """The reagents of the formula are gone, and the new pieces are in the common stock."""
        in_time(work, WORKSHOP)
        must_exist(work.pack, "equipment", self.card)
        what, place = called(work.pack, "equipment", self.card), town(work)
        workshop = _workshop(work)
        verdict = workshop.crafts(state_of(work), self.card)
        insist(verdict)
        formula, makes = workshop.formula(work.pack.content, self.card)
        used = self._chosen(work, formula) if self.consumed else first_of_each(stock(work.books, "reagent"), formula)
        made = consequence("thing", "equipment", self.card, makes)
        enter(work, [*_used_up(used), made], say("crafted in {place}", place=place.name))
        pieces, names = counted([what] * makes), counted([item_name(work, item) for item in used])
        return Told(
            say("craft {pieces}", pieces=pieces),
            say("{pieces} crafted in {place}", pieces=pieces, place=place.name),
            say("From {names}.", names=names),
            rules=verdict.rules,
        )

    def _chosen(self, work: Work, formula: tuple[str, ...]) -> list[Item]:
        """The pieces that were named, if they are just what the formula wants."""
        items = [work.books.get(Item, id_) for id_ in dict.fromkeys(self.consumed)]
        for item in items:
            if item.ware != "reagent" or item.holder:
                raise Refused(say("{item} is no reagent of the common stock", item=item_name(work, item)))
        if Counter(item.card for item in items) != Counter(formula) or len(items) < len(self.consumed):
            wanted = counted([called(work.pack, "reagent", card) for card in formula])
            raise Refused(
                say(
                    "{item} wants {wanted}, no more and no less",
                    item=called(work.pack, "equipment", self.card),
                    wanted=wanted,
                )
            )
        return items


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange a reagent for another one, as often as the skills of the company allow after a battle."""

    name: ClassVar[str] = "exchange"

    def apply(self, work: Work) -> Told:
        """The rules ask which reagent goes; what comes is drawn."""
        in_time(work, WORKSHOP)
        standing, workshop = work.books.standing, _workshop(work)
        most = workshop.exchanges(state_of(work))
        if standing.exchanged >= most:
            raise Refused(say("no more than {most} can be exchanged after this battle", most=most) if most else
                          say("nobody in the company can exchange reagents"))  # fmt: skip
        items = stock(work.books, "reagent")
        before = [item.card for item in items]
        if not before:
            raise Refused(say("there is no reagent in the common stock"))
        after = work.chance.ask(workshop.exchange(state_of(work)))
        gone, come = [*(Counter(before) - Counter(after)).elements()], [*(Counter(after) - Counter(before)).elements()]
        if not gone and not come:
            raise Refused(say("nothing was exchanged"))
        given, taken = _names(work, gone), _names(work, come)
        drawn = (consequence("thing", "reagent", id_) for id_ in come)
        enter(work, [*_used_up(first_of_each(items, gone)), *drawn], say("exchanged for {given}", given=given))
        work.books.stand(exchanged=standing.exchanged + 1)
        return Told(
            say("exchange {given}", given=given), say("{given} exchanged for {taken}", given=given, taken=taken)
        )


def _workshop(work: Work) -> Workshop:
    """The workshop of the game; refused where nothing is made from anything."""
    if work.rules.workshop is None:
        raise Refused(say("nothing is crafted in this game"))
    return work.rules.workshop


def _used_up(items: Iterable[Item]) -> list[Consequence]:
    return [consequence("thing", item.ware, item.card, -1, key=item.id) for item in items]


def _names(work: Work, cards: Iterable[str]) -> str:
    return counted([called(work.pack, "reagent", card) for card in cards])


def first_of_each(items: Iterable[Item], cards: Iterable[str]) -> list[Item]:
    """For each card the first item that is left of it."""
    left, found = list(items), list[Item]()
    for card in cards:
        item = next((each for each in left if each.card == card), None)
        if item is None:
            raise Refused(say("the common stock does not have enough of {card!r}", card=card))
        left.remove(item)
        found.append(item)
    return found
