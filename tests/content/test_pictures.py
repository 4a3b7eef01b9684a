"""Drawings without tricks are taken; the tricks are among the hostile packs."""

from __future__ import annotations

import pytest

from helpers.packs import SVG, png
from horologium.content.pictures import PNG_REMEDY, check_picture

SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


@pytest.mark.parametrize(
    "drawing",
    [
        SVG,
        f'<?xml version="1.0" encoding="UTF-8"?>\n<svg {SPACES} viewBox="0 0 64 64"><title>A hound</title></svg>',
        f'<svg {SPACES} width="100%" height="4096px"><path d="M0 0L-9000 1e9"/></svg>',
        f'<svg {SPACES}><linearGradient xlink:href="#a"/><style>.b {{ fill: url( "#a" ) }}</style></svg>',
        '<svg xmlns:i="http://www.inkscape.org/"><i:view i:zoom="1"/></svg>',
        "<svg/>",
    ],
)
def test_a_plain_drawing_is_taken(drawing: str) -> None:
    assert check_picture("x.svg", drawing.encode()) is None


def test_a_png_of_the_greatest_size_is_taken() -> None:
    assert check_picture("x.png", png(4096, 4096)) is None


def test_a_png_one_pixel_larger_is_refused() -> None:
    assert check_picture("x.png", png(4096, 4097)) is not None


@pytest.mark.parametrize("kept", [8, 33, 40, 60, -13, -12, -1])
def test_a_png_that_was_cut_off_is_refused(kept: int) -> None:
    assert check_picture("x.png", png()[:kept]) is not None


def test_a_png_in_which_a_byte_has_turned_is_refused() -> None:
    spoilt = bytearray(png())
    spoilt[45] ^= 1
    assert check_picture("x.png", bytes(spoilt)) == ("is cut off or damaged", PNG_REMEDY)


def test_an_empty_drawing_is_refused() -> None:
    assert check_picture("x.svg", b"") is not None
