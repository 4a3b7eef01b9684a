"""The sheet that asks before a campaign goes to the bin: undo cannot bring it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from horologium.ui.theme import Theme


class RemoveSheet(Sheet):
    """Accepted by whoever means it."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Move to the bin"), parent)
        text = self.tr(
            "{name} leaves the shelf with its snapshots and pictures. Nothing is deleted: all of it lies in the folder "
            "“bin” beside your campaigns, and can be moved back from there."
        )
        self.body.addWidget(PlainLabel(text.format(name=name), "lead", wrap=True))
        self.body.addStretch(1)
        self.add_button(self.tr("&Keep it"), self.reject, default=True)
        self.go = self.add_button(self.tr("&Move to the bin"), self.accept)
        self.finish()
        self.resize(520, 260)
