"""Each power of the ten Monsters does what its card says, in both tiers (VIL-MIS-06 to 15)."""

import pytest

from helpers.night import marked, monster, night, step, those, villagers_in, zone_of
from helpers.night import offered as offers
from helpers.script import play
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.village_attacks.flow import restore


def choose(*keys):
    return [(Choose, (key,)) for key in keys]


def used(card, tier, dice, *answers, villagers=(), zone="GH", more=None, **position):
    """A battle after a Monster has used a power."""
    battle = night(monster(card, zone=zone, dice=dice, powers=(tier,), **(more or {})), villagers=villagers, **position)
    play(step(battle), choose(f"power-{tier}", *answers))
    return battle


def offered(card, tier, dice, villagers=(), zone="GH", more=None, **position):
    """Whether a Monster may use a power."""
    battle = night(monster(card, zone=zone, dice=dice, powers=(tier,), **(more or {})), villagers=villagers, **position)
    return f"power-{tier}" in offers(battle)


def others(first, last):
    return [f"commoner-{number}" for number in range(first, last + 1)]


# Ossuary Warden


@pytest.mark.rule("VIL-MIS-06")
@pytest.mark.parametrize(("tier", "most"), [("a1", 2), ("a2", 4)])
def test_bone_rampart_holds_villagers_of_its_zone(tier, most):
    battle = used("ossuary-warden", tier, "defence", *others(2, most), villagers=("5 commoner GH", "1 commoner CO"))
    assert those(battle, "held") == ["commoner"] * most
    assert those(battle, "held", "GH") == ["commoner"] * most


@pytest.mark.rule("VIL-MIS-06", "VIL-MIS-05")
def test_fewer_than_the_number_may_be_held():
    battle = used("ossuary-warden", "a2", "defence", "commoner-2", "enough", villagers=("5 commoner GH",))
    assert those(battle, "held") == ["commoner"] * 2


@pytest.mark.rule("VIL-MIS-06")
def test_grave_grip_stuns_one_of_its_zone():
    battle = used("ossuary-warden", "b1", "magic", villagers=("2 commoner GH", "2 commoner CO"))
    assert those(battle, "stunned", "GH") == those(battle, "stunned") == ["commoner"]


@pytest.mark.rule("VIL-MIS-06")
def test_the_better_grip_stuns_three_of_one_zone_beside_it():
    battle = used("ossuary-warden", "b2", "magic", "CO", *others(3, 4), villagers=("1 commoner GH", "4 commoner CO"))
    assert those(battle, "stunned") == those(battle, "stunned", "CO") == ["commoner"] * 3


@pytest.mark.rule("VIL-MIS-06")
@pytest.mark.parametrize(("tier", "left", "damage"), [("c1", 2, 3), ("c2", 1, 2)])
def test_marrow_toll_heals_the_warden_only_when_two_died_of_the_better_one(tier, left, damage):
    battle = used("ossuary-warden", tier, "melee revenge", villagers=("4 commoner GH",), more={"damage": 3})
    assert len(villagers_in(battle, "GH")) == left
    assert battle.monsters[0].damage == damage


@pytest.mark.rule("VIL-MIS-06")
def test_one_death_heals_no_warden():
    villagers = ("1 commoner GH", "1 hero:petra-quarryman GH")
    battle = used("ossuary-warden", "c2", "melee revenge", villagers=villagers, more={"damage": 3})
    assert (battle.monsters[0].damage, battle.villagers[0].damage) == (3, 2)


# Candle Widow


@pytest.mark.rule("VIL-MIS-07")
@pytest.mark.parametrize(("tier", "most"), [("a1", 1), ("a2", 2)])
def test_wax_tears_burn_villagers_of_one_zone(tier, most):
    battle = used(
        "candle-widow", tier, "magic", "CO", *others(3, most + 1), villagers=("1 commoner GH", "3 commoner CO")
    )
    assert those(battle, "burning") == those(battle, "burning", "CO") == ["commoner"] * most


@pytest.mark.rule("VIL-MIS-07")
def test_snuff_darkens_a_zone_with_nobody_in_it():
    battle = used("candle-widow", "b1", "ranged", "HE", villagers=("1 commoner GH",))
    assert (marked(battle, "dark"), those(battle, "stunned")) == (["HE"], [])


@pytest.mark.rule("VIL-MIS-07")
def test_the_better_snuff_stuns_two_in_the_dark_zone():
    villagers = ("1 commoner GH", "3 commoner CO")
    battle = used("candle-widow", "b2", "ranged", "CO", "commoner-2", "commoner-3", villagers=villagers)
    assert marked(battle, "dark") == ["CO"]
    assert those(battle, "stunned") == those(battle, "stunned", "CO") == ["commoner"] * 2


@pytest.mark.rule("VIL-MIS-07", "VIL-MIS-05")
def test_slow_procession_takes_her_past_whoever_hinders_without_die_or_slot():
    battle = used("candle-widow", "c1", "defence", "CO", villagers=("9 commoner GH",))
    widow = battle.monsters[0]
    assert (zone_of(battle, widow), widow.movement) == ("CO", [])


@pytest.mark.rule("VIL-MIS-07")
@pytest.mark.parametrize(("way", "end"), [(("CO", "YA"), "YA"), (("CO", "CO"), "CO")])
def test_the_better_procession_takes_up_to_two_steps(way, end):
    battle = used("candle-widow", "c2", "defence", *way)
    assert zone_of(battle, battle.monsters[0]) == end


# Bramblehart


@pytest.mark.rule("VIL-MIS-08")
def test_antler_charge_needs_a_step_in_this_turn():
    villagers = ("3 commoner CO", "1 commoner GH")
    assert not offered("bramblehart", "a1", "melee", villagers)
    battle = night(monster("bramblehart", zone="GH", dice="magic melee"), villagers=villagers)
    play(step(battle), choose("step-CO", "magic"))
    play(step(battle), choose("power-a1"))
    assert len(villagers_in(battle, "CO")) == 1


@pytest.mark.rule("VIL-MIS-08")
def test_the_better_charge_needs_no_step_and_stuns_one_more():
    battle = used("bramblehart", "a2", "melee", villagers=("4 commoner GH",))
    assert (len(villagers_in(battle, "GH")), those(battle, "stunned")) == (2, ["commoner"])


@pytest.mark.rule("VIL-MIS-08")
@pytest.mark.parametrize(("tier", "way"), [("b1", ("CO",)), ("b2", ("CO", "YA"))])
def test_scent_of_fear_is_free_steps(tier, way):
    battle = used("bramblehart", tier, "ranged", *way, villagers=("9 commoner GH",))
    assert zone_of(battle, battle.monsters[0]) == way[-1]


@pytest.mark.rule("VIL-MIS-08")
def test_thorn_wake_hurts_three_different_villagers_of_its_zone():
    villagers = ("1 hero:petra-quarryman GH", "1 hero:examiner-halm GH", "1 commoner CO")
    battle = used("bramblehart", "c1", "magic revenge", "petra-quarryman-1", "examiner-halm-2", villagers=villagers)
    assert [one.damage for one in battle.villagers] == [1, 1, 0]


@pytest.mark.rule("VIL-MIS-08")
def test_the_better_wake_hurts_four_here_and_in_one_zone_beside():
    villagers = (
        "1 commoner GH",
        "1 hero:petra-quarryman GH",
        "1 hero:examiner-halm CO",
        "1 hunter:beast CO",
        "1 commoner HE",
    )
    answers = ("CO", "commoner-1", "hunter-beast-4", "petra-quarryman-2", "examiner-halm-3")
    battle = used("bramblehart", "c2", "magic revenge", *answers, villagers=villagers)
    assert [(one.key, one.damage) for one in battle.villagers] == [
        ("petra-quarryman-2", 1),
        ("examiner-halm-3", 1),
        ("commoner-5", 0),
    ]


# Old Mother Tusk


@pytest.mark.rule("VIL-MIS-09")
@pytest.mark.parametrize(("tier", "left"), [("a1", 2), ("a2", 1)])
def test_gore_deals_its_points_in_her_zone(tier, left):
    battle = used("old-mother-tusk", tier, "melee melee", villagers=("5 commoner GH", "1 commoner CO"))
    assert (len(villagers_in(battle, "GH")), len(villagers_in(battle, "CO"))) == (left, 1)


@pytest.mark.rule("VIL-MIS-09")
@pytest.mark.parametrize(("tier", "left"), [("b1", 1), ("b2", 0)])
def test_trample_steps_and_hurts_those_of_the_zone_entered(tier, left):
    battle = used("old-mother-tusk", tier, "melee ranged", "CO", villagers=("3 commoner CO", "1 commoner GH"))
    assert zone_of(battle, battle.monsters[0]) == "CO"
    assert (len(villagers_in(battle, "CO")), len(villagers_in(battle, "GH"))) == (left, 1)


@pytest.mark.rule("VIL-MIS-09", "VIL-GEN-08")
def test_without_a_zone_to_enter_there_is_nothing_to_trample():
    crowded = (
        monster("old-mother-tusk", zone="RP", dice="melee ranged", powers=("b1",)),
        monster("ember-nun", zone="TW"),
    )
    battle = night(*crowded, villagers=("3 commoner RP",), troll="TW", summoned="candle-widow", summoned_at="TW")
    assert "power-b1" in offers(battle)
    full = night(
        *crowded, monster("marionettist", zone="TW", minions="TW away"), villagers=("3 commoner RP",), troll="TW"
    )
    assert "power-b1" not in offers(full)


@pytest.mark.rule("VIL-MIS-09")
@pytest.mark.parametrize(("tier", "left"), [("c1", [4, 3]), ("c2", [4, 2])])
def test_red_eyes_make_melee_results_deal_two(tier, left):
    battle = used("old-mother-tusk", tier, "revenge melee melee", villagers=("6 commoner GH",))
    counted = []
    for number in (1, 3):
        play(step(battle), choose(f"melee-commoner-{number}"))
        counted.append(len(villagers_in(battle, "GH")))
    assert counted == left


@pytest.mark.rule("VIL-MIS-09")
def test_red_eyes_go_out_with_the_turn():
    battle = used("old-mother-tusk", "c2", "revenge melee", villagers=("6 commoner GH",))
    play(step(battle), choose("end"))
    assert battle.monsters[0].fury == 0


# Weeping Bell


@pytest.mark.rule("VIL-MIS-10")
def test_toll_stuns_two_beside_it_and_nobody_here():
    battle = used("weeping-bell", "a1", "magic", "commoner-3", villagers=("1 commoner GH", "3 commoner CO"))
    assert those(battle, "stunned") == those(battle, "stunned", "CO") == ["commoner"] * 2


@pytest.mark.rule("VIL-MIS-10")
def test_the_better_toll_stuns_three_of_its_own_zone_too():
    battle = used("weeping-bell", "a2", "magic", "GH", *others(2, 3), villagers=("4 commoner GH", "1 commoner CO"))
    assert those(battle, "stunned") == those(battle, "stunned", "GH") == ["commoner"] * 3


@pytest.mark.rule("VIL-MIS-10")
@pytest.mark.parametrize(("tier", "left"), [("b1", 2), ("b2", 1)])
def test_echo_hurts_two_passages_away(tier, left):
    battle = used("weeping-bell", tier, "ranged", "YA", villagers=("3 commoner YA", "3 commoner CO", "3 commoner GT"))
    assert (len(villagers_in(battle, "YA")), len(villagers_in(battle, "CO"))) == (left, 3)


@pytest.mark.rule("VIL-MIS-10")
def test_echo_does_not_reach_its_own_zone_nor_three_passages():
    assert not offered("weeping-bell", "b1", "ranged", ("3 commoner GH", "3 commoner GT"))


@pytest.mark.rule("VIL-MIS-10")
@pytest.mark.parametrize(("tier", "most"), [("c1", 2), ("c2", 4)])
def test_dirge_brings_bad_luck_and_holds(tier, most):
    battle = used("weeping-bell", tier, "magic revenge", "YA", *others(1, most), villagers=("5 commoner YA",))
    assert (marked(battle, "unlucky"), those(battle, "held")) == (["YA"], ["commoner"] * most)


@pytest.mark.rule("VIL-MIS-10", "VIL-MIS-05")
def test_dirge_may_fall_on_its_own_empty_zone():
    assert marked(used("weeping-bell", "c1", "magic revenge", "GH"), "unlucky") == ["GH"]


# Hollow Choirboy


@pytest.mark.rule("VIL-MIS-11")
@pytest.mark.parametrize(("tier", "way"), [("a1", ("CO", "YA")), ("a2", ("CO", "YA", "GT"))])
def test_slip_between_is_so_many_free_steps(tier, way):
    battle = used("hollow-choirboy", tier, "defence", *way, villagers=("9 commoner GH",))
    assert zone_of(battle, battle.monsters[0]) == way[-1]


@pytest.mark.rule("VIL-MIS-11")
@pytest.mark.parametrize(("tier", "passes"), [("a1", False), ("a2", True)])
def test_the_better_slip_goes_through_closed_passages(tier, passes):
    boy = monster("hollow-choirboy", zone="YA", dice="defence", powers=(tier,))
    battle = night(boy, monster("gatehouse-golem", zone="CO", dice="defence", powers=("a2",)), turn="gatehouse-golem")
    battle.monsters[0].dice, battle.active, battle.waiting = [], "gatehouse-golem", ["hollow-choirboy"]
    play(step(battle), choose("power-a2", "YA"))
    battle.monsters[0].dice, battle.active = ["defence"], "hollow-choirboy"
    rule = step(battle)
    next(rule)
    assert (rule.send((f"power-{tier}",)).options.get("CO") is not None) is passes


@pytest.mark.rule("VIL-MIS-11", "VIL-MIS-05")
def test_borrowed_voice_moves_one_away_from_the_heart():
    battle = used("hollow-choirboy", "b1", "magic", "CO", villagers=("1 commoner CO", "1 commoner GH"))
    assert (villagers_in(battle, "YA"), villagers_in(battle, "GH")) == (["commoner"], ["commoner"])


@pytest.mark.rule("VIL-MIS-11")
def test_the_better_voice_moves_three_of_one_zone():
    battle = used("hollow-choirboy", "b2", "magic", "CO", *others(2, 3), villagers=("4 commoner CO", "1 commoner GH"))
    assert (len(villagers_in(battle, "YA")), len(villagers_in(battle, "CO"))) == (3, 1)


@pytest.mark.rule("VIL-MIS-11")
def test_last_verse_hurts_two_in_one_zone_beside_him():
    battle = used("hollow-choirboy", "c1", "ranged revenge", villagers=("3 commoner CO", "3 commoner GH"))
    assert (len(villagers_in(battle, "CO")), len(villagers_in(battle, "GH"))) == (1, 3)


@pytest.mark.rule("VIL-MIS-11")
def test_the_better_verse_is_split_over_all_zones_round_him():
    villagers = ("1 commoner GH", "1 hunter:undead CO", "1 commoner KI", "1 hero:petra-quarryman HE")
    answers = ("commoner-1", "hunter-undead-2", "petra-quarryman-4")
    battle = used("hollow-choirboy", "c2", "ranged revenge", *answers, villagers=villagers)
    assert [(one.key, one.damage) for one in battle.villagers] == [("commoner-3", 0), ("petra-quarryman-4", 1)]


# Tithe Collector


@pytest.mark.rule("VIL-MIS-12")
@pytest.mark.parametrize(("tier", "morale"), [("a1", 17), ("a2", 16)])
def test_collect_lowers_morale_by_one_more_when_somebody_dies(tier, morale):
    battle = used("tithe-collector", tier, "melee magic", villagers=("4 commoner GH",))
    assert battle.morale == morale


@pytest.mark.rule("VIL-MIS-12")
def test_collect_without_a_death_costs_no_morale():
    battle = used("tithe-collector", "a1", "melee magic", villagers=("1 hero:petra-quarryman GH",))
    assert (battle.morale, battle.villagers[0].damage) == (20, 2)


@pytest.mark.rule("VIL-MIS-12")
def test_the_debtor_is_of_his_choice_whatever_the_priority():
    villagers = ("2 commoner CO", "1 hero:petra-quarryman CO")
    battle = used("tithe-collector", "b1", "magic", "petra-quarryman-3", villagers=villagers)
    assert those(battle, "burning") == ["hero"]


@pytest.mark.rule("VIL-MIS-12")
def test_two_debtors_stand_in_one_zone():
    villagers = ("2 commoner CO", "1 hero:petra-quarryman CO", "2 commoner GH")
    battle = used("tithe-collector", "b2", "magic", "CO", "petra-quarryman-3", "commoner-1", villagers=villagers)
    assert those(battle, "burning", "CO") == ["commoner", "hero"]


@pytest.mark.rule("VIL-MIS-12")
@pytest.mark.parametrize(("tier", "left"), [("c1", 2), ("c2", 1)])
def test_foreclosure_hurts_different_villagers_beside_him(tier, left):
    battle = used("tithe-collector", tier, "ranged ranged", *others(2, 5 - left), villagers=("5 commoner CO",))
    assert len(villagers_in(battle, "CO")) == left


@pytest.mark.rule("VIL-MIS-12", "VIL-MIS-05")
def test_foreclosure_hurts_nobody_twice():
    battle = used("tithe-collector", "c2", "ranged ranged", villagers=("1 hero:petra-quarryman CO",))
    assert battle.villagers[0].damage == 1


# Ember Nun


@pytest.mark.rule("VIL-MIS-13")
@pytest.mark.parametrize(("tier", "most"), [("a1", 2), ("a2", 3)])
def test_kindle_burns_villagers_of_her_zone(tier, most):
    battle = used("ember-nun", tier, "magic", *others(2, most), villagers=("4 commoner GH", "1 commoner CO"))
    assert those(battle, "burning") == those(battle, "burning", "GH") == ["commoner"] * most


@pytest.mark.rule("VIL-MIS-13")
@pytest.mark.parametrize(("tier", "left"), [("b1", 3), ("b2", 2)])
def test_flash_hurts_and_burns_one_further_villager_of_that_zone(tier, left):
    battle = used("ember-nun", tier, "ranged revenge", "CO", villagers=("1 commoner GH", "4 commoner CO"))
    assert (len(villagers_in(battle, "CO")), those(battle, "burning")) == (left, ["commoner"])
    assert those(battle, "burning", "CO") == ["commoner"]


@pytest.mark.rule("VIL-MIS-13")
def test_flash_burns_another_than_it_hurts():
    battle = used("ember-nun", "b1", "ranged revenge", villagers=("1 hero:petra-quarryman CO",))
    assert (battle.villagers[0].damage, battle.villagers[0].burning) == (1, False)


@pytest.mark.rule("VIL-MIS-13")
@pytest.mark.parametrize(("tier", "damage"), [("c1", 3), ("c2", 1)])
def test_vesper_smoke_takes_one_off_the_first_attacks(tier, damage):
    battle = used("ember-nun", tier, "defence", villagers=("4 commoner GH",))
    assert marked(battle, "dark") == ["GH"]
    battle.phase, battle.waiting = "villagers", [one.key for one in battle.villagers]
    battle.reach = dict.fromkeys(battle.waiting, 1)
    for _ in range(4):
        play(step(battle), [])
    assert battle.monsters[0].damage == damage


@pytest.mark.rule("VIL-MIS-13", "VIL-POW-03")
def test_smoke_and_its_darkness_are_gone_after_the_round():
    battle = used("ember-nun", "c2", "defence", villagers=("1 commoner GH",))
    play(restore(battle), [])
    assert (battle.monsters[0].smoke, marked(battle, "dark")) == (0, [])


# Gatehouse Golem


@pytest.mark.rule("VIL-MIS-14", "VIL-GEN-05")
@pytest.mark.parametrize(("tier", "dice"), [("a1", "defence defence"), ("a2", "defence")])
def test_portcullis_closes_a_passage_until_the_restore_phase(tier, dice):
    battle = used("gatehouse-golem", tier, dice, "HE")
    cell = battle.castle.board.cell
    assert battle.ways.distance(cell("GH"), cell("HE")) > 1
    play(restore(battle), [])
    assert battle.ways.distance(cell("GH"), cell("HE")) == 1


@pytest.mark.rule("VIL-MIS-14")
def test_the_first_portcullis_costs_two_defences():
    assert not offered("gatehouse-golem", "a1", "defence melee")


@pytest.mark.rule("VIL-MIS-14")
@pytest.mark.parametrize(("tier", "answers", "out"), [("b1", (), 1), ("b2", ("commoner-3", "commoner-4"), 2)])
def test_masonry_fist_hurts_and_then_drives_away(tier, answers, out):
    battle = used("gatehouse-golem", tier, "melee", *answers, villagers=("5 commoner GA",), zone="GA")
    assert len(villagers_in(battle, "TW")) == out
    assert len(villagers_in(battle, "GA")) == 5 - 2 * out


@pytest.mark.rule("VIL-MIS-14", "VIL-END-04")
@pytest.mark.parametrize(("tier", "damage"), [("c1", 2), ("c2", 1)])
def test_mend_mortar_mends_the_heart_and_the_better_one_the_golem_too(tier, damage):
    battle = used("gatehouse-golem", tier, "magic defence", zone="HE", more={"damage": 2}, heart=5)
    assert (battle.heart, battle.monsters[0].damage) == (6, damage)


@pytest.mark.rule("VIL-MIS-14", "VIL-END-04")
def test_mortar_is_for_a_hurt_heart_and_in_its_zone():
    assert not offered("gatehouse-golem", "c1", "magic defence", zone="GH", heart=5)
    assert not offered("gatehouse-golem", "c1", "magic defence", zone="HE")


# Marionettist


PUPPETS = {"minions": "CO KI"}


@pytest.mark.rule("VIL-MIS-15")
def test_each_puppet_steps_and_strikes_for_its_monster():
    answers = ("YA", "KI")
    battle = used("marionettist", "a1", "ranged", *answers, villagers=("2 commoner YA", "1 commoner KI"), more=PUPPETS)
    assert (len(villagers_in(battle, "YA")), len(villagers_in(battle, "KI"))) == (1, 0)
    assert (battle.monsters[0].experience, battle.morale) == (2, 18)


@pytest.mark.rule("VIL-MIS-15")
def test_with_the_better_strings_puppets_take_two_steps():
    battle = used("marionettist", "a2", "ranged", "YA", "GT", "KI", villagers=("1 commoner GT",), more=PUPPETS)
    assert battle.villagers == []
    assert [zone_of(battle, puppet) for puppet in battle.minions] == ["GT", "KI"]


@pytest.mark.rule("VIL-MIS-15")
@pytest.mark.parametrize(("tier", "answers", "back"), [("b1", (), 1), ("b2", ("marionettist-puppet-2",), 2)])
def test_new_joints_set_lost_puppets_down_beside_him(tier, answers, back):
    battle = used("marionettist", tier, "magic", *answers, more={"minions": "away away"})
    assert [zone_of(battle, one) for one in battle.minions if one.zone >= 0] == ["GH"] * back


@pytest.mark.rule("VIL-MIS-15")
def test_tangle_stuns_two_in_one_zone_with_a_puppet():
    villagers = ("3 commoner CO", "3 commoner KI", "3 commoner GH")
    battle = used("marionettist", "c1", "defence magic", "CO", "commoner-2", villagers=villagers, more=PUPPETS)
    assert those(battle, "stunned") == those(battle, "stunned", "CO") == ["commoner"] * 2


@pytest.mark.rule("VIL-MIS-15")
def test_the_better_tangle_stuns_two_in_each_zone_with_a_puppet():
    villagers = ("3 commoner CO", "3 commoner KI", "3 commoner GH")
    answers = ("commoner-2", "commoner-4", "commoner-5")
    battle = used("marionettist", "c2", "defence magic", *answers, villagers=villagers, more=PUPPETS)
    assert [len(those(battle, "stunned", zone)) for zone in ("CO", "KI", "GH")] == [2, 2, 0]


@pytest.mark.rule("VIL-MIS-05", "VIL-MIS-14")
def test_up_to_leaves_the_number_to_the_player_once_something_was_done():
    battle = used("gatehouse-golem", "b2", "melee", "enough", villagers=("5 commoner GA",), zone="GA")
    assert (len(villagers_in(battle, "GA")), len(villagers_in(battle, "TW"))) == (3, 0)
