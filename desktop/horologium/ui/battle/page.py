"""The battle page: the board in the middle, what is asked at its side, and everything else around it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from horologium.ui.battle.board.minimap import Minimap
from horologium.ui.battle.board.view import BoardView
from horologium.ui.battle.panels.company_strip import CompanyStrip
from horologium.ui.battle.panels.dials import DialHost
from horologium.ui.battle.panels.dice_tray import DiceTray
from horologium.ui.battle.panels.figure_card import FigureCardPanel
from horologium.ui.battle.panels.figure_pictures import FigurePictures
from horologium.ui.battle.panels.journal_panel import JournalPanel
from horologium.ui.battle.panels.mission_cards import MissionPanel
from horologium.ui.battle.panels.player_strip import PlayerStrip
from horologium.ui.battle.panels.question_panel import QuestionPanel
from horologium.ui.battle.panels.replay_bar import ReplayBar
from horologium.ui.battle.panels.rule_links import Tips
from horologium.ui.battle.panels.text_board import TextBoard
from horologium.ui.battle.panels.tracks import TrackPanel
from horologium.ui.battle.panels.trays import TrayPanel, TrayRoom
from horologium.ui.battle.panels.turn_order import TurnOrderStrip
from horologium.ui.battle.screen_reader import Speaker
from horologium.ui.battle.story import Headpiece, StoryAlbum, StoryCover
from horologium.ui.battle.tutorial import LessonPanel, Spotlight
from horologium.ui.kit import typography
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.theme import Theme
from horologium.ui.kit.typography import SIZES

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from horologium.ui.art.textures import Cloth
    from horologium.ui.kit.tokens import Tokens


class PageRoom(NamedTuple):
    """How large things are drawn, in percent, on a page of at least such a size."""

    width: int
    height: int
    percent: int


WRITTEN = "PlainLabel, QPushButton, QToolButton, QComboBox, QLineEdit, QSpinBox, QCheckBox, QTabBar"
"""What takes its size from the application, unless the sheet says otherwise."""
ROOMS = (PageRoom(2200, 1150, 132), PageRoom(1800, 920, 115), PageRoom(0, 0, 100))


class PageTheme(Theme):
    """Follows another theme, and takes larger faces when its page has room for them."""

    def __init__(self, theme: Theme, page: QWidget) -> None:
        QObject.__init__(self, page)
        self._theme, self._page, self._grown = theme, page, 100
        self._type = theme.type
        theme.changed.connect(self._follow)

    @property
    def tokens(self) -> Tokens:
        """The colours in use."""
        return self._theme.tokens

    @property
    def room(self) -> float:
        """How much larger than usual everything is drawn."""
        return self._grown / 100

    def cloth(self, ground: str) -> Cloth | None:
        """Give the texture of a ground."""
        return self._theme.cloth(ground)

    def fit(self, size: QSize) -> None:
        """Grow or shrink when the page passes a mark."""
        room = next(room for room in ROOMS if size.width() >= room.width and size.height() >= room.height)
        if room.percent != self._grown:
            self._grown = room.percent
            self._follow()

    def _follow(self) -> None:
        self._type = self._theme.type
        if self._grown > 100:
            self._type = typography.choose(self._theme.percent * self._grown // 100)
        self._page.setStyleSheet(self._sheet() if self._grown > 100 else "")
        self.changed.emit()

    def _sheet(self) -> str:
        usual = f"{WRITTEN} {{ font-size: {self._type.sizes['body']}px; }}"
        return f"{usual}\n{self._theme.style_sheet(self._type)}"


EMPTY, BATTLE = 0, 1
EMPTY_PICTURE = QSize(640, 200)
SLIM = 18
ROOMY = 1.2
"""A page that has grown so much shows the card of a figure all the time."""
SHARES, SHARES_WITH_CARD = (330, 620, 0, 400), (330, 520, 430, 360)
"""How high lesson, question, card and what lies below are, seen from each other."""

DIAL_SHARE, TRAY_SHARE = 0.19, 0.5
"""How high a dial over trays and the trays may be, seen from the page."""


class Rails(NamedTuple):
    """How wide the rails are on a page of at least such a width."""

    page: int
    left: int
    right: int


RAILS = (Rails(2200, 560, 680), Rails(1700, 400, 470), Rails(1200, 290, 340), Rails(0, 226, 286))
DIGITS = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)


class BattlePage(QWidget):
    """Holds the widgets and turns keys into wishes. It decides nothing."""

    number_pressed = Signal(int)
    confirm_pressed = Signal()
    cancel_pressed = Signal()
    skip_pressed = Signal()
    mission_requested = Signal()
    resume_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme = PageTheme(theme, self)
        self.tips, self.speaker = Tips(), Speaker(self)
        self.pictures = pictures = FigurePictures(theme)
        self.board = BoardView(theme)
        self.minimap = Minimap(theme, self.board, self.board)
        self.question = QuestionPanel(theme, pictures)
        self.dice = DiceTray(theme)
        self.replay = ReplayBar(theme)
        self.players = PlayerStrip()
        self.dials = DialHost(theme, self.tips)
        self.ribbon = TurnOrderStrip(theme, self.tips)
        self.tracks = TrackPanel(theme, self.tips)
        self.trays = TrayPanel(theme, pictures)
        self._tray_room = TrayRoom(self.trays)
        self.company = CompanyStrip(theme, self.tips, pictures)
        self.mission = MissionPanel(theme)
        self.cards = FigureCardPanel(theme, self.tips, pictures)
        self.journal = JournalPanel(theme)
        self.text_board = TextBoard(theme)
        self.album = StoryAlbum(theme)
        self.lesson = LessonPanel(theme)
        self.tabs = QTabWidget()
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self._rails, self._kept = RAILS[-2], False
        self._text_size = theme.type.sizes["body"]
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty())
        self._stack.addWidget(self._battle())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self.spotlight = Spotlight(theme, self)
        self.story = StoryCover(theme, self)
        self._order()
        self.setFocusProxy(self.board)
        theme.changed.connect(self._on_theme_changed)

    @property
    def theme(self) -> Theme:
        """The look that everything on the page has."""
        return self._theme

    def show_battle(self) -> None:
        """Show a battle in place of the invitation to begin one."""
        self._stack.setCurrentIndex(BATTLE)
        self.board.setFocus()

    def show_time(self, time: str) -> None:
        """Write over the left rail what the clock shows; without a clock it is the mission's."""
        self._rail.set_title(time or self.tr("Mission"))

    def make_room_for_trays(self) -> None:
        """Let the dial be smaller and counters lie closer where there are trays between them."""
        high, there = self.height(), bool(self.trays.spots.cards)
        self.dials.limit(round(high * DIAL_SHARE) if there else 0)
        self.tracks.set_dense(dense=there)
        self._tray_room.allow(round(high * TRAY_SHARE))

    def show_empty(self) -> None:
        """Show that no battle is open."""
        self._stack.setCurrentIndex(EMPTY)

    def restore_layout(self, state: QByteArray) -> None:
        """Put the columns as they were kept."""
        self._kept = self.splitter.restoreState(state)

    def layout_state(self) -> QByteArray:
        """Give how the columns stand, to be kept."""
        return self.splitter.saveState()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn keys that no widget wanted into wishes."""
        key = event.key()
        if key in DIGITS:
            self.number_pressed.emit(key - Qt.Key.Key_0)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.confirm_pressed.emit()
        elif key == Qt.Key.Key_Escape:
            self.cancel_pressed.emit()
        elif key == Qt.Key.Key_Space:
            self.skip_pressed.emit()
        else:
            super().keyPressEvent(event)

    def _order(self) -> None:
        """Let Tab go from the question to the board, to dice and journal, and then to everything else."""
        asked, told = self.question, self.journal.list
        order = (asked.rule, asked.filter, asked.list, asked.confirm, asked.cancel, self.board, self.dice.roll, told)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _empty(self) -> QWidget:
        panel = Panel(self._theme, self.tr("No battle is open"))
        about = PlainLabel(
            self.tr("Play a single mission of any pack, or go on with a battle that you left."), "lead", wrap=True
        )
        about.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        begin = QPushButton(self.tr("&Play a mission…"))
        begin.clicked.connect(self.mission_requested)
        resume = QPushButton(self.tr("&Resume a battle…"))
        resume.clicked.connect(self.resume_requested)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(begin)
        row.addWidget(resume)
        row.addStretch(1)
        picture = Headpiece(self._theme)
        picture.show_kind("opening")
        picture.setFixedSize(EMPTY_PICTURE)
        panel.body.addStretch(1)
        panel.body.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        panel.body.addSpacing(14)
        panel.body.addWidget(about)
        panel.body.addLayout(row)
        panel.body.addStretch(2)
        return panel

    def _battle(self) -> QWidget:
        self.splitter.setChildrenCollapsible(True)
        for column, least in ((self._left(), 200), (self._middle(), 260), (self._right(), 250)):
            column.setMinimumWidth(least)
            self.splitter.addWidget(column)
        self.splitter.setStretchFactor(1, 1)
        self._fit_rails(self._rails)
        return self.splitter

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the rails narrower or wider when the page passes a mark; in between they stay as they were put."""
        super().resizeEvent(event)
        self._theme.fit(self.size())
        self._set_card_apart(self._theme.room >= ROOMY)
        self.make_room_for_trays()
        rails = next(rails for rails in RAILS if self.width() >= rails.page)
        if rails != self._rails and not self._kept:
            self._fit_rails(rails)
        self._rails, self._kept = rails, False

    def _fit_rails(self, rails: Rails) -> None:
        """Give the rails their width, and somewhat more where text is large: boards are seldom as wide as high."""
        more = self._theme.type.sizes["body"] / SIZES["body"] / self._theme.room - 1
        left = round(rails.left * (1 + 0.15 * more))
        right = round(rails.right * (1 + (0.45 if rails.page else 0.3) * more))
        self.splitter.setSizes([left, max(300, self.width() - left - right), right])

    def _on_theme_changed(self) -> None:
        """Fit the rails to another size of text."""
        if (size := self._theme.type.sizes["body"]) != self._text_size:
            self._text_size = size
            self._fit_rails(self._rails)

    def _left(self) -> QWidget:
        self._rail = panel = Panel(self._theme, self.tr("Mission"), padding=SLIM)
        panel.body.addWidget(self.dials)
        panel.body.addWidget(self._tray_room)
        panel.body.addWidget(self.tracks)
        panel.body.addWidget(self.mission, 1)
        self.mission.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        return panel

    def _middle(self) -> QWidget:
        panel = Panel(self._theme, padding=SLIM)
        head = QHBoxLayout()
        head.addWidget(self.ribbon, 1)
        head.addWidget(self.players)
        panel.body.addLayout(head)
        panel.body.addWidget(self.board, 1)
        panel.body.addWidget(self.company)
        panel.body.addWidget(self.dice)
        panel.body.addWidget(self.replay)
        return panel

    def _right(self) -> QWidget:
        self.below = lower = Panel(self._theme)
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(self.tr("Beside the board"))
        self.tabs.tabBar().setAccessibleName(self.tr("Beside the board"))
        self.tabs.setObjectName("beside")
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        for widget, title in (
            (self.journal, self.tr("Journal")),
            (self.cards, self.tr("Card")),
            (self.album, self.tr("Story")),
            (self.text_board, self.tr("Text")),
        ):
            self.tabs.addTab(widget, title)
        lower.body.addWidget(self.tabs)
        self._apart = Panel(self._theme)
        self._apart.hide()
        self._column = column = QSplitter(Qt.Orientation.Vertical)
        column.setChildrenCollapsible(False)
        for part in (self.lesson, self.question, self._apart, lower):
            column.addWidget(part)
        column.setSizes(SHARES)
        return column

    def _set_card_apart(self, apart: bool) -> None:
        """Put the card of a figure into a place of its own, or back among the tabs."""
        if apart == (self.tabs.indexOf(self.cards) < 0):
            return
        if apart:
            self.tabs.removeTab(self.tabs.indexOf(self.cards))
            self._apart.body.addWidget(self.cards)
            self.cards.show()
        else:
            self.tabs.insertTab(1, self.cards, self.tr("Card"))
        self._apart.setVisible(apart)
        self._column.setSizes(SHARES_WITH_CARD if apart else SHARES)
