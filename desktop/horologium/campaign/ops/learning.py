"""What heroes know: the skills with which they begin, and what they and the company have at hand in the next battle."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from horologium.campaign.affairs import insist, must_be_here, state_of, state_with
from horologium.campaign.company import READY
from horologium.campaign.errors import Refused
from horologium.campaign.first_skills import may_start_with, ready_that_fit, still_open
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import out_of_battle
from horologium.campaign.outfit import may_bring
from horologium.campaign.records import MemberRecord
from horologium.campaign.wording import called, called_as, kind_of, listing, must_exist
from horologium.engine.core.speech import say


@dataclass(frozen=True, slots=True)
class ChooseFirstSkills:
    """Choose otherwise what a hero has learned before the first battle."""

    name: ClassVar[str] = "choose-first-skills"
    hero: str
    skills: tuple[str, ...]

    def apply(self, work: Work) -> Told:
        """The hero has learned exactly these skills; those that fit are pinned."""
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


@dataclass(frozen=True, slots=True)
class PinSkills:
    """Choose the skills that a hero has at hand in the next battle."""

    name: ClassVar[str] = "pin-skills"
    hero: str
    pins: tuple[str, ...]

    def apply(self, work: Work) -> Told:
        """Exactly these skills are pinned."""
        out_of_battle(work)
        hero = work.books.get(MemberRecord, self.hero)
        for skill in self.pins:
            must_exist(work.pack, kind_of(work.pack, "lesson", skill), skill)
        if self.pins == hero.ready:
            raise Refused(say("{hero} has pinned just these skills", hero=hero.name))
        verdict = may_bring(work, hero.id, self.pins)
        insist(verdict)
        work.books.put(replace(hero, ready=self.pins))
        return Told(say("pins of {hero}", hero=hero.name), rules=verdict.rules)


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


@dataclass(frozen=True, slots=True)
class ResetPins:
    """Take all pins of a hero off."""

    name: ClassVar[str] = "reset-pins"
    hero: str

    def apply(self, work: Work) -> Told:
        """The skills stay learned."""
        out_of_battle(work)
        hero = work.books.get(MemberRecord, self.hero)
        if not hero.ready:
            raise Refused(say("{hero} has pinned nothing", hero=hero.name))
        work.books.put(replace(hero, ready=()))
        return Told(say("unpin the skills of {hero}", hero=hero.name))
