"""What would help a company most: which card suits whom, which skills to pin and to learn, which recipe to own."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.campaign.affairs import active, is_away, member_of, state_of
from horologium.campaign.company import stock
from horologium.engine.core.campaign import CampaignState, formula_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.balance import BalanceRules
    from horologium.engine.core.campaign import Member

MOST_AWAY: Final = 2
"""Nobody puts away more than so many cards for one."""
LEAST: Final = 2
"""A change that gains less is not worth the trouble."""


MANY: Final = 100
MOST_LACKING: Final = 2
"""For a recipe that lacks more reagents than this none are kept."""


class Fit(NamedTuple):
    """How much is gained if somebody takes a card, and what goes for it."""

    gain: int
    hero: str
    away: tuple[str, ...] = ()


class Thrift:
    """Judges what a company has and could have; it does nothing itself."""

    def __init__(self, session: CampaignSession, balance: BalanceRules) -> None:
        self._session, self._balance = session, balance
        self._known: dict[tuple[Member, str], Fit] = {}
        self._pinned: dict[Member, list[tuple[str, int]]] = {}

    def members(self) -> list[Member]:
        """Those who are with the company."""
        books = self._session.books
        return [member_of(self._session, hero.id) for hero in active(books) if not is_away(books, hero)]

    # Equipment

    def fits(self, card: str) -> list[Fit]:
        """To whom a card would be a gain, the greatest first."""
        found = [self._fit(member, card) for member in self.members()]
        return sorted((fit for fit in found if fit.gain >= LEAST), key=lambda fit: -fit.gain)

    def gain(self, card: str) -> int:
        """What a card is worth to whom it is worth most."""
        return max((fit.gain for fit in self.fits(card)), default=0)

    def _fit(self, member: Member, card: str) -> Fit:
        """The same question is asked at every counter, so the answers are remembered."""
        key = (replace(member, experience=0, learned=(), injuries=(), boons=()), card)
        if key not in self._known:
            self._known[key] = self._best(key[0], card)
        return self._known[key]

    def _best(self, member: Member, card: str) -> Fit:
        content = self._session.pack.content
        now = self._balance.outfit(content, member, member.gear)
        ways = [
            Fit(self._balance.outfit(content, member, (*left, card)) - now, member.key, away)
            for away, left in self._ways(member, card)
        ]
        return max(ways, key=lambda fit: fit.gain, default=Fit(0, member.key))

    def _ways(self, member: Member, card: str) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        """What a member could put away for a card, as little as possible, and what is left."""
        rules, state = self._session.rules.gear, CampaignState(self._session.pack.content).having(member)
        if rules is None or not rules.allows(state, member.key, [card]).allowed:
            return
        for count in range(MOST_AWAY + 1):
            found = False
            for away in combinations(member.gear, count):
                left = tuple((Counter(member.gear) - Counter(away)).elements())
                if rules.allows(state, member.key, [*left, card]).allowed:
                    found = True
                    yield away, left
            if found:
                return

    # The workshop

    def lacking(self, card: str) -> list[str]:
        """The reagents that are missing for a recipe."""
        formula = formula_of(self._session.rules, self._session.pack.content, card)[0]
        held = Counter(item.card for item in stock(self._session.books, "reagent"))
        return sorted((Counter(formula) - held).elements())

    def recipes(self) -> list[str]:
        """All that can be made from reagents."""
        content = self._session.pack.content
        return [card for card in content.get("equipment", {}) if formula_of(self._session.rules, content, card)[0]]

    def promising(self, card: str) -> int:
        """How good it is to own a recipe: what all gain by it, the sooner the better."""
        return MANY * sum(fit.gain for fit in self.fits(card)) // (1 + len(self.lacking(card)))

    def needed(self) -> Counter[str]:
        """The reagents that are kept: for known recipes that somebody wants, and that are nearly complete."""
        session, kept = self._session, Counter[str]()
        for mark in session.books.marks("recipe"):
            takers = len(self.fits(mark.name))
            if takers and len(self.lacking(mark.name)) <= MOST_LACKING:
                formula = Counter(formula_of(session.rules, session.pack.content, mark.name)[0])
                kept |= Counter({card: count * min(2, takers) for card, count in formula.items()})
        return kept

    # Learning

    def pins(self, member: Member) -> tuple[str, ...]:
        """The best skills that can be pinned together."""
        return tuple(skill for skill, _ in self._chosen(member))

    def _chosen(self, member: Member) -> list[tuple[str, int]]:
        """Skills to pin with what they are worth: one after another, each judged beside those before it."""
        key = replace(member, experience=0, injuries=(), boons=(), pins=())
        if key not in self._pinned:
            self._pinned[key] = list(self._choose(key))
        return self._pinned[key]

    def _choose(self, member: Member) -> Iterator[tuple[str, int]]:
        rules, state = self._session.rules.loadout, CampaignState(self._session.pack.content).having(member)
        left = list(member.learned) if rules else []
        while left:
            worth = {skill: self.merit(member, skill) for skill in left}
            best = max(left, key=lambda skill: worth[skill])
            left.remove(best)
            if rules and rules.allows(state, member.key, (*member.pins, best)).allowed:
                member = replace(member, pins=(*member.pins, best))
                yield best, worth[best]

    def merit(self, member: Member, skill: str) -> int:
        """What a skill is worth."""
        return self._balance.merit(self._session.pack.content, member, skill)

    def lesson(self, member: Member) -> str:
        """The skill to learn next: what is pinned best; who could soon learn something useful saves for it."""
        session = self._session
        learning = session.rules.learning
        lessons = dict(learning.lessons(state_of(session).having(member), member.key) if learning else ())
        gains = {skill: self._learned(member, skill) for skill in lessons}
        now = [skill for skill, verdict in lessons.items() if verdict.allowed and verdict.price <= member.experience]
        useful = [skill for skill in now if gains[skill] > 0]
        if not useful and any(gains[skill] > 0 < lessons[skill].price for skill in lessons if skill not in now):
            return ""
        return max(useful or now, key=lambda skill: (gains[skill] // lessons[skill].price, gains[skill]), default="")

    def _learned(self, member: Member, skill: str) -> int:
        """How much better the pins would be with one more skill."""
        after = replace(member, learned=(*member.learned, skill))
        return self._total(after) - self._total(member)

    def _total(self, member: Member) -> int:
        return sum(worth for _, worth in self._chosen(member))

    def raised(self, member: Member, traits: tuple[str, ...]) -> str:
        """The trait to raise: the one with which the member fights."""
        content = self._session.pack.content

        def worth(trait: str) -> int:
            cubes = {**dict(member.cubes), trait: dict(member.cubes).get(trait, 0) + 1}
            return self._balance.outfit(content, replace(member, cubes=tuple(cubes.items())), member.gear)

        return max(traits, key=worth, default="")
