"""Colours that can be read."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from horologium.ui.art import textures
from horologium.ui.kit.tokens import DARK, LIGHT, TEXT_PAIRS, THEMES, contrast

READABLE = 4.5


def test_black_on_white_has_the_largest_contrast():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("tokens", THEMES, ids=lambda tokens: tokens.name)
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_every_text_can_be_read_on_its_ground(tokens, text, ground):
    assert contrast(getattr(tokens, text), getattr(tokens, ground)) >= READABLE


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=lambda tokens: tokens.name)
@pytest.mark.parametrize("text", ["ink", "muted", "rubric", "accent"])
def test_text_can_be_read_on_the_darkest_and_lightest_spots_of_the_texture(qapp, tokens, text):
    picture = textures.parchment(QColor(tokens.panel), 2).middle.toImage().scaled(64, 64)
    spots = [picture.pixelColor(x, y).name() for x in range(64) for y in range(64)]
    assert min(contrast(getattr(tokens, text), spot) for spot in spots) >= READABLE
