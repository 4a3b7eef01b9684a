"""What is scrolled ends where its last line ends."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QVBoxLayout

from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.scrolled import scrolled

LONG = "A sentence that needs many lines in a narrow column and few in a wide one. " * 6


@pytest.fixture
def show(qtbot):
    def of(labels):
        column = QVBoxLayout()
        for label in labels:
            column.addWidget(label)
        area = scrolled(column)
        qtbot.addWidget(area)
        area.resize(700, 160)
        area.show()
        return area

    return of


def test_texts_that_wrap_are_scrolled_to_their_end_and_no_further(show):
    area = show([PlainLabel(LONG, wrap=True) for _ in range(6)])
    inside = area.widget()
    assert inside.height() == inside.heightForWidth(inside.width()) > area.viewport().height()


def test_texts_that_do_not_wrap_are_scrolled_to_their_end_too(show):
    area = show([QLabel("one") for _ in range(40)])
    assert area.widget().height() == area.widget().minimumSizeHint().height() > area.viewport().height()
