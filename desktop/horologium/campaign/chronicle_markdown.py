"""The chronicle as Markdown that any program reads, in which nothing that somebody wrote becomes markup."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from horologium.campaign import note_markup
from horologium.content.names import portable_file
from horologium.content.visible import STRANGE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.campaign.chronicle import Document, PrintedEntry

SIGNS: Final = re.compile(r"([\\`*_\[\]<>#|~&!$])")
OPENINGS: Final = re.compile(r"^([-+=:]|\d{1,9}(?=[.)]))", re.MULTILINE)
"""What begins a list, a heading or a rule at the start of a line."""


def write(document: Document) -> str:
    """The whole document."""
    return "\n".join(_lines(document)).rstrip() + "\n"


def _lines(document: Document) -> Iterator[str]:
    yield from (f"# {_line(document.title)}", "", f"*{_line(document.subtitle)}*", "")
    for number, part in enumerate(document.parts, 1):
        yield from (f"## {number}\\. {_line(part.title)}", "")
        for entry in part.entries:
            yield from _entry(entry)
    for title, table in (("The service record", document.heroes), ("The battles", document.battles)):
        yield from (f"## {title}", "", *_table(table), "")


def _entry(entry: PrintedEntry) -> Iterator[str]:
    place = ", ".join(filter(None, [entry.date, entry.town]))
    yield from (f"### {_line(entry.title)}", "", f"*{_line(place)}*", "")
    for paragraph in entry.paragraphs:
        yield from (text(paragraph), "")
    if entry.note:
        yield from (_note(entry.note), "")
    if entry.picture:
        yield from (f"![{_line(entry.picture)}](pictures/{quote(portable_file(entry.picture))})", "")
    if entry.remark:
        yield from ("> " + text(entry.remark).replace("\n", "\n> "), "")


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    head, *body = rows
    yield _row(head)
    yield _row(["---"] * len(head), plain=True)
    for row in body:
        yield _row(row)


def _row(cells: Sequence[str], *, plain: bool = False) -> str:
    return "| " + " | ".join(cell if plain else _line(cell) for cell in cells) + " |"


def _note(raw: str) -> str:
    """A note with its own markup, and no other."""
    return "\n\n".join(_block(block) for block in note_markup.read(raw))


def _block(block: note_markup.Block) -> str:
    lines = ["".join(_span(span) for span in line) for line in block.lines]
    match block.kind:
        case "bullet":
            return "\n".join(f"- {line}" for line in lines)
        case "number":
            return "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))
        case "quote":
            return "\n".join(f"> {line}" for line in lines)
        case "heading":
            return "\n".join(f"#### {line}" for line in lines)
    return "\\\n".join(_opening(line) for line in lines)


def _span(span: note_markup.StyledSpan) -> str:
    mark = ("**" if span.bold else "") + ("*" if span.italic else "")
    core = SIGNS.sub(r"\\\1", STRANGE.sub("\ufffd", span.text.strip()))
    if not mark or not core:
        return SIGNS.sub(r"\\\1", STRANGE.sub("\ufffd", span.text))
    lead, tail = span.text[: len(span.text) - len(span.text.lstrip())], span.text[len(span.text.rstrip()) :]
    return f"{lead}{mark}{core}{mark[::-1]}{tail}"


def text(raw: str) -> str:
    """A text of several lines, its line breaks kept, in which no sign means anything."""
    lines = [SIGNS.sub(r"\\\1", STRANGE.sub("\ufffd", line.strip())) for line in raw.splitlines()]
    return "\\\n".join(_opening(line) for line in lines)


def _line(raw: str) -> str:
    return text(" ".join(raw.split()))


def _opening(line: str) -> str:
    found = OPENINGS.match(line)
    if found is None:
        return line
    mark = found[0]
    return f"{mark}\\{line[len(mark) :]}" if mark.isdigit() else f"\\{line}"
