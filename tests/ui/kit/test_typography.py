"""Fonts that give way."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from horologium.ui.kit.typography import choose, fitted

TITLE = "The battle is over"


@pytest.fixture
def heading(qapp):
    return choose(100).capitals("heading", 0.1)


def test_a_title_that_fits_keeps_its_size(heading):
    assert fitted(heading, TITLE, 1_000).pixelSize() == heading.pixelSize()


def test_letterspaced_capitals_shrink_until_they_fit(heading):
    room = QFontMetricsF(heading).horizontalAdvance(TITLE) * 0.8
    assert QFontMetricsF(fitted(heading, TITLE, room, 0.55)).horizontalAdvance(TITLE) <= room


def test_nothing_shrinks_below_what_can_be_read(heading):
    assert fitted(heading, TITLE, 1, 0.55).pixelSize() >= heading.pixelSize() * 0.55 - 1
