"""What members of the company can become: skills to learn, the class to take, the characteristic to raise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Promotion, Verdict
from horologium.engine.core.speech import say
from horologium.engine.rulesets.nova_aetas.company import between
from horologium.engine.rulesets.nova_aetas.company.between import CLASS_MISSION, Scholar
from horologium.engine.rulesets.nova_aetas.company.members import CHARACTERISTICS, entry_of, free_slots, sheet
from horologium.engine.rulesets.nova_aetas.library import library_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.campaign import CampaignState, Company, Member
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec

PROMOTION: Final = ("NAR-HER-16", "NAR-CMP-06", "NAR-MIS-03")
FIRST_PRICE: Final = ("NAR-SKS-01", "NAR-MIS-08")
ADVANCED_PRICE: Final = ("NAR-SKS-01", "NAR-SKS-03", "NAR-MIS-08")
SPECIAL_PRICE: Final = ("NAR-SKS-01", "NAR-HER-13", "NAR-MIS-03", "NAR-MIS-08")


def scholar(content: Content, member: Member) -> Scholar:
    """A member as he learns, called by the name that the players gave him."""
    return Scholar(sheet(content, member), member.learned, member.grade, member.experience, member.name)


# Skills


def lessons(state: CampaignState, bearer: str) -> tuple[tuple[str, Verdict], ...]:
    """The skills of the sheet that are not learned yet, without those of a class that was not taken for good.

    [NAR-SKS-01, NAR-SKS-02, NAR-SKS-03, NAR-HER-13]
    """
    content, company, member = state.content, state.company, state.member(bearer)
    spec = sheet(content, member)
    rules: dict[str, tuple[str, ...]] = {}
    rules |= dict.fromkeys(content["classes"][spec.starting_class].skills, FIRST_PRICE)
    for name in (member.grade,) if member.grade else spec.advanced_classes:
        rules |= dict.fromkeys(content["classes"][name].skills, ADVANCED_PRICE)
    rules |= dict.fromkeys(spec.special, SPECIAL_PRICE)
    return tuple(
        (skill, _lesson(content, company, member, skill, by))
        for skill, by in rules.items()
        if skill not in member.learned
    )


def _lesson(content: Content, company: Company, member: Member, skill: str, rules: tuple[str, ...]) -> Verdict:
    library, one = library_of(content), scholar(content, member)
    price = between.price_of_skill(library, one, skill)
    if price is None:
        home = next(content["classes"][name] for name in one.hero.advanced_classes if _teaches(content, name, skill))
        reason = say("{member} must take the class {home} first", member=member.name, home=home.name)
        return Verdict(reason, rules, between.price_of_skill(library, between.changed(one, home.id), skill) or 0)
    others = [learned for other in company.members if other.key != member.key for learned in other.learned]
    return Verdict(between.may_learn(library, one, skill, others, company.achievements), rules, price)


def _teaches(content: Content, name: str, skill: str) -> bool:
    return skill in content["classes"][name].skills


# Classes


def promotions(state: CampaignState, bearer: str) -> tuple[Promotion, ...]:
    """The two advanced classes; the card of the one that is taken comes with it.  [NAR-HER-16, NAR-MIS-03]"""
    content, company, member = state.content, state.company, state.member(bearer)
    one = scholar(content, member)
    cards = [*_owned(content, company), *_offered(content, company, member)]
    return tuple(
        Promotion(
            name,
            Verdict(between.may_change_class(one, name, cards, company.battles), PROMOTION),
            _gifts(content, company, member, name),
            raises(content, member, name),
        )
        for name in one.hero.advanced_classes
    )


def _gifts(content: Content, company: Company, member: Member, grade: str) -> tuple[str, ...]:
    """The card of a class, unless the company has it; that of the other class never turns up.  [NAR-MIS-03]"""
    if any(card.class_change == grade for card in _owned(content, company)):
        return ()
    return tuple(card.id for card in _offered(content, company, member) if card.class_change == grade)[:1]


def _owned(content: Content, company: Company) -> list[EquipmentSpec]:
    """The equipment cards that the company has."""
    cards = [*company.stock, *(card for member in company.members for card in member.gear)]
    return [content["equipment"][card] for card in cards if card in content["equipment"]]


def _offered(content: Content, company: Company, member: Member) -> Iterator[EquipmentSpec]:
    """The class-change cards of which the member may choose one, from plot mission 4 on.  [NAR-MIS-03]"""
    if company.battles < CLASS_MISSION or member.grade:
        return
    for card in content["equipment"].values():
        if card.class_change in sheet(content, member).advanced_classes and card.hero in ("", member.card):
            yield card


def raises(content: Content, member: Member, grade: str) -> tuple[str, ...]:
    """The characteristics with a free slot: one of them is raised when an advanced class is taken.  [NAR-MIS-08]"""
    spec = sheet(content, member)
    if grade not in spec.advanced_classes:
        return ()
    cubes = entry_of(content, member).cubes
    return tuple(name for name in CHARACTERISTICS if free_slots(spec, cubes, name))
