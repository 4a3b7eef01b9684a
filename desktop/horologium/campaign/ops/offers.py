"""The one operation behind every counter: somebody takes what is offered, pays for it, and it is entered and told."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING

from horologium.campaign.affairs import bearer_of, insist, item_name, money, must_be_here, pay, town
from horologium.campaign.asking import asked, counter_of, offers_at
from horologium.campaign.company import note_taken
from horologium.campaign.consequences import enter
from horologium.campaign.errors import Refused
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import in_time, out_of_battle
from horologium.campaign.records import MemberRecord, ThingRecord
from horologium.campaign.wording import called, counted, listing
from horologium.engine.core.consequences import consequence, experience
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.consequences import EnteredEvent
    from horologium.engine.core.campaign import Amount
    from horologium.engine.core.consequences import Consequence, Consequences
    from horologium.engine.core.offers import Deed, Offer, ServiceCounter

MANY = "-many"
"""How the name of a deed ends that is done to several things at once."""
FEW = 4
"""So many things and more are not named one by one by undo."""


def offer_name(affairs: Affairs, offer: Offer) -> str:
    """What players call something that can be had."""
    if offer.title and not offer.variant:
        return offer.title
    if offer.face is not None:
        return offer.face.label
    return called(affairs.pack, offer.subject.kind, offer.subject.id) if offer.subject.id else ""


def pieces(offer: Offer) -> int:
    """How many of its subject come at once."""
    return sum(gift.amount for gift in offer.gives if gift.of == offer.subject and gift.amount > 0) or 1


def sells(offer: Offer) -> bool:
    """Whether somebody pays for what the company gives away."""
    return any(gift.verb == "coin" and gift.amount >= 0 for gift in offer.gives)


def earned(offer: Offer) -> int:
    """The coins that somebody pays for it."""
    return sum(gift.amount for gift in offer.gives if gift.verb == "coin")


def taking(affairs: Affairs, counter: str, offer: Offer, count: int = 1) -> TakeOffers:
    """The operation that takes an offer."""
    deed = counter_of(affairs, counter).deed(offer.deed)
    return TakeOffers(deed.name, counter, (offer.key,), offer.whom, count, offer.variant)


@dataclass(frozen=True, slots=True)
class TakeOffers:
    """Take what a counter offers, so often at once; ``paying`` may say which things are used up.

    ``deed`` names it in the history, and is checked against what is offered.
    """

    deed: str
    counter: str
    offers: tuple[str, ...]
    whom: str = ""
    count: int = 1
    variant: str = ""
    paying: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of what is done."""
        return self.deed

    def apply(self, work: Work) -> Told:
        """All of it is taken, or nothing."""
        counter = counter_of(work, self.counter)
        self._must_be_open(work, counter)
        taken = [self._found(work, counter, key) for key in self._wanted()]
        deed = self._done(counter, taken)
        for offer in taken:
            self._insist(work, offer)
        drawn = tuple(
            gift for offer in taken if offer.draws for gift in work.chance.ask(offer.draws(asked(work, self.whom)))
        )
        brought = (*(_times(gift, self.count) for offer in taken for gift in offer.gives), *drawn)
        if not brought:
            raise Refused(say(deed.nothing))
        return self._take(work, deed, taken, brought)

    # What may be taken

    def _must_be_open(self, work: Work, counter: ServiceCounter) -> None:
        if counter.scope == "company":
            out_of_battle(work)
        else:
            in_time(work, counter.step)
        if counter.closed:
            raise Refused(say(counter.closed))
        if counter.scope == "member":
            hero = work.books.get(MemberRecord, self.whom)
            must_be_here(work, hero)
            if hero.bench:
                raise Refused(say("{hero} is on the bench: first call the hero back", hero=hero.name))

    def _wanted(self) -> tuple[str, ...]:
        if not self.offers:
            raise Refused(say("choose something first"))
        if len(dict.fromkeys(self.offers)) < len(self.offers):
            raise Refused(say("everything can be had only once at a time"))
        return self.offers

    def _found(self, work: Work, counter: ServiceCounter, key: str) -> Offer:
        """The offer that is meant among those of one key: for whom, and which of several choices."""
        known = offers_at(work, counter.key, self.whom if counter.scope == "member" else "")
        named = [offer for offer in known if offer.key == key]
        if not named:
            raise Refused(say("{boon!r} is not to be had in {place}", boon=key, place=town(work).name))
        if self.whom and not any(offer.whom for offer in named):
            raise Refused(say("this is for all: name no hero"))
        if not self.whom and len(named) > 1 and not named[0].variant:
            raise Refused(say("say which hero it is for"))
        meant = [offer for offer in named if not self.whom or offer.whom == self.whom]
        if not meant:
            work.books.get(MemberRecord, self.whom)
            raise Refused(say("{boon!r} is not to be had in {place}", boon=key, place=town(work).name))
        return self._chosen(work, meant)

    def _chosen(self, work: Work, meant: list[Offer]) -> Offer:
        """One of several choices about a card."""
        found = next((offer for offer in meant if offer.variant == self.variant), None)
        if found is not None:
            return found
        insist(meant[0].verdict)
        whom, title = _whom(work, meant[0]), offer_name(work, meant[0])
        names = listing(offer.title for offer in meant if offer.variant)
        raise Refused(
            say("say what {hero} raises as {title}: {names}", hero=whom, title=title, names=names)
            if names
            else say("{hero} raises nothing as {title}", hero=whom, title=title)
        )

    def _done(self, counter: ServiceCounter, taken: list[Offer]) -> Deed:
        """What is done, if it is what the step is called."""
        deed = counter.deed(taken[0].deed)
        if len(taken) > 1 or self.deed.endswith(MANY):
            deed = next((each for each in counter.deeds if each.key == f"{taken[0].deed}{MANY}"), deed)
        if self.deed != deed.name or any(offer.deed != taken[0].deed for offer in taken):
            raise Refused(say("this is not what is done here: {deed!r}", deed=self.deed))
        return deed

    def _insist(self, work: Work, offer: Offer) -> None:
        """Those whom it is for are here, as are those who give something away; the rules allow it so often."""
        holders = [
            work.books.get(ThingRecord, gift.key).holder for gift in offer.gives if gift.verb == "thing" and gift.key
        ]
        for hero in filter(None, (work.books.find(MemberRecord, id_) for id_ in (offer.whom, *holders))):
            must_be_here(work, hero)
        insist(offer.verdict)
        what = offer_name(work, offer)
        if offer.left is not None and self.count > offer.left:
            raise Refused(say("there are only {left} × {what}", left=offer.left, what=what))
        if not 1 <= self.count <= offer.most:
            raise Refused(say("{most} at once is the most, and 1 the least", most=offer.most))

    # What is done

    def _take(self, work: Work, deed: Deed, taken: list[Offer], brought: Consequences) -> Told:
        """Pay, enter and tell."""
        rules = tuple(dict.fromkeys(rule for offer in taken for rule in offer.verdict.rules))
        used = self._pay(work, taken, rules)
        gaps = self._gaps(work, taken, brought, used)
        event = say(deed.event, **gaps) if deed.event else ""
        entries = list(_entered(work, brought, event))
        gaps["told"] = " ".join(filter(None, (*map(_raised, taken), *(entry.told() for entry in entries))))
        for offer in (offer for offer in taken if offer.counts):
            note_taken(work.books, f"{self.counter}:{offer.key}", self.count)
        story = "\n".join(offer.story for offer in taken if offer.story)
        text = story or (say(deed.text, **gaps) if deed.text else "")
        short = say("{count} things", count=len(taken)) if len(taken) >= FEW else gaps["what"]
        label = say(deed.label, **{**gaps, "what": short})
        return Told(label, say(deed.entry, **gaps) if deed.entry else "", text, deed.kind, rules=rules)

    def _pay(self, work: Work, taken: list[Offer], rules: tuple[str, ...]) -> list[ThingRecord]:
        """Coins from the purse, experience of whom it is for, things from the common stock; gives the things."""
        if price := sum(offer.verdict.price for offer in taken) * self.count:
            pay(work, price, rules)
        if spent := sum(offer.verdict.experience for offer in taken) * self.count:
            _spend(work, taken[0], spent, rules)
        needs = [replace(need, count=need.count * self.count) for offer in taken for need in offer.verdict.things]
        used = self._named(work, taken[0], needs) if self.paying else [*_first_pieces(work, needs)]
        enter(work, (consequence("thing", item.kind, item.card, -1, key=item.id) for item in used))
        return used

    def _named(self, work: Work, offer: Offer, needs: list[Amount]) -> list[ThingRecord]:
        """The things that were named, if they are just what it costs."""
        items = [work.books.get(ThingRecord, id_) for id_ in dict.fromkeys(self.paying)]
        for item in items:
            if item.holder:
                raise Refused(say("{item} does not lie in the common stock", item=item_name(work, item)))
        named = sorted((item.kind, item.card) for item in items)
        wanted = sorted((need.of.kind, need.of.id) for need in needs for _ in range(need.count))
        if named != wanted or len(items) < len(self.paying):
            names = counted([called(work.pack, need.of.kind, need.of.id) for need in needs for _ in range(need.count)])
            raise Refused(say("{item} wants {wanted}, no more and no less", item=offer_name(work, offer), wanted=names))
        return items

    # What is told

    def _gaps(
        self, work: Work, taken: list[Offer], brought: Consequences, used: list[ThingRecord]
    ) -> dict[str, object]:
        """What fills the sentences of a deed."""
        names = [offer_name(work, offer) for offer in taken for _ in range(pieces(offer) * self.count)]
        price = sum(offer.verdict.price or earned(offer) for offer in taken) * self.count
        spent = sum(offer.verdict.experience for offer in taken) * self.count
        hero = work.books.find(MemberRecord, taken[0].whom)
        gone = [item_name(work, item) for item in used]
        gone += _names(work, (_times(gift, -1) for gift in brought if gift.verb == "thing"))
        come = _names(work, (gift for gift in brought if gift.verb in ("thing", "shown")))
        return {
            "what": counted(names),
            "whom": _whom(work, taken[0]),
            "place": town(work).name,
            "price": spent or money(work, price),
            "left": hero.experience if hero else 0,
            "gone": counted(gone),
            "come": counted(come) or say("nothing"),
        }


def _spend(work: Work, offer: Offer, price: int, rules: tuple[str, ...]) -> None:
    """Experience of whom an offer is for."""
    hero = work.books.get(MemberRecord, offer.whom)
    if price > hero.experience:
        raise Refused(
            say(
                "{skill} costs {price} experience, and {hero} has {experience}",
                skill=offer_name(work, offer),
                price=price,
                hero=hero.name,
                experience=hero.experience,
            ),
            rules,
        )
    enter(work, [experience(-price, hero.id)])


def _entered(work: Work, brought: Consequences, event: str) -> Iterator[EnteredEvent]:
    """Enter what comes, verb by verb, as it is told; who came first may get what follows."""
    newcomer = ""
    for _, run in groupby(brought, key=lambda gift: gift.verb):
        entry = enter(work, run, event, newcomer=newcomer)
        newcomer = entry.newcomer
        yield entry


def _times(gift: Consequence, count: int) -> Consequence:
    return replace(gift, amount=gift.amount * count)


def _raised(offer: Offer) -> str:
    """The trait that was chosen, in words."""
    chosen = any(gift.verb == "trait" and gift.key == offer.variant for gift in offer.gives)
    return say("{trait} was raised by 1.", trait=offer.title) if chosen else ""


def _whom(work: Work, offer: Offer) -> str:
    """Who it is for, or what: a room is mended as a member is cured."""
    return bearer_of(work, offer.whom).name if offer.whom else ""


def _names(work: Work, gifts: Iterable[Consequence]) -> list[str]:
    """The names of the cards among what comes, as often as they come."""
    return [called(work.pack, gift.of.kind, gift.of.id) for gift in gifts if gift.of.id for _ in range(gift.amount)]


def _first_pieces(work: Work, needs: list[Amount]) -> Iterator[ThingRecord]:
    """Of each card the first pieces of the common stock."""
    for need in needs:
        there = [item for item in work.books.all(ThingRecord) if (item.kind, item.card) == (need.of.kind, need.of.id)]
        stock = [item for item in there if not item.holder]
        if len(stock) < need.count:
            name = called(work.pack, need.of.kind, need.of.id)
            raise Refused(say("the common stock does not have enough of {card!r}", card=name))
        yield from stock[: need.count]
