"""Joins the Codex page to the ledgers, and to what the open campaign has come across."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QRectF, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from horologium.campaign.cards import as_printed, sort_words
from horologium.campaign.discoveries import discovered
from horologium.engine.core.speech import say
from horologium.ui.art import card_faces, portraits
from horologium.ui.camp.portraits import miniature
from horologium.ui.codex.ledgers import RuleEntry, RuleLedger
from horologium.ui.codex.rule_text import RulePage
from horologium.ui.kit.rich_text import opening

if TYPE_CHECKING:
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.kinds import CardKind
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.codex.ledgers import Codex
    from horologium.ui.codex.page import CodexPage
    from horologium.ui.kit.theme import Theme
    from horologium.ui.kit.tokens import Tokens
    from horologium.ui.window.main_window import MainWindow

LINK = "codex:"
PICTURE = 8
"""How wide the picture of a card is, in heights of the text."""


class CodexPresenter(QObject):
    """Searches the ledgers, opens rules, and keeps the way one came."""

    said = Signal(str)

    def __init__(self, page: CodexPage, theme: Theme, codex: Codex) -> None:
        super().__init__(page)
        self._page, self._theme, self._codex = page, theme, codex
        self._base, self._found = codex, RuleLedger("", "", ())
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

    def show_discoveries(self, found: RuleLedger) -> None:
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
        leaf = RulePage(self._codex, self._theme.tokens, self._theme.type)
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


translate = QCoreApplication.translate
CODEX = "codex"
ENEMY = "enemy"
SHARP = 2


def ledger_of(session: CampaignSession) -> RuleLedger:
    """All that the players know of the cards of their campaign."""
    title = translate("DiscoveriesPresenter", "{campaign}: discovered so far").format(
        campaign=session.books.charter.name
    )
    found = discovered(session)
    entries = [_entry(session, kind, card) for kind in session.rules.data.kinds for card in found.get(kind.key, ())]
    return RuleLedger(session.pack.id, title, tuple(entries))


def _entry(session: CampaignSession, kind: CardKind, card: str) -> RuleEntry:
    view = as_printed(session, kind.key, card)
    line = _rank(session, view.kind) if kind.role == "foe" else sort_words(session, view.kind)
    return RuleEntry(
        id=f"{kind.key}/{card}",
        game=session.pack.id,
        topic=say(kind.word.many),
        kind=view.kind,
        text=view.text,
        ruling="",
        section=view.rule,
        variant=line,
        examples=(),
        name=view.label,
        cut=miniature(session.pack, kind.key, card),
    )


def _rank(session: CampaignSession, kind: str) -> str:
    """Rank and faction of a foe, as its card names them."""
    return " · ".join(sort_words(session, word) for word in kind.split()[1:])


def card_picture(entry: RuleEntry, width: int, tokens: Tokens) -> QImage:
    """The portrait of an enemy, or the engraving of a card."""
    image = QImage(width * SHARP, width * SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    box, card = QRectF(2, 2, width * SHARP - 4, width * SHARP - 4), entry.id.partition("/")[2]
    if entry.cut or entry.kind.startswith(ENEMY):
        words = f"{card.replace('-', ' ')} {entry.kind}"
        portraits.paint(painter, box, portraits.Sitter(card, words, entry.name, ENEMY, entry.cut), tokens)
    else:
        card_faces.picture(painter, box, card_faces.PrintedCard(card, entry.name, entry.kind), tokens)
    painter.end()
    return image


class DiscoveriesPresenter(QObject):
    """Keeps the Codex in step with the campaign: looked up anew when the Codex is opened after a change."""

    def __init__(self, camp: OpenCampaign, presenter: CodexPresenter, window: MainWindow) -> None:
        super().__init__(presenter)
        self._camp, self._presenter, self._window = camp, presenter, window
        self._stale = True
        for signal in (camp.opened, camp.closed, camp.changed):
            signal.connect(self._on_change)
        window.page_changed.connect(self._on_page)
        self.refresh()

    def refresh(self) -> None:
        """Show what is known now."""
        self._stale = False
        self._presenter.show_discoveries(
            ledger_of(self._camp.session) if self._camp.is_open else RuleLedger("", "", ())
        )

    def _on_change(self) -> None:
        self._stale = True
        if self._window.current == CODEX:
            self.refresh()

    def _on_page(self, page: str) -> None:
        if page == CODEX and self._stale:
            self.refresh()
