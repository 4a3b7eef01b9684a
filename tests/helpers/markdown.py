"""Reading our documents: sections, code blocks, links."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_FENCE = re.compile(r"^( *)```(\w*)$")
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_CODE = re.compile(r"`[^`]*`")


class Block(NamedTuple):
    """A block of code: its language, its text, and the line of the document it begins at."""

    language: str
    text: str
    line: int


def blocks(text: str) -> Iterator[Block]:
    """The fenced blocks of a document, in order; a block inside a list is indented, its text is not."""
    opened: tuple[str, str, int] | None = None
    inside: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        fence = _FENCE.match(line)
        if opened is None and fence:
            opened, inside = (fence[1], fence[2], number + 1), []
        elif opened is not None and fence and fence[1] == opened[0]:
            yield Block(opened[1], "\n".join(inside) + "\n", opened[2])
            opened = None
        elif opened is not None:
            inside.append(line.removeprefix(opened[0]))
    assert opened is None, f"the block at line {opened and opened[2]} is never closed"


def section(text: str, title: str) -> str:
    """What stands below a heading of the second rank."""
    parts = re.split(r"^## (.+)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))[title]


def prose(text: str) -> str:
    """A document without its blocks and code."""
    kept, is_open = [], False
    for line in text.splitlines():
        if _FENCE.match(line):
            is_open = not is_open
        elif not is_open:
            kept.append(_CODE.sub("", line))
    return "\n".join(kept)


def links(document: Path) -> Iterator[tuple[str, Path]]:
    """The files that a document links to: as written, and where they are."""
    for target in _LINK.findall(prose(document.read_text("utf-8"))):
        name = target.partition("#")[0]
        yield target, (document.parent / name if name else document)


def anchors(document: Path) -> set[str]:
    """The names by which the headings of a document can be linked."""
    headings = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
