"""Abilities that attack, push, heal, hide and linger."""

from __future__ import annotations

import pytest

from helpers.script import play
from helpers.stars import act, asked, at, cell, mini, says, stars, stats
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.area import area_attacks
from horologium.engine.rulesets.constellation.attacks import Attack, attack_dice, walled
from horologium.engine.rulesets.constellation.flow import maintenance
from horologium.engine.rulesets.constellation.reactions import join_wall, surges
from horologium.engine.rulesets.constellation.scoring import end_of_turn
from horologium.engine.rulesets.constellation.shoves import push, whirl
from horologium.engine.rulesets.constellation.state import bury


def run(rule):
    """Run a rule that asks nothing."""
    assert list(rule) == []


@pytest.mark.rule("CON-COS-01")
def test_an_ability_costs_the_cosmo_in_its_brackets_and_nobody_pays_more_than_he_has():
    battle = stars([mini("A1", "holy-man", "gift-attack")], [mini("L12")], cosmo=2)
    assert [ABILITIES[ability].cost for ability in battle.figure("a1").abilities] == [1, 3]
    assert asked(battle, "a1") == ["end", "move", "holy-man"]


@pytest.mark.rule("CON-COS-02")
def test_an_ability_works_once_a_turn():
    battle = stars([mini("A1", "holy-man")], [mini("L12")])
    act(battle, "a1", "holy-man", "end")
    assert battle.figure("a1").used == ("holy-man",)
    assert "holy-man" not in asked(battle, "a1")


@pytest.mark.rule("CON-COS-03", "CON-COS-02")
def test_what_lasts_for_a_turn_ends_with_it():
    battle = stars([mini("A1", "reckless")], [mini("L12")])
    act(battle, "a1", "reckless", "end")
    assert battle.figure("a1").lasting == ("reckless",)
    run(end_of_turn(battle))
    assert (battle.figure("a1").lasting, battle.figure("a1").used) == ((), ())


@pytest.mark.rule("CON-EX-10", "CON-PSH-01", "CON-PSH-02", "CON-ABL-04")
def test_a_pushed_target_stops_at_a_wall_and_takes_a_point():
    battle = stars([mini("B2", "push-attack")], [mini("C2")], "........\n....#...\n........")
    act(battle, "a1", "strike", "push-attack", "333", "333", "end")
    assert (at(battle, "b1"), stats(battle, "b1")) == ("D2", (3, 1, 3))


@pytest.mark.rule("CON-PSH-02")
@pytest.mark.parametrize("mark", ["o", "#"])
def test_obstacles_and_walls_stop_a_push(mark):
    battle = stars([mini("A2")], [mini("B2")], f"....\n..{mark}.\n....")
    run(push(battle, battle.figure("a1"), battle.figure("b1"), 2, "CON-ABL-04"))
    assert (at(battle, "b1"), stats(battle, "b1")[1]) == ("B2", 1)


@pytest.mark.rule("CON-PSH-02")
def test_a_miniature_in_the_way_is_unharmed_and_the_edge_stops_too():
    battle = stars([mini("A2")], [mini("B2"), mini("C2")], "....\n....\n....")
    run(push(battle, battle.figure("a1"), battle.figure("b1"), 2, "CON-ABL-04"))
    run(push(battle, battle.figure("a1"), battle.figure("b2"), 2, "CON-ABL-04"))
    assert [stats(battle, key)[1] for key in ("b1", "b2")] == [1, 1]
    assert at(battle, "b2") == "D2"


@pytest.mark.rule("CON-PSH-02", "CON-ABL-17")
def test_a_push_can_kill_for_the_attacker():
    battle = stars([mini("A2", "reckless")], [mini("D2", att=1, ar=0, cost=8)], "....\n....\n....", cosmo=0)
    battle.figure("a1").lasting = ("reckless",)
    run(push(battle, battle.figure("a1"), battle.figure("b1"), 1, "CON-ABL-04"))
    assert (battle.sides[0].destroyed, battle.sides[0].cosmo) == (8, 3)


@pytest.mark.rule("CON-PSH-01")
@pytest.mark.parametrize(("target", "end"), [("H4", "I4"), ("H6", "I7"), ("F7", "G8"), ("E8", "E9"), ("C3", "B2")])
def test_a_push_goes_in_the_nearest_of_eight_directions(target, end):
    battle = stars([mini("D4")], [mini(target)])
    run(push(battle, battle.figure("a1"), battle.figure("b1"), 1, "CON-ABL-04"))
    assert at(battle, "b1") == end


@pytest.mark.rule("CON-PSH-01")
def test_a_push_that_cuts_a_walls_corner_runs_into_it():
    battle = stars([mini("A1")], [mini("B2")], "....\n..#.\n....\n....")
    run(push(battle, battle.figure("a1"), battle.figure("b1"), 1, "CON-ABL-04"))
    assert (at(battle, "b1"), stats(battle, "b1")[1]) == ("B2", 1)


@pytest.mark.rule("CON-PSH-01")
@pytest.mark.parametrize(("heavy", "end"), [(False, "F3"), (True, "E3")])
def test_only_a_heavy_miniature_is_pushed_a_square_less(heavy, end):
    battle = stars([mini("C3", "push-attack")], [mini("D3", size=2, heavy=heavy)])
    act(battle, "a1", "strike", "push-attack", "333", "333", "to-east", "end")
    assert at(battle, "b1") == end


@pytest.mark.rule("CON-PSH-01")
@pytest.mark.parametrize(("way", "end"), [("to-north-east", "E2"), ("to-east", "E4")])
def test_who_pushes_chooses_between_two_nearest_directions(way, end):
    battle = stars([mini("B5", "push-attack")], [mini("C4", size=2)])
    act(battle, "a1", "strike", "push-attack", "333", "333", way, "end")
    assert at(battle, "b1") == end


@pytest.mark.rule("CON-PSH-01", "CON-ABL-24")
def test_a_whirlwind_asks_the_whirling_where_a_large_one_goes():
    battle = stars([mini("B3", "whirlwind")], [mini("C2", size=2)])
    act(battle, "a1", "whirlwind", "to-north-east", "end")
    assert at(battle, "b1") == "D1"


@pytest.mark.rule("CON-ABL-06")
def test_smoke_takes_a_miniature_off_until_its_next_activation():
    battle = stars([mini("C3", "smoke-cover", spd=2)], [mini("L12")])
    act(battle, "a1", "smoke-cover")
    assert (at(battle, "a1"), battle.figure("a1").hidden, battle.left("dawn") != []) == (None, True, True)
    battle.figure("a1").acted, battle.figure("a1").used = False, ()
    act(battle, "a1", "E5")
    assert at(battle, "a1") == "E5"


@pytest.mark.rule("CON-ABL-06", "CON-RNG-06")
def test_who_reappears_has_moved_and_cannot_vanish_again_at_once():
    battle = stars([mini("C3", "smoke-cover", spd=2, weapon="short")], [mini("G3")])
    figure = battle.figure("a1")
    act(battle, "a1", "smoke-cover")
    figure.acted, figure.used = False, ()
    act(battle, "a1", "C3", "shoot", "33", "333")
    assert figure.acted


@pytest.mark.rule("CON-ABL-09")
def test_a_viper_strikes_two_squares_far_with_one_die():
    battle = stars([mini("A1", "viper-attack")], [mini("C1")])
    act(battle, "a1", "viper-attack", "6", "end")
    assert stats(battle, "b1") == (3, 0, 3)
    assert "viper-attack" not in asked(stars([mini("A1", "viper-attack")], [mini("D1")]), "a1")


@pytest.mark.rule("CON-ABL-11")
def test_a_wall_gives_both_a_die_while_they_stay_together():
    battle = stars([mini("A1", "warrior-wall"), mini("B1")], [mini("A2")])
    act(battle, "a1", "warrior-wall", "end")
    pair = [battle.figure("a1"), battle.figure("a2")]
    assert [attack_dice(battle, Attack("melee", one, battle.figure("b1"))).total for one in pair] == [4, 4]
    battle.figure("a2").cell = battle.ground.board.cell("H8")
    assert not walled(battle, battle.figure("a1"))


@pytest.mark.rule("CON-ABL-11", "CON-COS-02")
def test_a_wall_can_be_formed_when_either_is_attacked():
    battle = stars([mini("B2")], [mini("B3"), mini("C3", "warrior-wall")])
    act(battle, "a1", "strike", "b1", "b2", "333", "3333", "end")
    assert battle.sides[1].cosmo == 20 - 2 + 4


@pytest.mark.rule("CON-ABL-12")
def test_a_holy_man_leaves_four_cosmo_if_he_was_paid_before():
    paid = stars([mini("A1", "holy-man")], [mini("L12")], cosmo=1)
    act(paid, "a1", "holy-man", "end")
    bury(paid, paid.figure("a1"), None)
    bare = stars([mini("A1", "holy-man")], [mini("L12")], cosmo=1)
    bury(bare, bare.figure("a1"), None)
    assert (paid.sides[0].cosmo, bare.sides[0].cosmo) == (4, 1)


@pytest.mark.rule("CON-ABL-13")
def test_healing_restores_attack_and_speed_but_not_armour():
    battle = stars([mini("A1", "healing")], [mini("L12")])
    figure = battle.figure("a1")
    figure.att, figure.spd, figure.ar = 1, 1, 0
    act(battle, "a1", "healing", "end")
    assert stats(battle, "a1") == (2, 0, 2)
    assert "healing" not in asked(stars([mini("A1", "healing")], [mini("L12")]), "a1")


@pytest.mark.rule("CON-ABL-15")
def test_whirl_ends_behind_the_target():
    battle = stars([mini("C3", "whirl")], [mini("D3")])
    act(battle, "a1", "strike", "whirl", "333", "333", "end")
    assert at(battle, "a1") == "E3"


@pytest.mark.rule("CON-ABL-15")
def test_whirl_goes_nowhere_if_the_square_behind_is_taken():
    battle = stars([mini("C3", "whirl")], [mini("D3"), mini("E3")])
    act(battle, "a1", "strike", "whirl", "333", "333", "end")
    assert at(battle, "a1") == "C3"


@pytest.mark.rule("CON-ABL-16")
def test_a_hurt_foot_slows_through_the_next_activation():
    battle = stars([mini("C3", "right-in-the-feet")], [mini("D3")])
    act(battle, "a1", "strike", "right-in-the-feet", "433", "333", "end")
    assert battle.figure("b1").pace == 1
    battle.go = "dusk"
    act(battle, "b1", "end")
    assert battle.figure("b1").pace == 3


@pytest.mark.rule("CON-ABL-16")
def test_a_foot_that_was_not_hurt_does_not_slow():
    battle = stars([mini("C3", "right-in-the-feet")], [mini("D3")])
    act(battle, "a1", "strike", "right-in-the-feet", "433", "133", "end")
    assert battle.figure("b1").pace == 3


@pytest.mark.rule("CON-ABL-17", "CON-ABL-18")
def test_a_kill_pays_the_reckless_and_restores_the_gifted():
    battle = stars([mini("C3", "reckless", "gift-attack", att=4)], [mini("D3", att=1, ar=0)], cosmo=4)
    figure = battle.figure("a1")
    figure.att, figure.spd = 3, 2
    act(battle, "a1", "reckless", "gift-attack", "strike", "422", "3", "end")
    assert stats(battle, "a1") == (4, 2, 3)
    assert battle.sides[0].cosmo == 3


@pytest.mark.rule("CON-ABL-18")
def test_a_gift_does_not_save_who_dies_in_the_same_combat():
    battle = stars([mini("C3", "gift-attack", att=1, ar=0)], [mini("D3", att=1, ar=0)])
    act(battle, "a1", "gift-attack", "strike", "4", "4")
    assert not battle.figure("a1").alive


@pytest.mark.rule("CON-ABL-20", "CON-DMG-12")
def test_a_sacrifice_rolls_four_more_and_dies_when_all_is_settled():
    battle = stars([mini("C3", "sacrifice", cost=19)], [mini("D3", ar=9)])
    act(battle, "a1", "strike", "sacrifice", "4444444", "333")
    assert (stats(battle, "b1")[1], at(battle, "a1"), battle.sides[1].destroyed) == (2, None, 19)


@pytest.mark.rule("CON-ABL-21", "CON-ABL-22")
def test_area_damage_hits_the_square_and_those_beside_it_friends_too():
    battle = stars([mini("C3", "area-damage"), mini("E4")], [mini("D3"), mini("E3")])
    act(battle, "a1", "area-damage", "D3", "444", "333", "b2", "44", "333", "44", "166", "end")
    assert [stats(battle, key) for key in ("b1", "b2", "a2")] == [(2, 0, 2), (3, 0, 3), (3, 1, 3)]
    assert stats(battle, "a1") == (3, 2, 3)


@pytest.mark.rule("CON-ABL-21")
def test_with_one_die_only_the_main_square_is_attacked():
    battle = stars([mini("C3", "area-damage", att=1)], [mini("D3"), mini("E3")])
    act(battle, "a1", "area-damage", "4", "333", "end")
    assert stats(battle, "b2") == (3, 2, 3)


@pytest.mark.rule("CON-ABL-21", "CON-RNG-04")
def test_a_burst_needs_a_die_for_somebody():
    battle = stars([mini("A1", "area-damage", att=1, weapon="long")], [mini("A9"), mini("B10")])
    assert "area-damage" not in asked(battle, "a1")
    battle.figure("a1").att = 2
    assert "area-damage" in asked(battle, "a1")


@pytest.mark.rule("CON-ABL-21", "CON-COS-01")
def test_dice_that_nobody_could_pay_beside_the_burst_do_not_count():
    abilities = ("area-damage", "sacrifice")
    battle = stars([mini("A1", *abilities, att=1, weapon="long")], [mini("A9")], cosmo=4)
    assert "area-damage" not in asked(battle, "a1")
    battle.sides[0].cosmo = 5
    assert "area-damage" in asked(battle, "a1")


@pytest.mark.rule("CON-ABL-21", "CON-RNG-05")
def test_a_burst_takes_cover_target_by_target():
    battle = stars([mini("A1", "area-damage", weapon="long")], [mini("A5"), mini("B5")], "....\n" * 4 + ".o..\n" * 8)
    attacks = {attack.target.key: attack for attack in area_attacks(battle, battle.figure("a1"), cell(battle, "A5"))}
    assert {key: attack_dice(battle, attack).total for key, attack in attacks.items()} == {"b1": 3, "b2": 1}


@pytest.mark.rule("CON-COS-04")
def test_effects_on_a_target_touch_only_the_main_square_of_an_area():
    battle = stars([mini("C3", "area-damage", "poison-attack")], [mini("D3"), mini("E3")])
    act(battle, "a1", "area-damage", "D3", "poison-attack", "444", "333", "44", "333", "end")
    assert [battle.figure(key).poison for key in ("b1", "b2")] == [1, 0]


@pytest.mark.rule("CON-ABL-23")
def test_a_chain_pulls_whom_it_hurts_to_the_attacker():
    battle = stars([mini("C3", "chain-attack")], [mini("F3")])
    act(battle, "a1", "chain-attack", "433", "556", "end")
    assert (at(battle, "b1"), stats(battle, "a1")) == ("D3", (3, 2, 3))


@pytest.mark.rule("CON-ABL-23")
def test_a_chain_that_does_not_hurt_does_not_pull():
    battle = stars([mini("C3", "chain-attack")], [mini("F3")])
    act(battle, "a1", "chain-attack", "333", "333", "end")
    assert at(battle, "b1") == "F3"


@pytest.mark.rule("CON-ABL-07")
def test_who_is_hurt_by_a_collision_or_by_poison_does_not_step_aside():
    battle = stars([mini("A2", "push-attack")], [mini("B2", "cautious")], "....\n..#.\n....")
    act(battle, "a1", "strike", "push-attack", "333", "333", "end")
    assert (at(battle, "b1"), stats(battle, "b1")) == ("B2", (3, 1, 3))
    battle.figure("b1").poison = 1
    run(maintenance(battle))
    assert stats(battle, "b1") == (3, 0, 3)


@pytest.mark.rule("CON-ABL-07", "CON-ABL-03")
def test_the_price_of_a_rush_is_no_reason_to_step_aside():
    battle = stars([mini("A2", "reckless-rush-1", "cautious", ar=1)], [mini("B2")])
    act(battle, "a1", "strike", "reckless-rush-1", "33333", "333", "end")
    assert stats(battle, "a1") == (3, 0, 3)


@pytest.mark.rule("CON-ABL-21", "CON-MEL-03")
def test_a_main_square_next_to_the_attacker_is_struck_as_in_melee_weapon_or_not():
    battle = stars([mini("C3", "area-damage", weapon="long")], [mini("D3"), mini("G3")])
    (attack,) = area_attacks(battle, battle.figure("a1"), cell(battle, "D3"))
    assert (attack.kind, attack_dice(battle, attack).total) == ("area-melee", 3)


@pytest.mark.rule("CON-ABL-23", "CON-RNG-04", "CON-RNG-05")
@pytest.mark.parametrize(
    ("more", "cosmo", "offered"), [((), 20, False), (("sacrifice",), 5, True), (("sacrifice",), 4, False)]
)
def test_no_chain_is_cast_without_a_die(more, cosmo, offered):
    battle = stars([mini("A1", "chain-attack", *more, att=1)], [mini("D1")], "...o....\n........", cosmo=cosmo)
    assert ("chain-attack" in asked(battle, "a1")) is offered


@pytest.mark.rule("CON-ABL-23")
def test_a_chain_is_cast_only_at_whom_dice_are_left_for():
    battle = stars([mini("A1", "chain-attack", att=1)], [mini("D1"), mini("A3")], "...o....\n........\n........")
    act(battle, "a1", "chain-attack", "3", "333", "end")
    assert battle.figure("b2").alive


@pytest.mark.rule("CON-ABL-24")
def test_a_whirlwind_pushes_friend_and_foe():
    battle = stars([mini("C3", "whirlwind"), mini("B3")], [mini("D3")])
    act(battle, "a1", "whirlwind", "a2", "end")
    assert (at(battle, "a2"), at(battle, "b1")) == ("A3", "E3")


@pytest.mark.rule("CON-EX-12", "CON-ABL-25", "CON-ABL-29")
def test_the_two_jumps_back_differ():
    rows = "...\n...\n...\n.#.\n..."
    first = stars([mini("B2", "jump-back-1", "jump-back-2")], [mini("B1")], rows)
    act(first, "a1", "strike", "jump-back-1", "333", "333", "end")
    second = stars([mini("B2", "jump-back-1", "jump-back-2")], [mini("B1")], rows)
    act(second, "a1", "jump-back-2", "4", "end")
    assert (at(first, "a1"), at(second, "a1")) == ("B3", "B3")
    assert (stats(first, "a1"), stats(second, "b1")) == ((3, 2, 3), (3, 1, 3))


@pytest.mark.rule("CON-ABL-26")
def test_poison_works_in_the_next_maintenance_and_adds_up():
    battle = stars([mini("C3")], [mini("D3")])
    battle.figure("b1").poison = 2
    run(maintenance(battle))
    assert (stats(battle, "b1"), battle.figure("b1").poison) == ((3, 0, 3), 0)


@pytest.mark.rule("CON-ABL-27")
def test_a_paralysed_miniature_neither_moves_nor_strikes_until_maintenance():
    battle = stars([mini("C3", "paralyze")], [mini("D3", "holy-man", "whirlwind", "smoke-cover")])
    act(battle, "a1", "strike", "paralyze", "433", "333", "end")
    battle.go = "dusk"
    assert asked(battle, "b1") == ["end", "holy-man"]
    run(maintenance(battle))
    assert not battle.figure("b1").paralysed


@pytest.mark.rule("CON-ABL-27")
def test_a_paralysed_target_only_stops():
    battle = stars([mini("C3")], [mini("D3")])
    battle.figure("b1").paralysed = True
    act(battle, "a1", "strike", "433", "166", "end")
    assert (stats(battle, "a1"), stats(battle, "b1")) == ((3, 2, 3), (3, 2, 3))


@pytest.mark.rule("CON-ABL-11")
def test_who_finds_another_ally_gives_the_first_wall_up():
    battle = stars([mini("A1"), mini("B1"), mini("B2")], [mini("L12")])
    first, second, third = battle.figures[:3]
    join_wall(battle, first, second)
    join_wall(battle, third, second)
    assert [walled(battle, figure) for figure in (first, second, third)] == [False, True, True]


@pytest.mark.rule("CON-ABL-06", "CON-ABL-26")
def test_who_dies_in_the_smoke_leaves_no_smoke():
    battle = stars([mini("C3", "smoke-cover", att=1, ar=0)], [mini("L12")])
    act(battle, "a1", "smoke-cover")
    battle.figure("a1").poison = 1
    run(maintenance(battle))
    assert (battle.figure("a1").hidden, battle.sides[1].destroyed) == (False, 16)


@pytest.mark.rule("CON-ABL-15", "CON-LRG-02")
def test_whirl_goes_right_round_a_large_target():
    battle = stars([mini("C3", "whirl")], [mini("D3", size=2)])
    act(battle, "a1", "strike", "whirl", "333", "333", "end")
    assert at(battle, "a1") == "F3"


@pytest.mark.rule("CON-ABL-15", "CON-LRG-02")
@pytest.mark.parametrize(("rows", "end"), [("......\n" * 6, "E2"), ("......\n....#.\n......\n" + "......\n" * 3, "A2")])
def test_a_large_attacker_whirls_only_where_its_whole_space_is_free(rows, end):
    battle = stars([mini("A2", size=2)], [mini("D2")], rows)
    whirl(battle, battle.figure("a1"), battle.space(battle.figure("b1")))
    assert at(battle, "a1") == end


@pytest.mark.rule("CON-ABL-28", "CON-COS-02")
@pytest.mark.parametrize(("answer", "surged", "cosmo"), [("no", False, 20), ("yes", True, 19)])
def test_only_who_surges_pays_for_it(answer, surged, cosmo):
    battle = stars([mini("E5")], [mini("F5", "reckless-rush-2")])
    assert play(surges(battle, battle.figure("b1")), says(answer)) == surged
    assert battle.sides[1].cosmo == cosmo
