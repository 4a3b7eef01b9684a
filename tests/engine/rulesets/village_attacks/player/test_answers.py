"""What the hands of the castle answer beside their uses of results (ledger VIL-MIS-42)."""

import pytest

from helpers.night import monster, night
from horologium.engine.core.ask import Choose, Listed, Option, Thrown
from horologium.engine.core.chance import SplitMix
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.village_attacks.player.answers import answer
from horologium.engine.rulesets.village_attacks.words import STANDARD


def asked(battle, rule, *keys, about="option", least=1, most=1, lying=()):
    """The answer to a question that the first Monster is asked."""
    request = Choose(rule, battle.monsters[0].key, "castle", about, Listed([Option(key) for key in keys]), least, most)
    request.lying = Thrown(rule, request.by, (STANDARD,) * len(lying), tuple(lying)) if lying else None
    return answer(battle, request, SplitMix(1))


def test_three_villager_results_are_rolled_again():
    battle = night(monster("weeping-bell"), villagers=("2 commoner HE",))
    faces = ("villager", "villager", "villager", "melee", "defence", "revenge")
    assert asked(battle, "VIL-RER-01", "villager", least=0, lying=faces) == ("villager",)


def test_three_blows_are_kept_while_there_is_somebody_to_strike():
    battle = night(monster("weeping-bell"), villagers=("4 commoner HE",))
    faces = ("villager", "melee", "melee", "melee", "defence", "revenge")
    assert asked(battle, "VIL-RER-01", "melee", least=0, lying=faces) == ()


def test_what_does_not_serve_is_thrown_out_of_reserve():
    battle = night(monster("weeping-bell", reserve="melee revenge"), villagers=("2 commoner HE",))
    assert asked(battle, "VIL-RES-03", "melee-0", "revenge-1", about="die", least=0, most=2) == ("revenge-1",)


def test_all_damage_that_can_be_parried_is_parried():
    assert asked(night(), "VIL-DEF-02", "parry-1", "parry-0") == ("parry-1",)


def test_revenge_is_taken():
    assert asked(night(), "VIL-DEF-05", "revenge-1", "revenge-0") == ("revenge-1",)


def test_minions_are_kept_while_their_monster_is_well():
    assert asked(night(monster("marionettist")), "VIL-MIN-04", "minions-1", "minions-0") == ("minions-0",)


def test_minions_die_for_a_monster_that_is_nearly_dead():
    battle = night(monster("marionettist", damage=4))
    assert asked(battle, "VIL-MIN-04", "minions-1", "minions-0") == ("minions-1",)


def test_a_step_is_paid_with_the_die_that_does_least():
    battle = night(monster("weeping-bell", dice="melee defence"), villagers=("1 commoner HE",))
    assert asked(battle, "VIL-MOV-01", "melee", "defence", about="die") == ("defence",)


@pytest.mark.rule("VIL-MIS-46")
def test_iron_shutters_are_closed_towards_the_road():
    battle = night(monster("weeping-bell"))
    near = battle.ways.near[battle.castle.board.cell("GH")]
    request = Choose("VIL-MIS-46", "", "castle", "cell", Cells(battle.castle.board, near))
    (zone,) = answer(battle, request, SplitMix(1))
    assert battle.ways.to_heart[battle.castle.board.cell(zone)] == 2


def test_a_power_that_strikes_is_learnt_before_one_that_holds():
    battle = night(monster("weeping-bell"))
    assert asked(battle, "VIL-EXP-05", "learn-a2", "learn-b1", "learn-c1") == ("learn-b1",)


def test_one_that_knows_everything_heals_damage():
    battle = night(monster("weeping-bell", damage=2))
    assert asked(battle, "VIL-EXP-05", "heal-damage", "heal-slow") == ("heal-damage",)


def test_somebody_is_pushed_away_from_the_heart():
    battle = night(monster("weeping-bell", zone="GH"))
    board = battle.castle.board
    cells = Cells(board, board.mask(["HE", "CO"]))
    request = Choose("VIL-SHV-05", "weeping-bell", "castle", "cell", cells)
    assert answer(battle, request, SplitMix(1)) == ("CO",)
