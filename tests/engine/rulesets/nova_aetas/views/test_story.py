"""The story as the table sees it: cards with what they offer, and the first and the last scene."""

from __future__ import annotations

import pytest

from helpers.nova_missions import card, do, holds, quest
from helpers.rehearsal import content
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.mission_specs import ChoiceSpec, Goal
from horologium.engine.rulesets.nova_aetas.mission_specs import TestSpec as CardTest
from horologium.engine.rulesets.nova_aetas.missions import cards
from horologium.engine.rulesets.nova_aetas.turns.ending import close
from horologium.engine.rulesets.nova_aetas.views import story
from horologium.engine.rulesets.nova_aetas.views.story import ending, legend_lines, mission_cards, opening

WELL = ChoiceSpec("look", "Look", 1, test=CardTest("precision", 2), then=(do("raise-flag", "wet"),))
TALK = ChoiceSpec("talk", "Talk", tag="talk", at=("D5",))
SQUARE = card("square", "location", points=(WELL, TALK), exit="road")
GOAL = Goal("road-open", (holds("flag", "open"),))


def drawn(battle, name="square"):
    """Draw a card without anything to decide."""
    for request in cards.draw_card(battle, name, None):
        assert not isinstance(request, Choose)
    return next(view for view in mission_cards(battle) if view.key == name)


@pytest.fixture
def battle():
    return quest("D4", cards=(SQUARE, card("road")), goals=(GOAL,), intro="Once.", won="Well.", lost="Alas.")[0]


@pytest.mark.rule("NAR-LOC-02", "NAR-LOC-08")
def test_a_location_tells_its_points_their_price_and_its_exit(battle):
    points = drawn(battle).points
    assert [(point.label, point.kind, point.cost) for point in points] == [
        ("Look", "point", 1), ("Talk", "point", 1), ("Leave by the exit", "exit", 0)
    ]  # fmt: skip


@pytest.mark.rule("NAR-TST-05", "NAR-MIS-33")
def test_the_test_of_a_point_is_told_in_words(battle):
    look, talk, _ = drawn(battle).points
    assert look.text == "Precision test, 2 at 5 or more"
    assert talk.text == "Talk: Mind test, 2 at 5 or more; on or beside D5"


@pytest.mark.rule("NAR-LOC-07")
def test_a_point_that_was_paid_for_is_taken(battle):
    battle.paid.append("square:look")
    assert drawn(battle).points[0].state == "taken"


@pytest.mark.rule("NAR-LOC-08")
def test_a_card_put_away_is_still_known(battle):
    drawn(battle)
    cards.close_card(battle, "square")
    view = next(mission_cards(battle))
    assert (view.state, [point.state for point in view.points]) == ("away", ["", "", ""])


def test_the_opening_tells_story_goal_and_legend(battle):
    scene = opening(battle)
    assert (scene.kind, scene.text) == ("opening", "Once.")
    assert ("Goal", "Road open") in [(line.label, line.text) for line in scene.lines]


@pytest.mark.rule("NAR-MIC-04", "NAR-MIC-05", "NAR-MIS-19")
def test_the_legend_names_enemies_that_come_later_tiles_tokens_and_cards_and_no_goals():
    lines = legend_lines(content(), "a-toll-on-the-road")
    assert [(line.label, line.kind) for line in lines] == [
        ("Enemies", "foe"), ("Tiles", "table"), ("Tokens", "table"), ("Cards", "table")
    ]  # fmt: skip
    assert lines[0].text == "Brigand, Poacher"


def ended(battle, why, *, won):
    battle.ended, battle.won = why, won
    close(battle)
    return ending(battle)


def test_there_is_no_ending_while_it_goes_on(battle):
    assert ending(battle) is None


@pytest.mark.rule("NAR-TIM-03")
def test_time_that_is_up_is_said_in_words(battle):
    scene = ended(battle, "time", won=False)
    assert (scene.kind, scene.title, scene.text, scene.rules) == ("lost", "Defeat", "Alas.", ("NAR-TIM-03",))
    assert scene.why.startswith("The time is up")


@pytest.mark.rule("NAR-TIM-04")
def test_a_goal_that_is_met_is_named(battle):
    scene = ended(battle, "road-open", won=True)
    assert (scene.kind, scene.text) == ("won", "Well.")
    assert scene.why == "A goal of the mission is met: Road open."


@pytest.mark.rule("NAR-TIM-05")
def test_the_ending_names_those_who_are_down(battle):
    battle.heroes[0].ko = True
    scene = ended(battle, "knocked-out", won=False)
    assert ("fallen", "Valerio") in [(line.kind, line.text) for line in scene.lines]


def test_the_ruleset_tells_its_stories():
    assert NOVA_AETAS.narrator is story
