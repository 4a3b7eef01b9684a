"""Waiting Enemies on patrol."""

from __future__ import annotations

import pytest

from helpers.nova import enemy_spec, nova
from helpers.nova_enemies import act, act_group, where

ROWS = ("............",) * 8


def watch(*points, control=2, hero="L8", loops=False, at="A1"):
    battle = nova(ROWS, {hero: "sofia"}, {at: "guard"}, cards=(enemy_spec(control=control, rapidity=4),))
    enemy = battle.enemies[0]
    enemy.waiting, enemy.loops = True, loops
    enemy.patrol = tuple(map(battle.terrain.board.cell, points))
    return battle


@pytest.mark.rule("NAR-WTG-05", "NAR-MIS-29")
def test_a_patrol_spends_its_ap_on_the_chain_of_points():
    battle = watch("A1", "C1", "C4")
    act(battle)
    assert (where(battle), battle.enemies[0].waiting) == ("C3", True)


@pytest.mark.rule("NAR-MIS-29")
def test_a_patrol_turns_back_at_the_end_of_its_chain():
    battle = watch("A1", "C1")
    squares = [act(battle) and where(battle) for _ in range(3)]
    assert squares == ["A1", "A1", "A1"]
    battle = watch("A1", "D1")
    assert [act(battle) and where(battle) for _ in range(3)] == ["C1", "C1", "A1"]


@pytest.mark.rule("NAR-MIS-29")
def test_a_patrol_may_go_round():
    battle = watch("A1", "C1", "C3", "A3", loops=True)
    assert [act(battle) and where(battle) for _ in range(2)] == ["C3", "A1"]


@pytest.mark.rule("NAR-MIS-29", "NAR-WTG-07")
def test_a_patrol_that_comes_upon_a_hero_enters_combat_and_stops():
    battle = watch("A1", "H1", hero="E1")
    seen = act(battle)
    assert (where(battle), battle.enemies[0].waiting, seen.rolls) == ("C1", False, [])


@pytest.mark.rule("NAR-MIS-29")
def test_a_patrol_passes_its_allies_and_ends_on_none():
    battle = watch("A1", "H1")
    battle.enemies[0].statuses["entangled"] = 1
    other = nova(ROWS, {}, {"C1": "guard"}).enemies[0]
    other.key = "guard-9"
    battle.enemies.append(other)
    battle.refresh_cells()
    act(battle)
    assert where(battle) == "B1"


@pytest.mark.rule("NAR-MIS-29")
def test_a_patrol_whose_way_is_shut_waits():
    battle = nova(("..~.........",), {"L1": "sofia"}, {"A1": "guard"}, cards=(enemy_spec(control=2),))
    battle.enemies[0].waiting, battle.enemies[0].patrol = True, (battle.terrain.board.cell("H1"),)
    act(battle)
    assert where(battle) == "A1"


@pytest.mark.rule("NAR-MIS-29")
def test_a_patrol_of_one_point_stays_there():
    battle = watch("A1")
    act(battle)
    assert where(battle) == "A1"


@pytest.mark.rule("NAR-WTG-05", "NAR-WTG-11")
def test_a_waiting_model_without_patrol_stays_while_its_fellow_walks():
    battle = nova(ROWS, {"L8": "sofia"}, {"A1": "guard", "A8": "guard"}, cards=(enemy_spec(control=2),))
    for enemy in battle.enemies:
        enemy.waiting = True
    battle.enemies[0].patrol = (battle.terrain.board.cell("D1"),)
    act_group(battle, "guard")
    assert [where(battle, enemy) for enemy in battle.enemies] == ["D1", "A8"]
