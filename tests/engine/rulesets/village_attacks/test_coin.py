"""The coin, and who decides (ledger topic GEN)."""

import pytest

from helpers.night import monster, night, step
from helpers.script import play
from horologium.engine.core.ask import Roll
from horologium.engine.rulesets.village_attacks.coin import toss, villager_by_coin


def tied(*crowds):
    return night(villagers=crowds).villagers


@pytest.mark.rule("VIL-GEN-04")
@pytest.mark.parametrize(("face", "good"), [("heads", True), ("tails", False)])
def test_the_coin_has_two_sides(face, good):
    assert play(toss("VIL-GEN-04"), [(Roll, (face,))]) is good


@pytest.mark.rule("VIL-GEN-04")
def test_a_fair_coin_decides_between_two():
    one, other = tied("1 hunter:beast GH", "1 hunter:fiend GH")
    assert play(villager_by_coin("VIL-GEN-04", [one, other]), [(Roll, ("tails",))]) is other


@pytest.mark.rule("VIL-GEN-04")
def test_no_coin_is_flipped_for_one_candidate():
    (one,) = tied("1 commoner GH")
    assert play(villager_by_coin("VIL-GEN-04", [one]), []) is one


@pytest.mark.rule("VIL-GEN-04")
def test_nothing_is_drawn_where_nothing_tells_candidates_apart():
    alike = tied("3 commoner GH")
    assert play(villager_by_coin("VIL-GEN-04", alike), []) in alike


@pytest.mark.rule("VIL-GEN-04")
@pytest.mark.parametrize("other", ["1 commoner CO", "1 commoner GH burning", "1 commoner GH stunned"])
def test_place_and_conditions_tell_candidates_apart(other):
    assert next(villager_by_coin("VIL-GEN-04", tied("1 commoner GH", other))).kind == "roll"


@pytest.mark.rule("VIL-GEN-04")
def test_each_of_several_has_the_same_chance_also_those_that_are_alike():
    request = next(villager_by_coin("VIL-GEN-04", tied("2 commoner GH", "1 commoner GH burning")))
    assert (request.kind, len(request.cards), len(set(request.cards))) == ("draw", 3, 2)


@pytest.mark.rule("VIL-GEN-06")
def test_the_player_of_the_affected_monster_chooses():
    bell, tusk = monster("weeping-bell"), monster("old-mother-tusk", zone="CO", defences="defence")
    request = next(step(night(bell, tusk, villagers=("1 commoner CO",), phase="villagers")))
    assert (request.kind, request.by, request.seat) == ("choose", "old-mother-tusk", "castle")


@pytest.mark.rule("VIL-GEN-06")
def test_choices_of_villagers_are_made_by_coin():
    party = (monster("weeping-bell", zone="CO"), monster("old-mother-tusk", zone="CO"))
    request = next(step(night(*party, villagers=("1 commoner CO",), phase="villagers")))
    assert (request.kind, [die.key for die in request.dice]) == ("roll", ["coin"])
