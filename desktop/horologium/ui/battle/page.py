"""The battle page: the board in the middle, what is asked at its side, and everything else around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSplitter, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from horologium.ui.battle.board.minimap import Minimap
from horologium.ui.battle.board.view import BoardView
from horologium.ui.battle.panels.cards import CardPanel
from horologium.ui.battle.panels.company import CompanyStrip
from horologium.ui.battle.panels.dials import DialHost
from horologium.ui.battle.panels.dice import DiceTray
from horologium.ui.battle.panels.gallery import Gallery
from horologium.ui.battle.panels.journal import JournalPanel
from horologium.ui.battle.panels.mission import MissionPanel
from horologium.ui.battle.panels.players import PlayerStrip
from horologium.ui.battle.panels.question import QuestionPanel
from horologium.ui.battle.panels.replay import ReplayBar
from horologium.ui.battle.panels.ribbon import Ribbon
from horologium.ui.battle.panels.text_board import TextBoard
from horologium.ui.battle.panels.tips import Tips
from horologium.ui.battle.panels.tracks import TrackPanel
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.panel import Panel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from horologium.ui.theme import Theme

EMPTY, BATTLE = 0, 1
SLIM = 18
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
        self._theme = theme
        self.tips = Tips()
        gallery = Gallery(theme)
        self.board = BoardView(theme)
        self.minimap = Minimap(theme, self.board, self.board)
        self.question = QuestionPanel(theme)
        self.dice = DiceTray(theme)
        self.replay = ReplayBar(theme)
        self.players = PlayerStrip()
        self.dials = DialHost(theme, self.tips)
        self.ribbon = Ribbon(theme, self.tips)
        self.tracks = TrackPanel(theme, self.tips)
        self.company = CompanyStrip(theme, self.tips, gallery)
        self.mission = MissionPanel(theme)
        self.cards = CardPanel(theme, self.tips, gallery)
        self.journal = JournalPanel(theme)
        self.text_board = TextBoard(theme)
        self.tabs = QTabWidget()
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty())
        self._stack.addWidget(self._battle())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)

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
        self._rail.set_title(self.tr("Hour {time}").format(time=time) if time else self.tr("Mission"))

    def show_empty(self) -> None:
        """Show that no battle is open."""
        self._stack.setCurrentIndex(EMPTY)

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
        panel.body.addStretch(1)
        panel.body.addWidget(about)
        panel.body.addLayout(row)
        panel.body.addStretch(2)
        return panel

    def _battle(self) -> QWidget:
        self.splitter.setChildrenCollapsible(True)
        for column, width in ((self._left(), 270), (self._middle(), 640), (self._right(), 330)):
            column.setMinimumWidth(min(width, 260))
            self.splitter.addWidget(column)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([290, 640, 340])
        return self.splitter

    def _left(self) -> QWidget:
        self._rail = panel = Panel(self._theme, self.tr("Mission"), padding=SLIM)
        panel.body.addWidget(self.dials, 5)
        panel.body.addWidget(self.tracks)
        panel.body.addWidget(self.mission, 3)
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
        lower = Panel(self._theme)
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(self.tr("Beside the board"))
        for widget, title in (
            (self.journal, self.tr("Journal")),
            (self.cards, self.tr("Card")),
            (self.text_board, self.tr("Text")),
        ):
            self.tabs.addTab(widget, title)
        lower.body.addWidget(self.tabs)
        column = QWidget()
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.question, 5)
        layout.addWidget(lower, 5)
        return column
