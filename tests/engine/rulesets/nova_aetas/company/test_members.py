"""Members of the company between missions: the sheet, what they carry, what they pin."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.nova_pack import CONTENT, MISSION, pack
from helpers.rehearsal import content
from helpers.states import allows, at, slots, suffering, takes
from horologium.engine.core.campaign import Company, Member
from horologium.engine.core.errors import BadData
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.nova_aetas.company import carrying, members, pinning, roster
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.setup import set_up
from horologium.engine.rulesets.nova_aetas.specs import Cubes, EffectSpec, EquipmentSpec, Held, InjurySpec

VALERIO = Member("member-1", "valerio", "Valerio", known=("squire-1", "squire-2", "squire-3"), ready=("squire-1",))
BLOW = InjurySpec("blow", "Blow", 2, (EffectSpec("characteristic", on="always", amount=-9, name="mind"),))


def trait(key, **changes):
    return {each.key: each for each in members.traits(CONTENT, Company(()), replace(VALERIO, **changes))}[key]


@pytest.mark.rule("NAR-MIS-08", "NAR-CMP-05", "NAR-MIS-19", "NAR-MIS-16")
def test_a_company_begins_with_two_skills_three_cards_each_a_purse_and_two_recipes():
    company = roster.begin(content(), ["valerio", "rebecca"])
    assert [
        (len(member.known), member.ready == member.known, len(company.held(member.key))) for member in company.members
    ] == [(2, True, 3), (2, True, 3)]
    assert (company.purse, company.knows("recipe")) == (20, ("fire-flask", "great-panacea"))


def test_recipes_that_the_pack_does_not_have_are_not_begun_with():
    assert roster.begin(CONTENT, ["valerio"]).known == ()


@pytest.mark.parametrize(
    ("cards", "why"),
    [((), "one at least"), (("valerio", "valerio"), "different heroes"), (("orlando",), "no hero 'orlando'")],
)
def test_a_company_of_nobody_twins_or_strangers_is_refused(cards, why):
    with pytest.raises(BadData, match=why):
        roster.begin(CONTENT, cards)


@pytest.mark.rule("NAR-MIS-08")
def test_the_first_skills_can_be_pinned_and_the_first_cards_carried():
    company = roster.begin(content(), roster.candidates(content()))
    for member in company.members:
        assert allows(pinning, content(), member, member.ready).allowed
        assert all(use.used <= use.limit for use in carrying.slots(at(content(), company=company), member.key))


@pytest.mark.rule("NAR-MIS-08", "NAR-SKS-02")
def test_two_of_the_six_skills_of_the_starting_class_are_chosen():
    first = roster.first_skills(content(), "valerio")
    squire = ("insult", "shove", "reckless-charge", "counterattack", "stance-of-the-hawk", "witness-me")
    assert (first.count, first.among) == (2, squire)


@pytest.mark.rule("NAR-HER-12", "NAR-MIS-19")
def test_a_member_comes_to_a_mission_as_the_books_say():
    entry = members.entry_of(
        CONTENT,
        Company(()),
        replace(
            VALERIO, grade="knight", raises=(("mind", 1),), conditions=suffering("limp"), boons=("bless", "rumour")
        ),
    )
    assert (entry.hero, entry.hero_class, entry.skills) == ("valerio", "knight", ("squire-1",))
    assert (entry.cubes, entry.injuries, entry.statuses) == (Cubes(mind=1), ("limp",), (Held("bless"),))


@pytest.mark.rule("NAR-EQP-04")
def test_a_member_without_cards_comes_with_empty_hands():
    entry = members.entry_of(CONTENT, Company(()), VALERIO)
    assert set_up(Setup(MISSION, CONTENT, (entry,))).heroes[0].items == []


@pytest.mark.rule("NAR-HER-12")
def test_a_member_without_pins_uses_only_his_own_skill():
    entry = members.entry_of(CONTENT, Company(()), replace(VALERIO, known=(), ready=()))
    assert set_up(Setup(MISSION, CONTENT, (entry,))).heroes[0].skills == ["perfect"]


@pytest.mark.rule("NAR-HER-01", "NAR-HER-07", "NAR-INJ-02")
def test_a_trait_is_told_with_its_reasons():
    health = trait("health", raises=(("health", 1),), conditions=suffering("ribs", "ribs"))
    assert (health.title, health.value) == ("Health", 5)
    assert health.parts == (
        ("printed", 8, "NAR-HER-01"),
        ("cube", 1, "NAR-HER-07"),
        ("Cracked Ribs", -2, "NAR-INJ-02"),
        ("Cracked Ribs", -2, "NAR-INJ-02"),
    )


@pytest.mark.rule("NAR-HER-08")
def test_a_trait_can_be_raised_as_often_as_it_has_slots_without_a_cube():
    assert (trait("physical").slots, trait("physical", raises=(("physical", 1),)).slots) == (2, 1)
    assert trait("physical", raises=(("physical", -1),)).slots == 2


@pytest.mark.rule("NAR-HER-08")
def test_no_trait_is_shown_below_one():
    who = replace(VALERIO, conditions=suffering("blow"))
    mind = members.traits(pack(injuries={"blow": BLOW}), Company(()), who)[3]
    assert (mind.value, mind.parts[-1]) == (1, ("never below 1", 8, "NAR-HER-08"))


@pytest.mark.rule("NAR-INJ-02", "NAR-HER-07")
@pytest.mark.parametrize("injury", ["", "cracked-ribs", "limp", "concussion"])
@pytest.mark.parametrize("card", ["valerio", "sofia", "rebecca", "vincenzo"])
def test_the_sheet_shows_what_a_battle_would_use(card, injury):
    company = roster.begin(content(), [card])
    hurt = suffering(injury) if injury else ()
    member = replace(company.members[0], conditions=hurt, raises=(("mind", 1), ("physical", -1)))
    mission = content()["missions"]["a-toll-on-the-road"]
    battle = set_up(Setup(mission, content(), (members.entry_of(content(), company, member),)))
    shown = {each.key: each.value for each in members.traits(content(), company, member)}
    assert shown == {name: modifiers.characteristic(battle, battle.heroes[0], name) for name in shown}


@pytest.mark.rule("NAR-EQP-01", "NAR-EQP-02", "NAR-EQP-03")
def test_slots_count_hands_and_cards():
    uses = slots(carrying, CONTENT, VALERIO, ("bow", "jack", "ring", "hooks"))
    assert [(use.key, use.used, use.limit) for use in uses] == [
        ("helmet", 0, 1),
        ("armour", 1, 1),
        ("accessory", 2, 3),
        ("hand", 2, 2),
    ]


@pytest.mark.rule("NAR-EQP-01", "NAR-EQP-04", "NAR-EQP-12", "NAR-EQP-13")
@pytest.mark.parametrize(
    ("member", "held", "card", "why"),
    [
        (VALERIO, (), "flail", ""),
        (VALERIO, ("sword", "buckler"), "flail", "does not fit: Valerio carries 2 of 2 (hands)"),
        (VALERIO, ("sword",), "bow", "carries 1 of 2 (hands)"),
        (VALERIO, ("ring",) * 3, "ring", "carries 3 of 3 (belt)"),
        (Member("member-2", "sofia", "Sofia"), (), "flail", "Flail is for a warrior only"),
        (Member("member-2", "sofia", "Sofia"), (), "sword", "Sword is for Valerio only"),
        (VALERIO, (), "spoon", "no equipment card 'spoon'"),
    ],
)
def test_a_card_must_suit_its_bearer_and_fit(member, held, card, why):
    verdict = takes(carrying, CONTENT, member, card, held)
    assert why in verdict.reason if why else verdict.allowed
    assert verdict.rules


@pytest.mark.rule("NAR-EQP-12", "NAR-EQP-13")
@pytest.mark.parametrize(
    ("grade", "why"), [("", "Lance is for Knight or Captain only"), ("knight", ""), ("captain", "")]
)
def test_a_card_for_some_classes_says_which(grade, why):
    lance = EquipmentSpec("lance", "Lance", "accessory", classes=("knight", "captain"))
    cards = {**CONTENT, "equipment": {**CONTENT["equipment"], "lance": lance}}
    verdict = takes(carrying, cards, replace(VALERIO, grade=grade), "lance")
    assert (verdict.reason, verdict.allowed) == (why, not why)


@pytest.mark.rule("NAR-HER-09", "NAR-HER-10", "NAR-HER-16")
def test_the_diamonds_are_those_of_the_class_that_was_taken():
    squire, knight = (slots(pinning, CONTENT, replace(VALERIO, grade=grade)) for grade in ("", "knight"))
    assert [(use.key, use.used, use.limit) for use in squire][:2] == [("attack", 1, 1), ("defence", 0, 1)]
    assert [use.limit for use in knight] == [1, 3, 1, 1]


@pytest.mark.rule("NAR-HER-09", "NAR-HER-12", "NAR-HER-14")
@pytest.mark.parametrize(
    ("pins", "why"),
    [
        (("squire-1", "squire-3"), ""),
        ((), ""),
        (("squire-1", "squire-2"), "as Squire, Valerio pins at most 1 attack skill"),
        (("squire-4",), "Valerio has not learned Squire 4"),
        (("unheard-of",), "has not learned unheard-of"),
        (("squire-3", "squire-3"), "once only"),
        (("perfect",), "Perfect Strike is always at hand"),
    ],
)
def test_pins_are_learned_skills_as_many_as_there_are_diamonds(pins, why):
    verdict = allows(pinning, CONTENT, VALERIO, pins)
    assert why in verdict.reason if why else verdict.allowed
    assert verdict.rules
