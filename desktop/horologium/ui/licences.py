"""The licences of what a bundle carries; they are collected where it is built, so a checkout has none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from horologium.ui.dialogs import AboutDialog
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from pathlib import Path

    from horologium.ui.kit.theme import Theme
    from horologium.ui.rooms import Rooms

FOLDER: Final = "licences"
INDEX: Final = "index.txt"


def show_about(rooms: Rooms, resources: Path, versions: list[str]) -> None:
    """Say what this program is, and lead on to the licences where there are any."""
    text = read(resources)
    dialog = AboutDialog(rooms.theme, rooms.window, versions, licences=bool(text))
    dialog.licences_wanted.connect(lambda: rooms.show_sheet(LicencesDialog(rooms.theme, text, rooms.window)))
    rooms.show_sheet(dialog)


def read(resources: Path) -> str:
    """Give the list of parts and then their licences, or nothing where none were collected."""
    index = resources / FOLDER / INDEX
    if not index.is_file():
        return ""
    others = sorted(file for file in index.parent.glob("*.txt") if file != index)
    return "\n\n".join(file.read_text("utf-8", "replace").strip() for file in (index, *others))


class LicencesDialog(Dialog):
    """Shows the licences, to be read and copied."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Licences"), parent)
        self.body.addWidget(
            PlainLabel(self.tr("Horologium comes with the work of others, under these terms:"), wrap=True)
        )
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Licences"))
        self.body.addWidget(self.text, 1)
        self.add_button(self.tr("C&lose"), self.accept, default=True)
        self.finish()
        self.resize(760, 560)
