"""What heroes learn: skills, pins for the next battle, another class."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign.affairs import company_of, gain, hand_over, insist, item_name, member_of, must_be_here
from horologium.campaign.errors import Refused
from horologium.campaign.first_skills import may_start_with, pins_that_fit, still_open
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import LEARNING, in_time, out_of_battle
from horologium.campaign.outfit import misfits
from horologium.campaign.records import Hero
from horologium.campaign.wording import called, counted, listing, must_exist
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


def _spent(hero: Hero, price: int, what: str, rules: tuple[str, ...]) -> int:
    """The experience that is left to a hero who pays for something with it."""
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
    return hero.experience - price


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
        left = _spent(hero, price, skill, verdict.rules)
        work.books.put(replace(hero, learned=(*hero.learned, self.skill), experience=left))
        return Told(
            say("learn {skill}", skill=skill),
            say("{hero} learned {skill}", hero=hero.name, skill=skill),
            say("{price} experience, {left} left.", price=price, left=left),
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
        left = _spent(hero, insist(verdict), title, verdict.rules)
        raised = self._raised(work, hero, title)
        gifts = work.rules.promotion_gifts(work.pack.content, company_of(work), member_of(work, hero.id), self.grade)
        work.books.put(replace(hero, grade=self.grade, cubes=_with_cube(hero.cubes, self.trait), experience=left))
        lines = [raised, _unpin(work, hero.id), _put_away(work, hero.id), _receive(work, hero.id, gifts)]
        return Told(
            say("take class {title}", title=title),
            say("{hero} became {title}", hero=hero.name, title=title),
            " ".join(filter(None, lines)),
            rules=verdict.rules,
        )

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


def _with_cube(cubes: tuple[tuple[str, int], ...], trait: str) -> tuple[tuple[str, int], ...]:
    if not trait:
        return cubes
    counts = dict(cubes)
    return tuple({**counts, trait: counts.get(trait, 0) + 1}.items())


def _unpin(work: Work, id_: str) -> str:
    """Take off the pins that do not fit any more; say which."""
    hero = work.books.get(Hero, id_)
    kept = pins_that_fit(work.pack.content, work.rules, member_of(work, id_), hero.pins)
    gone = [called(work.pack, "skill", pin) for pin in hero.pins if pin not in kept]
    if not gone:
        return ""
    work.books.put(replace(hero, pins=kept))
    return say("Unpinned: {names}.", names=listing(gone))


def _receive(work: Work, id_: str, cards: tuple[str, ...]) -> str:
    """The cards that come with a class: into the hero's hands if there is room, else into the common stock."""
    hero = work.books.get(Hero, id_)
    for card in cards:
        fits = work.rules.may_carry(work.pack.content, member_of(work, id_), card).allowed
        gain(work, "equipment", card, say("received by {hero} with the class", hero=hero.name), id_ if fits else "")
    things = counted([called(work.pack, "equipment", card) for card in cards])
    return say("Received: {things}.", things=things) if cards else ""


def _put_away(work: Work, id_: str) -> str:
    """Put into the common stock what may not be carried any more; say what."""
    hero, gone = work.books.get(Hero, id_), list(misfits(work, id_))
    for item in gone:
        hand_over(work, item, "", say("put away by {hero}", hero=hero.name))
    return say("Put away: {names}.", names=listing(item_name(work, item) for item in gone)) if gone else ""
