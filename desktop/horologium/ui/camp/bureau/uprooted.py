"""The sheet for a campaign whose file was moved or replaced while it was open: what is here was kept elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from horologium.ui.theme import Theme


class UprootedSheet(Sheet):
    """Accepted by whoever goes on with what was kept."""

    def __init__(self, theme: Theme, name: str, kept: Path, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("The file was taken away"), parent)
        text = self.tr(
            "The file of {name} was moved or replaced by another program while it was open here, perhaps by one that "
            "keeps folders in step. Everything up to this moment was kept as a campaign of its own, {kept}. Nothing "
            "more is written to the old one: go on with what was kept, or close this and look after the files first."
        )
        self.body.addWidget(PlainLabel(text.format(name=name, kept=kept.stem), "lead", wrap=True))
        self.body.addStretch(1)
        self.add_button(self.tr("&Look only"), self.reject)
        self.go = self.add_button(self.tr("&Go on with what was kept"), self.accept, default=True)
        self.finish()
        self.resize(560, 300)
