"""What results are spent on (ledger topics ATK, DEF, RES, TRP, OBJ, HEA)."""

import pytest

from helpers.night import mission, monster, night, offered, step, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.village_attacks.castle import passage
from horologium.engine.rulesets.village_attacks.mission_specs import Scaled, WorkSpec
from horologium.engine.rulesets.village_attacks.verbs import close_passage

ALTAR = WorkSpec("altar", "Altar", "KI", ("magic",), Scaled(2, 1))
FOUR = ("bear-jaws", "net-fall", "spike-pit", "falling-vault")


def keys(battle, kind):
    """What is offered of a kind."""
    return [key for key in offered(battle) if key.startswith(kind)]


def use(battle, *answers):
    play(step(battle), [(Choose, (answer,)) for answer in answers])


# Movement


@pytest.mark.rule("VIL-MOV-02")
def test_a_monster_without_a_free_movement_slot_cannot_move():
    battle = night(monster("gatehouse-golem", zone="GH", dice="melee melee melee"))
    use(battle, "step-CO")
    assert not keys(battle, "step")


@pytest.mark.rule("VIL-MOV-01")
@pytest.mark.parametrize("face", ["melee", "ranged", "defence", "revenge"])
def test_every_useful_result_buys_a_step(face):
    battle = night(monster("weeping-bell", zone="GH", dice=f"{face} villager"))
    use(battle, "step-CO")
    assert (zone_of(battle, battle.monsters[0]), battle.monsters[0].movement) == ("CO", [face])


@pytest.mark.rule("VIL-MOV-01")
def test_a_step_leads_into_an_adjacent_zone_alone():
    assert keys(night(monster("weeping-bell", zone="GH", dice="magic")), "step") == ["step-HE", "step-KI", "step-CO"]


@pytest.mark.rule("VIL-MOV-03")
def test_the_zone_that_is_entered_hinders_nobody():
    battle = night(monster("weeping-bell", zone="GH", dice="magic", damage=4), villagers=("3 commoner KI",))
    use(battle, "step-KI")
    assert zone_of(battle, battle.monsters[0]) == "KI"


@pytest.mark.rule("VIL-MOV-03")
def test_the_troll_does_not_hinder():
    battle = night(monster("weeping-bell", zone="KI", dice="magic", damage=3), villagers=("1 commoner KI",), troll="KI")
    assert keys(battle, "step")


# Attacks


@pytest.mark.rule("VIL-ATK-01")
def test_a_melee_result_deals_1_damage_in_the_own_zone():
    battle = night(monster("weeping-bell", zone="GH", dice="melee"), villagers=("1 hero:widow-garrick GH",))
    use(battle, "melee-widow-garrick-1")
    assert (battle.villagers[0].damage, battle.monsters[0].dice) == (1, [])


@pytest.mark.rule("VIL-ATK-01")
def test_a_melee_result_reaches_no_other_zone():
    assert not keys(night(monster("weeping-bell", zone="GH", dice="melee"), villagers=("1 commoner KI",)), "melee")


@pytest.mark.rule("VIL-ATK-02")
def test_a_ranged_result_deals_1_damage_in_an_adjacent_zone():
    battle = night(monster("weeping-bell", zone="GH", dice="ranged"), villagers=("1 hero:widow-garrick KI",))
    use(battle, "ranged-widow-garrick-1")
    assert battle.villagers[0].damage == 1


@pytest.mark.rule("VIL-ATK-02")
@pytest.mark.parametrize("zone", ["GH", "YA"])
def test_a_ranged_result_reaches_neither_the_own_zone_nor_distance_2(zone):
    assert not keys(
        night(monster("weeping-bell", zone="GH", dice="ranged"), villagers=(f"1 commoner {zone}",)), "ranged"
    )


@pytest.mark.rule("VIL-ATK-02")
@pytest.mark.parametrize("zone", ["GH", "KI"])
def test_darkness_at_either_end_breaks_the_line_of_a_ranged_result(zone):
    bell = monster("weeping-bell", zone="GH", dice="ranged")
    assert not keys(night(bell, villagers=("1 commoner KI",), zones=(f"{zone} dark",)), "ranged")


@pytest.mark.rule("VIL-ATK-02")
def test_a_closed_passage_breaks_the_line_of_a_ranged_result():
    battle = night(monster("weeping-bell", zone="GH", dice="ranged"), villagers=("1 commoner KI",))
    cell = battle.castle.board.cell
    close_passage(battle, passage(cell("GH"), cell("KI")), "", 0, "VIL-GEN-05")
    assert not keys(battle, "ranged")


@pytest.mark.rule("VIL-ATK-03")
def test_priority_binds_within_each_zone_and_the_player_picks_the_zone():
    there = ("1 hunter:beast KI", "1 commoner KI", "1 hero:sexton-marl CO", "1 hunter:fiend CO")
    battle = night(monster("weeping-bell", zone="GH", dice="ranged"), villagers=there)
    assert keys(battle, "ranged") == ["ranged-commoner-2", "ranged-hunter-fiend-4"]


@pytest.mark.rule("VIL-ATK-03")
def test_each_die_is_an_attack_by_itself():
    battle = night(
        monster("weeping-bell", zone="GH", dice="melee melee"), villagers=("1 hunter:beast GH", "1 commoner GH")
    )
    use(battle, "melee-commoner-2")
    assert (battle.monsters[0].experience, keys(battle, "melee")) == (1, ["melee-hunter-beast-1"])


@pytest.mark.rule("VIL-ATK-04")
def test_a_ranged_result_skips_a_yunfakh_hunter():
    there = ("1 yunfakh:beast KI", "1 hero:sexton-marl KI", "1 yunfakh:beast CO")
    battle = night(monster("weeping-bell", zone="GH", dice="ranged"), villagers=there)
    assert keys(battle, "ranged") == ["ranged-sexton-marl-2"]


@pytest.mark.rule("VIL-ATK-04")
def test_a_damaging_power_from_another_zone_skips_a_yunfakh_hunter():
    bell = monster("weeping-bell", zone="GH", dice="ranged", powers="b1")
    battle = night(bell, villagers=("1 yunfakh:beast KI", "1 hero:sexton-marl KI"))
    use(battle, "power-b1")
    assert [villager.damage for villager in battle.villagers] == [0, 1]


@pytest.mark.rule("VIL-ATK-04")
def test_a_melee_result_hurts_a_yunfakh_hunter():
    battle = night(monster("weeping-bell", zone="GH", dice="melee"), villagers=("1 yunfakh:beast GH",))
    use(battle, "melee-yunfakh-beast-1")
    assert not battle.villagers


@pytest.mark.rule("VIL-ATK-04")
def test_burn_and_traps_hurt_a_yunfakh_hunter():
    there = ("1 yunfakh:beast KI burning", "1 yunfakh:beast GH")
    battle = night(villagers=there, traps=("bear-jaws GH",), phase="villagers")
    battle.waiting = [battle.villagers[0].key]
    for _ in range(4):
        play(step(battle), [])
    assert not battle.villagers


@pytest.mark.rule("VIL-EX-05", "VIL-ATK-01", "VIL-ATK-03", "VIL-PRI-01", "VIL-KIL-01", "VIL-KIL-02")
def test_three_melee_results_go_by_priority():
    collector = monster("tithe-collector", zone="GH", dice="melee melee melee")
    battle = night(collector, villagers=("1 hero:widow-garrick GH", "1 hunter:beast GH", "1 commoner GH"), morale=20)
    for target in ("commoner-3", "hunter-beast-2", "widow-garrick-1"):
        assert keys(battle, "melee") == [f"melee-{target}"]
        use(battle, f"melee-{target}")
    (hero,) = battle.villagers
    assert (hero.health - hero.damage, battle.morale, battle.monsters[0].experience) == (2, 18, 2)


@pytest.mark.rule("VIL-EX-06", "VIL-ATK-02", "VIL-ATK-04", "VIL-POW-06")
def test_a_shot_skips_the_yunfakh_whom_a_harmless_power_may_take():
    bell = monster("weeping-bell", zone="GH", dice="ranged magic")
    battle = night(bell, villagers=("1 yunfakh:beast KI", "1 hero:sexton-marl KI"))
    use(battle, "ranged-sexton-marl-2")
    use(battle, "power-a1", "enough")
    assert [(one.damage, one.stunned) for one in battle.villagers] == [(0, True), (1, False)]


# Slots


@pytest.mark.rule("VIL-DEF-01")
def test_defence_and_revenge_and_no_others_go_into_defence_slots():
    dice = "melee ranged magic villager defence revenge"
    assert keys(night(monster("ossuary-warden", dice=dice)), "guard") == ["guard-defence", "guard-revenge"]


@pytest.mark.rule("VIL-DEF-01")
def test_a_defence_slot_holds_one_die():
    battle = night(monster("weeping-bell", dice="defence revenge"))
    use(battle, "guard-revenge")
    assert (battle.monsters[0].defence, keys(battle, "guard")) == (["revenge"], [])


@pytest.mark.rule("VIL-RES-01")
def test_every_result_but_villager_may_be_stored_in_reserve():
    dice = "melee ranged magic villager defence revenge"
    kept = [f"keep-{face}" for face in ("melee", "ranged", "magic", "defence", "revenge")]
    assert keys(night(monster("weeping-bell", dice=dice)), "keep") == kept


@pytest.mark.rule("VIL-RES-01")
def test_a_reserve_slot_holds_one_die_with_its_face():
    battle = night(monster("ossuary-warden", dice="magic melee"))
    use(battle, "keep-magic")
    warden = battle.monsters[0]
    assert (warden.reserve, warden.dice, keys(battle, "keep")) == (["magic"], ["melee"], [])


@pytest.mark.rule("VIL-RES-01")
def test_the_night_die_cannot_be_kept():
    battle = night(monster("weeping-bell", dice="villager"), spec=mission(day_night=True))
    battle.monsters[0].fleeting = ["melee", "melee"]
    assert not keys(battle, "keep")


# Traps


@pytest.mark.rule("VIL-TRP-01")
def test_any_trap_on_offer_may_be_bought_for_its_cost():
    battle = night(monster("weeping-bell", zone="GH", dice="melee ranged defence"), offer=FOUR)
    assert keys(battle, "trap") == ["trap-bear-jaws", "trap-net-fall", "trap-spike-pit"]
    use(battle, "trap-spike-pit")
    assert (battle.monsters[0].dice, battle.offer) == (["ranged"], ["bear-jaws", "net-fall", "falling-vault"])


@pytest.mark.rule("VIL-TRP-02")
def test_a_bought_trap_lies_where_its_buyer_stands():
    battle = night(monster("weeping-bell", zone="KI", dice="melee"), offer=FOUR)
    use(battle, "trap-bear-jaws")
    assert [(trap.card, zone_of(battle, trap)) for trap in battle.placed] == [("bear-jaws", "KI")]


@pytest.mark.rule("VIL-TRP-03")
def test_no_trap_is_bought_where_one_lies():
    battle = night(monster("weeping-bell", zone="KI", dice="melee"), offer=FOUR, traps=("net-fall KI",))
    assert not keys(battle, "trap")


@pytest.mark.rule("VIL-TRP-04", "VIL-OBJ-02")
def test_a_summoned_monster_buys_no_trap_and_works_at_no_objective():
    there = {"summoned": "ossuary-warden", "summoned_at": "KI", "phase": "summoned", "villagers": ("1 commoner KI",)}
    battle = night(monster("weeping-bell", zone="HE"), offer=FOUR, spec=mission(works=(ALTAR,)), **there)
    assert offered(battle) == ["attack-commoner-1", "step-GH", "step-CO", "end"]


# Objectives


@pytest.mark.rule("VIL-OBJ-01")
def test_an_objective_is_worked_at_with_the_symbols_that_it_demands():
    battle = night(monster("weeping-bell", zone="KI", dice="magic melee"), spec=mission(works=(ALTAR,)))
    assert keys(battle, "work") == ["work-altar-magic"]
    use(battle, "work-altar-magic")
    assert (battle.works[0].progress, battle.monsters[0].dice) == (1, ["melee"])


@pytest.mark.rule("VIL-OBJ-01")
def test_whoever_stands_elsewhere_cannot_work_at_an_objective_nor_can_its_minion():
    puppets = monster("marionettist", zone="GH", dice="magic", minions="KI KI")
    assert not keys(night(puppets, spec=mission(works=(ALTAR,))), "work")


@pytest.mark.rule("VIL-OBJ-01")
def test_who_finishes_an_objective_gains_its_experience():
    battle = night(
        monster("tithe-collector", zone="KI", dice="magic"), spec=mission(works=(ALTAR,)), progress=(("altar", 2),)
    )
    use(battle, "work-altar-magic")
    assert (battle.works[0].done, battle.monsters[0].experience) == (True, 2)


@pytest.mark.rule("VIL-OBJ-01", "VIL-GEN-08")
def test_nothing_is_spent_on_an_objective_that_is_done():
    bell = monster("weeping-bell", zone="KI", dice="magic")
    battle = night(bell, spec=mission(works=(ALTAR,)), progress=(("altar", 3),))
    assert not keys(battle, "work")


# Healing


@pytest.mark.rule("VIL-HEA-01")
@pytest.mark.parametrize(("what", "left"), [("damage", (1, 1)), ("silence", (2, 0))])
def test_magic_in_the_heart_zone_removes_one_damage_or_one_condition(what, left):
    battle = night(monster("weeping-bell", dice="magic", damage=2, conditions="silence"))
    use(battle, f"heal-{what}")
    assert (battle.monsters[0].damage, battle.monsters[0].silences) == left


@pytest.mark.rule("VIL-HEA-01")
def test_healing_goes_on_as_long_as_there_is_magic_and_leaves_the_heart_alone():
    battle = night(monster("weeping-bell", dice="magic magic magic", damage=3), heart=5)
    for _ in range(2):
        use(battle, "heal-damage")
    assert (battle.monsters[0].damage, battle.heart, keys(battle, "heal")) == (1, 5, ["heal-damage"])


@pytest.mark.rule("VIL-HEA-01")
def test_nobody_heals_outside_the_heart_zone():
    assert not keys(night(monster("weeping-bell", zone="GH", dice="magic", damage=2)), "heal")


@pytest.mark.rule("VIL-EX-02", "VIL-MOV-01", "VIL-MOV-03", "VIL-STV-05")
def test_a_stun_frees_a_monster_that_was_hindered():
    battle = night(monster("ember-nun", zone="GH", dice="magic", damage=3), villagers=("3 commoner GH",))
    assert not keys(battle, "step")
    battle.villagers[0].stunned = True
    use(battle, "step-CO")
    assert (zone_of(battle, battle.monsters[0]), villagers_in(battle, "GH")) == ("CO", ["commoner"] * 3)
