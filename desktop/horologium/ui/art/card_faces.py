"""The faces of cards: a picture engraved from the card's name, its title, what it does, and what it costs."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from horologium.ui.art import frames, metal, plates, things
from horologium.ui.art.pixmaps import square
from horologium.ui.kit.typography import fitted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFont

    from horologium.ui.kit.tokens import Tokens
    from horologium.ui.kit.typography import Typography

GROUNDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "weapon": "#6b3320", "shield": "#2a4a6e", "armour": "#3d4c59", "helmet": "#4d4668", "accessory": "#6b5a2e",
        "scroll": "#5b3a78", "consumable": "#2d5f4e", "key": "#7a5c1a", "injury": "#6e1f2c", "pecunia": "#7a5c1a",
        "alchemia": "#2f5a3c", "elementum": "#2c5573", "attack": "#8e1b1b", "defence": "#1f3f77", "support": "#5b3a78",
        "movement": "#2d5f4e",
    }
)  # fmt: skip
OTHER: Final = "#4a4336"
CREAM: Final = "#fbeecb"
SHADE: Final = "#140c06"
_WRAP = int(Qt.TextFlag.TextWordWrap)


class PrintedCard(NamedTuple):
    """What stands on a card; ``badge`` is what it costs to use, ``foot`` what stands below the text, left and right."""

    key: str
    label: str
    kind: str
    line: str = ""
    text: str = ""
    badge: str = ""
    foot: tuple[str, str] = ("", "")


def ground(kind: str) -> str:
    """The colour of a kind of card, by the last of its words that has one."""
    return next((GROUNDS[word] for word in reversed(kind.split()) if word in GROUNDS), OTHER)


def mark(face: PrintedCard) -> str:
    """The thing that a card shows."""
    return things.choose(face.key.replace("-", " "), face.label, face.kind)


def picture(painter: QPainter, box: QRectF, face: PrintedCard, tokens: Tokens) -> None:
    """Paint the engraving of a card in its gilt frame: rays, rings and hatching, and the thing itself."""
    if tokens.flat:
        painter.setBrush(QColor(tokens.panel))
        painter.setPen(QPen(QColor(tokens.line), 1.5))
        painter.drawRect(box)
    else:
        _engrave(painter, box, face, tokens)
    side = min(box.width(), box.height()) * 0.72
    place = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    if not tokens.flat:
        things.draw(painter, mark(face), place.translated(side * 0.02, side * 0.03), QColor(SHADE))
    things.draw(painter, mark(face), place, QColor(tokens.ink if tokens.flat else CREAM))


def _engrave(painter: QPainter, box: QRectF, face: PrintedCard, tokens: Tokens) -> None:
    base, chance = QColor(ground(face.kind)), Random(face.key)  # the same card has always the same picture
    painter.save()
    painter.setClipRect(box)
    depth = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.7)
    depth.setColorAt(0, base.lighter(150))
    depth.setColorAt(1, base.darker(150))
    painter.fillRect(box, depth)
    line = QColor(base.lighter(190))
    line.setAlpha(70)
    painter.setPen(QPen(line, max(0.6, box.width() / 200)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    (_rays, _rings, _waves, _lozenges)[chance.randrange(4)](painter, box, chance)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#1a1008"), 1))
    painter.drawRect(box)
    painter.setPen(QPen(metal.bar(tokens, box), max(1.2, box.width() / 60)))
    inset = max(1.4, box.width() / 70)
    painter.drawRect(box.adjusted(inset, inset, -inset, -inset))


def _rays(painter: QPainter, box: QRectF, chance: Random) -> None:
    count, reach = chance.choice((32, 48, 64)), max(box.width(), box.height())
    for step in range(count):
        turn = 2 * pi * step / count
        way = QPointF(cos(turn), sin(turn))
        painter.drawLine(box.center() + way * (reach * 0.12), box.center() + way * reach)


def _rings(painter: QPainter, box: QRectF, chance: Random) -> None:
    step = max(3.0, box.width() / chance.choice((18, 24, 30)))
    radius = step
    while radius < box.width():
        painter.drawEllipse(box.center(), radius, radius)
        radius += step


def _waves(painter: QPainter, box: QRectF, chance: Random) -> None:
    step, swing = max(3.0, box.height() / 16), box.width() / chance.choice((5, 7, 9))
    y = box.top() - step
    while y < box.bottom() + step:
        path = QPainterPath(QPointF(box.left(), y))
        x, side = box.left(), 1
        while x < box.right():
            path.quadTo(QPointF(x + swing / 2, y + side * step * 1.2), QPointF(x + swing, y))
            x, side = x + swing, -side
        painter.drawPath(path)
        y += step


def _lozenges(painter: QPainter, box: QRectF, chance: Random) -> None:
    step = max(5.0, box.width() / chance.choice((9, 12)))
    offset = box.left() - box.height()
    while offset < box.right() + box.height():
        painter.drawLine(QPointF(offset, box.top()), QPointF(offset + box.height(), box.bottom()))
        painter.drawLine(QPointF(offset, box.bottom()), QPointF(offset + box.height(), box.top()))
        offset += step


def thumbnail(face: PrintedCard, side: int, tokens: Tokens, density: float = 1.0) -> QPixmap:
    """The picture of a card alone, small."""
    box = QRectF(0.5, 0.5, side - 1, side - 1)
    return square(side, lambda painter: picture(painter, box, face, tokens), density)


# The whole card


def size(faces: Typography) -> tuple[int, int]:
    """How large a card is, so that its text can be read."""
    unit = faces.sizes["body"] / 18
    return round(196 * max(1.0, unit)), round(286 * max(1.0, unit))


def paint(
    painter: QPainter, area: QRectF, face: PrintedCard, tokens: Tokens, faces: Typography, *, lit: bool = False
) -> None:
    """Paint a card: frame, picture, title, kind, text and foot."""
    _stock(painter, area, tokens, lit=lit)
    inner = area.adjusted(9, 9, -9, -9)
    window = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.4)
    picture(painter, window, face, tokens)
    if face.badge:
        half = faces.sizes["small"] * 0.95
        plates.coin(painter, window.topLeft() + QPointF(half * 0.7, half * 0.7), half, face.badge, tokens, faces.text())
    y = _centred(painter, inner, window.bottom() + 5, face.label, faces.capitals("small", 0.04), tokens.ink)
    y = _centred(painter, inner, y, face.line, faces.text("small", italic=True), tokens.muted)
    _rule(painter, inner, y + 3, tokens)
    foot = QFontMetricsF(faces.text("small")).height() if any(face.foot) else 0
    room = QRectF(inner.left() + 2, y + 8, inner.width() - 4, inner.bottom() - y - 9 - foot)
    _text(painter, room, face.text, faces, tokens)
    _foot(painter, QRectF(inner.left() + 2, inner.bottom() - foot, inner.width() - 4, foot), face, faces, tokens)


def _stock(painter: QPainter, area: QRectF, tokens: Tokens, *, lit: bool) -> None:
    """The pasteboard: a rounded sheet with a thin gilt line."""
    if tokens.flat:
        frames.card(painter, area, tokens, lit=lit)
        return
    frames.shadow(painter, area, 4, 9)
    base = QColor(tokens.field)
    sheen = QLinearGradient(area.topLeft(), area.bottomRight())
    sheen.setColorAt(0, base.lighter(103))
    sheen.setColorAt(1, QColor(tokens.panel))
    painter.setBrush(sheen)
    painter.setPen(QPen(QColor(tokens.line), 1.2))
    painter.drawRoundedRect(area, 9, 9)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(metal.bar(tokens, area), 2.6 if lit else 1.4))
    painter.drawRoundedRect(area.adjusted(4, 4, -4, -4), 6, 6)


def _centred(painter: QPainter, inner: QRectF, top: float, text: str, font: QFont, colour: str) -> float:
    if not text:
        return top
    font = fitted(font, text, inner.width())
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    line = QRectF(inner.left(), top, inner.width(), metrics.height())
    painter.drawText(
        line,
        Qt.AlignmentFlag.AlignCenter,
        metrics.elidedText(text, Qt.TextElideMode.ElideRight, inner.width()),
    )
    return line.bottom()


def _rule(painter: QPainter, inner: QRectF, y: float, tokens: Tokens) -> None:
    painter.setPen(QPen(QColor(tokens.line), 1))
    middle = inner.center().x()
    painter.drawLine(QPointF(inner.left() + 14, y), QPointF(middle - 7, y))
    painter.drawLine(QPointF(middle + 7, y), QPointF(inner.right() - 14, y))
    frames.lozenge(painter, QPointF(middle, y), 3.2, tokens)


def _text(painter: QPainter, room: QRectF, text: str, faces: Typography, tokens: Tokens) -> None:
    """What the card says, smaller where it is long."""
    font = faces.text("small")
    for _ in range(4):
        needed = QFontMetricsF(font).boundingRect(room, _WRAP, text)
        if needed.height() <= room.height():
            break
        font.setPixelSize(max(11, font.pixelSize() - 1))
    painter.setFont(font)
    painter.setPen(QColor(tokens.ink))
    painter.drawText(room, _WRAP | int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop), text)


def _foot(painter: QPainter, line: QRectF, face: PrintedCard, faces: Typography, tokens: Tokens) -> None:
    """What stands below: the right side is whole, the left one gives way."""
    left, right = face.foot
    font = faces.text("small")
    painter.setPen(QColor(tokens.muted))
    painter.setFont(font)
    painter.drawText(line, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), right)
    room = line.width() - (QFontMetricsF(font).horizontalAdvance(right) + 10 if right else 0)
    font = fitted(font, left, room, 0.85)
    painter.setFont(font)
    words = QFontMetricsF(font).elidedText(left, Qt.TextElideMode.ElideRight, room)
    painter.drawText(line, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), words)
