"""Goals are followed back to what heroes can do now."""

from __future__ import annotations

import pytest

from helpers.nova_missions import card, do, event, holds, quest, token
from horologium.engine.rulesets.nova_aetas.mission_specs import ChoiceSpec, Goal
from horologium.engine.rulesets.nova_aetas.player.plan import HeroPlan
from horologium.engine.rulesets.nova_aetas.state import Item


def plan_for(*goals, **mission):
    """What Valerio on D4 thinks of a mission with these ways to win."""
    battle, hero = quest(goals=tuple(Goal("won", (goal,)) for goal in goals), **mission)
    return HeroPlan(battle, hero)


def squares(plan):
    """Where the hero's own aim leads."""
    return plan.battle.terrain.board.names(plan.places(plan.own, plan.hero))


def test_a_token_that_is_wanted_is_fetched_from_beside_it():
    plan = plan_for(holds("collected", "relic"), tokens=(token("objective", "A1", "relic"),))
    assert plan.keys == ("collect:relic",)
    assert squares(plan) == ["A1", "B1", "A2"]


def test_a_flag_leads_to_the_token_whose_use_raises_it():
    events = (event("interacted", "winch", do("raise-flag", "open")),)
    plan = plan_for(holds("flag", "open"), tokens=(token("lever", "A1", "winch"),), events=events)
    assert "interact:winch" in plan.keys


def test_what_an_event_asks_for_comes_before_the_event():
    tokens = (token("bucket", "H8", "bucket"), token("fire", "A1", "barn"))
    events = (
        event("collected", "bucket", do("raise-flag", "water")),
        event("interacted", "barn", do("remove-tokens", "barn"), when=(holds("flag", "water"),)),
    )
    plan = plan_for(holds("tokens-left", "fire", negated=True), tokens=tokens, events=events)
    assert plan.keys == ("collect:bucket",)


def test_the_choice_that_raises_a_flag_is_wanted_once_its_card_lies_open():
    cards = (card("gate", choices=(ChoiceSpec("knock", "Knock", then=(do("raise-flag", "open"),)),)),)
    plan = plan_for(holds("flag", "open"), cards=cards)
    assert plan.keys == ()
    plan.battle.cards.append("gate")
    assert HeroPlan(plan.battle, plan.hero).keys == ("card:gate:knock",)


def test_a_chain_that_leads_back_to_itself_leads_nowhere():
    events = (event("flag", "hen", do("raise-flag", "egg")), event("flag", "egg", do("raise-flag", "hen")))
    assert plan_for(holds("flag", "egg"), events=events).aims == []


def test_goals_that_come_later_are_called_for_first():
    events = (event("collected", "map", do("goals", "back")),)
    battle, hero = quest(
        goals=(Goal("home", (holds("heroes-at", at=("A1",)),), part="back"),),
        tokens=(token("objective", "H8", "map"),),
        events=events,
    )
    assert HeroPlan(battle, hero).keys == ("collect:map",)


def test_of_two_ways_to_win_the_shorter_one_is_taken():
    plan = plan_for(holds("heroes-at", at=("A1",)), holds("heroes-at", at=("D6",)))
    assert squares(plan) == ["D6"]


def test_who_stands_where_he_is_wanted_stays_there():
    goal = Goal("held", (holds("heroes-at", at=("D4",)), holds("flag", "rung")))
    battle, hero = quest("D4", "sofia", goals=(goal,), tokens=(token("lever", "H1", "bell"),),
                         events=(event("interacted", "bell", do("raise-flag", "rung")),))  # fmt: skip
    plan = HeroPlan(battle, hero)
    assert battle.terrain.board.names(plan.post) == ["D4"]
    assert HeroPlan(battle, battle.hero("sofia")).own.keys[0] == "interact:bell"


def test_a_character_is_fetched_first_and_then_brought():
    goal = holds("token-at", "nuncio", at=("A1",))
    assert squares(plan_for(goal, tokens=(token("character", "H8", "nuncio"),))) == ["H7", "G8"]
    assert squares(plan_for(goal, tokens=(token("character", "D5", "nuncio"),))) == ["B1", "A2"]


def test_only_who_carries_the_key_goes_to_the_gate():
    events = (event("interacted", "gate", do("win", "open"), when=(holds("carries", "draught"),)),)
    battle, hero = quest("D4", "sofia", tokens=(token("lever", "A1", "gate"),), events=events)
    assert HeroPlan(battle, hero).keys == ()
    battle.hero("sofia").items += [Item("draught-1", "draught")]
    assert HeroPlan(battle, hero).own is None
    assert "interact:gate" in HeroPlan(battle, battle.hero("sofia")).keys


@pytest.mark.parametrize(("end", "pressed"), [(12, True), (40, False)])
def test_time_presses_if_little_more_is_left_than_the_way_takes(end, pressed):
    plan = plan_for(holds("heroes-at", at=("H8",)))
    plan.battle.end = plan.battle.now + end
    assert plan.pressed is pressed


def test_the_hour_at_which_all_is_lost_counts_as_the_end():
    battle, hero = quest(goals=(Goal("late", (holds("time", "8:30"),), won=False),))
    assert HeroPlan(battle, hero).left == 6


def test_squares_that_lose_the_mission_are_no_ends():
    battle, hero = quest(goals=(Goal("trap", (holds("heroes-at", at=("D5",)),), won=False),))
    board = battle.terrain.board
    assert HeroPlan(battle, hero).allowed(board.mask(["D5", "D6"])) == board.mask(["D6"])
