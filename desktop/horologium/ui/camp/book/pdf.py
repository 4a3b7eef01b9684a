"""The chronicle as a book on paper: a title page, a part for each mission, tables at the end, numbered pages."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF, QSizeF, Qt
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

from horologium.campaign import rich
from horologium.campaign.progress import advance
from horologium.ui import typography
from horologium.ui.art import headpieces, initials
from horologium.ui.tokens import LIGHT
from horologium.ui.widgets.browser import SealedDocument

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from horologium.campaign.chronicle import Document, Entry

DOTS: Final = 96
"""Dots to an inch in which the text is laid out; the writer scales them."""
MARGINS: Final = QMarginsF(22, 22, 22, 26)  # millimetres
INK, FAINT, RUBRIC, LINE = "#2b1d0e", "#6a5538", "#8e1b1b", "#a98b57"
PICTURE_WIDTH: Final = 420
HEAD, FRONT, INITIAL = 96, 600, 44
DENSITY: Final = 4
"""How much sharper woodcuts and initials are than a screen."""
translate = QCoreApplication.translate


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
    for done, html in enumerate(parts):
        advance(done, len(parts))
        document = _laid_out(html, images, room)
        for page in range(document.pageCount()):
            if number:
                writer.newPage()
            _draw(painter, document, page, room)
            if number:
                _number(painter, number + 1, room)
            number += 1


def _laid_out(html: str, images: Mapping[str, QImage], room: QSizeF) -> SealedDocument:
    document = SealedDocument()
    document.setDefaultFont(_font())
    document.setDocumentMargin(0)
    document.setDefaultStyleSheet(_sheet())
    document.give_pictures(images)
    document.setHtml(html)
    document.setPageSize(room)
    return document


def _images(told: Document, pictures: Mapping[str, bytes], width: float) -> Iterator[tuple[str, QImage]]:
    """The players' pictures, the woodcuts over title and parts, and the initials with which parts begin."""
    for name, data in pictures.items():
        yield name, QImage.fromData(data)
    for kind in ("opening", "setup", "story"):
        yield f"{kind}.head", _woodcut(kind, width)
    for letter in sorted({_first_letter(part.entries[0]) for part in told.parts} - {""}):
        yield f"{letter}.initial", initials.initial(letter, INITIAL, LIGHT, typography.choose(100).title, DENSITY)


def _woodcut(kind: str, width: float) -> QImage:
    image = QImage(round(width * DENSITY), HEAD * DENSITY, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(DENSITY, DENSITY)
    headpieces.paint(painter, QRectF(0, 0, width, HEAD), kind, LIGHT)
    painter.end()
    return image


def _first_letter(entry: Entry) -> str:
    text = entry.paragraphs[0] if entry.paragraphs else ""
    return text[:1].upper() if text[:1].isalpha() else ""


def _font(size: float = 15) -> QFont:
    font = QFont(typography.choose(100).body)
    font.setPixelSize(round(size))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _sheet() -> str:
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


def _parts(told: Document, pictures: Mapping[str, bytes]) -> Iterator[str]:
    """What begins on a page of its own: the title, each mission, the tables."""
    yield "".join(_front(told))
    for number, part in enumerate(told.parts, 1):
        head = "story" if number == 1 else "setup"
        top = f'<p align="center"><img src="mem:{head}.head" width="{FRONT}"></p>'
        title = f'<h2 align="center">{number}. {_text(part.title)}</h2>'
        entries = (
            "".join(_entry(entry, pictures, initial="" if place else _first_letter(entry)))
            for place, entry in enumerate(part.entries)
        )
        yield "".join([top, title, *entries])
    for title, rows in (
        (translate("Chronicle", "The service record"), told.heroes),
        (translate("Chronicle", "The battles"), told.battles),
    ):
        yield f"<h2>{_text(title)}</h2>{_table(rows)}"


def _front(told: Document) -> Iterator[str]:
    yield f'{"<p>&nbsp;</p>" * 6}<p align="center"><img src="mem:opening.head" width="{FRONT}"></p>'
    yield f'<h1 align="center">{_text(told.title)}</h1>'
    yield f'<p class="front" align="center">{_text(told.subtitle)}</p>'


def _entry(entry: Entry, pictures: Mapping[str, bytes], initial: str) -> Iterator[str]:
    place = ", ".join(filter(None, [entry.date, entry.town]))
    yield f'<h3>{_text(entry.title)}</h3><p class="when">{_text(place)}</p>'
    for order, paragraph in enumerate(entry.paragraphs):
        plate = f'<img src="mem:{initial}.initial" style="float: left" width="{INITIAL}">' if initial else ""
        text = f"{plate}&nbsp;{_text(paragraph[1:])}" if initial and not order else _text(paragraph)
        yield f'<p align="justify">{text}</p>'
    if entry.note:
        yield rich.html(entry.note)
    if entry.picture in pictures:
        width = min(PICTURE_WIDTH, QImage.fromData(pictures[entry.picture]).width())
        yield f'<p align="center"><img src="mem:{_text(entry.picture)}" width="{width}"></p>'
    if entry.remark:
        yield f'<p class="remark">❧ {_text(entry.remark)}</p>'


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *body = rows
    top = "".join(f"<th>{_text(cell)}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{_text(cell)}</td>" for cell in row) + "</tr>" for row in body)
    return f'<table width="100%" cellspacing="0"><thead><tr>{top}</tr></thead>{lines}</table>'


def _text(text: str) -> str:
    return escape(text).replace("\n", "<br>")


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
