"""From where an Enemy could attack, and the ground it can walk."""

from __future__ import annotations

import pytest

from helpers.nova import nova
from helpers.nova_enemies import cards
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.nova_aetas.board.sightlines import valid_target
from horologium.engine.rulesets.nova_aetas.enemies.stances import (
    WalkingGround,
    aims,
    band,
    distances,
    melee,
    ready,
)
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec

LANE = ("...t....",)


def far(battle, name):
    goal = battle.terrain.board.cell(name)
    return distances(battle, battle.enemies[0], 1 << goal).cost(battle.enemies[0].cell)


@pytest.mark.rule("NAR-AIX-10")
def test_a_map_once_drawn_is_kept_until_the_scenery_changes():
    battle = nova(("...t....", "........"), enemies={"A1": "guard"})
    battle.terrain.maps.clear()
    assert [far(battle, "H1"), far(battle, "H1"), len(battle.terrain.maps)] == [9, 9, 1]
    battle.scenery.clear()
    battle.refresh_cells()
    assert [far(battle, "H1"), len(battle.terrain.maps)] == [7, 2]


@pytest.mark.rule("NAR-AIX-11")
def test_a_tree_in_the_only_lane_makes_interaction_impossible():
    battle = nova(LANE, {"H1": "sofia"}, {"A1": "guard"})
    assert not WalkingGround(battle, battle.enemies[0]).can_interact(battle.heroes[0].cell)
    battle.scenery.clear()
    battle.refresh_cells()
    assert WalkingGround(battle, battle.enemies[0]).can_interact(battle.heroes[0].cell)


@pytest.mark.rule("NAR-BLD-10")
def test_roofs_widen_the_band_of_a_shot():
    battle = nova(("##......",), enemies={"H1": "guard"})
    board, shot = battle.terrain.board, EnemyAttackSpec(least=2, most=3)
    assert board.names(band(battle, shot, board.cell("E1")) & battle.terrain.roofs) == ["A1+1", "B1+1"]


@pytest.mark.rule("NAR-ENY-06", "NAR-TOK-06", "NAR-STN-11")
@pytest.mark.parametrize(
    ("ap", "reload", "statuses", "expected"),
    [(3, False, {}, True), (2, False, {}, False), (3, True, {}, False), (3, False, {"blind": 1}, False)],
)
def test_an_attack_is_ready_if_it_is_paid_loaded_and_seen(ap, reload, statuses, expected):
    battle = nova(enemies={"A1": "harquebuser"}, cards=cards("harquebuser"))
    enemy = battle.enemies[0]
    enemy.reload, enemy.statuses = reload, statuses
    assert ready(battle, enemy, battle.library.enemy["harquebuser"].attacks[0], ap) is expected


@pytest.mark.rule("NAR-MIS-09")
def test_physical_attacks_from_distance_one_are_melee():
    lines = [EnemyAttackSpec(), EnemyAttackSpec(most=2), EnemyAttackSpec(least=2, most=4), EnemyAttackSpec(mental=True)]
    assert [melee(line) for line in lines] == [True, True, False, False]


@pytest.mark.rule("NAR-RNG-01", "NAR-LOS-07", "NAR-BLD-08")
@pytest.mark.parametrize("mental", [True, False])
@pytest.mark.parametrize(("least", "most"), [(1, 1), (1, 3), (2, 4)])
@pytest.mark.parametrize("square", ["A1", "B2+1", "F4"])
def test_an_attack_can_be_made_from_where_its_band_and_aim_allow_a_valid_target(square, least, most, mental):
    battle = nova(("......", ".##...", ".##.t.", "......"), {square: "valerio", "D2": "sofia"}, {"F1": "guard"})
    attack, quarry = EnemyAttackSpec(mental=mental, least=least, most=most), battle.heroes[0].cell
    for cell in each(battle.room & ~(1 << quarry)):
        found = bool(band(battle, attack, quarry) >> cell & 1) and aims(battle, battle.enemies[0], attack, quarry, cell)
        kind = {"melee": melee(attack), "physical": not mental, "from_cell": cell}
        assert found is valid_target(battle, battle.enemies[0], quarry, least, most, **kind)
