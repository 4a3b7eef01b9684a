"""The ribbon: who acts next."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from helpers.screens import CLOCK, nova_view
from horologium.ui.battle.panels.figure_pictures import style_of_token, token_styles
from horologium.ui.battle.panels.turn_order import TurnOrderStrip, shortened


@pytest.fixture
def ribbon(theme, tips, shown):
    made = shown(TurnOrderStrip(theme, tips), 420, 50)
    made.show_dial(CLOCK)
    return made


def test_the_order_is_that_of_the_dial(ribbon):
    assert ribbon.accessibleDescription() == "1. Ada, III\n2. Guard ×2, V\n3. Bruno, V"


def test_who_acts_is_marked_and_not_who_stands_first(ribbon):
    acting = tuple(replace(token, acts=token.key == "bruno") for token in CLOCK.tokens)
    before = ribbon.grab().toImage()
    ribbon.show_dial(replace(CLOCK, tokens=acting))
    marked = ribbon.grab().toImage()
    assert ribbon.accessibleDescription() == "1. Ada, III\n2. Guard ×2, V\n3. Bruno, V: acts now"
    third = ribbon.width() // 3
    assert marked.copy(0, 0, 2 * third, 50) == before.copy(0, 0, 2 * third, 50)
    assert marked.copy(2 * third, 0, third, 50) != before.copy(2 * third, 0, third, 50)


def test_a_click_chooses_whoever_stands_there(ribbon, qtbot):
    with qtbot.waitSignal(ribbon.token_chosen) as chosen:
        QTest.mouseClick(ribbon, Qt.MouseButton.LeftButton, pos=QPoint(210, 15))
    assert chosen.args == ["guard"]


def test_arrows_walk_and_enter_chooses(ribbon, qtbot):
    with qtbot.waitSignal(ribbon.said) as told:
        QTest.keyClick(ribbon, Qt.Key.Key_Right)
    assert told.args == ["Guard ×2, V"]
    with qtbot.waitSignal(ribbon.token_chosen) as chosen:
        QTest.keyClick(ribbon, Qt.Key.Key_Return)
    assert chosen.args == ["guard"]


def test_where_there_is_no_room_the_rest_is_counted(ribbon):
    ribbon.resize(150, 50)
    assert [ribbon.token_at(x) for x in (20, 120)] == [ribbon.order[0], None]


def test_a_game_without_a_dial_has_no_ribbon(ribbon):
    ribbon.show_dial(None)
    assert not ribbon.isVisible()


def test_tokens_wear_the_colour_of_their_player_and_the_emblem_of_their_figure():
    worn = token_styles(nova_view(), {"valerio": "#123456"})
    assert worn["valerio"].colour == "#123456"
    assert (worn["valerio"].friend, worn["guard"].friend) == (True, False)
    assert style_of_token(CLOCK.tokens[0], {}).friend is False


def test_a_long_name_is_written_by_its_last_word(theme):
    font = theme.type.text("small")
    assert shortened("Arsenal Swordsman", font, 70) == "A. Swordsman"
    assert shortened("Arsenal Swordsman", font, 400) == "Arsenal Swordsman"
    assert shortened("Bartholomew", font, 20) == "Bartholomew"
