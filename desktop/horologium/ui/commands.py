"""Everything that can be done by menu or key, as one list: menus, palette and shortcut list are made from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAction, QKeySequence

from horologium.ui.kit.plain_text import spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QMainWindow


class Command(NamedTuple):
    """One thing to do: the menu it stands in, its text, its keys (the first is shown), and what it calls."""

    menu: str
    text: str
    keys: tuple[str, ...]
    run: Callable[[], None]
    opens_group: bool = False
    """A line is drawn above it in the menu."""
    needs_campaign: bool = False
    """It is grey while no campaign is open."""
    section: str = ""
    """It leads to this section of the campaign page, and is there where a campaign has it."""

    @property
    def name(self) -> str:
        """The text as read, without the mark of its mnemonic."""
        return spoken(self.text).rstrip("…")


def build_menus(window: QMainWindow, commands: Sequence[Command]) -> list[QAction]:
    """Give the window its menus, in the order of the list."""
    actions = []
    menus = {name: window.menuBar().addMenu(name) for name in dict.fromkeys(command.menu for command in commands)}
    for command in commands:
        if command.opens_group:
            menus[command.menu].addSeparator()
        action = QAction(command.text, window)
        action.setShortcuts([QKeySequence(key) for key in command.keys])
        action.triggered.connect(command.run)
        menus[command.menu].addAction(action)
        actions.append(action)
    return actions
