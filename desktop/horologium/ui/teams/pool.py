"""Those who can be taken, as tiles with portraits: for a team, for a company, for a mission."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from horologium.ui.art import frames, icons, portraits
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.painted_button import PaintedButton
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QFont

    from horologium.ui.kit.theme import Theme

PORTRAIT: Final = 58
PADDING: Final = 8
NARROWEST: Final = 190
TICK: Final = 40
"""The room at the right in which a tile shows that somebody is taken."""
MOST_COPIES: Final = 99
PALE: Final = 0.55


@dataclass(frozen=True, slots=True)
class PoolRow:
    """Somebody who can be taken, so many times at most or, with no ``copies``, as often as one likes."""

    key: str
    name: str
    sitter: portraits.Sitter
    about: str = ""
    copies: int = 1
    tip: str = ""

    @property
    def most(self) -> int:
        """How often they can be taken."""
        return self.copies or MOST_COPIES


class PoolTile(PaintedButton):
    """Portrait, name, a line about them and, if there is one, the reason why one more would be wrong.

    Reached by Tab. Who can be there once is taken and sent home by Space, Enter or a click; of others one more comes,
    and a button at the right sends one home.
    """

    def __init__(self, theme: Theme, row: PoolRow, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = row
        self.count, self.why_not = 0, ""
        self.show_name(row.name)
        self.setCheckable(row.most == 1)
        self.number, self.fewer = PlainLabel("", "title", parent=self), QToolButton(self)
        self._counted = QHBoxLayout(self)
        self._count_at_the_right()
        self.show_state(0)

    @property
    def room(self) -> int:
        """The width at the right that is not for words."""
        return max(TICK, self._counted.sizeHint().width() + PADDING) if self.fewer.isVisibleTo(self) else TICK

    def show_state(self, count: int, why_not: str = "") -> None:
        """Show how often they are taken, and why not once more."""
        self.count, self.why_not = count, f"{why_not[:1].upper()}{why_not[1:]}"
        if self.isCheckable():
            self.setChecked(count > 0)
        else:
            self.number.setText(f"×{count}")
            self.number.setVisible(count > 0)
            self.fewer.setVisible(count > 0)
        taken = [self.tr("taken %n time(s)", "", count)] if count and not self.isCheckable() else []
        self.setAccessibleDescription(" · ".join(filter(None, [self.row.about, *taken, self.why_not])))
        give_tip(self, "\n".join(filter(None, [self.row.tip, self.why_not])))
        self.update()

    def sizeHint(self) -> QSize:
        lines = sum(QFontMetrics(font).height() for font, _, _ in self._lines())
        return QSize(NARROWEST, max(PORTRAIT, lines) + 2 * PADDING + 7)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw card, portrait, words and tick; who stays at home is pale."""
        tokens = self._theme.tokens
        frames.card(painter, area, tokens, lit=self.lit, pressed=self.isDown())
        is_taken = self.isChecked() or self.count > 0
        painter.setOpacity(1.0 if is_taken else PALE)
        box = QRectF(area.left() + PADDING, area.center().y() - PORTRAIT / 2, PORTRAIT, PORTRAIT)
        portraits.paint(painter, box, self.row.sitter, tokens)
        self._paint_words(painter, QRectF(box.right() + 10, area.top() + PADDING, 0, area.height() - 2 * PADDING))
        painter.setOpacity(1.0)
        if self.isCheckable() or not is_taken:
            self._paint_tick(painter, QRectF(area.right() - 28, area.top() + 8, 19, 19))

    def _lines(self) -> tuple[tuple[QFont, str, str], ...]:
        """What stands beside the portrait: font, colour and words; a reason is told in full strength."""
        faces, tokens = self._theme.type, self._theme.tokens
        return (
            (faces.capitals(), tokens.ink, self.words),
            (faces.text("small", italic=True), tokens.muted, self.row.about),
            (faces.text("small"), tokens.muted, self.why_not),
        )

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        """Write line by line; below the sign at the right there is room for the reason."""
        for font, colour, text in self._lines():
            is_reason = text == self.why_not
            beside = PADDING + 4 if is_reason and not self.fewer.isVisibleTo(self) else self.room
            area.setRight(self.width() - beside)
            metrics = QFontMetrics(font)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.setOpacity(1.0 if is_reason else painter.opacity())
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, round(area.width()))
            painter.drawText(area, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), shown)
            area.setTop(area.top() + metrics.height())

    def _paint_tick(self, painter: QPainter, box: QRectF) -> None:
        tokens = self._theme.tokens
        if self.isChecked():
            icons.paint(painter, "seal", box, QColor(tokens.accent))
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.muted), 1.4))
            painter.drawEllipse(box.adjusted(2, 2, -2, -2))
            if not self.isCheckable():
                middle = box.center()
                painter.drawLine(middle - QPointF(4, 0), middle + QPointF(4, 0))
                painter.drawLine(middle - QPointF(0, 4), middle + QPointF(0, 4))

    def _count_at_the_right(self) -> None:
        """Have room for a number, and a button for hands that hold a mouse; keys are taken by the tile itself."""
        words = self.tr("One fewer: {name}").format(name=self.row.name)
        self.fewer.setText("−")
        self.fewer.setProperty("compact", "true")
        self.fewer.setAccessibleName(words)
        give_tip(self.fewer, words)
        self.fewer.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fewer.setCursor(Qt.CursorShape.ArrowCursor)
        self._counted.setContentsMargins(0, 0, PADDING + 4, 0)
        self._counted.setSpacing(6)
        self._counted.addStretch(1)
        for widget in (self.number, self.fewer):
            self._counted.addWidget(widget)
            widget.hide()


class _Cell(QWidget):
    """A tile and what stands beneath it."""

    def __init__(self, tile: PoolTile, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(2)
        self.column.addWidget(tile)
        self.column.addStretch(1)


class Pool(QWidget):
    """Tiles side by side, as many as there is room for; beneath each stands what is chosen for those who are taken.

    Arrows, Home and End lead from tile to tile, letters to the next name that begins with them; + and - take one more
    or one fewer. ``taken`` and ``left`` carry the key of a row.
    """

    taken = Signal(str)
    left = Signal(str)

    def __init__(self, theme: Theme, most: int = 2, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.tiles: dict[str, PoolTile] = {}
        self._cells: dict[str, _Cell] = {}
        self._flow = Flow(6, even=True, most=most, parent=self)
        self._typed, self._since = "", QElapsedTimer()
        self._since.start()

    @property
    def keys(self) -> tuple[str, ...]:
        """Everybody who is taken, each as often as that."""
        return tuple(key for key, tile in self.tiles.items() for _ in range(tile.count))

    def show_rows(self, rows: Sequence[PoolRow], counts: Mapping[str, int] | None = None) -> None:
        """Show these, some of whom are taken already."""
        for cell in self._cells.values():
            self._flow.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self.tiles, self._cells = {}, {}
        for row in rows:
            self._add(row)
        self.show_counts(counts or {})

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """Show how often everybody is taken, without telling of it."""
        for key, tile in self.tiles.items():
            with QSignalBlocker(tile):
                tile.show_state(min(counts.get(key, 0), tile.row.most), tile.why_not)

    def show_reasons(self, reasons: Mapping[str, str]) -> None:
        """Say of each why one more would be wrong; of nobody else."""
        for key, tile in self.tiles.items():
            with QSignalBlocker(tile):
                tile.show_state(tile.count, reasons.get(key, ""))

    def put_beneath(self, key: str, widget: QWidget) -> None:
        """Have something beneath a tile."""
        column = self._cells[key].column
        column.insertWidget(column.count() - 1, widget)

    def take(self, key: str, count: int) -> None:
        """Take somebody so many times, as far as that can be."""
        tile = self.tiles[key]
        before, after = tile.count, max(0, min(count, tile.row.most))
        self.show_counts({each: tile.count for each, tile in self.tiles.items()} | {key: after})
        for _ in range(abs(after - before)):
            (self.taken if after > before else self.left).emit(key)

    def _add(self, row: PoolRow) -> None:
        tile = PoolTile(self._theme, row)
        if tile.isCheckable():
            tile.toggled.connect(lambda ticked: self.take(row.key, int(ticked)))
        else:
            tile.clicked.connect(lambda: self.take(row.key, tile.count + 1))
            tile.fewer.clicked.connect(lambda: self.take(row.key, tile.count - 1))
        tile.installEventFilter(self)
        self.tiles[row.key], self._cells[row.key] = tile, _Cell(tile, self)
        self._flow.addWidget(self._cells[row.key])
        self._cells[row.key].show()

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and isinstance(watched, PoolTile):
            return self._walk(watched, event.key()) or self._change(watched, event.key()) or self._find(event)
        return super().eventFilter(watched, event)

    def _walk(self, tile: PoolTile, key: int) -> bool:
        """Go to another tile; whether the key means that."""
        tiles = list(self.tiles.values())
        here, first = tiles.index(tile), tiles[0].mapTo(self, tiles[0].rect().topLeft()).y()
        beside = sum(each.mapTo(self, each.rect().topLeft()).y() == first for each in tiles)
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -beside,
            Qt.Key.Key_Down: beside,
            Qt.Key.Key_Home: -here,
            Qt.Key.Key_End: len(tiles) - 1 - here,
        }
        if key not in steps:
            return False
        there = here + steps[Qt.Key(key)]
        if 0 <= there < len(tiles):
            self._go_to(tiles[there])
        return True

    def _change(self, tile: PoolTile, key: int) -> bool:
        """Take one more or one fewer; whether the key means that."""
        change = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Delete: -1, Qt.Key.Key_Backspace: -1}
        if key in change:
            self.take(tile.row.key, tile.count + change[Qt.Key(key)])
        return key in change

    def _find(self, event: QKeyEvent) -> bool:
        """Go to the next name that begins with what was typed; whether the key is a letter."""
        letters = event.text()
        held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if held or not letters.strip() or not letters.isprintable():
            return False
        goes_on = self._since.restart() < QApplication.keyboardInputInterval()
        self._typed = (self._typed if goes_on else "") + letters.casefold()
        tiles = list(self.tiles.values())
        here = next((place for place, each in enumerate(tiles) if each.hasFocus()), 0) + (not goes_on)
        order = tiles[here:] + tiles[:here]
        if (found := next((each for each in order if each.words.casefold().startswith(self._typed)), None)) is not None:
            self._go_to(found)
        return True

    def _go_to(self, tile: PoolTile) -> None:
        """Give a tile the focus, and bring it into sight."""
        tile.setFocus(Qt.FocusReason.TabFocusReason)
        around: QWidget | None = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is not None:
            around.ensureWidgetVisible(tile, 0, PADDING)
