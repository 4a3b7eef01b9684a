"""Stamps: each drawing of scenery is made a few times, then printed wherever it is needed, as woodcutters did."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from horologium.ui.battle.board import palette, scenery
from horologium.ui.battle.board.organic import chance

if TYPE_CHECKING:
    from horologium.ui.tokens import Tokens

VARIANTS = 6
ROOM = 9.0
"""Half the side of a stamp in tenths of a cell: trees stick out of theirs."""


class Stamps:
    """The stamps for one board in one theme, cut when they are first wanted."""

    def __init__(self, unit: float, density: float, tokens: Tokens) -> None:
        self._unit, self._density, self._tokens = unit / 10, density, tokens
        self._cut: dict[tuple[str, int], QImage] = {}

    def put(self, painter: QPainter, kind: str, at: QPointF, name: str) -> None:
        """Print what stands at a place; its name decides which of the variants."""
        variant = crc32(f"{kind}|{name}".encode()) % VARIANTS
        if (kind, variant) not in self._cut:
            self._cut[kind, variant] = self._make(kind, variant)
        image = self._cut[kind, variant]
        corner = painter.worldTransform().map(at) - QPointF(image.width(), image.height()) / 2
        painter.save()
        painter.resetTransform()
        painter.drawImage(corner.toPoint(), image)
        painter.restore()

    def _make(self, kind: str, variant: int) -> QImage:
        side = max(2, round(2 * ROOM * self._unit * self._density))
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._density, self._density)
        painter.translate(side / self._density / 2, side / self._density / 2)
        dice = chance("stamp", kind, variant)
        if kind == palette.GRASS:
            blades = QPainterPath()
            scenery.tufts(blades, QPointF(), self._unit, dice)
            green = palette.faded("#4c6231", 0.75)
            painter.strokePath(blades, QPen(green, 0.9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        else:
            scenery.DRAWINGS[kind](scenery.Pencil(painter, self._unit, self._tokens), QPointF(), dice)
        painter.end()
        return image
