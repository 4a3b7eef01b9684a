"""What the player's desktop asks for: light or dark, plain or high contrast."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication


class SystemLook(QObject):
    """Tells of changes once, however many arrive together."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Both wrappers are kept: the second one dies with the first.
        self._hints = QGuiApplication.styleHints()
        self._accessibility = self._hints.accessibility()
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self.changed)
        self._hints.colorSchemeChanged.connect(self._on_changed)
        self._accessibility.contrastPreferenceChanged.connect(self._on_changed)

    @property
    def dark(self) -> bool:
        """Whether dark windows are wanted."""
        return self._hints.colorScheme() == Qt.ColorScheme.Dark

    @property
    def high_contrast(self) -> bool:
        """Whether high contrast is wanted."""
        return self._accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast

    def _on_changed(self) -> None:
        self._waiting.start(0)
