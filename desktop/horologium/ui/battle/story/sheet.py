"""A page of the story over the battle: headpiece, title, text, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from horologium.ui.art import initials
from horologium.ui.battle.panels.rule_text import RuleText
from horologium.ui.battle.speech import announce
from horologium.ui.battle.story.headpiece import Headpiece
from horologium.ui.battle.story.pages import spoken
from horologium.ui.battle.story.writing import MARGIN, Writer
from horologium.ui.lettering import opening
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QImage, QKeyEvent, QPaintEvent, QResizeEvent

    from horologium.ui.battle.story.pages import StoryPage
    from horologium.ui.theme import Theme

WIDTH, HEIGHT = 620, 660
AROUND = 84
"""What frame, margins and gaps need beside text and picture."""
LARGE = 1.35
"""So much larger is a page in a very large window."""
CLOSING = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Space})


class StorySheet(QWidget):
    """Lies over a page of the window; ``closed`` says that it was read, the other signals what is wished at the end.

    Whoever can take a battle home, such as a campaign, sets ``can_come_home`` and hears ``homecoming_requested``.
    """

    closed = Signal()
    rule_requested = Signal(str)
    replay_requested = Signal()
    share_requested = Signal()
    start_requested = Signal()
    homecoming_requested = Signal()

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self._theme, self._page = theme, page
        self._shown: StoryPage | None = None
        self._unit = "{cost}"
        self._topic: Callable[[str], str] = str
        self.can_come_home = False
        self.headpiece = Headpiece(theme)
        self.over = PlainLabel("", "note")
        self.title = PlainLabel("", "heading", wrap=True)
        self.text = RuleText(theme)
        self.text.setAccessibleName(self.tr("Story"))
        self.text.rule_requested.connect(self._on_rule)
        self.text.redraw_requested.connect(self._write)
        self.next = self._button(self.tr("&Continue"), self.close_page)
        self.replay = self._button(self.tr("&Watch again"), self._on_replay)
        self.share = self._button(self.tr("&Share…"), self._on_share)
        self.start = self._button(self.tr("Back to st&art"), self._on_start)
        self.homecoming = self._button(self.tr("&Look at the result"), self._on_homecoming)
        self._build()
        page.installEventFilter(self)
        theme.changed.connect(self.update)
        self.hide()

    @property
    def page(self) -> StoryPage | None:
        """The page that is open."""
        return self._shown if self.isVisibleTo(self._page) else None

    def count_in(self, unit: str) -> None:
        """Write costs in the game's own unit, such as ``{cost} AP``."""
        self._unit = unit

    def explain_by(self, topic: Callable[[str], str]) -> None:
        """Take the topics of rules from somebody who knows them."""
        self._topic = topic

    def show_page(self, page: StoryPage) -> None:
        """Open a page."""
        self._shown = page
        self.headpiece.show_kind(page.kind)
        self.over.setText(page.over)
        self.title.setText(page.title)
        self.setAccessibleName(page.title)
        self.text.setAccessibleDescription(spoken(page))
        self._write()
        self._show_buttons(page)
        self.setGeometry(self._page.rect())
        self._fit()
        self.show()
        self.raise_()
        (self.next if self.homecoming.isHidden() else self.homecoming).setFocus()
        announce(self, spoken(page))

    def close_page(self) -> None:
        """Put the page away."""
        if self.isVisibleTo(self._page):
            self.hide()
            self.closed.emit()

    def drop(self) -> None:
        """Put the page away without a word: nobody has read it."""
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what lies beneath."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._page.rect())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Enter, Esc or Space; no key reaches the battle beneath."""
        if event.key() in CLOSING:
            self.close_page()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the page as much room as it can use."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken the battle beneath."""
        shade = QColor(0, 0, 0, 235) if self._theme.tokens.flat else QColor(14, 8, 3, 150)
        QPainter(self).fillRect(self.rect(), shade)

    def _build(self) -> None:
        self._panel = panel = Panel(self._theme, padding=20)
        for label in (self.over, self.title):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        panel.body.setSpacing(4)
        for widget in (self.headpiece, self.over, self.title):
            panel.body.addWidget(widget)
        panel.body.addWidget(self.text, 1)
        row = QHBoxLayout()
        row.addWidget(self.start)
        row.addStretch(1)
        for button in (self.share, self.replay, self.homecoming, self.next):
            row.addWidget(button)
        panel.body.addLayout(row)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 12, 12, 12)
        outer.addWidget(panel, 0, Qt.AlignmentFlag.AlignCenter)

    def _fit(self) -> None:
        """Make the page as high as its text wants, within the window."""
        grown = LARGE if self.width() >= 2000 else 1.0
        percent = self._theme.type.sizes["body"] / 18
        width = min(round(WIDTH * grown * max(1.0, percent)), self.width() - 24)
        self.headpiece.setFixedHeight(round(min(width * 0.32, self.height() * 0.25)))
        document = self.text.document().clone()
        document.setTextWidth(width - 60)
        labels = sum(label.sizeHint().height() for label in (self.over, self.title, self.next))
        around = self.headpiece.height() + labels + AROUND
        wanted = round(document.size().height()) + around
        self._panel.setFixedSize(width, min(max(wanted, 300), round(HEIGHT * grown * 1.2), self.height() - 24))

    def _show_buttons(self, page: StoryPage) -> None:
        self.next.setText(self.tr("&Close") if page.is_end else self.tr("&Continue"))
        comes_home = page.is_end and self.can_come_home
        for button in (self.replay, self.share):
            button.setVisible(page.is_end)
        self.start.setVisible(page.is_end and not comes_home)
        self.homecoming.setVisible(comes_home)

    def _write(self) -> None:
        if self._shown is None:
            return
        tokens, faces = self._theme.tokens, self._theme.type
        writer = Writer(tokens, faces, self.text.rule_link, self._unit, self._topic)
        if letter := opening(self._shown.text):
            self.text.give_picture("initial", _with_margin(initials.initial(letter, writer.side, tokens, faces.title)))
        self.text.show_markup(writer.page(self._shown))

    def _button(self, text: str, run: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(True)
        button.clicked.connect(run)
        return button

    def _on_rule(self, rule: str) -> None:
        self.close_page()
        self.rule_requested.emit(rule)

    def _on_replay(self) -> None:
        self.close_page()
        self.replay_requested.emit()

    def _on_share(self) -> None:
        self.close_page()
        self.share_requested.emit()

    def _on_start(self) -> None:
        self.close_page()
        self.start_requested.emit()

    def _on_homecoming(self) -> None:
        self.close_page()
        self.homecoming_requested.emit()


def _with_margin(picture: QImage) -> QImage:
    """Leave room beside a picture that text flows round: rich text has no margin for it."""
    gap = round(MARGIN * picture.devicePixelRatio())
    wider = picture.copy(0, 0, picture.width() + gap, picture.height())
    wider.setDevicePixelRatio(picture.devicePixelRatio())
    return wider
