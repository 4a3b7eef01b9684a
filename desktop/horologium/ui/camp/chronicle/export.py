"""The chronicle as a file to keep: Markdown or a web page with its pictures beside it, or a book on paper as a PDF."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QMarginsF, QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
)

from horologium.campaign import chronicle_html, chronicle_markdown
from horologium.campaign.chronicle import document
from horologium.campaign.progress import advance
from horologium.content.names import portable_file
from horologium.ui.art import headpieces, initials
from horologium.ui.camp.chronicle import rich_text
from horologium.ui.kit import typography
from horologium.ui.kit.file_dialogs import ask_to_save
from horologium.ui.kit.plain_text import Markup, lined, together
from horologium.ui.kit.rich_text import SealedDocument, begun, opening
from horologium.ui.kit.tokens import LIGHT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from horologium.campaign.chronicle import Document, PrintedEntry
    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.open_campaign import OpenCampaign

PICTURES: Final = "pictures"
DOTS: Final = 96
"""Dots to an inch in which the text is laid out; the writer scales them."""
MARGINS: Final = QMarginsF(22, 22, 22, 26)  # millimetres
INK, FAINT, RUBRIC, LINE = "#2b1d0e", "#6a5538", "#8e1b1b", "#a98b57"
PICTURE_WIDTH: Final = 420
HEAD, FRONT, INITIAL = 96, 600, 44
DENSITY: Final = 4
"""How much sharper woodcuts and initials are than a screen."""
HEADPIECE: Final = Markup('<p align="center"><img src="mem:{}.head" width="{}"></p>')
translate = QCoreApplication.translate


class ChronicleExporter(QObject):
    """Asks where to, and writes in the background."""

    def __init__(self, camp: OpenCampaign, parent: QWidget | None = None) -> None:
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


def write_pdf(path: Path, told: Document, pictures: Mapping[str, bytes]) -> None:
    """Lay the chronicle out and write it; may be called in the background."""
    writer = QPdfWriter(str(path))
    writer.setTitle(told.title)
    writer.setCreator("Horologium")
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, MARGINS))
    writer.setResolution(1200)
    scale = writer.resolution() / DOTS
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(translate("Chronicle", "{path} cannot be written: choose another place.").format(path=path))
    painter.scale(scale, scale)
    try:
        _write_parts(writer, painter, told, pictures)
    finally:
        painter.end()


def _write_parts(writer: QPdfWriter, painter: QPainter, told: Document, pictures: Mapping[str, bytes]) -> None:
    """Lay out part after part: the window holds still while one is laid out, and nobody notices a short one."""
    scale, number = writer.resolution() / DOTS, 0
    room = QSizeF(writer.width() / scale, writer.height() / scale)
    images, parts = dict(_images(told, pictures, room.width())), list(_parts(told, pictures))
    for done, text in enumerate(parts):
        advance(done, len(parts))
        document = _laid_out(text, images, room)
        for page in range(document.pageCount()):
            if number:
                writer.newPage()
            _draw(painter, document, page, room)
            if number:
                _number(painter, number + 1, room)
            number += 1


def _laid_out(text: Markup, images: Mapping[str, QImage], room: QSizeF) -> SealedDocument:
    document = SealedDocument()
    document.setDefaultFont(_font())
    document.setDocumentMargin(0)
    document.setDefaultStyleSheet(_style_sheet())
    document.give_pictures(images)
    document.show_markup(text)
    document.setPageSize(room)
    return document


def _images(told: Document, pictures: Mapping[str, bytes], width: float) -> Iterator[tuple[str, QImage]]:
    """The players' pictures, the woodcuts over title and parts, and the initials with which parts begin."""
    for name, data in pictures.items():
        yield name, QImage.fromData(data)
    for kind in ("opening", "setup", "story"):
        yield f"{kind}.head", _woodcut(kind, width)
    for letter in sorted({_first_letter(part.entries[0]) for part in told.parts} - {""}):
        drawn = initials.initial(letter, INITIAL, LIGHT, typography.choose(100).title, DENSITY)
        yield f"{_named(letter)}.initial", drawn


def _woodcut(kind: str, width: float) -> QImage:
    image = QImage(round(width * DENSITY), HEAD * DENSITY, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(DENSITY, DENSITY)
    headpieces.paint(painter, QRectF(0, 0, width, HEAD), kind, LIGHT)
    painter.end()
    return image


def _first_letter(entry: PrintedEntry) -> str:
    return opening(entry.paragraphs[0]) if entry.paragraphs else ""


def _named(letter: str) -> str:
    """What the picture of an initial is called: a quotation mark has no place in an address."""
    return "-".join(str(ord(sign)) for sign in letter)


def _font(size: float = 15) -> QFont:
    font = QFont(typography.choose(100).body)
    font.setPixelSize(round(size))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _style_sheet() -> str:
    return (
        f"h1 {{ font-size: 40px; color: {RUBRIC}; font-weight: 400; }}"
        f"h2 {{ font-size: 26px; color: {RUBRIC}; font-weight: 400; }}"
        f"h3 {{ font-size: 18px; color: {INK}; font-weight: 600; margin-bottom: 0px; }}"
        f"p {{ color: {INK}; margin-top: 3px; margin-bottom: 5px; line-height: 120%; }}"
        f".when {{ color: {FAINT}; font-style: italic; margin-top: 0px; }}"
        f".remark {{ color: {RUBRIC}; font-style: italic; margin-left: 20px; }}"
        f".front {{ color: {FAINT}; font-style: italic; font-size: 20px; }}"
        f"th {{ color: {RUBRIC}; text-align: left; font-size: 12px; padding: 3px; }}"
        "td { font-size: 12px; padding: 3px; }"
    )


def _parts(told: Document, pictures: Mapping[str, bytes]) -> Iterator[Markup]:
    """What begins on a page of its own: the title, each mission, the tables."""
    yield together(_front(told))
    for number, part in enumerate(told.parts, 1):
        head = "story" if number == 1 else "setup"
        top = HEADPIECE.fill(head, FRONT)
        title = Markup('<h2 align="center">{}. {}</h2>').fill(number, part.title)
        entries = (
            together(_entry(entry, pictures, initial="" if place else _first_letter(entry)))
            for place, entry in enumerate(part.entries)
        )
        yield together([top, title, *entries])
    for heading, rows in (
        (translate("Chronicle", "The service record"), told.heroes),
        (translate("Chronicle", "The battles"), told.battles),
    ):
        yield Markup("<h2>{}</h2>{}").fill(heading, _table(rows))


def _front(told: Document) -> Iterator[Markup]:
    yield from [Markup("<p>&nbsp;</p>")] * 6
    yield HEADPIECE.fill("opening", FRONT)
    yield Markup('<h1 align="center">{}</h1>').fill(told.title)
    yield Markup('<p class="front" align="center">{}</p>').fill(told.subtitle)


def _entry(entry: PrintedEntry, pictures: Mapping[str, bytes], initial: str) -> Iterator[Markup]:
    place = ", ".join(filter(None, [entry.date, entry.town]))
    yield Markup('<h3>{}</h3><p class="when">{}</p>').fill(entry.title, place)
    for order, paragraph in enumerate(entry.paragraphs):
        if initial and not order:
            words = Markup("&nbsp;{}").fill(lined(paragraph[len(initial) :]))
            style = "font-size: 15px; text-align: justify"
            yield begun(initial, words, style, INITIAL, f"{_named(initial)}.initial")
        else:
            yield Markup('<p align="justify">{}</p>').fill(lined(paragraph))
    if entry.note:
        yield rich_text.markup(entry.note)
    if entry.picture in pictures:
        width = min(PICTURE_WIDTH, QImage.fromData(pictures[entry.picture]).width())
        yield Markup('<p align="center"><img src="mem:{}" width="{}"></p>').fill(entry.picture, width)
    if entry.remark:
        yield Markup('<p class="remark">❧ {}</p>').fill(lined(entry.remark))


def _table(rows: Sequence[Sequence[str]]) -> Markup:
    head, *body = rows
    top = together(Markup("<th>{}</th>").fill(cell) for cell in head)
    lines = (together(Markup("<td>{}</td>").fill(lined(cell)) for cell in row) for row in body)
    form = Markup('<table width="100%" cellspacing="0"><thead><tr>{}</tr></thead>{}</table>')
    return form.fill(top, together(Markup("<tr>{}</tr>").fill(line) for line in lines))


def _draw(painter: QPainter, document: SealedDocument, page: int, room: QSizeF) -> None:
    """One page."""
    painter.save()
    painter.translate(0, -page * room.height())
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, QColor(INK))
    context.clip = QRectF(0, page * room.height(), room.width(), room.height())
    painter.setClipRect(context.clip)
    document.documentLayout().draw(painter, context)
    painter.restore()


def _number(painter: QPainter, number: int, room: QSizeF) -> None:
    """Write the number under a page; the title page has none."""
    painter.setFont(_font(12))
    painter.setPen(QColor(FAINT))
    foot = QRectF(0, room.height() + 14, room.width(), 20)
    painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, f"–  {number}  –")
