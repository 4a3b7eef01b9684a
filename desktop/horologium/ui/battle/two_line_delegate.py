"""Rows of a list that are named in a first line and told of in a second, smaller one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from horologium.ui.kit.theme import Theme

    Index = QModelIndex | QPersistentModelIndex

PAD = 6
_WRAP = int(Qt.TextFlag.TextWordWrap)


class TwoLineDelegate(QStyledItemDelegate):
    """Paints what stands before the first line break large, and the rest small."""

    def __init__(self, theme: Theme, rows: QListView) -> None:
        super().__init__(rows)
        self._theme, self._rows = theme, rows
        rows.setItemDelegate(self)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        tokens, area = self._theme.tokens, QRect(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if chosen or hovered:
            painter.fillRect(area, QColor(tokens.accent if chosen else tokens.raised))
        inside = area.adjusted(PAD, PAD - 1, -PAD, -PAD)
        name, _, rest = str(index.data()).partition("\n")
        painter.setFont(self._fonts[0])
        painter.setPen(QColor(tokens.on_accent if chosen else tokens.ink))
        high = QFontMetrics(self._fonts[0]).height()
        painter.drawText(QRect(inside.left(), inside.top(), inside.width(), high), 0, name)
        painter.setFont(self._fonts[1])
        painter.setPen(QColor(tokens.on_accent if chosen else tokens.muted))
        painter.drawText(inside.adjusted(0, high, 0, 0), _WRAP, rest)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for room for both lines; the second may wrap."""
        rest = str(index.data()).partition("\n")[2]
        width = max(80, self._rows.viewport().width())
        room = QRect(0, 0, width - 2 * PAD, 10_000)
        below = QFontMetrics(self._fonts[1]).boundingRect(room, _WRAP, rest).height() if rest else 0
        return QSize(width, QFontMetrics(self._fonts[0]).height() + below + 2 * PAD)

    @property
    def _fonts(self) -> tuple[QFont, QFont]:
        faces = self._theme.type
        return faces.text("lead"), faces.text("small", italic=True)
