"""The journal: what happened, row by row under headings, with icons, reasons, and ways to rule and place."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QHelpEvent,
    QKeySequence,
    QPainter,
    QPen,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from horologium.ui.art import glyphs
from horologium.ui.battle.journal_rows import JournalRow, JournalTeller, RowKind, plain
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import give_tip, show_tip

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent

    from horologium.ui.battle.journal_rows import JournalReason
    from horologium.ui.battle.questions import JournalLine
    from horologium.ui.kit.theme import Theme

ROW, OPEN = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
RULE, TOGGLE = "rule", "toggle"
EDGE, GAP = 5, 7
INKS: Final[Mapping[RowKind, str]] = {
    "attack": "rubric", "wound": "rubric", "death": "rubric", "threat": "rubric", "heal": "good", "clock": "muted",
    "loot": "gilt_dark", "story": "gilt_dark", "reveal": "gilt_dark", "note": "muted", "undo": "muted",
}  # fmt: skip
"""The token in which an icon is drawn; others are in the accent."""


class RowSpot(NamedTuple):
    """A part of a row that can be clicked."""

    box: QRectF
    does: str
    rule: str = ""


@dataclass(slots=True)
class LaidRow:
    """A row laid out at a width: where its text is, which parts can be clicked, and how high it is."""

    text: QRectF
    height: float
    spots: list[RowSpot] = field(default_factory=list)
    reasons: list[tuple[QRectF, str, QFont, str]] = field(default_factory=list)

    def at(self, point: QPointF) -> RowSpot | None:
        """Find what lies under a point."""
        return next((spot for spot in self.spots if spot.box.contains(point)), None)


class Compositor:
    """Lays rows out in the faces of the theme; measures are taken once per theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.refresh()

    def refresh(self) -> None:
        """Take measure again after a change of theme or size."""
        faces = self._theme.type
        self.font, self.strong, self.slanted = (
            faces.text("small"), faces.text("small", bold=True), faces.text("small", italic=True),
        )  # fmt: skip
        self.caps = faces.capitals("small", 0.08)
        self._metrics = {id(font): QFontMetricsF(font) for font in self.fonts}
        self.line = self._metrics[id(self.font)].height()
        self.icon = round(self.line * 0.9)
        self._lengths: dict[tuple[int, str], float] = {}

    @property
    def fonts(self) -> tuple[QFont, ...]:
        """All faces in use."""
        return self.font, self.strong, self.slanted, self.caps

    def face(self, row: JournalRow) -> QFont:
        """Choose the face of a row: stories and remarks are slanted."""
        if row.kind in {"story", "reveal", "undo"}:
            return self.slanted
        return self.strong if row.kind == "death" else self.font

    def height(self, row: JournalRow, width: int) -> int:
        """Give the height of a closed row."""
        if row.heading:
            return round(self._metrics[id(self.caps)].height() + 14)
        room, face = self._room(row, width), self.face(row)
        if self._long(face, row.words) <= room and "\n" not in row.text:
            return round(self.line + 6)
        return round(self._measure(face).boundingRect(QRectF(0, 0, room, 10_000), WRAP, row.words).height() + 6)

    def lay(self, row: JournalRow, width: int, reasons: Sequence[JournalReason] | None) -> LaidRow:
        """Lay a row out; ``reasons`` are those of an open one."""
        high = self.height(row, width)
        if row.heading:
            return LaidRow(QRectF(EDGE, 8, width - 2 * EDGE, high - 12), high)
        laid = LaidRow(QRectF(self.icon + EDGE + GAP, 3, self._room(row, width), high - 6), high)
        side = self.line
        if row.has_reasons:
            laid.spots.append(RowSpot(QRectF(width - side - EDGE, 2, side, side), TOGGLE))
        if row.rules:
            laid.spots.append(RowSpot(QRectF(width - 2 * side - EDGE, 2, side, side), RULE, row.rules[0]))
        if reasons is not None:
            self._lay_reasons(laid, width, reasons)
        return laid

    def _lay_reasons(self, laid: LaidRow, width: int, reasons: Sequence[JournalReason]) -> None:
        left, top = laid.text.left() + 4, laid.height
        for because in reasons:
            text = f"▸ {because.text}" if because.chosen else because.text
            font, rule = self.strong if because.chosen else self.font, because.rule
            measure = self._measure(font)
            room = width - left - EDGE - (measure.horizontalAdvance(f"  {rule}") if rule and text else 0)
            box = measure.boundingRect(QRectF(left, top, room, 10_000), WRAP, text or rule)
            laid.reasons.append((box.adjusted(0, 0, 2, 0), text, font, "muted" if not because.chosen else "ink"))
            if rule:
                long = measure.horizontalAdvance(rule) + 2
                link = QRectF(box.right() + 8 if text else left, top, long, self.line)
                laid.reasons.append((link, rule, self.font, "accent"))
                laid.spots.append(RowSpot(link, RULE, rule))
            top += box.height() + 2
        laid.height = top + 4

    def _room(self, row: JournalRow, width: int) -> float:
        marks = 2 * self.line if row.rules else self.line
        return max(60.0, width - self.icon - 2 * EDGE - GAP - marks)

    def _long(self, font: QFont, text: str) -> float:
        """Tell how long a text is in one line; it is measured once."""
        key = (id(font), text)
        if key not in self._lengths:
            self._lengths[key] = self._measure(font).horizontalAdvance(text)
        return self._lengths[key]

    def _measure(self, font: QFont) -> QFontMetricsF:
        return self._metrics[id(font)]


class RowPainter(QStyledItemDelegate):
    """Draws rows; their heights stand in the model, so that long journals are laid out without asking us."""

    def __init__(self, theme: Theme, compositor: Compositor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme, self._compositor = theme, compositor
        self.sought = ""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one row."""
        row: JournalRow = index.data(ROW)
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if not row.heading:
            self._ground(painter, box, option.state)
        painter.translate(box.topLeft())
        laid = self._compositor.lay(row, round(box.width()), index.data(OPEN))
        if row.heading:
            self._heading(painter, row, laid)
        else:
            self._row(painter, row, laid, is_open=index.data(OPEN) is not None)
        painter.restore()

    def _ground(self, painter: QPainter, box: QRectF, state: QStyle.StateFlag) -> None:
        tokens = self._theme.tokens
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(tokens.raised))
            painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), QColor(tokens.accent))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, QColor(tokens.raised))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.accent), 1))
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))

    def _heading(self, painter: QPainter, row: JournalRow, laid: LaidRow) -> None:
        tokens, box, maker = self._theme.tokens, laid.text, self._compositor
        painter.setFont(maker.slanted)
        painter.setPen(QColor(tokens.muted))
        side = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, side | Qt.AlignmentFlag.AlignRight, row.when)
        taken = QFontMetricsF(maker.slanted).horizontalAdvance(row.when) + GAP
        painter.setFont(maker.caps)
        painter.setPen(QColor(tokens.rubric))
        name = QFontMetricsF(maker.caps).elidedText(row.text, Qt.TextElideMode.ElideRight, box.width() - taken)
        painter.drawText(box, side | Qt.AlignmentFlag.AlignLeft, name)
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.drawLine(QPointF(box.left(), laid.height - 2.5), QPointF(box.right(), laid.height - 2.5))

    def _row(self, painter: QPainter, row: JournalRow, laid: LaidRow, *, is_open: bool) -> None:
        tokens, maker = self._theme.tokens, self._compositor
        icon = QRectF(EDGE, 3 + (maker.line - maker.icon) / 2, maker.icon, maker.icon)
        ink = INKS.get(row.kind, "accent")
        if ink == "gilt_dark" and tokens.name == "dark":
            ink = "gilt_light"
        glyphs.draw(painter, row.kind, icon, QColor(getattr(tokens, ink)))
        painter.setFont(maker.face(row))
        if self.sought and self.sought in row.text.casefold():
            painter.fillRect(laid.text.adjusted(-3, -1, 3, 1), QColor(tokens.accent))
            painter.setPen(QColor(tokens.on_accent))
        else:
            painter.setPen(QColor(tokens.muted if row.kind == "undo" else tokens.ink))
        painter.drawText(laid.text, WRAP, row.words)
        self._marks(painter, laid, is_open=is_open)

    def _marks(self, painter: QPainter, laid: LaidRow, *, is_open: bool) -> None:
        tokens, maker = self._theme.tokens, self._compositor
        for spot in laid.spots:
            if spot.does == TOGGLE:
                pad = spot.box.width() * 0.2
                shape = spot.box.adjusted(pad, pad, -pad, -pad)
                glyphs.draw(painter, "opened" if is_open else "open", shape, QColor(tokens.muted), 3)
            elif spot.box.top() < maker.line:
                painter.setFont(maker.strong)
                painter.setPen(QColor(tokens.accent))
                painter.drawText(spot.box, Qt.AlignmentFlag.AlignCenter, "§")
        for box, text, font, ink in laid.reasons:
            painter.setFont(font)
            painter.setPen(QColor(getattr(tokens, ink)))
            painter.drawText(box, WRAP, text)


class JournalList(QListView):
    """Says which rule or place is wanted. Rows after a moment that is looked at are hidden, not forgotten."""

    rule_requested = Signal(str)
    place_requested = Signal(str)
    copy_requested = Signal()

    def __init__(self, theme: Theme, teller: JournalTeller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._teller = teller
        self._compositor = Compositor(theme)
        self._painter = RowPainter(theme, self._compositor, self)
        self._rows: list[JournalRow] = []
        self._hidden_from: int | None = None
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setItemDelegate(self._painter)
        self.setAccessibleName(self.tr("Journal"))
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._measuring = QTimer(self, singleShot=True, interval=0)
        self._measuring.timeout.connect(self._measure)
        theme.changed.connect(self._on_theme_changed)

    @property
    def rows(self) -> tuple[JournalRow, ...]:
        """The rows that can be seen."""
        return tuple(self._rows[: self._hidden_from])

    def show_rows(self, rows: Sequence[JournalRow]) -> None:
        """Show other rows, and the last of them."""
        self._rows, self._hidden_from = list(rows), None
        self._model.clear()
        self._model.invisibleRootItem().appendRows([self._item(row) for row in self._rows])
        self.scrollToBottom()

    def put(self, rows: Sequence[JournalRow], changed: Sequence[JournalRow]) -> None:
        """Write rows at the end in place of those that ``changed`` has anew."""
        first = changed[0].number if changed else 0
        while self._rows and changed and self._rows[-1].number >= first and not _is_remark(self._rows[-1]):
            self._model.removeRow(len(self._rows) - 1)
            self._rows.pop()
        self._rows += rows
        if rows:
            self._model.invisibleRootItem().appendRows([self._item(row) for row in rows])
            self.scrollToBottom()

    def cut(self, entries: int | None) -> None:
        """Hide what was written after so many entries; None shows everything."""
        place = None if entries is None else bisect_left(self._rows, entries, key=lambda row: row.number)
        before = len(self._rows) if self._hidden_from is None else self._hidden_from
        after = len(self._rows) if place is None else place
        for row in range(min(before, after), max(before, after)):
            self.setRowHidden(row, after < before)
        self._hidden_from = place
        if after:
            self.scrollTo(self._model.index(after - 1, 0))

    def chosen(self) -> list[JournalRow]:
        """Give the rows that are chosen, in their order, if there are several."""
        places = sorted(index.row() for index in self.selectedIndexes())
        return [self._rows[place] for place in places] if len(places) > 1 else []

    def seek(self, text: str, *, again: bool) -> tuple[int, int]:
        """Go to a row with this text: how many have it, and which of them it is."""
        sought = text.strip().casefold()
        self._painter.sought = sought
        self.viewport().update()
        hits = [place for place, row in enumerate(self.rows) if sought and sought in row.text.casefold()]
        if not hits:
            return 0, 0
        now = self.currentIndex().row()
        place = next((hit for hit in hits if hit > now or (hit == now and not again)), hits[0])
        self.setCurrentIndex(self._model.index(place, 0))
        return len(hits), hits.index(place) + 1

    def toggle(self, index: QModelIndex) -> None:
        """Open or close the reasons of a row."""
        item, row = self._model.itemFromIndex(index), self._rows[index.row()]
        if not row.has_reasons:
            return
        item.setData(self._teller.reasons(row) if item.data(OPEN) is None else None, OPEN)
        self._size(item, row)

    # What clicks and keys mean

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open rule or reasons where it is clicked, else show the place."""
        super().mouseReleaseEvent(event)
        plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        index = self.indexAt(event.position().toPoint())
        if not plain or not index.isValid():
            return
        spot = self._spot(index, event.position())
        if spot is None:
            self._show_place(index)
        elif spot.does == RULE:
            self.rule_requested.emit(spot.rule)
        else:
            self.toggle(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over what can be clicked."""
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        spot = self._spot(index, event.position()) if index.isValid() else None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if spot else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Right and Left open and close the reasons, Enter shows the place, Shift+Enter the rule."""
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        elif not index.isValid():
            super().keyPressEvent(event)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._on_enter(index, rule=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif event.key() in {Qt.Key.Key_Right, Qt.Key.Key_Left}:
            if (index.data(OPEN) is None) == (event.key() == Qt.Key.Key_Right):
                self.toggle(index)
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Say what a mark does before it is clicked."""
        if isinstance(event, QHelpEvent) and event.type() == QHelpEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            spot = self._spot(index, QPointF(event.pos())) if index.isValid() else None
            show_tip(event.globalPos(), self._tip(index, spot), self)
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the rows anew at another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measuring.start()

    def _on_enter(self, index: QModelIndex, *, rule: bool) -> None:
        row = self._rows[index.row()]
        if rule and row.rules:
            self.rule_requested.emit(row.rules[0])
        elif not rule:
            self._show_place(index)

    def _show_place(self, index: QModelIndex) -> None:
        if place := self._rows[index.row()].place:
            self.place_requested.emit(place)

    def _tip(self, index: QModelIndex, spot: RowSpot | None) -> str:
        if spot is not None:
            return self.tr("Open {rule}").format(rule=spot.rule) if spot.does == RULE else self.tr("Why?")
        if index.isValid() and self._rows[index.row()].typed:
            return self.tr("These dice were typed")
        return self.tr("Show where it happened") if index.isValid() and self._rows[index.row()].place else ""

    def _spot(self, index: QModelIndex, at: QPointF) -> RowSpot | None:
        box = self.visualRect(index)
        laid = self._compositor.lay(self._rows[index.row()], box.width(), index.data(OPEN))
        return laid.at(at - QPointF(box.topLeft()))

    # Measures

    def _item(self, row: JournalRow) -> QStandardItem:
        item = QStandardItem()
        item.setEditable(False)
        item.setData(row, ROW)
        item.setData(self._spoken(row), Qt.ItemDataRole.AccessibleTextRole)
        if row.heading:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self._size(item, row)
        return item

    def _spoken(self, row: JournalRow) -> str:
        typed = self.tr("typed") if row.typed else ""
        return ", ".join(part for part in (row.text, row.when, typed) if part)

    def _size(self, item: QStandardItem, row: JournalRow) -> None:
        width, reasons = self._width(), item.data(OPEN)
        high = (
            self._compositor.height(row, width)
            if reasons is None
            else round(self._compositor.lay(row, width, reasons).height)
        )
        item.setSizeHint(QSize(10, high))

    def _width(self) -> int:
        return max(120, self.viewport().width())

    def _measure(self) -> None:
        blocked = self._model.blockSignals(True)
        for place, row in enumerate(self._rows):
            self._size(self._model.item(place), row)
        self._model.blockSignals(blocked)
        self.doItemsLayout()
        self.scrollToBottom()

    def _on_theme_changed(self) -> None:
        self._compositor.refresh()
        self._measuring.start()


def _is_remark(row: JournalRow) -> bool:
    return not row.what and not row.heading


ALL, FIGHT, TALE, MINE = range(4)
FIGHTS: Final[frozenset[RowKind]] = frozenset({"attack", "dice", "wound", "heal", "death", "status", "gain", "lose"})
TALES: Final[frozenset[RowKind]] = frozenset({"story", "reveal", "loot", "death", "arrive", "undo"})
"""What the journal shows of fights, and of the story."""


class JournalPanel(QWidget):
    """Shows lines and says which rule or place is wanted."""

    rule_requested = Signal(str)
    place_requested = Signal(str)
    said = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._teller = JournalTeller()
        self._lines: list[JournalLine] = []
        self._until: int | None = None
        self._mine: frozenset[str] = frozenset()
        self._marks: list[tuple[int, str]] = []
        self.list = JournalList(theme, self._teller)
        self.list.rule_requested.connect(self.rule_requested)
        self.list.place_requested.connect(self.place_requested)
        self.list.copy_requested.connect(self.copy)
        self.filter = ChoiceBox()
        self.filter.setAccessibleName(self.tr("What the journal shows"))
        self.filter.addItems([self.tr("All"), self.tr("Fights"), self.tr("Story"), self.tr("My side")])
        self.filter.currentIndexChanged.connect(self._refill)
        self.search = QLineEdit()
        for widget in (self.filter, self.search):
            widget.setProperty("compact", True)
        self.search.setPlaceholderText(self.tr("Search"))
        give_tip(self.search, self.tr("Search (Ctrl+F)"))
        self.search.setAccessibleName(self.tr("Search the journal"))
        self.search.setClearButtonEnabled(True)
        self.search.returnPressed.connect(self.find_next)
        self._wait = QTimer(self, singleShot=True, interval=120)
        self._wait.timeout.connect(self._on_search)
        self.search.textChanged.connect(self._on_typed)
        self.found = PlainLabel("", "small")
        self._copy = QToolButton()
        self._copy.setProperty("compact", True)
        give_tip(self._copy, self.tr("Copy what is shown as text"))
        self._copy.setAccessibleName(self.tr("Copy what is shown as text"))
        self._copy.clicked.connect(self.copy)
        self.notice = PlainLabel(self.tr("What happens will be written here."), "note", wrap=True)
        self._lay_out()
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    # What is shown

    @property
    def lines(self) -> tuple[JournalLine, ...]:
        """What is shown, up to the moment that is looked at."""
        until = self._until
        return tuple(line for line in self._lines if until is None or line.number < until)

    @property
    def rows(self) -> tuple[JournalRow, ...]:
        """The rows as they are shown."""
        return self.list.rows

    def show_words(self, texts: Mapping[str, str], names: Mapping[str, str], mine: Iterable[str] = ()) -> None:
        """Tell the sentences of the game, what keys are called, and which figures are one's own."""
        self._teller.texts, self._teller.names, self._mine = texts, names, frozenset(mine)

    def show_lines(self, lines: Sequence[JournalLine], marks: Sequence[tuple[int, str]] = ()) -> None:
        """Show the journal from its beginning; ``marks`` are remarks of our own behind entries."""
        self._lines, self._marks, self._until = list(lines), list(marks), None
        self._teller.clear()
        self._teller.add(lines)
        for after, text in marks:
            self._teller.mark(after, text)
        self._refill()

    def add_lines(self, lines: Sequence[JournalLine]) -> None:
        """Write more lines at the end, and scroll there."""
        self._lines += lines
        first = self._teller.add(lines)
        self.list.put([row for row in self._teller.rows[first:] if self._wanted(row)], self._teller.rows[first:])
        self._tell_empty()

    def show_until(self, entries: int | None) -> None:
        """Show the journal as it was when it had so many entries; None is now."""
        if entries != self._until:
            self._until = entries
            self.list.cut(entries)

    # Finding and copying

    def start_search(self) -> None:
        """Let somebody type what is sought."""
        self.search.setFocus()
        self.search.selectAll()

    def find_next(self) -> None:
        """Go to the next row that has what is sought, from the top again after the last."""
        self._wait.stop()
        self._seek(again=True)

    def copy(self) -> None:
        """Put the chosen rows, or all that are shown, on the clipboard as text."""
        rows = self.list.chosen() or self.rows
        QGuiApplication.clipboard().setText(plain(rows))
        lines = sum(not row.heading for row in rows)
        self.said.emit(self.tr("%n line(s) of the journal are on the clipboard.", "", lines))

    def _on_typed(self) -> None:
        self._wait.start()

    def _on_search(self) -> None:
        self._seek(again=False)

    def _seek(self, *, again: bool) -> None:
        count, place = self.list.seek(self.search.text(), again=again)
        self.found.setVisible(bool(self.search.text()))
        self.found.setText(self.tr("{place} of {count}").format(place=place, count=count) if count else self.tr("none"))

    # Inside

    def _wanted(self, row: JournalRow) -> bool:
        match self.filter.currentIndex():
            case 1:
                return row.heading or row.kind in FIGHTS
            case 2:
                return row.heading or row.kind in TALES
            case 3:
                return row.heading or not self._mine.isdisjoint(row.figures)
        return True

    def _refill(self) -> None:
        """Show the rows that are wanted; a heading under which nothing is left goes too."""
        wanted = [row for row in self._teller.rows if self._wanted(row)]
        bare = {one.number for one, after in pairwise(wanted) if one.heading and after.heading}
        if wanted and wanted[-1].heading:
            bare.add(wanted[-1].number)
        narrowed = bool(self.filter.currentIndex())
        kept = [row for row in wanted if not narrowed or not row.heading or row.number not in bare]
        self.list.show_rows(kept)
        self.list.cut(self._until)
        self._tell_empty()

    def _tell_empty(self) -> None:
        self.notice.setVisible(not self.list.rows)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.filter)
        head.addWidget(self.search, 1)
        head.addWidget(self.found)
        head.addWidget(self._copy)
        self.found.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.notice)
        layout.addWidget(self.list, 1)

    def _on_theme_changed(self) -> None:
        tokens = self._theme.tokens
        self._copy.setIcon(glyphs.icon("copy", tokens.ink, tokens.line))
