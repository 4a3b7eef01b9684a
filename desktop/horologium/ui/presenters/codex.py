"""Joins the Codex page to the ledgers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Signal
from PySide6.QtGui import QGuiApplication

from horologium.ui.compendium import card_picture
from horologium.ui.leaf import Leaf
from horologium.ui.ledgers import Ledger
from horologium.ui.lettering import opening

if TYPE_CHECKING:
    from horologium.ui.kit.theme import Theme
    from horologium.ui.ledgers import Codex
    from horologium.ui.pages.codex import CodexPage

LINK = "codex:"
PICTURE = 8
"""How wide the picture of a card is, in heights of the text."""


class CodexPresenter(QObject):
    """Searches the ledgers, opens rules, and keeps the way one came."""

    said = Signal(str)

    def __init__(self, page: CodexPage, theme: Theme, codex: Codex) -> None:
        super().__init__(page)
        self._page, self._theme, self._codex = page, theme, codex
        self._base, self._found = codex, Ledger("", "", ())
        self._way: list[str] = []
        self._at = -1
        page.search_changed.connect(self.search)
        page.entry_chosen.connect(self.open)
        page.link_followed.connect(self.open)
        page.back_requested.connect(self.go_back)
        page.forward_requested.connect(self.go_forward)
        page.copy_requested.connect(self.copy_link)
        page.redraw_requested.connect(self._show)
        self.search("")
        self._show()

    def take(self, codex: Codex) -> None:
        """Show another codex, such as the one that has just been read."""
        self._base = codex
        self.show_discoveries(self._found)

    def show_discoveries(self, found: Ledger) -> None:
        """Show what the open campaign has come across before all rules; a ledger without entries is none."""
        self._found = found
        self._codex = self._base.together_with(found) if found.entries and len(self._base) else self._base
        self.search(self._page.search.text())
        self._show()

    def search(self, query: str) -> None:
        """List the rules that have all words."""
        found = self._codex.find(query)
        self._page.show_entries(self._codex, found, unfold=bool(query.strip()))
        self._page.show_count(self._count(query, len(found)))
        self._mark()

    def open(self, id_: str) -> None:
        """Open a rule by its id or its link."""
        id_ = id_.removeprefix(LINK)
        if self._codex.entry(id_) is None:
            self.said.emit(self.tr("There is no rule {id} in the Codex.").format(id=id_))
            return
        if id_ != self._current():
            self._way = [*self._way[: self._at + 1], id_]
            self._at = len(self._way) - 1
        self._show()

    def go_back(self) -> None:
        """Open the rule that was open before."""
        self._step(-1)

    def go_forward(self) -> None:
        """Undo going back."""
        self._step(1)

    def _step(self, step: int) -> None:
        if 0 <= self._at + step < len(self._way):
            self._at += step
            self._show()

    def layout(self) -> QByteArray:
        """Give the state of the splitter, to be kept."""
        return self._page.splitter.saveState()

    def start_search(self) -> None:
        """Put the cursor into the search field."""
        self._page.focus_search()

    def copy_link(self) -> None:
        """Put the link to the open rule on the clipboard."""
        if id_ := self._current():
            QGuiApplication.clipboard().setText(f"{LINK}{id_}")
            self.said.emit(self.tr("Copied {link}").format(link=f"{LINK}{id_}"))

    def _current(self) -> str:
        return self._way[self._at] if self._at >= 0 else ""

    def _show(self) -> None:
        entry = self._codex.entry(self._current())
        leaf = Leaf(self._codex, self._theme.tokens, self._theme.type)
        if entry is None:
            self._page.show_text(leaf.empty())
        elif entry.name:
            width = round(self._theme.type.sizes["body"] * PICTURE)
            picture = card_picture(entry, width, self._theme.tokens)
            self._page.show_card(leaf.card(entry, width), picture, spoken=f"{entry.name}. {entry.text}")
        else:
            first = opening(entry.text) or entry.text[:1]
            self._page.show_text(leaf.entry(entry), first, spoken=f"{entry.id}. {entry.text}")
        self._page.show_history(back=self._at > 0, forward=self._at < len(self._way) - 1, entry=entry is not None)
        self._mark()

    def _mark(self) -> None:
        if id_ := self._current():
            self._page.mark(id_)

    def _count(self, query: str, count: int) -> str:
        if not len(self._codex):
            return self.tr("Opening the ledgers…")
        if not query.strip():
            return self.tr("%n rule(s)", "", count)
        if not count:
            return self.tr("No rule has all these words; try fewer.")
        return self.tr("%n found", "", count)
