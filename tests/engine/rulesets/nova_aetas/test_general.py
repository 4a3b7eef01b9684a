"""Rules about rules: models, allies, enemy boxes, cards before the rulebook (topic GEN, and neighbours)."""

from __future__ import annotations

import pytest

from helpers.nova import activate, enemy_spec, nova
from helpers.nova_pack import EQUIPMENT
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas.board.sightlines import sight
from horologium.engine.rulesets.nova_aetas.board.ways import reach
from horologium.engine.rulesets.nova_aetas.enemies import groups as enemies
from horologium.engine.rulesets.nova_aetas.mission_specs import EventSpec, MissionDeed
from horologium.engine.rulesets.nova_aetas.missions.cards import narrative
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EquipmentSpec, KeywordSpec
from horologium.engine.rulesets.nova_aetas.state import Group
from horologium.engine.rulesets.nova_aetas.turns import activation
from horologium.engine.rulesets.nova_aetas.turns.actions import menu
from horologium.engine.rulesets.nova_aetas.turns.hand import advance
from horologium.engine.rulesets.nova_aetas.verbs import gain, wound

ROW = ("........",)


@pytest.mark.rule("NAR-GEN-04")
def test_stun_shifts_the_token_of_a_hero_and_costs_an_enemy_ap_as_its_box_says():
    battle = nova(heroes={"A1": "valerio"}, enemies={"H8": "guard"})
    hero, (enemy,) = battle.hero("valerio"), battle.enemies
    assert gain(battle, hero, "stun")
    assert gain(battle, enemy, "stun")
    assert (hero.at, battle.groups[0].at) == (98, 97)
    assert ("stun" in hero.statuses, "stun" in enemy.statuses) == (False, True)


@pytest.mark.rule("NAR-GEN-05")
def test_a_model_is_a_hero_or_an_enemy_and_suffers_alike():
    battle = nova(heroes={"A1": "valerio"}, enemies={"H8": "guard"})
    for model in (battle.hero("valerio"), battle.enemies[0]):
        assert play(wound(battle, model, 2, by=None, rule="NAR-WND-01"), []) == 2
        assert model.wounds == 2


@pytest.mark.rule("NAR-GEN-07", "NAR-GEN-09", "NAR-GEN-08")
@pytest.mark.parametrize(("faction", "passes"), [("rome", True), ("venice", False)])
def test_enemies_are_allies_within_their_faction_and_opponents_of_all_others(faction, passes):
    cards = (enemy_spec("guard"), enemy_spec("other", faction=faction))
    battle = nova(ROW, heroes={"H1": "valerio"}, enemies={"A1": "guard", "B1": "other"}, cards=cards)
    guard, beyond = battle.enemies[0], battle.terrain.board.cell("C1")
    assert bool(reach(battle, guard, 3).ends >> beyond & 1) == passes
    assert sight(battle, guard, battle.hero("valerio").cell).clear == passes


@pytest.mark.rule("NAR-GEN-07")
def test_all_heroes_are_allies():
    battle = nova(ROW, heroes={"A1": "valerio", "B1": "sofia"}, enemies={"H1": "guard"})
    assert reach(battle, battle.hero("valerio"), 3).ends >> battle.terrain.board.cell("C1") & 1


@pytest.mark.rule("NAR-GEN-09")
def test_enemies_of_different_factions_do_not_choose_each_other():
    cards = (enemy_spec("guard"), enemy_spec("pirate", faction="venice"))
    battle = nova(heroes={"H8": "valerio"}, enemies={"A1": "guard", "B1": "pirate"}, cards=cards)
    assert enemies.target_of(battle, battle.enemies[0]).target == "valerio"


@pytest.mark.rule("NAR-GEN-10")
def test_the_cost_printed_on_a_card_prevails_over_the_three_ap_of_the_rules():
    knife = EquipmentSpec("knife", "Knife", "hand", 1, "weapon", attack=AttackSpec("melee", cost=2))
    battle = nova(heroes={"D4": {"key": "valerio", "items": ("knife",)}}, enemies={"D5": "guard"}, equipment=(knife,))
    hero = activate(battle, "valerio")
    assert [action.cost for action in menu(battle, hero) if "knife" in action.key] == [2]


@pytest.mark.rule("NAR-HER-06")
@pytest.mark.parametrize(("tag", "characteristic"), [("talk", "mind"), ("intimidate", "mind"), ("knowledge", "mind")])
def test_speaking_tests_use_mind(tag, characteristic):
    assert narrative(tag).characteristic == characteristic


@pytest.mark.rule("NAR-HAC-09")
def test_an_action_is_completed_before_another_one_is_offered():
    battle = nova(heroes={"D4": "valerio"}, enemies={"H8": "guard"})
    activate(battle, "valerio")
    rule = activation.act(battle)
    next(rule)
    request = rule.send(("move",))
    assert (request.about, request.options.get("wait-1"), request.options.get("D5") is not None) == ("cell", None, True)


@pytest.mark.rule("NAR-ACT-08")
def test_a_model_that_others_must_join_for_a_combined_attack_lets_them_come_first():
    cards = (enemy_spec("guard", keywords=(KeywordSpec("combined"),)),)
    battle = nova(heroes={"A1": "valerio"}, enemies={"E1": "guard", "B1": "guard"}, cards=cards)
    play(enemies.begin_group(battle, battle.groups[0]), [])
    assert battle.acting.left == ["guard-1", "guard-2"]


@pytest.mark.rule("NAR-WTG-06")
def test_a_waiting_enemy_enters_combat_when_the_mission_says_so():
    event = EventSpec("time", "8:05", deeds=(MissionDeed("wake", "guard"),))
    battle = nova(heroes={"A1": "valerio"}, enemies={"H8": "guard"}, mission={"events": (event,)})
    battle.enemies[0].waiting, battle.hero("valerio").at = True, battle.now + 1
    play(advance(battle), [])
    assert not battle.enemies[0].waiting


@pytest.mark.rule("NAR-WTG-08")
def test_a_waiting_enemy_that_is_attacked_enters_combat_afterwards():
    guard = enemy_spec("guard", control=1)
    bow = EQUIPMENT["bow"]
    battle = nova(
        heroes={"D4": {"key": "sofia", "items": ("bow",)}}, enemies={"D8": "guard"}, cards=(guard,), equipment=(bow,)
    )
    battle.enemies[0].waiting, battle.groups = True, [Group("guard", battle.now + 1)]
    hero = activate(battle, "sofia")
    shot = next(action.key for action in menu(battle, hero) if "bow" in action.key)
    play(activation.act(battle), [(Choose, (shot,)), (Roll, ("1", "1"))])
    assert not battle.enemies[0].waiting
