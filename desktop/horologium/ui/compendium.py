"""What the open campaign has come across, as a ledger of the Codex: enemies, things, skills, each with its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRectF
from PySide6.QtGui import QImage, QPainter

from horologium.campaign.cards import as_printed
from horologium.campaign.discoveries import KINDS, discovered
from horologium.ui.art import faces, portraits
from horologium.ui.camp.cards.words import kind_words
from horologium.ui.ledgers import Entry, Ledger

if TYPE_CHECKING:
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.campaign import CardKind
    from horologium.ui.camp.camp import Camp
    from horologium.ui.main_window import MainWindow
    from horologium.ui.presenters.codex import CodexPresenter
    from horologium.ui.tokens import Tokens

translate = QCoreApplication.translate
CODEX = "codex"
ENEMY = "enemy"
SHARP = 2


def ledger_of(session: CampaignSession) -> Ledger:
    """All that the players know of the cards of their campaign."""
    title = translate("Compendium", "{campaign}: discovered so far").format(campaign=session.books.charter.name)
    found = discovered(session)
    return Ledger(session.pack.id, title, tuple(_entry(session, kind, card) for kind in KINDS for card in found[kind]))


def _entry(session: CampaignSession, kind: CardKind, card: str) -> Entry:
    view = as_printed(session, kind, card)
    line = _rank(view.kind) if kind == ENEMY else kind_words(view.kind)
    return Entry(
        id=f"{kind}/{card}",
        game=session.pack.id,
        topic=_topic(kind),
        kind=view.kind,
        text=view.text,
        ruling="",
        section=view.rule,
        variant=line,
        examples=(),
        name=view.label,
    )


def _topic(kind: CardKind) -> str:
    return {
        "enemy": translate("Compendium", "Enemies"),
        "equipment": translate("Compendium", "Equipment"),
        "reagent": translate("Compendium", "Reagents"),
        "skill": translate("Compendium", "Skills"),
        "injury": translate("Compendium", "Injuries"),
    }[kind]


def _rank(kind: str) -> str:
    """Rank and faction of an enemy, as its card names them."""
    known = {
        "troop": translate("Compendium", "Troop"),
        "elite": translate("Compendium", "Elite"),
        "leader": translate("Compendium", "Leader"),
        "monster": translate("Compendium", "Monster"),
        "rome": translate("Compendium", "Rome"),
        "venice": translate("Compendium", "Venice"),
        "primaevi": translate("Compendium", "Primaevi"),
        "mercenaries": translate("Compendium", "Mercenaries"),
    }
    return " · ".join(known.get(word, word.capitalize()) for word in kind.split()[1:])


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
