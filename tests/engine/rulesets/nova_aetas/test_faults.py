"""What can be broken in a state."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.nova import activate, nova
from helpers.nova_pack import INJURIES
from horologium.engine.rulesets.nova_aetas.faults import faults
from horologium.engine.rulesets.nova_aetas.state import GroupTurn, Scenery, Token


def sound():
    battle = nova(heroes={"A1": "valerio", "B1": "sofia"}, enemies={"H8": "guard"}, injuries=tuple(INJURIES.values()))
    assert not list(faults(battle))
    return battle


def fault(battle):
    return "; ".join(faults(battle))


@pytest.mark.rule("NAR-WND-03")
def test_more_wounds_than_health_are_a_fault():
    battle = sound()
    battle.heroes[0].wounds, battle.heroes[0].ko = 9, True
    battle.refresh_cells()
    assert fault(battle) == "valerio has 9 wounds and health 8"


@pytest.mark.rule("NAR-KOH-01", "NAR-OUT-01")
def test_who_has_as_many_wounds_as_health_is_down_or_gone():
    battle = sound()
    battle.heroes[0].wounds, battle.enemies[0].wounds = 8, 3
    assert "valerio is not KO with 8 of 8 wounds" in fault(battle)
    assert "guard-1 is on the table with 3 of 3 wounds" in fault(battle)


@pytest.mark.rule("NAR-ACN-07")
def test_two_figures_on_one_square_are_a_fault():
    battle = sound()
    battle.enemies[0].cell = battle.heroes[0].cell
    battle.refresh_cells()
    assert fault(battle) == "guard-1 and valerio stand on one square"


def test_a_figure_that_moved_without_the_masks_is_a_fault():
    battle = sound()
    battle.enemies[0].cell = battle.terrain.board.cell("C5")
    assert "something has moved without the mask 'enemy_cells' of the board" in fault(battle)


def forget_a_tile(battle):
    battle.revealed.remove(0)


def lay_down_a_hero(battle):
    battle.heroes[0].ko, battle.heroes[0].wounds = True, 8


def fell_a_tree(battle):
    battle.scenery.clear()


def send_a_character_away(battle):
    battle.tokens[0].cell += 1


@pytest.mark.parametrize(
    ("change", "stale"),
    [
        (forget_a_tile, ["hidden", "room"]),
        (lay_down_a_hero, ["hero_cells", "fallen"]),
        (fell_a_tree, ["trees", "room"]),
        (send_a_character_away, ["characters", "taken", "objects"]),
    ],
)
def test_what_changes_without_the_masks_is_a_fault(change, stale):
    battle = sound()
    battle.tokens.append(Token("girolamo", "character", battle.terrain.board.cell("D4"), "girolamo"))
    battle.scenery = [Scenery("tree", battle.terrain.board.cell("A3"))]
    battle.refresh_cells()
    change(battle)
    assert fault(battle).count("has moved without") == len(stale)
    assert all(f"without the mask {mask!r}" in fault(battle) for mask in stale)


def test_nobody_stands_off_the_map():
    battle = sound()
    battle.heroes[0].cell = -1
    assert next(faults(battle)) == "valerio stands where nobody can stand"


@pytest.mark.rule("NAR-HOR-03")
@pytest.mark.parametrize("quadrants", [-1, 12])
def test_a_token_is_less_than_once_round_ahead_of_the_hand(quadrants):
    battle = sound()
    battle.groups[0].at = battle.now + quadrants
    assert "the token of guard" in fault(battle)


@pytest.mark.rule("NAR-KOH-04")
def test_the_token_of_a_hero_who_is_down_may_lie_anywhere():
    battle = sound()
    hero = battle.heroes[0]
    hero.ko, hero.wounds, hero.at = True, 8, battle.now - 30
    battle.refresh_cells()
    assert not fault(battle)


@pytest.mark.rule("NAR-EAC-09")
def test_a_token_without_enemies_is_a_fault():
    battle = sound()
    battle.enemies = []
    assert "the enemy tokens on the dial are not those of the enemies" in fault(battle)


def test_time_lies_between_start_and_end():
    battle = sound()
    battle.start = battle.now + 5
    assert "the mission goes from" in fault(battle)


def test_ap_below_nothing_are_faults():
    battle = sound()
    activate(battle, "valerio", -1)
    assert fault(battle) == "valerio has -1 AP"
    battle.active, battle.phase, battle.acting = None, "group", GroupTurn("guard", [], {"guard-1": -2})
    assert fault(battle) == "guard-1 has -2 AP"


def test_a_phase_without_its_actor_is_a_fault():
    battle = sound()
    battle.phase = "hero"
    assert "the phase is hero" in fault(battle)


def test_lost_and_forged_injury_cards_are_faults():
    battle = sound()
    battle.injuries.cards.remove("limp")
    assert fault(battle) == "there are 1 of 2 injury cards limp"
    battle.heroes[0].injuries += ["limp", "limp"]
    assert "there are 3 of 2 injury cards limp" in fault(battle)


@pytest.mark.rule("NAR-INJ-04")
def test_injury_cards_beside_heroes_who_stay_behind_are_not_lost():
    battle = sound()
    battle.injuries.cards.remove("limp")
    battle.mission = replace(battle.mission, resting=("limp",))
    assert fault(battle) == ""
