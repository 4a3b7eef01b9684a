"""What is painted by hand is pressed by Enter as well as by the space bar, and shows where keys go."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from horologium.ui.kit.painted_button import CardButton, PaintedButton


class Blank(PaintedButton):
    def paint(self, painter, area):
        painter.fillRect(area, Qt.GlobalColor.white)


@pytest.fixture
def button(theme, qtbot):
    made = Blank(theme)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_presses_it(qtbot, button, key):
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_other_keys_do_not(qtbot, button):
    with qtbot.assertNotEmitted(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_A)


@pytest.fixture
def card(theme, qtbot):
    made = CardButton(
        theme,
        "Open the &Codex",
        "All rules of all games, in our own words, and searchable by every word in them, by id and by topic.",
        "book",
        "#1f3f77",
    )
    qtbot.addWidget(made)
    return made


def test_a_card_is_pressed_by_the_space_bar(card, qtbot):
    with qtbot.waitSignal(card.clicked):
        qtbot.keyClick(card, Qt.Key.Key_Space)


def test_a_card_is_pressed_by_enter(card, qtbot):
    with qtbot.waitSignal(card.clicked):
        qtbot.keyClick(card, Qt.Key.Key_Return)


def test_a_card_reads_its_title_without_the_mark(card):
    assert card.accessibleName() == "Open the Codex"


def test_a_narrow_card_is_taller(card):
    assert card.heightForWidth(260) > card.heightForWidth(600)


def test_larger_text_wants_more_room(card, theme):
    before = card.sizeHint().height()
    theme.set_look("light", 160)
    assert card.sizeHint().height() > before


def test_the_card_with_the_focus_looks_different(card, qtbot):
    card.resize(card.sizeHint())
    card.show()
    before = card.grab().toImage()
    card.activateWindow()
    card.setFocus()
    qtbot.waitUntil(card.hasFocus)
    assert card.grab().toImage() != before
