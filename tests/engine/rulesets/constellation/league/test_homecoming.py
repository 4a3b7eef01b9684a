"""From a battle back to the band."""

from __future__ import annotations

import pytest

from helpers.league import RULES, band, content, fought, home, one, set_up
from helpers.results import found as brought
from helpers.results import lesson, purse
from helpers.states import at, suffering
from horologium.engine.core.errors import BadData
from horologium.engine.core.ruleset import Outcome
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.engine.rulesets.constellation.state import bury, wound


def ended(points=(3, 1), fallen=()):
    """A battle of three that is over: points of both sides, and who of the band fell."""
    battle = set_up()
    for side, scored in zip(battle.sides, points, strict=True):
        side.points = scored
    for key in fallen:
        bury(battle, battle.figure(key), None, "CON-DMG-10")
    battle.phase = "over"
    return battle


def injuries(result):
    """What everybody came home with."""
    return [brought(result, "injuries", each.member) for each in result.members]


def told(battle, **facts):
    """Two miniatures have fought."""
    battle.journal.note("settled", "CON-DMG-07", **{"dealt": 2, "stopped": 0, "harm": 0, "hurt": 0, **facts})


def test_a_battle_that_goes_on_brings_nothing_home():
    with pytest.raises(BadData, match="First Light is not over"):
        home(set_up())


@pytest.mark.rule("CON-VIC-01")
@pytest.mark.parametrize(
    ("winner", "why", "name"),
    [
        ("dawn", "alone", "enemy-routed"),
        ("dawn", "points", "more-points"),
        (None, "draw", "draw"),
        ("dusk", "points", "fewer-points"),
        ("dusk", "alone", "band-routed"),
    ],
)
def test_every_end_of_a_battle_is_an_outcome(winner, why, name):
    assert RULES.missions.ended(Outcome(winner, why)) == name
    assert RULES.missions.ends(content(), "first-light").outcomes[name] == (winner == "dawn")


@pytest.mark.rule("CON-MIS-11")
@pytest.mark.parametrize(
    ("points", "plot", "coins", "experience"),
    [((3, 1), True, 14, 2), ((1, 3), True, 8, 1), ((3, 1), False, 6, 1), ((1, 3), False, 3, 0)],
)
def test_a_victory_pays_and_teaches_more_than_a_defeat(points, plot, coins, experience):
    result = home(ended(points), plot=plot)
    assert (purse(result), lesson(result), result.won) == (coins, experience, points[0] > points[1])


@pytest.mark.rule("CON-MIS-11")
def test_who_felled_a_foe_or_held_a_marker_and_stands_learns_more():
    battle = ended(fallen=("dawn-3",))
    told(battle, figure="dawn-1", target="dusk-1", harm=2)
    wound(battle, battle.figure("dusk-1"), 2, "CON-DMG-07")
    bury(battle, battle.figure("dusk-1"), battle.figure("dawn-1"), "CON-DMG-10")
    battle.journal.note("on_marker", "CON-VIC-04", figure="dawn-3", face=1)
    result = home(battle, None, 1)
    mira, _, sela = result.members
    assert (mira.count("kills"), mira.count("dealt"), sela.count("knocked_out")) == (1, 2, 1)
    assert [lesson(result, each.member) for each in result.members] == [1, 0, 0]


@pytest.mark.rule("CON-DMG-08")
def test_a_blow_harder_than_what_is_left_counts_as_what_was_left():
    battle = ended()
    mira, fox = battle.figure("dawn-1"), battle.figure("dusk-1")
    life = [figure.ar + figure.att for figure in (mira, fox)]
    told(battle, figure="dusk-1", target="dawn-1", harm=31, hurt=31)
    for figure in (mira, fox):
        wound(battle, figure, 31, "CON-DMG-07")
    found = home(battle).members[0]
    assert [found.count("taken"), found.count("dealt")] == life


def test_the_last_blow_is_told():
    battle = ended()
    told(battle, figure="dusk-2", target="dawn-2", hurt=3)
    bury(battle, battle.figure("dusk-2"), battle.figure("dawn-2"), "CON-DMG-10")
    assert home(battle).last_blow == ("doran", "The Younger Fox")


@pytest.mark.rule("CON-ABL-20")
def test_a_sacrifice_is_nobody_elses_feat():
    battle = ended()
    told(battle, figure="dawn-1", target="dusk-1")
    bury(battle, battle.figure("dusk-1"), None, "CON-ABL-20")
    assert home(battle).members[0].count("kills") == 0


@pytest.mark.rule("CON-MIS-11")
@pytest.mark.parametrize(
    ("face", "wounds"),
    [(1, ()), (3, ()), (4, ("a-ringing-head",)), (5, ("a-stiff-leg",)), (6, ("a-cracked-shoulder",))],
)
def test_a_die_says_what_the_fallen_keep(face, wounds):
    assert injuries(home(ended(fallen=("dawn-1",)), None, face))[0] == wounds


@pytest.mark.rule("CON-MIS-11")
def test_nobody_has_the_same_wound_twice():
    company = band(members=(one(conditions=suffering("a-stiff-leg")), *band("doran", "sela").members))
    assert injuries(home(ended(fallen=("dawn-1",)), company, 5))[0] == ()


@pytest.mark.rule("CON-MIS-11")
def test_one_of_the_party_is_always_fit_to_fight_again():
    result = home(ended(fallen=("dawn-1", "dawn-2", "dawn-3")), None, 4, 4, 4)
    assert injuries(result) == [("a-ringing-head",), ("a-ringing-head",), ()]


@pytest.mark.rule("CON-VIC-01")
def test_whoever_gives_up_has_lost_whatever_the_points_and_goes_home_unhurt():
    battle = set_up()
    battle.sides[0].points = 9
    RULES.missions.give_up(content(), battle)
    assert CONSTELLATION.outcome(battle).winner == "dusk"
    result = home(battle)
    assert (result.outcome, [each.count("knocked_out") for each in result.members]) == ("band-routed", [0, 0, 0])
    assert list(CONSTELLATION.faults(battle)) == []


@pytest.mark.rule("CON-VIC-01")
def test_a_band_of_which_nobody_stands_can_have_won_by_points():
    result = home(ended(fallen=("dawn-1", "dawn-2", "dawn-3")), None, 1, 1, 1)
    assert (result.outcome, result.won) == ("more-points", True)
    assert list(RULES.missions.check_result(at(content(), company=band()), "first-light", result)) == []


def test_a_battle_that_is_over_cannot_be_given_up():
    battle = ended()
    RULES.missions.give_up(content(), battle)
    assert home(battle).won


def test_what_bots_have_fought_comes_home_without_a_flaw():
    battle = fought()
    fallen = sum(figure.seat == "dawn" and not figure.alive for figure in battle.figures)
    result = home(battle, None, *([5] * fallen))
    assert sum(each.count("knocked_out") for each in result.members) == fallen
    assert list(RULES.missions.check_result(at(content(), company=band()), "first-light", result)) == []


def test_missions_bring_neither_flags_nor_achievements():
    assert RULES.missions.ends(content(), "first-light").flags == ()
    assert RULES.missions.ends(content(), "first-light").achievements == ()
