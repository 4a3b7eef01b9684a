"""A hero as a card to be chosen: portrait, name and class; ticked while the hero comes along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from horologium.campaign.wording import first_grade
from horologium.ui.art import frames, icons, portraits
from horologium.ui.kit.painted_button import PaintedButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from horologium.content.packs import Pack
    from horologium.ui.kit.theme import Theme

PORTRAIT = 58
PADDING = 8
NARROWEST = 190


def sitter(pack: Pack, card: str, name: str, grade: str = "") -> portraits.Sitter:
    """How a hero is drawn: as on the battle page."""
    grade = grade or first_grade(pack, card)
    return portraits.Sitter(card, f"{grade} {card}", name)


class HeroTile(PaintedButton):
    """Reached by Tab, ticked by Space, Enter or a click."""

    def __init__(
        self, theme: Theme, who: portraits.Sitter, name: str, about: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._who, self._about = who, about
        self.show_name(name)
        self.setCheckable(True)
        self.setChecked(True)
        self.setAccessibleDescription(about)

    def sizeHint(self) -> QSize:
        """Ask for room for the portrait and two lines."""
        faces = self._theme.type
        lines = QFontMetrics(faces.capitals()).height() + QFontMetrics(faces.text("small", italic=True)).height()
        return QSize(NARROWEST, max(PORTRAIT, lines) + 2 * PADDING + 7)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw card, portrait, words and tick; who stays at home is pale."""
        tokens = self._theme.tokens
        frames.card(painter, area, tokens, lit=self.lit, pressed=self.isDown())
        painter.setOpacity(1.0 if self.isChecked() else 0.55)
        box = QRectF(area.left() + PADDING, area.center().y() - PORTRAIT / 2, PORTRAIT, PORTRAIT)
        portraits.paint(painter, box, self._who, tokens)
        self._words(
            painter, QRectF(box.right() + 10, area.top() + PADDING, area.right() - box.right() - 40, box.height())
        )
        painter.setOpacity(1.0)
        self._tick(painter, QRectF(area.right() - 28, area.top() + 8, 19, 19))

    def _words(self, painter: QPainter, room: QRectF) -> None:
        faces, tokens = self._theme.type, self._theme.tokens
        for font, colour, text in (
            (faces.capitals(), tokens.ink, self.words),
            (faces.text("small", italic=True), tokens.muted, self._about),
        ):
            metrics = QFontMetrics(font)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, round(room.width()))
            painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), shown)
            room.setTop(room.top() + metrics.height())

    def _tick(self, painter: QPainter, box: QRectF) -> None:
        tokens = self._theme.tokens
        if self.isChecked():
            icons.paint(painter, "seal", box, QColor(tokens.accent))
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.muted), 1.4))
            painter.drawEllipse(box.adjusted(2, 2, -2, -2))
