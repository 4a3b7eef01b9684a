"""A member of the company between missions: the sheet with its reasons, what is carried, which skills are pinned."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, get_args

from horologium.engine.core.campaign import Company, FirstSkills, Member, SlotUse, Trait, Verdict
from horologium.engine.core.errors import BadData
from horologium.engine.core.speech import later, say, say_number
from horologium.engine.rulesets.nova_aetas.company import gear, party
from horologium.engine.rulesets.nova_aetas.company.between import FIRST_RECIPES, PURSE
from horologium.engine.rulesets.nova_aetas.company.party import (
    COLOURS,
    MOST_HEROES,
    STARTING_SKILLS,
    characteristic,
    crowded,
)
from horologium.engine.rulesets.nova_aetas.effects.holdings import Kit
from horologium.engine.rulesets.nova_aetas.library import library_of
from horologium.engine.rulesets.nova_aetas.specs import Cubes, Held, HeroEntry
from horologium.engine.rulesets.nova_aetas.words import POSITIVE, Characteristic

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.effects.holdings import Gift
    from horologium.engine.rulesets.nova_aetas.specs import ClassSpec, EquipmentSpec, HeroSpec

SIZES: Final = (1, MOST_HEROES)
"""Four go into a mission; fewer may, for custom play.  [NAR-GEN-01]"""

CHARACTERISTICS: Final = get_args(Characteristic)
WHERE: Final[Mapping[str, str]] = MappingProxyType(
    {"helmet": later("Head"), "armour": later("Body"), "accessory": later("Belt"), "hand": later("Hands")}
)
"""What players call the slots of equipment."""

SKILLS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "attack": later("attack"),
        "defence": later("defence"),
        "support": later("support"),
        "movement": later("movement"),
    }
)
"""The kinds of skills, in the midst of a sentence."""


def recruits(content: Content) -> tuple[str, ...]:
    """The heroes of the pack.  [NAR-GEN-01]"""
    return tuple(content.get("heroes", {}))


def may_begin(content: Content, cards: Sequence[str]) -> Verdict:
    """Any heroes may.  [NAR-GEN-01]"""
    return Verdict()


def hires(content: Content, company: Company, card: str) -> Verdict:
    """Heroes join for nothing.  [NAR-GEN-01]"""
    return Verdict()


def first_grade(content: Content, card: str) -> str:
    """The class that is printed on a hero sheet.  [NAR-HER-16]"""
    return str(content["heroes"][card].starting_class)


def beginning(content: Content, cards: Sequence[str]) -> Company:
    """A new company: each hero with two skills, three cards; 20 Popolini and the recipes that everybody knows.

    [NAR-MIS-08, NAR-MIS-16, NAR-MIS-19, NAR-CMP-05]
    """
    if not SIZES[0] <= len(cards) or len(dict.fromkeys(cards)) < len(cards):
        raise BadData("a company consists of different heroes, and of one at least", "name each hero once")
    for card in cards:
        if card not in recruits(content):
            raise BadData(
                say("the pack has no hero {card!r}", card=card), "choose among " + ", ".join(recruits(content))
            )
    recipes = tuple(recipe for recipe in FIRST_RECIPES if recipe in content.get("equipment", {}))
    return Company(members=tuple(_beginner(content, card) for card in cards), recipes=recipes, purse=PURSE)


def _beginner(content: Content, card: str) -> Member:
    spec: HeroSpec = content["heroes"][card]
    skills = party.pins(HeroEntry(card), content)
    return Member(key=card, card=card, name=spec.name, learned=skills, pins=skills, gear=spec.equipment)


def first_skills(content: Content, card: str) -> FirstSkills:
    """Two skills of the starting class, whichever the player likes.  [NAR-MIS-08, NAR-SKS-02]"""
    return FirstSkills(
        STARTING_SKILLS, tuple(content["classes"][first_grade(content, card)].skills), ("NAR-MIS-08", "NAR-SKS-02")
    )


def sheet(content: Content, member: Member) -> HeroSpec:
    """The hero behind a member."""
    spec: HeroSpec = content["heroes"][member.card]
    return spec


def own_class(content: Content, member: Member) -> ClassSpec:
    """The class that a member has now.  [NAR-HER-16]"""
    found: ClassSpec = content["classes"][member.grade or sheet(content, member).starting_class]
    return found


def entry_of(content: Content, member: Member) -> HeroEntry:
    """A member as he goes into a mission: boons are the tokens that he begins with.

    [NAR-HER-12, NAR-MIS-19]
    """
    cubes = {name: amount for name, amount in member.cubes if name in CHARACTERISTICS}
    return HeroEntry(
        hero=member.card,
        hero_class=own_class(content, member).id,
        skills=member.pins,
        learned=member.learned,
        equipment=member.gear,
        injuries=member.injuries,
        cubes=Cubes(**cubes),
        statuses=tuple(Held(status) for status in POSITIVE if status in member.boons),
        as_written=True,
    )


# The sheet


def traits(content: Content, member: Member) -> tuple[Trait, ...]:
    """The five characteristics as a battle would have them.  [NAR-HER-01, NAR-HER-07, NAR-HER-08, NAR-INJ-02]"""
    entry = entry_of(content, member)
    kit = Kit(library_of(content), party.make_hero(entry, content, 0, 0))
    changes = kit.groups.get(("always", "characteristic"), ())
    return tuple(_trait(sheet(content, member), entry, name, changes) for name in CHARACTERISTICS)


def _trait(spec: HeroSpec, entry: HeroEntry, name: str, changes: Sequence[Gift]) -> Trait:
    """One characteristic: printed, then cubes, then cards; what would drop below 1 stays at 1.  [NAR-HER-08]"""
    printed: int = getattr(spec, name)
    marked = characteristic(spec, entry, name)
    parts = [(say("printed"), printed, "NAR-HER-01")]
    if marked != printed:
        parts.append((say("{count:cube|cubes}", count=marked - printed), marked - printed, "NAR-HER-07"))
    parts += [(gift.name, gift.effect.amount, gift.rule) for gift in changes if gift.effect.name == name]
    total = sum(amount for _, amount, _ in parts)
    if total < 1:
        parts.append((say("never below 1"), 1 - total, "NAR-HER-08"))
    return Trait(name, say(name.capitalize()), max(1, total), tuple(parts), free_slots(spec, entry.cubes, name))


def free_slots(spec: HeroSpec, cubes: Cubes, name: str) -> int:
    """How often a characteristic can still be raised: once for each slot without a bonus cube.  [NAR-HER-08]"""
    slots: int = getattr(spec.slots, name)
    raised: int = max(0, getattr(cubes, name))
    return max(0, slots - raised)


def tag(content: Content, member: Member) -> str:
    """The class says enough.  [NAR-HER-16]"""
    return ""


# Equipment


def gear_slots(content: Content, member: Member) -> tuple[SlotUse, ...]:
    """How full head, body, belt and hands are; what has no encumbrance is not counted.  [NAR-EQP-01, NAR-EQP-03]"""
    cards = [content["equipment"][card] for card in member.gear]
    return tuple(
        SlotUse(slot, say(WHERE[slot]), sum(gear.bulk(card) for card in cards if card.slot == slot), limit)
        for slot, limit in gear.LIMITS.items()
    )


def may_carry(content: Content, member: Member, card: str) -> Verdict:
    """Whether one more card suits the member and fits.  [NAR-EQP-01, NAR-EQP-04, NAR-EQP-12, NAR-EQP-13]"""
    item: EquipmentSpec | None = content["equipment"].get(card)
    if item is None:
        return Verdict(say("the pack has no equipment card {card!r}", card=card), ("NAR-EQP-01",))
    now = own_class(content, member)
    if not gear.may_carry(member.card, now.id, now.family, item):
        whom = gear.made_for(content, item)
        return Verdict(say("{item} is for {whom} only", item=item.name, whom=whom), ("NAR-EQP-12", "NAR-EQP-13"))
    if slot := gear.overloaded([*(content["equipment"][other] for other in member.gear), item]):
        limit, carried = gear.LIMITS[slot], next(use for use in gear_slots(content, member) if use.key == slot).used
        reason = say(
            "{item} does not fit: {member} carries {carried} of {limit} ({where})",
            item=item.name,
            member=member.name,
            carried=carried,
            limit=limit,
            where=say(WHERE[slot]).lower(),
        )
        return Verdict(reason, ("NAR-EQP-01", "NAR-EQP-04"))
    return Verdict(rules=("NAR-EQP-01", "NAR-EQP-05"))


# Pins


def pin_slots(content: Content, member: Member) -> tuple[SlotUse, ...]:
    """How many skills of each colour are pinned, and how many diamonds the class has.  [NAR-HER-09, NAR-HER-10]"""
    skills, diamonds = content["skills"], own_class(content, member).diamonds
    colours = [skills[pin].colour for pin in member.pins if pin != sheet(content, member).personal]
    return tuple(
        SlotUse(colour, say(colour.capitalize()), colours.count(colour), getattr(diamonds, colour))
        for colour in COLOURS
    )


def may_pin(content: Content, member: Member, pins: Sequence[str]) -> Verdict:
    """Learned skills, each once, as many of a colour as the class has diamonds.  [NAR-HER-09, NAR-HER-12]"""
    known, now = content["skills"], own_class(content, member)
    if sheet(content, member).personal in pins:
        name = known[sheet(content, member).personal].name
        return Verdict(say("{name} is always at hand and needs no pin", name=name), ("NAR-HER-14",))
    for pin in pins:
        if pin not in member.learned:
            name = known[pin].name if pin in known else pin
            return Verdict(say("{member} has not learned {name}", member=member.name, name=name), ("NAR-HER-12",))
    if len(dict.fromkeys(pins)) < len(pins):
        return Verdict(say("a skill is pinned once only"), ("NAR-HER-09",))
    if colour := crowded(now, [*pins], known):
        most = getattr(now.diamonds, colour)
        reason = say_number(
            most,
            "as {grade}, {member} pins at most {count} {colour} skill",
            "as {grade}, {member} pins at most {count} {colour} skills",
            grade=now.name,
            member=member.name,
            colour=say(SKILLS[colour]),
        )
        return Verdict(reason, ("NAR-HER-09",))
    return Verdict(rules=("NAR-HER-09", "NAR-HER-12"))
