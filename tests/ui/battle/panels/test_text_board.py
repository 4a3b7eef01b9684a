"""The board as text, for those who do not see it."""

from __future__ import annotations

import pytest

from helpers.boards import battle, figure, zones
from horologium.engine.core.view import TokenView
from horologium.ui.battle.panels.text_board import WHOLE, TextBoard

TEXTS = {"terrain.room": "Room", "terrain.court": "Courtyard"}


@pytest.fixture
def text(theme, qtbot):
    """Three rooms: a guard in the first, a chest in the second."""
    made = TextBoard(theme)
    qtbot.addWidget(made)
    chest = TokenView("box", "chest", "Chest", "yard")
    made.show_view(battle(zones()[0], figure("ada", "gate", seat="crew"), tokens=(chest,)), TEXTS)
    made.show()
    return made


def lines(text):
    return [text.list.item(row).text() for row in range(text.list.count())]


def test_rooms_are_called_by_their_titles(text):
    text.shown.setCurrentIndex(WHOLE)
    assert lines(text) == ["Gate, Room: Ada, 3/3", "The Outer Yard, Courtyard: Chest", "Hall, Room"]


@pytest.mark.parametrize(("label", "said"), [("Baule di Ada", "Baule di Ada"), ("Arca", "Arca (baule)")])
def test_what_a_token_is_is_said_in_the_words_of_its_game(text, label, said):
    chest = TokenView("box", "chest", label, "yard")
    text.show_view(battle(zones()[0], tokens=(chest,)), {**TEXTS, "word.chest": "Baule"})
    assert lines(text) == [f"The Outer Yard, Courtyard: {said}"]


def test_a_room_in_which_only_a_token_lies_is_among_what_is_there(text):
    assert lines(text) == ["Gate, Room: Ada, 3/3", "The Outer Yard, Courtyard: Chest"]
