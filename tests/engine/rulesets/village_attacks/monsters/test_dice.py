"""The roll, the re-roll, Reserve, and paying with results (ledger topics DIC, RER, RES, GEN)."""

import pytest

from helpers.night import monster, night, offered, step, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.village_attacks.monsters.dice import dice_pool

MIXED = ("melee", "melee", "ranged", "ranged", "magic", "defence")


def dice_of(*party, **more):
    battle = night(*party, **more)
    return dice_pool(battle, battle.monsters[0], stood_up=battle.monsters[0].down).total


def rolled(*faces, **more):
    """A Monster at the beginning of its turn, with the roll."""
    battle = night(monster("weeping-bell", **more))
    return battle, [(Roll, faces)]


@pytest.mark.rule("VIL-DIC-01")
def test_a_turn_opens_with_a_roll_of_6_dice_that_are_kept_on_the_board():
    battle, script = rolled(*MIXED)
    play(step(battle), script)
    assert sorted(battle.monsters[0].dice) == sorted(MIXED)


@pytest.mark.rule("VIL-DIC-02")
@pytest.mark.parametrize("order", [("step-CO", "guard-defence"), ("guard-defence", "step-CO")])
def test_results_are_used_in_any_order(order):
    battle = night(monster("weeping-bell", zone="GH", dice="melee defence"))
    for use in order:
        answer = [(Choose, (use,)), (Choose, ("melee",))] if use == order[0] == "step-CO" else [(Choose, (use,))]
        play(step(battle), answer)
    bell = battle.monsters[0]
    assert (zone_of(battle, bell), bell.defence) == ("CO", ["defence"])


@pytest.mark.rule("VIL-DIC-03")
def test_a_used_result_leaves_the_board():
    battle = night(monster("weeping-bell", zone="GH", dice="melee magic"), villagers=("1 commoner GH",))
    play(step(battle), [(Choose, ("melee-commoner-1",))])
    assert battle.monsters[0].dice == ["magic"]


@pytest.mark.rule("VIL-DIC-03")
def test_a_die_in_a_movement_slot_stays_there_until_restore():
    battle = night(monster("weeping-bell", zone="GH", dice="magic"))
    play(step(battle), [(Choose, ("step-CO",))])
    play(step(battle), [])
    assert (battle.active, battle.monsters[0].movement) == ("", ["magic"])
    battle.phase = "restore"
    play(step(battle), [])
    assert battle.monsters[0].movement == []


@pytest.mark.rule("VIL-DIC-04")
def test_penalties_to_the_number_of_dice_add_up():
    bell = monster("weeping-bell", reserve="magic", conditions="stun")
    assert dice_of(bell, monster("ember-nun"), paid=("weeping-bell",)) == 3


@pytest.mark.rule("VIL-DIC-04")
def test_dice_taken_away_by_a_card_come_on_top():
    vigil = {"event": "torchlight-vigil", "villagers": ("1 hero:sexton-marl HE",)}
    assert dice_of(monster("weeping-bell", reserve="magic magic"), **vigil) == 3


@pytest.mark.rule("VIL-DIC-04")
def test_never_fewer_than_1_die_is_rolled():
    tied = {"bound": ("weeping-bell",), "event": "torchlight-vigil", "villagers": ("1 hero:sexton-marl HE",)}
    bell = monster("weeping-bell", deeper="reserve", reserve="magic magic magic", conditions="stun")
    assert dice_of(bell, **tied) == 1


@pytest.mark.rule("VIL-DIC-05")
def test_a_turn_may_end_with_useful_results_which_are_lost():
    battle = night(monster("weeping-bell", zone="GH", dice="melee defence", reserve="magic", defences="revenge"))
    play(step(battle), [(Choose, ("end",))])
    bell = battle.monsters[0]
    assert (battle.active, bell.dice, bell.reserve, bell.defence) == ("", [], ["magic"], ["revenge"])


# The re-roll


@pytest.mark.rule("VIL-RER-01")
@pytest.mark.parametrize("face", ["villager", "magic"])
def test_three_equal_results_of_any_kind_may_be_rolled_again(face):
    battle, script = rolled(face, face, face, "melee", "ranged", "defence")
    play(step(battle), [*script, (Choose, (face,)), (Roll, ("melee", "melee", "revenge"))])
    assert sorted(battle.monsters[0].dice) == ["defence", "melee", "melee", "melee", "ranged", "revenge"]


@pytest.mark.rule("VIL-RER-01")
def test_the_player_may_keep_three_equal_results():
    battle, script = rolled("magic", "magic", "magic", "melee", "ranged", "defence")
    play(step(battle), [*script, (Choose, ())])
    assert battle.monsters[0].dice.count("magic") == 3


@pytest.mark.rule("VIL-RER-01")
def test_two_equal_results_and_a_third_in_reserve_are_no_triple():
    battle = night(monster("weeping-bell", reserve="melee"))
    play(step(battle), [(Choose, ()), (Roll, MIXED[:5])])
    assert battle.monsters[0].reserve == ["melee"]


@pytest.mark.rule("VIL-RER-02")
def test_a_reroll_takes_all_dice_that_show_the_result():
    battle, script = rolled(*["melee"] * 5, "magic")
    rule = step(battle)
    next(rule)
    rule.send(script[0][1])
    assert len(rule.send(("melee",)).dice) == 5


@pytest.mark.rule("VIL-RER-03", "VIL-EX-01", "VIL-RER-01", "VIL-RER-02")
def test_a_new_triple_allows_no_second_reroll():
    battle, script = rolled(*["villager"] * 4, "melee", "magic")
    play(step(battle), [*script, (Choose, ("villager",)), (Roll, ("melee", "melee", "villager", "magic"))])
    assert sorted(battle.monsters[0].dice) == ["magic", "magic", "melee", "melee", "melee", "villager"]


@pytest.mark.rule("VIL-RER-03")
@pytest.mark.parametrize(("wanted", "count"), [(("melee",), 3), (("magic",), 3), (("melee", "magic"), 6)])
def test_of_two_triples_one_or_both_are_rolled_again_in_a_single_reroll(wanted, count):
    battle, script = rolled(*["melee"] * 3, *["magic"] * 3)
    play(step(battle), [*script, (Choose, wanted), (Roll, ("ranged",) * count)])
    assert battle.monsters[0].dice.count("ranged") == count


# Reserve


@pytest.mark.rule("VIL-RES-02")
def test_each_result_in_reserve_takes_a_die_from_the_roll():
    assert dice_of(monster("weeping-bell", reserve="magic melee")) == 4


@pytest.mark.rule("VIL-RES-03")
def test_a_result_thrown_out_of_reserve_gives_its_die_back_to_the_roll():
    battle = night(monster("weeping-bell", reserve="magic melee"))
    play(step(battle), [(Choose, ("magic-0",)), (Roll, MIXED[:5])])
    assert battle.monsters[0].reserve == ["melee"]


@pytest.mark.rule("VIL-RES-04")
def test_a_reserved_result_that_is_used_is_discarded():
    battle = night(monster("weeping-bell", zone="GH", dice="magic", reserve="melee"), villagers=("1 commoner GH",))
    play(step(battle), [(Choose, ("melee-commoner-1",))])
    assert (battle.villagers, battle.monsters[0].reserve) == ([], [])


@pytest.mark.rule("VIL-RES-04")
def test_a_defence_in_reserve_does_not_parry():
    bell = monster("weeping-bell", zone="CO", reserve="defence")
    battle = night(bell, villagers=("1 commoner CO",), phase="villagers")
    play(step(battle), [])
    assert (battle.monsters[0].damage, battle.monsters[0].reserve) == (1, ["defence"])


@pytest.mark.rule("VIL-RES-04")
def test_a_defence_in_reserve_may_be_moved_to_a_defence_slot():
    battle = night(monster("weeping-bell", zone="GH", dice="melee", reserve="defence"))
    play(step(battle), [(Choose, ("guard-defence",))])
    assert (battle.monsters[0].reserve, battle.monsters[0].defence) == ([], ["defence"])


@pytest.mark.rule("VIL-EX-10", "VIL-DIC-04", "VIL-RES-02", "VIL-RES-03", "VIL-STM-12", "VIL-SUM-06")
def test_all_penalties_of_a_turn_leave_three_dice():
    bell = monster("weeping-bell", reserve="magic melee", conditions="stun")
    battle = night(bell, monster("ember-nun"), paid=("weeping-bell",))
    play(step(battle), [(Choose, ("melee-1",)), (Roll, ("melee", "ranged", "magic"))])
    assert (battle.monsters[0].reserve, battle.monsters[0].down) == (["magic"], False)


# Paying


@pytest.mark.rule("VIL-GEN-08")
def test_a_power_may_be_paid_from_the_roll_and_reserve_together():
    collector = monster("tithe-collector", zone="GH", dice="melee", reserve="magic")
    battle = night(collector, villagers=("2 commoner GH",))
    play(step(battle), [(Choose, ("power-a1",))])
    assert (battle.villagers, battle.monsters[0].dice, battle.monsters[0].reserve) == ([], [], [])


@pytest.mark.rule("VIL-GEN-08", "VIL-DIC-05")
def test_a_result_of_the_roll_which_would_be_lost_is_spent_before_one_in_reserve():
    battle = night(monster("weeping-bell", zone="GH", dice="melee", reserve="melee"), villagers=("1 commoner GH",))
    play(step(battle), [(Choose, ("melee-commoner-1",))])
    assert (battle.monsters[0].dice, battle.monsters[0].reserve) == ([], ["melee"])


@pytest.mark.rule("VIL-GEN-08")
def test_each_result_pays_once():
    collector = monster("tithe-collector", zone="GH", dice="melee magic", powers="c1")
    battle = night(collector, villagers=("1 commoner GH", "2 commoner CO"))
    assert not [key for key in offered(battle) if key == "power-c1"]


@pytest.mark.rule("VIL-GEN-08")
def test_nothing_is_paid_for_what_could_not_do_anything():
    battle = night(monster("gatehouse-golem", dice="melee ranged magic defence", powers="b1 c1"))
    ways_to_pay = {key.partition("-")[0] for key in offered(battle)}
    assert ways_to_pay == {"step", "guard", "keep", "end"}
