"""What users expect of any program: files from the command line or dropped on the window, and a bug report."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from horologium.campaign.errors import CampaignError
from horologium.campaign.progress import Cancelled
from horologium.campaign.suffixes import EXPORTED_FILE
from horologium.ui.kit.file_dialogs import ask_to_save
from horologium.workrooms import Workroom

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.ui.rooms import Rooms


class Manners(QObject):
    """Knows the rooms and the data folder."""

    def __init__(self, rooms: Rooms, data: Path, further: Callable[[], list[str]]) -> None:
        super().__init__(rooms)
        self._rooms, self._data, self._further = rooms, data, further

    def open_file(self, path: Path) -> None:
        """Open a campaign, an exported one, a hero or a pack."""
        if self._rooms.campaigns is not None:
            self._rooms.campaigns.files.open_file(path)
        else:
            self._rooms.add_pack(path)

    def ask_for_report(self) -> None:
        """Ask what happened."""
        from horologium.ui.report import ReportSheet  # noqa: PLC0415 - when first wanted

        camp = self._rooms.camp
        sheet = ReportSheet(self._rooms.theme, campaign=camp is not None and camp.is_open, parent=self._rooms.window)
        sheet.wanted.connect(self._ask_where)
        self._rooms.show_sheet(sheet)

    def _ask_where(self, words: str, campaign: bool) -> None:
        path = ask_to_save(
            self._rooms.window, self.tr("Save the bug report"), "horologium-report.zip", self.tr("Archives (*.zip)")
        )
        if path:
            self.save_report(Path(path), words, campaign=campaign)

    def save_report(self, target: Path, words: str, *, campaign: bool) -> None:
        """Write a report in the background."""
        label = self.tr("Writing the bug report…")
        work = partial(self._write, target, words, campaign=campaign)
        self._rooms.jobs.run_change(label, work, partial(self._written, target))

    def _write(self, target: Path, words: str, *, campaign: bool) -> str:
        """Write it; gives what went wrong, in a sentence."""
        from horologium.ui.dialogs import versions  # noqa: PLC0415 - it brings all dialogs
        from horologium.ui.report import write_report  # noqa: PLC0415

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
        camp = self._rooms.camp
        if camp is None or not camp.is_open or camp.path is None:
            return None
        target = folder / f"campaign{EXPORTED_FILE}"
        camp.office.shelf.export(camp.path, target, [camp.session.pack])
        return target

    def _written(self, target: Path, trouble: str) -> None:
        self._rooms.window.say(trouble or self.tr("The report is in {path}").format(path=target))
