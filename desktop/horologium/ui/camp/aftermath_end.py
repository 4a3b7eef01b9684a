"""The sheet that comes up when a battle of the campaign is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from horologium.ui.theme import Theme


class EndSheet(Sheet):
    """Asks whether to look at the result now; whoever stays may still take answers back."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("The battle is over"), parent)
        text = self.tr("Look at the result before it counts, or stay here, look back and take answers back.")
        self.body.addWidget(PlainLabel(text, "lead", wrap=True))
        self.add_button(self.tr("&Stay here"), self.reject)
        self.look = self.add_button(self.tr("&Look at the result"), self.accept, default=True)
        self.finish()
        self.resize(480, 200)
