"""Dice of our own: ivory with engraved numbers, pips and symbols; gilt when they count, face down when unknown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from horologium.ui.art import signs, strokes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QBrush, QFont

    from horologium.ui.kit.tokens import Tokens

SYMBOLS: Final[Mapping[str, str]] = {
    "sun": (
        "!O12 12 4.4 M12 0.8 L13.6 5.6 L10.4 5.6 Z M12 23.2 L13.6 18.4 L10.4 18.4 Z M0.8 12 L5.6 10.4 L5.6 13.6 Z "
        "M23.2 12 L18.4 10.4 L18.4 13.6 Z M4 4 L8.6 6.3 L6.3 8.6 Z M20 4 L17.7 8.6 L15.4 6.3 Z M4 20 L6.3 15.4 L8.6 "
        "17.7 Z M20 20 L15.4 17.7 L17.7 15.4 Z"
    ),
    "moon": (
        "!M16.6 1.6 C8 2 4.4 8 5.4 14 C6.4 20 13 23.6 19.6 20.6 C13.6 20.4 10.2 16.4 10.2 11.6 C10.2 7 12.6 3.4 16.6 "
        "1.6 Z"
    ),
    "star": "!M12 0.8 L14.6 8.8 L23 8.8 L16.2 13.8 L18.8 22 L12 17 L5.2 22 L7.8 13.8 L1 8.8 L9.4 8.8 Z",
    "double": (
        "!M4 1.6 L7.4 3.2 L7.4 14.6 L4.2 14.6 Z M1.6 15.2 L10 15.2 L10 17 L6.9 17 L6.9 22.4 L4.7 22.4 L4.7 17 L1.6 17 "
        "Z M20 1.6 L16.6 3.2 L16.6 14.6 L19.8 14.6 Z M22.4 15.2 L14 15.2 L14 17 L17.1 17 L17.1 22.4 L19.3 22.4 L19.3 "
        "17 L22.4 17 Z"
    ),
    "riposte": "!M3 21 L5 19 L3.6 17.6 L6 16 L8 18 L6.4 20.4 L5 19 Z M8.4 13.4 L19 2 L22.4 1.6 L22 5 L10.6 15.6 Z",
    "ranged": (
        "M5 2.4 C16 3 21 8 21.6 19 M5 2.4 L21.6 19 M3 21 L15.6 8.4 M9.6 8.4 L15.6 8.4 L15.6 14.4 M3 21 L3.4 16.4 M3 21 "
        "L7.6 20.6"
    ),
    "magic": (
        "!M12 0.8 L14 8 L18.8 5.2 L16 10 L23.2 12 L16 14 L18.8 18.8 L14 16 L12 23.2 L10 16 L5.2 18.8 L8 14 L0.8 12 "
        "L8 10 L5.2 5.2 L10 8 Z"
    ),
    "villager": "M12 23 L12 10 M4.6 2 L4.6 7.6 C4.6 11 19.4 11 19.4 7.6 L19.4 2 M12 2 L12 10",
    "miss": "M6 6 L18 18 M18 6 L6 18",
    "open": "M5 12 L19 12",
}  # fmt: skip
"""What a word on a face is drawn as; words that are not here are written."""
SIGNS: Final[Mapping[str, str]] = {
    "hit": "swords", "block": "shield", "melee": "swords", "defence": "shield", "revenge": "skull", "wild": "star",
}  # fmt: skip
"""Words that are drawn as a sign."""

TWICE: Final = "twice"
"""The word on a face whose symbol stands there two times."""

PIPS: Final[Mapping[int, tuple[tuple[float, float], ...]]] = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)),
    6: ((0.28, 0.24), (0.72, 0.24), (0.28, 0.5), (0.72, 0.5), (0.28, 0.76), (0.72, 0.76)),
}
INK: Final = "#2b1d0e"
IVORY: Final = ("#fffaf0", "#e4d6b4")
GILDED: Final = ("#ffeeb0", "#d9a93a")


class Look(NamedTuple):
    """How a die is shown: what counts is gilt, what does not is pale; ``again``: it was thrown once more."""

    good: bool | None = None
    again: bool = False
    turn: float = 0.0


PLAIN: Final = Look()


def number(face: str) -> int | None:
    """Read the number on a face, if it has one."""
    found = re.match(r"\d+", face)
    return int(found[0]) if found else None


def words(face: str) -> list[str]:
    """Read the words on a face."""
    return re.findall(r"[a-z]+", face.casefold().replace("_and_", " "))


def is_cube(faces: tuple[str, ...]) -> bool:
    """Tell whether a die is a cube of pips."""
    return len(faces) == 6 and all(face.isdigit() and int(face) in PIPS for face in faces)


def draw(
    painter: QPainter, box: QRectF, face: str, sides: tuple[str, ...], look: Look, tokens: Tokens, font: QFont
) -> None:
    """Draw a die that shows a face; an empty face is a die not thrown yet."""
    painter.save()
    painter.translate(box.center())
    painter.rotate(look.turn)
    side = box.width() * 0.92
    area = QRectF(-side / 2, -side / 2, side, side)
    outline = _body(painter, area, sides, look, tokens)
    painter.setClipPath(outline)
    ink = _ink(look, tokens)
    if not face:
        _write(painter, area, "?", ink, font, 0.5)
    elif is_cube(sides):
        _pips(painter, area, int(face), ink)
    else:
        _engrave(painter, area, face, ink, font)
    painter.restore()
    if look.again:
        _curl(painter, box, tokens)


def _body(painter: QPainter, area: QRectF, sides: tuple[str, ...], look: Look, tokens: Tokens) -> QPainterPath:
    outline = QPainterPath()
    if len(sides) == 8:
        outline.addPolygon(_octahedron(area))
        outline.closeSubpath()
    else:
        outline.addRoundedRect(area, area.width() * 0.18, area.width() * 0.18)
    if not tokens.flat:
        painter.fillPath(outline.translated(1.5, 2.5), QColor(20, 10, 0, 90))
    painter.setBrush(_filling(area, look, tokens))
    painter.setPen(QPen(QColor(tokens.ink if tokens.flat else "#6b4f23"), 2 if tokens.flat else 1.2))
    painter.drawPath(outline)
    if len(sides) == 8:
        _facets(painter, area, tokens)
    return outline


def _filling(area: QRectF, look: Look, tokens: Tokens) -> QBrush | QColor | QLinearGradient:
    if tokens.flat:
        return QColor(tokens.accent if look.good else tokens.field)
    top, bottom = GILDED if look.good else IVORY
    sheen = QLinearGradient(area.topLeft(), area.bottomRight())
    sheen.setColorAt(0, QColor(top))
    sheen.setColorAt(1, QColor(bottom) if look.good is not False else QColor(bottom).darker(106))
    return sheen


def _ink(look: Look, tokens: Tokens) -> QColor:
    if tokens.flat:
        return QColor(tokens.on_accent if look.good else tokens.ink)
    return QColor(INK if look.good is not False else "#7a6748")


def _octahedron(area: QRectF) -> QPolygonF:
    """Give the outline of an eight-sided die that stands on a corner."""
    points = ((0.5, 0.0), (0.95, 0.24), (0.95, 0.76), (0.5, 1.0), (0.05, 0.76), (0.05, 0.24))
    return QPolygonF([_at(area, x, y) for x, y in points])


def _facets(painter: QPainter, area: QRectF, tokens: Tokens) -> None:
    painter.setPen(QPen(QColor(tokens.line if tokens.flat else "#b79a5f"), 1))
    corners = (_at(area, 0.5, 0.0), _at(area, 0.95, 0.76), _at(area, 0.05, 0.76))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(corners))
    for start, end in (((0.05, 0.24), (0.05, 0.76)), ((0.5, 1.0), (0.05, 0.76)), ((0.5, 1.0), (0.95, 0.76))):
        painter.drawLine(_at(area, *start), _at(area, *end))


def _engrave(painter: QPainter, area: QRectF, face: str, ink: QColor, font: QFont) -> None:
    """Put number and symbols on a face, side by side where there are both."""
    shown, marks = number(face), words(face)
    drawn = [_symbol(word) for word in marks if word in SYMBOLS or word in SIGNS] * (2 if TWICE in marks else 1)
    if shown is not None:
        place = area.translated(0, -area.height() * 0.02) if not drawn else area.translated(0, -area.height() * 0.07)
        _write(painter, place, str(shown), ink, font, 0.44 if drawn else 0.5)
        size = area.width() * 0.27
        box = QRectF(area.center().x() - size / 2, area.bottom() - area.height() * 0.34, size, size)
        for drawing in drawn[:1]:
            strokes.draw(painter, drawing, box, ink, 2)
    elif drawn:
        width = area.width() * (0.56 if len(drawn) == 1 else 0.4)
        left = area.center().x() - width * len(drawn) / 2
        for place_, drawing in enumerate(drawn):
            box = QRectF(left + place_ * width, area.center().y() - width / 2, width, width)
            strokes.draw(painter, drawing, box.adjusted(1, 1, -1, -1), ink, 2.4)
    else:
        _write(painter, area, face, ink, font, 0.3)


def _symbol(word: str) -> str:
    return signs.drawing(SIGNS[word]) if word in SIGNS else SYMBOLS[word]


def _write(painter: QPainter, area: QRectF, text: str, ink: QColor, font: QFont, share: float) -> None:
    sized = type(font)(font)
    sized.setPixelSize(max(7, round(area.height() * share)))
    while sized.pixelSize() > 7 and QFontMetricsF(sized).horizontalAdvance(text) > area.width() * 0.86:
        sized.setPixelSize(sized.pixelSize() - 1)
    painter.setFont(sized)
    painter.setPen(ink)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


def _pips(painter: QPainter, area: QRectF, count: int, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    radius = area.width() * 0.085
    for x, y in PIPS[count]:
        painter.drawEllipse(_at(area, x, y), radius, radius)


def _curl(painter: QPainter, box: QRectF, tokens: Tokens) -> None:
    """Mark a die that was thrown once more."""
    size = box.width() * 0.36
    plate = QRectF(box.right() - size, box.top(), size, size)
    painter.setPen(QPen(QColor(tokens.accent), 1.4))
    painter.setBrush(QColor(tokens.field))
    painter.drawEllipse(plate)
    inset = size * 0.2
    signs.draw(painter, "reroll", plate.adjusted(inset, inset, -inset, -inset), QColor(tokens.accent), 3.4)


def _at(area: QRectF, x: float, y: float) -> QPointF:
    return QPointF(area.left() + x * area.width(), area.top() + y * area.height())
