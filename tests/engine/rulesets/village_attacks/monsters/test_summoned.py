"""Summoning, and what the summoned Monster does (ledger topics SUM, SMA, cards VIL-MIS-16)."""

import pytest

from helpers.night import content, monster, night, offered, step, those, villagers_in, whole, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.rulesets.village_attacks.monsters.dice import dice_pool
from horologium.engine.rulesets.village_attacks.verbs import fall, wound


def choose(*keys):
    return [(Choose, (key,)) for key in keys]


def waking(*party, **position):
    """The phase of the summoned Monster."""
    return night(*(party or (monster("weeping-bell", zone="RP"),)), phase="summoned", **position)


def rolls(battle):
    return [dice_pool(battle, one, stood_up=False).total for one in battle.monsters]


# Paying


@pytest.mark.rule("VIL-SUM-01", "VIL-SUM-04")
def test_a_cost_is_paid_in_the_summoning_room_with_one_of_the_dice_shown():
    bell = {"card": "weeping-bell", "dice": "magic ranged defence melee revenge"}
    there = [
        key for key in offered(night(monster(**bell, zone="SR"), monster("ember-nun"))) if key.startswith("summon")
    ]
    assert sorted(there) == ["summon-defence", "summon-magic", "summon-melee", "summon-revenge"]
    assert not [key for key in offered(night(monster(**bell, zone="GH"))) if key.startswith("summon")]


@pytest.mark.rule("VIL-SUM-02", "VIL-MIS-16")
def test_only_monsters_that_nobody_plays_are_in_the_deck():
    battle = night(monster("weeping-bell"), monster("ember-nun"))
    assert sorted([*battle.summon_deck.cards, "weeping-bell", "ember-nun"]) == sorted(content()["monsters"])


@pytest.mark.rule("VIL-SUM-03")
def test_one_that_died_is_gone_for_good():
    battle = night(summoned="bramblehart", bound=("weeping-bell",))
    wound(battle, battle.summoned[0], 4, "VIL-SUM-03")
    assert battle.summoned == []
    assert "bramblehart" not in [*battle.summon_deck.cards, *battle.summon_deck.discards]


@pytest.mark.rule("VIL-SUM-04")
def test_a_monster_pays_once_and_each_cost_is_taken_once():
    bell = monster("weeping-bell", zone="SR", dice="magic revenge defence melee")
    twice = night(bell, monster("ember-nun"), paid=("weeping-bell",))
    assert not [key for key in offered(twice) if key.startswith("summon")]
    party = [bell, *map(monster, ("ember-nun", "bramblehart", "candle-widow"))]
    taken = night(*party, paid=("ember-nun", "bramblehart", "candle-widow"))
    assert sorted(key for key in offered(taken) if key.startswith("summon")) == ["summon-defence", "summon-melee"]


@pytest.mark.rule("VIL-SUM-04")
def test_the_dead_still_have_to_pay():
    battle = night(monster("weeping-bell", zone="SR", dice="magic"), monster("ember-nun", zone="away"))
    play(step(battle), choose("summon-magic"))
    assert battle.summoned == []


@pytest.mark.rule("VIL-SUM-05")
def test_the_reminder_is_no_damage_and_outlasts_death():
    battle = night(monster("weeping-bell", zone="SR", dice="magic"), monster("ember-nun"))
    play(step(battle), choose("summon-magic"))
    assert (battle.monsters[0].damage, battle.monsters[0].paid) == (0, "magic")
    fall(battle, battle.monsters[0])
    assert battle.monsters[0].paid == "magic"


@pytest.mark.rule("VIL-SUM-06")
def test_who_has_paid_rolls_one_die_fewer_from_the_next_roll_on():
    battle = night(monster("weeping-bell", zone="SR", dice="magic melee"), monster("ember-nun"))
    play(step(battle), choose("summon-magic"))
    assert battle.monsters[0].dice == ["melee"]
    assert rolls(battle) == [5, 6]


# Appearing


@pytest.mark.rule("VIL-SUM-07")
def test_when_all_have_paid_a_card_is_drawn_and_the_turn_goes_on():
    battle = night(monster("weeping-bell", zone="SR", dice="magic melee"), monster("ember-nun"), paid=("ember-nun",))
    play(step(battle), [*choose("summon-magic"), (Draw, ("bramblehart",))])
    assert (zone_of(battle, battle.summoned[0]), battle.active) == ("SR", "weeping-bell")
    assert "bramblehart" not in battle.summon_deck.cards


@pytest.mark.rule("VIL-SUM-07")
def test_while_one_lives_or_with_an_empty_deck_nothing_is_paid():
    bell = monster("weeping-bell", zone="SR", dice="magic")
    assert "summon-magic" not in offered(night(bell, summoned="bramblehart"))
    empty = night(bell)
    empty.summon_deck.cards = []
    assert "summon-magic" not in offered(empty)


@pytest.mark.rule("VIL-SUM-07", "VIL-DTH-05")
def test_it_enters_a_full_room_by_shoving():
    battle = night(monster("weeping-bell", zone="SR", dice="magic"), villagers=("5 commoner SR",))
    play(step(battle), [*choose("summon-magic"), (Draw, ("bramblehart",))])
    assert (villagers_in(battle, "HE"), len(villagers_in(battle, "SR"))) == (["commoner"], 4)


@pytest.mark.rule("VIL-SUM-08")
def test_two_of_the_players_choice_stay_bound_and_the_others_are_free():
    party = [monster("weeping-bell", zone="SR", dice="revenge"), monster("ember-nun"), monster("bramblehart")]
    battle = night(*party, paid=("ember-nun", "bramblehart"))
    bound = (Choose, ("weeping-bell", "bramblehart"))
    play(step(battle), [*choose("summon-revenge"), (Draw, ("candle-widow",)), bound])
    assert rolls(battle) == [5, 6, 5]
    assert [one.paid for one in battle.monsters] == ["", "", ""]


@pytest.mark.rule("VIL-SUM-08")
@pytest.mark.parametrize("count", [1, 2])
def test_with_one_or_two_monsters_all_of_them_stay_bound(count):
    party = [monster("weeping-bell", zone="SR", dice="magic"), monster("ember-nun")][:count]
    battle = night(*party, paid=("ember-nun",)[: count - 1])
    play(step(battle), [*choose("summon-magic"), (Draw, ("bramblehart",))])
    assert rolls(battle) == [5] * count


@pytest.mark.rule("VIL-SUM-08")
def test_the_bond_outlasts_their_death_and_ends_with_the_summoned():
    battle = night(monster("weeping-bell"), summoned="bramblehart", bound=("weeping-bell",))
    fall(battle, battle.monsters[0])
    assert rolls(battle) == [5]
    wound(battle, battle.summoned[0], 4, "VIL-SUM-03")
    assert rolls(battle) == [6]


@pytest.mark.rule("VIL-EX-24", "VIL-SUM-04", "VIL-SUM-06", "VIL-SUM-07", "VIL-SUM-08")
def test_three_monsters_pay_over_two_rounds():
    party = [monster("weeping-bell"), monster("ember-nun"), monster("bramblehart", zone="SR", dice="revenge melee")]
    battle = night(*party, round=4, paid=("weeping-bell", "ember-nun"), turn="bramblehart")
    assert rolls(battle) == [5, 5, 6]
    play(
        step(battle), [*choose("summon-revenge"), (Draw, ("candle-widow",)), (Choose, ("weeping-bell", "bramblehart"))]
    )
    play(whole(battle), choose("end"))
    assert battle.phase == "summoned"
    assert offered(battle) == ["step-HE", "end"]
    assert rolls(battle) == [5, 6, 5]


# Acting


@pytest.mark.rule("VIL-SMA-01", "VIL-SMA-02")
def test_it_acts_after_all_played_monsters_in_the_round_of_its_summoning_too():
    battle = night(monster("weeping-bell", zone="SR", dice="magic"))
    play(step(battle), [*choose("summon-magic"), (Draw, ("bramblehart",))])
    play(whole(battle), [])
    play(step(battle), choose("step-HE", "stop"))
    assert (zone_of(battle, battle.summoned[0]), battle.phase) == ("HE", "traps-drawn")


@pytest.mark.rule("VIL-SMA-03")
def test_it_rolls_nothing_and_walks_and_attacks_by_its_card_in_any_order():
    battle = waking(villagers=("1 commoner CO", "1 commoner GH"), summoned="old-mother-tusk", summoned_at="GH")
    play(step(battle), choose("attack-commoner-2", "step-CO", "attack-commoner-1"))
    assert (battle.villagers, zone_of(battle, battle.summoned[0])) == ([], "CO")


@pytest.mark.rule("VIL-SMA-03")
def test_its_movement_is_not_split():
    battle = waking(villagers=("1 commoner CO", "1 commoner YA"), summoned="hollow-choirboy", summoned_at="GH")
    rule = step(battle)
    next(rule)
    for key in ("step-CO", "stop"):
        request = rule.send((key,))
    assert request.options.get("step-YA") is None


@pytest.mark.rule("VIL-SMA-03", "VIL-MOV-03")
def test_villagers_hinder_it():
    battle = waking(villagers=("4 commoner GH",), summoned="candle-widow", summoned_at="GH")
    assert not [key for key in offered(battle) if key.startswith("step-")]


@pytest.mark.rule("VIL-SMA-03", "VIL-SMA-06")
def test_target_priority_binds_it():
    battle = waking(villagers=("1 commoner GH", "1 hunter:undead GH"), summoned="bramblehart", summoned_at="GH")
    assert [key for key in offered(battle) if key.startswith("attack-")] == ["attack-commoner-1"]


@pytest.mark.rule("VIL-SMA-04")
def test_stunned_it_skips_its_next_activation():
    battle = waking(villagers=("1 commoner GH",), summoned="bramblehart", summoned_at="GH")
    battle.summoned[0].stunned = True
    play(step(battle), [])
    assert (battle.summoned[0].stunned, len(battle.villagers)) == (False, 1)


@pytest.mark.rule("VIL-SMA-04")
def test_burning_it_suffers_one_at_each_activation():
    battle = waking(summoned="bramblehart", summoned_at="GH")
    battle.summoned[0].burning = True
    play(step(battle), choose("end"))
    assert (battle.summoned[0].damage, battle.summoned[0].burning) == (1, True)


@pytest.mark.rule("VIL-SMA-04")
@pytest.mark.parametrize(("card", "slow"), [("bramblehart", 3), ("candle-widow", 1)])
def test_slowed_it_still_walks_one_zone(card, slow):
    battle = waking(summoned=card, summoned_at="GH")
    battle.summoned[0].slow = slow
    play(step(battle), choose("step-CO"))
    assert zone_of(battle, battle.summoned[0]) == "CO"


@pytest.mark.rule("VIL-SMA-04")
@pytest.mark.parametrize("hero", ["petra-quarryman", "sexton-marl"])
def test_break_and_silence_do_nothing_to_it(hero):
    battle = night(
        monster("weeping-bell", zone="RP"),
        villagers=(f"1 hero:{hero} GH",),
        summoned="bramblehart",
        summoned_at="GH",
        phase="villagers",
    )
    play(step(battle), [])
    summoned = battle.summoned[0]
    assert (summoned.damage, summoned.slow, summoned.stunned, summoned.burning) == (1, 0, False, False)


@pytest.mark.rule("VIL-EX-20", "VIL-GEN-09", "VIL-SMA-03", "VIL-SMA-05", "VIL-SMA-06")
def test_its_kills_lower_morale_and_teach_nobody():
    battle = waking(villagers=("2 commoner GH",), summoned="tithe-collector", summoned_at="GH", morale=10)
    play(step(battle), choose("attack-commoner-1", "end"))
    assert (len(battle.villagers), battle.morale, battle.monsters[0].experience) == (1, 9, 0)


@pytest.mark.rule("VIL-SMA-06")
def test_a_yunfakh_beside_it_is_no_target_and_one_here_is():
    battle = waking(villagers=("1 yunfakh:beast CO", "1 yunfakh:beast GH"), summoned="ember-nun", summoned_at="GH")
    assert [key for key in offered(battle) if key.startswith("attack-")] == ["attack-yunfakh-beast-2"]


@pytest.mark.rule("VIL-SMA-06")
def test_it_cannot_attack_the_troll():
    battle = waking(troll="GH", summoned="ember-nun", summoned_at="GH")
    assert not [key for key in offered(battle) if "troll" in key]


@pytest.mark.rule("VIL-SMA-06")
def test_each_of_its_attacks_flips_for_bad_luck():
    battle = waking(villagers=("2 commoner GH",), summoned="old-mother-tusk", summoned_at="GH", zones=("GH unlucky",))
    script = [
        *choose("attack-commoner-1"),
        (Roll, ("tails",)),
        *choose("attack-commoner-1"),
        (Roll, ("heads",)),
        *choose("end"),
    ]
    play(step(battle), script)
    assert len(battle.villagers) == 1


@pytest.mark.rule("VIL-SMA-06", "VIL-TGT-02")
def test_it_is_a_nemesis_by_the_type_of_its_monster():
    battle = night(
        monster("weeping-bell", zone="GH"),
        villagers=("1 hunter:beast GH",),
        summoned="bramblehart",
        summoned_at="GH",
        phase="villagers",
    )
    play(step(battle), [])
    assert (battle.summoned[0].damage, battle.monsters[0].damage) == (2, 0)


@pytest.mark.rule("VIL-OBJ-02", "VIL-TRP-04")
def test_it_neither_lays_traps_nor_pays_nor_heals():
    battle = waking(summoned="ember-nun", summoned_at="HE", offer=("bear-jaws",))
    assert {key.partition("-")[0] for key in offered(battle)} == {"step", "end"}


# The cards


CARDS = """
ossuary-warden 6 1 1 0 2
candle-widow 4 1 1 1 1
bramblehart 4 2 1 0 1
old-mother-tusk 5 1 2 0 1
weeping-bell 3 1 1 1 1
hollow-choirboy 3 2 1 1 1
tithe-collector 5 1 1 0 2
ember-nun 4 1 1 1 1
gatehouse-golem 7 1 1 0 1
marionettist 4 1 2 1 1
"""


@pytest.mark.rule("VIL-MIS-16")
@pytest.mark.parametrize("line", CARDS.strip().splitlines())
def test_summoned_monsters_have_the_numbers_of_their_cards(line):
    card, *numbers = line.split()
    spec = content()["monsters"][card].summoned
    assert [spec.health, spec.movement, spec.attacks, spec.range, spec.damage] == list(map(int, numbers))


@pytest.mark.rule("VIL-MIS-16")
@pytest.mark.parametrize("card", ["bramblehart", "hollow-choirboy"])
def test_some_are_not_hindered(card):
    battle = waking(villagers=("8 commoner GH",), summoned=card, summoned_at="GH")
    assert "step-CO" in offered(battle)


@pytest.mark.rule("VIL-MIS-16")
@pytest.mark.parametrize(("who", "burns"), [("hero:petra-quarryman", ["hero"]), ("commoner", [])])
def test_whom_the_widow_hits_burns_if_it_survives(who, burns):
    party = monster("weeping-bell", zone="RP")
    battle = waking(
        party, villagers=(f"1 {who} GH", "1 hero:examiner-halm CO"), summoned="candle-widow", summoned_at="GH"
    )
    play(step(battle), choose(next(key for key in offered(battle) if key.startswith("attack-")), "end"))
    assert those(battle, "burning") == burns


@pytest.mark.rule("VIL-MIS-16")
@pytest.mark.parametrize(("card", "mark"), [("weeping-bell", "stunned"), ("ember-nun", "burning")])
def test_after_its_attack_one_of_that_zone_is_stunned_or_burns(card, mark):
    party = monster("bramblehart", zone="RP")
    battle = waking(
        party, villagers=("2 commoner CO", "1 hunter:undead CO", "1 commoner GH"), summoned=card, summoned_at="GH"
    )
    play(step(battle), choose("attack-commoner-1", "end"))
    assert (those(battle, mark), those(battle, mark, "CO")) == (["commoner"], ["commoner"])


@pytest.mark.rule("VIL-MIS-16", "VIL-PRI-01")
def test_its_player_chooses_within_one_kind():
    villagers = ("1 hunter:undead CO", "1 hunter:beast CO", "1 hunter:fiend CO")
    battle = waking(monster("bramblehart", zone="RP"), villagers=villagers, summoned="ember-nun", summoned_at="GH")
    play(step(battle), choose("attack-hunter-undead-1", "hunter-fiend-3", "end"))
    assert [(one.type, one.burning) for one in battle.villagers] == [("beast", False), ("fiend", True)]


@pytest.mark.rule("VIL-MIS-16")
def test_an_attack_that_failed_for_bad_luck_brings_nothing_after_it():
    battle = waking(
        monster("bramblehart", zone="RP"),
        villagers=("2 commoner CO",),
        summoned="ember-nun",
        summoned_at="GH",
        zones=("GH unlucky",),
    )
    play(step(battle), [*choose("attack-commoner-1"), (Roll, ("tails",)), *choose("end")])
    assert those(battle, "burning") == []


@pytest.mark.rule("VIL-MIS-16")
def test_attacks_on_the_golem_deal_one_at_most():
    battle = night(
        monster("weeping-bell", zone="RP"),
        villagers=("1 hero:examiner-halm GH",),
        summoned="gatehouse-golem",
        summoned_at="GH",
        phase="villagers",
    )
    play(step(battle), [])
    assert battle.summoned[0].damage == 1
    struck = night(
        monster("weeping-bell", zone="RP"), summoned="gatehouse-golem", summoned_at="GH", phase="troll", troll="GH"
    )
    play(step(struck), [(Roll, ("melee",))])
    assert struck.summoned[0].damage == 1


@pytest.mark.rule("VIL-MIS-16")
def test_the_marionettist_comes_without_puppets_and_strikes_twice():
    battle = night(monster("weeping-bell", zone="SR", dice="magic"), villagers=("3 commoner HE",))
    play(step(battle), [*choose("summon-magic"), (Draw, ("marionettist",))])
    play(whole(battle), [])
    play(step(battle), choose("attack-commoner-1", "attack-commoner-2", "end"))
    assert (battle.minions, len(battle.villagers)) == ([], 1)


@pytest.mark.rule("VIL-SMA-05", "VIL-END-02")
def test_an_attack_that_wins_the_night_is_its_last():
    battle = waking(villagers=("2 commoner GH",), summoned="old-mother-tusk", summoned_at="GH", morale=1)
    play(step(battle), choose("attack-commoner-1"))
    assert (battle.won, len(battle.villagers)) == ("morale", 1)
