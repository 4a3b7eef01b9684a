"""Tokens that lie on cells: each kind with a drawing of its own, on a gilt coin or standing by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem

from horologium.engine.core.view import TokenView
from horologium.ui.art import metal, signs
from horologium.ui.battle.board import scenery
from horologium.ui.battle.board.geometry import LARGEST
from horologium.ui.battle.board.organic import chance
from horologium.ui.plain_text import Markup, give_tip

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.view import BattleView
    from horologium.ui.theme import Theme

RADIUS = 13.0
REACH = 22.0
ENAMEL: Final[Mapping[str, str]] = {
    "loot": "#9a6a12", "objective": "#7c1d2a", "lever": "#4a5560", "reinforcement": "#33302c", "character": "#1f5a4a",
    "bucket": "#2c5f78", "rope": "#6b5530", "ladder": "#6b5530", "chest": "#6a3d17", "marker": "#2b3f7a",
    "smoke": "#55585c",
}  # fmt: skip
"""What the coins of each kind are filled with; others are of plain bronze."""
BRONZE = "#6a5326"
STANDING: Final = frozenset({"crate", "fire"})
"""What is drawn as it stands there, without a coin."""


class MarkerItem(QGraphicsPixmapItem):
    """One token; it makes room for a figure on the same cell."""

    def __init__(self, theme: Theme, token: TokenView, unit: float) -> None:
        super().__init__()
        self.token, self._theme, self._grown = token, theme, unit / LARGEST
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        give_tip(self, tip(token))
        self.repaint(2.0)

    def repaint(self, sharpness: float) -> None:
        """Paint the token for a closeness in which it is looked at."""
        side = round(2 * REACH * sharpness * self._grown)
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(sharpness * self._grown, sharpness * self._grown)
        painter.translate(REACH, REACH)
        self._draw(painter)
        painter.end()
        picture.setDevicePixelRatio(sharpness)
        self.setPixmap(picture)
        self.setOffset(-REACH * self._grown, -REACH * self._grown)

    def stand(self, at: QPointF, place: int, count: int, *, shared: bool) -> None:
        """Lie in the middle of a cell if it is free, else in a corner, side by side with others."""
        room = LARGEST * self._grown
        if shared:
            self.setScale(0.62)
            self.setPos(at + QPointF((place % 4 - 1.2) * room * 0.27, -room * 0.33))
        else:
            self.setScale(1.0 if count == 1 else 0.8)
            self.setPos(at + QPointF((place - (count - 1) / 2) * room * 0.42, 0))

    def _draw(self, painter: QPainter) -> None:
        kind = self.token.kind
        if kind in STANDING:
            pencil = scenery.Pencil(painter, LARGEST / 10, self._theme.tokens)
            (scenery.crate if kind == "crate" else scenery.flames)(pencil, QPointF(), chance(self.token.key))
            return
        self._coin(painter, QColor(ENAMEL.get(kind, BRONZE)))
        name = signs.choose(self.token.label, kind)
        side = RADIUS * 1.24
        box = QRectF(-side / 2, -side / 2, side, side)
        tokens = self._theme.tokens
        if not name:
            self._letter(painter, box)
        elif tokens.flat:
            signs.draw(painter, name, box, QColor(tokens.ink))
        else:
            signs.draw(painter, name, box.translated(0.6, 0.8), QColor("#140c06"))
            signs.draw(painter, name, box, QColor("#fdf1cf"))

    def _coin(self, painter: QPainter, enamel: QColor) -> None:
        tokens, box = self._theme.tokens, QRectF(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS)
        if tokens.flat:
            painter.setBrush(QColor(tokens.field))
            painter.setPen(QPen(QColor(tokens.ink), 2))
            painter.drawEllipse(box)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(15, 8, 0, 36))
        for step in range(1, 4):
            painter.drawEllipse(box.translated(0.5 * step, 0.9 * step))
        sheen = QRadialGradient(QPointF(-RADIUS * 0.3, -RADIUS * 0.4), RADIUS * 1.6)
        sheen.setColorAt(0, enamel.lighter(150))
        sheen.setColorAt(1, enamel.darker(125))
        painter.setBrush(sheen)
        for brush, width in ((QColor("#140c06"), 3.8), (metal.ring(tokens, box), 2.4)):
            painter.setPen(QPen(brush, width))
            painter.drawEllipse(box)

    def _letter(self, painter: QPainter, box: QRectF) -> None:
        font = self._theme.type.text("small", bold=True)
        font.setPixelSize(14)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.tokens.ink if self._theme.tokens.flat else "#fdf1cf"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.token.label[:1].upper())


def tip(token: TokenView) -> Markup:
    """Tell of a token: its name and the rule behind it."""
    rule = Markup(" <i>({})</i>").fill(token.rule) if token.rule else ""
    return Markup("<b>{}</b>{}").fill(token.label, rule)


def tokens_of(view: BattleView) -> list[TokenView]:
    """List the tokens of a view; those of which only a name is known get a kind by it."""
    cells = {token.cell for token in view.tokens}
    named = [
        TokenView(f"{cell.key} {place}", label.lower(), label, cell.key)
        for cell in view.cells
        if cell.tokens and cell.key not in cells
        for place, label in enumerate(cell.tokens)
    ]
    return [*view.tokens, *named]
