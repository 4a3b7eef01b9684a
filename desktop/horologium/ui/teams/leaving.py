"""Asks what shall become of a team that was changed and not saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from horologium.engine.core.speech import say
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from horologium.engine.core.teams import TeamWords
    from horologium.ui.kit.theme import Theme


class LeavingSheet(Dialog):
    """Save it, throw it away, or go on with it, which is what closing this sheet means too."""

    save_wanted = Signal()
    discard_wanted = Signal()

    def __init__(
        self, theme: Theme, words: TeamWords, name: str, *, can_save: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, self.tr("Not saved yet"), parent)
        told = self.tr("The changes to {name} are not saved.").format(name=name) if name else say(words.unsaved)
        self.body.addWidget(PlainLabel(told, wrap=True))
        if not can_save:
            self.body.addWidget(PlainLabel(say(words.wanting), "note", wrap=True))
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
