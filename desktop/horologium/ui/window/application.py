"""The application, and files that the system hands over: macOS tells of a double click by an event, at any time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QEvent


class HandedFiles:
    """Keeps what comes before the window can open it."""

    def __init__(self) -> None:
        self._waiting: list[Path] = []
        self._open: Callable[[Path], None] | None = None

    def put(self, file: Path) -> None:
        """Open a file, as soon as somebody can."""
        if self._open is None:
            self._waiting.append(file)
        else:
            self._open(file)

    def deliver_to(self, open_file: Callable[[Path], None]) -> None:
        """Open what has come, and everything that comes from now on."""
        self._open = open_file
        while self._waiting:
            open_file(self._waiting.pop(0))


class Application(QApplication):
    """The application, with its letterbox."""

    def __init__(self, arguments: Sequence[str]) -> None:
        # Fusion looks the same everywhere. Named here, it need not be handed to Python, with all that a style can do.
        super().__init__([*arguments, "-style", "fusion"])
        self.handed_files = HandedFiles()

    def event(self, event: QEvent) -> bool:
        """Take in the files that are told of."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.handed_files.put(Path(event.file()))
            return True
        return super().event(event)
