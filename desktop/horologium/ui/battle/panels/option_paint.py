"""How a row of the options looks: a small plate with number, label, cost, and the odds below with their bar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from horologium.ui.art import dice, icons, strokes
from horologium.ui.battle.option_rows import BARRED, FOLD, HEADING

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from horologium.ui.battle.option_rows import OptionRow
    from horologium.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
EDGE: Final = 2
PAD: Final = 7
BAR: Final = 5
NUMBER: Final = 20
DIE: Final = 32
TICK_ROOM: Final = 20
_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop)
CROSS: Final = "M5 5 L19 19 M19 5 L5 19"
TICK: Final = "M4 12.6 L10 18.6 L20.4 5.6"


class Layout(NamedTuple):
    """Where the parts of a row stand."""

    plate: QRect
    lead: QRect
    label: QRect
    cost: QRect
    odds: QRect
    tick: QRect

    @property
    def height(self) -> int:
        """How high the row is."""
        return self.plate.height() + 2 * EDGE


class OptionDelegate(QStyledItemDelegate):
    """Paints and measures rows."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Measure with lines broken at the width of the list."""
        row: OptionRow = index.data(Qt.ItemDataRole.UserRole + 1)
        width = self._view.viewport().width()
        if row.what == HEADING:
            return QSize(width, QFontMetrics(self._heading()).height() + 8 if row.label else 9)
        return QSize(width, self._layout(row, QRect(0, 0, width, 0)).height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        row: OptionRow = index.data(Qt.ItemDataRole.UserRole + 1)
        area = option.rect
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if row.what == HEADING:
            self._paint_heading(painter, area, row.label)
        else:
            state = option.state
            self._paint_row(painter, self._layout(row, area), row, index.data(Qt.ItemDataRole.UserRole + 2), state)
        painter.restore()

    def _paint_row(
        self, painter: QPainter, at: Layout, row: OptionRow, number: int | None, state: QStyle.StateFlag
    ) -> None:
        tokens = self._theme.tokens
        current, hovered = bool(state & QStyle.StateFlag.State_Selected), bool(state & QStyle.StateFlag.State_MouseOver)
        fill = QColor(tokens.field if hovered or current else tokens.raised)
        edge = tokens.rubric if row.held else tokens.accent if current else tokens.gilt if hovered else tokens.line
        barred = row.what == BARRED
        painter.setBrush(Qt.BrushStyle.NoBrush if barred and not tokens.flat else fill)
        painter.setPen(QPen(QColor(edge), 2 if current or row.held or tokens.flat else 1))
        painter.drawRoundedRect(QRectF(at.plate).adjusted(1, 1, -1, -1), 3, 3)
        self._paint_lead(painter, at.lead, row, number)
        painter.setFont(self._text())
        painter.setPen(QColor(tokens.muted if barred else tokens.ink))
        painter.drawText(at.label, _WRAP, row.label)
        painter.setFont(self._small())
        painter.setPen(QColor(tokens.muted if barred else tokens.accent))
        painter.drawText(at.cost, int(Qt.AlignmentFlag.AlignRight) | int(Qt.AlignmentFlag.AlignVCenter), _cost(row))
        if row.ticked is not None:
            self._paint_tick(painter, at.tick, row.ticked)
        self._paint_odds(painter, at.odds, row)

    def _paint_lead(self, painter: QPainter, area: QRect, row: OptionRow, number: int | None) -> None:
        """Draw what stands before the label: a die, a box to tick, an arrow, or the number key."""
        tokens, box = self._theme.tokens, QRectF(area)
        if row.face:
            dice.draw(painter, box, row.face, row.sides, dice.PLAIN, tokens, self._heading())
        elif row.what == FOLD:
            name = "M5 8.5 L12 16 L19 8.5" if row.is_open else "M8.5 5 L16 12 L8.5 19"
            strokes.draw(painter, name, box.adjusted(3, 3, -3, -3), QColor(tokens.rubric), 3)
            return
        elif row.what == BARRED:
            strokes.draw(painter, CROSS, box.adjusted(5, 5, -5, -5), QColor(tokens.muted), 3)
        elif row.warning:
            icons.paint(painter, "warning", box.adjusted(2, 2, -2, -2), QColor(tokens.rubric), 2.2)
        elif number is not None and row.ticked is None:
            painter.setFont(self._small())
            painter.setPen(QColor(tokens.rubric))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_tick(self, painter: QPainter, area: QRect, ticked: bool) -> None:
        tokens = self._theme.tokens
        frame = QRectF(area.right() - 15, area.center().y() - 7, 15, 15)
        painter.setPen(QPen(QColor(tokens.good if ticked else tokens.muted), 1.6))
        painter.setBrush(QColor(tokens.field))
        painter.drawRoundedRect(frame, 2, 2)
        if ticked:
            strokes.draw(painter, TICK, frame.adjusted(1, 1, -1, -1), QColor(tokens.good), 4)

    def _paint_odds(self, painter: QPainter, area: QRect, row: OptionRow) -> None:
        tokens = self._theme.tokens
        painter.setFont(self._why() if row.why else self._small())
        painter.setPen(QColor(tokens.muted))
        painter.drawText(area.adjusted(0, 0, 0, -BAR), _WRAP, _note(row))
        if row.odds is None:
            return
        bar = QRectF(area.left(), area.bottom() - BAR + 2, area.width(), BAR - 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.panel if not tokens.flat else tokens.field))
        painter.drawRect(bar)
        painter.setBrush(QColor(tokens.good if not tokens.flat else tokens.accent))
        painter.drawRect(QRectF(bar.left(), bar.top(), bar.width() * row.odds.share, bar.height()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tokens.line), 0.8))
        painter.drawRect(bar)

    def _paint_heading(self, painter: QPainter, area: QRect, label: str) -> None:
        tokens, font = self._theme.tokens, self._heading()
        painter.setFont(font)
        painter.setPen(QColor(tokens.rubric))
        words = area.adjusted(EDGE + 2, 2, -EDGE, 0)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter), label)
        left = words.left() + (QFontMetrics(font).horizontalAdvance(label) + 8 if label else 0)
        painter.setPen(QPen(QColor(tokens.line), 1))
        middle = words.center().y() + 1
        painter.drawLine(left, middle, words.right() - 2, middle)

    def _layout(self, row: OptionRow, area: QRect) -> Layout:
        """Break the label beside its cost, with the odds below."""
        plate = area.adjusted(EDGE + (14 if row.inner else 0), EDGE, -EDGE, -EDGE)
        inside = plate.adjusted(PAD - 3, PAD - 2, -PAD, 0)
        small, text = QFontMetrics(self._small()), QFontMetrics(self._text())
        cost = small.horizontalAdvance(_cost(row)) + 8 if _cost(row) else 0
        before, tick = DIE if row.face else NUMBER, TICK_ROOM if row.ticked is not None else 0
        left = inside.left() + before + 4
        room = max(40, inside.right() - left - cost - tick)
        label = text.boundingRect(QRect(0, 0, room, 10_000), _WRAP, row.label)
        bottom = inside.top() + max(text.height(), label.height(), before if row.face else 0)
        odds = QRect(left, bottom, inside.right() - left, 0)
        if note := _note(row):
            metrics = QFontMetrics(self._why()) if row.why else small
            lines = metrics.boundingRect(QRect(0, 0, odds.width(), 10_000), _WRAP, note)
            odds.setHeight(lines.height() + BAR + 1)
        bottom += odds.height() + PAD - 2
        plate.setHeight(bottom - plate.top())
        lead = QRect(inside.left(), inside.top() + max(0, (text.height() - before) // 2), before, before)
        where = QRect(inside.right() - cost - tick, inside.top(), cost, text.height())
        box = QRect(inside.right() - tick, inside.top(), tick, text.height())
        return Layout(plate, lead, QRect(left, inside.top(), room, label.height() + 2), where, odds, box)

    def _text(self) -> QFont:
        return self._theme.type.text()

    def _small(self) -> QFont:
        return self._theme.type.text("small", bold=True)

    def _why(self) -> QFont:
        return self._theme.type.text("small", italic=True)

    def _heading(self) -> QFont:
        return self._theme.type.capitals("small")


def _note(row: OptionRow) -> str:
    """Give what stands below the label: the odds, or why it cannot be chosen."""
    return row.why if row.odds is None else row.odds.text


def _cost(row: OptionRow) -> str:
    """Give the cost, and dots while the odds are being found."""
    return f"{row.cost} …".strip() if row.waiting and row.odds is None else row.cost
