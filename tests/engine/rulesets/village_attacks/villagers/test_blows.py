"""Defence, Revenge and Minions (ledger topics DEF, MIN)."""

import pytest

from helpers.night import monster, night, noted, offered, step, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.rulesets.village_attacks.state import GONE


def attacked(target, *villagers, answers=(), **more):
    """The first villager in line attacks."""
    battle = night(target, villagers=villagers, phase="villagers", **more)
    play(step(battle), [(Choose, (answer,)) for answer in answers])
    return battle


def at_corridor(card, **more):
    return monster(card, zone="CO", **more)


# Defence


@pytest.mark.rule("VIL-DEF-02")
def test_a_defence_lowers_the_damage_of_one_attack_by_2():
    tusk = at_corridor("old-mother-tusk", defences="defence")
    battle = attacked(tusk, "1 hero:brell-the-houndmaster CO", answers=("parry-1",))
    assert (battle.monsters[0].damage, battle.monsters[0].defence) == (0, [])


@pytest.mark.rule("VIL-DEF-02")
def test_the_player_may_save_a_defence():
    battle = attacked(at_corridor("old-mother-tusk", defences="defence"), "1 commoner CO", answers=("parry-0",))
    assert (battle.monsters[0].damage, battle.monsters[0].defence) == (1, ["defence"])


@pytest.mark.rule("VIL-DEF-02")
def test_it_is_asked_once_the_damage_is_known_and_before_it_is_placed():
    battle = night(at_corridor("old-mother-tusk", defences="defence"), villagers=("1 commoner CO",), phase="villagers")
    assert next(step(battle)).rule == "VIL-DEF-02"
    assert (noted(battle, "attacks")[0]["damage"], battle.monsters[0].damage) == (1, 0)


@pytest.mark.rule("VIL-DEF-02")
def test_several_dice_may_be_spent_on_one_attack():
    golem = at_corridor("gatehouse-golem", defences="defence defence")
    battle = attacked(golem, "1 hero:petra-quarryman CO", event="silver-collection", answers=("parry-2",))
    assert (battle.monsters[0].damage, battle.monsters[0].defence) == (0, [])


@pytest.mark.rule("VIL-DEF-02")
def test_a_defence_works_on_the_blow_of_the_troll():
    battle = night(at_corridor("old-mother-tusk", defences="defence"), troll="CO", phase="troll")
    play(step(battle), [(Roll, ("melee",)), (Choose, ("parry-1",))])
    assert battle.monsters[0].damage == 1


@pytest.mark.rule("VIL-DEF-02")
def test_a_defence_does_not_help_against_burn():
    battle = night(monster("old-mother-tusk", defences="defence", conditions="burn"))
    play(step(battle), [(Roll, ("melee", "melee", "ranged", "ranged", "magic", "magic"))])
    assert (battle.monsters[0].damage, battle.monsters[0].defence) == (1, ["defence"])


@pytest.mark.rule("VIL-DEF-03", "VIL-EX-09", "VIL-STM-05")
def test_a_condition_comes_with_the_attack_though_all_damage_is_prevented():
    golem = at_corridor("gatehouse-golem", defences="defence")
    battle = attacked(golem, "1 hero:petra-quarryman CO", answers=("parry-1",))
    assert (battle.monsters[0].damage, battle.monsters[0].breaks) == (0, 1)


# Revenge


@pytest.mark.rule("VIL-DEF-04", "VIL-DEF-05")
def test_a_revenge_prevents_nothing_and_deals_what_the_attack_deals():
    tusk = at_corridor("old-mother-tusk", defences="revenge")
    battle = attacked(tusk, "1 hero:brell-the-houndmaster CO", answers=("revenge-1",))
    assert (battle.monsters[0].damage, battle.villagers[0].damage) == (2, 2)


@pytest.mark.rule("VIL-DEF-05")
def test_a_revenge_returns_what_got_through_after_defence():
    golem = at_corridor("gatehouse-golem", defences="defence revenge")
    answers = ("parry-1", "revenge-1")
    battle = attacked(golem, "1 hero:petra-quarryman CO", event="silver-collection", answers=answers)
    assert (battle.monsters[0].damage, battle.villagers[0].damage) == (1, 1)


@pytest.mark.rule("VIL-DEF-05")
def test_when_nothing_gets_through_the_die_is_kept():
    tusk = at_corridor("old-mother-tusk", defences="defence revenge")
    battle = attacked(tusk, "1 commoner CO", answers=("parry-1",))
    assert (battle.monsters[0].defence, villagers_in(battle, "GH")) == (["revenge"], ["commoner"])


@pytest.mark.rule("VIL-DEF-05", "VIL-DEF-06", "VIL-DTH-02")
def test_a_revenge_strikes_even_if_the_attack_kills_the_monster_which_keeps_no_experience():
    tusk = at_corridor("old-mother-tusk", defences="revenge", damage=6)
    battle = attacked(tusk, "1 commoner CO", answers=("revenge-1",), morale=9)
    assert (battle.monsters[0].zone, battle.villagers, battle.morale) == (GONE, [], 8)
    assert battle.monsters[0].experience == 0


@pytest.mark.rule("VIL-DEF-05")
def test_a_revenge_strikes_at_a_distance():
    tusk = at_corridor("old-mother-tusk", defences="revenge")
    assert not attacked(tusk, "1 hunter:fiend YA", answers=("revenge-1",)).villagers


@pytest.mark.rule("VIL-DEF-05")
def test_a_yunfakh_hunter_that_strikes_from_another_zone_is_unharmed():
    battle = attacked(at_corridor("old-mother-tusk", defences="revenge"), "1 yunfakh:fiend YA")
    assert (battle.monsters[0].damage, battle.monsters[0].defence, len(battle.villagers)) == (1, ["revenge"], 1)


@pytest.mark.rule("VIL-DEF-05")
def test_a_yunfakh_hunter_in_the_same_zone_is_not():
    tusk = at_corridor("old-mother-tusk", defences="revenge")
    assert not attacked(tusk, "1 yunfakh:fiend CO", answers=("revenge-1",)).villagers


@pytest.mark.rule("VIL-DEF-05")
def test_two_revenge_dice_strike_twice():
    tusk = at_corridor("old-mother-tusk", defences="revenge revenge")
    battle = attacked(tusk, "1 hero:petra-quarryman CO", answers=("revenge-2",))
    assert (battle.monsters[0].damage, battle.villagers[0].damage) == (1, 2)


@pytest.mark.rule("VIL-DEF-06")
def test_a_kill_by_revenge_gives_1_experience_also_for_a_hero():
    tusk = at_corridor("old-mother-tusk", defences="revenge")
    battle = attacked(tusk, "1 hero:brell-the-houndmaster CO damage=2", answers=("revenge-1",), morale=9)
    assert (battle.villagers, battle.monsters[0].experience, battle.morale) == ([], 1, 7)


@pytest.mark.rule("VIL-DEF-07")
@pytest.mark.parametrize(("dice", "answer"), [("defence", "parry-1"), ("revenge", "revenge-1")])
def test_a_used_die_is_discarded(dice, answer):
    battle = attacked(at_corridor("old-mother-tusk", defences=dice), "1 commoner CO", answers=(answer,))
    assert battle.monsters[0].defence == []


@pytest.mark.rule("VIL-EX-08", "VIL-DEF-02", "VIL-DEF-05", "VIL-DEF-06", "VIL-DEF-07", "VIL-TGT-03")
def test_the_first_of_two_nemeses_is_parried_the_second_revenged():
    tusk = at_corridor("old-mother-tusk", defences="defence revenge")
    battle = attacked(tusk, "2 hunter:beast CO", answers=("parry-1",), morale=9)
    assert (battle.monsters[0].damage, battle.monsters[0].defence) == (0, ["revenge"])
    play(step(battle), [(Choose, ("revenge-1",))])
    after = battle.monsters[0]
    assert (after.damage, after.defence, after.experience, battle.morale) == (2, [], 1, 8)


# Minions


@pytest.mark.rule("VIL-MIN-01")
def test_a_minion_acts_through_its_monsters_powers_alone():
    puppets = monster("marionettist", zone="GH", dice="ranged", minions="GH away")
    battle = night(puppets, villagers=("1 commoner CO",))
    assert not [key for key in offered(battle) if "puppet" in key]
    play(step(battle), [(Choose, ("power-a1",)), (Choose, ("CO",))])
    assert (zone_of(battle, battle.minions[0]), battle.villagers, battle.monsters[0].experience) == ("CO", [], 1)


@pytest.mark.rule("VIL-MIN-01")
def test_a_minion_leaves_the_map_with_its_monster():
    puppets = monster("marionettist", zone="CO", damage=4, minions="CO YA")
    battle = night(puppets, villagers=("1 hero:petra-quarryman CO",), phase="villagers")
    play(step(battle), [(Roll, ("heads",)), (Choose, ("minions-0",))])
    assert [minion.zone for minion in battle.minions] == [GONE, GONE]


@pytest.mark.rule("VIL-MIN-02", "VIL-HUN-02")
def test_a_minion_has_the_type_of_its_monster():
    battle = attacked(monster("marionettist", minions="CO away"), "1 hunter:construct CO")
    (blow,) = noted(battle, "attacks")
    assert (blow["target"], blow["damage"]) == ("marionettist-puppet-1", 2)


@pytest.mark.rule("VIL-MIN-03")
def test_villagers_attack_a_minion_as_they_attack_monsters():
    battle = attacked(monster("marionettist", minions="CO away"), "1 commoner CO")
    assert battle.minions[0].zone == GONE


@pytest.mark.rule("VIL-MIN-03", "VIL-TGT-07")
def test_a_minion_and_a_monster_in_one_zone_are_tied():
    puppets = monster("marionettist", zone="CO", minions="CO away")
    battle = night(puppets, villagers=("1 commoner CO",), phase="villagers")
    play(step(battle), [(Roll, ("tails",))])
    assert (battle.monsters[0].damage, battle.minions[0].zone) == (0, GONE)


@pytest.mark.rule("VIL-MIN-04", "VIL-MIN-05", "VIL-EX-17")
def test_a_minion_takes_the_damage_and_the_rest_goes_to_its_monster():
    puppets = monster("marionettist", zone="CO", minions="CO away")
    battle = night(puppets, villagers=("1 hunter:construct CO",), phase="villagers")
    play(step(battle), [(Roll, ("heads",)), (Choose, ("minions-1",))])
    assert (battle.monsters[0].damage, battle.minions[0].zone) == (1, GONE)


@pytest.mark.rule("VIL-MIN-04")
def test_several_minions_may_share():
    puppets = monster("marionettist", zone="CO", minions="CO CO")
    battle = night(puppets, villagers=("1 hunter:construct YA",), phase="villagers")
    play(step(battle), [(Draw, ("marionettist",)), (Choose, ("minions-2",))])
    assert ([minion.zone for minion in battle.minions], battle.monsters[0].damage) == ([GONE, GONE], 0)


@pytest.mark.rule("VIL-MIN-04")
def test_a_minion_elsewhere_takes_nothing():
    battle = attacked(monster("marionettist", zone="CO", minions="GH GH"), "1 commoner CO")
    assert battle.monsters[0].damage == 1


@pytest.mark.rule("VIL-MIN-04", "VIL-GEN-06")
def test_the_player_names_the_minion_where_they_are_not_alike():
    puppets = monster("marionettist", zone="CO", minions="CO CO CO", servant="thrall")
    battle = night(puppets, villagers=("1 commoner CO",), phase="villagers")
    blow = [(Draw, ("marionettist",)), (Choose, ("minions-1",)), (Choose, ("marionettist-thrall",))]
    play(step(battle), blow)
    assert [one.key for one in battle.minions] == ["marionettist-puppet-1", "marionettist-puppet-2"]


@pytest.mark.rule("VIL-MIN-05", "VIL-EX-23", "VIL-DEF-02", "VIL-DEF-05", "VIL-MIN-04", "VIL-TGT-03")
def test_what_a_minion_took_gives_revenge_nothing_to_return():
    golem = at_corridor("gatehouse-golem", servant="thrall", defences="defence revenge")
    there = {"villagers": ("1 hero:petra-quarryman CO",), "event": "silver-collection", "phase": "villagers"}
    battle = night(golem, **there)
    play(step(battle), [(Roll, ("heads",)), (Choose, ("parry-1",)), (Choose, ("minions-1",))])
    assert (battle.monsters[0].damage, battle.minions, battle.monsters[0].defence) == (0, [], ["revenge"])


@pytest.mark.rule("VIL-MIN-06")
def test_a_minion_takes_no_condition_and_its_death_costs_the_heart_nothing():
    battle = attacked(monster("marionettist", minions="CO away"), "1 hero:petra-quarryman CO")
    assert (battle.monsters[0].breaks, battle.minions[0].zone, battle.heart) == (0, GONE, 8)


@pytest.mark.rule("VIL-MIN-06")
def test_a_minion_fills_a_place_and_is_shoved_by_nobody():
    puppets = monster("marionettist", zone="TW", minions="TW TW")
    battle = night(puppets, monster("ember-nun", zone="TW"), monster("weeping-bell", zone="GA", dice="magic"))
    assert [key for key in offered(battle) if key.startswith("step")] == ["step-HE"]
