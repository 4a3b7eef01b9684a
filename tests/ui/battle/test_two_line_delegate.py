"""Rows that are named in one line and told of in another."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QListWidget, QStyleOptionViewItem

from horologium.ui.battle.two_line_delegate import TwoLineDelegate


@pytest.fixture
def rows(qtbot, theme):
    made = QListWidget()
    qtbot.addWidget(made)
    TwoLineDelegate(theme, made)
    made.resize(220, 300)
    made.addItems(["The Ford\nA demonstration", "The Mill\n" + "a tale of many words " * 8, "A name alone"])
    made.show()
    return made


def height(rows, place):
    index = rows.model().index(place, 0)
    return rows.itemDelegate().sizeHint(QStyleOptionViewItem(), index).height()


def test_a_long_second_line_wraps(rows):
    assert height(rows, 1) > 1.5 * height(rows, 0)


def test_a_row_without_a_second_line_is_lower(rows):
    assert height(rows, 2) < height(rows, 0)


def test_the_chosen_row_has_the_colour_of_the_accent(rows, theme):
    rows.setCurrentRow(0)
    box = rows.visualItemRect(rows.item(0))
    shown = rows.viewport().grab().toImage().pixelColor(box.right() - 2, box.top() + 2)
    assert shown.name() == theme.tokens.accent.lower()
