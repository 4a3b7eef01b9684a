"""Builds the window: theme, pages, presenters and commands, joined to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from horologium.ui.main_window import MainWindow
from horologium.ui.settings import Settings
from horologium.ui.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from horologium.campaign.office import Office
    from horologium.ui.packs import Shelf
    from horologium.ui.rooms import Rooms


class Places(NamedTuple):
    """The folders that the window works with."""

    data: Path
    resources: Path
    campaigns: Path


class Desk(QObject):
    """Opens the bare window at once, and furnishes it when it has been painted."""

    furnished = Signal()

    def __init__(
        self,
        app: QApplication,
        places: Places,
        shelf: Shelf | None = None,
        versions: Callable[[], list[str]] = list,
        office: Callable[[], Office] | None = None,
    ) -> None:
        super().__init__(app)
        self.places, self._shelf, self._versions, self._office = places, shelf, versions, office
        self.settings = Settings(places.data)
        wanted = self.settings.preferences
        self.theme = Theme(app, places.resources / "qss" / "window.qss", wanted.theme, wanted.text_size)
        self.window = MainWindow(self.theme)
        if (geometry := self.settings.layout("window")) is not None:
            self.window.restoreGeometry(geometry)
        self.window.first_painted.connect(self.furnish)

    def furnish(self) -> None:
        """Build what is inside the window, once."""
        if hasattr(self, "rooms"):
            return
        # Nothing of this is needed for the first paint, and importing it takes longer than that.
        from horologium.ui.packs import LibraryShelf  # noqa: PLC0415
        from horologium.ui.rooms import Rooms  # noqa: PLC0415

        self.theme.dress()
        shelf = self._shelf or LibraryShelf(self.places.campaigns, self.places.data / "packs")
        self.rooms: Rooms = Rooms(
            self.window, self.theme, self.settings, self.places, shelf, self._versions, self._office
        )
        self.rooms.open()
        self.furnished.emit()

    def catch_faults(self) -> None:
        """Show faults of our own instead of dying of them."""
        self.rooms.faults.install()

    def close(self) -> None:
        """Close the window and whatever stands before it, for good."""
        self.rooms.close_sheet()
        self.window.close()
        self.window.deleteLater()
        self.deleteLater()

    def settle(self) -> None:
        """Do everything that waits, so that a picture of the window shows it complete."""
        for _ in range(3):
            QCoreApplication.processEvents()
            self.rooms.jobs.wait()
        self.rooms.stop_hand()
        QCoreApplication.processEvents()
