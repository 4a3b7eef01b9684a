"""The chronicle as an HTML page of its own: no scripts, no links, nothing fetched but the pictures beside it."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from horologium.campaign import note_markup
from horologium.content.names import portable_file
from horologium.content.visible import STRANGE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.campaign.chronicle import ChroniclePart, Document, PrintedEntry

SCREEN: Final = """
:root { --ink: #2b2118; --faint: #7a6a58; --line: #c9b797; --paper: #fbf6ea; --accent: #7d2a1e; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.06rem/1.55 "EB Garamond", Garamond, Palatino, "Palatino Linotype", "Hoefler Text", Constantia, serif; }
main { max-width: 44rem; margin: 0 auto; padding: 3rem 1.5rem 5rem; }
header { text-align: center; border-bottom: 4px double var(--line); padding-bottom: 1.5rem; margin-bottom: 2rem; }
h1 { font-size: 2.6rem; font-weight: 500; letter-spacing: .02em; margin: 0; overflow-wrap: anywhere; }
header p { color: var(--faint); font-style: italic; margin: .4rem 0 0; }
nav ol { columns: 2; padding-left: 1.4rem; color: var(--faint); }
h2 { font-size: 1.6rem; font-weight: 500; color: var(--accent); margin: 3rem 0 1rem;
  border-bottom: 1px solid var(--line); padding-bottom: .3rem; overflow-wrap: anywhere; }
article { margin: 0 0 1.6rem; padding-left: 1rem; border-left: 2px solid transparent; }
article.battle { border-left-color: var(--accent); }
article.note { border-left-color: var(--line); font-style: italic; }
h3 { font-size: 1.15rem; margin: 0; overflow-wrap: anywhere; }
.when { color: var(--faint); font-variant-caps: small-caps; letter-spacing: .03em; margin: 0 0 .3rem; }
article h4 { margin: .6rem 0 .2rem; font-style: normal; font-variant-caps: small-caps; }
article blockquote { margin: .4rem 1.4rem; }
article p { margin: .35rem 0; white-space: pre-line; overflow-wrap: anywhere; }
aside { margin: .5rem 0 0 1rem; color: var(--faint); font-style: italic; white-space: pre-line; }
aside::before { content: "\\2767\\00a0"; }
figure { margin: .8rem 0; }
figure img { max-width: 100%; border: 1px solid var(--line); }
figcaption { color: var(--faint); font-size: .85rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; padding: .25rem .4rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
th { font-variant-caps: small-caps; font-weight: 600; }
"""

PAPER: Final = """
@page { size: A4; margin: 22mm 20mm 24mm; @bottom-center { content: counter(page); } }
@page :first { @bottom-center { content: none; } }
body { background: none; font-size: 11pt; }
main { max-width: none; padding: 0; }
header { padding-top: 60mm; border: 0; break-after: page; }
h1 { font-size: 30pt; }
section { break-before: page; }
h2, h3, .when { break-after: avoid; }
article p { orphans: 3; widows: 3; text-align: justify; hyphens: auto; }
figure, tr { break-inside: avoid; }
thead { display: table-header-group; }
"""

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:"


def write(document: Document, *, for_print: bool) -> str:
    """The whole page."""
    return "\n".join(_lines(document, SCREEN + (PAPER if for_print else f"@media print {{{PAPER}}}")))


def _lines(document: Document, style: str) -> Iterator[str]:
    yield "<!DOCTYPE html>"
    yield '<html lang="en">'
    yield '<head><meta charset="utf-8">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{html.escape(POLICY)}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{text(document.title)}</title>"
    yield f"<style>{style}</style></head>"
    yield "<body><main>"
    yield f"<header><h1>{text(document.title)}</h1><p>{text(document.subtitle)}</p></header>"
    yield "<nav><ol>" + "".join(f"<li>{text(part.title)}</li>" for part in document.parts) + "</ol></nav>"
    for number, part in enumerate(document.parts, 1):
        yield from _part(number, part)
    for title, rows in (("The service record", document.heroes), ("The battles", document.battles)):
        yield f"<section><h2>{title}</h2>{_table(rows)}</section>"
    yield "</main></body>"
    yield "</html>"
    yield ""


def _part(number: int, part: ChroniclePart) -> Iterator[str]:
    yield f"<section><h2>{number}. {text(part.title)}</h2>"
    for entry in part.entries:
        yield from _entry(entry)
    yield "</section>"


def _entry(entry: PrintedEntry) -> Iterator[str]:
    place = ", ".join(filter(None, [entry.date, entry.town]))
    yield f'<article class="{text(entry.kind)}"><h3>{text(entry.title)}</h3><p class="when">{text(place)}</p>'
    for paragraph in entry.paragraphs:
        yield f"<p>{text(paragraph)}</p>"
    if entry.note:
        yield note_markup.html(entry.note)
    if entry.picture:
        source = f"pictures/{quote(portable_file(entry.picture))}"
        yield f'<figure><img src="{source}" alt=""><figcaption>{text(entry.picture)}</figcaption></figure>'
    if entry.remark:
        yield f"<aside>{text(entry.remark)}</aside>"
    yield "</article>"


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *body = rows
    top = "".join(f"<th>{text(cell)}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{text(cell)}</td>" for cell in row) + "</tr>" for row in body)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"


def text(raw: str) -> str:
    """What somebody wrote, as nothing but text; signs that turn the reading direction or cannot be shown are gone."""
    return html.escape(STRANGE.sub("\ufffd", raw), quote=True)
