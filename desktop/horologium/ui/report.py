"""A bug report as one file: versions, logs and settings, and the campaign if the player wants it. Nothing is sent."""

from __future__ import annotations

import zipfile
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QWidget

from horologium.ui.faults import LOG
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.settings import FILE as SETTINGS
from horologium.ui.vigil import CRASH

if TYPE_CHECKING:
    from pathlib import Path

    from horologium.ui.kit.theme import Theme

LARGEST: Final = 2**20
"""Of a log only so many bytes at its end go into the report."""
LOGS: Final = (LOG, CRASH, SETTINGS)


class ReportSheet(Dialog):
    """Asks what happened and whether the campaign may go with it; ``wanted`` carries both."""

    wanted = Signal(str, bool)

    def __init__(self, theme: Theme, *, campaign: bool, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("A bug report"), parent)
        about = self.tr(
            "It becomes one .zip file on your disk: versions, the logs of this program and its settings. Nothing is "
            "sent to anybody; you decide what to do with the file."
        )
        self.body.addWidget(PlainLabel(about, "note", wrap=True))
        self.body.addWidget(PlainLabel(self.tr("What happened, and what did you expect?"), "title"))
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("What happened"))
        self.body.addWidget(self.text, 1)
        self.campaign = QCheckBox(self.tr("With the &campaign that is open, as it is now"))
        self.campaign.setVisible(campaign)
        self.body.addWidget(self.campaign)
        self.add_button(self.tr("C&ancel"), self.reject)
        self.save = self.add_button(self.tr("&Save…"), self._on_save, default=True)
        self.finish()
        self.resize(600, 460)

    def _on_save(self) -> None:
        words, campaign = self.text.toPlainText(), self.campaign.isChecked() and not self.campaign.isHidden()
        self.accept()
        self.wanted.emit(words, campaign)


def write_report(target: Path, data: Path, words: str, facts: str, campaign: Path | None = None) -> None:
    """Write the file, whole or not at all; logs that are not there are left out."""
    made = target.with_name(f"{target.name}.part")
    try:
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("report.txt", f"{words.strip()}\n\n{facts}\n")
            for name in LOGS:
                with suppress(OSError):
                    archive.writestr(name, (data / name).read_bytes()[-LARGEST:])
            if campaign is not None:
                archive.write(campaign, campaign.name)
        made.replace(target)
    finally:
        with suppress(OSError):
            made.unlink(missing_ok=True)
