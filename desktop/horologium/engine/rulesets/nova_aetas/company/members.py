"""A member of the company between missions: the sheet with its reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from horologium.engine.core.sheets import Trait
from horologium.engine.core.speech import say
from horologium.engine.rulesets.nova_aetas.company import party
from horologium.engine.rulesets.nova_aetas.company.party import (
    characteristic,
)
from horologium.engine.rulesets.nova_aetas.effects.holdings import Kit
from horologium.engine.rulesets.nova_aetas.library import library_of
from horologium.engine.rulesets.nova_aetas.specs import Cubes, Held, HeroEntry
from horologium.engine.rulesets.nova_aetas.words import POSITIVE, Characteristic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.campaign import Company, Member
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.effects.holdings import HeldEffect
    from horologium.engine.rulesets.nova_aetas.specs import ClassSpec, HeroSpec

CHARACTERISTICS: Final = get_args(Characteristic)


def first_grade(content: Content, card: str) -> str:
    """The class that is printed on a hero sheet.  [NAR-HER-16]"""
    return str(content["heroes"][card].starting_class)


def sheet(content: Content, member: Member) -> HeroSpec:
    """The hero behind a member."""
    spec: HeroSpec = content["heroes"][member.card]
    return spec


def own_class(content: Content, member: Member) -> ClassSpec:
    """The class that a member has now.  [NAR-HER-16]"""
    found: ClassSpec = content["classes"][member.grade or sheet(content, member).starting_class]
    return found


def injuries(member: Member) -> tuple[str, ...]:
    """The injury cards beside a hero sheet.  [NAR-INJ-01]"""
    return tuple(condition.of.id for condition in member.conditions)


def gear_of(company: Company, bearer: str) -> tuple[str, ...]:
    """The equipment cards that a hero carries.  [NAR-EQP-01]"""
    return company.cards("equipment", bearer)


def entry_of(content: Content, company: Company, member: Member) -> HeroEntry:
    """A member as he goes into a mission: boons are the tokens that he begins with.

    [NAR-HER-12, NAR-MIS-19]
    """
    cubes = {name: amount for name, amount in member.raises if name in CHARACTERISTICS}
    return HeroEntry(
        hero=member.card,
        hero_class=own_class(content, member).id,
        skills=member.ready,
        learned=member.known,
        equipment=gear_of(company, member.key),
        injuries=injuries(member),
        cubes=Cubes(**cubes),
        statuses=tuple(Held(status) for status in POSITIVE if status in member.boons),
        as_written=True,
    )


# The sheet


def traits(content: Content, company: Company, member: Member) -> tuple[Trait, ...]:
    """The five characteristics as a battle would have them.  [NAR-HER-01, NAR-HER-07, NAR-HER-08, NAR-INJ-02]"""
    entry = entry_of(content, company, member)
    kit = Kit(library_of(content), party.make_hero(entry, content, 0, 0))
    changes = kit.groups.get(("always", "characteristic"), ())
    return tuple(_trait(sheet(content, member), entry, name, changes) for name in CHARACTERISTICS)


def _trait(spec: HeroSpec, entry: HeroEntry, name: str, changes: Sequence[HeldEffect]) -> Trait:
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
    raised: int = max(0, getattr(entry.cubes, name))
    return Trait(name, say(name.capitalize()), max(1, total), tuple(parts), free_slots(spec, entry.cubes, name), raised)


def free_slots(spec: HeroSpec, cubes: Cubes, name: str) -> int:
    """How often a characteristic can still be raised: once for each slot without a bonus cube.  [NAR-HER-08]"""
    slots: int = getattr(spec.slots, name)
    raised: int = max(0, getattr(cubes, name))
    return max(0, slots - raised)
