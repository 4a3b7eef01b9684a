"""The one door for texts on their way to Qt, where they would be more than text.

Tooltips and messages guess whether they are given markup, and markup opens files; buttons, tabs and menus take ``&``
for a mnemonic. Names, notes and packs are not ours: they are shown letter by letter, and only what our own literals say
is markup or a mnemonic. ``tests/architecture/test_plain_text.py`` finds what goes round this door.
"""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import QToolTip, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction

    from PySide6.QtCore import QPoint

JOINER: Final = "\u2060"
"""Has no width, and stands in no tag: what holds one is not markup for Qt."""
_OPENINGS: Final = re.compile(r"<|&(?=lt;)")
_TAGS: Final = re.compile("<[^>]*>")
_MARKS: Final = re.compile(r"&(.?)", re.DOTALL)


# Markup of our own


class Markup(str):
    """Markup that a literal of ours says; whatever fills its gaps is text, unless it is such markup itself."""

    __slots__ = ()

    def fill(self, *texts: object, **named: object) -> Markup:
        """Put texts into the gaps."""
        return Markup(self.format(*map(_safe, texts), **{name: _safe(text) for name, text in named.items()}))

    def between(self, texts: Iterable[str]) -> Markup:
        """Join texts with this between them."""
        return Markup(self.join(map(_safe, texts)))


def escaped(text: str) -> Markup:
    """A text as markup that shows it letter by letter."""
    return text if isinstance(text, Markup) else Markup(html.escape(text))


def lined(text: str) -> Markup:
    """A text as markup, in the lines that it has."""
    return Markup("<br>").between(text.split("\n"))


def together(parts: Iterable[str]) -> Markup:
    """Parts one after the other."""
    return Markup("").between(parts)


def _safe(text: object) -> str:
    return escaped(text if isinstance(text, str) else str(text))


# What guesses


class Tipped(Protocol):
    """What has a tooltip: a widget, an action, a figure on a board, an item of a list."""

    def setToolTip(self, text: str, /) -> None:
        """Take a tooltip."""


def guessed(text: str) -> str:
    """A text for what guesses: our markup is guessed to be markup, everything else to be none."""
    if isinstance(text, Markup) == Qt.mightBeRichText(text):
        return text
    return f"<qt>{text}</qt>" if isinstance(text, Markup) else _OPENINGS.sub(lambda found: found[0] + JOINER, text)


def give_tip(thing: Tipped, text: str) -> None:
    """Let something have a tooltip; it is what is heard too, unless something else was given to be heard."""
    if isinstance(thing, QAction):
        text = text or spoken(thing.text())  # without a tooltip it would show its own words, and guess
    tip = guessed(text)
    if isinstance(thing, QWidget) and thing.accessibleDescription() in {"", _heard(thing.toolTip())} - {_heard(tip)}:
        thing.setAccessibleDescription(_heard(tip))
    thing.setToolTip(tip)


def _heard(tip: str) -> str:
    """A tooltip as it is read aloud."""
    if not Qt.mightBeRichText(tip):
        return tip.replace(JOINER, "")
    return html.unescape(_TAGS.sub("", tip.replace("<br>", "\n")))


def show_tip(at: QPoint, text: str, widget: QWidget) -> None:
    """Show a tooltip now, or none if there is nothing to be said."""
    QToolTip.showText(at, guessed(text), widget)


def is_sure(parent: QWidget, title: str, question: str) -> bool:
    """Ask a question that is answered by yes or no."""
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 - no window begins with a question

    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setText(question)
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    return box.exec() == QMessageBox.StandardButton.Yes


# Mnemonics and other signs


def give_title(window: QWidget, text: str) -> None:
    """Let a window have a title, in which ``[*]`` is no sign of a change."""
    window.setWindowTitle(text.replace("[*]", "[*][*]"))


def literal(name: str) -> str:
    """A name for a button, a tab or a menu: its ``&`` is shown, and is no mnemonic."""
    return name.replace("&", "&&")


def spoken(caption: str) -> str:
    """The caption of a button, a tab or a menu as it is read: without the mark of its mnemonic."""
    return _MARKS.sub(r"\1", caption)


def percent(share: Fraction | float, *, counted: bool = False) -> str:
    """Write a share of one; what was ``counted`` over trials is never quite certain."""
    whole = round(share * 100)
    if whole <= 0:
        return "0 %" if share <= 0 and not counted else "< 1 %"
    if whole >= 100:
        return "100 %" if share >= 1 and not counted else "> 99 %"
    return f"{whole} %"
