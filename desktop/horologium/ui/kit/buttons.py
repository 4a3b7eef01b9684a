"""Plain buttons: one that does something or says why not, and one that opens a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QToolButton

from horologium.ui.kit.plain_text import give_tip, literal, spoken

if TYPE_CHECKING:
    from collections.abc import Callable


def button_for(text: str, run: Callable[[], object], why_not: str = "") -> QPushButton:
    """A button that does something, or says why it cannot."""
    button = QPushButton(text)
    button.setAccessibleName(spoken(text))
    button.clicked.connect(lambda _checked=False: run())
    button.setEnabled(not why_not)
    give_tip(button, why_not)
    button.setAccessibleDescription(why_not)
    return button


def rule_button(rule: str, topic: str, run: Callable[[str], object]) -> QToolButton:
    """A small button that opens a rule: its id, and what it is about."""
    words = " · ".join(part for part in (rule, topic) if part)
    button = QToolButton()
    button.setText(literal(words))
    button.setProperty("compact", True)
    button.setAccessibleName(QCoreApplication.translate("Buttons", "Read the rule {rule}").format(rule=words))
    button.clicked.connect(lambda _checked=False: run(rule))
    return button
