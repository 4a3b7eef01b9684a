"""Who decides, who sees what, and where dice come from."""

from __future__ import annotations

import pytest

from horologium.campaign.players import COLOURS
from horologium.engine.core.ask import Choose, Listed, Option, Roll
from horologium.ui.battle.panels.player_strip import colour_of
from horologium.ui.battle.seating import ASK, BOX, NOBODY, TYPED, Dice, SeatedPlayer, Seating, seating_from_json
from horologium.ui.kit.player_colours import PAINTS, colour_name

ADA, BO = SeatedPlayer("a", "Ada", holds=("azure",)), SeatedPlayer("b", "Bo", holds=("crimson",))
SEATS = ("azure", "crimson")
TWO = Seating((ADA, BO), 1)


def choice(seat, *, secret=False):
    return Choose("R", seat, seat, "card", Listed([Option("x"), Option("y")]), secret=secret)


def test_one_person_sees_with_the_eyes_of_who_is_asked():
    alone = Seating((SeatedPlayer("a", "Ada", holds=SEATS),), 1)
    assert alone.eyes(choice("crimson"), SEATS, "") == "crimson"


def test_against_a_bot_one_sees_with_ones_own_eyes():
    against = Seating((ADA, SeatedPlayer("b", "Bo", "bot:random", ("crimson",))), 1)
    assert against.eyes(choice("crimson"), SEATS, "") == "azure"


def test_bots_on_both_sides_are_seen_through():
    watched = Seating(tuple(SeatedPlayer(seat, seat, "bot:random", (seat,)) for seat in SEATS), 1)
    assert watched.eyes(choice("crimson"), SEATS, "") is None


def test_a_bot_that_plays_on_for_the_only_seat_uncovers_nothing():
    watched = Seating((SeatedPlayer("a", "Ada", "bot:random", ("azure",)),), 1)
    assert watched.eyes(choice("azure"), ("azure",), "") == "azure"


@pytest.mark.parametrize(("sitting", "eyes"), [("", NOBODY), ("a", NOBODY), ("b", "crimson")])
def test_two_at_one_screen_see_a_hand_only_when_its_owner_sits_there(sitting, eyes):
    assert TWO.eyes(choice("crimson"), SEATS, sitting) == eyes


def test_a_secret_of_somebody_else_needs_a_handover():
    assert TWO.must_hand_over(choice("crimson", secret=True), SEATS, "a")


def test_what_is_no_secret_needs_none():
    assert not TWO.must_hand_over(choice("crimson"), SEATS, "a")


def test_who_sits_there_already_goes_on():
    assert not TWO.must_hand_over(choice("crimson", secret=True), SEATS, "b")


def test_a_rule_may_have_dice_of_its_own():
    dice = Dice(BOX).with_rule("R", TYPED)
    assert [dice.policy(Roll(rule, "x", "x", ())) for rule in ("R", "S")] == [TYPED, BOX]
    assert dice.with_rule("R", "") == Dice(BOX)


def test_dice_are_asked_about_unless_something_else_is_set():
    assert Dice().policy(Roll("R", "x", "x", ())) == ASK


def test_a_colour_is_kept_with_its_player():
    seating = Seating((SeatedPlayer("a", "Ada", holds=("azure",), colour="teal"), BO), 1)
    assert seating_from_json(seating.to_json()) == seating


def test_players_of_an_older_save_have_no_colour_of_their_own():
    data = TWO.to_json()
    data["players"] = [player[:4] for player in data["players"]]
    assert seating_from_json(data) == TWO


def test_a_chosen_colour_comes_before_that_of_the_place():
    players = (ADA, SeatedPlayer("b", "Bo", holds=("crimson",), colour="teal"))
    assert [colour_of(player, players) for player in players] == [PAINTS["blue"], PAINTS["teal"]]


def test_every_colour_of_a_campaign_can_be_painted_and_named():
    assert set(PAINTS) == set(COLOURS)
    assert len({colour_name(colour) for colour in COLOURS}) == len(COLOURS)
