"""A bug report as one file: versions, logs and settings, and the campaign if the player wants it. Nothing is sent."""

from __future__ import annotations

import zipfile
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QWidget

from horologium.campaign.errors import CampaignError
from horologium.campaign.progress import Cancelled
from horologium.campaign.suffixes import EXPORTED_FILE
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.file_dialogs import ask_to_save
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.settings.preferences import FILE as SETTINGS
from horologium.ui.window.crash_watch import CRASH, LOG
from horologium.workrooms import Workroom

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.ui.kit.theme import Theme
    from horologium.ui.window.presenter import WindowPresenter

LARGEST: Final = 2**20
"""Of a log only so many bytes at its end go into the report."""
LOGS: Final = (LOG, CRASH, SETTINGS)


class BugReportDialog(Dialog):
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


class BugReportPresenter(QObject):
    """Knows the window and the data folder."""

    def __init__(self, main: WindowPresenter, data: Path, further: Callable[[], list[str]]) -> None:
        super().__init__(main)
        self._main, self._data, self._further = main, data, further

    def ask(self) -> None:
        """Ask what happened."""
        camp = self._main.camp
        dialog = BugReportDialog(self._main.theme, campaign=camp is not None and camp.is_open, parent=self._main.window)
        dialog.wanted.connect(self._ask_where)
        self._main.show_dialog(dialog)

    def _ask_where(self, words: str, campaign: bool) -> None:
        path = ask_to_save(
            self._main.window, self.tr("Save the bug report"), "horologium-report.zip", self.tr("Archives (*.zip)")
        )
        if path:
            self.save_report(Path(path), words, campaign=campaign)

    def save_report(self, target: Path, words: str, *, campaign: bool) -> None:
        """Write a report in the background."""
        label = self.tr("Writing the bug report…")
        work = partial(self._write, target, words, campaign=campaign)
        self._main.jobs.run_change(label, work, partial(self._written, target))

    def _write(self, target: Path, words: str, *, campaign: bool) -> str:
        """Write it; gives what went wrong, in a sentence."""
        from horologium.ui.window.dialogs import versions  # noqa: PLC0415 - it brings all dialogs

        facts = versions(self._further())
        try:
            with Workroom() as folder:
                exported = self._exported(folder) if campaign else None
                write_report(target, self._data, words, facts, exported)
        except Cancelled as error:
            return str(error)
        except (CampaignError, OSError) as error:
            return self.tr("The report could not be written: {why}. Choose another place.").format(why=error)
        return ""

    def _exported(self, folder: Path) -> Path | None:
        """The open campaign as a file."""
        camp = self._main.camp
        if camp is None or not camp.is_open or camp.path is None:
            return None
        target = folder / f"campaign{EXPORTED_FILE}"
        camp.office.shelf.export(camp.path, target, [camp.session.pack])
        return target

    def _written(self, target: Path, trouble: str) -> None:
        self._main.window.say(trouble or self.tr("The report is in {path}").format(path=target))
