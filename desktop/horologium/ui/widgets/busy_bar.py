"""Work in the background, told in the status line: what it is, how far it is, and a way to leave it off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QToolButton, QWidget

from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from horologium.ui.kit.jobs import Errand

PATIENCE_MS: Final = 300
"""What is done sooner is not worth a bar."""


class BusyBar(QWidget):
    """Shows one piece of work at a time; only what tells how far it is can be left off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._errand: Errand | None = None
        self.words, self.bar, self.cancel = PlainLabel("", "masthead"), QProgressBar(), QToolButton()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(150)
        self.cancel.setText(self.tr("Cancel"))
        self.cancel.setAccessibleName(self.tr("Cancel"))
        self.cancel.clicked.connect(self._on_cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self.words, self.bar, self.cancel):
            row.addWidget(part)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self.show)
        self.hide()

    def watch(self, errand: Errand) -> None:
        """Show how a piece of work goes on."""
        self._errand = errand
        self.words.setText(errand.label)
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(errand.label)
        self.cancel.setAccessibleName(self.tr("Cancel: {work}").format(work=errand.label))
        self.cancel.setAccessibleDescription(self.tr("Nothing is written then."))
        give_tip(self.cancel, self.cancel.accessibleDescription())
        self.cancel.setEnabled(True)
        self.cancel.hide()
        errand.progressed.connect(self._on_progress)
        errand.ended.connect(self._on_ended)
        self._patience.start()

    def _on_progress(self, done: int, total: int) -> None:
        if self.sender() is self._errand:
            self.bar.setRange(0, total)
            self.bar.setValue(done)
            self.cancel.show()

    def _on_ended(self) -> None:
        if self.sender() is self._errand:
            self._errand = None
            self._patience.stop()
            self.hide()

    def _on_cancel(self) -> None:
        if self._errand is not None:
            self._errand.cancel()
            self.cancel.setEnabled(False)
