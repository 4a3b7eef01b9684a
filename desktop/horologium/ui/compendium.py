"""What the open campaign has come across, as a ledger of the Codex: enemies, things, skills, each with its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRectF
from PySide6.QtGui import QImage, QPainter

from horologium.campaign.cards import as_printed, sort_words
from horologium.campaign.discoveries import discovered
from horologium.engine.core.speech import say
from horologium.ui.art import faces, portraits
from horologium.ui.ledgers import Entry, Ledger

if TYPE_CHECKING:
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.kinds import CardKind
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.tokens import Tokens
    from horologium.ui.main_window import MainWindow
    from horologium.ui.presenters.codex import CodexPresenter

translate = QCoreApplication.translate
CODEX = "codex"
ENEMY = "enemy"
SHARP = 2


def ledger_of(session: CampaignSession) -> Ledger:
    """All that the players know of the cards of their campaign."""
    title = translate("Compendium", "{campaign}: discovered so far").format(campaign=session.books.charter.name)
    found = discovered(session)
    entries = [_entry(session, kind, card) for kind in session.rules.data.kinds for card in found.get(kind.key, ())]
    return Ledger(session.pack.id, title, tuple(entries))


def _entry(session: CampaignSession, kind: CardKind, card: str) -> Entry:
    view = as_printed(session, kind.key, card)
    line = _rank(session, view.kind) if kind.role == "foe" else sort_words(session, view.kind)
    return Entry(
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
    )


def _rank(session: CampaignSession, kind: str) -> str:
    """Rank and faction of a foe, as its card names them."""
    return " · ".join(sort_words(session, word) for word in kind.split()[1:])


def card_picture(entry: Entry, width: int, tokens: Tokens) -> QImage:
    """The portrait of an enemy, or the engraving of a card."""
    image = QImage(width * SHARP, width * SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    box, card = QRectF(2, 2, width * SHARP - 4, width * SHARP - 4), entry.id.partition("/")[2]
    if entry.kind.startswith(ENEMY):
        words = f"{card.replace('-', ' ')} {entry.kind}"
        portraits.paint(painter, box, portraits.Sitter(card, words, entry.name, ENEMY), tokens)
    else:
        faces.picture(painter, box, faces.Face(card, entry.name, entry.kind), tokens)
    painter.end()
    return image


class Compendium(QObject):
    """Keeps the Codex in step with the campaign: looked up anew when the Codex is opened after a change."""

    def __init__(self, camp: Camp, presenter: CodexPresenter, window: MainWindow) -> None:
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
        self._presenter.show_discoveries(ledger_of(self._camp.session) if self._camp.is_open else Ledger("", "", ()))

    def _on_change(self) -> None:
        self._stale = True
        if self._window.current == CODEX:
            self.refresh()

    def _on_page(self, page: str) -> None:
        if page == CODEX and self._stale:
            self.refresh()
