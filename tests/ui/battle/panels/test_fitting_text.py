"""Words that grow smaller rather than being cut off."""

from __future__ import annotations

from PySide6.QtGui import QFontInfo, QFontMetrics

from horologium.ui.battle.panels.fitting_text import FittingLabel
from horologium.ui.kit.typography import SMALLEST

LONG = "Valerio: one of four dice succeeds with five or more, and one shows the Sun, one the Moon and one the Star"


def test_a_text_with_room_keeps_its_face(shown):
    label = shown(FittingLabel("body"), 600, 120)
    label.setText("Valerio")
    assert label.fitting().pixelSize() == QFontInfo(label.font()).pixelSize()


def test_a_text_without_room_grows_smaller_until_it_fits(shown):
    label = shown(FittingLabel("body", yields=True), 260, 44)
    label.setText(LONG)
    label.setStyleSheet("font-size: 18px")
    font = label.fitting()
    assert SMALLEST <= font.pixelSize() < 18
    high = QFontMetrics(font).boundingRect(0, 0, 260, 9999, 0x1000, LONG).height()
    assert high <= 45


def test_what_cannot_be_read_whole_is_told_by_the_tooltip(shown):
    label = shown(FittingLabel("body", yields=True), 50, 30)
    label.setText(LONG)
    label.grab()
    assert label.toolTip() == LONG


def test_one_that_yields_asks_for_a_line_only(shown):
    label = shown(FittingLabel("body", yields=True), 60, 30)
    label.setText(LONG)
    assert label.sizeHint().height() <= QFontMetrics(label.font()).height()
    assert not label.hasHeightForWidth()
