"""From a night back to the castle."""

from __future__ import annotations

import pytest

from helpers.night import crowd
from helpers.script import play
from helpers.valley import CONTENT, battle, castle, home, member, result, rooms, said
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.core.errors import BadData
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS
from horologium.engine.rulesets.village_attacks.nights.reckoning import breached, salvage
from horologium.engine.rulesets.village_attacks.state import GONE, Toll, Villager

BELL, WIDOW = member("bell"), member("widow")
ALL_ROOMS = rooms(hothouse=0, oubliette=0, belfry=0)


def over(state, mission="first-torches", *, won=True, heart=8, **changes):
    """A night that is over."""
    table = battle(state, mission, heart=heart, phase="over", **changes)
    table.won, table.lost = ("morale", "") if won else ("", "heart" if not heart else "time")
    return table


def stand(table, *lines):
    """Let villagers stand in zones, in the words of ``crowd``."""
    for line in lines:
        place = crowd(line)
        for number in range(place.count):
            zone, key = table.castle.board.cell(place.zone), f"{place.zone}-{number}-{len(table.villagers)}"
            table.villagers.append(Villager(key, place.kind, zone, stunned=place.stunned))
    return table


def brought(state, table, *script):
    return said(home(state, table, *script).consequences)


def things(told, *cards):
    return [each for each in told if each.split()[0] == "thing" and each.split()[1] in cards]


@pytest.mark.rule("VIL-NGT-39")
@pytest.mark.parametrize(
    ("won", "heart", "most", "end"),
    [
        (True, 5, 9, "stood"),
        (True, 4, 9, "bled"),
        (True, 4, 8, "stood"),
        (False, 0, 8, "broken"),
        (False, 3, 8, "slipped"),
    ],
)
def test_a_night_has_four_ends(won, heart, most, end):
    state = castle(BELL)
    table = over(state, won=won, heart=heart, most_heart=most)
    assert home(state, table).outcome == end
    assert NIGHTS.missions.ends(CONTENT, "first-torches").outcomes[end] == won


@pytest.mark.rule("VIL-NGT-39", "VIL-NGT-84")
def test_ends_have_the_names_texts_and_flags_of_their_scenario():
    ends = NIGHTS.missions.ends(CONTENT, "first-torches")
    assert (ends.titles, ends.told, ends.flags) == ({"stood": "Held"}, {"stood": "They laughed."}, ("laughed-off",))


@pytest.mark.rule("VIL-NGT-59")
def test_who_gives_up_has_lost_with_the_heart_and_the_position_stays():
    state = castle(BELL)
    table = stand(battle(state), "3 commoner GH")
    NIGHTS.missions.give_up(CONTENT, table)
    found = home(state, table)
    assert (found.outcome, found.won, found.count("heart"), found.count("given-up")) == ("broken", False, 8, 1)
    assert found.count("stormed-great-hall") == 3


def test_a_night_that_goes_on_brings_nothing_home():
    state = castle(BELL)
    with pytest.raises(BadData, match="is not over"):
        home(state, battle(state))


@pytest.mark.rule("VIL-NGT-94")
def test_a_result_says_what_a_table_would_enter():
    state = castle(BELL, WIDOW)
    table = over(state, round=7, toll=Toll(20, 9, 2, 1, 3))
    table.monsters[1].zone, table.monsters[1].falls, table.monsters[0].kills, table.monsters[0].levels = GONE, 1, 6, 2
    found = home(state, table)
    counts = {"rounds": 7, "heart": 8, "commoners": 20, "hunters": 9, "yunfakh": 2, "heroes": 1, "burnt": 3}
    assert dict(found.counts) == counts
    assert [dict(each.stats) for each in found.members] == [{"levels": 2, "kills": 6}, {"falls": 1, "dead": 1}]


def learned(outcome, **levels):
    found = result(outcome, {name: {"levels": count} for name, count in levels.items()})
    told = play(NIGHTS.worked_out(castle(member("bell"), member("golem")), "first-torches", found), [])
    return [each for each in said(told) if each.startswith("experience")]


@pytest.mark.rule("VIL-NGT-40", "VIL-EX-34")
def test_experience_is_levels_three_at_most_and_one_for_a_victory():
    assert learned("stood", bell=5, golem=2) == ["experience +4 @bell", "experience +3 @golem"]
    assert learned("slipped", bell=1, golem=0) == ["experience +1 @bell"]


@pytest.mark.rule("VIL-EX-32", "VIL-NGT-41", "VIL-NGT-66")
def test_salvage_is_counted_by_the_monsters_that_went():
    dead = {"commoners": 33, "hunters": 16, "heroes": 2, "burnt": 4}
    assert salvage(result("stood", **dead)) == [*["tallow"] * 3, *["cold-iron"] * 2, "name-thread", "smoked-glass"]
    assert salvage(result("stood", heroes=4)) == ["name-thread"] * 2
    assert salvage(result("stood", heroes=3)) == ["name-thread"]
    assert salvage(result("stood", hunters=5, yunfakh=3, burnt=3)) == ["smoked-glass"] * 2


@pytest.mark.rule("VIL-EX-32", "VIL-NGT-05", "VIL-NGT-42")
def test_of_a_lost_night_half_of_each_kind_is_kept_rounded_up():
    found = salvage(result("broken", commoners=20, hunters=10, heroes=1))
    assert found == ["tallow", "cold-iron", "name-thread"]


@pytest.mark.rule("VIL-NGT-93")
def test_salvage_is_the_same_for_parties_of_every_size():
    cards = ("bell", "golem", "boar", "nun", "widow")
    counts = {len(salvage(result("stood", cards[:n], commoners=9 * n, hunters=4 * n))) for n in range(1, 6)}
    assert counts == {5}


# Captives


def beaten(state, *, won=True, mission="first-torches", dead=(), **kinds):
    """A night in which Monsters beat villagers senseless: ``bell="commoner hunter"``."""
    table = over(state, mission, won=won)
    for name, told in kinds.items():
        table.monster(name).beaten = dict.fromkeys(told.split(), 1)
    for name in dead:
        table.monster(name).zone = GONE
    return table


@pytest.mark.rule("VIL-EX-33", "VIL-NGT-43")
def test_each_monster_on_the_map_may_keep_one():
    state = castle(BELL, WIDOW)
    table = beaten(state, bell="commoner hunter", widow="commoner", dead=("widow",))
    assert things(brought(state, table, (Choose, ("hunter",))), "commoner", "hunter") == ["thing hunter +1"]
    assert things(brought(state, table, (Choose, ("nobody",))), "commoner", "hunter") == []


@pytest.mark.rule("VIL-NGT-43")
def test_on_a_lost_night_nobody_is_kept():
    state = castle(BELL)
    assert things(brought(state, beaten(state, won=False, bell="hero")), "hero") == []


@pytest.mark.rule("VIL-NGT-44")
def test_who_finds_no_cell_is_let_go_an_earlier_captive_too():
    state = castle(BELL, has="commoner")
    script = ((Choose, ("hunter",)), (Choose, ("commoner-1",)))
    told = things(brought(state, beaten(state, bell="hunter"), *script), "commoner", "hunter")
    assert told == ["thing commoner -1", "thing hunter +1"]


@pytest.mark.rule("VIL-NGT-44")
def test_an_oubliette_has_three_cells_and_five_with_a_chained_floor():
    held = castle(BELL, has="2 commoner", built=ALL_ROOMS)
    assert things(brought(held, beaten(held, bell="commoner"), (Choose, ("commoner",))), "commoner") == [
        "thing commoner +1"
    ]
    three = castle(BELL, has="3 commoner", built=ALL_ROOMS)
    assert things(brought(three, beaten(three, bell="commoner"), (Choose, ("commoner",))), "commoner") == []
    full = castle(BELL, has="4 commoner, chained-floor>room-oubliette", built=ALL_ROOMS)
    assert things(brought(full, beaten(full, bell="commoner"), (Choose, ("commoner",))), "commoner") == [
        "thing commoner +1"
    ]


@pytest.mark.rule("VIL-NGT-44", "VIL-NGT-85")
def test_the_captive_of_a_flag_needs_a_cell_like_everybody():
    state = castle(BELL, has="commoner")
    told = brought(state, over(state, "the-ransom"), (Choose, ("commoner-1",)))
    assert things(told, "commoner", "hero") == ["thing commoner -1", "thing hero +1"]
    assert "flag ransom-paid +1" in told


# Dues, goods and flags


@pytest.mark.rule("VIL-NGT-45", "VIL-NGT-46")
def test_a_night_brings_dues_and_a_victory_the_good_of_the_village():
    state = castle(BELL)
    assert brought(state, over(state, "break-the-siege"))[-3:] == [
        "experience +1 @bell",
        "coin +4",
        "thing quicklime +1",
    ]
    assert brought(state, over(state, "break-the-siege", won=False)) == ["coin +2"]
    assert brought(state, over(state))[:3] == ["experience +1 @bell", "coin +4", "coin +2"]


@pytest.mark.rule("VIL-NGT-19", "VIL-NGT-46")
def test_a_pact_has_no_good_to_be_salvaged():
    state = castle(BELL, flags="pact-quernhill")
    assert "thing quicklime +1" not in brought(state, over(state, "break-the-siege"))
    assert brought(state, over(state, "four-towers")) == ["experience +1 @bell", "coin +4"]


@pytest.mark.rule("VIL-NGT-84", "VIL-NGT-85")
def test_the_flag_of_an_end_comes_with_what_it_brings_at_once():
    state = castle(BELL)
    told = brought(state, over(state, "the-last-hinge", won=False, heart=0))
    assert told == ["coin +2", "flag gates-broken +1", "condition breach +1 @room-armoury"]
    gone = castle(BELL, built=rooms(armoury=2))
    assert brought(gone, over(gone, "the-last-hinge", won=False, heart=0)) == ["coin +2", "flag gates-broken +1"]


# Used up


@pytest.mark.rule("VIL-NGT-32", "VIL-NGT-47", "VIL-EX-42")
def test_a_trap_that_went_off_is_gone_and_one_that_did_not_stays():
    state = castle(BELL, has="lime-fall>room-laboratory, fat-fire>room-crypt")
    told = brought(state, over(state, spent=["room-laboratory lime-fall"]))
    assert things(told, "lime-fall", "fat-fire") == ["thing lime-fall -1 @room-laboratory"]


@pytest.mark.rule("VIL-NGT-47", "VIL-NGT-69")
def test_a_draught_that_was_drunk_is_gone():
    state = castle(BELL, has="black-broth>bell")
    assert things(brought(state, over(state)), "black-broth") == []
    drunk = over(state, spent=["bell black-broth"])
    drunk.monsters[0].draughts = []
    assert things(brought(state, drunk), "black-broth") == ["thing black-broth -1 @bell"]


@pytest.mark.rule("VIL-NGT-47", "VIL-NGT-75")
def test_a_thrall_that_died_is_gone():
    state = castle(BELL, has="thrall>bell")
    assert things(brought(state, over(state)), "thrall") == []
    table = over(state, spent=["bell thrall"])
    table.monsters[0].servant = ""
    assert things(brought(state, table), "thrall") == ["thing thrall -1 @bell"]


@pytest.mark.rule("VIL-NGT-76")
def test_a_spare_puppet_is_gone_where_fewer_than_three_stand():
    state = castle(member("puppeteer"), has="spare-puppet>puppeteer")
    table = over(state)
    for minion in table.minions:
        minion.zone = table.castle.heart
    assert (len(table.minions), things(brought(state, table), "spare-puppet")) == (3, [])
    table.minions[0].zone = GONE
    assert things(brought(state, table), "spare-puppet") == ["thing spare-puppet -1 @puppeteer"]


# The castle

CROWD = ("5 commoner GH", "3 commoner KI", "4 commoner SR", "2 commoner GA", "3 commoner TW", "3 commoner YA stunned")


@pytest.mark.rule("VIL-EX-38", "VIL-NGT-53")
def test_a_room_is_stormed_by_three_who_stand_there_and_nobody_guards_it():
    state = castle(BELL, built=ALL_ROOMS)
    table = stand(over(state, won=False, heart=0), *CROWD)
    table.monsters[0].zone, table.monsters[0].down = table.castle.board.cell("SR"), True
    counts = dict(home(state, table, (Roll, ("heads",))).counts)
    stormed = {what: count for what, count in counts.items() if what.startswith("stormed")}
    assert stormed == {"stormed-great-hall": 5, "stormed-laboratory": 3, "stormed-library": 3}


def broken(end, *script, **stormed):
    counts = {room.replace("_", "-"): count for room, count in stormed.items()}
    return play(breached(end, counts), script)


@pytest.mark.rule("VIL-EX-38", "VIL-NGT-54")
def test_the_end_says_how_many_rooms_are_breached():
    rooms = {"great_hall": 5, "laboratory": 3, "belfry": 3}
    assert broken("stood", **rooms) == []
    assert broken("bled", **rooms) == ["great-hall"]
    assert broken("broken", (Roll, ("tails",)), **rooms) == ["great-hall", "belfry"]
    assert broken("slipped", (Roll, ("heads",)), **rooms) == ["great-hall", "laboratory"]


@pytest.mark.rule("VIL-NGT-54")
def test_no_coin_falls_where_nothing_is_left_to_decide():
    assert broken("slipped", laboratory=3, belfry=3) == ["laboratory", "belfry"]
    assert broken("bled", laboratory=3) == ["laboratory"]
    assert broken("broken", (Roll, ("tails",)), laboratory=3, belfry=3) == ["belfry", "laboratory"]
    assert broken("bled", (Draw, ("crypt",)), laboratory=3, belfry=3, crypt=3) == ["crypt"]


def breaches(built, end="broken", mission="first-torches", **stormed):
    counts = {f"stormed_{room}": count for room, count in stormed.items()}
    told = play(NIGHTS.worked_out(castle(BELL, built=built), mission, result(end, ["bell"], **counts)), [])
    return [each for each in said(told) if each.startswith("condition")]


@pytest.mark.rule("VIL-EX-38", "VIL-NGT-55")
def test_where_the_heart_was_broken_the_first_room_is_breached_twice():
    two = ["condition breach +2 @room-great-hall", "condition breach +1 @room-library"]
    assert breaches(ALL_ROOMS, great_hall=5, library=3) == two
    assert breaches(ALL_ROOMS, "bled", great_hall=5, library=3) == ["condition breach +1 @room-great-hall"]


@pytest.mark.rule("VIL-NGT-55", "VIL-NGT-56")
def test_one_night_ruins_a_room_at_most_and_breaks_a_ruin_once():
    assert breaches(rooms(great_hall=1), great_hall=5) == ["condition breach +1 @room-great-hall"]
    assert breaches(rooms(great_hall=2), great_hall=5) == ["condition breach +1 @room-great-hall"]
    both = breaches(rooms(), "broken", "the-last-hinge", armoury=4)
    assert both == ["condition breach +2 @room-armoury"]


@pytest.mark.rule("VIL-NGT-62")
def test_a_room_that_is_not_there_cannot_be_breached():
    assert breaches(rooms(), oubliette=5, great_hall=3) == ["condition breach +2 @room-great-hall"]
