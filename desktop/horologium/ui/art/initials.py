"""Illuminated initials: a gilt letter among tendrils on an enamelled plate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen

from horologium.ui.art import metal, strokes

if TYPE_CHECKING:
    from horologium.ui.kit.tokens import Tokens

_TENDRILS = (
    "M3 21 C2 12 7 9 9 13 C10 15 7 16.5 6.6 14.6 M3 3 C8 2 12 6 8 8 C6 9 5 6.6 6.8 6.2 "
    "M21 3 C22 12 17 15 15 11 C14 9 17 7.5 17.4 9.4 M21 21 C16 22 12 18 16 16 C18 15 19 17.4 17.2 17.8 "
    "M12 2.6 C14.5 3 15 5 13.6 5.6 M12 21.4 C9.5 21 9 19 10.4 18.4"
)

MARK, FITTED = 0.3, 1.6
"""How large the corner of quotation marks is, and their letters in it: a mark fills but the top of its line."""


def initial(opening: str, side: int, tokens: Tokens, family: str, density: int = 2) -> QImage:
    """Draw one letter as a square picture; quotation marks before it are small, in the corner."""
    image = QImage(side * density, side * density, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(density)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    plate = QRectF(1.5, 1.5, side - 3, side - 3)
    if tokens.flat:
        painter.setPen(QPen(QColor(tokens.line), 2))
        painter.drawRect(plate)
    else:
        painter.setBrush(QColor("#7c1818" if tokens.name == "light" else "#3a1518"))
        painter.setPen(QPen(QColor("#1a1008"), 1))
        painter.drawRect(plate)
        strokes.draw(painter, _TENDRILS, plate.adjusted(3, 3, -3, -3), QColor(236, 203, 109, 150), 0.8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(metal.bar(tokens, plate), 2.4))
        painter.drawRect(plate.adjusted(1.5, 1.5, -1.5, -1.5))
    marks, room = opening[:-1], plate.adjusted(plate.width() * MARK * 0.75, plate.height() * MARK / 2, 0, 0)
    _letter(painter, opening[-1:], room if marks else plate, tokens, family)
    if marks:
        corner = QRectF(plate.left() + 5, plate.top() + 5, plate.width() * MARK, plate.height() * MARK * 0.8)
        _letter(painter, marks, corner, tokens, family, fitted=True)
    painter.end()
    return image


def _letter(
    painter: QPainter, letter: str, plate: QRectF, tokens: Tokens, family: str, *, fitted: bool = False
) -> None:
    font = QFont(family)
    font.setPixelSize(round(plate.height() * (FITTED if fitted else 0.86)))
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, letter.upper())
    box = path.boundingRect()
    path.translate(plate.center() - box.center())
    if not tokens.flat:
        painter.fillPath(path.translated(1, 1.4), QColor(20, 5, 0, 170))
    painter.fillPath(path, QColor(tokens.ink) if tokens.flat else QColor("#fdf0c8"))
