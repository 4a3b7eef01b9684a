"""What a screen is told: the position, options in words, areas and sight, the opening and the end."""

from __future__ import annotations

import pytest

from helpers.script import play
from helpers.stars import act, mini, says, stars
from horologium.engine.core.ask import Thrown
from horologium.engine.rulesets.constellation import CONSTELLATION as GAME
from horologium.engine.rulesets.constellation.actions import activate
from horologium.engine.rulesets.constellation.dice import D6
from horologium.engine.rulesets.constellation.flow import take_go
from horologium.engine.rulesets.constellation.state import Options


def option(battle, key, *script):
    """An option of the question at which a script of an activation arrives."""
    rule = activate(battle, battle.figure("a1"))
    request = next(rule)
    for line in script:
        request = rule.send((line,))
    return GAME.option(battle, request, key)


@pytest.mark.rule("CON-TRN-08")
def test_who_has_acted_is_not_ready():
    battle = stars([mini("A1"), mini("C1")], [mini("L12")])
    act(battle, "a1", "end")
    assert [figure.ready for figure in GAME.view(battle, None).figures] == [False, True, True]


@pytest.mark.rule("CON-LRG-01")
def test_a_large_miniature_tells_all_its_squares():
    battle = stars([mini("A1", size=2)], [mini("L12")])
    large, small = GAME.view(battle, None).figures
    assert (large.cell, large.cells) == ("A1", ("A1", "B1", "A2", "B2"))
    assert (small.cell, small.cells) == ("L12", ())


def test_tracks_tell_turn_points_cosmo_and_what_was_destroyed():
    battle = stars([mini("A1")], [mini("L12")], cosmo=4)
    battle.sides[1].points, battle.sides[1].destroyed = 3, 16
    told = {track.key: (track.value, track.owner) for track in GAME.view(battle, None).tracks}
    assert told["turn"] == (1, "")
    assert (told["dawn cosmo"], told["dusk points"], told["dusk destroyed"]) == (
        (4, "dawn"),
        (3, "dusk"),
        (16, "dusk"),
    )


def test_badges_tell_what_lies_on_a_miniature():
    battle = stars([mini("A1", "reckless")], [mini("L12")])
    figure = battle.figure("a1")
    figure.poison, figure.slowed, figure.lasting = 2, True, ("reckless",)
    badges = GAME.view(battle, None).figures[0].badges
    assert [(badge.key, badge.value, badge.rule) for badge in badges] == [
        ("slowed", None, "CON-ABL-16"),
        ("poison", 2, "CON-ABL-26"),
        ("reckless", None, "CON-ABL-17"),
    ]


@pytest.mark.rule("CON-ABL-06")
def test_smoke_lies_where_a_miniature_vanished():
    battle = stars([mini("C3", "smoke-cover")], [mini("L12")], markers=("E5",))
    act(battle, "a1", "smoke-cover")
    assert [(token.kind, token.cell) for token in GAME.view(battle, None).tokens] == [("marker", "E5"), ("smoke", "C3")]


def test_an_ability_that_was_used_lies_turned():
    battle = stars([mini("A1", "holy-man", "step")], [mini("L12")])
    act(battle, "a1", "holy-man", "end")
    assert [(card.label, card.state) for card in GAME.view(battle, None).cards] == [
        ("Holy man", "used"),
        ("Step", ""),
    ]


@pytest.mark.rule("CON-CTL-02")
def test_a_square_tells_its_cost_and_the_dice_on_the_way():
    battle = stars([mini("A1")], [mini("B1")], "....\n~~..\n" + "....\n" * 10)
    told = option(battle, "A3", "move")
    assert (told.cost, told.warning) == (3, "Enemies roll 2 dice at it on the way.")


@pytest.mark.parametrize(("done", "warned"), [((), True), (("move", "B2"), False)])
def test_ending_an_activation_with_nothing_done_is_warned_of(done, warned):
    told = option(stars([mini("A1", "perfect-defense")], [mini("L12")]), "end", *done)
    assert (told.kind, "nothing" in told.warning) == ("end", warned)


def test_an_ability_tells_its_cosmo_and_its_rule():
    told = option(stars([mini("A1", "step")], [mini("L12")]), "step")
    assert (told.label, told.cost, told.rules[0]) == ("Step", 2, "CON-ABL-02")


@pytest.mark.rule("CON-ABL-21")
def test_the_square_of_a_burst_tells_whom_it_hits():
    battle = stars([mini("C3", "area-damage")], [mini("D3"), mini("E4")])
    assert option(battle, "D3", "area-damage").figures == ("b1", "b2")


@pytest.mark.rule("CON-TRN-09")
def test_a_delay_names_its_miniature():
    battle = stars([mini("A1"), mini("C1")], [mini("L12")])
    request = next(take_go(battle))
    assert GAME.option(battle, request, "delay-a2").label == "Delay a2"


def test_a_throw_says_what_it_comes_to():
    told = GAME.teller.tell_throw(Thrown("CON-DMG-01", "a1", (D6,) * 3, ("1", "3", "6")))
    assert (told.text, told.good) == ("2 damage, 1 stopped, 3 Cosmo", (True, False, True))


@pytest.mark.rule("CON-LOS-04", "CON-TER-04")
@pytest.mark.parametrize(
    ("sign", "words"), [(".", "In sight"), ("o", "In sight, with cover"), ("#", "Hidden by a wall")]
)
def test_sight_says_what_is_in_the_way(sign, words):
    rows = "......\n" * 5 + f"..{sign}...\n" + "......\n" * 6
    told = GAME.lookout.sight(stars([mini("A6")], [mini("F12")], rows), "a1", "E6")
    assert words in told.label
    assert told.blockers == (() if sign == "." else ("C6",))


def test_areas_tell_reach_control_and_range():
    areas = GAME.lookout.areas(stars([mini("C3", weapon="short", spd=1)], [mini("L12")]), "a1")
    assert [len(area.cells) for area in areas if area.kind in {"reach", "control"}] == [25, 8]


def test_nobody_off_the_board_sees_or_reaches_anything():
    battle = stars([mini("")], [mini("L12")])
    assert (GAME.lookout.sight(battle, "a1", "C3"), GAME.lookout.areas(battle, "a1")) == (None, ())


def test_a_battle_opens_with_both_bands_and_ends_with_both_scores():
    battle = stars([mini("A1")], [mini("L12")], turns=1)
    assert GAME.narrator.ending(battle) is None
    assert GAME.narrator.opening(battle).title
    battle.sides[0].points, battle.phase = 4, "over"
    told = GAME.narrator.ending(battle)
    assert (told.title, told.lines[0].text) == ("Dawn wins", "4 victory points, 0 points destroyed")


def test_the_words_of_every_question_are_there():
    battle = stars([mini("C3")], [mini("D3")])
    play(activate(battle, battle.figure("a1")), says("strike", "333", "333", "end"))
    assert all(entry.what in GAME.texts for entry in battle.journal.entries)


@pytest.mark.rule("CON-VIC-01", "CON-VIC-09")
@pytest.mark.parametrize(("early_end", "aims"), [(False, ["points"]), (True, ["points", "alone"])])
def test_the_enemys_end_is_an_aim_only_where_it_ends_the_game(early_end, aims):
    battle = stars([mini("A1")], [mini("L12")], options=Options(early_end=early_end))
    assert [aim.key for aim in GAME.view(battle, None).aims] == aims
    assert ("nobody left" in GAME.narrator.opening(battle).why) is early_end
