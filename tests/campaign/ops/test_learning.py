"""Skills, pins and classes."""

from __future__ import annotations

import pytest

from helpers.campaigns import founded, given, hero, items, refusal, refused, set_hero, set_standing, told
from helpers.deeds import learn_skill, take_class
from helpers.states import bent, with_ports
from horologium.campaign.ops.heroes import Bench
from horologium.campaign.ops.learning import ChooseFirstSkills, MakeMemberReady, clearing, readying
from horologium.engine.core.campaign import Verdict, in_experience
from horologium.engine.core.consequences import consequence
from horologium.engine.core.offers import Offer


@pytest.fixture
def session():
    made = founded()
    set_hero(made, "valerio", experience=3)
    return made


@pytest.fixture
def valerio(session):
    return hero(session, "valerio").id


@pytest.mark.rule("NAR-SKS-01")
def test_a_skill_costs_experience(session, valerio):
    session.do(learn_skill(valerio, "witness-me"))
    learned = hero(session, "valerio")
    assert (learned.known[-1], learned.experience) == ("witness-me", 2)
    assert (told(session), session.can_undo().label) == ("Valerio learned Witness Me!", "learn Witness Me!")


@pytest.mark.parametrize(
    ("skill", "why"),
    [
        ("insult", "Valerio has learned this already"),
        ("shield-wall", "must take the class Knight first"),
        ("soul-heal", "needs a companion"),
        ("perfect-strike", "Perfect Strike is always at hand and needs no pin"),
        ("aimed-shot", "'aimed-shot' is not to be had in Siena"),
    ],
)
def test_what_cannot_be_learned_is_refused(session, valerio, skill, why):
    assert why in refusal(session, learn_skill(valerio, skill))


def test_without_experience_nothing_is_learned(session, valerio):
    set_hero(session, "valerio", experience=0)
    reason, rules = refused(session, learn_skill(valerio, "witness-me"))
    assert (reason, "NAR-SKS-01" in rules) == ("it costs 1 experience, and Valerio has 0", True)


def test_nobody_learns_on_the_bench(session, valerio):
    session.do(Bench(valerio))
    assert "Valerio is on the bench" in refusal(session, learn_skill(valerio, "witness-me"))


@pytest.mark.rule("NAR-MIS-08")
def test_before_the_first_battle_the_first_skills_are_chosen_otherwise(session, valerio):
    before = hero(session, "valerio")
    session.do(ChooseFirstSkills(valerio, ("counterattack", "insult")))
    chosen = hero(session, "valerio")
    assert (chosen.known, chosen.ready, chosen.experience) == (("counterattack", "insult"),) * 2 + (3,)
    assert told(session) == "Valerio begins with Counterattack and Insult"
    session.undo()
    assert hero(session, "valerio") == before


@pytest.mark.parametrize(
    ("skills", "why"),
    [
        (("shove", "insult"), "Valerio begins with just these skills"),
        (("shove", "shove"), "Valerio begins with 2 different skills"),
        (("shove", "aimed-shot"), "Valerio cannot begin with Aimed Shot"),
    ],
)
def test_first_skills_that_cannot_be_chosen_are_refused(session, valerio, skills, why):
    assert why in refusal(session, ChooseFirstSkills(valerio, skills))


@pytest.mark.rule("NAR-MIS-08")
def test_who_was_in_battle_or_has_learned_more_keeps_the_first_skills(session, valerio):
    session.do(learn_skill(valerio, "witness-me"))
    wish = ChooseFirstSkills(valerio, ("counterattack", "insult"))
    assert refusal(session, wish) == "Valerio knows other skills than a beginner"
    session.undo()
    set_hero(session, "valerio", service=[["missions", 1]])
    reason, rules = refused(session, wish)
    assert ("has been in battle" in reason, "NAR-MIS-08" in rules) == (True, True)


def test_learned_skills_are_pinned(session, valerio):
    session.do(learn_skill(valerio, "counterattack"))
    session.do(readying(session, valerio, ("counterattack", "insult")))
    assert (hero(session, "valerio").ready, session.can_undo().label) == (
        ("counterattack", "insult"),
        "what Valerio has at hand",
    )


@pytest.mark.parametrize("pins", [("witness-me",), ("insult", "insult"), ("nap",)])
def test_pins_that_the_rules_do_not_allow_are_refused(session, valerio, pins):
    assert refusal(session, readying(session, valerio, pins))


def test_pins_can_be_taken_off_together(session, valerio):
    assert "just this at hand already" in refusal(session, readying(session, valerio, hero(session, "valerio").ready))
    session.do(clearing(session, valerio))
    assert hero(session, "valerio").ready == ()
    assert refusal(session, clearing(session, valerio)) == "Valerio has nothing at hand"


def test_what_is_at_hand_is_kept_under_the_names_of_the_game(session, valerio):
    session.do(clearing(session, valerio))
    session.do(readying(session, valerio, ("insult",)))
    assert [step.name for step in session.steps[-2:]] == ["reset-pins", "pin-skills"]


@pytest.mark.parametrize(("deed", "cards"), [("make-ready", ()), ("reset-pins", ("insult",))])
def test_what_the_game_does_not_call_so_is_refused(session, valerio, deed, cards):
    assert refusal(session, MakeMemberReady(deed, valerio, cards)) == f"this is not what is done here: {deed!r}"


@pytest.fixture
def ready(session):
    set_standing(session, battles=4)
    return session


@pytest.mark.rule("NAR-HER-16", "NAR-CMP-06", "NAR-MIS-03")
def test_a_class_is_taken_with_a_trait_and_its_card(ready, valerio):
    ready.do(take_class(valerio, "knight", "physical"))
    knight = hero(ready, "valerio")
    assert (knight.grade, knight.raises) == ("knight", (("physical", 1),))
    assert [item.holder for item in items(ready, "golden-spurs")] == [valerio]
    assert told(ready) == "Valerio became Knight"
    assert ready.archive.chronicle().chapters[0].text == "Physical was raised by 1. Received: Golden Spurs."


@pytest.mark.parametrize(
    ("grade", "trait", "why"),
    [
        ("knight", "", "say what Valerio raises as Knight: Rapidity, Precision, Physical, Mind and Health"),
        ("knight", "luck", "say what Valerio raises as Knight"),
        ("falconer", "mind", "'falconer' is not to be had in Siena"),
    ],
)
def test_a_class_is_taken_as_the_rules_say(ready, valerio, grade, trait, why):
    assert why in refusal(ready, take_class(valerio, grade, trait))


def test_a_class_waits_for_its_time_and_is_taken_once(session, valerio):
    assert "after plot mission 4" in refusal(session, take_class(valerio, "knight", "physical"))
    set_standing(session, battles=4)
    session.do(take_class(valerio, "knight", "physical"))
    assert refusal(session, take_class(valerio, "condottiero", "physical"))


def test_what_does_not_fit_the_new_class_is_put_away(ready, valerio):
    (armour,) = given(ready, "plate-cuirass", holder=valerio)
    ready.do(take_class(valerio, "knight", "mind"))
    assert next(item for item in items(ready, "plate-cuirass") if item.id == armour).holder == ""
    assert "Put away: Plate Cuirass." in ready.archive.chronicle().chapters[0].text


def test_pins_that_do_not_fit_the_new_class_are_taken_off(ready, valerio):
    set_hero(ready, "valerio", ready=["insult", "aimed-shot"])
    ready.do(take_class(valerio, "knight", "mind"))
    assert hero(ready, "valerio").ready == ("insult",)
    assert "No longer at hand: Aimed Shot." in ready.archive.chronicle().chapters[0].text


def test_where_a_class_raises_nothing_no_trait_is_named(ready, valerio):
    knight = consequence("grade", "class", "knight", 1, valerio)
    plain = (Offer("knight", "take-class", knight.of, gives=(knight,), whom=valerio),)
    with_ports(ready, offers=bent(ready.rules.offers, offers=lambda *_: plain))
    assert refusal(ready, take_class(valerio, "knight", "mind")) == "Valerio raises nothing as Knight"
    ready.do(take_class(valerio, "knight"))
    assert hero(ready, "valerio").raises == ()


def test_a_price_above_what_is_there_is_refused_whatever_the_verdict_says(session, valerio):
    learned = consequence("known", "skill", "witness-me", 1, valerio)
    dear = (Offer("witness-me", "learn-skill", learned.of, Verdict(cost=in_experience(9)), (learned,), whom=valerio),)
    with_ports(session, offers=bent(session.rules.offers, offers=lambda *_: dear))
    assert "Witness Me! costs 9 experience" in refusal(session, learn_skill(valerio, "witness-me"))
