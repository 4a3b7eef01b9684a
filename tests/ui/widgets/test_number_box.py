"""The box for numbers."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox

from horologium.ui.widgets.number_box import ROOM, NumberBox


def test_digits_keep_away_from_the_border_and_are_not_cut_for_it(qtbot):
    box, plain = NumberBox(), QSpinBox()
    qtbot.addWidget(box)
    qtbot.addWidget(plain)
    assert box.lineEdit().textMargins().left() == ROOM
    assert box.sizeHint().width() == plain.sizeHint().width() + ROOM
