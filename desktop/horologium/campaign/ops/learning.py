"""What heroes know: the skills with which they begin, and what they and the company have at hand in the next battle."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign.affairs import insist, must_be_here, state_of, state_with
from horologium.campaign.company import READY
from horologium.campaign.errors import Refused
from horologium.campaign.first_skills import may_start_with, ready_that_fit, still_open
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import out_of_battle
from horologium.campaign.outfit import may_bring
from horologium.campaign.records import MemberRecord
from horologium.campaign.wording import called, called_as, kind_of, listing, must_exist
from horologium.engine.core.speech import later, say

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs


@dataclass(frozen=True, slots=True)
class ChooseFirstSkills:
    """Choose otherwise what a hero has learned before the first battle."""

    name: ClassVar[str] = "choose-first-skills"
    hero: str
    skills: tuple[str, ...]

    def apply(self, work: Work) -> Told:
        """The hero has learned exactly these skills; those that fit are at hand."""
        out_of_battle(work)
        hero = work.books.get(MemberRecord, self.hero)
        must_be_here(work, hero)
        insist(still_open(work, hero))
        verdict = may_start_with(work.pack, work.rules, hero.card, self.skills)
        insist(verdict)
        if set(self.skills) == set(hero.known):
            raise Refused(say("{hero} begins with just these skills", hero=hero.name))
        work.books.put(replace(hero, known=self.skills, ready=()))
        ready = ready_that_fit(work.rules, state_with(work, hero.id), hero.id, self.skills)
        work.books.put(replace(work.books.get(MemberRecord, hero.id), ready=ready))
        names = listing(called_as(work.pack, "lesson", skill) for skill in self.skills)
        return Told(
            say("first skills of {hero}", hero=hero.name),
            say("{hero} begins with {skills}", hero=hero.name, skills=names),
            rules=verdict.rules,
        )


def readying(affairs: Affairs, hero: str, cards: tuple[str, ...]) -> MakeMemberReady:
    """The operation by which a hero has just these cards at hand in the next battle."""
    return MakeMemberReady(affairs.rules.data.ready_names.choose, hero, cards)


def clearing(affairs: Affairs, hero: str) -> MakeMemberReady:
    """The operation by which a hero has nothing at hand any more."""
    return MakeMemberReady(affairs.rules.data.ready_names.clear, hero)


@dataclass(frozen=True, slots=True)
class MakeMemberReady:
    """Choose what a hero has at hand in the next battle; ``deed`` names it in the history, as the game does."""

    deed: str
    hero: str
    cards: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of what is done."""
        return self.deed

    def apply(self, work: Work) -> Told:
        """Exactly these of the cards that were learned are at hand."""
        out_of_battle(work)
        hero = work.books.get(MemberRecord, self.hero)
        label, same = self._words(work)
        for card in self.cards:
            must_exist(work.pack, kind_of(work.pack, "lesson", card), card)
        if self.cards == hero.ready:
            raise Refused(say(same, hero=hero.name))
        verdict = may_bring(work, hero.id, self.cards)
        insist(verdict)
        work.books.put(replace(hero, ready=self.cards))
        return Told(say(label, hero=hero.name), rules=verdict.rules)

    def _words(self, work: Work) -> tuple[str, str]:
        """What undo calls it, and what is said where nothing would change."""
        names = work.rules.data.ready_names
        if self.deed == names.choose:
            return later("what {hero} has at hand"), later("{hero} has just this at hand already")
        if self.deed == names.clear and not self.cards:
            return later("put away what {hero} has at hand"), later("{hero} has nothing at hand")
        raise Refused(say("this is not what is done here: {deed!r}", deed=self.deed))


@dataclass(frozen=True, slots=True)
class MakeReady:
    """Choose what the company itself has at hand in the next battle."""

    name: ClassVar[str] = "make-ready"
    cards: tuple[str, ...]

    def apply(self, work: Work) -> Told:
        """Exactly these of the cards that it knows are at hand."""
        out_of_battle(work)
        company = state_of(work).company
        known = {each.id: each.kind for each in company.known}
        if unknown := next((card for card in self.cards if card not in known), ""):
            raise Refused(say("nobody here knows {card!r}", card=unknown))
        if self.cards == company.ready:
            raise Refused(say("just this is at hand already"))
        verdict = may_bring(work, "", self.cards)
        insist(verdict)
        for mark in work.books.marks(READY):
            work.books.drop(mark)
        for card in self.cards:
            work.books.mark(READY, card)
        names = listing(called(work.pack, known[card], card) for card in self.cards) or say("nothing")
        return Told(say("bring {names}", names=names), rules=verdict.rules)
