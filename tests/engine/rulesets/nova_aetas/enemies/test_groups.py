"""The activation of an Enemy group."""

from __future__ import annotations

import pytest

from helpers.nova import activate, enemy_spec, keyword, nova
from helpers.nova_enemies import act, act_group, card, cards, noted, run, where
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.enemies.groups import act_model, acting, begin_group, end_group, restore
from horologium.engine.rulesets.nova_aetas.fight.defence import can_react
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec
from horologium.engine.rulesets.nova_aetas.state import Enemy, Group, Options
from horologium.engine.rulesets.nova_aetas.verbs import put

LONG = ("............",) * 3
MARKSMAN = {
    "rapidity": 4, "keywords": (keyword("marksman"),), "attacks": (EnemyAttackSpec(least=2, most=4, hits=2),),
}  # fmt: skip


def rifle(square="A1", hero="C1"):
    return nova(LONG, {hero: "sofia"}, {square: "harquebuser"}, cards=cards("harquebuser"))


# Cards --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-ENY-01", "NAR-EAC-05")
def test_all_models_of_a_card_act_with_one_token():
    battle = nova(heroes={"D4": "sofia"}, enemies={"D3": "guard", "C4": "guard", "H8": "nun"})
    seen = act_group(battle, "guard")
    assert seen.rolls == ["sofia", "sofia"]
    assert where(battle, battle.enemies[2]) == "H8"


@pytest.mark.rule("NAR-ENY-02", "NAR-EAC-01")
def test_rapidity_is_the_ap_of_each_model():
    battle = nova(heroes={"H8": "sofia"}, enemies={"A1": "guard", "A3": "guard"})
    run(begin_group(battle, battle.groups[0]))
    assert battle.acting.ap == {"guard-1": 5, "guard-2": 5}


@pytest.mark.rule("NAR-ENY-02", "NAR-EAC-06")
def test_the_token_moves_on_by_rapidity_whatever_was_spent():
    battle = nova(heroes={"A2": "sofia"}, enemies={"A1": "guard"})
    start = battle.groups[0].at
    act_group(battle, "guard")
    assert battle.groups[0].at == start + 5


@pytest.mark.rule("NAR-EAC-09")
def test_a_group_that_is_gone_has_no_token_to_move():
    battle = nova(heroes={"A2": "sofia"}, enemies={"A1": "guard"})
    run(begin_group(battle, battle.groups[0]))
    battle.enemies, battle.groups = [], []
    end_group(battle)
    assert (battle.acting, battle.groups) == (None, [])


@pytest.mark.rule("NAR-ENY-04")
def test_wounds_and_statuses_belong_to_one_model():
    battle = nova(heroes={"H8": "sofia"}, enemies={"A1": "guard", "A3": "guard"})
    battle.enemies[0].statuses["burn"] = 1
    act_group(battle, "guard")
    assert [enemy.wounds for enemy in battle.enemies] == [1, 0]


@pytest.mark.rule("NAR-ENY-05", "NAR-ENY-10")
@pytest.mark.parametrize(("rank", "fated"), [("troop", False), ("elite", False), ("leader", True), ("monster", True)])
def test_leaders_and_monsters_have_destiny_even_unprinted(rank, fated):
    battle = nova(enemies={"A1": "guard"}, cards=(enemy_spec(rank=rank),))
    assert (modifiers.has(battle, battle.enemies[0], "destiny") is not None) is fated


@pytest.mark.rule("NAR-ENY-06")
def test_an_enemy_that_cannot_pay_does_not_attack():
    spec = enemy_spec(rapidity=2)
    battle = nova(heroes={"A2": "sofia"}, enemies={"A1": "guard"}, cards=(spec,))
    assert act(battle).rolls == []


@pytest.mark.rule("NAR-ENY-07", "NAR-ACN-11")
def test_passive_skills_and_immunities_cost_nothing():
    battle = nova(heroes={"H8": "sofia"}, enemies={"A1": "flagellant"}, cards=cards("flagellant"))
    run(begin_group(battle, battle.groups[0]))
    assert modifiers.immune(battle, battle.enemies[0], "burn")
    assert battle.acting.ap["flagellant-1"] == 5


@pytest.mark.rule("NAR-ACN-11", "NAR-KWD-31", "NAR-KWD-45")
@pytest.mark.parametrize("name", ["nun", "satyr-piper"])
def test_healer_and_protection_cost_no_ap(name):
    battle = nova(heroes={"H8": "sofia"}, enemies={"A1": name}, cards=cards(name))
    battle.enemies[0].wounds = 1
    run(begin_group(battle, battle.groups[0]))
    assert battle.acting.ap[f"{name}-1"] == card(name).rapidity


@pytest.mark.rule("NAR-ENY-08")
def test_there_are_four_factions():
    names = ("papal-guard", "stratiota", "spriggan", "brigand")
    assert [card(name).faction for name in names] == ["rome", "venice", "primaevi", "mercenaries"]


@pytest.mark.rule("NAR-ENY-09")
def test_the_loot_line_names_cards_of_three_decks():
    loot = card("inquisitor").loot
    assert (loot.pecunia, loot.alchemia, loot.elementum) == (2, 1, 1)


# Restoration --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-EAC-02")
def test_stun_is_paid_before_reload():
    battle = rifle()
    battle.enemies[0].statuses["stun"] = 1
    battle.enemies[0].reload = True
    restore(battle, battle.groups[0])
    assert (battle.acting.ap["harquebuser-1"], battle.enemies[0].reload) == (0, False)


@pytest.mark.rule("NAR-EAC-02", "NAR-TOK-09")
def test_a_model_that_cannot_pay_for_both_keeps_its_reload_token():
    spec = enemy_spec(rapidity=3, attacks=(EnemyAttackSpec(least=2, most=6, keywords=(keyword("reload"),)),))
    battle = nova(LONG, {"L1": "sofia"}, {"A1": "guard"}, cards=(spec,))
    battle.enemies[0].statuses["stun"] = 1
    battle.enemies[0].reload = True
    restore(battle, battle.groups[0])
    assert (battle.acting.ap["guard-1"], battle.enemies[0].reload) == (1, True)


@pytest.mark.rule("NAR-TOK-08")
def test_an_enemy_pays_two_ap_to_reload_at_the_start_of_its_activation():
    battle = rifle()
    battle.enemies[0].reload = True
    run(begin_group(battle, battle.groups[0]))
    assert (battle.acting.ap["harquebuser-1"], battle.enemies[0].reload) == (2, False)


@pytest.mark.rule("NAR-EAC-02")
def test_restoration_is_done_for_all_models_before_the_first_acts():
    battle = nova(heroes={"H8": "sofia"}, enemies={"A1": "guard", "A3": "guard"})
    for enemy in battle.enemies:
        enemy.statuses["stun"] = 1
    run(begin_group(battle, battle.groups[0]))
    assert battle.acting.ap == {"guard-1": 3, "guard-2": 3}
    assert [enemy.statuses for enemy in battle.enemies] == [{}, {}]


@pytest.mark.rule("NAR-KWD-30", "NAR-EAC-02")
def test_a_healer_heals_its_faction_within_four_itself_included():
    spread = {"A1": "nun", "E1": "papal-guard", "F1": "papal-guard", "A2": "brigand"}
    battle = nova(LONG, {"L3": "sofia"}, spread, cards=cards("nun", "papal-guard", "brigand"))
    for enemy in battle.enemies:
        enemy.wounds = 2
    run(begin_group(battle, battle.groups[0]))
    assert [enemy.wounds for enemy in battle.enemies] == [1, 1, 2, 2]


@pytest.mark.rule("NAR-KWD-44")
def test_protection_gives_resistance_to_its_faction_within_four():
    spread = {"A1": "satyr-piper", "E1": "spriggan", "F1": "spriggan", "A2": "brigand"}
    battle = nova(LONG, {}, spread, cards=cards("satyr-piper", "spriggan", "brigand"))
    found = [modifiers.has(battle, enemy, "resistance") for enemy in battle.enemies]
    assert [word is not None and word.symbol == "sun" for word in found] == [True, True, False, False]


# Order --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-EAC-03")
def test_the_model_nearest_to_a_hero_acts_first():
    battle = nova(("........",), {"H1": "sofia"}, {"A1": "guard", "C1": "guard"})
    run(begin_group(battle, battle.groups[0]))
    assert battle.acting.left == ["guard-2", "guard-1"]


@pytest.mark.rule("NAR-EAC-03")
def test_who_profits_from_others_in_a_combined_attack_acts_later():
    guards = {"B1": "papal-guard", "C3": "papal-guard"}
    battle = nova(heroes={"A1": "sofia"}, enemies=guards, cards=cards("papal-guard"))
    run(begin_group(battle, battle.groups[0]))
    assert battle.acting.left == ["papal-guard-2", "papal-guard-1"]
    assert noted(battle, "order")


@pytest.mark.rule("NAR-EAC-03", "NAR-PLE-02")
def test_the_players_fix_the_order_if_they_decide_for_the_enemies():
    options = Options(enemy_choices="players")
    battle = nova(heroes={"H8": "sofia"}, enemies={"A1": "guard", "A3": "guard"}, options=options)
    rule = begin_group(battle, battle.groups[0])
    assert next(rule).rule == "NAR-EAC-03"
    with pytest.raises(StopIteration):
        rule.send(("guard-2", "guard-1"))
    assert battle.acting.left == ["guard-2", "guard-1"]


# One model ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-EAC-08")
def test_an_enemy_attacks_again_if_its_ap_allow_it():
    battle = nova(heroes={"A2": "sofia"}, enemies={"A1": "war-mastiff"}, cards=cards("war-mastiff"))
    assert act(battle).rolls == ["sofia", "sofia"]


@pytest.mark.rule("NAR-EAC-08")
def test_after_its_target_is_ko_it_picks_a_new_one():
    heroes = {"A2": {"key": "sofia", "threat": 3, "health": 1}, "B1": "rebecca"}
    battle = nova(heroes=heroes, enemies={"A1": "war-mastiff"}, cards=cards("war-mastiff"))
    assert act(battle, face="1").rolls == ["sofia", "rebecca"]


@pytest.mark.rule("NAR-AIX-12")
def test_ap_left_after_the_attacks_are_not_used():
    battle = nova(LONG, {"B1": "sofia"}, {"A1": "guard"})
    act(battle)
    assert (where(battle), battle.acting.ap["guard-1"]) == ("A1", 2)


@pytest.mark.rule("NAR-AIX-12", "NAR-EAC-08")
def test_it_does_not_walk_after_an_attack_if_it_cannot_attack_again():
    heroes = {"A2": {"key": "sofia", "threat": 3, "health": 1}, "L3": "rebecca"}
    battle = nova(LONG, heroes, {"A1": "war-mastiff"}, cards=cards("war-mastiff"))
    act(battle, face="1")
    assert where(battle) == "A1"


@pytest.mark.rule("NAR-EAC-07")
def test_statuses_of_the_end_work_when_the_models_own_part_ends():
    battle = nova(heroes={"D4": "sofia"}, enemies={"D3": "guard", "C4": "guard"})
    first = battle.enemies[0]
    first.statuses["bleed"], first.wounds = 1, 2
    run(begin_group(battle, battle.groups[0]))
    run(act_model(battle, first))
    assert [enemy.key for enemy in battle.enemies] == ["guard-2"]


@pytest.mark.rule("NAR-EAC-07")
def test_blind_and_entangled_pass_with_the_activation():
    battle = nova(heroes={"A2": "sofia"}, enemies={"A1": "guard"})
    battle.enemies[0].statuses.update(blind=1, entangled=1)
    assert act(battle).rolls == []
    assert battle.enemies[0].statuses == {}


@pytest.mark.rule("NAR-MIS-23")
def test_a_blind_model_skips_its_attack_but_moves():
    battle = nova(LONG, {"D1": "sofia"}, {"A1": "guard"})
    battle.enemies[0].statuses["blind"] = 1
    assert act(battle).rolls == []
    assert where(battle) == "C1"


@pytest.mark.rule("NAR-MIS-23")
def test_an_entangled_model_pays_double():
    battle = nova(LONG, {"L1": "sofia"}, {"A1": "guard"})
    battle.enemies[0].statuses["entangled"] = 1
    act(battle)
    assert (where(battle), battle.acting.ap["guard-1"]) == ("C1", 1)


@pytest.mark.rule("NAR-WTG-11", "NAR-WTG-04")
def test_only_active_models_of_a_group_act():
    battle = nova(heroes={"H8": "sofia"}, enemies={"A1": "guard", "A3": "guard"})
    battle.enemies[1].waiting = True
    act_group(battle, "guard")
    assert where(battle, battle.enemies[1]) == "A3"
    assert where(battle, battle.enemies[0]) != "A1"


@pytest.mark.rule("NAR-WTG-04")
def test_the_token_of_a_waiting_group_moves_on_all_the_same():
    battle = nova(heroes={"H8": "sofia"}, enemies={"A1": "guard"}, cards=(enemy_spec(control=2),))
    battle.enemies[0].waiting = True
    start = battle.groups[0].at
    act_group(battle, "guard")
    assert (where(battle), battle.groups[0].at) == ("A1", start + 5)


@pytest.mark.rule("NAR-WTG-12")
def test_enemies_that_wake_do_not_interrupt_the_hero_but_can_react_at_once():
    battle = nova(heroes={"A8": "sofia"}, enemies={"A1": "guard"})
    battle.enemies[0].waiting = True
    hero, token = activate(battle, "sofia"), battle.groups[0].at
    put(battle, hero, battle.terrain.board.cell("A2"))
    assert (battle.enemies[0].waiting, battle.acting, battle.groups[0].at) == (False, None, token)
    assert can_react(battle, battle.enemies[0], hero) is not None
    assert acting(battle, battle.groups[0]) == [battle.enemies[0]]


# Marksman -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-EX-19", "NAR-KWD-39")
def test_a_rifleman_shoots_and_walks_away():
    battle = rifle("C1", "A1")
    seen = act(battle)
    assert seen.rolls == ["sofia"]
    assert (battle.enemies[0].reload, battle.acting.ap["harquebuser-1"]) == (True, 0)
    assert battle.terrain.board.distance(battle.enemies[0].cell, battle.heroes[0].cell) == 3


@pytest.mark.rule("NAR-EX-20", "NAR-KWD-40", "NAR-TOK-08")
def test_a_rifleman_reloads_and_walks_away():
    battle = rifle("D1", "A1")
    battle.enemies[0].reload = True
    assert act(battle).rolls == []
    assert battle.enemies[0].reload is False
    assert battle.terrain.board.distance(battle.enemies[0].cell, battle.heroes[0].cell) == 5


@pytest.mark.rule("NAR-EX-21", "NAR-KWD-41")
def test_a_rifleman_in_close_combat_steps_back_and_shoots():
    battle = rifle("B1", "A1")
    seen = act(battle)
    assert (seen.rolls, battle.acting.ap["harquebuser-1"]) == (["sofia"], 0)
    assert battle.terrain.board.distance(battle.enemies[0].cell, battle.heroes[0].cell) == 2


@pytest.mark.rule("NAR-KWD-40")
def test_a_marksman_that_reloads_far_away_does_not_come_closer():
    battle = rifle("A1", "L1")
    battle.enemies[0].reload = True
    act(battle)
    assert battle.terrain.board.distance(battle.enemies[0].cell, battle.heroes[0].cell) >= 11


@pytest.mark.rule("NAR-KWD-40")
def test_a_stunned_marksman_that_is_loaded_comes_closer():
    battle = rifle("A1", "L1")
    battle.enemies[0].statuses["stun"] = 1
    act(battle)
    assert where(battle) == "C1"


@pytest.mark.rule("NAR-KWD-56", "NAR-KWD-39")
def test_a_stunned_marksman_beside_a_hero_gets_away_with_all_its_ap():
    battle = nova(LONG, {"A1": "sofia"}, {"B1": "archer"}, cards=(enemy_spec("archer", **MARKSMAN),))
    battle.enemies[0].statuses["stun"] = 1
    act(battle)
    assert where(battle) == "D1"


@pytest.mark.rule("NAR-KWD-56", "NAR-AIX-10")
def test_a_marksman_that_goes_round_a_corner_for_a_shot_stays_there():
    rows = ("...t....", "........", "........")
    battle = nova(rows, {"F1": "sofia"}, {"B1": "archer"}, cards=(enemy_spec("archer", **MARKSMAN),))
    battle.enemies[0].statuses["stun"] = 1
    act(battle)
    assert where(battle) == "C2"


@pytest.mark.rule("NAR-KWD-39")
def test_a_marksman_whose_target_falls_leaves_the_next_one():
    heroes = {"A1": {"key": "sofia", "threat": 9, "health": 1}, "L1": "rebecca"}
    battle = nova(LONG, heroes, {"E1": "crossbowman-of-the-curia"}, cards=cards("crossbowman-of-the-curia"))
    act(battle, face="1")
    assert battle.terrain.board.distance(battle.enemies[0].cell, battle.heroes[1].cell) == 8


@pytest.mark.rule("NAR-KWD-39", "NAR-AIX-10")
def test_a_marksman_out_of_range_comes_closer():
    battle = nova(LONG, {"L1": "sofia"}, {"A1": "poacher"}, cards=cards("poacher"))
    act(battle)
    assert where(battle) == "E1"


def test_a_model_without_a_group_turn_has_its_full_ap():
    battle = nova(LONG, {"B1": "sofia"}, {"A1": "guard"})
    enemy: Enemy = battle.enemies[0]
    assert run(act_model(battle, enemy)).rolls == ["sofia"]
    assert acting(battle, Group("guard", 0)) == [enemy]
