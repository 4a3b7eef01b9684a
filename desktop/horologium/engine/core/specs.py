"""What a ruleset says about the tables that packs may contain.

A spec is a frozen, slotted dataclass with an ``id``; its fields carry markers inside ``Annotated``::

    name: Annotated[str, Text(), OneLine()]
    life: Annotated[int, Least(1), Most(12)]
    enemies: Annotated[tuple[Annotated[str, Ref("figures")], ...], Least(1)]

The engine never looks at the markers; whoever reads a pack turns them into checks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Ref:
    """The text is the id of an entry of this kind in the same pack.

    Some kinds are always there: ``effects`` (the names that the ruleset lends to packs), ``pictures`` (file names
    below ``pictures/``), ``emblems`` and ``charts`` (drawings). With ``loops=False`` the entries must not lead back
    to themselves along this field.
    """

    kind: str
    loops: bool = True


@dataclass(frozen=True, slots=True)
class Among:
    """The text is one of the words that the game has for this: ``clauses`` or ``gifts`` of a plot."""

    what: str


@dataclass(frozen=True, slots=True)
class Text:
    """Players read this text, so it can be translated and never holds links."""


@dataclass(frozen=True, slots=True)
class OneLine:
    """The text is a name or a title: it stands on one line, and every part of it can be seen."""


@dataclass(frozen=True, slots=True)
class Least:
    """The smallest number allowed; for texts and lists the smallest length."""

    value: int


@dataclass(frozen=True, slots=True)
class Most:
    """The greatest number allowed; for texts and lists the greatest length."""

    value: int


class NamedEntry(Protocol):
    """What players choose by its name: missions, and whatever lies in the folder of a kind of cards."""

    @property
    def id(self) -> str:
        """The name of its file."""
        ...

    @property
    def name(self) -> str:
        """What players call it."""
        ...


class MissionEntry(NamedEntry, Protocol):
    """A mission of any game: packs keep them in the folder ``missions``. All else in it is the game's affair."""

    @property
    def intro(self) -> str:
        """What is told before it begins, or nothing."""
        ...


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something in the content that makes no sense to the ruleset: where it is, what is wrong, what to do."""

    kind: str
    id: str
    key: str
    message: str
    remedy: str
