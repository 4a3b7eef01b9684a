"""Enemies enter the table."""

from __future__ import annotations

import pytest

from helpers.nova import enemy_spec, nova
from helpers.nova_enemies import cards, noted, run, token
from horologium.engine.core.ask import Draw
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.nova_aetas.enemies.placing import draft, place, reinforce, useful
from horologium.engine.rulesets.nova_aetas.mission_specs import ObjectiveSpec
from horologium.engine.rulesets.nova_aetas.state import Options

GUARD = (enemy_spec(),)


def squares(battle):
    return [battle.terrain.board.name(enemy.cell) for enemy in battle.enemies]


def cell(battle, name):
    return battle.terrain.board.cell(name)


def entering(**changes):
    return nova(heroes={"D8": "sofia"}, **{"cards": GUARD, **changes})


@pytest.mark.rule("NAR-WTG-01")
def test_new_enemies_are_in_combat():
    battle = entering()
    (enemy,) = place(battle, "guard", [cell(battle, "A1")])
    assert (enemy.waiting, enemy.health, squares(battle)) == (False, 3, ["A1"])


@pytest.mark.rule("NAR-WTG-02")
def test_their_token_goes_one_quadrant_after_the_active_one():
    battle = entering()
    place(battle, "guard", [cell(battle, "A1")])
    assert [(group.card, group.at) for group in battle.groups] == [("guard", battle.now + 1)]


@pytest.mark.rule("NAR-WTG-02")
def test_the_mission_may_say_another_quadrant():
    battle = entering()
    place(battle, "guard", [cell(battle, "A1")], token_tick=battle.now + 4)
    assert battle.groups[0].at == battle.now + 4


@pytest.mark.rule("NAR-ENY-01", "NAR-WTG-02")
def test_later_models_join_the_token_of_their_card():
    battle = entering()
    place(battle, "guard", [cell(battle, "A1")], token_tick=battle.now + 4)
    place(battle, "guard", [cell(battle, "A2"), cell(battle, "A3")])
    assert [(group.card, group.at) for group in battle.groups] == [("guard", battle.now + 4)]
    assert [enemy.key for enemy in battle.enemies] == ["guard-1", "guard-2", "guard-3"]


@pytest.mark.rule("NAR-WTG-03", "NAR-WTG-07")
def test_waiting_models_wake_at_once_with_a_hero_in_their_control_area():
    battle = entering()
    (enemy,) = place(battle, "guard", [cell(battle, "D4")], waiting=True)
    assert not enemy.waiting
    assert [entry.rules[0] for entry in noted(battle, "woke")] == ["NAR-WTG-07"]


@pytest.mark.rule("NAR-WTG-03")
def test_waiting_models_far_from_heroes_wait_on():
    battle = entering()
    assert place(battle, "guard", [cell(battle, "D1")], waiting=True)[0].waiting


@pytest.mark.rule("NAR-TOK-12")
def test_a_taken_square_sends_a_model_to_the_nearest_free_one():
    battle = entering(enemies={"A1": "guard"})
    place(battle, "guard", [cell(battle, "A1")])
    assert squares(battle) == ["A1", "B1"]


@pytest.mark.rule("NAR-TOK-10")
def test_reinforcements_stand_beside_the_point_closest_to_their_target():
    battle = entering()
    run(reinforce(battle, "guard", 1, cell(battle, "D1")))
    assert squares(battle) == ["D2"]


@pytest.mark.rule("NAR-TOK-10", "NAR-PLE-01")
def test_reinforcements_with_an_objective_stand_closest_to_that():
    battle = entering(mission={"objectives": (ObjectiveSpec("seize"),)})
    token(battle, "A1")
    run(reinforce(battle, "guard", 1, cell(battle, "D1")))
    assert squares(battle) == ["C1"]


@pytest.mark.rule("NAR-TOK-11")
def test_several_models_enter_beside_the_point():
    battle = entering()
    run(reinforce(battle, "guard", 3, cell(battle, "D1")))
    assert sorted(squares(battle)) == ["C1", "D2", "E1"]


@pytest.mark.rule("NAR-TOK-12")
def test_where_the_point_is_full_they_take_the_nearest_free_squares():
    battle = entering(enemies={"C1": "guard", "D2": "guard", "E1": "guard"})
    run(reinforce(battle, "guard", 1, cell(battle, "D1")))
    assert squares(battle)[-1] == "D3"


@pytest.mark.rule("NAR-KWD-35")
def test_as_many_enter_as_there_is_room_for():
    battle = nova(("...",), {"A1": "sofia"}, cards=GUARD)
    run(reinforce(battle, "guard", 4, cell(battle, "B1")))
    assert squares(battle) == ["C1"]


@pytest.mark.rule("NAR-TOK-10", "NAR-PLE-02")
def test_the_players_choose_among_equally_good_squares():
    battle = nova(heroes={"D8": "sofia"}, cards=GUARD, options=Options(enemy_choices="players"))
    battle.heroes[0].cell = cell(battle, "F6")
    assert battle.terrain.board.names(useful(battle, "guard", battle.terrain.board.mask(["D5", "E4"]))) == ["E4", "D5"]
    seen = run(reinforce(battle, "guard", 1, cell(battle, "D4")), choose="E4")
    assert (seen.requests[0].rule, squares(battle)) == ("NAR-TOK-10", ["E4"])


def drafting(*deck):
    battle = nova(heroes={"D8": "sofia"}, cards=cards("war-mastiff", "nun", "brigand"))
    battle.draft = Deck("draft", list(deck))
    return battle


@pytest.mark.rule("NAR-CMP-04", "NAR-MIS-30")
def test_a_draft_draws_a_card_of_the_faction_and_places_it():
    battle = drafting("nun", "brigand")
    seen = run(draft(battle, "rome", 1, cell(battle, "D1")))
    assert [(type(request), request.cards) for request in seen.requests] == [(Draw, ("nun",))]
    assert ([enemy.card for enemy in battle.enemies], battle.draft.discards) == (["nun"], ["nun"])
    assert battle.groups[0].at == battle.now + 1


@pytest.mark.rule("NAR-CMP-04")
def test_when_the_deck_is_empty_the_discards_come_back():
    battle = drafting("nun")
    run(draft(battle, "rome", 2, cell(battle, "D1")))
    assert [enemy.card for enemy in battle.enemies] == ["nun", "nun"]
    assert len(noted(battle, "drafted")) == 2


@pytest.mark.rule("NAR-CMP-04")
def test_a_deck_without_that_faction_brings_nobody():
    battle = drafting("brigand")
    run(draft(battle, "rome", 1, cell(battle, "D1")))
    assert (battle.enemies, battle.draft.cards) == ([], ["brigand"])


@pytest.mark.rule("NAR-KWD-34", "NAR-KWD-35", "NAR-TOK-11")
def test_a_horde_places_its_number_of_models():
    battle = drafting("war-mastiff")
    run(draft(battle, "rome", 1, cell(battle, "D1")))
    assert sorted(squares(battle)) == ["C1", "D2"]
