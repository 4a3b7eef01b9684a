"""Powers in general, the target priority, luck and darkness (ledger topics POW, PRI, STZ)."""

import pytest

from helpers.night import marked, monster, night, offered, step, those, villagers_in, whole, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.village_attacks.flow import restore
from horologium.engine.rulesets.village_attacks.verbs import fall, wound


def choose(*keys):
    return [(Choose, (key,)) for key in keys]


# Powers


@pytest.mark.rule("VIL-POW-01")
def test_a_power_takes_its_dice_from_roll_and_reserve():
    battle = night(
        monster("old-mother-tusk", zone="GH", dice="melee magic", reserve="melee"), villagers=("4 commoner GH",)
    )
    play(step(battle), choose("power-a1"))
    tusk = battle.monsters[0]
    assert (tusk.dice, tusk.reserve) == (["magic"], [])


@pytest.mark.rule("VIL-POW-01")
def test_what_a_power_costs_must_be_there():
    battle = night(monster("old-mother-tusk", zone="GH", dice="melee ranged"), villagers=("4 commoner GH",))
    assert "power-a1" not in offered(battle)


@pytest.mark.rule("VIL-POW-02")
def test_a_power_is_used_once_in_a_round():
    battle = night(monster("ember-nun", zone="GH", dice="magic magic"), villagers=("4 commoner GH",))
    play(step(battle), choose("power-a1", "enough"))
    assert "power-a1" not in offered(battle)
    play(restore(battle), [])
    assert battle.monsters[0].used == []


@pytest.mark.rule("VIL-POW-03")
def test_the_held_may_move_again_in_the_next_round():
    battle = night(monster("ossuary-warden", zone="GH", dice="defence"), villagers=("1 commoner GH",))
    play(step(battle), choose("power-a1"))
    play(restore(battle), [])
    assert those(battle, "held") == []


@pytest.mark.rule("VIL-POW-03", "VIL-MIS-05")
def test_the_held_do_not_move_but_attack():
    battle = night(monster("ossuary-warden", zone="GH", dice="defence"), villagers=("1 commoner GH",))
    play(step(battle), choose("power-a1"))
    battle.phase, battle.waiting, battle.reach = "villagers", ["commoner-1"], {"commoner-1": 1}
    play(step(battle), [])
    assert (villagers_in(battle, "GH"), battle.monsters[0].damage) == (["commoner"], 1)


@pytest.mark.rule("VIL-MIS-05")
def test_a_held_villager_is_moved_by_a_villager_result():
    battle = night(monster("weeping-bell", dice="villager"), villagers=("1 commoner GH held",))
    play(step(battle), choose("villager"))
    assert villagers_in(battle, "HE") == ["commoner"]


@pytest.mark.rule("VIL-POW-04")
def test_what_a_power_holds_and_closes_ends_with_its_monster():
    warden = monster("ossuary-warden", zone="GH", dice="defence")
    battle = night(warden, villagers=("1 commoner GH",))
    play(step(battle), choose("power-a1"))
    fall(battle, battle.monsters[0])
    assert those(battle, "held") == []
    golem = night(monster("gatehouse-golem", zone="GH", dice="defence defence"))
    play(step(golem), choose("power-a1", "HE"))
    wound(golem, golem.monsters[0], 9, "VIL-DTH-01")
    assert golem.closed == []


@pytest.mark.rule("VIL-POW-05")
def test_conditions_outlive_the_monster_that_made_them():
    battle = night(monster("candle-widow", zone="GH", dice="ranged", powers="b2"), villagers=("1 commoner CO",))
    play(step(battle), choose("power-b2", "CO", "commoner-1"))
    fall(battle, battle.monsters[0])
    assert (marked(battle, "dark"), those(battle, "stunned")) == (["CO"], ["commoner"])


@pytest.mark.rule("VIL-POW-06", "VIL-MIS-13")
def test_a_power_may_burn_a_yunfakh_whom_it_cannot_hurt_from_afar():
    battle = night(
        monster("ember-nun", zone="GH", dice="ranged revenge", powers="b1"), villagers=("1 yunfakh:beast CO",)
    )
    play(step(battle), choose("power-b1"))
    assert (battle.villagers[0].damage, battle.villagers[0].burning) == (0, True)


@pytest.mark.rule("VIL-POW-06")
def test_a_yunfakh_of_the_same_zone_is_hurt_by_powers():
    battle = night(monster("old-mother-tusk", zone="GH", dice="melee melee"), villagers=("1 yunfakh:beast GH",))
    play(step(battle), choose("power-a1"))
    assert battle.villagers == []


@pytest.mark.rule("VIL-POW-06")
def test_a_damaging_power_passes_over_a_yunfakh_at_a_distance():
    villagers = ("1 yunfakh:beast CO", "1 hero:petra-quarryman CO")
    battle = night(monster("hollow-choirboy", zone="GH", dice="ranged revenge", powers="c1"), villagers=villagers)
    play(step(battle), choose("power-c1"))
    assert [one.damage for one in battle.villagers] == [0, 2]


@pytest.mark.rule("VIL-POW-07")
def test_killing_by_a_power_is_rewarded_like_an_attack():
    battle = night(
        monster("old-mother-tusk", zone="GH", dice="melee melee"), villagers=("1 commoner GH", "1 hunter:undead GH")
    )
    play(step(battle), choose("power-a1"))
    assert (battle.morale, battle.monsters[0].experience) == (18, 2)


# Target priority


@pytest.mark.rule("VIL-PRI-01")
def test_commoners_come_before_hunters_and_these_before_heroes():
    villagers = ("1 hero:petra-quarryman GH", "1 yunfakh:beast GH", "1 hunter:undead GH", "1 commoner GH")
    battle = night(monster("ember-nun", zone="GH", dice="melee melee melee melee"), villagers=villagers)
    found = []
    for answer in ("melee-commoner-4", "melee-hunter-undead-3", "melee-yunfakh-beast-2"):
        found.append([key for key in offered(battle) if key.startswith("melee-")])
        play(step(battle), choose(answer))
    found.append([key for key in offered(battle) if key.startswith("melee-")])
    both = ["melee-yunfakh-beast-2", "melee-hunter-undead-3"]
    assert found == [["melee-commoner-4"], both, ["melee-yunfakh-beast-2"], ["melee-petra-quarryman-1"]]


@pytest.mark.rule("VIL-PRI-02")
def test_each_point_of_a_power_follows_the_order_anew():
    villagers = ("1 hero:petra-quarryman GH", "1 hunter:undead GH", "1 commoner GH")
    battle = night(monster("old-mother-tusk", zone="GH", dice="melee melee", powers="a2"), villagers=villagers)
    play(step(battle), choose("power-a2"))
    assert [(one.kind, one.damage) for one in battle.villagers] == [("hero", 2)]


@pytest.mark.rule("VIL-PRI-02")
def test_a_power_passes_over_those_who_have_the_condition_already():
    villagers = ("1 commoner GH burning", "1 hunter:undead GH")
    battle = night(monster("ember-nun", zone="GH", dice="magic"), villagers=villagers)
    play(step(battle), choose("power-a1"))
    assert those(battle, "burning") == ["commoner", "hunter"]


@pytest.mark.rule("VIL-EX-25", "VIL-PRI-02", "VIL-STV-02")
def test_a_power_stuns_a_standing_hunter_before_the_stunned_commoner():
    villagers = ("1 commoner GH stunned", "2 hunter:undead GH")
    battle = night(monster("ossuary-warden", zone="GH", dice="magic", powers="b1"), villagers=villagers)
    play(step(battle), choose("power-b1"))
    assert those(battle, "stunned") == ["commoner", "hunter"]


@pytest.mark.rule("VIL-EX-25", "VIL-STV-04")
def test_a_trap_is_wasted_on_the_stunned_commoner():
    villagers = ("1 commoner GH stunned", "1 hunter:undead GH", "1 hunter:beast GH")
    battle = night(villagers=villagers, traps=("hall-of-mirrors GH",), phase="traps")
    play(step(battle), [(Roll, ("tails",))])
    assert [(one.type, one.stunned) for one in battle.villagers] == [("", True), ("undead", False), ("beast", True)]


# Zones


@pytest.mark.rule("VIL-STZ-01")
def test_bad_luck_meets_both_sides_in_its_zone():
    battle = night(
        monster("weeping-bell", zone="GH", dice="melee"), villagers=("2 commoner GH",), zones=("GH unlucky",)
    )
    play(step(battle), [*choose("melee-commoner-1"), (Roll, ("tails",))])
    battle.phase, battle.waiting, battle.reach = "villagers", ["commoner-1"], {"commoner-1": 1}
    play(step(battle), [(Roll, ("tails",))])
    assert (len(battle.villagers), battle.monsters[0].damage) == (2, 0)


@pytest.mark.rule("VIL-STZ-02")
def test_a_zone_condition_goes_in_the_restore_phase_of_its_round():
    battle = night(zones=("GH unlucky", "CO dark"))
    play(restore(battle), [])
    assert battle.conditions == []


@pytest.mark.rule("VIL-STZ-02")
def test_a_zone_may_be_dark_and_unlucky_but_not_dark_twice():
    battle = night(monster("candle-widow", zone="GH", dice="ranged", powers="b1"), zones=("HE dark", "HE unlucky"))
    play(step(battle), choose("power-b1", "GH"))
    assert (marked(battle, "dark"), marked(battle, "unlucky")) == (["HE", "GH"], ["HE"])


@pytest.mark.rule("VIL-STZ-03")
@pytest.mark.parametrize(("face", "left"), [("heads", 0), ("tails", 1)])
def test_heads_an_attack_in_an_unlucky_zone_works_and_its_die_is_gone(face, left):
    battle = night(
        monster("weeping-bell", zone="GH", dice="melee magic"), villagers=("1 commoner GH",), zones=("GH unlucky",)
    )
    play(step(battle), [*choose("melee-commoner-1"), (Roll, (face,))])
    assert (len(battle.villagers), battle.monsters[0].dice) == (left, ["magic"])


@pytest.mark.rule("VIL-STZ-03")
def test_the_zone_of_the_attacker_decides_on_luck():
    battle = night(
        monster("weeping-bell", zone="GH", dice="ranged"), villagers=("1 commoner CO",), zones=("CO unlucky",)
    )
    play(step(battle), choose("ranged-commoner-1"))
    assert battle.villagers == []


@pytest.mark.rule("VIL-STZ-03")
def test_a_damaging_power_flips_once_and_fails_as_a_whole():
    bramblehart = monster("bramblehart", zone="GH", dice="melee", powers="a2")
    battle = night(bramblehart, villagers=("4 commoner GH",), zones=("GH unlucky",))
    play(step(battle), [*choose("power-a2"), (Roll, ("tails",))])
    assert (len(battle.villagers), those(battle, "stunned"), battle.monsters[0].used) == (4, [], ["a2"])


@pytest.mark.rule("VIL-STZ-03")
def test_the_coin_comes_before_defence_is_asked_for():
    bell = monster("weeping-bell", zone="GH", defences="defence")
    battle = night(bell, villagers=("1 commoner GH",), zones=("GH unlucky",), phase="villagers")
    play(step(battle), [(Roll, ("tails",))])
    assert battle.monsters[0].defence == ["defence"]


@pytest.mark.rule("VIL-STZ-03")
def test_revenge_is_no_attack_and_does_not_flip():
    warden = monster("ossuary-warden", zone="GH", defences="revenge")
    battle = night(warden, villagers=("1 commoner GH",), zones=("GH unlucky",), phase="villagers")
    play(step(battle), [(Roll, ("heads",)), *choose("revenge-1")])
    assert battle.villagers == []


@pytest.mark.rule("VIL-STZ-03")
def test_a_puppets_blow_is_judged_by_its_own_zone():
    master = monster("marionettist", zone="GH", dice="ranged", minions="CO away")
    battle = night(master, villagers=("1 commoner CO",), zones=("CO unlucky",))
    play(step(battle), [*choose("power-a1", "CO"), (Roll, ("tails",))])
    assert villagers_in(battle, "CO") == ["commoner"]


@pytest.mark.rule("VIL-STZ-04")
def test_traps_and_burn_know_no_bad_luck():
    battle = night(villagers=("2 commoner GH",), traps=("spike-pit GH",), zones=("GH unlucky",), phase="traps")
    play(step(battle), [])
    burnt = night(villagers=("1 commoner GH burning",), zones=("GH unlucky",), phase="villagers")
    play(step(burnt), [])
    assert battle.villagers == burnt.villagers == []


@pytest.mark.rule("VIL-STZ-05")
def test_a_power_without_damage_needs_no_luck():
    battle = night(monster("ember-nun", zone="GH", dice="magic"), villagers=("1 commoner GH",), zones=("GH unlucky",))
    play(step(battle), choose("power-a1"))
    assert those(battle, "burning") == ["commoner"]


@pytest.mark.rule("VIL-STZ-06")
@pytest.mark.parametrize("dark", ["GH", "CO"])
def test_nobody_shoots_into_or_out_of_the_dark(dark):
    battle = night(
        monster("weeping-bell", zone="GH", dice="ranged"), villagers=("1 hunter:undead CO",), zones=(f"{dark} dark",)
    )
    assert not [key for key in offered(battle) if key.startswith("ranged-")]
    battle.phase, battle.waiting, battle.reach = "villagers", ["hunter-undead-1"], {"hunter-undead-1": 2}
    play(step(battle), [])
    assert battle.monsters[0].damage == 0


@pytest.mark.rule("VIL-STZ-06")
def test_within_the_dark_they_still_strike():
    battle = night(
        monster("weeping-bell", zone="GH"), villagers=("1 hunter:undead GH",), zones=("GH dark",), phase="villagers"
    )
    play(step(battle), [])
    assert battle.monsters[0].damage == 1


@pytest.mark.rule("VIL-STZ-07")
def test_darkness_between_breaks_the_line_of_sight():
    bell = monster("weeping-bell", zone="GH", dice="ranged", powers="b1")
    assert "power-b1" in offered(night(bell, villagers=("1 commoner YA",)))
    assert "power-b1" not in offered(night(bell, villagers=("1 commoner YA",), zones=("CO dark",)))


@pytest.mark.rule("VIL-STZ-07")
def test_powers_with_reach_need_a_line_of_sight():
    bell = monster("weeping-bell", zone="GH", dice="magic")
    assert "power-a1" not in offered(night(bell, villagers=("1 commoner CO",), zones=("CO dark",)))


# Nothing is paid for nothing


@pytest.mark.rule("VIL-GEN-08")
def test_what_could_do_nothing_is_not_offered():
    nun = monster("ember-nun", zone="GH", dice="magic defence ranged revenge", powers="b1")
    assert not [key for key in offered(night(nun, villagers=("1 commoner GH burning",))) if key == "power-a1"]
    widow = monster("candle-widow", zone="GH", dice="ranged", powers="b1")
    assert "power-b1" not in offered(night(widow, event="watchfires"))


@pytest.mark.rule("VIL-GEN-10", "VIL-END-02")
def test_once_the_night_is_won_no_further_point_is_asked_for():
    tusk = monster("old-mother-tusk", zone="GH", dice="melee melee")
    battle = night(tusk, villagers=("1 commoner GH", "1 hunter:beast GH", "1 hunter:undead GH"), morale=1)
    play(whole(battle), choose("power-a1"))
    assert (battle.won, len(battle.villagers)) == ("morale", 2)


@pytest.mark.rule("VIL-MIS-05")
def test_who_is_moved_away_stays_where_nothing_is_farther():
    boy = monster("hollow-choirboy", zone="YA", dice="magic", powers="b1")
    assert "power-b1" not in offered(night(boy, villagers=("1 commoner GT",)))


@pytest.mark.rule("VIL-MIS-05")
def test_who_is_moved_away_shoves_in_a_full_zone():
    boy = monster("hollow-choirboy", zone="HE", dice="magic", powers="b1")
    battle = night(boy, villagers=("1 commoner GA", "4 hunter:undead TW"))
    play(step(battle), choose("power-b1"))
    assert villagers_in(battle, "TW") == ["commoner", *["hunter"] * 3]
    assert villagers_in(battle, "RP") == ["hunter"]


@pytest.mark.rule("VIL-MIS-05")
def test_a_free_step_into_a_full_zone_still_shoves():
    widow = monster("candle-widow", zone="GH", dice="defence", powers="c1")
    battle = night(widow, villagers=("4 commoner CO",))
    play(step(battle), choose("power-c1", "CO"))
    assert (zone_of(battle, battle.monsters[0]), villagers_in(battle, "YA")) == ("CO", ["commoner"])
