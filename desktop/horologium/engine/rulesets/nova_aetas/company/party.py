"""Heroes as they come to a mission: class, skills, equipment, cubes (topics HER, SKS, EQP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.core.faults import Fault
from horologium.engine.core.specs import Flaw
from horologium.engine.core.speech import Phrase, say
from horologium.engine.rulesets.nova_aetas.company.gear import LIMITS, may_carry, overloaded
from horologium.engine.rulesets.nova_aetas.specs import HeroEntry
from horologium.engine.rulesets.nova_aetas.state import Hero, Item

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionSpec
    from horologium.engine.rulesets.nova_aetas.specs import ClassSpec, HeroSpec, SkillSpec

MOST_HEROES: Final = 4
MOST_RAPIDITY: Final = 11
STARTING_SKILLS: Final = 2
STARTING_CARDS: Final = 3
COLOURS: Final = ("attack", "defence", "support", "movement")

Problem: TypeAlias = tuple[str, str, str]
"""Where it is, what is wrong, what to do."""


def company(content: Content) -> tuple[HeroEntry, ...]:
    """The heroes who come where nobody is named: the first four of the pack, as they start.  [NAR-GEN-01]"""
    return tuple(HeroEntry(hero) for hero in content.get("heroes", {}))[:MOST_HEROES]


def company_faults(heroes: Sequence[str], most: int = MOST_HEROES) -> Iterator[Fault]:
    """One to four different heroes come to a mission.  [NAR-GEN-01]"""
    if not heroes:
        yield Fault("", say("nobody comes"), say("choose who comes"), "NAR-GEN-01")
    if len(heroes) > most:
        why = say("{count} {count:hero is|heroes are} too many", count=len(heroes))
        yield Fault("", why, say("take at most {most} {most:hero|heroes}", most=most), "NAR-GEN-01")
    for hero in dict.fromkeys(hero for hero in heroes if heroes.count(hero) > 1):
        yield Fault("", say("{hero} comes twice", hero=hero), say("name each hero once"), "NAR-GEN-01")


def make_hero(entry: HeroEntry, content: Content, cell: int, at: int) -> Hero:
    """A hero at the start of a mission.  [NAR-HER-01, NAR-HER-12, NAR-HER-14, NAR-PER-01]"""
    spec: HeroSpec = content["heroes"][entry.hero]
    own_class: ClassSpec = content["classes"][entry.hero_class or spec.starting_class]
    personal = [spec.personal] if spec.personal else []
    return Hero(
        key=spec.id,
        name=spec.name,
        hero_class=own_class.id,
        family=own_class.family,
        cell=cell,
        rapidity=characteristic(spec, entry, "rapidity"),
        precision=characteristic(spec, entry, "precision"),
        physical=characteristic(spec, entry, "physical"),
        mind=characteristic(spec, entry, "mind"),
        health=characteristic(spec, entry, "health"),
        skills=list(dict.fromkeys([*personal, *pins(entry, content)])),
        items=items(entry, spec),
        injuries=list(entry.injuries),
        at=at,
        wounds=entry.wounds,
        threat=entry.threat,
        tokens=entry.tokens,
        statuses={held.status: held.value for held in entry.statuses},
    )


def characteristic(spec: HeroSpec, entry: HeroEntry, name: str) -> int:
    """A value of the sheet with its cubes: no more than it has slots, and never below 1.  [NAR-HER-07, NAR-HER-08]"""
    cubes: int = min(getattr(entry.cubes, name), getattr(spec.slots, name))
    printed: int = getattr(spec, name)
    return max(1, printed + cubes)


def pins(entry: HeroEntry, content: Content) -> tuple[str, ...]:
    """The skills pinned for the mission; a beginner takes the first two of the class that fit.  [NAR-HER-12]"""
    if entry.skills or entry.learned or entry.as_written:
        return entry.skills
    spec: HeroSpec = content["heroes"][entry.hero]
    own_class: ClassSpec = content["classes"][spec.starting_class]
    chosen: list[str] = []
    for skill in own_class.skills:
        if len(chosen) < STARTING_SKILLS and not crowded(own_class, [*chosen, skill], content["skills"]):
            chosen.append(skill)
    return tuple(chosen)


def crowded(own_class: ClassSpec, skills: list[str], known: Mapping[str, SkillSpec]) -> str:
    """The first colour of which more skills are pinned than the class has diamonds, or nothing.  [NAR-HER-09]"""
    for colour in COLOURS:
        pinned = sum(known[skill].colour == colour for skill in skills)
        if pinned > getattr(own_class.diamonds, colour):
            return colour
    return ""


def brought(entry: HeroEntry, spec: HeroSpec) -> tuple[str, ...]:
    """The cards a hero brings; without any named, those he starts with, unless he comes as it is written."""
    return entry.equipment if entry.as_written else entry.equipment or spec.equipment


def items(entry: HeroEntry, spec: HeroSpec) -> list[Item]:
    """The cards a hero brings, each with a key of its own."""
    made: list[Item] = []
    for card in brought(entry, spec):
        same = sum(item.card == card for item in made)
        key = f"{spec.id}-{card}" + (f"-{same + 1}" if same else "")
        made.append(Item(key, card, flipped=key in entry.flipped or card in entry.flipped))
    return made


def teachable(spec: HeroSpec, hero_class: str, content: Content) -> list[str]:
    """The skills that a hero of a class can have learned.  [NAR-SKS-02, NAR-SKS-03, NAR-HER-13]"""
    classes: Mapping[str, ClassSpec] = content.get("classes", {})
    names = dict.fromkeys([spec.starting_class, hero_class])
    return [skill for name in names if name in classes for skill in classes[name].skills] + list(spec.special)


def entry_flaws(mission: MissionSpec, number: int, entry: HeroEntry, content: Content) -> Iterator[Flaw]:
    """What is wrong with one hero of a party."""
    for key, message, remedy in _problems(entry, content):
        yield Flaw("missions", mission.id, f"party.{number}.{key}", message, remedy)


def _problems(entry: HeroEntry, content: Content) -> Iterator[Problem]:
    spec: HeroSpec | None = content.get("heroes", {}).get(entry.hero)
    if spec is None:
        yield "hero", f"there is no hero {entry.hero!r}", "name a hero of the pack"
        return
    classes = (spec.starting_class, *spec.advanced_classes)
    if entry.hero_class not in ("", *classes):
        yield "hero_class", f"{spec.name} cannot be a {entry.hero_class}", "choose one of " + ", ".join(classes)
        return
    if unknown := list(_unknown(entry, content)):
        yield from unknown
        return
    yield from _skill_problems(entry, spec, content)
    yield from _gear_problems(entry, spec, content)
    if entry.wounds >= _health(spec, entry, content):
        knocked = Phrase("{wounds} {wounds:wound knocks|wounds knock} {name} out before the start")
        yield "wounds", knocked.format(wounds=entry.wounds, name=spec.name), "give fewer wounds"


def _health(spec: HeroSpec, entry: HeroEntry, content: Content) -> int:
    """The Health of a hero with old injuries.  [NAR-HER-08, NAR-INJ-02]"""
    effects = [effect for card in entry.injuries for effect in content["injuries"][card].effects]
    lost: int = sum(effect.amount for effect in effects if (effect.do, effect.name) == ("characteristic", "health"))
    return max(1, characteristic(spec, entry, "health") + lost)


def _unknown(entry: HeroEntry, content: Content) -> Iterator[Problem]:
    """Names of an entry that the pack does not know."""
    for key, kind in (
        ("skills", "skills"),
        ("learned", "skills"),
        ("equipment", "equipment"),
        ("injuries", "injuries"),
    ):
        for name in getattr(entry, key):
            if name not in content.get(kind, {}):
                yield key, f"the pack has no {name!r}", f"name what lies in {kind}"


def _skill_problems(entry: HeroEntry, spec: HeroSpec, content: Content) -> Iterator[Problem]:
    """Pins are learned skills of the hero's own classes, as many as there are diamonds.

    [NAR-HER-09, NAR-HER-12, NAR-HER-13, NAR-SKS-03]
    """
    own_class: ClassSpec = content["classes"][entry.hero_class or spec.starting_class]
    pinned = [skill for skill in entry.skills if skill != spec.personal]
    own = teachable(spec, own_class.id, content)
    for key, skills in (("skills", pinned), ("learned", entry.learned)):
        for skill in skills:
            if skill not in (*own, spec.personal):
                yield key, f"{skill} is no skill of {spec.name} as a {own_class.name}", "choose among " + ", ".join(own)
    for skill in pinned:
        if (entry.learned or entry.as_written) and skill not in entry.learned:
            yield "skills", f"{spec.name} has not learned {skill}", "pin learned skills only"
    if len(dict.fromkeys(pinned)) < len(pinned):
        yield "skills", "a skill is pinned twice", "pin each skill once"
    if colour := crowded(own_class, pinned, content["skills"]):
        most = getattr(own_class.diamonds, colour)
        yield "skills", f"more {colour} skills are pinned than {own_class.name} has diamonds", f"pin at most {most}"


def _gear_problems(entry: HeroEntry, spec: HeroSpec, content: Content) -> Iterator[Problem]:
    """Equipment fits the hero and the slots.  [NAR-EQP-01, NAR-EQP-04, NAR-EQP-05, NAR-EQP-12, NAR-EQP-13]"""
    now: ClassSpec = content["classes"][entry.hero_class or spec.starting_class]
    cards = [content["equipment"][card] for card in brought(entry, spec)]
    for card in cards:
        if not may_carry(spec.id, now.id, now.family, card):
            yield "equipment", f"{card.name} is not for {spec.name}", "leave it in the stock of the company"
    if slot := overloaded(cards):
        message = f"{spec.name} carries too much in the slot {slot}"
        yield "equipment", message, f"carry at most {LIMITS[slot]} there and leave the rest in the stock"


def hero_flaws(spec: HeroSpec, content: Content) -> Iterator[Flaw]:
    """What is wrong with a hero of a pack.  [NAR-HER-01, NAR-HER-16, NAR-SKS-02]"""
    for key, message, remedy in _sheet_problems(spec, content):
        yield Flaw("heroes", spec.id, key, message, remedy)


def _sheet_problems(spec: HeroSpec, content: Content) -> Iterator[Problem]:
    classes: Mapping[str, ClassSpec] = content.get("classes", {})
    if spec.starting_class in classes and classes[spec.starting_class].advanced:
        yield "starting_class", f"{spec.starting_class} is an advanced class", "name a starting class"
    for name in spec.advanced_classes:
        if name in classes and not classes[name].advanced:
            yield "advanced_classes", f"{name} is no advanced class", "mark the class as advanced"
    own = [
        skill
        for name in (spec.starting_class, *spec.advanced_classes)
        if name in classes
        for skill in classes[name].skills
    ]
    for skill in spec.special:
        if skill in own:
            yield "special", f"{skill} belongs to a class of {spec.name}", "take special skills from other classes"
    if spec.rapidity + spec.slots.rapidity > MOST_RAPIDITY:
        yield "rapidity", f"Rapidity can grow beyond {MOST_RAPIDITY}, once round the dial", "lower it or its slots"
    if len(spec.equipment) != STARTING_CARDS:
        starts = Phrase("{name} starts with {count} {count:card|cards}")
        message = starts.format(name=spec.name, count=len(spec.equipment))
        yield "equipment", message, f"name {STARTING_CARDS} cards"
