"""The little markup of notes in an editor of Qt: to its document, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont, QTextBlock, QTextListFormat

from horologium.campaign import note_markup
from horologium.ui.kit.plain_text import Markup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QTextDocument

    from horologium.campaign.note_markup import Kind, Line

QUOTE_INDENT = 30
"""How far a quotation stands in from the margin, in pixels: Qt's own measure for it, and how we know one again."""
TOGETHER = ("bullet", "number", "quote")
"""Kinds of which neighbours are one block."""
_NUMBERS = (QTextListFormat.Style.ListDecimal, QTextListFormat.Style.ListLowerAlpha)


def markup(text: str) -> Markup:
    """A note as markup; what is none of its own is text."""
    return Markup(note_markup.html(text))


def fill(document: QTextDocument, text: str) -> None:
    """Show a note in an editor."""
    document.setHtml(markup(text))


def written(document: QTextDocument) -> str:
    """What stands in an editor, as the text of a note; faces and sizes from elsewhere are left out."""
    blocks: list[note_markup.Block] = []
    for block in _blocks(document):
        if blocks and blocks[-1].kind == block.kind and block.kind in TOGETHER:
            blocks[-1] = note_markup.Block(block.kind, (*blocks[-1].lines, *block.lines))
        else:
            blocks.append(block)
    return note_markup.write(block for block in blocks if any(block.lines))


def _blocks(document: QTextDocument) -> Iterator[note_markup.Block]:
    block = document.begin()
    while block.isValid():
        kind = _kind(block)
        yield note_markup.Block(kind, tuple(_split(_spans(block, heading=kind == "heading"))))
        block = block.next()


def _kind(block: QTextBlock) -> Kind:
    if listed := block.textList():
        return "number" if listed.format().style() in _NUMBERS else "bullet"
    if block.blockFormat().headingLevel():
        return "heading"
    return "quote" if block.blockFormat().leftMargin() >= QUOTE_INDENT else "text"


def _spans(block: QTextBlock, *, heading: bool) -> Iterator[note_markup.StyledSpan]:
    each = block.begin()
    while not each.atEnd():
        fragment = each.fragment()
        form = fragment.charFormat()
        bold = form.fontWeight() >= QFont.Weight.DemiBold and not heading
        text = fragment.text().replace("\ufffc", "")
        if text:
            yield note_markup.StyledSpan(text, bold, form.fontItalic())
        each += 1


def _split(spans: Iterator[note_markup.StyledSpan]) -> Iterator[Line]:
    """Qt's soft line breaks begin a line of their own."""
    line: list[note_markup.StyledSpan] = []
    for span in spans:
        first, *others = span.text.split("\u2028")
        line.append(note_markup.StyledSpan(first, span.bold, span.italic))
        for text in others:
            yield tuple(piece for piece in line if piece.text)
            line = [note_markup.StyledSpan(text, span.bold, span.italic)]
    yield tuple(piece for piece in line if piece.text)
