"""Every injury of the pack, and how they add up."""

from __future__ import annotations

import pytest

from helpers.nova import faces
from helpers.rehearsal import alone, attack_pool, attacks, bonus_in_test, content, defence_bonus
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.board.movement import move_action
from horologium.engine.rulesets.nova_aetas.effects import modifiers, triggers
from horologium.engine.rulesets.nova_aetas.effects.holdings import cards_changed
from horologium.engine.rulesets.nova_aetas.fight.attack import attack_options


def hurt(*injuries, key="valerio", **changes):
    return alone(key, injuries=list(injuries), **changes)


@pytest.mark.rule("NAR-MIS-18", "NAR-INJ-02")
def test_a_broken_arm_costs_a_die_in_melee_and_two_cost_two():
    battle, valerio, _ = hurt("broken-arm", items=("sword",))
    assert attack_pool(battle, valerio, "sword") == 3
    valerio.injuries.append("broken-arm")
    cards_changed(valerio)
    assert attack_pool(battle, valerio, "sword") == 2


@pytest.mark.rule("NAR-MIS-18")
def test_a_broken_arm_does_not_hinder_a_shot():
    battle, sofia, _ = hurt("broken-arm", key="sofia", items=("hunting-bow",), foe="D1")
    assert attack_pool(battle, sofia, "hunting-bow") == 3


@pytest.mark.rule("NAR-MIS-18")
def test_a_lost_eye_costs_a_die_in_ranged_attacks():
    battle, sofia, _ = hurt("lost-eye", key="sofia", items=("hunting-bow",), foe="D1")
    assert attack_pool(battle, sofia, "hunting-bow") == 2


@pytest.mark.rule("NAR-MIS-18", "NAR-KOH-01")
def test_cracked_ribs_take_two_health():
    battle, valerio, _ = hurt("cracked-ribs")
    assert modifiers.max_health(battle, valerio) == 6
    play(verbs.wound(battle, valerio, 6, by=None, rule="NAR-WND-01"), [])
    assert valerio.ko


@pytest.mark.rule("NAR-MIS-18")
def test_a_shattered_knee_makes_the_first_move_dearer():
    battle, valerio, _ = hurt("shattered-knee", foe="H8")
    for _ in range(2):
        play(
            move_action(battle, valerio, 2),
            [(Choose, ("A2" if valerio.cell == battle.terrain.board.cell("A1") else "A3",))],
        )
    assert battle.active.ap == 9 - 2 - 1


@pytest.mark.rule("NAR-MIS-18", "NAR-TST-04")
def test_a_concussion_costs_a_die_in_every_mind_test():
    battle, rebecca, _ = alone("rebecca", "arcane-bolt", injuries=["concussion"])
    assert attack_pool(battle, rebecca, "arcane-bolt") == 3
    assert bonus_in_test(battle, rebecca, "mind", "speaking") == -1
    assert (defence_bonus(battle, rebecca, mental=True), defence_bonus(battle, rebecca)) == (-1, 0)


@pytest.mark.rule("NAR-MIS-18", "NAR-INJ-05")
@pytest.mark.parametrize(
    ("injury", "statuses", "threat"),
    [("deep-cut", {"hemorrhage": 1}, 0), ("night-terrors", {"cursed": 1}, 0), ("scarred-face", {}, 1)],
)
def test_some_injuries_are_felt_when_a_mission_starts(injury, statuses, threat):
    battle, valerio, _ = hurt(injury)
    assert (valerio.statuses, valerio.threat) == ({}, 0)
    play(triggers.mission_start(battle), [])
    assert (valerio.statuses, valerio.threat) == (statuses, threat)


@pytest.mark.rule("NAR-MIS-18")
@pytest.mark.parametrize(("card", "cost"), [("war-hammer", 5), ("sword", 3)])
def test_burned_hands_make_two_handed_attacks_dearer(card, cost):
    battle, valerio, _ = hurt("burned-hands", items=(card,))
    assert next(option.cost for option in attack_options(battle, valerio) if option.key.endswith(card)) == cost


@pytest.mark.rule("NAR-MIS-18", "NAR-HER-08")
def test_a_limp_costs_rapidity_but_never_the_last_point():
    battle, valerio, _ = hurt("limp", "limp")
    assert modifiers.characteristic(battle, valerio, "rapidity") == 3
    valerio.rapidity = 1
    assert modifiers.characteristic(battle, valerio, "rapidity") == 1


@pytest.mark.rule("NAR-MIS-18")
@pytest.mark.parametrize(("amount", "left"), [(3, 2), (1, 3)])
def test_an_infected_wound_heals_one_less_but_at_least_one(amount, left):
    battle, valerio, _ = hurt("infected-wound", wounds=4)
    verbs.heal(battle, valerio, amount, by=None, rule="NAR-WND-02")
    assert valerio.wounds == left


@pytest.mark.rule("NAR-MIS-18", "NAR-STP-01")
def test_a_trembling_hero_cannot_use_reroll_tokens():
    battle, valerio, _ = hurt("trembling", statuses={"reroll": 1}, items=("sword",))
    attacks(battle, valerio, "sword", [(Roll, faces(1, 1, 1, 1))])
    valerio.injuries.clear()
    cards_changed(valerio)
    attacks(battle, valerio, "sword", [(Roll, faces(1, 1, 1, 1)), (Choose, ("die-0",)), (Roll, faces(6))])
    assert valerio.statuses == {}


@pytest.mark.rule("NAR-MIS-18")
def test_a_scarred_face_is_no_help_in_speaking():
    battle, valerio, _ = hurt("scarred-face")
    assert bonus_in_test(battle, valerio, "mind", "speaking") == -2


@pytest.mark.rule("NAR-MIS-18", "NAR-INJ-01")
def test_the_deck_has_twelve_injuries_twice():
    assert [injury.copies for injury in content()["injuries"].values()] == [2] * 12
