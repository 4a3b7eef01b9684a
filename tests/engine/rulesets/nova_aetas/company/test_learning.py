"""What members can become: skills, classes, characteristics."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers import states
from helpers.rehearsal import content
from helpers.states import at
from horologium.engine.core.campaign import Company
from horologium.engine.core.consequences import Consequence
from horologium.engine.rulesets.nova_aetas.company import carrying, learning, members, roster

START = roster.begin(content(), ["valerio", "vincenzo"])
VALERIO, VINCENZO = START.members


def lessons(member=VALERIO, company=START):
    return states.lessons(learning, content(), company, member)


@pytest.mark.rule("NAR-SKS-01", "NAR-SKS-02", "NAR-MIS-08")
def test_all_skills_of_the_sheet_that_are_not_learned_are_told_with_their_price():
    found = lessons()
    assert len(found) == 18 + 2 - len(VALERIO.known)
    assert sorted(verdict.experience for verdict in found.values()) == [1] * 4 + [2] * 12 + [3] * 2


@pytest.mark.rule("NAR-SKS-01", "NAR-MIS-08")
def test_a_lesson_needs_experience():
    skill = next(iter(lessons()))
    assert lessons()[skill].reason == "it costs 1 experience, and Valerio has 0"
    assert lessons(replace(VALERIO, experience=1))[skill].allowed


@pytest.mark.rule("NAR-SKS-03")
def test_a_skill_of_an_advanced_class_needs_that_class():
    skill = content()["classes"]["knight"].skills[0]
    assert lessons(replace(VALERIO, experience=9))[skill].reason == "Valerio must take the class Knight first"
    assert lessons(replace(VALERIO, experience=9, grade="knight"))[skill].allowed


@pytest.mark.rule("NAR-SKS-03", "NAR-HER-16")
def test_the_skills_of_the_class_that_was_not_taken_are_gone():
    found = lessons(replace(VALERIO, grade="knight"))
    assert not [skill for skill in content()["classes"]["condottiero"].skills if skill in found]


@pytest.mark.rule("NAR-HER-13", "NAR-MIS-03")
def test_a_special_skill_needs_a_companion_or_trusted_companions():
    rich = replace(VALERIO, experience=9)
    teacher = replace(VINCENZO, known=("soul-heal",))
    alone, taught = (replace(START, members=(rich, other)) for other in (replace(VINCENZO, known=()), teacher))
    trusted = replace(alone, known=states.knowing("achievement", "trusted-companions"))
    assert "needs a companion" in lessons(rich, alone)["soul-heal"].reason
    assert lessons(rich, taught)["soul-heal"].allowed
    assert lessons(rich, trusted)["soul-heal"].allowed


@pytest.mark.rule("NAR-HER-13")
def test_what_one_has_learned_oneself_is_no_companion():
    assert "needs a companion" in lessons(replace(VALERIO, experience=9), Company((VALERIO,)))["know-your-enemy"].reason


def test_lessons_call_a_member_by_the_name_the_players_gave():
    assert "and Il Moro has 0" in next(iter(lessons(replace(VALERIO, name="Il Moro")).values())).reason


@pytest.mark.rule("NAR-HER-16", "NAR-MIS-03", "NAR-CMP-06")
@pytest.mark.parametrize(("battles", "why"), [(3, "after plot mission 4"), (4, ""), (9, "")])
def test_both_advanced_classes_are_open_after_the_fourth_plot_mission(battles, why):
    found = states.promotions(learning, content(), replace(START, battles=battles), VALERIO)
    assert list(found) == ["knight", "condottiero"]
    verdicts = [each.verdict for rank in found.values() for each in rank]
    assert all(why in verdict.reason if why else verdict.allowed for verdict in verdicts)


@pytest.mark.rule("NAR-HER-16")
def test_a_class_is_taken_once():
    found = states.promotions(learning, content(), replace(START, battles=4), replace(VALERIO, grade="knight"))
    assert all("already" in each.verdict.reason for rank in found.values() for each in rank)


@pytest.mark.rule("NAR-CMP-06")
def test_without_a_card_in_the_pack_a_class_cannot_be_taken():
    cards = {key: card for key, card in content()["equipment"].items() if key != "golden-spurs"}
    found = states.promotions(learning, {**content(), "equipment": cards}, replace(START, battles=4), VALERIO)
    assert "does not own the card" in found["knight"][0].verdict.reason
    assert found["condottiero"][0].verdict.allowed


def gifts(rank):
    """The cards that come with a class, for each choice."""
    return [[gift.of.id for gift in offer.gives if gift.verb == "thing"] for offer in rank]


@pytest.mark.rule("NAR-MIS-03", "NAR-CMP-06")
def test_the_card_comes_with_the_class_unless_the_company_has_it():
    late = replace(START, battles=4)
    owned = replace(late, things=states.stock("equipment", "golden-spurs"))
    assert gifts(states.promotions(learning, content(), late, VALERIO)["knight"]) == [["golden-spurs"]] * 5
    assert gifts(states.promotions(learning, content(), owned, VALERIO)["knight"]) == [[]] * 5


@pytest.mark.rule("NAR-MIS-03")
def test_every_class_of_the_pack_comes_with_a_card_that_its_hero_may_carry():
    late = replace(roster.begin(content(), roster.candidates(content())), battles=4)
    for member in late.members:
        for rank in states.promotions(learning, content(), late, member).values():
            ((card,), *_) = gifts(rank)
            assert states.takes(carrying, content(), member, card).allowed


@pytest.mark.rule("NAR-MIS-08", "NAR-HER-08")
def test_with_a_class_one_characteristic_with_a_free_slot_is_raised():
    full = replace(VALERIO, raises=(("rapidity", 1), ("mind", 1)))
    found = states.promotions(learning, content(), START, full)["knight"]
    assert [offer.variant for offer in found] == ["precision", "physical", "health"]
    assert all(Consequence("trait", whom="valerio", key=offer.variant) in offer.gives for offer in found)


@pytest.mark.rule("NAR-MIS-08")
def test_where_no_slot_is_free_a_class_is_taken_without_raising_anything():
    full = replace(VALERIO, raises=tuple((name, 9) for name in members.CHARACTERISTICS))
    (only,) = states.promotions(learning, content(), START, full)["knight"]
    assert (only.variant, "trait" in [gift.verb for gift in only.gives]) == ("", False)


@pytest.mark.rule("NAR-HER-14", "NAR-SKS-02")
def test_skills_stand_as_on_the_sheet_with_the_own_one_first():
    found = list(learning.lessons(at(content(), company=START), "valerio"))
    assert (found[0].key, found[0].left, found[0].group) == ("perfect-strike", 0, "Always at hand")
    assert [each.key for each in found[1:7]] == list(content()["classes"]["squire"].skills)
    assert "has learned this already" in next(each for each in found if each.key == "insult").verdict.reason
