"""Reminders as quiet badges: one leads to where something can be done about it, and can be dismissed."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from horologium.campaign.ops.reminders import DismissReminder
from horologium.ui.art import things
from horologium.ui.camp.sections import sections_of
from horologium.ui.kit.painted_button import WrappingButton
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.campaign.reminders import Reminder
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

SIGNS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "injury": "drops", "learning": "book", "class": "crown", "slot": "bag", "ready": "knot", "scene": "scroll",
        "carry": "chest",
    }
)  # fmt: skip
"""The sign of each kind of reminder."""
_WRAP = int(Qt.TextFlag.TextWordWrap)
PLACES: Final[Mapping[str, str]] = MappingProxyType({"scene": "story", "carry": "stash", "injury": "town"})
"""The section in which something can be done about a reminder, where it is not the hero's sheet."""
TABS: Final[Mapping[str, str]] = MappingProxyType(
    {"learning": "skills", "ready": "skills", "class": "skills", "slot": "gear", "injury": "record"}
)
"""The tab of the hero's sheet in which something can be done about a reminder."""


class ReminderButton(WrappingButton):
    """A sign and a sentence, in as many lines as it needs."""

    MARGINS, RADIUS, ACROSS = (0, 0, 0, 0), 0, QSizePolicy.Policy.Preferred

    def __init__(self, theme: Theme, reminder: Reminder, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._sign = SIGNS.get(reminder.kind, "bell")
        self.show_name(reminder.text)
        self.setAccessibleDescription(self.tr("Go to where something can be done about it"))

    def sizeHint(self) -> QSize:
        words = self._metrics().horizontalAdvance(self.words)
        return QSize(words + self._left() + 8, self._metrics().height() + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(110, self._metrics().height() + 6)

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(40, width - self._left() - 4), 10_000)
        return self._metrics().boundingRect(room, _WRAP, self.words).height() + 6

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw sign and sentence."""
        tokens = self._theme.tokens
        side = self._metrics().height() - 4
        things.draw(painter, self._sign, QRectF(4, 5, side, side), QColor(tokens.rubric), 2)
        painter.setFont(self._theme.type.text("small"))
        painter.setPen(QColor(tokens.accent if self.underMouse() else tokens.ink))
        room = self.rect().adjusted(self._left(), 3, -4, -2)
        painter.drawText(room, _WRAP | int(Qt.AlignmentFlag.AlignVCenter), self.words)

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._theme.type.text("small"))

    def _left(self) -> int:
        return self._metrics().height() + 6


class ReminderBadge(QFrame):
    """A reminder with a way to be rid of it."""

    wanted = Signal(object)
    dismissed = Signal(str)

    def __init__(self, theme: Theme, reminder: Reminder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reminder = reminder
        self.setObjectName("badge")
        self.go = ReminderButton(theme, reminder)
        self.go.clicked.connect(lambda: self.wanted.emit(reminder))
        self.away = QToolButton()
        self.away.setText("×")
        self.away.setProperty("bare", True)
        self.away.setAccessibleName(self.tr("Dismiss: {reminder}").format(reminder=reminder.text))
        give_tip(self.away, self.tr("Dismiss this reminder, as long as nothing changes"))
        self.away.clicked.connect(lambda: self.dismissed.emit(reminder.key))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 1, 2, 1)
        layout.setSpacing(0)
        layout.addWidget(self.go, 1)
        layout.addWidget(self.away, 0, Qt.AlignmentFlag.AlignTop)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


def badge_for(theme: Theme, camp: OpenCampaign, reminder: Reminder) -> ReminderBadge:
    """A badge that leads where something can be done, and can be dismissed."""
    badge = ReminderBadge(theme, reminder)
    badge.dismissed.connect(lambda key: camp.do(DismissReminder(key)))
    badge.wanted.connect(partial(lead_on, camp))
    return badge


def lead_on(camp: OpenCampaign, reminder: Reminder) -> None:
    """Go to where something can be done about a reminder."""
    known = [section.id for section in sections_of(camp.session if camp.is_open else None)]
    if (place := PLACES.get(reminder.kind, "")) in known and camp.is_open:
        camp.section_wanted.emit(place)
    elif reminder.hero:
        camp.show_hero(reminder.hero, TABS.get(reminder.kind, ""))
