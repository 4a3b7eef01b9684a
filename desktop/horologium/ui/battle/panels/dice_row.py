"""Dice and cards as they lie on the table: they tumble, settle, and show what counts."""

from __future__ import annotations

from math import ceil
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import dice, frames

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPaintEvent

    from horologium.ui.battle.throws import Throw
    from horologium.ui.kit.theme import Theme

LARGEST, SMALLEST, GAP = 52, 22, 8
TURNS = 9
"""How many faces a tumbling die shows before its own."""
CARD_SHARE = 3.2
"""How much wider a card with its name is than a die."""


class DiceRow(QWidget):
    """Shows one throw; while it tumbles the dice show any of their faces."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._throw: Throw | None = None
        self._share = 1.0
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._run.valueChanged.connect(self._on_progress)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("No dice yet"))
        theme.changed.connect(self.updateGeometry)

    @property
    def tumbling(self) -> bool:
        """Whether dice are still in motion."""
        return self._share < 1

    def sizeHint(self) -> QSize:
        """Ask for a row of large dice."""
        return QSize(200, round(LARGEST * self._theme.room) + 4)

    def throw(self, throw: Throw, milliseconds: int) -> None:
        """Let dice tumble, then lie."""
        self._throw, self._share = throw, 0.0
        self._run.stop()
        self._run.setDuration(milliseconds)
        self._run.start()

    def show_throw(self, throw: Throw | None) -> None:
        """Let dice lie at once."""
        self._run.stop()
        self._throw, self._share = throw, 1.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dice side by side, smaller when there are many."""
        throw = self._throw
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._theme.tokens.accent), 1.4))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)
        if throw is None:
            return
        if throw.is_draw:
            self._cards(painter, throw)
            return
        font = self._theme.type.capitals("body")
        for place, box in enumerate(self._boxes(len(throw.faces))):
            face, look = self._shown(throw, place)
            dice.draw(painter, box, face, throw.dice[place].faces, look, self._theme.tokens, font)

    def _shown(self, throw: Throw, place: int) -> tuple[str, dice.Look]:
        """Give the face of a die now, and how it lies; the first dice settle first."""
        good = throw.good[place] if place < len(throw.good) else None
        settled = 0.55 + 0.45 * (place + 1) / len(throw.faces)
        stays = throw.again and place not in throw.again
        if stays or self._share >= settled:
            return throw.faces[place], dice.Look(good, place in throw.again, (place * 37) % 13 - 6.0)
        left = 1 - self._share / settled
        chance = Random(f"{throw.faces} {place} {int(self._share * TURNS)}")
        return chance.choice(throw.dice[place].faces), dice.Look(None, turn=left * 300 * (1 if place % 2 else -1))

    def _boxes(self, count: int, share: float = 1.0) -> Iterator[QRectF]:
        """Lay out equal boxes, in two rows when one would make them too small."""
        rows = 1
        side = self._side(count, share)
        if side < SMALLEST * 1.3 and count > 4:
            rows = 2
            side = min(self._side(ceil(count / 2), share), (self.height() - 4) / 2)
        each = ceil(count / rows)
        for place in range(count):
            row, column = divmod(place, each)
            top = (self.height() - rows * side - (rows - 1) * 2) / 2 + row * (side + 2)
            yield QRectF(1 + column * (side * share + GAP), top, side * share, side)

    def _side(self, count: int, share: float) -> float:
        room = (self.width() - GAP * (count - 1) - 2) / max(1, count) / share
        return max(SMALLEST, min(LARGEST * self._theme.room, room, self.height() - 2))

    def _cards(self, painter: QPainter, throw: Throw) -> None:
        tokens = self._theme.tokens
        painter.setFont(self._theme.type.text("small"))
        for box, name in zip(self._boxes(len(throw.faces), CARD_SHARE), throw.faces, strict=True):
            area = box.adjusted(2, 2, -2, -2)
            frames.card(painter, area, tokens)
            if throw.hidden:
                painter.setPen(QPen(QColor(tokens.gilt), 1))
                painter.setBrush(QColor(tokens.accent))
                painter.drawRoundedRect(area.adjusted(4, 4, -4, -4), 3, 3)
                continue
            painter.setPen(QColor(tokens.ink))
            flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(area.adjusted(4, 1, -4, -1), flags, name)

    def _on_progress(self, share: float) -> None:
        self._share = float(share)
        self.update()
