"""Views of towns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from horologium.ui.art import coins, townscapes
from horologium.ui.kit import tokens


def drawn(town, theme=tokens.LIGHT, *, village=False):
    image = QImage(300, 100, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    townscapes.paint(painter, QRectF(image.rect()), town, theme, village=village)
    painter.end()
    return image


def test_a_town_always_looks_the_same():
    assert drawn("siena") == drawn("siena")


def test_two_towns_differ():
    assert drawn("siena") != drawn("florence")


def test_a_town_that_nobody_knows_is_built_by_chance():
    assert drawn("nowhere") != drawn("elsewhere")


def test_a_village_is_no_town():
    assert drawn("bolsena") != drawn("bolsena", village=True)


@pytest.mark.parametrize("theme", tokens.THEMES, ids=lambda theme: theme.name)
def test_a_view_fills_its_frame_in_every_theme(qapp, theme):
    image = drawn("rome", theme)
    assert len({image.pixel(x, 50) for x in range(0, 300, 3)}) > 1


@pytest.mark.parametrize("theme", tokens.THEMES, ids=lambda theme: theme.name)
def test_gold_and_silver_can_be_told_apart(qapp, theme):
    pictures = []
    for rank in (0, 1):
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        coins.paint(painter, QRectF(image.rect()), rank, theme)
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1]
