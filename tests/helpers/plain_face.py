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
THIN, BROAD = frozenset("fijlrtI.,:;!|'’‘·()[]-"), frozenset("mwMW—…%@&")
LAST = 0x2FFF
"""Letters of Europe, punctuation, arrows, signs; what lies beyond is set in some face of the machine."""


def shape_of(letter: str) -> str:
    """Which of the boxes stands for a letter."""
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
    builder.setupGlyphOrder([".notdef", *WIDTHS])
    builder.setupCharacterMap({code: shape_of(chr(code)) for code in range(0x20, LAST + 1) if chr(code).isprintable()})
    drawn = {name: _box(width, CAPITALS if name == "capital" else X_HEIGHT) for name, width in WIDTHS.items()}
    builder.setupGlyf({".notdef": _box(500, CAPITALS), **drawn, "space": TTGlyphPen(None).glyph()})
    builder.setupHorizontalMetrics({".notdef": (500, 50), **{name: (width, 50) for name, width in WIDTHS.items()}})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    builder.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    heights = {"sxHeight": X_HEIGHT, "sCapHeight": CAPITALS}
    builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=-DESCENT, usWinAscent=ASCENT, usWinDescent=DESCENT, **heights)
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
