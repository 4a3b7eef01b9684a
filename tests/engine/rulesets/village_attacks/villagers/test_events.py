"""Village Events and their dial, card by card (ledger topic EVT, cards VIL-MIS-21 and 33)."""

import pytest

from helpers.night import content, mission, monster, night, offered, step, those, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.rulesets.village_attacks.state import Options
from horologium.engine.rulesets.village_attacks.villagers.events import draw_event


def drawn(card, *script, monsters=(), **position):
    """A battle after an event card has been drawn."""
    battle = night(*monsters, phase="dial", **position)
    play(draw_event(battle), [(Draw, (card,)), *script])
    return battle


# The dial


@pytest.mark.rule("VIL-EVT-01")
def test_the_dial_goes_on_by_the_monsters_that_are_present():
    party = [monster("weeping-bell"), monster("ember-nun"), monster("bramblehart", zone="away")]
    battle = night(*party, phase="dial", summoned="candle-widow")
    play(step(battle), [])
    assert battle.dial == 2


@pytest.mark.rule("VIL-EVT-01")
def test_minions_do_not_turn_the_dial():
    battle = night(monster("marionettist"), phase="dial")
    play(step(battle), [])
    assert battle.dial == 1


@pytest.mark.rule("VIL-EVT-01")
@pytest.mark.parametrize("start", [0, 3])
def test_the_dial_starts_at_nought_or_as_the_scenario_sets_it(start):
    assert night(spec=mission(dial=start), dial=start).dial == start


@pytest.mark.rule("VIL-EVT-02")
@pytest.mark.parametrize(("dial", "after"), [(5, 7), (4, 6), (11, 13)])
def test_a_mark_that_is_reached_or_passed_draws_a_card(dial, after):
    battle = night(monster("weeping-bell"), monster("ember-nun"), phase="dial", dial=dial)
    play(step(battle), [(Draw, ("cold-feet",))])
    assert (battle.dial, battle.morale) == (after, 18)


@pytest.mark.rule("VIL-EVT-02")
def test_after_the_last_mark_the_dial_keeps_the_remainder():
    battle = night(*map(monster, ("weeping-bell", "ember-nun", "bramblehart")), phase="dial", dial=17)
    play(step(battle), [(Draw, ("cold-feet",))])
    assert battle.dial == 2


@pytest.mark.rule("VIL-EVT-02")
def test_each_mark_passed_in_one_advance_draws_a_card():
    party = map(monster, ("weeping-bell", "ember-nun", "bramblehart"))
    battle = night(*party, phase="dial", dial=1, spec=mission(marks=(2, 4, 9)))
    play(step(battle), [(Draw, ("cold-feet",)), (Draw, ("second-wind",))])
    assert battle.event_deck.discards == ["cold-feet", "second-wind"]


@pytest.mark.rule("VIL-EVT-02")
def test_an_empty_event_deck_is_rebuilt_from_its_discards():
    battle = night(phase="dial")
    battle.event_deck.discard(["cold-feet", "second-wind"])
    battle.event_deck.cards = []
    play(draw_event(battle), [(Draw, ("cold-feet",))])
    assert (battle.event_deck.cards, battle.morale) == (["second-wind"], 18)


# Single and persistent


@pytest.mark.rule("VIL-EVT-03", "VIL-MIS-21")
def test_a_single_event_works_at_once_and_only_once():
    battle = drawn("cold-feet")
    assert (battle.morale, battle.event, battle.event_deck.discards) == (18, "", ["cold-feet"])


@pytest.mark.rule("VIL-EVT-04")
def test_a_persistent_event_stays_until_the_next_card():
    battle = drawn("hymns")
    assert (battle.event, battle.event_deck.discards) == ("hymns", [])
    play(draw_event(battle), [(Draw, ("second-wind",))])
    assert (battle.event, battle.event_deck.discards) == ("", ["hymns", "second-wind"])


@pytest.mark.rule("VIL-EVT-04")
def test_the_old_event_ends_before_the_new_card_is_resolved():
    battle = drawn("cold-feet", event="hymns")
    assert [entry.what for entry in battle.journal.entries][:2] == ["event-over", "event"]


@pytest.mark.rule("VIL-EVT-05")
def test_an_event_that_meets_nobody_is_passed_over():
    for card in ("sappers", "fire-pots", "forced-march", "over-the-wall", "battering-ram", "looted-stores"):
        battle = drawn(card)
        assert (battle.heart, battle.event_deck.discards) == (8, [card])


@pytest.mark.rule("VIL-EVT-05")
def test_a_move_by_an_event_is_no_activation():
    battle = drawn("forced-march", villagers=("1 commoner GH burning", "1 commoner CO stunned"))
    assert (those(battle, "burning"), those(battle, "stunned")) == (["commoner"], ["commoner"])


# The cards


@pytest.mark.rule("VIL-MIS-21", "VIL-MIS-33")
def test_the_event_deck_has_twenty_cards_and_four_of_the_troll():
    without, with_it = night(), night(options=Options(troll="on"))
    trolls = [card for card in with_it.event_deck.cards if content()["events"][card].effect == "troll"]
    assert (len(without.event_deck.cards), len(set(without.event_deck.cards))) == (20, 20)
    assert (len(trolls), len(with_it.event_deck.cards)) == (4, 24)


@pytest.mark.rule("VIL-MIS-21")
def test_church_bells_draw_a_spawn_card_at_token_a():
    battle = drawn("church-bells", (Draw, ("stragglers",)))
    assert villagers_in(battle, "GT") == ["commoner"] * 2


@pytest.mark.rule("VIL-MIS-21")
def test_forced_march_moves_each_commoner_and_nobody_attacks():
    villagers = ("1 commoner GH", "1 commoner GT", "1 hunter:undead CO")
    battle = drawn("forced-march", villagers=villagers)
    assert [zone_of(battle, one) for one in battle.villagers] == ["HE", "YA", "CO"]
    assert (battle.heart, battle.monsters[0].damage) == (8, 0)


@pytest.mark.rule("VIL-MIS-21")
def test_a_hero_rides_in_at_token_a():
    battle = drawn("a-hero-rides-in", (Draw, ("examiner-halm",)))
    assert villagers_in(battle, "GT") == ["hero"]


@pytest.mark.rule("VIL-MIS-21")
def test_looted_stores_empty_the_offer():
    battle = drawn("looted-stores", offer=("bear-jaws", "net-fall"))
    assert (battle.offer, battle.trap_deck.discards) == ([], ["bear-jaws", "net-fall"])


@pytest.mark.rule("VIL-MIS-21")
def test_fire_pots_burn_played_monsters_with_a_hunter():
    party = [monster("weeping-bell", zone="GH"), monster("ember-nun", zone="CO")]
    villagers = ("1 hunter:undead GH", "1 commoner CO")
    battle = drawn("fire-pots", monsters=party, villagers=villagers, summoned="candle-widow", summoned_at="GH")
    assert [one.burning for one in (*battle.monsters, *battle.summoned)] == [True, False, False]


@pytest.mark.rule("VIL-MIS-21")
@pytest.mark.parametrize(("zone", "heart"), [("HE", 7), ("GA", 7), ("CO", 8)])
def test_the_ram_needs_a_villager_in_or_next_to_the_heart(zone, heart):
    assert drawn("battering-ram", villagers=(f"3 commoner {zone}",)).heart == heart


@pytest.mark.rule("VIL-MIS-21")
def test_sappers_take_the_trap_farthest_from_the_heart():
    battle = drawn("sappers", traps=("bear-jaws GH", "net-fall CO"))
    assert [trap.card for trap in battle.placed] == ["bear-jaws"]


@pytest.mark.rule("VIL-MIS-21", "VIL-EVT-05")
def test_of_traps_equally_far_the_coin_picks_one():
    battle = drawn("sappers", (Roll, ("tails",)), traps=("bear-jaws GH", "net-fall GA"))
    assert [trap.card for trap in battle.placed] == ["bear-jaws"]


@pytest.mark.rule("VIL-MIS-21")
def test_rain_puts_out_all_that_burns():
    battle = drawn(
        "sudden-rain", monsters=[monster("weeping-bell", conditions="burn")], villagers=("2 commoner GH burning",)
    )
    assert (battle.monsters[0].burning, those(battle, "burning")) == (False, [])


@pytest.mark.rule("VIL-MIS-21")
def test_in_the_fog_zones_three_passages_off_are_dark():
    shot = [monster("weeping-bell", zone="YA", dice="ranged")]
    villagers = ("1 commoner CO", "1 commoner GT")
    assert [key for key in offered(night(*shot, villagers=villagers)) if key.startswith("ranged")] != []
    assert [
        key for key in offered(night(*shot, villagers=villagers, event="fog-on-the-hill")) if "ranged-" in key
    ] == []
    near = [monster("weeping-bell", zone="GH", dice="ranged")]
    assert "ranged-commoner-1" in offered(night(*near, villagers=villagers, event="fog-on-the-hill"))


@pytest.mark.rule("VIL-MIS-21")
def test_during_the_hymns_nobody_can_be_stunned():
    bell = monster("weeping-bell", zone="GH", dice="magic")
    battle = night(bell, villagers=("2 commoner CO",), traps=("net-fall CO",), event="hymns")
    assert "power-a1" not in offered(battle)
    battle.phase, battle.waiting = "traps", [battle.placed[0].key]
    play(step(battle), [])
    assert (those(battle, "stunned"), battle.placed) == ([], [])


@pytest.mark.rule("VIL-MIS-21")
def test_under_bad_omens_the_heart_zone_is_unlucky():
    battle = night(villagers=("1 commoner HE",), event="bad-omens", phase="villagers")
    play(step(battle), [(Roll, ("tails",))])
    assert battle.heart == 8


@pytest.mark.rule("VIL-MIS-21")
@pytest.mark.parametrize(("event", "damage"), [("", 0), ("long-pikes", 1)])
def test_with_long_pikes_commoners_reach_monsters_beside_them(event, damage):
    battle = night(monster("weeping-bell", zone="GH"), villagers=("1 commoner CO",), event=event, phase="villagers")
    play(step(battle), [])
    assert battle.monsters[0].damage == damage


@pytest.mark.rule("VIL-MIS-21")
def test_on_holy_ground_magic_removes_damage_only():
    hurt = monster("weeping-bell", dice="magic", damage=1, conditions="burn")
    there = [key for key in offered(night(hurt, event="holy-ground")) if key.startswith("heal-")]
    assert there == ["heal-damage"]


@pytest.mark.rule("VIL-MIS-21")
def test_with_drums_each_villager_result_moves_two_different_villagers():
    battle = night(
        monster("weeping-bell", dice="villager"), villagers=("1 commoner GT", "1 commoner GH"), event="drums"
    )
    play(step(battle), [(Choose, ("villager",))])
    assert [zone_of(battle, one) for one in battle.villagers] == ["YA", "HE"]


@pytest.mark.rule("VIL-MIS-21")
@pytest.mark.parametrize(("zone", "dice"), [("GH", 5), ("CO", 6)])
def test_under_the_vigil_of_a_hero_a_monster_rolls_one_die_fewer(zone, dice):
    battle = night(
        monster("weeping-bell", zone="GH"), villagers=(f"1 hero:petra-quarryman {zone}",), event="torchlight-vigil"
    )
    assert len(next(step(battle)).dice) == dice


@pytest.mark.rule("VIL-MIS-21")
def test_the_troll_comes_to_the_farthest_spawn_point_or_acts_at_once():
    battle = night(monster("weeping-bell"), monster("ember-nun"), phase="dial", options=Options(troll="on"))
    play(draw_event(battle), [(Draw, ("the-troll",))])
    assert battle.castle.board.name(battle.troll) == "GT"
    play(draw_event(battle), [(Draw, ("the-troll",)), (Roll, ("melee",))])
    assert battle.castle.board.name(battle.troll) == "YA"


@pytest.mark.rule("VIL-MIS-33")
def test_with_a_second_wind_all_stand_up_and_have_skipped_nothing():
    battle = drawn("second-wind", villagers=("2 commoner GH stunned",))
    assert those(battle, "stunned") == []
    battle.phase, battle.waiting, battle.reach = "villagers", ["commoner-1"], {"commoner-1": 1}
    play(step(battle), [])
    assert zone_of(battle, battle.villagers[0]) == "HE"


@pytest.mark.rule("VIL-MIS-33")
def test_over_the_wall_come_as_many_as_monsters_are_played():
    party = [monster("weeping-bell"), monster("ember-nun", zone="away")]
    villagers = ("1 commoner HE", "1 hero:petra-quarryman GH", "1 commoner CO", "1 commoner YA")
    battle = drawn("over-the-wall", monsters=party, villagers=villagers)
    assert [zone_of(battle, one) for one in battle.villagers] == ["HE", "HE", "GH", "YA"]
    assert (battle.heart, battle.monsters[0].damage) == (8, 0)


@pytest.mark.rule("VIL-MIS-33")
def test_over_the_wall_the_coin_picks_among_those_equally_near():
    battle = drawn("over-the-wall", (Roll, ("tails",)), villagers=("1 commoner GH", "1 commoner GA"))
    assert [zone_of(battle, one) for one in battle.villagers] == ["GH", "HE"]


@pytest.mark.rule("VIL-MIS-33")
def test_by_the_watchfires_no_zone_is_dark_or_becomes_so():
    widow = monster("candle-widow", zone="GH", dice="ranged magic", powers="b1")
    there = offered(night(widow, villagers=("1 commoner CO",), zones=("CO dark",), event="watchfires"))
    assert "ranged-commoner-1" in there
    assert "power-b1" not in there


@pytest.mark.rule("VIL-MIS-33")
@pytest.mark.parametrize(("hero", "damage"), [("maud-bellfounder", 3), ("sexton-marl", 1)])
def test_the_silver_collection_adds_one_against_a_nemesis(hero, damage):
    battle = night(
        monster("weeping-bell", zone="GH"),
        villagers=(f"1 hero:{hero} GH",),
        event="silver-collection",
        phase="villagers",
    )
    play(step(battle), [])
    assert battle.monsters[0].damage == damage
