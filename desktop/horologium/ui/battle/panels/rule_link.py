"""The rule that something is done by: its id and topic, as many lines as they need; a click opens the Codex there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from horologium.ui.art import icons
from horologium.ui.plain_text import give_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPaintEvent

    from horologium.ui.theme import Theme

ICON, GAP, EDGE = 15, 6, 3
_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)


class RuleLink(QAbstractButton):
    """Says which rule is wanted; hidden without one."""

    rule_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._rule = theme, ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(self._on_clicked)
        theme.changed.connect(self.updateGeometry)
        self.show_rule("", "")

    @property
    def rule(self) -> str:
        """The rule that a click opens."""
        return self._rule

    def show_rule(self, rule: str, topic: str, *, short: bool = False) -> None:
        """Name a rule with its topic, or in short by its topic alone; without a rule there is nothing to click."""
        self._rule = rule
        whole = " · ".join(part for part in (rule, topic) if part)
        self.setText((topic or rule) if short else whole)
        self.setAccessibleName(self.tr("Open the rule {rule}").format(rule=whole))
        give_tip(self, self.tr("Open this rule in the Codex: {rule}").format(rule=whole))
        self.setVisible(bool(rule))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        metrics = QFontMetrics(self._font())
        return QSize(metrics.horizontalAdvance(self.text()) + ICON + GAP + 2 * EDGE + 2, metrics.height() + 2 * EDGE)

    def minimumSizeHint(self) -> QSize:
        """Be content with room for the longest word."""
        metrics = QFontMetrics(self._font())
        words = self.text().split() or [""]
        widest = max(metrics.horizontalAdvance(word) for word in words)
        return QSize(widest + ICON + GAP + 2 * EDGE, metrics.height() + 2 * EDGE)

    def hasHeightForWidth(self) -> bool:
        """Be as high as the lines need."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Count the lines."""
        room = QRect(0, 0, max(1, width - ICON - GAP - 2 * EDGE), 10_000)
        return QFontMetrics(self._font()).boundingRect(room, _WRAP, self.text()).height() + 2 * EDGE

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a small book and the words, underlined while pointed at."""
        painter, tokens = QPainter(self), self._theme.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour, font = QColor(tokens.accent), self._font()
        font.setUnderline(self.underMouse())
        metrics = QFontMetrics(font)
        line, area = metrics.height(), self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        lines = metrics.boundingRect(area.adjusted(ICON + GAP, 0, 0, 10_000), _WRAP, self.text()).height()
        area = QRect(area.left(), self.rect().center().y() - lines // 2, area.width(), lines)
        icons.paint(painter, "book", QRectF(area.left(), area.top() + (line - ICON) / 2, ICON, ICON), colour)
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(area.adjusted(ICON + GAP, 0, 0, 0), _WRAP, self.text())
        if self.hasFocus():
            painter.setPen(QPen(colour, 1.4))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.7, 0.7, -0.7, -0.7), 3, 3)

    def _font(self) -> QFont:
        return self._theme.type.text("small")

    def _on_clicked(self) -> None:
        self.rule_requested.emit(self._rule)
