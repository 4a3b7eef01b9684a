"""Builds the window: where theme, settings, pages, presenters and commands are made and joined."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QApplication

from horologium.ui.kit.theme import Theme
from horologium.ui.languages.languages import Languages, spoken
from horologium.ui.settings.preferences import Settings
from horologium.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from horologium.campaign.office import Office
    from horologium.ui.start.packs import PackShelf
    from horologium.ui.window.presenter import WindowPresenter


TITLE_BAR = QSize(8, 44)
"""What the frame round a window takes; it is not known before the window is shown."""


class WindowFolders(NamedTuple):
    """The folders that the window works with."""

    data: Path
    resources: Path
    campaigns: Path


class WindowBuilder(QObject):
    """Opens the bare window at once, and furnishes it when it has been painted."""

    furnished = Signal()

    def __init__(
        self,
        app: QApplication,
        places: WindowFolders,
        shelf: PackShelf | None = None,
        versions: Callable[[], list[str]] = list,
        office: Callable[[], Office] | None = None,
    ) -> None:
        super().__init__(app)
        self.places, self._shelf, self._versions, self._office = places, shelf, versions, office
        self.settings = Settings(places.data)
        wanted = self.settings.preferences
        self.languages = Languages(places.resources / "translations")
        self.languages.speak(wanted.language)
        self.theme = Theme(app, places.resources / "qss" / "window.qss", wanted.theme, wanted.text_size)
        self._catching = False
        self.window = self._new_window()
        self.window.first_painted.connect(self.furnish)

    def _new_window(self) -> MainWindow:
        window = MainWindow(self.theme)
        if (geometry := self.settings.layout("window")) is not None:
            window.restoreGeometry(geometry)
        return window

    def fit(self, room: QSize) -> None:
        """Keep a window that nobody has sized yet, with its title bar, within the screen."""
        if self.settings.layout("window") is None:
            self.window.resize(self.window.size().boundedTo(room - TITLE_BAR))

    def furnish(self) -> None:
        """Build what is inside the window, once."""
        if hasattr(self, "main"):
            return
        self._build()
        self.furnished.emit()

    def _build(self) -> None:
        # Nothing of this is needed for the first paint, and importing it takes longer than that.
        from horologium.ui.start.packs import LibraryShelf  # noqa: PLC0415
        from horologium.ui.window.presenter import WindowPresenter  # noqa: PLC0415

        self.theme.dress()
        shelf = self._shelf or LibraryShelf(self.places.campaigns, self.places.data / "packs")
        self.main: WindowPresenter = WindowPresenter(
            self.window, self.theme, self.settings, self.places, shelf, self._versions, self._office
        )
        self.main.look.preferences_changed.connect(self._on_preferences)
        self.main.open()

    def open_file(self, path: Path) -> None:
        """Open a file in the window that is there now: another language brings others."""
        self.main.open_file(path)

    def catch_faults(self) -> None:
        """Show faults of our own instead of dying of them."""
        self._catching = True
        self.main.faults.install()

    def _on_preferences(self, preferences: tuple[object, ...]) -> None:
        wanted = self.settings.preferences.language
        if preferences and spoken(wanted) != self.languages.code:
            QTimer.singleShot(0, self, self.speak_anew)  # the page that asked for it is about to go

    def speak_anew(self) -> None:
        """Open the window anew in another language, at the same place and with the same campaign."""
        page, camp = self.window.current, self.main.camp
        campaign = camp.path if camp is not None else None
        QApplication.setQuitOnLastWindowClosed(False)
        self.main.close_dialog()
        self.window.close()
        self.window.deleteLater()
        self.languages.speak(self.settings.preferences.language)
        self.window = self._new_window()
        self._build()
        if self._catching:
            self.main.faults.install()
        self.window.show()
        QApplication.setQuitOnLastWindowClosed(True)
        if campaign is not None and self.main.campaigns is not None:
            self.main.campaigns.open(campaign)
        self.window.go_to(page)

    def close(self) -> None:
        """Close the window and whatever stands before it, for good."""
        self.main.close_dialog()
        self.window.close()
        self.languages.fall_silent()
        self.window.deleteLater()
        self.deleteLater()

    def settle(self) -> None:
        """Do everything that waits, so that a picture of the window shows it complete."""
        for _ in range(3):
            QCoreApplication.processEvents()
            self.main.jobs.wait()
        self.main.stop_hand()
        self._finish_drawings()
        QCoreApplication.processEvents()

    def _finish_drawings(self) -> None:
        from horologium.ui.kit.pan_zoom_view import PanZoomView  # noqa: PLC0415 - for pictures and tests only

        for view in self.window.findChildren(PanZoomView):
            if view.isVisible():
                view.finish()
