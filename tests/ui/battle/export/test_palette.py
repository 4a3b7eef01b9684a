"""Palettes by median cut."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from horologium.ui.battle.export.palette import indexed, palette_of


@pytest.fixture
def picture(qapp):
    """Half red, half blue, with a green line."""
    made = QImage(160, 40, QImage.Format.Format_RGB32)
    made.fill(QColor("#c02020"))
    for x in range(80, 160):
        for y in range(40):
            made.setPixelColor(x, y, QColor("#2020c0"))
    for y in range(40):
        made.setPixelColor(10, y, QColor("#20c020"))
    return made


def test_few_colours_are_all_in_the_palette(picture):
    palette = palette_of([picture])
    assert len(palette) == 3
    near = [min(sum(abs(a - b) for a, b in zip(wanted, colour, strict=True)) for colour in palette)
            for wanted in ((0xC0, 0x20, 0x20), (0x20, 0x20, 0xC0), (0x20, 0xC0, 0x20))]  # fmt: skip
    assert max(near) <= 15


def test_many_colours_become_as_many_as_wanted(qapp):
    rainbow = QImage(160, 20, QImage.Format.Format_RGB32)
    for x in range(160):
        for y in range(20):
            rainbow.setPixelColor(x, y, QColor.fromHsv(x * 2, 200, 100 + y * 7))
    assert len(palette_of([rainbow], 16)) == 16


def test_every_pixel_gets_the_nearest_colour(picture):
    palette = palette_of([picture])
    pixels = indexed(picture, palette)
    assert len(pixels) == 160 * 40
    assert palette[pixels[0]][0] > 150
    assert palette[pixels[150]][2] > 150
    assert palette[pixels[10]][1] > 150
