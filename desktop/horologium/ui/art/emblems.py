"""Emblems of figures: woodcuts on a grid of 24, chosen by the words with which a figure is described.

Our own lie in the resources, packs bring others. An emblem is a row of layers as ``strokes`` reads them: a leading ! is
a filled shape (what lies inside twice is cut out), else lines.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.content.drawings import EMBLEMS, shipped_emblems
from horologium.ui.art import strokes

if TYPE_CHECKING:
    from collections.abc import Mapping, Set

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QPainter

    from horologium.content.drawings import EmblemEntry
    from horologium.engine.core.ruleset import Content
    from horologium.engine.core.view import FigureView

Emblem = tuple[str, ...]
_WORD: Final = re.compile(r"[a-z]+")


class EmblemBook(NamedTuple):
    """Emblems by the words that lead to them; ``roles`` say little, and count only if there is no other word."""

    words: Mapping[str, Emblem]
    roles: Mapping[str, Emblem]


def book_of(entries: Mapping[str, EmblemEntry]) -> EmblemBook:
    """Sort emblems by their words; the name of an emblem is such a word too."""
    roles = {word: entry.layers for entry in entries.values() for word in entry.roles}
    named = {id_: entry.layers for id_, entry in entries.items() if id_ not in roles}
    return EmblemBook({**named, **{word: entry.layers for entry in entries.values() for word in entry.words}}, roles)


def brought_by(content: Content) -> EmblemBook:
    """The emblems that a pack brings."""
    return book_of(content.get(EMBLEMS, {}))


NONE: Final = EmblemBook({}, {})


@cache
def shipped() -> EmblemBook:
    """Our own emblems, read when the first is wanted."""
    return book_of(shipped_emblems())


def names() -> Set[str]:
    """What our own emblems are called."""
    return shipped_emblems().keys()


def named(name: str) -> Emblem:
    """One of our own emblems by its name."""
    return shipped_emblems()[name].layers


def choose(*descriptions: str, brought: EmblemBook = NONE) -> Emblem:
    """Choose an emblem by the first word for which there is one: one that a pack brings before our own."""
    words: list[str] = _WORD.findall(" ".join(descriptions).lower())
    ours = shipped()
    tables = (brought.words, ours.words, brought.roles, ours.roles)
    found = chain.from_iterable((table[word] for word in words if word in table) for table in tables)
    return next(found, None) or named("person")


def emblem_of(figure: FigureView, brought: EmblemBook = NONE) -> Emblem:
    """Choose the emblem of a figure: by what it is before what it is called."""
    return choose(figure.kind.replace("-", " "), figure.emblem, figure.name, figure.rank, brought=brought)


def draw(painter: QPainter, emblem: Emblem, box: QRectF, colour: QColor, width: float = 1.5) -> None:
    """Draw an emblem into a box."""
    for layer in emblem:
        strokes.draw(painter, layer, box, colour, width)
