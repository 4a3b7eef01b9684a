"""Puts settings into effect: theme, size of text, motion, speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from horologium.ui.kit.theme import TEXT_SIZES
from horologium.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from horologium.ui.kit.theme import Theme
    from horologium.ui.settings.preferences import Settings

_MOVING = (Qt.UIEffect.UI_AnimateMenu, Qt.UIEffect.UI_AnimateCombo, Qt.UIEffect.UI_AnimateTooltip)


class LookPresenter(QObject):
    """Puts wishes into effect at once, keeps them, and tells what holds now."""

    preferences_changed = Signal(tuple)
    said = Signal(str)

    def __init__(self, settings: Settings, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings, self._theme = settings, theme
        self._still(settings.preferences.reduce_motion)

    @property
    def preferences(self) -> Preferences:
        """What holds now."""
        return self._settings.preferences

    def apply(self, wanted: tuple[object, ...]) -> None:
        """Change looks and write them down."""
        preferences = wanted if isinstance(wanted, Preferences) else Preferences(*wanted)  # type: ignore[arg-type]
        self._settings.keep(preferences)
        self._theme.set_look(preferences.theme, preferences.text_size)
        self._still(preferences.reduce_motion)
        if not self._settings.writable():
            self.said.emit(self.tr("The settings file cannot be written; this holds until you close the window."))
        self.preferences_changed.emit(preferences)

    def choose_theme(self, name: str) -> None:
        """Change the theme alone."""
        self.apply(self.preferences._replace(theme=name))

    def step_text_size(self, step: int) -> None:
        """Make all text larger or smaller by one size."""
        at = TEXT_SIZES.index(self.preferences.text_size) + step
        self.apply(self.preferences._replace(text_size=TEXT_SIZES[min(max(at, 0), len(TEXT_SIZES) - 1)]))

    def normal_text_size(self) -> None:
        """Go back to the size everything was drawn for."""
        self.apply(self.preferences._replace(text_size=100))

    def choose_speed(self, percent: int) -> None:
        """Change how quickly battles are played; motion is wanted then."""
        self.apply(
            self.preferences._replace(speed=percent, reduce_motion=self.preferences.reduce_motion and not percent)
        )

    def reset(self) -> None:
        """Go back to the defaults."""
        self.apply(Preferences())
        self.said.emit(self.tr("Default settings are back."))

    @staticmethod
    def _still(reduce_motion: bool) -> None:
        for effect in _MOVING:
            QApplication.setEffectEnabled(effect, not reduce_motion)
