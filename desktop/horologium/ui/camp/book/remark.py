"""A small sheet for the remark on an entry that the program wrote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from horologium.ui.kit.theme import Theme


class RemarkDialog(Dialog):
    """Writes a remark; an empty one takes it away. ``saved`` carries the text."""

    saved = Signal(str)

    def __init__(self, theme: Theme, title: str, remark: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("A remark"), parent)
        about = self.tr("Your words stand beside “{title}”; the entry itself stays as it was written.")
        self.body.addWidget(PlainLabel(about.format(title=title), "note", wrap=True))
        self.text = QPlainTextEdit(remark)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Your remark"))
        self.body.addWidget(self.text, 1)
        self.add_button(self.tr("&Cancel"), self.reject)
        if remark:
            self.add_button(self.tr("&Take it away"), lambda: self._give(""))
        self.add_button(self.tr("&Save"), lambda: self._give(self.text.toPlainText()), default=True)
        self.finish()
        self.resize(520, 320)

    def _give(self, text: str) -> None:
        self.accept()
        self.saved.emit(text)
