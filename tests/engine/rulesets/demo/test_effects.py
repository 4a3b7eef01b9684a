"""What stratagems do."""

from __future__ import annotations

import pytest

from helpers.ford import duel
from helpers.script import play
from horologium.engine.rulesets.demo.combat import guard_pool
from horologium.engine.rulesets.demo.effects import EFFECTS
from horologium.engine.rulesets.demo.flow import scoring
from horologium.engine.rulesets.demo.movement import reachable


@pytest.mark.rule("DEMO-ACT-02")
def test_quick_march_adds_two_points_of_movement():
    table = duel(". . . . . . . . .", "0,0", "8,0")
    EFFECTS["quick-march"](table.battle, table.ours)
    assert reachable(table.battle, table.ours).cost(table.battle.ground.board.cell("6,0")) == 6


@pytest.mark.rule("DEMO-ACT-03")
def test_steady_aim_is_remembered_for_the_attack():
    table = duel()
    EFFECTS["steady-aim"](table.battle, table.ours)
    assert table.battle.aim


@pytest.mark.rule("DEMO-ACT-04")
def test_shield_wall_gives_the_band_a_guard_die_until_the_round_ends():
    table = duel()
    EFFECTS["shield-wall"](table.battle, table.ours)
    dice = [guard_pool(table.battle, figure, near=True).total for figure in (table.ours, table.theirs)]
    play(scoring(table.battle), [])
    assert (dice, guard_pool(table.battle, table.ours, near=True).total) == ([3, 2], 2)


@pytest.mark.rule("DEMO-ACT-05")
@pytest.mark.parametrize(("life", "after"), [(1, 2), (3, 3)])
def test_second_wind_heals_one_wound_but_not_above_full_life(life, after):
    table = duel()
    table.ours.life = life
    EFFECTS["second-wind"](table.battle, table.ours)
    assert table.ours.life == after
