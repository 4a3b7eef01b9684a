"""Missions, bands and positions that cannot be: refused with one sentence that says what to do."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from helpers.samples.constellation import COURT, DAWN, DUSK, LONE, mission, setup
from helpers.stars import mini, stars
from horologium.engine.core.errors import BadData
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.constellation.setup import check_content, faults, flaws, set_up
from horologium.engine.rulesets.constellation.specs import BandMember, BandSpec
from horologium.engine.rulesets.constellation.state import Options


def refused(start):
    """What is said about a battle that cannot be set up."""
    with pytest.raises(BadData) as caught:
        set_up(start)
    return f"{caught.value.message}: {caught.value.hint}"


@pytest.mark.parametrize(
    ("drawn", "words"),
    [
        (COURT.replace("o", "?", 1), r"map: row 4, place 4: .*\?"),
        ("....\n" * 11, "11 rows.*draw at least 12 rows"),
    ],
)
def test_a_bad_map_is_refused_with_its_place(drawn, words):
    start = setup(mission("bad"))
    assert re.search(words, refused(replace(start, mission=replace(start.mission, map=drawn))))


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"fixed": ("Z99",)}, "no marker can lie on 'Z99'"),
        ({"fixed": ("B6",)}, "no marker can lie on 'B6'"),
        ({"fixed": ("A1", "A1")}, "two markers lie on one square"),
    ],
)
def test_markers_lie_on_squares_of_their_own_that_can_be_entered(facts, words):
    assert words in refused(setup(mission("bad", **facts)))


@pytest.mark.parametrize(
    ("at", "words"), [("Z99", "no miniature can stand on"), ("C5", "no miniature"), ("E6", "E6 is taken already")]
)
def test_a_position_in_mid_battle_is_looked_at_miniature_by_miniature(at, words):
    start = setup(mission("bad"))
    moved = replace(DAWN, members=(replace(DAWN.members[0], at=at), *DAWN.members[1:]))
    content = {**start.content, "bands": {**start.content["bands"], "dawn": moved}}
    assert any(words in flaw.message for flaw in flaws(start.mission, content))


def test_who_has_no_square_in_mid_battle_is_named():
    start = setup(mission("bad", dawn="alone"))
    assert [(flaw.key, flaw.message) for flaw in flaws(start.mission, start.content)] == [
        ("dawn.0", "the miniature has no square")
    ]


@pytest.mark.rule("CON-SET-01")
def test_an_unfit_band_is_refused_with_its_points():
    assert "the band costs" in refused(setup(mission("bad", points=60)))


def test_a_mission_may_allow_fewer_miniatures():
    assert "bring 2 at most" in refused(setup(mission("bad", most_miniatures=2)))


def test_a_band_that_is_not_in_the_pack_is_named():
    assert "there is no band 'nobody'" in refused(setup(mission("bad", dusk="nobody")))


@pytest.mark.rule("CON-LRG-01")
def test_large_miniatures_stay_at_home_while_they_are_off():
    start = setup(mission("bad"))
    assert "switch large miniatures on" in refused(replace(start, options=Options()))


@pytest.mark.rule("CON-SET-01")
def test_a_party_brings_its_own_two_bands():
    start = setup(mission("the-duel", phase="markers", fixed=()))
    ours = BandSpec("ours", "Ours", (BandMember("able", "Ida"), BandMember("able", "Ida")))
    battle = set_up(Setup(start.mission, start.content, (ours, LONE[1])))
    assert [figure.name for figure in battle.figures] == ["Ida", "Ida 2", "Able"]
    assert [side.name for side in battle.sides] == ["Ours", "Lonely"]


@pytest.mark.rule("CON-DMG-09")
def test_wounds_that_a_member_brings_are_taken_before_the_battle():
    start = setup(mission("the-duel", phase="markers", fixed=()))
    hurt = BandSpec("hurt", "Hurt", (BandMember("able", wounds=3),))
    figure = set_up(Setup(start.mission, start.content, (hurt, LONE[1]))).figures[0]
    assert (figure.att, figure.ar, figure.spd) == (1, 0, 2)


def test_a_pack_is_told_of_every_unfit_band():
    start = setup(mission("fine"))
    twice = replace(DUSK, id="twice", members=(BandMember("able", abilities=("step", "step")),))
    content = {**start.content, "bands": {**start.content["bands"], "twice": twice}}
    assert [(flaw.id, flaw.key) for flaw in check_content(content)] == [("twice", "members.0.abilities")]


def test_a_broken_position_is_told():
    battle = stars([mini("A1"), mini("A1")], [mini("C3")])
    battle.figures[2].att = 9
    battle.sides[0].cosmo = -1
    assert list(faults(battle)) == [
        "a2 stands where it cannot stand",
        "b1 has attributes that cannot be",
        "a side has less than nothing",
    ]
