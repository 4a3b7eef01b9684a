"""What members of the company can become: skills to learn, the class to take, the characteristic to raise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Verdict, in_experience
from horologium.engine.core.consequences import Consequence, consequence
from horologium.engine.core.offers import Offer
from horologium.engine.core.speech import say
from horologium.engine.rulesets.nova_aetas.company import between
from horologium.engine.rulesets.nova_aetas.company.between import CLASS_MISSION, Scholar
from horologium.engine.rulesets.nova_aetas.company.members import CHARACTERISTICS, entry_of, free_slots, sheet
from horologium.engine.rulesets.nova_aetas.library import library_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.campaign import CampaignState, Company, Member
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec

PROMOTION: Final = ("NAR-HER-16", "NAR-CMP-06", "NAR-MIS-03")
FIRST_PRICE: Final = ("NAR-SKS-01", "NAR-MIS-08")
ADVANCED_PRICE: Final = ("NAR-SKS-01", "NAR-SKS-03", "NAR-MIS-08")
SPECIAL_PRICE: Final = ("NAR-SKS-01", "NAR-HER-13", "NAR-MIS-03", "NAR-MIS-08")


def scholar(content: Content, member: Member) -> Scholar:
    """A member as he learns, called by the name that the players gave him."""
    return Scholar(sheet(content, member), member.known, member.grade, member.experience, member.name)


# Skills


def lessons(state: CampaignState, bearer: str) -> Iterator[Offer]:
    """All skills of the sheet as they stand there, without those of a class that was not taken for good.

    [NAR-SKS-01, NAR-SKS-02, NAR-SKS-03, NAR-HER-13, NAR-HER-14]
    """
    content, member = state.content, state.member(bearer)
    spec = sheet(content, member)
    if spec.personal:
        yield _always(content, member, spec.personal)
    terms = _terms(content, member)
    left = dict.fromkeys((*member.known, *terms))
    for grade in filter(None, (spec.starting_class, member.grade, *spec.advanced_classes)):
        here = content["classes"][grade]
        first = grade == spec.starting_class
        heading = say("{name}, first class", name=here.name) if first else say("{name}, advanced class", name=here.name)
        for skill in [skill for skill in here.skills if skill in left]:
            del left[skill]
            yield _skill(state, member, skill, terms, heading)
    for skill in left:
        yield _skill(state, member, skill, terms, say("Special skills"))


def _terms(content: Content, member: Member) -> dict[str, tuple[str, ...]]:
    """The skills that a member could learn some day, each with its rules.  [NAR-SKS-01, NAR-SKS-03, NAR-HER-13]"""
    spec = sheet(content, member)
    terms: dict[str, tuple[str, ...]] = {}
    terms |= dict.fromkeys(content["classes"][spec.starting_class].skills, FIRST_PRICE)
    for name in (member.grade,) if member.grade else spec.advanced_classes:
        terms |= dict.fromkeys(content["classes"][name].skills, ADVANCED_PRICE)
    return terms | dict.fromkeys(spec.special, SPECIAL_PRICE)


def _always(content: Content, member: Member, skill: str) -> Offer:
    """The personal skill needs no lesson and no pin.  [NAR-HER-14]"""
    name = content["skills"][skill].name if skill in content["skills"] else skill
    verdict = Verdict(say("{name} is always at hand and needs no pin", name=name), ("NAR-HER-14",))
    learned, heading = consequence("known", "skill", skill, 1, member.key), say("Always at hand")
    return Offer(skill, "learn-skill", learned.of, verdict, (learned,), whom=member.key, left=0, group=heading)


def _skill(
    state: CampaignState, member: Member, skill: str, terms: Mapping[str, tuple[str, ...]], heading: str
) -> Offer:
    learned = consequence("known", "skill", skill, 1, member.key)
    verdict = (
        Verdict(say("{hero} has learned this already", hero=member.name))
        if skill in member.known
        else _lesson(state.content, state.company, member, skill, terms[skill])
    )
    return Offer(skill, "learn-skill", learned.of, verdict, (learned,), whom=member.key, group=heading)


def _lesson(content: Content, company: Company, member: Member, skill: str, rules: tuple[str, ...]) -> Verdict:
    library, one = library_of(content), scholar(content, member)
    price = between.price_of_skill(library, one, skill)
    if price is None:
        home = next(content["classes"][name] for name in one.hero.advanced_classes if _teaches(content, name, skill))
        reason = say("{member} must take the class {home} first", member=member.name, home=home.name)
        dear = between.price_of_skill(library, between.changed(one, home.id), skill) or 0
        return Verdict(reason, rules, in_experience(dear))
    others = [known for other in company.members if other.key != member.key for known in other.known]
    reason = between.may_learn(library, one, skill, others, company.knows("achievement"))
    return Verdict(reason, rules, in_experience(price))


def _teaches(content: Content, name: str, skill: str) -> bool:
    return skill in content["classes"][name].skills


# Classes


def promotions(state: CampaignState, bearer: str) -> Iterator[Offer]:
    """The two advanced classes; the card of the one that is taken comes with it, and one characteristic is raised.

    [NAR-HER-16, NAR-MIS-03, NAR-MIS-08]
    """
    content, company, member = state.content, state.company, state.member(bearer)
    one = scholar(content, member)
    cards = [*_owned(content, company), *_offered(content, company, member)]
    for name in one.hero.advanced_classes:
        verdict = Verdict(between.may_change_class(one, name, cards, company.battles), PROMOTION)
        taken = consequence("grade", "class", name, 1, bearer)
        gifts = (consequence("thing", "equipment", card, 1, bearer) for card in _gifts(content, company, member, name))
        brings = (taken, *gifts)
        for trait in raises(content, company, member, name) or ("",):
            raised = (Consequence("trait", whom=bearer, key=trait),) if trait else ()
            yield Offer(
                key=name,
                deed="take-class",
                subject=taken.of,
                verdict=verdict,
                gives=(*raised, *brings),
                whom=bearer,
                variant=trait,
                title=say(trait.capitalize()) if trait else "",
                notes=_taught(content, name),
            )


def _taught(content: Content, name: str) -> tuple[str, ...]:
    """The skills of a class, in words."""
    skills = [content["skills"][skill].name for skill in content["classes"][name].skills]
    return (say("Teaches: {skills}", skills=", ".join(skills)),) if skills else ()


def _gifts(content: Content, company: Company, member: Member, grade: str) -> tuple[str, ...]:
    """The card of a class, unless the company has it; that of the other class never turns up.  [NAR-MIS-03]"""
    if any(card.class_change == grade for card in _owned(content, company)):
        return ()
    return tuple(card.id for card in _offered(content, company, member) if card.class_change == grade)[:1]


def _owned(content: Content, company: Company) -> list[EquipmentSpec]:
    """The equipment cards that the company has; what those on the bench carry is with them."""
    away = {member.key for member in company.bench}
    cards = [thing.of.id for thing in company.things if thing.of.kind == "equipment" and thing.holder not in away]
    return [content["equipment"][card] for card in cards if card in content["equipment"]]


def _offered(content: Content, company: Company, member: Member) -> Iterator[EquipmentSpec]:
    """The class-change cards of which the member may choose one, from plot mission 4 on.  [NAR-MIS-03]"""
    if company.battles < CLASS_MISSION or member.grade:
        return
    for card in content["equipment"].values():
        if card.class_change in sheet(content, member).advanced_classes and card.hero in ("", member.card):
            yield card


def raises(content: Content, company: Company, member: Member, grade: str) -> tuple[str, ...]:
    """The characteristics with a free slot: one of them is raised when an advanced class is taken.  [NAR-MIS-08]"""
    spec = sheet(content, member)
    if grade not in spec.advanced_classes:
        return ()
    cubes = entry_of(content, company, member).cubes
    return tuple(name for name in CHARACTERISTICS if free_slots(spec, cubes, name))
