"""The command palette: commands and rules, found by a few letters."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QWidget

from horologium.ui.kit.dialog import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionViewItem

    from horologium.ui.codex.ledgers import Codex
    from horologium.ui.kit.theme import Theme
    from horologium.ui.window.commands import Command

    Index = QModelIndex | QPersistentModelIndex


def score(query: str, text: str) -> int | None:
    """Rate how well letters fit a text; nothing if they are not all there in order."""
    text_small, at, total, previous = text.casefold(), 0, 0, -2
    for letter in query.casefold().replace(" ", ""):
        found = _best(letter, text_small, at)
        if found < 0:
            return None
        total += 8 if found == previous + 1 else 5 if _begins_word(text_small, found) else 1
        previous, at = found, found + 1
    return total * 100 - len(text)


def _best(letter: str, text: str, start: int) -> int:
    """Prefer the next letter, then the next beginning of a word, then anything."""
    if text.startswith(letter, start):
        return start
    at = text.find(letter, start)
    while at >= 0:
        if _begins_word(text, at):
            return at
        at = text.find(letter, at + 1)
    return text.find(letter, start)


def _begins_word(text: str, at: int) -> bool:
    return at == 0 or not text[at - 1].isalnum()


MOST_RULES = 40
DETAIL_ROLE = int(Qt.ItemDataRole.UserRole)
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class PaletteChoice(NamedTuple):
    """One line of the palette."""

    title: str
    detail: str
    run: Callable[[], object]


class Finder:
    """Finds commands by letters and rules by words, those of the game that is played first; knows no widget."""

    def __init__(
        self, commands: Sequence[Command], codex: Codex, open_rule: Callable[[str], None], game: str = ""
    ) -> None:
        self._commands, self._codex, self._open_rule, self._game = commands, codex, open_rule, game

    def find(self, query: str) -> list[PaletteChoice]:
        """Give commands first, the best fit at the top, then rules."""
        rated = []
        for place, command in enumerate(self._commands):
            rating = score(query, command.name)
            if rating is not None:
                rated.append((-rating if query else 0, place, command))
        choices = [
            PaletteChoice(each.name, each.keys[0], each.run) for _, _, each in sorted(rated, key=lambda row: row[:2])
        ]
        return choices + self._rules(query)

    def _rules(self, query: str) -> list[PaletteChoice]:
        if len(query.strip()) < 2:
            return []
        found = self._codex.find(query, self._game)[:MOST_RULES]
        return [PaletteChoice(entry.id, " ".join(entry.text.split()), self._opener(entry.id)) for entry in found]

    def _opener(self, id_: str) -> Callable[[], None]:
        return lambda: self._open_rule(id_)


class ChoiceDelegate(QStyledItemDelegate):
    """Writes the name on the left and keys or text behind it, fainter."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one line."""
        detail = str(index.data(DETAIL_ROLE) or "")
        super().paint(painter, option, index)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        area = option.rect.adjusted(12, 0, -12, 0)
        metrics = option.fontMetrics
        room = area.adjusted(metrics.horizontalAdvance(str(index.data())) + 24, 0, 0, 0)
        line = metrics.elidedText(detail, Qt.TextElideMode.ElideRight, room.width())
        painter.save()
        painter.setPen(QColor(self._theme.tokens.on_accent if chosen else self._theme.tokens.muted))
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, line)
        painter.restore()


class CommandPalette(Dialog):
    """Type, arrow, Enter; Escape leaves everything as it was."""

    def __init__(self, theme: Theme, finder: Finder, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("What would you do?"), parent)
        self._finder = finder
        self._choices: list[PaletteChoice] = []
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("A command, a rule’s id or words of a rule"))
        self.field.setAccessibleName(self.tr("Find commands and rules"))
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Found"))
        self.list.setItemDelegate(ChoiceDelegate(theme, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(self.field)
        self.body.addWidget(self.list, 1)
        self.field.textChanged.connect(self._on_text)
        self.field.returnPressed.connect(self._run)
        self.list.itemActivated.connect(self._run)
        self.list.itemClicked.connect(self._run)
        self.resize(680, 460)
        self._on_text("")
        if parent is not None:
            self.move(parent.mapToGlobal(QPoint((parent.width() - self.width()) // 2, parent.height() // 9)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand the arrow keys on to the list, so that typing and choosing need one hand."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _MOVES:
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)

    def _on_text(self, query: str) -> None:
        self._choices = self._finder.find(query)
        self.list.clear()
        for choice in self._choices:
            item = QListWidgetItem(choice.title)
            item.setData(DETAIL_ROLE, choice.detail)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{choice.title}, {choice.detail}")
            self.list.addItem(item)
        if not self._choices:
            nothing = QListWidgetItem(self.tr("Nothing found; try fewer letters."))
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(nothing)
        self.list.setCurrentRow(0)

    def _run(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._choices):
            chosen, self._choices = self._choices[row], []  # some desktops tell a click and an activation of it
            self.accept()
            chosen.run()
