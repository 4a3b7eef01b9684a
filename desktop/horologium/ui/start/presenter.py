"""Joins the start screen to the shelf of packs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from horologium.ui.start.packs import PackRefusedError

if TYPE_CHECKING:
    from pathlib import Path

    from horologium.ui.kit.jobs import Jobs
    from horologium.ui.start.packs import PackShelf, PackShelfRow
    from horologium.ui.start.page import StartPage


class StartPresenter(QObject):
    """Reads the shelf in the background, takes packs in, and tells what came of it."""

    problems_found = Signal(str, list)
    said = Signal(str)

    def __init__(self, page: StartPage, shelf: PackShelf, jobs: Jobs) -> None:
        super().__init__(page)
        self._page, self._shelf, self._jobs = page, shelf, jobs
        self._rows: dict[str, PackShelfRow] = {}
        page.reasons_requested.connect(self._on_reasons)

    def refresh(self) -> None:
        """Read the shelf again."""
        self._jobs.run_query(self._shelf.rows, self._show)

    def add_pack(self, path: Path) -> None:
        """Check a pack and take it in."""
        label = self.tr("Checking {name}…").format(name=path.name)
        self._jobs.run_change(label, lambda: self._try_to_add(path), self._on_added)

    def _try_to_add(self, path: Path) -> str | PackRefusedError:
        try:
            return self._shelf.add(path)
        except PackRefusedError as refused:
            return refused
        except OSError as error:
            return PackRefusedError(path.name, [f"{error.filename or path.name}: {error.strerror or error}"])

    def _on_added(self, added: str | PackRefusedError) -> None:
        if isinstance(added, PackRefusedError):
            self.said.emit(self.tr("{name} was not added.").format(name=added.name))
            self.problems_found.emit(added.name, list(added.reasons))
            return
        self.said.emit(self.tr("{name} is on your shelf now.").format(name=added))
        self.refresh()

    def _show(self, rows: list[PackShelfRow]) -> None:
        self._rows = {row.id: row for row in rows}
        self._page.show_packs(rows)

    def _on_reasons(self, pack: str) -> None:
        row = self._rows[pack]
        self.problems_found.emit(row.name, list(row.reasons))
