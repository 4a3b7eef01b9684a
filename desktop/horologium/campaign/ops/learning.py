"""What heroes learn: skills, pins for the next battle, another class."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign.affairs import insist, must_be_here, state_of, state_with
from horologium.campaign.consequences import enter
from horologium.campaign.errors import Refused
from horologium.campaign.first_skills import may_start_with, pins_that_fit, still_open
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import LEARNING, in_time, out_of_battle
from horologium.campaign.outfit import may_bring
from horologium.campaign.records import Hero
from horologium.campaign.wording import called, listing, must_exist
from horologium.engine.core.consequences import Consequence, consequence, experience
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.engine.core.campaign import Learning, Promotion


def _scholar(work: Work, id_: str) -> Hero:
    """A hero who can learn now."""
    in_time(work, LEARNING)
    hero = work.books.get(Hero, id_)
    must_be_here(work, hero)
    if hero.bench:
        raise Refused(say("{hero} is on the bench: first call the hero back", hero=hero.name))
    return hero


def _learning(work: Work) -> Learning:
    """What members of the game can become; refused where they stay as they are."""
    if work.rules.learning is None:
        raise Refused(say("nothing is learned in this game"))
    return work.rules.learning


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
        verdict = dict(_learning(work).lessons(state_of(work), hero.id)).get(self.skill)
        if verdict is None:
            raise Refused(say("{skill} is not on the sheet of {hero}", skill=skill, hero=hero.name))
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
        pins = pins_that_fit(work.rules, state_with(work, hero.id), hero.id, self.skills)
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
        verdict = may_bring(work, hero.id, self.pins)
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
        taken = self._promotion(work, hero, title)
        verdict, price = taken.verdict, insist(taken.verdict)
        _afford(hero, price, title, verdict.rules)
        raised = self._raised(work, hero, title, taken.raises)
        changed = enter(work, self._change(hero, price))
        things = (consequence("thing", "equipment", id_, 1, hero.id) for id_ in taken.gifts)
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

    def _promotion(self, work: Work, hero: Hero, title: str) -> Promotion:
        classes = _learning(work).promotions(state_of(work), hero.id)
        found = next((each for each in classes if each.grade == self.grade), None)
        if found is None:
            raise Refused(say("{title} is no class of {hero}", title=title, hero=hero.name))
        return found

    def _raised(self, work: Work, hero: Hero, title: str, offered: tuple[str, ...]) -> str:
        """The trait that is raised, in words."""
        traits = work.rules.roster.sheet(state_of(work), hero.id).traits
        titles = {trait.key: trait.title for trait in traits}
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
