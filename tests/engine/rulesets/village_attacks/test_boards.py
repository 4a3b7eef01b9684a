"""Conditions on Monsters (ledger topic STM)."""

import pytest

from helpers.night import monster, night, offered, step
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.village_attacks.boards import afflict
from horologium.engine.rulesets.village_attacks.flow import restore
from horologium.engine.rulesets.village_attacks.verbs import wound


def struck(condition, *script, card="weeping-bell", **more):
    """A Monster after it got a condition."""
    battle = night(monster(card, **more))
    play(afflict(battle, battle.monsters[0], condition, "VIL-STM-01"), script)
    return battle, battle.monsters[0]


@pytest.mark.rule("VIL-STM-01")
@pytest.mark.parametrize("condition", ["break", "silence", "slow", "burn"])
def test_conditions_last_beyond_the_round(condition):
    battle, bell = struck(condition)
    play(restore(battle), [])
    assert (bell.breaks, bell.silences, bell.slows, bell.burning).count(False) == 3


@pytest.mark.rule("VIL-STM-02")
def test_one_magic_in_the_heart_zone_removes_one_condition():
    battle = night(monster("ossuary-warden", dice="magic", conditions="break break"))
    play(step(battle), [(Choose, ("heal-break",))])
    assert (battle.monsters[0].breaks, battle.monsters[0].dice) == (1, [])


@pytest.mark.rule("VIL-STM-02")
def test_elsewhere_or_by_other_results_no_condition_goes():
    there = offered(night(monster("weeping-bell", zone="GH", dice="magic", conditions="burn")))
    here = offered(night(monster("weeping-bell", dice="melee revenge", conditions="burn")))
    assert not [key for key in (*there, *here) if key.startswith("heal-")]


@pytest.mark.rule("VIL-STM-03", "VIL-STM-05")
def test_a_token_makes_its_slot_unusable():
    warden = monster(
        "ossuary-warden", zone="GH", dice="defence revenge", defences="defence defence", conditions="break"
    )
    assert not [key for key in offered(night(warden)) if key.startswith("guard-")]


@pytest.mark.rule("VIL-STM-03")
def test_empty_slots_are_taken_before_those_with_dice():
    _, warden = struck("break", card="ossuary-warden", defences="defence defence")
    assert (warden.breaks, warden.defence) == (1, ["defence", "defence"])


@pytest.mark.rule("VIL-STM-03")
def test_no_token_is_placed_where_every_slot_holds_one():
    _, bell = struck("break", conditions="break")
    assert bell.breaks == 1


@pytest.mark.rule("VIL-STM-04")
def test_in_full_slots_the_owner_chooses_the_die_that_is_lost():
    _, warden = struck("break", (Choose, ("revenge",)), card="ossuary-warden", defences="defence defence revenge")
    assert (warden.breaks, warden.defence) == (1, ["defence", "defence"])


@pytest.mark.rule("VIL-STM-05", "VIL-STM-06", "VIL-STM-07")
@pytest.mark.parametrize(("condition", "slots"), [("break", (0, 2, 2)), ("silence", (1, 1, 2)), ("slow", (1, 2, 1))])
def test_each_condition_takes_a_slot_of_its_own_kind(condition, slots):
    _, bell = struck(condition)
    left = (bell.defence_slots - bell.breaks, bell.reserve_slots - bell.silences, bell.movement_slots - bell.slows)
    assert left == slots


@pytest.mark.rule("VIL-STM-06")
def test_a_silenced_slot_keeps_no_result():
    assert "keep-magic" not in offered(night(monster("bramblehart", zone="GH", dice="magic", conditions="silence")))


@pytest.mark.rule("VIL-STM-07")
def test_a_slowed_monster_takes_one_step_less():
    battle = night(monster("weeping-bell", zone="GH", dice="magic magic", conditions="slow"))
    play(step(battle), [(Choose, ("step-CO",))])
    assert not [key for key in offered(battle) if key.startswith("step-")]


@pytest.mark.rule("VIL-STM-08")
def test_slow_never_takes_the_last_movement_slot():
    _, golem = struck("slow", card="gatehouse-golem")
    assert golem.slows == 0


@pytest.mark.rule("VIL-STM-09")
def test_a_monster_has_one_burn_token_at_most_and_it_blocks_no_slot():
    battle, bell = struck("burn", conditions="burn", dice="magic")
    play(step(battle), [(Choose, ("heal-burn",))])
    assert bell.burning is False
    assert (bell.breaks, bell.silences, bell.slows) == (0, 0, 0)


@pytest.mark.rule("VIL-STM-10")
def test_a_burning_monster_suffers_one_each_turn_whatever_its_defence():
    battle = night(monster("weeping-bell", conditions="burn", defences="defence"))
    play(step(battle), [(Roll, ("melee", "magic", "ranged", "defence", "revenge", "villager"))])
    assert (battle.monsters[0].damage, battle.monsters[0].burning, battle.monsters[0].defence) == (1, True, ["defence"])


@pytest.mark.rule("VIL-STM-11")
def test_stun_breaks_a_slot_and_lays_the_monster_down():
    _, bell = struck("stun")
    assert (bell.breaks, bell.down) == (1, True)


@pytest.mark.rule("VIL-STM-11")
def test_with_every_slot_broken_stun_only_lays_it_down():
    _, bell = struck("stun", conditions="break")
    assert (bell.breaks, bell.down) == (1, True)


@pytest.mark.rule("VIL-STM-11")
def test_one_that_lies_is_still_a_target_and_may_parry():
    warden = monster("ossuary-warden", zone="CO", conditions="stun", defences="defence")
    battle = night(warden, villagers=("1 commoner CO",), phase="villagers")
    play(step(battle), [(Choose, ("parry-1",))])
    assert (battle.monsters[0].damage, battle.monsters[0].defence) == (0, [])


@pytest.mark.rule("VIL-STM-12")
def test_a_stunned_monster_stands_up_and_rolls_one_die_fewer_that_turn():
    battle, bell = struck("stun")
    request = next(step(battle))
    assert (len(request.dice), bell.down, bell.breaks) == (5, False, 1)


@pytest.mark.rule("VIL-STM-12", "VIL-STM-11")
def test_two_stuns_cost_one_die_all_the_same():
    battle, warden = struck("stun", card="ossuary-warden", conditions="stun")
    assert (warden.breaks, len(next(step(battle)).dice)) == (2, 5)


@pytest.mark.rule("VIL-STM-13")
def test_stun_in_its_own_turn_ends_it_at_once_and_keeps_what_lies_in_slots():
    bell = monster("weeping-bell", zone="CO", dice="melee magic", defences="defence", reserve="ranged")
    battle = night(bell, troll="CO")
    script = [(Choose, ("melee-troll",)), (Roll, ("defence",)), (Roll, ("tails",))]
    play(step(battle), script)
    bell = battle.monsters[0]
    assert (battle.active, bell.dice, bell.reserve) == ("", [], ["ranged"])


@pytest.mark.rule("VIL-STM-13", "VIL-VAC-08")
def test_villager_results_left_over_by_a_stun_are_carried_out():
    battle = night(monster("weeping-bell", zone="CO", dice="melee villager"), villagers=("1 commoner GT",), troll="CO")
    play(step(battle), [(Choose, ("melee-troll",)), (Roll, ("defence",)), (Roll, ("heads",))])
    assert battle.castle.board.name(battle.villagers[0].zone) == "YA"


@pytest.mark.rule("VIL-STM-02")
def test_death_takes_all_conditions():
    battle, bell = struck("stun", conditions="burn slow silence")
    wound(battle, bell, 5, "VIL-DTH-01")
    assert (bell.breaks, bell.silences, bell.slows, bell.burning, bell.down) == (0, 0, 0, False, False)
