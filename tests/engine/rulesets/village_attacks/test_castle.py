"""Zones, distances and ways (ledger topic GEN)."""

import pytest

from helpers.night import CASTLE, mission, monster, night, step, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.village_attacks.castle import passage
from horologium.engine.rulesets.village_attacks.verbs import close_passage

TWO_WAYS = CASTLE.replace("HE Heart (8): ", "HE Heart (8): KI, ").replace("Kitchen (5): ", "Kitchen (5): HE, ")
"""The Kitchen is beside the Heart too."""


def shut(battle, one, other):
    cell = battle.castle.board.cell
    close_passage(battle, passage(cell(one), cell(other)), "", 0, "VIL-GEN-05")


def distance(battle, one, other):
    return battle.ways.distance(battle.castle.board.cell(one), battle.castle.board.cell(other))


@pytest.mark.rule("VIL-GEN-05")
def test_distance_is_the_smallest_number_of_passages():
    battle = night()
    assert [distance(battle, "HE", zone) for zone in ("HE", "GH", "KI", "CO", "GT", "RP")] == [0, 1, 2, 2, 4, 3]


@pytest.mark.rule("VIL-GEN-05")
def test_a_closed_passage_counts_as_absent():
    battle = night()
    shut(battle, "GH", "CO")
    assert (distance(battle, "CO", "GH"), distance(battle, "CO", "HE")) == (2, 3)


@pytest.mark.rule("VIL-GEN-05")
@pytest.mark.parametrize(("face", "zone"), [("heads", "GH"), ("tails", "KI")])
def test_the_coin_decides_between_two_ways_of_a_villager(face, zone):
    battle = night(spec=mission(map=TWO_WAYS), villagers=("1 commoner CO",), phase="villagers")
    play(step(battle), [(Roll, (face,))])
    assert zone_of(battle, battle.villagers[0]) == zone


@pytest.mark.rule("VIL-GEN-05")
def test_villager_results_pass_over_whoever_has_no_way():
    battle = night(monster("weeping-bell", dice="villager"), villagers=("1 commoner GT", "1 commoner TW"))
    shut(battle, "CO", "YA")
    play(step(battle), [(Choose, ("villager",))])
    assert (villagers_in(battle, "GT"), villagers_in(battle, "GA")) == (["commoner"], ["commoner"])


@pytest.mark.rule("VIL-GEN-05")
def test_whoever_has_no_way_acts_last_and_stays():
    battle = night(villagers=("1 commoner YA", "1 commoner RP"), phase="dial")
    shut(battle, "CO", "YA")
    play(step(battle), [])
    play(step(battle), [])
    assert (villagers_in(battle, "YA"), villagers_in(battle, "TW")) == (["commoner"], ["commoner"])
    play(step(battle), [])
    assert villagers_in(battle, "YA") == ["commoner"]
