"""Sofia's skills: Hunter, Falconer, Shadow, and Eagle Eye."""

from __future__ import annotations

import pytest

from helpers.nova import activate, faces, keyword
from helpers.rehearsal import (
    alone,
    attack_moment,
    attack_pool,
    attacks,
    defence,
    defence_bonus,
    field,
    offered,
    pair,
    sheet,
    uses,
    words,
)
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas.effects import modifiers, triggers
from horologium.engine.rulesets.nova_aetas.specs import Loot
from horologium.engine.rulesets.nova_aetas.state import LootCard

BOW = ("hunting-bow",)
ROOF = ("........", ".###....", ".###....", ".###....", "........", "........")


# Eagle Eye ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-02", "NAR-HER-14")
def test_sofia_gains_focus_for_every_star_of_a_ranged_attack_even_a_failed_one():
    battle, sofia, _ = alone("sofia", items=BOW, foe="D1")
    attacks(battle, sofia, "hunting-bow", [(Roll, faces(2, 2, 1))])
    assert sofia.tokens == 2


@pytest.mark.rule("NAR-MIS-02")
def test_stars_of_a_melee_attack_give_no_focus():
    battle, sofia, _ = alone("sofia")
    attacks(battle, sofia, "bare-hands", [(Roll, faces(2, 2, 5))])
    assert sofia.tokens == 0


@pytest.mark.rule("NAR-MIS-02", "NAR-SKS-06")
def test_eagle_eye_ignores_cover_and_is_critical_in_the_next_ranged_attack_only():
    battle, sofia, _ = alone("sofia", items=BOW, foe="D1", tokens=3)
    uses(battle, sofia, "eagle-eye")
    shot = attack_moment(battle, sofia, "hunting-bow")
    assert modifiers.ignores_cover(battle, shot)
    assert words(battle, sofia, "hunting-bow") == ["critical 1"]
    assert words(battle, sofia, "bare-hands") == ["weak"]
    attacks(battle, sofia, "hunting-bow", [(Roll, faces(1, 1, 1))])
    assert not modifiers.ignores_cover(battle, shot)


# Hunter -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-05", "NAR-SKS-06")
def test_aimed_shot_waits_for_a_ranged_attack():
    battle = field({"A1": sheet("sofia", "aimed-shot", items=("hunting-bow", "sword"))}, {"B1": "guard", "D1": "guard"})
    sofia = activate(battle, "sofia", 9)
    uses(battle, sofia, "aimed-shot")
    assert attack_pool(battle, sofia, "sword") == 3
    attacks(battle, sofia, "sword", [(Roll, faces(1, 1, 1))])
    assert attack_pool(battle, sofia, "hunting-bow", battle.enemies[1]) == 4


@pytest.mark.rule("NAR-MIS-05", "NAR-CBT-06")
def test_aimed_shot_is_not_offered_without_a_ranged_weapon():
    battle, sofia, _ = alone("sofia", "aimed-shot", items=("sword",))
    assert offered(battle, sofia) == []


@pytest.mark.rule("NAR-MIS-05", "NAR-RNG-04")
def test_snare_entangles_an_enemy_within_three_whom_sofia_sees():
    battle = field({"A1": sheet("sofia", "snare")}, {"B1": "guard", "D1": "guard", "A4": "guard"})
    sofia = activate(battle, "sofia", 9)
    with pytest.raises(AssertionError, match="does not fit"):
        uses(battle, sofia, "snare", [(Choose, ("guard-2",))])  # behind the first one
    battle.active.ap = 9
    uses(battle, sofia, "snare", [(Choose, ("guard-3",))])
    assert battle.enemy("guard-3").statuses == {"entangled": 1}


@pytest.mark.rule("NAR-WTG-08")
def test_a_waiting_enemy_who_is_snared_enters_combat():
    battle, sofia, guard = alone("sofia", "snare", guard={"control": 0})
    guard.waiting = True
    uses(battle, sofia, "snare")
    assert not guard.waiting


@pytest.mark.rule("NAR-MIS-05")
def test_slip_away_disengages_without_an_attack():
    battle, sofia, _ = alone("sofia", "slip-away")
    battle.active.engaged = True
    uses(battle, sofia, "slip-away")
    assert battle.terrain.board.name(sofia.cell) == "A2"
    assert (battle.active.engaged, battle.active.ap) == (False, 8)


@pytest.mark.rule("NAR-MIS-05")
def test_slip_away_is_for_engaged_heroes():
    battle, sofia, _ = alone("sofia", "slip-away")
    assert offered(battle, sofia) == []


@pytest.mark.rule("NAR-MIS-05")
@pytest.mark.parametrize(("ranged", "dice"), [(True, [1]), (False, [])])
def test_evasive_throws_one_die_again_against_ranged_attacks(ranged, dice):
    battle, sofia, _ = alone("sofia", "evasive")
    offers = modifiers.rerolls(battle, defence(battle, sofia, ranged=ranged))
    assert [offer.dice for offer in offers] == dice


@pytest.mark.rule("NAR-MIS-05")
@pytest.mark.parametrize(("square", "dice"), [("B2+1", 4), ("A1", 3)])
def test_roof_runner_climbs_and_shoots_better_from_a_roof(square, dice):
    battle = field({square: sheet("sofia", "roof-runner", items=BOW)}, {"E1": "guard"}, ROOF)
    sofia = activate(battle, "sofia", 9)
    assert modifiers.climb(battle, sofia) == 1
    assert attack_pool(battle, sofia, "hunting-bow") == dice


# Falconer -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-05", "NAR-CBT-08")
def test_falcon_dive_blinds_and_is_no_weapon():
    battle, sofia, guard = alone("sofia", "falcon-dive", "steady-breath", foe="D1")
    attacks(battle, sofia, "falcon-dive", [(Roll, faces(6, 6, 6, 1))])
    assert (guard.wounds, guard.statuses) == (3, {"blind": 1})
    assert battle.active.ap == 6


@pytest.mark.rule("NAR-MIS-05", "NAR-AOE-10")
def test_piercing_arrow_makes_the_next_shot_a_spear_that_no_shield_stops():
    battle = field(
        {"A1": sheet("sofia", "piercing-arrow", items=BOW)},
        {"C1": "guard", "D1": "guard"},
        guard={"keywords": (keyword("shield"),)},
    )
    sofia = activate(battle, "sofia", 9)
    uses(battle, sofia, "piercing-arrow")
    attacks(battle, sofia, "hunting-bow", [(Roll, faces(6, 1, 1))])
    assert [enemy.wounds for enemy in battle.enemies] == [1, 1]


@pytest.mark.rule("NAR-MIS-05")
def test_piercing_arrow_does_nothing_for_a_blade():
    battle, sofia, _ = alone("sofia", "piercing-arrow", items=("hunting-bow", "sword"))
    uses(battle, sofia, "piercing-arrow")
    assert modifiers.attack_area(battle, attack_moment(battle, sofia, "sword")) == ("", 0)
    assert words(battle, sofia, "sword") == []


@pytest.mark.rule("NAR-MIS-05")
@pytest.mark.parametrize(("walked", "dice"), [(False, 4), (True, 3)])
def test_steady_breath_rewards_standing_still(walked, dice):
    battle, sofia, _ = alone("sofia", "steady-breath", items=BOW, foe="D1")
    battle.active.walked = walked
    assert attack_pool(battle, sofia, "hunting-bow") == dice


@pytest.mark.rule("NAR-MIS-05")
def test_marked_prey_gives_the_others_a_die_until_the_next_activation():
    battle, sofia, valerio = pair(sheet("sofia", "marked-prey"), sheet("valerio"), foe="B2")
    uses(battle, sofia, "marked-prey")
    assert (attack_pool(battle, valerio, "bare-hands"), attack_pool(battle, sofia, "bare-hands")) == (5, 3)
    assert "use:marked-prey" not in offered(battle, sofia)
    play(triggers.recovery(battle, sofia), [])
    assert attack_pool(battle, valerio, "bare-hands") == 4


@pytest.mark.rule("NAR-MIS-05")
@pytest.mark.parametrize(("foe", "held"), [("B1", {}), ("B2", {"reroll": 1})])
def test_watchful_gives_reroll_when_nobody_stands_beside(foe, held):
    battle, sofia, _ = alone("sofia", "watchful", foe=foe)
    play(triggers.recovery(battle, sofia), [])
    assert sofia.statuses == held


@pytest.mark.rule("NAR-MIS-05", "NAR-STS-03")
def test_winds_favour_lets_sofia_fly():
    battle, sofia, _ = alone("sofia", "winds-favour")
    uses(battle, sofia, "winds-favour")
    assert (sofia.statuses, battle.active.ap) == ({"flying": 1}, 7)


# Shadow -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-05")
@pytest.mark.parametrize(("friend", "dice"), [("C1", 4), ("D1", 3)])
def test_backstab_needs_another_hero_beside_the_target(friend, dice):
    battle, sofia, _ = pair(sheet("sofia", "backstab", items=("sword",)), sheet("valerio"), friend, foe="B1")
    assert attack_pool(battle, sofia, "sword") == dice


@pytest.mark.rule("NAR-MIS-05")
def test_poisoned_blade_poisons_whom_the_next_attack_wounds():
    battle, sofia, guard = alone("sofia", "poisoned-blade", items=("sword",))
    uses(battle, sofia, "poisoned-blade")
    attacks(battle, sofia, "sword", [(Roll, faces(6, 1, 1))])
    assert guard.statuses == {"poison": 1}


@pytest.mark.rule("NAR-MIS-05")
def test_vanish_lowers_the_perilium_and_charms():
    battle, sofia, _ = alone("sofia", "vanish", threat=3)
    uses(battle, sofia, "vanish")
    assert (sofia.threat, sofia.statuses, offered(battle, sofia)) == (1, {"charm": 1}, [])


@pytest.mark.rule("NAR-MIS-05", "NAR-REA-08")
def test_scavenger_turns_one_of_the_reagents_just_drawn_face_up():
    battle, sofia, guard = alone("sofia", "scavenger", guard={"loot": Loot(pecunia=1, alchemia=1)})
    battle.loot = [LootCard("pecunia", "ruby"), LootCard("pecunia", "silk-bolt"), LootCard("alchemia", "sage")]
    play(triggers.killed(battle, sofia, guard), [(Choose, ("alchemia",))])
    assert [card.reagent for card in battle.loot if card.face_up] == ["sage"]


@pytest.mark.rule("NAR-MIS-05", "NAR-KWD-22")
def test_leap_is_jump_two():
    battle, sofia, _ = alone("sofia", "leap")
    assert modifiers.jump(battle, sofia) == 2


@pytest.mark.rule("NAR-MIS-05")
def test_hit_and_run_moves_a_square_after_a_wound_once_in_an_activation():
    battle, sofia, _ = alone("sofia", "hit-and-run", items=BOW, foe="D1")
    attacks(battle, sofia, "hunting-bow", [(Roll, faces(6, 1, 1)), (Choose, ("A2",))])
    assert battle.terrain.board.name(sofia.cell) == "A2"
    attacks(battle, sofia, "hunting-bow", [(Roll, faces(6, 1, 1))])


@pytest.mark.rule("NAR-MIS-05")
def test_hit_and_run_that_was_declined_can_be_used_later():
    battle, sofia, _ = alone("sofia", "hit-and-run", items=BOW, foe="D1")
    attacks(battle, sofia, "hunting-bow", [(Roll, faces(6, 1, 1)), (Choose, ("stay",))])
    attacks(battle, sofia, "hunting-bow", [(Roll, faces(6, 1, 1)), (Choose, ("B1",))])
    assert battle.terrain.board.name(sofia.cell) == "B1"


@pytest.mark.rule("NAR-MIS-05")
def test_hit_and_run_needs_a_wound():
    battle, sofia, _ = alone("sofia", "hit-and-run", items=BOW, foe="D1")
    attacks(battle, sofia, "hunting-bow", [(Roll, faces(1, 1, 1))])


@pytest.mark.rule("NAR-HER-12")
def test_a_skill_that_is_not_pinned_does_nothing():
    battle, sofia, _ = alone("sofia")
    assert offered(battle, sofia) == []
    assert (modifiers.jump(battle, sofia), defence_bonus(battle, sofia)) == (0, 0)


@pytest.mark.rule("NAR-HER-13")
def test_a_special_skill_of_another_class_works_like_any_other():
    battle, sofia, _ = alone("sofia", "quicksilver")
    uses(battle, sofia, "quicksilver")
    assert sofia.statuses == {"speed": 1}
