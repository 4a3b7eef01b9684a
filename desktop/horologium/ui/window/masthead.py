"""The masthead with a tab for each page, and the bar in the status line that tells of work in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QTabBar, QToolButton, QWidget

from horologium.ui.art import wordmark
from horologium.ui.kit.labels import ElidedLabel, PlainLabel
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from horologium.ui.kit.jobs import Errand
    from horologium.ui.kit.theme import Theme


class PageSpec(NamedTuple):
    """A page of the window: it is built when it is first visited."""

    id: str
    title: str
    build: Callable[[], QWidget]


class Wordmark(QWidget):
    """The name in gilt letters."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName("Horologium")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return wordmark.size(self._theme.type).toSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        wordmark.paint(painter, QPointF(0, 0), self._theme.tokens, self._theme.type)


class Masthead(QWidget):
    """Name on the left, tabs on the right."""

    page_chosen = Signal(str)

    def __init__(self, theme: Theme, pages: Sequence[PageSpec], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ids = [page.id for page in pages]
        self._notes: dict[str, str] = {}
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)  # where all are too wide, each gives way a little
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.tabs.setAccessibleName(self.tr("Pages"))
        for page in pages:
            self.tabs.addTab(page.title)
        self.tabs.currentChanged.connect(self._on_tab)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 0, 10, 0)
        layout.setSpacing(0)
        self.note = ElidedLabel("masthead")
        self.note.setIndent(14)
        self._wordmark = Wordmark(theme)
        layout.addWidget(self._wordmark, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.note, 1, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the name give way where the tabs, or what is being played, need the room."""
        super().resizeEvent(event)
        self._share()

    def event(self, event: QEvent) -> bool:
        """Share the room anew when something in it wants another size, as with larger text."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._share()
        return super().event(event)

    def _share(self) -> None:
        said = self.note.sizeHint().width() + self.note.indent() if self.note.text() else 0
        needed = self._wordmark.sizeHint().width() + said + self.tabs.sizeHint().width() + 20
        self._wordmark.setVisible(self.width() >= needed)

    def show_note(self, page: str, text: str) -> None:
        """Say beside the name what is being played, while its page is shown."""
        self._notes[page] = text
        self._show_note()

    def _show_note(self) -> None:
        self.note.setText(self._notes.get(self._ids[self.tabs.currentIndex()], ""))
        self._share()

    def show_current(self, page: str) -> None:
        """Raise the tab of a page."""
        self.tabs.setCurrentIndex(self._ids.index(page))
        self._show_note()
        self.tabs.updateGeometry()  # a raised tab is a little wider

    def _on_tab(self, index: int) -> None:
        self.page_chosen.emit(self._ids[index])


PATIENCE_MS: Final = 300
"""What is done sooner is not worth a bar."""


class BusyBar(QWidget):
    """Shows one piece of work at a time; only what tells how far it is can be left off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._errand: Errand | None = None
        self.words, self.bar, self.cancel = PlainLabel("", "masthead"), QProgressBar(), QToolButton()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(150)
        self.cancel.setText(self.tr("Cancel"))
        self.cancel.setAccessibleName(self.tr("Cancel"))
        self.cancel.clicked.connect(self._on_cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self.words, self.bar, self.cancel):
            row.addWidget(part)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self.show)
        self.hide()

    def watch(self, errand: Errand) -> None:
        """Show how a piece of work goes on."""
        self._errand = errand
        self.words.setText(errand.label)
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(errand.label)
        self.cancel.setAccessibleName(self.tr("Cancel: {work}").format(work=errand.label))
        self.cancel.setAccessibleDescription(self.tr("Nothing is written then."))
        give_tip(self.cancel, self.cancel.accessibleDescription())
        self.cancel.setEnabled(True)
        self.cancel.hide()
        errand.progressed.connect(self._on_progress)
        errand.ended.connect(self._on_ended)
        self._patience.start()

    def _on_progress(self, done: int, total: int) -> None:
        if self.sender() is self._errand:
            self.bar.setRange(0, total)
            self.bar.setValue(done)
            self.cancel.show()

    def _on_ended(self) -> None:
        if self.sender() is self._errand:
            self._errand = None
            self._patience.stop()
            self.hide()

    def _on_cancel(self) -> None:
        if self._errand is not None:
            self._errand.cancel()
            self.cancel.setEnabled(False)
