"""The frame of the program: masthead, pages, menus and status line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QMainWindow

from horologium.ui.art import wordmark
from horologium.ui.kit.plain_text import give_tip, literal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from horologium.ui.kit.theme import Theme
    from horologium.ui.window.commands import Command
    from horologium.ui.window.masthead import PageSpec

STATUS_MS = 6000


class MainWindow(QMainWindow):
    """Opens with a title leaf, which costs nearly nothing; the pages are put in once that has been painted."""

    first_painted = Signal()
    closing = Signal()
    file_dropped = Signal(Path)
    page_changed = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._painted = theme, False
        self._pages: dict[str, PageSpec] = {}
        self._built: dict[str, QWidget] = {}
        self._rule = ""
        self.actions_by_name: dict[str, QAction] = {}
        self.setWindowTitle("Horologium")
        self.resize(1280, 800)
        self.setMinimumSize(880, 600)
        self.setAcceptDrops(True)
        theme.changed.connect(self.update)

    def furnish(self, pages: Sequence[PageSpec], commands: Sequence[Command]) -> None:
        """Put in masthead, pages, menus and status line, and show the first page."""
        from PySide6.QtWidgets import QStackedWidget, QToolButton, QVBoxLayout, QWidget  # noqa: PLC0415 - after the title

        from horologium.ui.window.commands import build_menus  # noqa: PLC0415
        from horologium.ui.window.masthead import BusyBar, Masthead  # noqa: PLC0415

        self._pages = {page.id: page for page in pages}
        self.masthead = Masthead(self._theme, pages)
        self._stack = QStackedWidget()
        middle = QWidget()
        layout = QVBoxLayout(middle)
        layout.setContentsMargins(8, 0, 8, 0)
        layout.setSpacing(0)
        layout.addWidget(self.masthead)
        layout.addWidget(self._stack, 1)
        made = build_menus(self, commands)
        self.actions_by_name = {command.name: action for command, action in zip(commands, made, strict=True)}
        self.statusBar().setSizeGripEnabled(False)
        self.why = QToolButton()
        self.why.setText(self.tr("Why?"))
        self.why.setAccessibleName(self.tr("Why? Read the rule in the Codex"))
        self.why.hide()
        self.why.clicked.connect(self._on_why)
        self.busy = BusyBar()
        self.statusBar().addPermanentWidget(self.busy)
        self.statusBar().addPermanentWidget(self.why)
        self.statusBar().messageChanged.connect(self._on_message)
        self.masthead.page_chosen.connect(self.go_to)
        self.masthead.tabs.tabBarClicked.connect(self._leave_tabs, Qt.ConnectionType.QueuedConnection)
        self.go_to(pages[0].id)
        self.setCentralWidget(middle)

    def go_to(self, page: str) -> None:
        """Show a page."""
        self.page(page)
        self._stack.setCurrentIndex(list(self._built).index(page))
        self.masthead.show_current(page)
        self.page_changed.emit(page)

    @property
    def current(self) -> str:
        """The page that is shown."""
        return list(self._built)[self._stack.currentIndex()]

    def page(self, name: str) -> QWidget:
        """Give a page, built when it is first asked for."""
        if name not in self._built:
            from horologium.ui.kit.layouts import PageScroller  # noqa: PLC0415 - after the title leaf

            self._built[name] = self._pages[name].build()
            self._stack.addWidget(PageScroller(self._built[name]))
        return self._built[name]

    def tell_anew(self, before: Sequence[Command], now: Sequence[Command]) -> None:
        """Let the menus say what the same commands are called now."""
        actions = [self.actions_by_name[command.name] for command in before]
        for action, old, new in zip(actions, before, now, strict=True):
            if new.text != old.text:
                action.setText(new.text)
        self.actions_by_name = {command.name: action for command, action in zip(now, actions, strict=True)}

    def rename(self, name: str, what: str) -> None:
        """Let the menu say what a command would do, such as ``Undo: sell Flail``."""
        action = self.actions_by_name[name]
        verb = action.text().partition(":")[0]
        action.setText(f"{verb}: {literal(what)}" if what else verb)

    def say(self, text: str, rule: str = "") -> None:
        """Show a message in the status line for a while, and the way to the rule behind it."""
        self.statusBar().showMessage(text, STATUS_MS)
        self._rule = rule
        self.why.setVisible(bool(rule))
        give_tip(self.why, rule)

    def _leave_tabs(self) -> None:
        """Give a page that lives by its keys the focus, when its tab was clicked."""
        if self._built[self.current].focusProxy() is not None:
            self._built[self.current].setFocus()

    def _on_message(self, text: str) -> None:
        if not text:
            self.why.hide()

    def _on_why(self) -> None:
        self.rule_wanted.emit(self._rule)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the leather under everything, and at first the name alone upon it."""
        painter = QPainter(self)
        area = QRectF(self.rect())
        if (cloth := self._theme.cloth("desk")) is None:
            wordmark.ground(painter, area, self._theme.tokens)
        else:
            from horologium.ui.art import textures  # noqa: PLC0415 - after the title leaf

            textures.spread(painter, cloth, area)
        if not self._pages:
            room = wordmark.size(self._theme.type)
            middle = area.center() - QPointF(room.width() / 2, room.height() / 2)
            wordmark.paint(painter, middle, self._theme.tokens, self._theme.type)
        painter.end()
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self.first_painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let others keep what must be kept."""
        self.closing.emit()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome one local file or folder."""
        urls = event.mimeData().urls()
        if len(urls) == 1 and urls[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell what was dropped."""
        event.acceptProposedAction()
        self.file_dropped.emit(Path(event.mimeData().urls()[0].toLocalFile()))
