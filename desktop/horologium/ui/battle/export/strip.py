"""A strip: the best moments of a battle as one picture, each with its caption."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.battle.export.frames import Frame
    from horologium.ui.battle.moments import Landmark
    from horologium.ui.kit.theme import Theme

MOST = 12
EDGE, GAP = 28, 18


def chosen(first: int, last: int, marks: Sequence[Landmark], most: int = MOST) -> list[int]:
    """Choose moments for a strip: both ends, where somebody falls, and between them where activations begin."""
    inside = [mark for mark in marks if first < mark.answers < last]
    falls = sorted({mark.answers for mark in inside if mark.kind == "death"})
    others = sorted({mark.answers for mark in inside} - set(falls))
    if len(falls) + len(others) < min(most - 2, last - first - 1):
        others = [answers for answers in range(first + 1, last) if answers not in falls]
    falls = _some(falls, most - 2)
    kept = sorted([*falls, *_some(others, most - 2 - len(falls))])
    return [first, *kept, last] if last > first else [first]


def _some(moments: list[int], most: int) -> list[int]:
    """Keep as many as there is room for, evenly."""
    return moments if len(moments) <= most else [moments[place * len(moments) // most] for place in range(most)]


def strip(frames: Sequence[Frame], title: str, theme: Theme) -> QImage:
    """Lay pictures out in rows under a title."""
    tokens, size = theme.tokens, frames[0].picture.size()
    wide = max(frame.picture.height() for frame in frames)
    columns = min(len(frames), 3 if len(frames) != 4 else 2)
    rows = -(-len(frames) // columns)
    head = round(size.width() * 0.09)
    width = 2 * EDGE + columns * size.width() + (columns - 1) * GAP
    picture = QImage(width, head + 2 * EDGE + rows * wide + (rows - 1) * GAP, QImage.Format.Format_RGB32)
    picture.fill(QColor(tokens.panel))
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    font = theme.type.capitals("heading", 0.08)
    font.setPixelSize(round(head * 0.62))
    painter.setFont(font)
    painter.setPen(QColor(tokens.rubric))
    painter.drawText(QRectF(EDGE, EDGE / 2, width - 2 * EDGE, head), Qt.AlignmentFlag.AlignCenter, title)
    for place, frame in enumerate(frames):
        left = EDGE + place % columns * (size.width() + GAP)
        top = head + EDGE + place // columns * (wide + GAP)
        painter.drawImage(left, top, frame.picture)
        painter.setPen(QPen(QColor(tokens.gilt), 2))
        painter.drawRect(QRectF(left, top, size.width(), frame.picture.height()))
    painter.end()
    return picture
