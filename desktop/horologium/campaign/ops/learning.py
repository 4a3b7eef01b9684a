"""What heroes learn: skills, pins for the next battle, another class."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign.affairs import company_of, insist, member_of, must_be_here
from horologium.campaign.consequences import enter
from horologium.campaign.errors import Refused
from horologium.campaign.first_skills import may_start_with, pins_that_fit, still_open
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import LEARNING, in_time, out_of_battle
from horologium.campaign.records import Hero
from horologium.campaign.wording import called, listing, must_exist
from horologium.engine.core.consequences import Consequence, consequence, experience
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.engine.core.campaign import Verdict


def _scholar(work: Work, id_: str) -> Hero:
    """A hero who can learn now."""
    in_time(work, LEARNING)
    hero = work.books.get(Hero, id_)
    must_be_here(work, hero)
    if hero.bench:
        raise Refused(say("{hero} is on the bench: first call the hero back", hero=hero.name))
    return hero


def _among(verdicts: Iterable[tuple[str, Verdict]], key: str, otherwise: str) -> Verdict:
    found = dict(verdicts).get(key)
    if found is None:
        raise Refused(otherwise)
    return found


def _afford(hero: Hero, price: int, what: str, rules: tuple[str, ...]) -> None:
    """Refuse what a hero has too little experience for."""
    if price > hero.experience:
        raise Refused(
            say(
                "{skill} costs {price} experience, and {hero} has {experience}",
                skill=what,
                price=price,
                hero=hero.name,
                experience=hero.experience,
            ),
            rules,
        )


@dataclass(frozen=True, slots=True)
class LearnSkill:
    """A hero learns a skill for its price in experience."""

    name: ClassVar[str] = "learn-skill"
    hero: str
    skill: str

    def apply(self, work: Work) -> Told:
        """The skill is learned for good; it still has to be pinned."""
        hero = _scholar(work, self.hero)
        must_exist(work.pack, "skill", self.skill)
        skill = called(work.pack, "skill", self.skill)
        if self.skill in hero.learned:
            raise Refused(say("{hero} has learned {skill} already", hero=hero.name, skill=skill))
        lessons = work.rules.lessons(work.pack.content, company_of(work), member_of(work, hero.id))
        verdict = _among(lessons, self.skill, say("{skill} is not on the sheet of {hero}", skill=skill, hero=hero.name))
        price = insist(verdict)
        _afford(hero, price, skill, verdict.rules)
        enter(work, [consequence("known", "skill", self.skill, 1, hero.id), experience(-price, hero.id)])
        return Told(
            say("learn {skill}", skill=skill),
            say("{hero} learned {skill}", hero=hero.name, skill=skill),
            say("{price} experience, {left} left.", price=price, left=hero.experience - price),
            rules=verdict.rules,
        )


@dataclass(frozen=True, slots=True)
class ChooseFirstSkills:
    """Choose otherwise what a hero has learned before the first battle."""

    name: ClassVar[str] = "choose-first-skills"
    hero: str
    skills: tuple[str, ...]

    def apply(self, work: Work) -> Told:
        """The hero has learned exactly these skills; those that fit are pinned."""
        out_of_battle(work)
        hero = work.books.get(Hero, self.hero)
        must_be_here(work, hero)
        insist(still_open(work, hero))
        verdict = may_start_with(work.pack, work.rules, hero.card, self.skills)
        insist(verdict)
        if set(self.skills) == set(hero.learned):
            raise Refused(say("{hero} begins with just these skills", hero=hero.name))
        work.books.put(replace(hero, learned=self.skills, pins=()))
        pins = pins_that_fit(work.pack.content, work.rules, member_of(work, hero.id), self.skills)
        work.books.put(replace(work.books.get(Hero, hero.id), pins=pins))
        names = listing(called(work.pack, "skill", skill) for skill in self.skills)
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
        hero = work.books.get(Hero, self.hero)
        for skill in self.pins:
            must_exist(work.pack, "skill", skill)
        if self.pins == hero.pins:
            raise Refused(say("{hero} has pinned just these skills", hero=hero.name))
        verdict = work.rules.may_pin(work.pack.content, member_of(work, hero.id), self.pins)
        insist(verdict)
        work.books.put(replace(hero, pins=self.pins))
        return Told(say("pins of {hero}", hero=hero.name), rules=verdict.rules)


@dataclass(frozen=True, slots=True)
class ResetPins:
    """Take all pins of a hero off."""

    name: ClassVar[str] = "reset-pins"
    hero: str

    def apply(self, work: Work) -> Told:
        """The skills stay learned."""
        out_of_battle(work)
        hero = work.books.get(Hero, self.hero)
        if not hero.pins:
            raise Refused(say("{hero} has pinned nothing", hero=hero.name))
        work.books.put(replace(hero, pins=()))
        return Told(say("unpin the skills of {hero}", hero=hero.name))


@dataclass(frozen=True, slots=True)
class TakeClass:
    """A hero takes an advanced class and raises a trait, where the class allows it."""

    name: ClassVar[str] = "take-class"
    hero: str
    grade: str
    trait: str = ""

    def apply(self, work: Work) -> Told:
        """What does not fit the new class is unpinned or goes to the common stock."""
        hero = _scholar(work, self.hero)
        must_exist(work.pack, "class", self.grade)
        title = called(work.pack, "class", self.grade)
        classes = work.rules.promotions(work.pack.content, company_of(work), member_of(work, hero.id))
        verdict = _among(classes, self.grade, say("{title} is no class of {hero}", title=title, hero=hero.name))
        price = insist(verdict)
        _afford(hero, price, title, verdict.rules)
        raised = self._raised(work, hero, title)
        gifts = work.rules.promotion_gifts(work.pack.content, company_of(work), member_of(work, hero.id), self.grade)
        changed = enter(work, self._change(hero, price))
        things = (consequence("thing", "equipment", id_, 1, hero.id) for id_ in gifts)
        received = enter(work, things, say("received by {hero} with the class", hero=hero.name))
        lines = [raised, changed.told(), received.told()]
        return Told(
            say("take class {title}", title=title),
            say("{hero} became {title}", hero=hero.name, title=title),
            " ".join(filter(None, lines)),
            rules=verdict.rules,
        )

    def _change(self, hero: Hero, price: int) -> list[Consequence]:
        """What it does to the hero."""
        raised = [Consequence("trait", whom=hero.id, key=self.trait)] if self.trait else []
        return [experience(-price, hero.id), *raised, consequence("grade", "class", self.grade, 1, hero.id)]

    def _raised(self, work: Work, hero: Hero, title: str) -> str:
        """The trait that is raised, in words."""
        who = member_of(work, hero.id)
        titles = {trait.key: trait.title for trait in work.rules.traits(work.pack.content, who)}
        offered = work.rules.raises(work.pack.content, who, self.grade)
        if not offered and not self.trait:
            return ""
        if self.trait not in offered:
            names = listing(titles.get(key, key) for key in offered)
            raise Refused(
                say("say what {hero} raises as {title}: {names}", hero=hero.name, title=title, names=names)
                if offered
                else say("{hero} raises nothing as {title}", hero=hero.name, title=title)
            )
        return say("{trait} was raised by 1.", trait=titles.get(self.trait, self.trait))
