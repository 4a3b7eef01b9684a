"""The Codex as a page: a tree of games and topics, a search, and the rule that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QSize, Qt, QUrl, Signal, SignalInstance
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from horologium.ui.art import icons, initials
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.rich_text import SealedBrowser

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QImage

    from horologium.ui.codex.ledgers import Codex, RuleEntry
    from horologium.ui.kit.plain_text import Markup
    from horologium.ui.kit.theme import Theme

ID_ROLE = int(Qt.ItemDataRole.UserRole)
_LONGEST = 110


class CodexTree(QStandardItemModel):
    """Rows for the rules that are to be seen; branches carry no id."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._leaves: dict[str, QStandardItem] = {}

    def show(self, codex: Codex, entries: Iterable[RuleEntry]) -> None:
        """Show these rules under their games and topics."""
        self.clear()
        self._leaves = {}
        branches: dict[tuple[str, ...], QStandardItem] = {}
        for entry in entries:
            game = branches.get((entry.game,))
            if game is None:
                game = branches[entry.game,] = _branch(codex.title(entry.game))
                self.appendRow(game)
            topic = branches.get((entry.game, entry.topic))
            if topic is None:
                topic = branches[entry.game, entry.topic] = _branch(entry.topic)
                game.appendRow(topic)
            leaf = _leaf(entry)
            self._leaves[entry.id] = leaf
            topic.appendRow(leaf)

    def index_of(self, id_: str) -> QModelIndex:
        """Find the row of a rule."""
        leaf = self._leaves.get(id_)
        return QModelIndex() if leaf is None else leaf.index()


def _branch(text: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setEditable(False)
    return item


def _leaf(entry: RuleEntry) -> QStandardItem:
    line = " ".join(entry.text.split())
    short = line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…"
    item = QStandardItem(entry.name or f"{entry.id} · {short}")
    item.setEditable(False)
    item.setData(entry.id, ID_ROLE)
    return item


SCHEME = "codex"


class CodexPage(QWidget):
    """Shows rules and says what the player looks for. It decides nothing."""

    search_changed = Signal(str)
    entry_chosen = Signal(str)
    link_followed = Signal(str)
    back_requested = Signal()
    forward_requested = Signal()
    copy_requested = Signal()
    redraw_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.tree = CodexTree(self)
        self.search = QLineEdit()
        self.count = PlainLabel("", "small")
        self.view = QTreeView()
        self.text = SealedBrowser()
        self.back = self._button("back", self.tr("Back"), self.back_requested)
        self.forward = self._button("forward", self.tr("Forward"), self.forward_requested)
        self.copy = self._button("link", self.tr("Copy link"), self.copy_requested)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self._index())
        self.splitter.addWidget(self._leaf())
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([430, 800])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.splitter)
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    def show_entries(self, codex: Codex, entries: Sequence[RuleEntry], *, unfold: bool) -> None:
        """Show these rules in the tree, unfolded when they were searched for."""
        self.tree.show(codex, entries)
        if unfold:
            self.view.expandAll()

    def show_count(self, text: str) -> None:
        """Say how many rules are listed."""
        self.count.setText(text)

    def show_text(self, text: Markup, first_letter: str = "", *, spoken: str = "") -> None:
        """Open a page; its first letter is illuminated, so that the text to be spoken is given apart."""
        if first_letter:
            side = round(self._theme.type.sizes["body"] * 3.1)
            picture = initials.initial(first_letter, side, self._theme.tokens, self._theme.type.title)
            self.text.give_picture("initial", picture)
        self.text.show_markup(text)
        self.text.setAccessibleDescription(spoken)

    def show_card(self, text: Markup, picture: QImage, *, spoken: str) -> None:
        """Open the page of a card with its picture."""
        self.text.give_picture("card", picture)
        self.text.show_markup(text)
        self.text.setAccessibleDescription(spoken)

    def show_history(self, *, back: bool, forward: bool, entry: bool) -> None:
        """Enable the buttons that lead somewhere."""
        self.back.setEnabled(back)
        self.forward.setEnabled(forward)
        self.copy.setEnabled(entry)

    def mark(self, id_: str) -> None:
        """Mark a rule in the tree."""
        index = self.tree.index_of(id_)
        if index.isValid() and index != self.view.currentIndex():
            selection = self.view.selectionModel()
            blocked = selection.blockSignals(True)
            self.view.setCurrentIndex(index)
            selection.blockSignals(blocked)
            self.view.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
            self.view.viewport().update()

    def focus_search(self) -> None:
        """Put the cursor into the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _index(self) -> QWidget:
        panel = Panel(self._theme, self.tr("Rules"))
        self.search.setPlaceholderText(self.tr("Search all rules (Ctrl+F)"))
        self.search.setAccessibleName(self.tr("Search all rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.search_changed)
        self.view.setModel(self.tree)
        self.view.setHeaderHidden(True)
        self.view.setUniformRowHeights(True)
        self.view.setIndentation(16)
        self.view.setAccessibleName(self.tr("Rules by game and topic"))
        self.view.selectionModel().currentChanged.connect(self._on_current)
        for widget in (self.search, self.count, self.view):
            panel.body.addWidget(widget)
        panel.setMinimumWidth(300)
        return panel

    def _leaf(self) -> QWidget:
        panel = Panel(self._theme, self.tr("Codex"))
        row = QHBoxLayout()
        row.addWidget(self.back)
        row.addWidget(self.forward)
        row.addStretch(1)
        row.addWidget(self.copy)
        self.text.setAccessibleName(self.tr("Rule"))
        self.text.anchorClicked.connect(self._on_link)
        panel.body.addLayout(row)
        panel.body.addWidget(self.text, 1)
        panel.setMinimumWidth(380)
        return panel

    def _button(self, icon: str, text: str, wish: SignalInstance) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setProperty("drawing", icon)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAccessibleName(text)
        button.setEnabled(False)
        button.clicked.connect(wish)
        return button

    def _on_theme_changed(self) -> None:
        size = self._theme.type.sizes["body"]
        for button in (self.back, self.forward, self.copy):
            button.setIcon(icons.icon(button.property("drawing"), self._theme.tokens.ink))
            button.setIconSize(QSize(size, size))
        self.redraw_requested.emit()

    def _on_current(self, index: QModelIndex) -> None:
        id_ = index.data(ID_ROLE)
        if id_:
            self.entry_chosen.emit(id_)

    def _on_link(self, url: QUrl) -> None:
        if url.scheme() == SCHEME:
            self.link_followed.emit(url.path())
