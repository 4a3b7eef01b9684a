"""Valerio's skills: Squire, Knight, Condottiero, and Perfect Strike."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.nova import activate, faces, keyword
from helpers.nova_enemies import token
from helpers.rehearsal import (
    alone,
    attack_moment,
    attack_pool,
    attacks,
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
from horologium.engine.core.tally import Tally
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.effects import modifiers, triggers
from horologium.engine.rulesets.nova_aetas.fight.defence import enemy_attack
from horologium.engine.rulesets.nova_aetas.fight.strikes import defence_value
from horologium.engine.rulesets.nova_aetas.mission_specs import CardSpec, ChoiceSpec, MissionDeed
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec
from horologium.engine.rulesets.nova_aetas.state import Enemy

BLOW = EnemyAttackSpec(hits=2, difficulty=5)


# Perfect Strike -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-SQU-01", "NAR-HER-14")
def test_valerio_gains_valor_for_every_wound_he_inflicts():
    battle, valerio, _ = alone("valerio", items=("sword",))
    attacks(battle, valerio, "sword", [(Roll, faces(6, 7, 1, 1))])
    assert valerio.tokens == 2


@pytest.mark.rule("NAR-SQU-01")
def test_valor_stops_at_six():
    battle, valerio, _ = alone("valerio", items=("sword",), tokens=5)
    attacks(battle, valerio, "sword", [(Roll, faces(6, 7, 1, 1))])
    assert valerio.tokens == 6


@pytest.mark.rule("NAR-SQU-02", "NAR-HER-14")
def test_three_valor_and_one_ap_let_any_dice_of_the_next_attack_be_thrown_again():
    battle, valerio, guard = alone("valerio", items=("sword",), tokens=4)
    uses(battle, valerio, "perfect-strike")
    assert (valerio.tokens, battle.active.ap) == (1, 8)
    script = [(Roll, faces(1, 1, 3, 6)), (Choose, ("die-0", "die-1", "die-2")), (Roll, faces(6, 7, 1))]
    attacks(battle, valerio, "sword", script)
    assert guard.wounds == 4  # three successes and the Critical Hit
    assert battle.active.bonus == []


@pytest.mark.rule("NAR-SQU-02")
def test_a_success_may_be_thrown_again_as_well():
    battle, valerio, guard = alone("valerio", items=("sword",), tokens=3)
    uses(battle, valerio, "perfect-strike")
    attacks(battle, valerio, "sword", [(Roll, faces(6, 1, 1, 1)), (Choose, ("die-0",)), (Roll, faces(1))])
    assert guard.wounds == 0


@pytest.mark.rule("NAR-SQU-02")
def test_two_valor_are_not_enough():
    battle, valerio, _ = alone("valerio", tokens=2)
    assert offered(battle, valerio) == []


# Squire -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-SQU-03", "NAR-ACN-10")
def test_insult_raises_the_own_perilium_once_in_an_activation():
    battle, valerio, _ = alone("valerio", "insult")
    uses(battle, valerio, "insult")
    assert (valerio.threat, battle.active.ap) == (1, 8)
    assert "use:insult" not in offered(battle, valerio)


@pytest.mark.rule("NAR-SQU-03")
def test_insult_can_be_used_again_in_the_next_activation():
    battle, valerio, _ = alone("valerio", "insult")
    uses(battle, valerio, "insult")
    play(triggers.recovery(battle, valerio), [])
    assert "use:insult" in offered(battle, valerio)


@pytest.mark.rule("NAR-SQU-04")
def test_shove_gives_all_attacks_chase():
    battle, valerio, _ = alone("valerio", "shove", items=("sword",))
    assert words(battle, valerio, "sword") == ["chase"]
    assert "chase" in words(battle, valerio, "bare-hands")


@pytest.mark.rule("NAR-SQU-05")
@pytest.mark.parametrize(("answer", "square"), [("stay", "A1"), ("step", "B1")])
def test_with_shove_valerio_may_stay_where_he_is(answer, square):
    battle, valerio, guard = alone("valerio", "shove", items=("sword",))
    attacks(battle, valerio, "sword", [(Roll, faces(6, 1, 1, 1)), (Choose, ("C1",)), (Choose, (answer,))])
    board = battle.terrain.board
    assert (board.name(guard.cell), board.name(valerio.cell)) == ("C1", square)


@pytest.mark.rule("NAR-SQU-06", "NAR-CBT-06")
def test_reckless_charge_discards_defense_and_runs_up_to_three_squares_before_the_attack():
    battle, valerio, guard = alone("valerio", "reckless-charge", items=("sword",), foe="E1", statuses={"defense": 1})
    uses(battle, valerio, "reckless-charge")
    assert "defense" not in valerio.statuses
    attacks(battle, valerio, "sword", [(Roll, faces(6, 1, 1, 1))])
    assert battle.terrain.board.name(valerio.cell) == "D1"
    assert guard.wounds == 1
    assert (battle.active.boosts, battle.active.ap) == ([], 5)


@pytest.mark.rule("NAR-SQU-06")
def test_a_target_four_squares_and_a_blow_away_is_out_of_reach_of_the_charge():
    battle, valerio, _ = alone("valerio", "reckless-charge", items=("sword",), foe="F1")
    uses(battle, valerio, "reckless-charge")
    with pytest.raises(StopIteration):
        attacks(battle, valerio, "sword", [])


@pytest.mark.rule("NAR-SQU-06", "NAR-ENG-10")
def test_an_engaged_hero_who_charges_away_provokes_reactions():
    battle = field({"A1": sheet("valerio", "reckless-charge", items=("sword",))}, {"B1": "guard", "A4": "guard"})
    valerio = activate(battle, "valerio", 9)
    battle.active.engaged = True
    uses(battle, valerio, "reckless-charge")
    script = [(Choose, ("A3",)), (Roll, faces(8, 8, 8, 1)), (Roll, faces(6, 1, 1, 1))]
    attacks(battle, valerio, "sword", script)
    assert battle.enemy("guard-2").wounds == 1


@pytest.mark.rule("NAR-SQU-12", "NAR-SQU-06", "NAR-STN-11")
def test_a_hero_blinded_by_the_reaction_to_his_charge_goes_but_does_not_attack():
    blinding = {"attacks": (EnemyAttackSpec(hits=2, difficulty=5, keywords=(keyword("blind"),)),)}
    valerio = sheet("valerio", "reckless-charge", items=("sword",))
    battle = field({"A1": valerio}, {"B1": "guard", "A4": "guard"}, guard=blinding)
    valerio = activate(battle, "valerio", 9)
    battle.active.engaged = True
    uses(battle, valerio, "reckless-charge")
    attacks(battle, valerio, "sword", [(Choose, ("A3",)), (Roll, faces(1, 1, 1, 1))])
    assert (battle.terrain.board.name(valerio.cell), battle.enemy("guard-2").wounds) == ("A3", 0)
    assert (battle.active.boosts, battle.active.ap) == ([], 5)


@pytest.mark.rule("NAR-SQU-07")
def test_a_defense_token_against_an_adjacent_attacker_wounds_him():
    battle, valerio, guard = alone("valerio", "counterattack", statuses={"defense": 1})
    script = [(Roll, faces(8, 1, 1, 1)), (Choose, ("discard",))]
    play(enemy_attack(battle, guard, valerio, BLOW), script)
    assert (valerio.wounds, guard.wounds) == (0, 1)
    assert (valerio.threat, valerio.tokens) == (1, 1)  # it counts for the Perilium and for Perfect Strike


@pytest.mark.rule("NAR-SQU-07")
def test_a_counterattack_ignores_the_shield():
    battle, valerio, guard = alone(
        "valerio", "counterattack", statuses={"defense": 1}, guard={"keywords": (keyword("shield"),)}
    )
    play(triggers.defence_used(battle, valerio, guard), [])
    assert guard.wounds == 1


@pytest.mark.rule("NAR-SQU-07")
def test_a_distant_attacker_is_not_struck_back():
    battle, valerio, guard = alone("valerio", "counterattack", foe="A4")
    play(triggers.defence_used(battle, valerio, guard), [])
    assert guard.wounds == 0


@pytest.mark.rule("NAR-SQU-08", "NAR-PRY-01", "NAR-HER-13")
def test_soul_heal_takes_a_wound_off_for_each_success():
    one, other = sheet("valerio", "soul-heal", items=()), sheet("sofia", wounds=4)
    battle, valerio, sofia = pair(one, other, "A4")
    uses(battle, valerio, "soul-heal", [(Choose, ("sofia",)), (Roll, faces(5, 8))])
    assert (sofia.wounds, battle.active.ap) == (2, 6)


@pytest.mark.rule("NAR-SQU-08")
def test_soul_heal_can_pick_oneself_and_a_ko_ally_but_nobody_four_squares_away():
    battle = field(
        {"A1": sheet("valerio", "soul-heal"), "A2": sheet("sofia", ko=True, wounds=6), "A5": sheet("rebecca")}
    )
    valerio = activate(battle, "valerio", 9)
    uses(battle, valerio, "soul-heal", [(Choose, ("sofia",)), (Roll, faces(5, 1))])
    assert not battle.hero("sofia").ko
    with pytest.raises(AssertionError, match="does not fit"):
        uses(battle, valerio, "soul-heal", [(Choose, ("rebecca",)), (Roll, faces(5, 1))])


@pytest.mark.rule("NAR-SQU-08", "NAR-CMP-14")
def test_soul_heal_can_pick_a_character():
    battle = field({"A1": sheet("valerio", "soul-heal")})
    valerio, envoy = activate(battle, "valerio", 9), token(battle, "A3", "character", "envoy")
    envoy.wounds = 3
    uses(battle, valerio, "soul-heal", [(Choose, (envoy.key,)), (Roll, faces(5, 8))])
    assert (envoy.wounds, valerio.threat) == (1, 0)


@pytest.mark.rule("NAR-SQU-09")
def test_stance_of_the_hawk_lowers_the_physical_defense_of_the_next_target():
    battle, valerio, guard = alone("valerio", "stance-of-the-hawk", items=("sword",))
    uses(battle, valerio, "stance-of-the-hawk")
    attacks(battle, valerio, "sword", [(Roll, faces(4, 4, 3, 3))])
    assert (guard.wounds, battle.active.boosts) == (2, [])


@pytest.mark.rule("NAR-SQU-09", "NAR-AOE-04")
def test_stance_of_the_hawk_does_not_lower_the_defence_of_others_in_the_area():
    battle, valerio, guard = alone("valerio", "stance-of-the-hawk", items=("sword",))
    uses(battle, valerio, "stance-of-the-hawk")
    moment = attack_moment(battle, valerio, "sword")
    other = Enemy("guard-9", "Guard", guard.card, guard.faction, guard.cell + 1, guard.health)
    assert [defence_value(battle, one).total for one in (moment, moment.on(other))] == [4, 5]


@pytest.mark.rule("NAR-SQU-10")
def test_enemies_whom_a_choice_of_a_card_places_can_be_named():
    battle = field({"A1": sheet("valerio", "know-your-enemy")}, {"C1": "guard", "D1": "brigand"})
    del battle.enemies[1]
    ambush = ChoiceSpec("stay", "Stay", then=(MissionDeed("place", "brigand", at=("D1",)),))
    battle.mission = replace(battle.mission, cards=(CardSpec("road", "story", "Road", choices=(ambush,)),))
    play(triggers.mission_start(battle), [(Choose, ("brigand",))])
    assert battle.hero("valerio").used == {"knows:brigand": 1}


@pytest.mark.rule("NAR-SQU-10", "NAR-HER-13")
def test_know_your_enemy_gives_all_heroes_a_die_against_the_card_named():
    battle, valerio, sofia = pair(sheet("valerio", "know-your-enemy", items=("sword",)), sheet("sofia"), foe="B1")
    play(triggers.mission_start(battle), [])
    assert attack_pool(battle, valerio, "sword") == 5
    assert attack_pool(battle, sofia, "bare-hands") == 4


@pytest.mark.rule("NAR-SQU-10", "NAR-KOH-10")
def test_the_knowledge_of_a_hero_who_is_ko_helps_nobody():
    battle, valerio, sofia = pair(sheet("valerio", "know-your-enemy"), sheet("sofia"), foe="B1")
    play(triggers.mission_start(battle), [])
    verbs.knock_out(battle, valerio)
    assert attack_pool(battle, sofia, "bare-hands") == 3


@pytest.mark.rule("NAR-SQU-10")
def test_only_cards_of_the_mission_can_be_named():
    battle = field({"A1": sheet("valerio", "know-your-enemy")}, {"C1": "guard", "D1": "brigand"})
    play(triggers.mission_start(battle), [(Choose, ("brigand",))])
    assert battle.hero("valerio").used == {"knows:brigand": 1}


@pytest.mark.rule("NAR-SQU-11")
@pytest.mark.parametrize(("foe", "held"), [("D1", {"defense": 1}), ("E1", {})])
def test_witness_me_gives_defense_within_three_squares_of_an_enemy(foe, held):
    battle, valerio, _ = alone("valerio", "witness-me", foe=foe)
    play(triggers.recovery(battle, valerio), [])
    assert valerio.statuses == held


# Knight -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-04", "NAR-AUR-07")
@pytest.mark.parametrize(("square", "bonus"), [("A2", 1), ("B2", 0)])
def test_shield_wall_protects_heroes_beside_but_not_valerio_himself(square, bonus):
    battle, valerio, sofia = pair(sheet("valerio", "shield-wall"), sheet("sofia"), square)
    assert (defence_bonus(battle, sofia), defence_bonus(battle, valerio)) == (bonus, 0)
    assert defence_bonus(battle, sofia, mental=True) == 0


@pytest.mark.rule("NAR-MIS-04", "NAR-KOH-10")
def test_the_shield_wall_of_a_hero_who_is_ko_protects_nobody():
    battle, _, sofia = pair(sheet("valerio", "shield-wall", ko=True), sheet("sofia"))
    assert defence_bonus(battle, sofia) == 0


@pytest.mark.rule("NAR-MIS-04")
def test_bulwark_gives_defense_and_the_second_one_to_a_hero_beside():
    battle, valerio, sofia = pair(sheet("valerio", "bulwark"), sheet("sofia"))
    uses(battle, valerio, "bulwark")
    assert (valerio.statuses, sofia.statuses) == ({"defense": 1}, {})
    uses(battle, valerio, "bulwark")
    assert sofia.statuses == {"defense": 1}


@pytest.mark.rule("NAR-MIS-04")
def test_interpose_lets_valerio_discard_his_defense_for_a_hero_beside():
    battle, valerio, sofia = pair(sheet("valerio", "interpose", statuses={"defense": 1}), sheet("sofia"), foe="B2")
    play(enemy_attack(battle, battle.enemies[0], sofia, BLOW), [(Roll, faces(1, 1, 1)), (Choose, ("discard",))])
    assert (sofia.wounds, valerio.statuses) == (1, {})


@pytest.mark.rule("NAR-MIS-04")
def test_challenge_raises_the_perilium_by_two_and_gives_reroll():
    battle, valerio, _ = alone("valerio", "challenge")
    uses(battle, valerio, "challenge")
    assert (valerio.threat, valerio.statuses, battle.active.ap) == (2, {"reroll": 1}, 7)


@pytest.mark.rule("NAR-MIS-04", "NAR-CBT-05", "NAR-CBT-07")
def test_sunder_adds_a_die_and_unblockable_once_for_an_attack():
    battle, valerio, _ = alone("valerio", "sunder", items=("sword",))
    uses(battle, valerio, "sunder")
    assert "use:sunder" not in offered(battle, valerio)
    assert attack_pool(battle, valerio, "sword") == 5
    assert words(battle, valerio, "sword") == ["unblockable"]


@pytest.mark.rule("NAR-CBT-07")
def test_different_boosts_join_in_one_attack():
    battle, valerio, _ = alone("valerio", "sunder", "battle-fury", items=("sword",))
    uses(battle, valerio, "sunder")
    uses(battle, valerio, "battle-fury")
    assert attack_pool(battle, valerio, "sword") == 7


@pytest.mark.rule("NAR-CBT-06", "NAR-HAT-09")
def test_boosts_do_nothing_for_bare_hands():
    battle, valerio, _ = alone("valerio", "sunder", items=("sword",))
    uses(battle, valerio, "sunder")
    assert attack_pool(battle, valerio, "bare-hands") == 4


@pytest.mark.rule("NAR-CBT-06")
def test_without_a_weapon_or_the_ap_for_it_no_boost_is_offered():
    battle, valerio, _ = alone("valerio", "sunder")
    assert offered(battle, valerio) == []
    battle, valerio, _ = alone("valerio", "sunder", items=("sword",))
    battle.active.ap = 3
    assert offered(battle, valerio) == []


@pytest.mark.rule("NAR-SKS-06")
def test_a_boost_is_lost_at_the_end_of_the_activation():
    battle, valerio, _ = alone("valerio", "sunder", items=("sword",))
    uses(battle, valerio, "sunder")
    triggers.activation_end(battle, valerio)
    assert attack_pool(battle, valerio, "sword") == 4


@pytest.mark.rule("NAR-MIS-04")
def test_unmovable_stands_fast_and_cannot_be_entangled():
    battle, valerio, _ = alone("valerio", "unmovable")
    assert modifiers.unmovable(battle, valerio)
    assert not verbs.gain(battle, valerio, "entangled")


# Condottiero --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-04", "NAR-CBT-08")
def test_great_cleave_sweeps_with_the_weapon_but_without_its_bonus():
    battle = field({"B2": sheet("valerio", "great-cleave", items=("flail-of-rage",))}, {"B1": "guard", "C1": "guard"})
    valerio = activate(battle, "valerio", 9)
    attacks(battle, valerio, "great-cleave", [(Roll, faces(6, 6, 6, 1, 1))])
    assert [enemy.wounds for enemy in battle.enemies] == [4, 4]  # with the Critical Hit of a weapon
    assert (battle.active.ap, valerio.wounds) == (5, 0)


@pytest.mark.rule("NAR-MIS-04")
def test_great_cleave_needs_a_melee_weapon():
    battle, valerio, _ = alone("valerio", "great-cleave", items=("hunting-bow",))
    with pytest.raises(StopIteration):
        attacks(battle, valerio, "great-cleave", [])


@pytest.mark.rule("NAR-CBT-08")
def test_a_special_attack_takes_no_boosts_and_no_bonus_dice():
    battle, valerio, _ = alone("valerio", "great-cleave", "sunder", "know-your-enemy", items=("sword",))
    play(triggers.mission_start(battle), [])
    uses(battle, valerio, "sunder")
    assert attack_pool(battle, valerio, "great-cleave") == 5
    assert words(battle, valerio, "great-cleave") == []


@pytest.mark.rule("NAR-CBT-08")
def test_an_injury_weakens_a_special_attack_too():
    battle, valerio, _ = alone("valerio", "great-cleave", items=("sword",), injuries=["broken-arm"])
    assert attack_pool(battle, valerio, "great-cleave") == 4


@pytest.mark.rule("NAR-MIS-04", "NAR-SKS-06")
def test_battle_fury_adds_two_dice_and_leaves_disadvantage():
    battle, valerio, guard = alone("valerio", "battle-fury", items=("sword",))
    uses(battle, valerio, "battle-fury")
    attacks(battle, valerio, "sword", [(Roll, faces(6, 1, 1, 1, 1, 1))])
    assert (guard.wounds, valerio.statuses) == (1, {"disadvantage": 1})


@pytest.mark.rule("NAR-MIS-04")
@pytest.mark.parametrize(("wounds", "keywords"), [(0, []), (1, ["critical 1"])])
def test_executioner_gives_critical_against_wounded_enemies(wounds, keywords):
    battle, valerio, guard = alone("valerio", "executioner", items=("sword",))
    guard.wounds = wounds
    assert words(battle, valerio, "sword") == keywords
    assert words(battle, valerio, "bare-hands") == ["weak"]


@pytest.mark.rule("NAR-MIS-04")
def test_war_cry_gives_advantage_to_the_others_within_four():
    battle = field({"A1": sheet("valerio", "war-cry"), "A5": sheet("sofia"), "B5": sheet("rebecca")})
    valerio = activate(battle, "valerio", 9)
    uses(battle, valerio, "war-cry")
    assert [hero.statuses for hero in battle.heroes] == [{}, {"advantage": 1}, {}]
    assert valerio.threat == 1


@pytest.mark.rule("NAR-MIS-04")
def test_forced_march_gives_speed_once():
    battle, valerio, _ = alone("valerio", "forced-march")
    uses(battle, valerio, "forced-march")
    assert (valerio.statuses, offered(battle, valerio)) == ({"speed": 1}, [])


@pytest.mark.rule("NAR-MIS-04")
def test_second_wind_gives_defense_for_the_first_kill_only():
    battle, valerio, guard = alone("valerio", "second-wind")
    play(triggers.killed(battle, valerio, guard), [])
    assert valerio.statuses == {"defense": 1}
    valerio.statuses.clear()
    play(triggers.killed(battle, valerio, guard), [])
    assert valerio.statuses == {}


@pytest.mark.rule("NAR-SQU-09")
def test_the_stance_does_not_change_the_mental_defense():
    battle, valerio, _ = alone("valerio", "stance-of-the-hawk", "smite", items=("sword",))
    uses(battle, valerio, "stance-of-the-hawk")
    tally = Tally()
    modifiers.defence_value(battle, attack_moment(battle, valerio, "smite"), tally)
    assert tally.total == 0
