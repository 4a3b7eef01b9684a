"""A typeface made for tests, so that no width or height hangs on the fonts of a machine: letters are plain boxes."""

from __future__ import annotations

import io
from functools import cache

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

FAMILY = "Horologium Test"
EM = 1000
ASCENT, DESCENT, X_HEIGHT, CAPITALS = 715, 290, 400, 650
WIDTHS = {"space": 225, "thin": 250, "small": 450, "broad": 780, "capital": 660}  # about those of a Garamond
DIGITS = {f"digit-{digit}": 200 + 40 * digit for digit in range(10)}
"""Digits are boxes of different heights: dice are told apart by theirs."""
THIN, BROAD = frozenset("fijlrtI.,:;!|'’‘·()[]-"), frozenset("mwMW—…%@&")
LAST = 0x2FFF
"""Letters of Europe, punctuation, arrows, signs; what lies beyond is set in some face of the machine."""


def shape_of(letter: str) -> str:
    """Which of the boxes stands for a letter."""
    if letter in "0123456789":
        return f"digit-{letter}"
    if letter.isspace():
        return "space"
    if letter in THIN:
        return "thin"
    if letter in BROAD:
        return "broad"
    return "capital" if letter.isupper() else "small"


@cache
def plain_face() -> bytes:
    """The font as the bytes of a file."""
    builder = FontBuilder(EM, isTTF=True)
    widths = {".notdef": 500, **WIDTHS, **dict.fromkeys(DIGITS, 450)}
    builder.setupGlyphOrder(list(widths))
    builder.setupCharacterMap({code: shape_of(chr(code)) for code in range(0x20, LAST + 1) if chr(code).isprintable()})
    heights = {"capital": CAPITALS, ".notdef": CAPITALS, **DIGITS}
    drawn = {name: _box(width, heights.get(name, X_HEIGHT)) for name, width in widths.items()}
    builder.setupGlyf({**drawn, "space": TTGlyphPen(None).glyph()})
    builder.setupHorizontalMetrics({name: (width, 50) for name, width in widths.items()})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    builder.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    lines = {"sTypoAscender": ASCENT, "sTypoDescender": -DESCENT, "usWinAscent": ASCENT, "usWinDescent": DESCENT}
    builder.setupOS2(sxHeight=X_HEIGHT, sCapHeight=CAPITALS, **lines)
    builder.setupPost()
    file = io.BytesIO()
    builder.save(file)
    return file.getvalue()


def _box(width: int, height: int) -> object:
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for corner in ((50, height), (width - 50, height), (width - 50, 0)):
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()
