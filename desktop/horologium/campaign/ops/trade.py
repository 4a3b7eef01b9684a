"""Trade: what a market shows, buying and selling, recipes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from horologium.campaign.affairs import insist, item_name, money, must_be_here, pay, state_of, town
from horologium.campaign.consequences import enter
from horologium.campaign.errors import Refused
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import TOWN, in_time
from horologium.campaign.records import Hero, Item
from horologium.campaign.wording import called, counted, entries, listing, must_exist
from horologium.engine.core.consequences import coins, consequence
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.books import Books
    from horologium.engine.core.campaign import Trade

OPENED: Final = ""
"""The name of the mark that the display of this visit was drawn; cards on display are marks with their own names."""

MOST_AT_ONCE: Final = 20


def is_open(books: Books) -> bool:
    """Whether the display of this visit was drawn."""
    return books.marked("display", OPENED) > 0


def on_display(books: Books) -> dict[str, int]:
    """The reagents that are still on display, with their number."""
    return {mark.name: mark.count for mark in books.marks("display") if mark.name != OPENED}


@dataclass(frozen=True, slots=True)
class OpenMarket:
    """See what reagents the market has; drawn once for each visit."""

    name: ClassVar[str] = "open-market"

    def apply(self, work: Work) -> Told:
        """The cards drawn stay on display until they are bought or the company moves on."""
        in_time(work, TOWN)
        place = town(work)
        if work.rules.workshop is None:
            raise Refused(say("there are no reagents in this game"))
        if is_open(work.books):
            raise Refused(say("the market of {place} shows its reagents already", place=place.name))
        _insist_on_reagents(work)
        cards = work.chance.ask(work.rules.workshop.display(state_of(work)))
        work.books.mark("display", OPENED)
        enter(work, (consequence("shown", "reagent", id_, count) for id_, count in Counter(cards).items()))
        shown = counted([called(work.pack, "reagent", id_) for id_ in cards]) or say("nothing")
        return Told(
            say("see the market"),
            say("The market of {place} was visited", place=place.name),
            say("On display: {shown}.", shown=shown),
        )


def _insist_on_reagents(work: Work) -> None:
    """Refuse where no reagent at all can be bought, with the reason of the rules."""
    verdicts = [_trade(work).buys(state_of(work), "reagent", card) for card in entries(work.pack, "reagent")]
    if not verdicts:
        raise Refused(say("there are no reagents in this game"))
    insist(next((verdict for verdict in verdicts if verdict.allowed), verdicts[0]))


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy equipment, or reagents that are on display."""

    name: ClassVar[str] = "buy"
    ware: Literal["equipment", "reagent"]
    card: str
    count: int = 1

    def apply(self, work: Work) -> Told:
        """The pieces come into the common stock."""
        in_time(work, TOWN)
        must_exist(work.pack, _ware(self.ware), self.card)
        if not 1 <= self.count <= MOST_AT_ONCE:
            raise Refused(say("buy 1 to {most} pieces at once", most=MOST_AT_ONCE))
        place = town(work)
        verdict = _trade(work).buys(state_of(work), self.ware, self.card)
        price = insist(verdict) * self.count
        if self.ware == "reagent":
            self._take_from_display(work)
        pay(work, price, verdict.rules)
        bought = [consequence("thing", self.ware, self.card, self.count)]
        enter(work, bought, say("bought in {place}", place=place.name))
        what = counted([called(work.pack, self.ware, self.card)] * self.count)
        return Told(
            say("buy {what}", what=what),
            say("{what} bought in {place} for {price}", what=what, place=place.name, price=money(work, price)),
            rules=verdict.rules,
        )

    def _take_from_display(self, work: Work) -> None:
        if not is_open(work.books):
            raise Refused(say("first see what reagents the market has"))
        left, what = work.books.marked("display", self.card), called(work.pack, "reagent", self.card)
        if left < self.count:
            raise Refused(
                say("the market has only {left} × {what} on display", left=left, what=what)
                if left
                else say("{what} is not on display", what=what)
            )
        enter(work, [consequence("shown", "reagent", self.card, -self.count)])


@dataclass(frozen=True, slots=True)
class BuyRecipe:
    """Buy the recipe of something that can be crafted."""

    name: ClassVar[str] = "buy-recipe"
    card: str

    def apply(self, work: Work) -> Told:
        """The company keeps the recipe for good."""
        in_time(work, TOWN)
        must_exist(work.pack, "recipe", self.card)
        what = called(work.pack, "recipe", self.card)
        if work.books.marked("recipe", self.card):
            raise Refused(say("the company owns the recipe of {what} already", what=what))
        place = town(work)
        verdict = _trade(work).buys(state_of(work), "recipe", self.card)
        price = insist(verdict)
        pay(work, price, verdict.rules)
        enter(work, [consequence("known", "recipe", self.card)])
        title = say(
            "The recipe of {what} was bought in {place} for {price}",
            what=what,
            place=place.name,
            price=money(work, price),
        )
        return Told(say("buy recipe of {what}", what=what), title, rules=verdict.rules)


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell something from the common stock or from a hero's hands."""

    name: ClassVar[str] = "sell"
    item: str

    def apply(self, work: Work) -> Told:
        """It leaves the campaign, and the purse is fuller."""
        in_time(work, TOWN)
        return _sold(work, (self.item,))


@dataclass(frozen=True, slots=True)
class SellMany:
    """Sell several things at once."""

    name: ClassVar[str] = "sell-many"
    items: tuple[str, ...]

    def apply(self, work: Work) -> Told:
        """All are sold, or none if one of them cannot be."""
        in_time(work, TOWN)
        if not self.items:
            raise Refused(say("choose what is to be sold"))
        if len(dict.fromkeys(self.items)) < len(self.items):
            raise Refused(say("a thing can be sold only once"))
        return _sold(work, self.items)


def _sold(work: Work, ids: tuple[str, ...]) -> Told:
    place, total, names = town(work), 0, list[str]()
    rules: dict[str, None] = {}
    for item in [work.books.get(Item, id_) for id_ in ids]:
        if item.holder:
            must_be_here(work, work.books.get(Hero, item.holder))
        verdict = _trade(work).sells(state_of(work), item.ware, item.card)
        total += insist(verdict)
        rules |= dict.fromkeys(verdict.rules)
        names.append(item_name(work, item))
        enter(work, [consequence("thing", item.ware, item.card, -1, key=item.id)])
    enter(work, [coins(total)])
    what = counted(names)
    label = what if len(names) < 4 else say("{count} things", count=len(names))
    return Told(
        say("sell {label}", label=label),
        say("{what} sold in {place} for {total}", what=what, place=place.name, total=money(work, total)),
        rules=tuple(rules),
    )


def _trade(work: Work) -> Trade:
    """The trade of the game; refused where nothing is bought or sold."""
    if work.rules.trade is None:
        raise Refused(say("nothing is bought or sold in this game"))
    return work.rules.trade


def _ware(ware: str) -> str:
    if ware not in ("equipment", "reagent"):
        raise Refused(
            say(
                "nobody sells {ware!r} by the piece: choose {names}", ware=ware, names=listing(("equipment", "reagent"))
            )
        )
    return ware
