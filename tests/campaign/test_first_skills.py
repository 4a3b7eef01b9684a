"""The skills with which heroes begin: how many, of which class, and how long they can be chosen otherwise."""

from __future__ import annotations

import pytest

from helpers import ladder
from helpers.campaigns import founded, hero, road_pack, set_hero
from horologium.campaign.first_skills import may_start_with, still_open
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS

RULES = NOVA_AETAS.campaign


@pytest.mark.rule("NAR-MIS-08")
@pytest.mark.parametrize(
    ("skills", "why"),
    [
        (("insult",), "Valerio begins with 2 different skills: choose so many"),
        (("insult", "insult"), "Valerio begins with 2 different skills: choose so many"),
        (("insult", "shove", "insult"), "Valerio begins with 2 different skills: choose so many"),
        (("insult", "shove", "witness-me"), "Valerio begins with 2 different skills: choose so many"),
        (("insult", "aimed-shot"), "Valerio cannot begin with Aimed Shot: choose among Insult, Shove, "),
        (("insult", "shield-wall"), "Valerio cannot begin with Shield Wall: "),
        (("insult", "x" * 500), f"Valerio cannot begin with {'x' * 60}: "),
    ],
)
def test_it_must_be_two_different_skills_of_the_starting_class(skills, why):
    verdict = may_start_with(road_pack(), RULES, "valerio", skills)
    assert verdict.reason.startswith(why)
    assert "NAR-MIS-08" in verdict.rules


@pytest.mark.rule("NAR-MIS-08")
def test_any_two_of_the_six_may_be_chosen_of_one_colour_as_well():
    assert may_start_with(road_pack(), RULES, "valerio", ("witness-me", "insult")).allowed
    assert may_start_with(road_pack(), RULES, "valerio", ("counterattack", "witness-me")).allowed


def test_where_the_card_says_what_a_beginner_knows_nothing_is_chosen():
    verdict = may_start_with(ladder.pack(), CONSTELLATION.campaign, "mira", ("attack-re-rolls",))
    assert verdict.reason == "the first skills of Mira of the Lantern are not chosen"


@pytest.mark.rule("NAR-MIS-08")
def test_the_choice_is_open_until_the_first_battle_and_the_first_lesson():
    session = founded()
    assert still_open(session, hero(session, "valerio")).allowed
    set_hero(session, "valerio", known=["insult", "shove", "witness-me"])
    assert still_open(session, hero(session, "valerio")).reason == "Valerio knows other skills than a beginner"
    set_hero(session, "sofia", service=[["missions", 1]])
    assert "Sofia has been in battle" in still_open(session, hero(session, "sofia")).reason
