"""What would help a company most: which card suits whom, what to bring and to learn, what is worth being made."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.campaign.affairs import active, is_away, member_of
from horologium.campaign.asking import all_at
from horologium.campaign.company import gear
from horologium.campaign.records import ThingRecord
from horologium.engine.core.campaign import CampaignState
from horologium.engine.core.consequences import CardRef

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.balance import BalanceRules
    from horologium.engine.core.campaign import Member
    from horologium.engine.core.consequences import Verb
    from horologium.engine.core.offers import Offer

MOST_AWAY: Final = 2
"""Nobody puts away more than so many cards for one."""
LEAST: Final = 2
"""A change that gains less is not worth the trouble."""


MANY: Final = 100
MOST_LACKING: Final = 2
"""For something that lacks more than this nothing is kept."""


def brings(offer: Offer, verb: Verb) -> bool:
    """Whether an offer changes something of a kind."""
    return any(gift.verb == verb for gift in offer.gives)


class Fit(NamedTuple):
    """How much is gained if somebody takes a card, and what goes for it."""

    gain: int
    hero: str
    away: tuple[str, ...] = ()


class Thrift:
    """Judges what a company has and could have; it does nothing itself."""

    def __init__(self, session: CampaignSession, balance: BalanceRules) -> None:
        self._session, self._balance = session, balance
        self._known: dict[tuple[Member, tuple[str, ...], str], Fit] = {}
        self._brought: dict[tuple[Member, tuple[str, ...]], list[tuple[str, int]]] = {}

    def members(self) -> list[Member]:
        """Those who are with the company."""
        books = self._session.books
        return [member_of(self._session, hero.id) for hero in active(books) if not is_away(books, hero)]

    def _held(self, member: Member) -> tuple[str, ...]:
        return tuple(item.card for item in gear(self._session.books, member.key))

    # What is carried

    def fits(self, card: str) -> list[Fit]:
        """To whom a card would be a gain, the greatest first."""
        found = [self._fit(member, card) for member in self.members()]
        return sorted((fit for fit in found if fit.gain >= LEAST), key=lambda fit: -fit.gain)

    def gain(self, card: str) -> int:
        """What a card is worth to whom it is worth most."""
        return max((fit.gain for fit in self.fits(card)), default=0)

    def _fit(self, member: Member, card: str) -> Fit:
        """The same question is asked at every counter, so the answers are remembered."""
        key = (replace(member, experience=0, known=(), conditions=(), boons=()), self._held(member), card)
        if key not in self._known:
            self._known[key] = self._best(*key)
        return self._known[key]

    def _best(self, member: Member, held: Sequence[str], card: str) -> Fit:
        content = self._session.pack.content
        now = self._balance.outfit(content, member, held)
        ways = [
            Fit(self._balance.outfit(content, member, (*left, card)) - now, member.key, away)
            for away, left in self._ways(member, held, card)
        ]
        return max(ways, key=lambda fit: fit.gain, default=Fit(0, member.key))

    def _ways(
        self, member: Member, held: Sequence[str], card: str
    ) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        """What a member could put away for a card, as little as possible, and what is left."""
        rules, state = self._session.rules.gear, CampaignState(self._session.pack.content).having(member)
        if rules is None or not rules.allows(state, member.key, [card]).allowed:
            return
        for count in range(MOST_AWAY + 1):
            found = False
            for away in combinations(held, count):
                left = tuple((Counter(held) - Counter(away)).elements())
                if rules.allows(state, member.key, [*left, card]).allowed:
                    found = True
                    yield away, left
            if found:
                return

    # What is made from other things

    def makings(self) -> dict[str, Offer]:
        """All that can be made from other things, by its card; what the company knows how to make is shown."""
        found = (offer for _, offer in all_at(self._session, "place") if offer.verdict.things)
        return {offer.subject.id: offer for offer in found if brings(offer, "thing")}

    def stock(self, *, materials: bool) -> list[ThingRecord]:
        """What lies in the common stock: materials, or what somebody could carry."""
        kinds = {need.of.kind for offer in self.makings().values() for need in offer.verdict.things}
        return [
            item
            for item in self._session.books.all(ThingRecord)
            if not item.holder and (item.kind in kinds) == materials
        ]

    def lacking(self, offer: Offer) -> list[CardRef]:
        """What is missing to make something."""
        held = Counter(
            CardRef(item.kind, item.card) for item in self._session.books.all(ThingRecord) if not item.holder
        )
        wanted = Counter({need.of: need.count for need in offer.verdict.things})
        return sorted((wanted - held).elements(), key=lambda each: each.id)

    def promising(self, card: str) -> int:
        """How good it is to know how something is made: what all gain by it, the sooner the better."""
        lacking = self.lacking(self.makings()[card])
        return MANY * sum(fit.gain for fit in self.fits(card)) // (1 + len(lacking))

    def needed(self) -> Counter[CardRef]:
        """What is kept: for what the company can make, if somebody wants it and it is nearly complete."""
        kept = Counter[CardRef]()
        for card, offer in self.makings().items():
            takers = len(self.fits(card)) if offer.shown else 0
            if takers and len(self.lacking(offer)) <= MOST_LACKING:
                kept |= Counter({need.of: need.count * min(2, takers) for need in offer.verdict.things})
        return kept

    # Learning

    def ready(self, member: Member) -> tuple[str, ...]:
        """The best of what a member knows that can be brought together."""
        return tuple(skill for skill, _ in self._chosen(member))

    def _chosen(self, member: Member) -> list[tuple[str, int]]:
        """What to bring with what it is worth: one after another, each judged beside those before it."""
        key = (replace(member, experience=0, conditions=(), boons=(), ready=()), self._held(member))
        if key not in self._brought:
            self._brought[key] = list(self._choose(*key))
        return self._brought[key]

    def _choose(self, member: Member, held: Sequence[str]) -> Iterator[tuple[str, int]]:
        content, rules = self._session.pack.content, self._session.rules.loadout
        state = CampaignState(content).having(member)
        left = list(member.known) if rules else []
        while left:
            worth = {skill: self._balance.merit(content, member, held, skill) for skill in left}
            best = max(left, key=lambda skill: worth[skill])
            left.remove(best)
            if rules and rules.allows(state, member.key, (*member.ready, best)).allowed:
                member = replace(member, ready=(*member.ready, best))
                yield best, worth[best]

    def lesson(self, member: Member) -> tuple[str, Offer] | None:
        """What to learn next and where: what serves best; who could soon learn something useful saves for it."""
        lessons = {offer.subject.id: (counter, offer) for counter, offer in self._lessons(member)}
        prices = {skill: offer.verdict.experience for skill, (_, offer) in lessons.items()}
        gains = {skill: self._learned(member, skill) for skill in lessons}
        now = [
            skill
            for skill, (_, offer) in lessons.items()
            if offer.verdict.allowed and prices[skill] <= member.experience
        ]
        useful = [skill for skill in now if gains[skill] > 0]
        if not useful and any(gains[skill] > 0 < prices[skill] for skill in lessons if skill not in now):
            return None
        best = max(useful or now, key=lambda skill: (gains[skill] // prices[skill], gains[skill]), default="")
        return lessons.get(best)

    def _lessons(self, member: Member) -> Iterator[tuple[str, Offer]]:
        """What a member does not know yet and could learn some day."""
        for counter, offer in all_at(self._session, "member", member.key):
            if brings(offer, "known") and offer.left != 0 and offer.subject.id not in member.known:
                yield counter, offer

    def _learned(self, member: Member, skill: str) -> int:
        """How much better a member would be prepared with one more skill."""
        after = replace(member, known=(*member.known, skill))
        return self._total(after) - self._total(member)

    def _total(self, member: Member) -> int:
        return sum(worth for _, worth in self._chosen(member))

    def raised(self, member: Member, traits: tuple[str, ...]) -> str:
        """The trait to raise: the one with which the member fights."""
        content, held = self._session.pack.content, self._held(member)

        def worth(trait: str) -> int:
            raises = {**dict(member.raises), trait: dict(member.raises).get(trait, 0) + 1}
            return self._balance.outfit(content, replace(member, raises=tuple(raises.items())), held)

        return max(traits, key=worth, default="")
