"""Steps over corners, where a card allows them."""

from __future__ import annotations

import pytest

from helpers.nova import activate, nova
from helpers.script import play
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.nova_aetas.board.movement import disengage_cells, move_action
from horologium.engine.rulesets.nova_aetas.board.ways import reach, walk_distance
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, EquipmentSpec
from horologium.engine.rulesets.nova_aetas.turns.actions import can_move

SHOES = EquipmentSpec("shoes", "Shoes", "accessory", effects=(EffectSpec("diagonal", on="always"),))
OPEN = ("....",) * 4


def dancer(rows=OPEN, enemies=None, *, friends=(), items=("shoes",), at="A1", **changes):
    heroes = {at: {"key": "valerio", "items": items, **changes}, **{square: f"friend-{square}" for square in friends}}
    battle = nova(rows, heroes, enemies or {}, equipment=(SHOES,))
    return battle, activate(battle, "valerio")


def cost(battle, hero, square, ap=4):
    found = reach(battle, hero, ap)
    cell = battle.terrain.board.cell(square)
    return found.cost(cell) if found.ends >> cell & 1 else None


@pytest.mark.rule("NAR-ACN-03", "NAR-ACN-02")
@pytest.mark.parametrize(("items", "costs"), [(("shoes",), (1, 3, 3)), ((), (2, None, 3))])
def test_a_card_lets_a_hero_step_over_corners_for_one_square_each(items, costs):
    battle, hero = dancer(items=items)
    assert tuple(cost(battle, hero, square) for square in ("B2", "D4", "D1")) == costs


@pytest.mark.rule("NAR-ACN-03")
def test_the_way_leads_over_the_corners():
    battle, hero = dancer()
    board = battle.terrain.board
    assert [board.name(cell) for cell in reach(battle, hero, 3).path(board.cell("D4"))] == ["A1", "B2", "C3", "D4"]
    assert walk_distance(battle, hero, 1 << board.cell("D4")).cost(hero.cell) == 3


@pytest.mark.rule("NAR-ACN-03", "NAR-ACN-04")
def test_a_hero_moves_over_corners_and_pays_for_the_squares():
    battle, hero = dancer()
    play(move_action(battle, hero), [(Choose, ("C3",))])
    assert (battle.terrain.board.name(hero.cell), battle.active.ap) == ("C3", hero.rapidity - 2)


@pytest.mark.rule("NAR-ACN-03", "NAR-ACN-08")
@pytest.mark.parametrize(
    ("rows", "there"), [((".b..", "b...", "....", "...."), None), ((".b..", "....", "....", "...."), 1)]
)
def test_nobody_slips_between_two_obstacles(rows, there):
    battle, hero = dancer(rows)
    assert cost(battle, hero, "B2") == there


@pytest.mark.rule("NAR-ACN-03", "NAR-ACN-06")
@pytest.mark.parametrize(("enemies", "there"), [(("B1", "A2"), None), (("B1",), 1)])
def test_nobody_slips_between_two_opponents(enemies, there):
    battle, hero = dancer(enemies=dict.fromkeys(enemies, "guard"))
    assert cost(battle, hero, "B2", ap=1) == there


@pytest.mark.rule("NAR-ACN-03", "NAR-ACN-05")
@pytest.mark.parametrize(("items", "free"), [(("shoes",), True), ((), False)])
def test_between_two_friends_there_is_a_way_over_the_corner(items, free):
    battle, hero = dancer(friends=("B1", "A2"), items=items)
    assert can_move(battle, hero, 1) is free


@pytest.mark.rule("NAR-ACN-03", "NAR-BLD-11")
def test_a_corner_leads_onto_no_roof():
    battle, hero = dancer(("....", ".##.", ".##.", "...."))
    assert cost(battle, hero, "B2+1") is None


@pytest.mark.rule("NAR-ACN-03", "NAR-STN-04", "NAR-STP-10")
@pytest.mark.parametrize(("status", "ap"), [("entangled", 4), ("speed", 1)])
def test_statuses_change_the_price_of_such_steps_too(status, ap):
    battle, hero = dancer(statuses={status: 1})
    assert cost(battle, hero, "C3") == ap


@pytest.mark.rule("NAR-ACN-03", "NAR-ACN-16")
def test_who_disengages_leaves_by_a_side():
    battle, hero = dancer(enemies={"B1": "guard"})
    assert battle.terrain.board.names(disengage_cells(battle, hero)) == ["A2"]


@pytest.mark.rule("NAR-ACN-03", "NAR-EQP-17")
def test_a_card_that_is_flipped_allows_nothing():
    battle, hero = dancer()
    hero.items[0].flipped, hero.kit = True, None
    assert cost(battle, hero, "B2") == 2
