"""Typefaces by preference, and sizes that look alike in each of them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

BODY_FAMILIES = (
    "EB Garamond",
    "Garamond",
    "Adobe Garamond Pro",
    "Palatino",
    "Palatino Linotype",
    "Hoefler Text",
    "Constantia",
    "Georgia",
    "P052",
    "DejaVu Serif",
)
TITLE_FAMILIES = ("Cinzel", "EB Garamond SC")
"""Faces whose lower case is small capitals; without them capitals of the body face are shrunk."""

SIZES = {"small": 15, "body": 18, "lead": 20, "title": 20, "heading": 23, "display": 42}
"""Pixels at 100 % in a face with the x-height of a Garamond."""

SMALLEST = 11
_GARAMOND_X_HEIGHT = 0.40


class Typography(NamedTuple):
    """The faces in use and the size of each kind of text, in pixels."""

    body: str
    title: str
    drawn_capitals: bool
    """The title face has small capitals of its own."""
    sizes: dict[str, int]

    def text(self, kind: str = "body", *, italic: bool = False, bold: bool = False) -> QFont:
        """Give the body face in the size of a kind of text."""
        font = _font(self.body, self.sizes[kind])
        font.setItalic(italic)
        if bold:
            font.setWeight(QFont.Weight.DemiBold)
        return font

    def capitals(self, kind: str = "title", spacing: float = 0.06) -> QFont:
        """Give letterspaced small capitals in the size of a kind of text."""
        font = _font(self.title, self.sizes[kind])
        if not self.drawn_capitals:
            font.setCapitalization(QFont.Capitalization.SmallCaps)
        font.setWeight(QFont.Weight.DemiBold if self.title == "Cinzel" else QFont.Weight.Normal)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * self.sizes[kind])
        return font


def choose(percent: int) -> Typography:
    """Choose the best installed faces and scale every size to the wanted percentage."""
    body = next((name for name in BODY_FAMILIES if QFontDatabase.hasFamily(name)), "serif")
    title = next((name for name in TITLE_FAMILIES if QFontDatabase.hasFamily(name)), body)
    # A face with tall lower case reads larger at the same size, and is wider: even them out.
    optical = _GARAMOND_X_HEIGHT / max(0.3, QFontMetricsF(_font(body, 100)).xHeight() / 100)
    sizes = {kind: max(SMALLEST, round(size * optical * percent / 100)) for kind, size in SIZES.items()}
    return Typography(body, title, title != body, sizes)


def _font(family: str, pixels: int) -> QFont:
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Figures of equal height: an old-style nought in a rule's id or a shortcut reads as a letter.
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def fitted(font: QFont, text: str, width: float, least: float = 0.7) -> QFont:
    """Make a font smaller until a text fits, but no smaller than a share of it, nor than can be read."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed <= width:
        return font
    small, spacing = QFont(font), font.letterSpacing() / font.pixelSize()
    size = font.pixelSize()
    while size > max(SMALLEST, font.pixelSize() * least) and QFontMetricsF(small).horizontalAdvance(text) > width:
        size -= 1
        small.setPixelSize(size)
        if font.letterSpacingType() == QFont.SpacingType.AbsoluteSpacing:
            small.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * size)
    return small
