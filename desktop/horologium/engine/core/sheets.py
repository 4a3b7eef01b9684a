"""What a sheet shows of a member, of a thing that bears others, or of the whole company: sections, each with its rows.

A game says which sections there are and in which order; the window has one way to draw each of the four.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from horologium.engine.core.consequences import CardRef


@dataclass(frozen=True, slots=True)
class Trait:
    """One value of a sheet with its reasons: printed, raised, taken by what is suffered, given by what is carried."""

    key: str
    title: str
    value: int
    parts: tuple[tuple[str, int, str], ...] = ()  # label, amount, rule
    slots: int = 0  # how often it can still be raised
    raised: int = 0  # how often it was


@dataclass(frozen=True, slots=True)
class SheetTrack:
    """A value on a scale that ends at ``most``; where both ends matter it has a ``middle``."""

    key: str
    title: str
    value: int
    most: int
    middle: int = 0
    about: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class CardLine:
    """A card with what is to be known of it here."""

    of: CardRef
    note: str = ""


@dataclass(frozen=True, slots=True)
class TextLine:
    """A fact in words, with what it is about before it."""

    text: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class TraitRows:
    """Values with their reasons."""

    title: str
    rows: tuple[Trait, ...]


@dataclass(frozen=True, slots=True)
class TrackRows:
    """Values on scales."""

    title: str
    rows: tuple[SheetTrack, ...]


@dataclass(frozen=True, slots=True)
class CardRows:
    """Cards to be read."""

    title: str
    rows: tuple[CardLine, ...]


@dataclass(frozen=True, slots=True)
class TextRows:
    """Facts in words."""

    title: str
    rows: tuple[TextLine, ...]


SheetSection: TypeAlias = TraitRows | TrackRows | CardRows | TextRows


@dataclass(frozen=True, slots=True)
class BearerSheet:
    """What a bearer is called beside the name, such as its class, what stands beside that, and all sections in order.

    ``grade`` is the card of the class or rank, if there is one, ``grades`` are those that it may have later, where not
    everybody may have all; bearers of one ``group`` stand together.
    """

    title: str = ""
    tag: str = ""
    group: str = ""
    sections: tuple[SheetSection, ...] = ()
    grade: str = ""
    grades: tuple[str, ...] | None = None

    @property
    def traits(self) -> tuple[Trait, ...]:
        """All values with reasons, of every section."""
        return tuple(row for section in self.sections if isinstance(section, TraitRows) for row in section.rows)
