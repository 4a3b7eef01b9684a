"""The little markup that notes may have: paragraphs, headings, lists, quotations, bold and italic.

It is a part of Markdown, so that a note reads well as plain text too. A backslash before a sign takes its meaning away.
Whatever is not markup here is text, in every export.
"""

from __future__ import annotations

import html as escaping
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from horologium.content.visible import STRANGE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Kind: TypeAlias = Literal["text", "heading", "bullet", "number", "quote"]

_OPENINGS: Final = re.compile(r"(?P<heading># )|(?P<bullet>- )|(?P<number>\d{1,3}\. )|(?P<quote>> )")
_TOKENS: Final = re.compile(r"\\([\\*#>\-.])|(\*\*|\*)")
_SIGNS: Final = re.compile(r"([\\*])")
_LOOKS_LIKE: Final = re.compile(r"(#|>|-|\d{1,3}(?=\. ))")
_BLOCKS: Final = {"heading": ("<h4>", "</h4>"), "quote": ("<blockquote><p>", "</p></blockquote>")}
_LISTS: Final = {"bullet": "ul", "number": "ol"}


@dataclass(frozen=True, slots=True)
class StyledSpan:
    """A piece of a line in one face."""

    text: str
    bold: bool = False
    italic: bool = False


Line: TypeAlias = tuple[StyledSpan, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """Lines that belong together: the items of a list, or the lines of a paragraph."""

    kind: Kind
    lines: tuple[Line, ...]


# Reading


def read(text: str) -> tuple[Block, ...]:
    """The blocks of a note."""
    blocks: list[Block] = []
    for part in re.split(r"\n\s*\n", text.strip("\n")):
        blocks += _blocks(part.split("\n")) if part.strip() else ()
    return tuple(blocks)


def _blocks(lines: Iterable[str]) -> Iterator[Block]:
    """Neighbouring lines of one kind are one block."""
    kind: Kind = "text"
    gathered: list[Line] = []
    for raw in lines:
        found, rest = _opening(raw.strip())
        if gathered and found != kind:
            yield Block(kind, tuple(gathered))
            gathered = []
        kind = found
        gathered.append(tuple(_spans(rest)))
    if gathered:
        yield Block(kind, tuple(gathered))


def _opening(line: str) -> tuple[Kind, str]:
    found = _OPENINGS.match(line)
    if found is None:
        return "text", line
    return found.lastgroup or "text", line[found.end() :]  # type: ignore[return-value]


def _spans(line: str) -> Iterator[StyledSpan]:
    bold = italic = False
    text, at = "", 0
    for token in _TOKENS.finditer(line):
        text += line[at : token.start()]
        at = token.end()
        if token[1]:
            text += token[1]
            continue
        if text:
            yield StyledSpan(text, bold, italic)
            text = ""
        bold, italic = (not bold, italic) if token[2] == "**" else (bold, not italic)
    if text := text + line[at:]:
        yield StyledSpan(text, bold, italic)


# Writing


def write(blocks: Iterable[Block]) -> str:
    """Blocks as the text of a note."""
    return "\n\n".join("\n".join(_written(block)) for block in blocks)


def _written(block: Block) -> Iterator[str]:
    marks = {"heading": "# ", "bullet": "- ", "quote": "> "}
    for number, line in enumerate(block.lines, 1):
        body = "".join(_marked(span) for span in line)
        if block.kind == "number":
            yield f"{number}. {body}"
        elif block.kind == "text":
            yield _LOOKS_LIKE.sub(lambda found: _escaped_opening(found[0]), body, count=1) if _looks(body) else body
        else:
            yield marks[block.kind] + body


def _looks(body: str) -> bool:
    return _OPENINGS.match(body) is not None


def _escaped_opening(mark: str) -> str:
    return f"{mark}\\" if mark.isdigit() else f"\\{mark}"


def _marked(span: StyledSpan) -> str:
    """Spaces stay outside of the marks, as Markdown wants it."""
    text = _SIGNS.sub(r"\\\1", span.text)
    core = text.strip()
    if not core or not (span.bold or span.italic):
        return text
    mark = ("**" if span.bold else "") + ("*" if span.italic else "")
    lead, tail = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    return f"{lead}{mark}{core}{mark[::-1]}{tail}"


# Showing


def plain(text: str) -> str:
    """A note without its markup, on one line."""
    lines = ("".join(span.text for span in line) for block in read(text) for line in block.lines)
    return " ".join(" ".join(lines).split())


def html(text: str) -> str:
    """A note as HTML; whatever is not markup here stays text."""
    return "".join(_block_html(block) for block in read(text))


def _block_html(block: Block) -> str:
    lines = ["".join(_span_html(span) for span in line) for line in block.lines]
    if block.kind in _LISTS:
        tag = _LISTS[block.kind]
        return f"<{tag}>" + "".join(f"<li>{line}</li>" for line in lines) + f"</{tag}>"
    before, after = _BLOCKS.get(block.kind, ("<p>", "</p>"))
    return f"{before}{'<br>'.join(lines)}{after}"


def _span_html(span: StyledSpan) -> str:
    text = escaping.escape(STRANGE.sub("\ufffd", span.text))
    text = f"<i>{text}</i>" if span.italic else text
    return f"<b>{text}</b>" if span.bold else text
