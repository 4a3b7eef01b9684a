"""Rooms by words: how they are built, and that all they name can be drawn."""

from __future__ import annotations

import pytest

from helpers.boards import zones
from horologium.engine.core.view import CellView
from horologium.ui.art import rooms
from horologium.ui.battle.board.furniture import DRAWINGS
from horologium.ui.battle.board.room_styles import STYLES, centrepiece, is_open, style_name


def room(label="", terrain="room", **more):
    return CellView("r", zones()[0][0].outline, (90, 90), terrain, label=label, **more)


@pytest.mark.parametrize("name", STYLES)
def test_everything_in_a_style_can_be_drawn(name):
    assert set(STYLES[name].things) <= set(DRAWINGS)


def test_every_word_leads_to_a_style():
    assert set(rooms.STYLES.values()) <= set(STYLES)


@pytest.mark.parametrize(
    ("label", "style"),
    [("Old Kitchen", "kitchen"), ("Cucina", "kitchen"), ("Heart of the Castle", "heart"), ("The Bell Tower", "belfry")],
)
def test_a_room_is_furnished_by_the_words_of_its_title(label, style):
    assert style_name(room(label)) == style


def test_what_is_said_of_a_room_counts_before_its_title():
    assert style_name(room("The Green Door", decor="library")) == "library"


def test_a_room_without_a_word_is_furnished_by_its_terrain():
    assert style_name(room("Elsewhere", "corridor")) == "corridor"


def test_a_room_of_which_nothing_is_known_is_a_plain_one():
    assert style_name(room("Elsewhere")) == "room"


def test_roads_and_meadows_have_no_walls():
    assert [is_open(room(terrain=word)) for word in ("road", "grass", "courtyard", "hall", "tower")] == [
        True, True, True, False, False,
    ]  # fmt: skip


def test_people_leave_the_heart_of_a_house_clear():
    assert centrepiece(room("The Heart")) > 0
    assert centrepiece(room("The Kitchen")) == 0
