"""What each night is about, as it is shipped (VIL-MIS-25 to 27, 29, 34, 35, 37 and 39)."""

import pytest

from helpers.night import content, monster, night, offered, step, whole, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.village_attacks.prepare import _day_or_night
from horologium.engine.rulesets.village_attacks.state import GONE, Options
from horologium.engine.rulesets.village_attacks.verbs import Blow, fall, harm, wound


def at(mission, *party, **position):
    """A position of a night as it is shipped."""
    return night(*(party or (monster("weeping-bell"),)), spec=content()["missions"][mission], **position)


def choose(*keys):
    return [(Choose, (key,)) for key in keys]


def villagers_end(battle, *script):
    """Play the last step of the Villagers phase."""
    battle.phase, battle.waiting = "spawn", []
    play(step(battle), script)
    return battle


def restored(battle, *script):
    """Play the Restore phase."""
    battle.phase = "restore"
    play(step(battle), script)
    return battle


def killed(battle, villager, *script):
    """One villager, dead by a blow that teaches nobody."""
    play(harm(battle, villager, 9, Blow("trap", "VIL-TRP-09")), script)


# First Torches


@pytest.mark.rule("VIL-MIS-25")
def test_the_first_night_is_won_by_morale_alone():
    battle = at(
        "first-torches", monster("weeping-bell", zone="GH", dice="melee"), villagers=("1 commoner GH",), morale=1
    )
    assert (battle.mission.wins, battle.works, battle.most_morale) == (("morale",), [], 44)
    play(step(battle), choose("melee-commoner-1"))
    assert battle.won == "morale"


# The Three Altars


@pytest.mark.rule("VIL-MIS-26", "VIL-OBJ-01")
def test_each_magic_is_progress_and_lights_an_altar_in_the_end():
    battle = at(
        "the-three-altars",
        monster("weeping-bell", zone="LI", dice="magic magic", experience=0),
        progress=(("library-altar", 1),),
    )
    for _ in range(2):
        play(step(battle), choose("work-library-altar-magic"))
    assert (battle.works[0].done, battle.monsters[0].experience, battle.rank) == (True, 2, 2)


@pytest.mark.rule("VIL-MIS-26")
def test_an_altar_takes_magic_only_and_in_its_zone():
    dice = "melee ranged defence revenge magic"
    there = offered(at("the-three-altars", monster("weeping-bell", zone="LI", dice=dice)))
    assert [key for key in there if key.startswith("work-")] == ["work-library-altar-magic"]
    assert not [key for key in offered(at("the-three-altars", monster("weeping-bell", dice=dice))) if "work-" in key]


@pytest.mark.rule("VIL-MIS-26")
def test_all_three_altars_win_at_once():
    lit = (("library-altar", 3), ("chapel-altar", 3), ("crypt-altar", 2))
    battle = at("the-three-altars", monster("ossuary-warden", zone="CR", dice="magic"), progress=lit)
    assert battle.rank == 3
    play(step(battle), choose("work-crypt-altar-magic"))
    assert battle.won == "works"


@pytest.mark.rule("VIL-MIS-26")
@pytest.mark.parametrize(
    ("crowd", "party", "left"), [("3 commoner LI", "HE", 1), ("2 commoner LI", "HE", 2), ("3 commoner LI", "LI", 2)]
)
def test_a_crowd_without_a_monster_undoes_an_unlit_altar(crowd, party, left):
    battle = at(
        "the-three-altars", monster("weeping-bell", zone=party), villagers=(crowd,), progress=(("library-altar", 2),)
    )
    assert villagers_end(battle).works[0].progress == left


@pytest.mark.rule("VIL-MIS-26")
def test_a_lit_altar_is_lit_for_good():
    battle = at("the-three-altars", villagers=("5 commoner LI",), progress=(("library-altar", 3),))
    assert villagers_end(battle).works[0].done


@pytest.mark.rule("VIL-MIS-26")
def test_objective_experience_comes_by_day_too():
    battle = at(
        "the-three-altars",
        monster("ossuary-warden", zone="LI", dice="magic"),
        progress=(("library-altar", 2),),
        options=Options(day_night="on"),
        night=False,
    )
    play(step(battle), choose("work-library-altar-magic"))
    assert battle.monsters[0].experience == 2


# Night of the Long Ladders


@pytest.mark.rule("VIL-MIS-27")
@pytest.mark.parametrize(("count", "round_", "won"), [(2, 7, ""), (2, 8, "hold"), (1, 9, ""), (1, 12, "hold")])
def test_the_heart_has_to_beat_at_the_end_of_the_last_round(count, round_, won):
    party = [monster("weeping-bell"), monster("ember-nun")][:count]
    assert restored(at("long-ladders", *party, round=round_)).won == won


@pytest.mark.rule("VIL-MIS-27")
@pytest.mark.parametrize(
    ("count", "round_", "rank"), [(2, 3, 1), (2, 4, 2), (2, 6, 2), (2, 7, 3), (1, 7, 2), (1, 8, 3)]
)
def test_the_rank_follows_the_rounds(count, round_, rank):
    party = [monster("weeping-bell"), monster("ember-nun")][:count]
    assert at("long-ladders", *party, round=round_).rank == rank


@pytest.mark.rule("VIL-MIS-27")
@pytest.mark.parametrize(("round_", "waiting"), [(11, ["0"]), (12, [])])
def test_nobody_appears_in_the_last_round(round_, waiting):
    battle = at("long-ladders", round=round_, phase="traps")
    play(whole(battle), [])
    assert (battle.phase, battle.waiting) == ("spawn", waiting)


@pytest.mark.rule("VIL-MIS-27")
def test_it_begins_at_night_without_a_toss():
    battle = at("long-ladders")
    play(_day_or_night(battle), [])
    assert (battle.day_night, battle.night, battle.morale) == (True, True, 0)


# Wake What Sleeps Below


@pytest.mark.rule("VIL-MIS-29")
@pytest.mark.parametrize(("zone", "morale", "won"), [("HE", 10, "sleeper"), ("HE", 11, ""), ("NA", 10, "")])
def test_it_must_stand_in_the_heart_zone_with_half_of_the_courage_gone(zone, morale, won):
    battle = at("wake-what-sleeps", summoned="bramblehart", summoned_at=zone, morale=morale)
    assert restored(battle).won == won


@pytest.mark.rule("VIL-MIS-29")
def test_it_is_won_only_when_the_round_ends():
    battle = at("wake-what-sleeps", summoned="bramblehart", summoned_at="HE", morale=0, phase="traps")
    play(step(battle), [])
    assert battle.won == ""


@pytest.mark.rule("VIL-MIS-29")
def test_with_nobody_left_to_call_it_is_lost():
    battle = at("wake-what-sleeps", monster("weeping-bell", zone="SR", dice="magic melee"), summoned="bramblehart")
    battle.summon_deck.cards = []
    wound(battle, battle.summoned[0], 9, "VIL-SUM-03")
    play(step(battle), choose("step-VA", "magic"))
    assert battle.lost == "asleep"


@pytest.mark.rule("VIL-MIS-29")
def test_the_rank_rises_with_the_first_payment_and_the_first_appearance():
    party = [monster("weeping-bell", zone="SR", dice="magic"), monster("ember-nun", zone="SR")]
    battle = at("wake-what-sleeps", *party)
    assert battle.rank == 1
    play(step(battle), choose("summon-magic"))
    assert (battle.rank, battle.monsters[0].experience) == (2, 1)
    assert at("wake-what-sleeps", summoned="bramblehart").rank == 3


# The Last Hinge


@pytest.mark.rule("VIL-MIS-34")
def test_a_gate_is_barred_at_two_more_than_monsters_and_closes_its_passage():
    warden = monster("ossuary-warden", zone="NG", dice="melee defence")
    battle = at("the-last-hinge", warden, progress=(("north-gate", 1),))
    play(step(battle), choose("work-north-gate-melee"))
    cell = battle.castle.board.cell
    assert battle.ways.distance(cell("NG"), cell("NR")) == 1
    play(step(battle), choose("work-north-gate-defence"))
    assert battle.ways.distance(cell("NG"), cell("NR")) > 1
    assert (battle.rank, battle.monsters[0].experience) == (2, 2)


@pytest.mark.rule("VIL-MIS-34")
def test_a_gate_holds_two_more_than_it_needs_and_no_more():
    warden = monster("ossuary-warden", zone="NG", dice="melee melee melee melee melee melee")
    battle = at("the-last-hinge", warden)
    for _ in range(5):
        play(step(battle), choose("work-north-gate-melee"))
    assert "work-north-gate-melee" not in offered(battle)
    assert (battle.works[0].progress, battle.monsters[0].experience) == (5, 2)


@pytest.mark.rule("VIL-MIS-34")
@pytest.mark.parametrize(("crowd", "progress", "barred"), [(5, 2, False), (4, 3, True)])
def test_five_on_the_road_force_a_gate_open_again(crowd, progress, barred):
    warden = monster("ossuary-warden", zone="NG", dice="melee")
    battle = at("the-last-hinge", warden, villagers=(f"{crowd} commoner NR",), progress=(("north-gate", 2),))
    play(step(battle), choose("work-north-gate-melee"))
    villagers_end(battle)
    assert (battle.works[0].progress, battle.works[0].done, bool(battle.closed)) == (progress, barred, barred)
    assert battle.rank == 2


@pytest.mark.rule("VIL-MIS-34")
def test_a_gate_barred_anew_teaches_nothing():
    warden = monster("ossuary-warden", zone="NG", dice="melee melee")
    battle = at("the-last-hinge", warden, villagers=("5 commoner NR",), progress=(("north-gate", 2),))
    play(step(battle), choose("work-north-gate-melee"))
    villagers_end(battle)
    battle.phase, battle.active = "monsters", "ossuary-warden"
    play(step(battle), choose("work-north-gate-melee"))
    assert (battle.works[0].done, battle.monsters[0].experience) == (True, 2)


@pytest.mark.rule("VIL-MIS-34", "VIL-RST-01")
def test_a_barred_gate_stays_closed_beyond_the_round():
    warden = monster("ossuary-warden", zone="NG", dice="melee")
    battle = at("the-last-hinge", warden, progress=(("north-gate", 2),))
    play(step(battle), choose("work-north-gate-melee"))
    restored(battle)
    cell = battle.castle.board.cell
    assert battle.ways.distance(cell("NG"), cell("NR")) > 1


@pytest.mark.rule("VIL-MIS-34")
def test_the_gates_win_at_the_end_of_the_round():
    barred = (("north-gate", 3), ("east-gate", 3), ("south-gate", 2))
    battle = at("the-last-hinge", monster("ossuary-warden", zone="SG", dice="melee"), progress=barred)
    play(step(battle), choose("work-south-gate-melee"))
    assert battle.won == ""
    assert restored(battle).won == "works"


@pytest.mark.rule("VIL-MIS-34", "VIL-GEN-05")
def test_villagers_before_a_barred_gate_walk_round():
    battle = at(
        "the-last-hinge",
        monster("ossuary-warden", zone="NG", dice="melee"),
        villagers=("1 commoner NR",),
        progress=(("north-gate", 2),),
    )
    play(step(battle), choose("work-north-gate-melee"))
    battle.phase, battle.waiting, battle.reach = "villagers", ["commoner-1"], {"commoner-1": 3}
    play(step(battle), [(Roll, ("heads",))])
    assert zone_of(battle, battle.villagers[0]) in ("ER", "WR")


# Four Purses


def carrier(**more):
    """A Monster in the courtyard with a purse and a die."""
    battle = at("four-purses", monster("weeping-bell", **{"zone": "CO", "dice": "melee magic", **more}))
    play(step(battle), [*choose("take-purse-1"), *choose("melee")])
    return battle


@pytest.mark.rule("VIL-MIS-35")
def test_a_purse_is_taken_up_for_any_one_result_and_is_heavy():
    battle = carrier()
    assert (battle.monsters[0].dice, battle.monsters[0].purse) == (["magic"], "purse-1")
    play(step(battle), choose("step-GH"))
    battle.monsters[0].dice = ["ranged"]
    assert not [key for key in offered(battle) if key.startswith("step-")]


@pytest.mark.rule("VIL-MIS-35")
def test_it_carries_one_purse_at_most_and_lays_it_down_for_nothing():
    battle = carrier()
    battle.purses[1].zone = battle.castle.board.cell("CO")
    assert not [key for key in offered(battle) if key.startswith("take-")]
    play(step(battle), choose("lay-down"))
    assert (battle.monsters[0].purse, battle.monsters[0].dice) == ("", ["magic"])
    assert battle.castle.board.name(battle.purses[0].zone) == "CO"


@pytest.mark.rule("VIL-MIS-35")
def test_the_purse_of_a_dead_carrier_stays_in_its_zone():
    battle = carrier()
    fall(battle, battle.monsters[0])
    assert battle.castle.board.name(battle.purses[0].zone) == "CO"


@pytest.mark.rule("VIL-MIS-35")
def test_a_purse_is_home_when_its_carrier_ends_its_turn_with_the_heart():
    battle = carrier()
    battle.monsters[0].zone = battle.castle.heart
    play(step(battle), choose("end"))
    assert (battle.purses[0].home, battle.monsters[0].experience, battle.morale, battle.rank) == (True, 1, 25, 2)


@pytest.mark.rule("VIL-MIS-35")
def test_each_purse_costs_as_much_morale_as_monsters_are_played():
    party = [monster("weeping-bell", zone="CO", dice="melee magic"), monster("ember-nun"), monster("bramblehart")]
    battle = at("four-purses", *party)
    play(step(battle), [*choose("take-purse-1"), *choose("melee")])
    battle.monsters[0].zone = battle.castle.heart
    play(step(battle), choose("end"))
    assert battle.morale == 22 * 3 - 3


@pytest.mark.rule("VIL-MIS-35")
def test_four_purses_win():
    battle = carrier()
    for purse in battle.purses[1:]:
        purse.zone, purse.home = GONE, True
    battle.monsters[0].zone = battle.castle.heart
    play(step(battle), choose("end"))
    assert battle.won == "purses"


@pytest.mark.rule("VIL-MIS-35")
@pytest.mark.parametrize(("count", "guard", "end"), [(3, "HE", "GT"), (2, "HE", "CO"), (3, "CO", "CO")])
def test_a_crowd_carries_an_unguarded_purse_to_the_nearest_spawn_point(count, guard, end):
    battle = at("four-purses", monster("weeping-bell", zone=guard), villagers=(f"{count} commoner CO",))
    villagers_end(battle)
    assert battle.castle.board.name(battle.purses[0].zone) == end


# Break the Siege


@pytest.mark.rule("VIL-MIS-37")
def test_an_engine_breaks_at_three_more_than_monsters():
    warden = monster("ossuary-warden", zone="NB", dice="melee revenge")
    battle = at("break-the-siege", warden, progress=(("north-engine", 2),))
    play(step(battle), choose("work-north-engine-melee"))
    assert not battle.works[0].done
    play(step(battle), choose("work-north-engine-revenge"))
    assert (battle.works[0].done, battle.monsters[0].experience, battle.rank) == (True, 2, 2)


@pytest.mark.rule("VIL-MIS-37")
def test_three_broken_engines_win_at_once():
    broken = (("north-engine", 4), ("east-engine", 4), ("south-engine", 3))
    battle = at("break-the-siege", monster("ossuary-warden", zone="SB", dice="melee"), progress=broken)
    play(step(battle), choose("work-south-engine-melee"))
    assert battle.won == "works"


@pytest.mark.rule("VIL-MIS-37")
@pytest.mark.parametrize(
    ("round_", "crew", "heart"),
    [
        (2, ("1 commoner NB", "1 commoner EB"), 10),
        (3, ("1 commoner NB",), 12),
        (2, ("1 commoner NB stunned",), 12),
        (2, (), 12),
    ],
)
def test_engines_with_a_crew_strike_in_even_rounds(round_, crew, heart):
    assert restored(at("break-the-siege", villagers=crew, round=round_)).heart == heart


@pytest.mark.rule("VIL-MIS-37")
def test_a_broken_engine_strikes_no_more():
    battle = at("break-the-siege", villagers=("1 commoner NB",), round=2, progress=(("north-engine", 4),))
    assert restored(battle).heart == 12


# Four Towers


@pytest.mark.rule("VIL-MIS-39")
def test_each_tower_held_alone_scores_at_the_end_of_a_round():
    party = [monster("weeping-bell", zone="TA"), monster("marionettist", zone="TB", minions="TC TD")]
    battle = restored(at("four-towers", *party, villagers=("1 commoner TB", "1 commoner TC stunned")))
    assert battle.points == 3


@pytest.mark.rule("VIL-MIS-39")
@pytest.mark.parametrize(("count", "points"), [(1, 8), (2, 10)])
def test_six_and_two_for_each_monster_win(count, points):
    party = [monster("weeping-bell", zone="TA"), monster("ember-nun", zone="HE")][:count]
    battle = at("four-towers", *party, round=12)
    battle.points = points - 1
    assert restored(battle).won == "towers"


@pytest.mark.rule("VIL-MIS-39")
@pytest.mark.parametrize(("round_", "lost"), [(11, ""), (12, "time")])
def test_without_the_points_the_twelfth_round_is_the_last(round_, lost):
    assert restored(at("four-towers", round=round_)).lost == lost


# Puppets and players


@pytest.mark.rule("VIL-MIS-30")
def test_two_puppets_begin_with_their_monster_in_the_heart_zone():
    battle = at("first-torches", monster("marionettist"))
    assert [(one.kind, zone_of(battle, one)) for one in battle.minions] == [("puppet", "HE")] * 2


@pytest.mark.rule("VIL-MIS-30")
def test_puppets_leave_with_their_monster_and_one_comes_back_with_it():
    battle = at("first-torches", monster("marionettist", zone="GH"))
    fall(battle, battle.monsters[0])
    assert [one.zone for one in battle.minions] == [GONE, GONE]
    battle.waiting = ["marionettist"]
    play(step(battle), [(Roll, ("melee", "melee", "ranged", "ranged", "magic", "magic"))])
    assert [zone_of(battle, one) for one in battle.minions if one.zone != GONE] == ["HE"]


@pytest.mark.rule("VIL-MIS-31")
@pytest.mark.parametrize("count", [1, 5])
def test_one_to_five_monsters_may_be_played(count):
    cards = ("ossuary-warden", "ember-nun", "bramblehart", "candle-widow", "marionettist")[:count]
    assert len(at("first-torches", *map(monster, cards)).monsters) == count
