"""An amount of money in coins, as a line that can be read and looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.campaign.money import coins_told, in_words
from horologium.ui.art import coins
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from horologium.engine.core.campaign import Coin
    from horologium.ui.kit.theme import Theme

GAP = 5


class CoinsLine(QWidget):
    """Each coin with its number and its name."""

    def __init__(
        self, theme: Theme, kinds: Sequence[Coin], amount: int, title: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._kinds, self._title = theme, tuple(kinds), title
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        self.show_amount(amount)

    def show_amount(self, amount: int, kinds: Sequence[Coin] = ()) -> None:
        """Show another amount, in other coins if they are given."""
        self._kinds = tuple(kinds) or self._kinds
        self._parts: list[tuple[int, str]] = []
        left = abs(amount)
        for rank, coin in enumerate(self._kinds):
            count, left = divmod(left, coin.worth)
            if count or (rank == len(self._kinds) - 1 and not self._parts):
                self._parts.append((rank, coins_told(coin, count)))
        words = in_words(self._kinds, amount)
        self.setAccessibleName(f"{self._title} {words}".strip())
        give_tip(self, words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room for title, coins and words."""
        metrics = self._metrics()
        width = metrics.horizontalAdvance(self._title) + (2 * GAP if self._title else 0)
        width += sum(self._side() + metrics.horizontalAdvance(words) + 3 * GAP for _, words in self._parts)
        return QSize(width, self._side() + 2)

    def minimumSizeHint(self) -> QSize:
        """Give way, if need be: the words are in the tooltip too."""
        return QSize(40, self._side() + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        painter, metrics, side = QPainter(self), self._metrics(), self._side()
        painter.setFont(self._theme.type.text())
        x, middle = 0.0, self.height() / 2
        if self._title:
            painter.setPen(QColor(self._theme.tokens.muted))
            x = self._write(painter, x, self._title, metrics) + 2 * GAP
        for rank, words in self._parts:
            coins.paint(painter, QRectF(x, middle - side / 2, side, side), rank, self._theme.tokens)
            painter.setPen(QColor(self._theme.tokens.ink))
            x = self._write(painter, x + side + GAP, words, metrics) + 2 * GAP

    def _write(self, painter: QPainter, x: float, words: str, metrics: QFontMetrics) -> float:
        line = QRectF(x, 0, self.width() - x, self.height())
        painter.drawText(line, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), words)
        return x + metrics.horizontalAdvance(words)

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._theme.type.text())

    def _side(self) -> int:
        return self._metrics().height() + 2
