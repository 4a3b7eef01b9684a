"""The panel of a lesson, above the question, and the light on what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from horologium.ui.art import metal
from horologium.ui.battle.panels.rule_link import RuleLink
from horologium.ui.plain_text import give_tip
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.panel import Panel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent

    from horologium.ui.theme import Theme


class LessonPanel(Panel):
    """Shows one lesson and says what is wanted next."""

    next_requested = Signal()
    skip_requested = Signal()
    hide_requested = Signal()
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, " ", parent, padding=20)
        self.text = PlainLabel("", "body", wrap=True)
        self.rule = RuleLink(theme)
        self.rule.rule_requested.connect(self.rule_requested)
        self.count = PlainLabel("", "small")
        self.next = QPushButton(self.tr("&Next"))
        self.skip = QPushButton(self.tr("S&kip"))
        give_tip(self.skip, self.tr("No more lessons in this battle"))
        self.put_away = QPushButton(self.tr("Hi&de"))
        give_tip(self.put_away, self.tr("Put the lesson away until the next one comes"))
        self.next.clicked.connect(self.next_requested)
        self.skip.clicked.connect(self.skip_requested)
        self.put_away.clicked.connect(self.hide_requested)
        self._row, self._second = QHBoxLayout(), QHBoxLayout()
        self.body.setSpacing(4)
        self.body.addWidget(self.text, 1)
        self.body.addWidget(self.rule)
        self.body.addLayout(self._row)
        self.body.addLayout(self._second)
        self._put_buttons()
        self.hide()

    def show_lesson(self, title: str, text: str, rule: str, topic: str, count: str) -> None:
        """Show a lesson."""
        self.set_title(title)
        self.text.setText(text)
        self.rule.show_rule(rule, topic)
        self.count.setText(count)
        self.next.setAccessibleDescription(text)
        self.show()
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for room for the whole text."""
        super().resizeEvent(event)
        self._make_room()

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for it now: before, nobody would have heard."""
        super().showEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Become as high as the text needs; Qt forgets to tell the layout of a size taken while still out of sight."""
        if not self.isVisible():
            return
        margins = self.body.contentsMargins()
        room, button = self.width() - margins.left() - margins.right(), self.next.sizeHint()
        rows = 2 if room < sum(one.sizeHint().width() + 6 for one in (self.count, *self._buttons())) else 1
        if rows != self._rows:
            self._put_buttons(rows)
        words = self.text.heightForWidth(room)
        around = margins.top() + margins.bottom() + rows * (button.height() + 4) + 4 * self.body.spacing()
        rule = max(self.rule.sizeHint().height(), self.rule.heightForWidth(room)) if self.rule.rule else 0
        self.setFixedHeight(words + around + rule)

    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.skip, self.put_away, self.next

    def _put_buttons(self, rows: int = 1) -> None:
        """Put the buttons into one row, or into two where one is too narrow."""
        self._rows = rows
        self._row.addWidget(self.count, 1)
        for button in (self.skip, self.put_away):
            (self._row if rows == 1 else self._second).addWidget(button)
        self._row.addWidget(self.next)


class Spotlight(QWidget):
    """A gilt frame round a part of the screen; mouse and keys go through it."""

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self._theme, self._page = theme, page
        self._target: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.installEventFilter(self)
        self.hide()

    @property
    def target(self) -> QWidget | None:
        """What is lit."""
        return self._target

    def light(self, target: QWidget | None) -> None:
        """Light a part of the page, or nothing."""
        if self._target is not None:
            self._target.removeEventFilter(self)
        self._target = target
        self.setVisible(target is not None)
        if target is not None:
            target.installEventFilter(self)
            self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay round what is lit when it moves."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest, QEvent.Type.Show}:
            self._follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame."""
        painter, tokens = QPainter(self), self._theme.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        halo = QColor(tokens.gilt_light)
        for grown, alpha in ((4, 60), (2, 110)):
            halo.setAlpha(alpha)
            painter.setPen(QPen(halo, 2))
            painter.drawRoundedRect(area.adjusted(-grown, -grown, grown, grown), 8 + grown, 8 + grown)
        painter.setPen(QPen(metal.bar(tokens, area), 3))
        painter.drawRoundedRect(area, 8, 8)

    def _follow(self) -> None:
        if self._target is None:
            return
        corner = self._target.mapTo(self._page, QPoint())
        room = self._target.rect().translated(corner).adjusted(-7, -7, 7, 7)
        self.setGeometry(room.intersected(self._page.rect()))
