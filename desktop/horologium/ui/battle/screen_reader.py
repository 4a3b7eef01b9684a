"""Tells screen readers what happens, without talking over itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

PAUSE = 350
"""So many milliseconds what happens is gathered, to be read in one breath."""
MOST = 6
"""More sentences than that nobody can follow; the journal has them all."""


def announce(widget: QWidget, text: str) -> None:
    """Have a sentence read aloud, where somebody listens."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class Speaker(QObject):
    """Gathers what happens and announces it now and then."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._waiting: list[str] = []
        self.last = ""
        self._later = QTimer(self, singleShot=True, interval=PAUSE)
        self._later.timeout.connect(self.speak)

    def say(self, sentences: Iterable[str]) -> None:
        """Have sentences read aloud soon."""
        self._waiting += [sentence for sentence in sentences if sentence]
        if self._waiting and not self._later.isActive():
            self._later.start()

    def speak(self) -> None:
        """Read what has gathered; of much only how much it was, and the end of it."""
        left = len(self._waiting) - MOST
        told = [self.tr("%n event(s) before that.", "", left)] if left > 0 else []
        told += [_closed(sentence) for sentence in self._waiting[-MOST:]]
        self._waiting = []
        self.last = " ".join(told)
        announce(self._widget, self.last)


def _closed(sentence: str) -> str:
    return sentence if sentence[-1] in ".!?…'\"”’" else f"{sentence}."
