"""The question: who decides, what, by which rule, and the list of options; at the end the outcome stands here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from horologium.ui.art import dice, emblems, icons, strokes
from horologium.ui.battle.option_rows import BARRED, FOLD, HEADING, OPTION, OptionRow
from horologium.ui.battle.panels.fitting_text import FittingLabel
from horologium.ui.battle.panels.rule_links import RuleLink
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import guessed
from horologium.ui.kit.typography import SIZES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont, QKeyEvent, QPaintEvent, QResizeEvent

    from horologium.engine.core.view import FigureView
    from horologium.ui.battle.panels.figure_pictures import FigurePictures
    from horologium.ui.kit.theme import Theme

SIDE = 48
BAND = 5


class AskedFigure(NamedTuple):
    """Who decides: a player in their colour, and for whom; ``figure`` is None when that is nobody on the board."""

    player: str
    who: str
    colour: str = ""
    figure: FigureView | None = None


class AskedPlate(QWidget):
    """Shows who is asked; a player who decides for nobody on the board has a banner."""

    def __init__(self, theme: Theme, pictures: FigurePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._pictures = theme, pictures
        self._asked = AskedFigure("", "")
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    @property
    def asked(self) -> AskedFigure:
        """Who is shown."""
        return self._asked

    def show_asked(self, asked: AskedFigure) -> None:
        """Show somebody; without a colour nobody is asked."""
        self._asked = asked
        self.setAccessibleName(", ".join(dict.fromkeys(name for name in (asked.player, asked.who) if name)))
        self.setVisible(bool(asked.colour))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw portrait or banner, and the band."""
        painter, tokens, asked = QPainter(self), self._theme.tokens, self._asked
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.width()
        box, colour = QRectF(0, 0, side, side), QColor(asked.colour)
        if asked.figure is not None:
            painter.drawPixmap(box.topLeft(), self._pictures.portrait(asked.figure, side, self.devicePixelRatioF()))
        else:
            painter.setBrush(QColor(tokens.field) if tokens.flat else colour)
            painter.setPen(QPen(QColor(tokens.line), 1.4))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
            ink = QColor(tokens.ink if tokens.flat else "#fbeecb")
            inset = side * 0.22
            emblems.draw(painter, emblems.named("banner"), box.adjusted(inset, inset, -inset, -inset), ink)
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.setBrush(colour)
        painter.drawRect(QRectF(0.5, side, side - 1, BAND))

    def _on_theme_changed(self) -> None:
        side = round(SIDE * self._theme.room)
        self.setFixedSize(QSize(side, side + BAND + 2))
        self.update()


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


class OptionLayout(NamedTuple):
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
        self, painter: QPainter, at: OptionLayout, row: OptionRow, number: int | None, state: QStyle.StateFlag
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

    def _layout(self, row: OptionRow, area: QRect) -> OptionLayout:
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
        return OptionLayout(plate, lead, QRect(left, inside.top(), room, label.height() + 2), where, odds, box)

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


KEY_ROLE = Qt.ItemDataRole.UserRole
ROW_ROLE = Qt.ItemDataRole.UserRole + 1
NUMBER_ROLE = Qt.ItemDataRole.UserRole + 2
NUMBERS = 9
_COMMANDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
NOT_NOW = f"{FOLD}:{BARRED}"


class OptionModel(QAbstractListModel):
    """Rows in, roles out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[OptionRow] = []
        self._numbers: dict[int, int] = {}

    def show(self, rows: Sequence[OptionRow]) -> None:
        """Show these rows; when they are the same but for ticks and odds, nothing jumps."""
        if [row.key for row in rows] == [row.key for row in self.rows]:
            self.rows = list(rows)
            self.dataChanged.emit(self.index(0), self.index(max(0, len(rows) - 1)))
            return
        self.beginResetModel()
        self.rows = list(rows)
        choosable = [place for place, row in enumerate(self.rows) if row.what in {OPTION, FOLD} and row.key != NOT_NOW]
        self._numbers = {place: number for number, place in enumerate(choosable[:NUMBERS], 1)}
        self.endResetModel()

    def numbered(self, number: int) -> OptionRow | None:
        """Give the row with a number, 1 for the first that can be chosen."""
        return next((self.rows[place] for place, each in self._numbers.items() if each == number), None)

    def place_of(self, key: str) -> int | None:
        """Tell in which row an option stands."""
        return next((place for place, row in enumerate(self.rows) if row.key == key), None)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let headings be passed over; a row may be gone already when a click ends."""
        row = self._row(index)
        if row is None or row.what == HEADING:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give what a row shows and what is read aloud."""
        row = self._row(index)
        if row is None:
            return None
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._spoken(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return guessed("\n".join([*_details(row), *self._more(row)])) or None
        if role == NUMBER_ROLE:
            return self._numbers.get(index.row())
        if role == ROW_ROLE:
            return row
        return row.key if role == KEY_ROLE else None

    def _row(self, index: Index) -> OptionRow | None:
        """Give the row behind an index; one that was kept too long may point behind the end."""
        return self.rows[index.row()] if index.isValid() and index.row() < len(self.rows) else None

    def _more(self, row: OptionRow) -> list[str]:
        return [self.tr("A second click opens the rule, {rule}.").format(rule=row.rule)] if row.rule else []

    def _spoken(self, row: OptionRow) -> str:
        odds = "" if row.odds is None else row.odds.text
        ticked = self.tr("chosen") if row.ticked else ""
        barred = self.tr("not possible: {why}").format(why=row.why) if row.what == BARRED else ""
        return ", ".join(part for part in (row.label, row.cost, odds, ticked, row.warning, barred) if part)


def _details(row: OptionRow) -> list[str]:
    return [*(() if row.odds is None else row.odds.details), *[words for words in (row.warning, row.why) if words]]


class OptionList(QListView):
    """Chooses by click, Enter or Space; digits are left to the page, letters to a filter."""

    option_chosen = Signal(str)
    option_pointed = Signal(str)
    fold_toggled = Signal(str)
    rule_wanted = Signal(str)
    letter_typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.options = OptionModel(self)
        self._explained = ""
        self.setModel(self.options)
        self.setItemDelegate(OptionDelegate(theme, self))
        self.setStyleSheet("QListView, QListView:focus { border: none; background: transparent; }")
        self.setMouseTracking(True)
        self.setUniformItemSizes(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Options"))
        self.clicked.connect(self._on_clicked)
        self.entered.connect(self._on_pointed)
        self.selectionModel().currentChanged.connect(self._on_pointed)
        theme.changed.connect(self.doItemsLayout)

    def show_options(self, rows: Sequence[OptionRow]) -> None:
        """Show these options; the one that was marked stays so."""
        marked = self.current_key
        if [row.key for row in rows] != [row.key for row in self.options.rows]:
            self._explained = ""
        self.options.show(rows)
        if self.current_key != marked:
            self.point_at(marked)

    @property
    def current_key(self) -> str:
        """The row that is marked."""
        key = self.currentIndex().data(KEY_ROLE) if self.currentIndex().isValid() else ""
        return str(key or "")

    def point_at(self, key: str) -> None:
        """Mark an option without taking that for a wish."""
        place = self.options.place_of(key)
        if place is not None:
            blocked = self.selectionModel().blockSignals(True)
            self.setCurrentIndex(self.options.index(place))
            self.selectionModel().blockSignals(blocked)
            self.scrollTo(self.options.index(place))
            self.viewport().update()

    def point_at_first(self) -> None:
        """Mark the first row, for whoever comes by keys."""
        first = self.options.numbered(1)
        if first is not None and not self.current_key:
            self.point_at(first.key)

    def choose(self, row: OptionRow) -> None:
        """Take a row: choose an option, open or close a fold; explain what is barred, and then open its rule."""
        if row.what == OPTION:
            self.option_chosen.emit(row.key)
        elif row.what == FOLD:
            self.fold_toggled.emit(row.key.partition(":")[2])
        elif row.what == BARRED and row.key != self._explained:
            self._explained = row.key
            self.option_pointed.emit(row.key)
        elif row.what == BARRED and row.rule:
            self.rule_wanted.emit(row.rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the marked option; open and close folds; letters filter, digits are the page's."""
        key, row, text = event.key(), self._current(), event.text()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and row is not None:
            self.choose(row)
        elif key in {Qt.Key.Key_Right, Qt.Key.Key_Left} and row is not None:
            self._unfold(row, opening=key == Qt.Key.Key_Right)
        elif text.isalpha() and not event.modifiers() & _COMMANDING:
            self.letter_typed.emit(text)
        elif text.isprintable() and text:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break lines anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _unfold(self, row: OptionRow, *, opening: bool) -> None:
        """Open a fold, or go back to it and close it."""
        if row.what == FOLD and row.is_open != opening:
            self.choose(row)
        elif row.inner and not opening:
            above = self.options.rows[: self.options.place_of(row.key)]
            fold = next(each for each in reversed(above) if each.what == FOLD)
            self.choose(fold)
            self.point_at(fold.key)

    def _current(self) -> OptionRow | None:
        index = self.currentIndex()
        return self.options.rows[index.row()] if index.isValid() else None

    def _on_clicked(self, index: QModelIndex) -> None:
        self.choose(self.options.rows[index.row()])

    def _on_pointed(self, index: QModelIndex) -> None:
        if index.isValid() and self.options.rows[index.row()].what in {OPTION, BARRED}:
            self.option_pointed.emit(index.data(KEY_ROLE))


ROOMY = 370
"""So high the panel has room for more than the list."""


class FilterLine(QLineEdit):
    """Takes letters; Down and Enter go on to the list."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave for the list, or type."""
        if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class QuestionPanel(Panel):
    """Shows what it is told and says what is wanted."""

    option_chosen = Signal(str)
    option_pointed = Signal(str)
    fold_toggled = Signal(str)
    filter_changed = Signal(str)
    confirmed = Signal()
    cancelled = Signal()
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, pictures: FigurePictures, parent: QWidget | None = None) -> None:
        super().__init__(theme, " ", parent)
        self._many = False
        self.plate = AskedPlate(theme, pictures)
        self.who = PlainLabel("", "title", wrap=True)
        self.text = FittingLabel("body")
        self.rule = RuleLink(theme)
        self.hint = PlainLabel("", "note", wrap=True)
        self.filter = FilterLine()
        self.list = OptionList(theme)
        self.details = PlainLabel("", "small", wrap=True)
        self.count = PlainLabel("", "small", wrap=True)
        self.warning = PlainLabel("", "bad", wrap=True)
        self.confirm = QPushButton()
        self.cancel = QPushButton(self.tr("Take &back"))
        self._join()
        self._build()
        self.show_notice("", "", "")

    def show_question(self, title: str, asked: AskedFigure, text: str, rule: str, topic: str) -> None:
        """Show what is asked of whom."""
        self.set_title(title)
        self.plate.show_asked(asked)
        self.who.setText(asked.who)
        self.who.setVisible(bool(asked.who))
        self.text.setText(text)
        self.rule.show_rule(rule, topic)

    def show_options(self, rows: Sequence[OptionRow], *, many: bool = False) -> None:
        """Show the options, with a filter where they are many."""
        self.list.show_options(rows)
        self.hint.setText(self.tr("No option has these letters."))
        self.hint.setVisible(many and not rows)
        self._many = many
        if not many and self.filter.text():
            self.filter.clear()
        self._make_room()

    def show_choice(self, *, several: bool = False, complete: bool = False, begun: bool = False) -> None:
        """Show whether the choice is made; where one click answers there is nothing to confirm."""
        waits, back = several or complete, several or begun
        if not (waits or back) and (self.confirm.hasFocus() or self.cancel.hasFocus()):
            self.list.setFocus()
        self.confirm.setVisible(waits)
        self.confirm.setEnabled(complete)
        self.confirm.setText(self.tr("&Done") if several else self.tr("Yes, &do it"))
        self.cancel.setVisible(back)
        self.cancel.setEnabled(begun)

    def show_roll(self, button: str, words: str) -> None:
        """Offer to roll here too; without a button it has to be typed, as the words say."""
        self.confirm.setText(button)
        self.confirm.setVisible(bool(button))
        self.confirm.setEnabled(bool(button))
        self.hint.setText(words)
        self.hint.setVisible(bool(words))

    def show_count(self, words: str) -> None:
        """Say how many are chosen of how many."""
        self.count.setText(words)
        self.count.setVisible(bool(words))

    def show_warning(self, words: str) -> None:
        """Say what should be thought over before the option that waits is taken."""
        self.warning.setText(words)
        self.warning.setVisible(bool(words))
        if words:
            self.confirm.setFocus()

    def show_details(self, words: str) -> None:
        """Say the chances of the marked option in full; where there is little room a tooltip has to do."""
        self.details.setText(words)
        self._make_room()

    def show_notice(self, title: str, who: str, text: str) -> None:
        """Show a sentence in place of a question: who thinks, or how it ended."""
        self.show_question(title or self.tr("Mission"), AskedFigure("", who), text, "", "")
        self.show_options(())
        self.show_choice()
        self.show_count("")
        self.show_warning("")
        self.show_details("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the list what room there is."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        roomy = self.height() >= ROOMY * self._theme.type.sizes["body"] / SIZES["body"]
        self.filter.setVisible(self._many and (roomy or bool(self.filter.text())))
        self.details.setVisible(roomy and bool(self.details.text()))

    def _join(self) -> None:
        self.rule.rule_requested.connect(self.rule_requested)
        self.list.option_chosen.connect(self.option_chosen)
        self.list.option_pointed.connect(self.option_pointed)
        self.list.fold_toggled.connect(self.fold_toggled)
        self.list.rule_wanted.connect(self.rule_requested)
        self.list.letter_typed.connect(self._on_letter)
        self.filter.textChanged.connect(self.filter_changed)
        self.filter.left.connect(self._on_filter_left)
        self.confirm.clicked.connect(self.confirmed)
        self.cancel.clicked.connect(self.cancelled)

    def _build(self) -> None:
        self.filter.setPlaceholderText(self.tr("Type to filter…"))
        self.filter.setAccessibleName(self.tr("Filter the options"))
        self.filter.setClearButtonEnabled(True)
        buttons = QHBoxLayout()
        buttons.addWidget(self.confirm, 1)
        buttons.addWidget(self.cancel)
        self.body.setSpacing(4)
        self.body.addLayout(self._head())
        for widget in (self.rule, self.hint, self.filter):
            self.body.addWidget(widget)
        self.body.addWidget(self.list, 1)
        for label in (self.details, self.count, self.warning):
            self.body.addWidget(label)
        self.body.addLayout(buttons)

    def _head(self) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.who)
        words.addWidget(self.text)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.plate, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        return head

    def _on_letter(self, letter: str) -> None:
        """Take letters typed in the list for a filter, where there is one."""
        if self._many:
            self.filter.setText(self.filter.text() + letter)
            self.filter.setVisible(True)
            self.filter.setFocus()

    def _on_filter_left(self) -> None:
        self.list.setFocus()
        self.list.point_at_first()
