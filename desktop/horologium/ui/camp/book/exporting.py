"""The chronicle as a file to keep: Markdown or a web page with its pictures beside it, or a PDF."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from horologium.campaign import chronicle_html, chronicle_markdown
from horologium.campaign.chronicle import document
from horologium.campaign.progress import advance
from horologium.content.names import portable_file
from horologium.ui.camp.book.pdf import write_pdf
from horologium.ui.kit.file_dialogs import ask_to_save

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

    from horologium.campaign.chronicle import Document
    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.camp import Camp

PICTURES: Final = "pictures"


class ChronicleExporter(QObject):
    """Asks where to, and writes in the background."""

    def __init__(self, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._camp, self._window = camp, parent

    def ask(self, kind: str) -> None:
        """Ask for a place, and export there."""
        names = {
            "md": self.tr("Markdown (*.md)"),
            "html": self.tr("Web pages (*.html)"),
            "pdf": self.tr("PDF documents (*.pdf)"),
        }
        name = self._camp.session.books.charter.name
        title = self.tr("Export the chronicle")
        path = ask_to_save(self._window, title, f"{name}.{kind}", names[kind])
        if path:
            chosen = Path(path)
            self.export(chosen if chosen.suffix else chosen.with_suffix(f".{kind}"), kind)

    def export(self, path: Path, kind: str) -> None:
        """Write the chronicle to a file."""
        words, work = self.tr("Exporting the chronicle…"), partial(write, self._camp.session, path, kind)
        self._camp.errand(words, work, lambda _done: self._tell(path))

    def _tell(self, path: Path) -> None:
        self._camp.said.emit(self.tr("The chronicle is in {path}").format(path=path))


def write(session: CampaignSession, path: Path, kind: str) -> None:
    """Read the whole chronicle with its pictures and write it; may be called in the background."""
    told = document(session)
    named = {entry.picture for part in told.parts for entry in part.entries if entry.picture}
    found: dict[str, bytes] = {}
    for number, name in enumerate(sorted(named)):
        advance(number, len(named))
        data = session.archive.picture(name)
        found |= {} if data is None else {name: data}
    WRITERS[kind](path, told, found)


def write_markdown(path: Path, told: Document, pictures: Mapping[str, bytes]) -> None:
    """A file of Markdown, with the pictures in a folder beside it."""
    _write_pictures(path, pictures)
    put(path, chronicle_markdown.write(told).encode())


def write_html(path: Path, told: Document, pictures: Mapping[str, bytes]) -> None:
    """A web page that prints well too, with the pictures in a folder beside it."""
    _write_pictures(path, pictures)
    put(path, chronicle_html.write(told, for_print=False).encode())


def _write_book(path: Path, told: Document, pictures: Mapping[str, bytes]) -> None:
    made = path.with_name(f"{path.name}.part")
    try:
        made.touch()  # what cannot be written is told by the system, not by Qt
        write_pdf(made, told, pictures)
        made.replace(path)
    finally:
        with suppress(OSError):
            made.unlink(missing_ok=True)


def _write_pictures(path: Path, pictures: Mapping[str, bytes]) -> None:
    if pictures:
        folder = path.parent / PICTURES
        folder.mkdir(exist_ok=True)
        for name, data in pictures.items():
            put(folder / portable_file(name), data)


def put(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all."""
    made = path.with_name(f"{path.name}.part")
    try:
        made.write_bytes(data)
        made.replace(path)
    finally:
        with suppress(OSError):
            made.unlink(missing_ok=True)


WRITERS: Final[Mapping[str, Callable[[Path, Document, Mapping[str, bytes]], None]]] = MappingProxyType(
    {"md": write_markdown, "html": write_html, "pdf": _write_book}
)
"""How each kind of file is written."""
