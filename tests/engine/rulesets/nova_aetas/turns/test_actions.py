"""The actions of heroes that need no other module: waiting, flames, reloading, handing over equipment."""

from __future__ import annotations

import pytest

from helpers.nova import activate, nova
from helpers.nova_pack import EQUIPMENT
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.turns.actions import extinguish, hand_over, menu, receivers, reload, wait

CARDS = (*EQUIPMENT.values(), EquipmentSpec("salve", "Salve", "none", category="consumable"))
INSULT = SkillSpec("insult", "Insult", cost=1, kind="action")


def pair(other="D5", items=("ring",), theirs=(), rows=None, **changes):
    """Valerio at D4 in his activation, and Sofia somewhere."""
    heroes = {
        "D4": {"key": "valerio", "items": items, **changes},
        other: {"key": "sofia", "items": theirs, "hero_class": "hunter", "family": "scout"},
    }
    battle = nova(*([rows] if rows else []), heroes=heroes, equipment=CARDS)
    return battle, activate(battle, "valerio"), battle.hero("sofia")


def keys(battle, hero):
    return [action.key for action in menu(battle, hero)]


@pytest.mark.rule("NAR-ACN-17")
def test_waiting_spends_any_number_of_ap_and_nothing_else():
    battle, hero, _ = pair()
    assert [key for key in keys(battle, hero) if key.startswith("wait")] == [f"wait-{ap}" for ap in range(1, 6)]
    play(wait(battle, hero, ap=3), [])
    assert (battle.active.ap, battle.active.spent, hero.at - battle.now) == (2, 3, 3)


@pytest.mark.rule("NAR-ACN-18")
def test_a_hero_may_wait_and_then_act_again():
    battle, hero, _ = pair()
    play(wait(battle, hero, ap=1), [])
    assert "move" in keys(battle, hero)


@pytest.mark.rule("NAR-STN-02")
@pytest.mark.parametrize(("face", "burns"), [("4+moon", True), ("5+star", False)])
def test_a_five_puts_out_the_flames(face, burns):
    battle, hero, _ = pair(statuses={"burn": 1})
    play(extinguish(battle, hero), [(Roll, (face,))])
    assert ("burn" in hero.statuses, battle.active.ap) == (burns, 4)


@pytest.mark.rule("NAR-STN-02")
def test_beating_at_flames_is_no_test_and_can_be_tried_again():
    battle, hero, _ = pair(statuses={"burn": 1, "poison": 1, "advantage": 2, "cursed": 1})
    play(extinguish(battle, hero), [(Roll, ("1",))])
    assert hero.statuses == {"burn": 1, "poison": 1, "advantage": 2, "cursed": 1}
    assert "extinguish" in keys(battle, hero)


@pytest.mark.rule("NAR-STN-02")
def test_only_a_burning_hero_beats_at_flames():
    battle, hero, _ = pair()
    assert "extinguish" not in keys(battle, hero)


@pytest.mark.rule("NAR-TOK-07")
def test_a_weapon_is_made_ready_for_two_ap():
    battle, hero, _ = pair(items=("bow",))
    hero.items[0].reload = True
    assert "reload:valerio-bow" in keys(battle, hero)
    play(reload(battle, hero, item=hero.items[0]), [])
    assert (hero.items[0].reload, battle.active.ap) == (False, 3)


@pytest.mark.rule("NAR-TOK-09")
def test_with_one_ap_left_no_weapon_is_made_ready():
    battle, hero, _ = pair(items=("bow",))
    hero.items[0].reload = True
    battle.active.ap = 1
    assert "reload:valerio-bow" not in keys(battle, hero)


@pytest.mark.rule("NAR-STN-04", "NAR-HAC-02")
@pytest.mark.parametrize(("ap", "moves"), [(2, True), (1, False)])
def test_an_entangled_hero_with_one_ap_cannot_move(ap, moves):
    battle, hero, _ = pair(statuses={"entangled": 1})
    battle.active.ap = ap
    assert ("move" in keys(battle, hero)) == moves


@pytest.mark.rule("NAR-ACN-05", "NAR-ACN-06")
@pytest.mark.parametrize(("friend", "enemy", "moves"), [("sofia", {}, True), (None, {"B1": "guard"}, False)])
def test_a_hero_in_a_lane_can_move_past_a_friend_but_not_past_an_enemy(friend, enemy, moves):
    heroes = {"A1": "valerio"} | ({"B1": friend} if friend else {})
    battle = nova(("...",), heroes=heroes, enemies=enemy)
    assert ("move" in keys(battle, activate(battle, "valerio"))) == moves


@pytest.mark.rule("NAR-ACN-10", "NAR-SKS-04")
def test_a_pinned_skill_with_a_cost_is_an_action_and_one_without_is_not():
    still = SkillSpec("vigil", "Vigil")
    battle = nova(heroes={"D4": {"key": "valerio", "skills": ["insult", "vigil"]}}, skills=(INSULT, still))
    hero = activate(battle, "valerio")
    assert [key for key in keys(battle, hero) if key.startswith("use:")] == ["use:insult"]


@pytest.mark.rule("NAR-ACN-01", "NAR-ACN-09")
def test_an_attack_is_offered_with_each_weapon_that_has_a_target():
    battle = nova(
        heroes={"D4": {"key": "valerio", "items": ("sword", "bow")}}, enemies={"D6": "guard"}, equipment=CARDS
    )
    hero = activate(battle, "valerio")
    assert [action.key for action in menu(battle, hero) if "bow" in action.key]
    assert not [action.key for action in menu(battle, hero) if "sword" in action.key]


@pytest.mark.rule("NAR-ACN-23", "NAR-ACN-24")
def test_a_card_is_passed_to_a_hero_beside_who_agrees():
    battle, hero, other = pair()
    play(hand_over(battle, hero, thrown=False), [(Choose, ("take",))])
    assert ([item.key for item in other.items], hero.items, battle.active.ap) == (["valerio-ring"], [], 4)


@pytest.mark.rule("NAR-ACN-24")
def test_a_refusal_costs_nothing_and_is_not_asked_for_again():
    battle, hero, other = pair()
    play(hand_over(battle, hero, thrown=False), [(Choose, ("refuse",))])
    assert ([item.key for item in hero.items], other.items, battle.active.ap) == (["valerio-ring"], [], 5)
    assert "pass" not in keys(battle, hero)


@pytest.mark.rule("NAR-ACN-24", "NAR-ACN-26")
def test_it_is_the_receiver_who_is_asked():
    battle, hero, _ = pair()
    request = next(hand_over(battle, hero, thrown=False))
    assert (request.rule, request.by) == ("NAR-ACN-24", "sofia")


@pytest.mark.rule("NAR-ACN-25", "NAR-ACN-26")
def test_a_card_is_thrown_over_five_squares_for_three_ap():
    battle, hero, other = pair("H5")
    assert "throw" in keys(battle, hero)
    play(hand_over(battle, hero, thrown=True), [(Choose, ("take",))])
    assert ([item.card for item in other.items], battle.active.ap) == (["ring"], 2)


@pytest.mark.rule("NAR-ACN-25")
@pytest.mark.parametrize(("square", "near"), [("D5", []), ("H5", ["sofia"]), ("H6", [])])
def test_one_throws_to_heroes_who_are_not_adjacent_but_within_five(square, near):
    battle, hero, _ = pair(square)
    assert [other.key for other in receivers(battle, hero, thrown=True)] == near


@pytest.mark.rule("NAR-ACN-23")
def test_nothing_is_passed_up_to_a_roof_or_to_a_hero_who_is_down():
    rows = ("........",) * 4 + ("...#....",) + ("........",) * 3
    battle, hero, other = pair("D5+1", rows=rows)
    assert not receivers(battle, hero, thrown=False)
    assert [one.key for one in receivers(battle, hero, thrown=True)] == ["sofia"]
    other.ko = True
    assert not receivers(battle, hero, thrown=True)


@pytest.mark.rule("NAR-ACN-23", "NAR-EQP-12")
def test_a_card_that_the_other_may_not_carry_is_not_offered():
    battle, hero, _ = pair(items=("sword", "flail"))
    assert "pass" not in keys(battle, hero)


@pytest.mark.rule("NAR-EQP-06", "NAR-ACN-23")
def test_the_receiver_puts_away_what_is_in_the_way():
    battle, hero, other = pair(items=("bow", "ring"), theirs=("bow", "cloak"))
    play(hand_over(battle, hero, thrown=False), [(Choose, ("valerio-bow",)), (Choose, ("take",))])
    assert [item.key for item in other.items] == ["sofia-cloak", "valerio-bow"]
    assert battle.stock == ["bow"]


@pytest.mark.rule("NAR-EQP-17", "NAR-ACN-12")
def test_a_flipped_card_cannot_be_used_until_the_next_recovery():
    battle = nova(heroes={"D4": {"key": "valerio", "items": ("bow",)}}, enemies={"D6": "guard"}, equipment=CARDS)
    hero = activate(battle, "valerio")
    hero.items[0].flipped = True
    assert not [key for key in keys(battle, hero) if "bow" in key]
