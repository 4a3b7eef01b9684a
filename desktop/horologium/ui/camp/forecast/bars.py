"""Drawn measures of a forecast: the chance to win with its margin, and how a hero would fare."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import portraits
from horologium.ui.percentages import percent

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.kit.theme import Theme

BAR = 16
PORTRAIT = 34
GAP = 10


class ChanceBar(QWidget):
    """The chance to win: a number, a filled bar, and a bracket around what it may really be."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._share, self._least, self._most = 0.0, 0.0, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_chance(self, share: float, least: float, most: float) -> None:
        """Show a chance and its margin."""
        self._share, self._least, self._most = share, least, most
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room for the number."""
        return QSize(240, QFontMetrics(self._theme.type.capitals("display")).height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the number, then the bar."""
        painter, tokens = QPainter(self), self._theme.tokens
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        font = self._theme.type.capitals("display")
        width = QFontMetrics(font).horizontalAdvance("> 99 %") + 2 * GAP
        painter.setFont(font)
        painter.setPen(QColor(tokens.rubric))
        room = QRectF(0, 0, width, self.height())
        painter.drawText(
            room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), percent(self._share, counted=True)
        )
        bar = QRectF(width, self.height() / 2 - BAR / 2, max(0, self.width() - width - 2), BAR)
        _bar(painter, bar, self._share, tokens.good, self._theme)
        self._bracket(painter, bar)

    def _bracket(self, painter: QPainter, bar: QRectF) -> None:
        painter.setPen(QPen(QColor(self._theme.tokens.ink), 2))
        left, right = bar.left() + bar.width() * self._least, bar.left() + bar.width() * self._most
        for at in (left, right):
            painter.drawLine(round(at), round(bar.top() - 5), round(at), round(bar.bottom() + 5))
        painter.drawLine(round(left), round(bar.bottom() + 5), round(right), round(bar.bottom() + 5))


class HeroFate(NamedTuple):
    """A hero of the party and the shares of battles in which he goes down and comes home injured."""

    who: portraits.Sitter
    name: str
    down: float
    injured: float


class FateRow(QWidget):
    """One hero: portrait, name, and a bar in words."""

    def __init__(self, theme: Theme, fate: HeroFate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._fate = theme, fate
        self.words = self.tr("down {down}, injured {injured}").format(
            down=percent(fate.down, counted=True), injured=percent(fate.injured, counted=True)
        )
        self.setAccessibleName(f"{fate.name}: {self.words}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Ask for room for two lines and the bar beside the portrait."""
        return QSize(200, max(PORTRAIT, 2 * QFontMetrics(self._theme.type.text("small")).height() + 14) + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw portrait, words and bar."""
        painter, tokens, faces = QPainter(self), self._theme.tokens, self._theme.type
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        portraits.paint(painter, QRectF(1, (self.height() - PORTRAIT) / 2, PORTRAIT, PORTRAIT), self._fate.who, tokens)
        left = PORTRAIT + GAP
        room = QRectF(left, 1, self.width() - left - 2, self.height() - 16)
        painter.setFont(faces.text("small"))
        painter.setPen(QColor(tokens.ink))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), self._fate.name)
        painter.setPen(QColor(tokens.muted))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom), self.words)
        bar = QRectF(left, self.height() - 13, self.width() - left - 2, 7)
        _bar(painter, bar, self._fate.down, tokens.rubric, self._theme)


def _bar(painter: QPainter, bar: QRectF, share: float, colour: str, theme: Theme) -> None:
    tokens = theme.tokens
    painter.setPen(QPen(QColor(tokens.line), 1))
    painter.setBrush(QColor(tokens.field))
    painter.drawRoundedRect(bar, 3, 3)
    filled = QRectF(bar.left(), bar.top(), bar.width() * share, bar.height())
    if filled.width() > 1:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(filled.adjusted(1, 1, -1, -1), 2, 2)
