"""Who is in the company: the heroes of the pack, how a company begins, what a sheet shows, how many go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Company, FirstSkills, Member, Muster, Thing
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.errors import BadData
from horologium.engine.core.sheets import BearerSheet, TraitRows
from horologium.engine.core.speech import say
from horologium.engine.rulesets.nova_aetas.company import party
from horologium.engine.rulesets.nova_aetas.company.between import FIRST_RECIPES, PURSE
from horologium.engine.rulesets.nova_aetas.company.members import first_grade, own_class, traits
from horologium.engine.rulesets.nova_aetas.company.party import MOST_HEROES, STARTING_SKILLS
from horologium.engine.rulesets.nova_aetas.specs import HeroEntry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.campaign import CampaignState
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.specs import HeroSpec

SIZES: Final = (1, MOST_HEROES)
"""Four go into a mission; fewer may, for custom play.  [NAR-GEN-01]"""


def candidates(content: Content) -> tuple[str, ...]:
    """The heroes of the pack.  [NAR-GEN-01]"""
    return tuple(content.get("heroes", {}))


def begin(content: Content, cards: Sequence[str]) -> Company:
    """A new company: each hero with two skills, three cards; 20 Popolini and the recipes that everybody knows.

    [NAR-MIS-08, NAR-MIS-16, NAR-MIS-19, NAR-CMP-05]
    """
    if not SIZES[0] <= len(cards) or len(dict.fromkeys(cards)) < len(cards):
        raise BadData("a company consists of different heroes, and of one at least", "name each hero once")
    for card in cards:
        if card not in candidates(content):
            raise BadData(
                say("the pack has no hero {card!r}", card=card), "choose among " + ", ".join(candidates(content))
            )
    recipes = tuple(recipe for recipe in FIRST_RECIPES if recipe in content.get("equipment", {}))
    return Company(
        members=tuple(_beginner(content, card) for card in cards),
        things=tuple(thing for card in cards for thing in _first_gear(content, card)),
        known=tuple(CardRef("recipe", recipe) for recipe in recipes),
        purse=PURSE,
    )


def _beginner(content: Content, card: str) -> Member:
    spec: HeroSpec = content["heroes"][card]
    skills = party.pins(HeroEntry(card), content)
    return Member(key=card, card=card, name=spec.name, known=skills, ready=skills)


def _first_gear(content: Content, card: str) -> tuple[Thing, ...]:
    """The equipment that is printed on a hero sheet.  [NAR-CMP-05]"""
    printed: HeroSpec = content["heroes"][card]
    return tuple(
        Thing(f"{card}-{number}", CardRef("equipment", item), card) for number, item in enumerate(printed.equipment, 1)
    )


def first_skills(content: Content, card: str) -> FirstSkills:
    """Two skills of the starting class, whichever the player likes.  [NAR-MIS-08, NAR-SKS-02]"""
    return FirstSkills(
        STARTING_SKILLS, tuple(content["classes"][first_grade(content, card)].skills), ("NAR-MIS-08", "NAR-SKS-02")
    )


def sheet(state: CampaignState, bearer: str) -> BearerSheet:
    """The class that a hero has now, and the five characteristics.  [NAR-HER-01, NAR-HER-16]"""
    if not bearer:
        return BearerSheet()
    member = state.member(bearer)
    own = own_class(state.content, member)
    values = traits(state.content, state.company, member)
    printed: HeroSpec = state.content["heroes"][member.card]
    return BearerSheet(own.name, sections=(TraitRows("", values),), grade=own.id, grades=printed.advanced_classes)


def muster(state: CampaignState, mission: str) -> Muster:
    """Any heroes may go, into any mission, one to four of them.  [NAR-GEN-01]"""
    return Muster(*SIZES)
