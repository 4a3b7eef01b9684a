"""Asks what shall become of a band that was changed and not saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from horologium.ui.theme import Theme


class LeavingSheet(Sheet):
    """Save it, throw it away, or go on with it, which is what closing this sheet means too."""

    save_wanted = Signal()
    discard_wanted = Signal()

    def __init__(self, theme: Theme, name: str, *, can_save: bool, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Not saved yet"), parent)
        words = self.tr("The changes to {name} are not saved.") if name else self.tr("The new band is not saved.")
        self.body.addWidget(PlainLabel(words.format(name=name), wrap=True))
        if not can_save:
            self.body.addWidget(PlainLabel(self.tr("To be saved it needs a name and a miniature."), "note", wrap=True))
        self.save = self.add_button(self.tr("&Save"), self._on_save)
        self.save.setEnabled(can_save)
        self.discard = self.add_button(self.tr("&Throw away"), self._on_discard)
        self.go_on = self.add_button(self.tr("&Go on with it"), self.reject, default=True)
        self.finish()

    def _on_save(self) -> None:
        self.accept()
        self.save_wanted.emit()

    def _on_discard(self) -> None:
        self.accept()
        self.discard_wanted.emit()
