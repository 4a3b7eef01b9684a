"""Undo and redo by the page that is shown: the last decision of the battle, or the last step of the campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from horologium.ui.kit.plain_text import spoken

if TYPE_CHECKING:
    from horologium.ui.rooms import Rooms

CAMP = "camp"

translate = QCoreApplication.translate


class Undoing(QObject):
    """Does what the menu names, and lets the menu name it."""

    def __init__(self, rooms: Rooms) -> None:
        super().__init__(rooms)
        self._rooms = rooms
        self._page = ""
        self._battle = ("", "")
        rooms.window.page_changed.connect(self._on_page)
        if rooms.camp is not None:
            for signal in (rooms.camp.opened, rooms.camp.closed, rooms.camp.changed):
                signal.connect(self._name)

    def undo(self) -> None:
        """Take the last thing back that was done on this page."""
        if not self._in_camp():
            self._rooms.launcher.undo()
        elif self._rooms.camp is not None and self._rooms.camp.is_open:
            self._rooms.camp.undo()

    def redo(self) -> None:
        """Do it again."""
        if not self._in_camp():
            self._rooms.launcher.redo()
        elif self._rooms.camp is not None and self._rooms.camp.is_open:
            self._rooms.camp.redo()

    def name_battle(self, undo: str, redo: str) -> None:
        """Remember what undo and redo would do in the battle."""
        self._battle = (undo, redo)
        self._name()

    def _in_camp(self) -> bool:
        return self._page == CAMP

    def _on_page(self, page: str) -> None:
        self._page = page
        self._name()

    def _name(self) -> None:
        """Let the menu name what undo and redo would do here."""
        if not self._rooms.window.actions_by_name:
            return
        undo, redo = self._campaign() if self._in_camp() else self._battle
        self._rooms.window.rename(spoken(translate("Commands", "&Undo")), undo)
        self._rooms.window.rename(spoken(translate("Commands", "&Redo")), redo)

    def _campaign(self) -> tuple[str, str]:
        camp = self._rooms.camp
        if camp is None or not camp.is_open:
            return "", ""
        undo, redo = camp.session.can_undo(), camp.session.can_redo()
        return undo.label if undo else "", redo.label if redo else ""
