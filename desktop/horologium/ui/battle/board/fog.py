"""Fog over what nobody has seen yet: rows of engraved clouds over blank parchment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath

from horologium.ui.battle.board.organic import chance, region, united

if TYPE_CHECKING:
    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.battle.board.scenery import Pencil

ROW = 22.0
BANK = 34.0


def clouds(pencil: Pencil, geometry: Geometry, keys: list[str], area: QRectF) -> None:
    """Draw banks of cloud over cells, each row before the one above it; of those beyond the area nothing is seen."""
    painter, over = pencil.painter, united(region(geometry, keys, 2))
    painter.save()
    painter.setClipPath(geometry.area(keys))
    painter.setClipPath(over, Qt.ClipOperation.IntersectClip)
    box = over.boundingRect()
    for row in range(int(box.height() / ROW) + 2):
        bank = QRectF(box.left() - BANK, box.top() + (row - 0.5) * ROW, box.width() + 2 * BANK, ROW)
        if bank.adjusted(0, -ROW, 0, 2 * ROW).intersects(area):
            _bank(pencil, bank, row)
    pencil.stroke(over, 2.4, 0.6)
    painter.restore()


def _bank(pencil: Pencil, box: QRectF, row: int) -> None:
    """Draw one row of puffs, with the curls that an engraver gives them."""
    dice, puffs, curls = chance("clouds", row), QPainterPath(), QPainterPath()
    puffs.moveTo(box.left(), box.bottom() + ROW)
    puffs.lineTo(box.left(), box.bottom())
    x = box.left() - dice.uniform(0, BANK)
    puffs.lineTo(x, box.bottom())
    while x < box.right():
        wide, tall = BANK * dice.uniform(0.7, 1.25), ROW * dice.uniform(0.7, 1.3)
        puffs.cubicTo(
            x + wide * 0.05, box.bottom() - tall, x + wide * 0.95, box.bottom() - tall, x + wide, box.bottom()
        )
        at = QPointF(x + wide * 0.5, box.bottom() - tall * 0.22)
        curls.moveTo(at + QPointF(-wide * 0.2, 0))
        curls.cubicTo(
            at + QPointF(-wide * 0.2, -tall * 0.42),
            at + QPointF(wide * 0.22, -tall * 0.42),
            at + QPointF(wide * 0.16, 0),
        )
        curls.quadTo(at + QPointF(wide * 0.05, tall * 0.12), at + QPointF(0, -tall * 0.06))
        x += wide
    puffs.lineTo(box.right(), box.bottom() + ROW)
    puffs.closeSubpath()
    if pencil.tokens.flat:
        pencil.stroke(puffs, 1.0, 1.0)
        return
    pencil.painter.setPen(pencil.line(0.9, 0.42))
    mist = QLinearGradient(box.topLeft(), box.bottomLeft() + QPointF(0, ROW * 0.6))
    mist.setColorAt(0, QColor("#efe6cc"))
    mist.setColorAt(1, QColor("#bdb298"))
    pencil.painter.setBrush(mist)
    pencil.painter.drawPath(puffs)
    pencil.stroke(curls, 0.7, 0.3)
    pencil.painter.setBrush(Qt.BrushStyle.NoBrush)
