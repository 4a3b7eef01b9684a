"""Small drawings as text: a path language for icons and signs on a grid of 24."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

GRID = 24.0
_WORD = re.compile(r"[A-Z]|-?\d+\.?\d*")
_COUNTS = {"M": 2, "L": 2, "Q": 4, "C": 6, "O": 3, "Z": 0}


def path(text: str) -> QPainterPath:
    """Read a drawing: M move, L line, Q and C curves, Z close, O circle (centre and radius)."""
    drawn = QPainterPath()
    for letter, numbers in _commands(text):
        if letter == "M":
            drawn.moveTo(*numbers)
        elif letter == "L":
            drawn.lineTo(*numbers)
        elif letter == "Q":
            drawn.quadTo(*numbers)
        elif letter == "C":
            drawn.cubicTo(*numbers)
        elif letter == "O":
            x, y, radius = numbers
            drawn.addEllipse(QPointF(x, y), radius, radius)
        else:
            drawn.closeSubpath()
    return drawn


@lru_cache(maxsize=2048)
def _commands(text: str) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """The commands of a drawing, read once: the same few hundred are painted again and again."""
    words, found = _WORD.findall(text), []
    at = 0
    while at < len(words):
        letter = words[at]
        count = _COUNTS[letter]
        found.append((letter, tuple(float(word) for word in words[at + 1 : at + 1 + count])))
        at += 1 + count
    return tuple(found)


def draw(painter: QPainter, drawing: str, box: QRectF, colour: QColor, width: float = 1.8) -> None:
    """Draw a path into a box: a leading ! means filled, otherwise it is stroked."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / GRID, box.height() / GRID)
    if drawing.startswith("!"):
        painter.fillPath(path(drawing[1:]), colour)
    else:
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.strokePath(path(drawing), QPen(colour, width, Qt.PenStyle.SolidLine, cap, join))
    painter.restore()
