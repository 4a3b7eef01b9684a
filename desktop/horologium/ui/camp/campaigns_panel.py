"""The campaigns on the start screen: a card for each, and the ways to go on or begin."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QScrollArea, QVBoxLayout, QWidget

from horologium.engine.core.speech import say
from horologium.engine.rulesets import BUILDING
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow, Scrolled, lay_bare
from horologium.ui.kit.painted_button import CardButton
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import literal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.ports import Card
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.jobs import Jobs
    from horologium.ui.kit.theme import Theme

ONE_CARD = 96
NARROWEST = 120


class CampaignsPanel(Panel):
    """Shows cards and says which campaign is wanted. It decides nothing."""

    opened = Signal(object)  # Card
    continued = Signal()
    new_requested = Signal()
    import_requested = Signal()
    adopt_requested = Signal()
    restore_requested = Signal()
    sample_requested = Signal()
    team_requested = Signal(str)
    view_requested = Signal(object)  # Card
    snapshots_requested = Signal(object)  # Card
    remove_requested = Signal(object)  # Card

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, " ", parent)
        self.set_title(self.tr("Campaigns"))
        self.go_on = QPushButton(self.tr("C&ontinue"))
        self.new = QPushButton(self.tr("&New campaign…"))
        self.cards: list[CardButton] = []
        self._shown: Sequence[Card] = ()
        self._packs: dict[str, str] = {}
        self._column = QVBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.go_on.clicked.connect(self.continued)
        self.new.clicked.connect(self.new_requested)
        self.go_on.setMinimumWidth(NARROWEST)  # a long name gives way
        row = Flow()
        for button in (self.go_on, self.new, self._more()):
            row.addWidget(button)
        self.body.addLayout(row)
        self.body.addWidget(self._scroller(), 1)
        self.show_notice(self.tr("Looking for campaigns…"))

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show the campaigns that are there, last played first."""
        self._shown = cards
        if not cards:
            self.show_notice(
                self.tr("No campaign yet. Choose New campaign… to begin one: a story, your people, and off you go.")
            )
            self._offer_sample()
            return
        self._clear()
        self.cards = [self._card(card) for card in cards]
        self._column.addStretch(1)
        sound = next((card for card in cards if not card.problem), None)
        self.go_on.setVisible(sound is not None)
        if sound is not None:
            self.go_on.setText(self.tr("C&ontinue: {name}").format(name=literal(sound.name)))
            self.go_on.setAccessibleName(self.tr("Continue: {name}").format(name=sound.name))

    def name_packs(self, names: dict[str, str]) -> None:
        """Learn what packs are called; cards that are shown say it from now on."""
        if names != self._packs:
            self._packs = names
            if self._shown:
                self.show_cards(self._shown)

    def _offer_sample(self) -> None:
        """Whoever has no campaign may look at one that is some weeks old."""
        about = self.tr("A company some weeks on its way: look round, try everything, nothing can go wrong.")
        button = CardButton(self._theme, self.tr("Sho&w the sample campaign"), about, "fleur", "#2d5f4e")
        button.clicked.connect(self.sample_requested)
        self._column.insertWidget(self._column.count() - 1, button)
        self.cards = [button]

    def show_notice(self, text: str) -> None:
        """Show a sentence where the cards would be."""
        self._clear()
        self.go_on.hide()
        label = PlainLabel(text, "note", wrap=True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column.addWidget(label)
        self._column.addStretch(1)

    def _more(self) -> QPushButton:
        self.more = QPushButton(self.tr("O&ther…"))
        self.more.setAccessibleName(self.tr("More ways to begin or to go back"))
        menu = QMenu(self.more)
        for text, signal in (
            (self.tr("&Import a campaign…"), self.import_requested),
            (self.tr("&Adopt a paper campaign…"), self.adopt_requested),
            (self.tr("&Restore a campaign…"), self.restore_requested),
            (self.tr("Open the &sample campaign"), self.sample_requested),
        ):
            menu.addAction(text).triggered.connect(signal)
        for game in BUILDING:
            menu.addAction(say(game.builds_here)).triggered.connect(partial(self.team_requested.emit, game.id))
        self.more.setMenu(menu)
        return self.more

    def _open_menu(self, card: Card, button: CardButton, at: QPoint) -> None:
        """What can be done with a campaign without opening it."""
        menu = QMenu(button)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, signal, allowed in (
            (self.tr("&Open"), self.opened, True),
            (self.tr("&Look at it only"), self.view_requested, not card.problem),
            (self.tr("&Snapshots…"), self.snapshots_requested, True),
            (self.tr("Move to the &bin…"), self.remove_requested, True),
        ):
            action = menu.addAction(text)
            action.setEnabled(allowed)
            action.triggered.connect(partial(signal.emit, card))
        menu.popup(button.mapToGlobal(at))

    def _card(self, card: Card) -> CardButton:
        icon, colour = (
            ("warning", "#8e1b1b") if card.problem else ("hour", "#7a2020") if card.running else ("fleur", "#1f3f77")
        )
        button = CardButton(self._theme, literal(card.name), self._about(card), icon, colour)
        button.setProperty("path", str(card.path))
        button.clicked.connect(lambda: self.opened.emit(card))
        button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        button.customContextMenuRequested.connect(partial(self._open_menu, card, button))
        self._column.addWidget(button)
        return button

    def _about(self, card: Card) -> str:
        """What a card says of its campaign, in up to three lines."""
        from horologium.campaign.wording import listing  # noqa: PLC0415 - a new shelf has no card

        if card.problem:
            return self.tr("It cannot be opened: {why}").format(why=card.problem)
        played = self.tr("last played {when}").format(when=when(card.played)) if card.played else ""
        on = self.tr("a battle is on") if card.running else ""
        lines = [
            [card.chapter, self._packs.get(card.pack, "")],
            [listing(card.heroes) if card.heroes else ""],
            [on, played],
        ]
        return "\n".join(filter(None, (" · ".join(filter(None, line)) for line in lines)))

    def _scroller(self) -> QScrollArea:
        inside = Scrolled()
        inside.setLayout(self._column)
        scroller = QScrollArea()
        scroller.setWidgetResizable(True)
        scroller.setMinimumHeight(ONE_CARD)
        scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroller.setAccessibleName(self.tr("Campaigns"))
        scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lay_bare(scroller)
        scroller.setWidget(inside)
        return scroller

    def _clear(self) -> None:
        self.cards = []
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()


def when(played: str) -> str:
    """A time as ISO text, as people here write it; what is no time is shown as it is."""
    moment = QDateTime.fromString(played, Qt.DateFormat.ISODate)
    return QLocale().toString(moment.toLocalTime(), QLocale.FormatType.ShortFormat) if moment.isValid() else played


class CampaignsPresenter(QObject):
    """Reads the cards in the background, and again whenever a campaign was opened, closed or changed."""

    wanted = Signal(object)  # Path
    ailing = Signal(object)  # Card

    def __init__(self, page: CampaignsPanel, camp: OpenCampaign, jobs: Jobs) -> None:
        super().__init__(page)
        self._page, self._camp, self._jobs = page, camp, jobs
        self._cards: list[Card] = []
        page.opened.connect(self._on_opened)
        page.continued.connect(self._on_continued)

    @property
    def cards(self) -> Sequence[Card]:
        """The campaigns as they were read last."""
        return self._cards

    def refresh(self) -> None:
        """Read the cards again; beside an open campaign at once, for its file is in use by this thread."""
        if self._camp.is_open:
            self._show(self._camp.cards())
        else:
            self._jobs.run_query(self._camp.cards, self._show)

    def _show(self, cards: list[Card]) -> None:
        self._cards = cards
        self._page.show_cards(cards)

    def _on_continued(self) -> None:
        self.wanted.emit(next(card.path for card in self._cards if not card.problem))

    def _on_opened(self, card: Card) -> None:
        if card.problem:
            self.ailing.emit(card)
        else:
            self.wanted.emit(card.path)
