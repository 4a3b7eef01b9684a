"""The band builder with its files: keeps, shares, takes in and prints what the sheet shows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.ui.bands import OWN_BANDS
from horologium.ui.bands.files import SUFFIX, BandFolder, BandRefused, read_band, slug, write_band
from horologium.ui.bands.printing import print_to
from horologium.ui.bands.sheet import BandSheet
from horologium.ui.file_dialogs import ask_to_open, ask_to_save

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

    from horologium.content.library import Library
    from horologium.engine.rulesets.constellation.specs import BandSpec
    from horologium.ui.bands.draft import Draft
    from horologium.ui.desk import Places
    from horologium.ui.theme import Theme


class BandDesk(QObject):
    """Opens the builder and does what it asks for."""

    rule_requested = Signal(str)

    def __init__(self, theme: Theme, library: Library, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        content = _content(library)
        self._window, self.folder = parent, BandFolder(folder)
        self._samples: list[BandSpec] = list(content.get("bands", {}).values())
        self.sheet = BandSheet(theme, content.get("profiles", {}), parent)
        self.sheet.save_requested.connect(self.save)
        self.sheet.delete_requested.connect(self.delete)
        self.sheet.share_requested.connect(self._ask_where_to_share)
        self.sheet.import_requested.connect(self._ask_what_to_open)
        self.sheet.print_requested.connect(self._ask_where_to_print)
        self.sheet.rule_requested.connect(self._on_rule)
        self._show()

    def save(self, band: BandSpec) -> None:
        """Keep a band among one's own."""
        try:
            kept = self.folder.keep(band)
        except (BandRefused, OSError) as error:
            self.sheet.say(str(error))
            return
        self.sheet.take(kept, own=True)
        self._show(kept.id)
        self.sheet.say(self.tr("{name} is saved.").format(name=kept.name))

    def delete(self, id_: str) -> None:
        """Throw a band away; it stays on the sheet as a new one."""
        self.folder.remove(id_)
        self.sheet.take(self.sheet.draft.band(), own=False)
        self._show()
        self.sheet.say(self.tr("The band is deleted; Save keeps it again."))

    def open_file(self, path: Path) -> None:
        """Take a band from a file, as a new one."""
        try:
            band = read_band(path)
        except BandRefused as error:
            self.sheet.say(str(error))
            return
        self.sheet.take(band, own=False)
        self.sheet.say(self.tr("{file} is opened; Save keeps it.").format(file=path.name))

    def share(self, path: Path, band: BandSpec) -> None:
        """Write a band to a file for somebody else."""
        try:
            write_band(path, band)
        except BandRefused as error:
            self.sheet.say(str(error))
            return
        self.sheet.say(self.tr("Written to {file}.").format(file=path.name))

    def print(self, path: Path, draft: Draft) -> None:
        """Write a band as PDF."""
        done = print_to(path, draft)
        told = self.tr("Written to {file}.") if done else self.tr("{file} cannot be written.")
        self.sheet.say(told.format(file=path.name))

    def _show(self, current: str = "") -> None:
        self.sheet.show_bands(list(self.folder.bands()), self._samples, current)

    def _on_rule(self, rule: str) -> None:
        self.sheet.reject()
        self.rule_requested.emit(rule)

    def _ask_where_to_share(self, band: BandSpec) -> None:
        path = ask_to_save(
            self._window, self.tr("Share the band"), f"{slug(band.name)}{SUFFIX}", self.tr("Bands (*.toml)")
        )
        if path:
            self.share(Path(path), band)

    def _ask_what_to_open(self) -> None:
        path = ask_to_open(self._window, self.tr("Open a band"), self.tr("Bands (*.toml)"))
        if path:
            self.open_file(Path(path))

    def _ask_where_to_print(self, draft: Draft) -> None:
        path = ask_to_save(self._window, self.tr("Print the band"), f"{slug(draft.name)}.pdf", self.tr("PDF (*.pdf)"))
        if path:
            self.print(Path(path), draft)


def open_builder(theme: Theme, places: Places, window: QWidget, open_rule: Callable[[str], None]) -> BandSheet:
    """Make the builder for a window; its rules are opened elsewhere."""
    from horologium.content.library import Library  # noqa: PLC0415 - pydantic is slow to import

    library = Library(RULESETS, (places.campaigns, places.data / "packs"))
    desk = BandDesk(theme, library, places.data / OWN_BANDS, window)
    desk.rule_requested.connect(open_rule)
    desk.sheet.finished.connect(desk.deleteLater)
    return desk.sheet


def _content(library: Library) -> Mapping[str, Mapping[str, Any]]:
    """Profiles and bands of all packs of the game."""
    found: dict[str, dict[str, Any]] = {"profiles": {}, "bands": {}}
    for mission in library.missions(CONSTELLATION.id):
        for kind, entries in found.items():
            entries.update(mission.pack.content.get(kind, {}))
    return found
