"""A pack as one value: what it is called, what it holds, what it says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from horologium.content.checks.sheet import Sheet
from horologium.content.names import MOST_ID
from horologium.content.problems import Problem, dotted
from horologium.engine.core.kinds import CardKind
from horologium.engine.core.specs import Least, Most, OneLine, Text

Title = Annotated[str, Text(), OneLine(), Least(1), Most(80)]


@dataclass(frozen=True, slots=True)
class Manifest:
    """The tables of ``pack.toml``."""

    format: int
    id: str
    name: Title
    ruleset: str
    version: Annotated[int, Least(1)]
    authors: Annotated[tuple[Annotated[str, OneLine(), Least(1), Most(80)], ...], Least(1), Most(50)]
    licence: Annotated[str, OneLine(), Least(1), Most(80)]
    source: Annotated[str, OneLine(), Most(400)] = "original"
    description: Annotated[str, Text(), Most(4_000)] = ""
    language: str = "en"
    uses: Annotated[tuple[Annotated[str, Most(MOST_ID)], ...], Most(16)] = ()


@dataclass(frozen=True, slots=True)
class Pack:
    """Everything that was read from one pack, checked and fixed; ``digest`` names exactly this content in saves.

    What it takes over from the packs that it uses is among it; ``spoken`` is the language of ``content``, and ``kinds``
    are the kinds of cards that its game has.
    """

    manifest: Manifest
    content: Mapping[str, Mapping[str, Any]]
    texts: Mapping[str, Mapping[str, str]]
    pictures: Mapping[str, bytes]
    digest: str
    origin: Path
    files: int
    spoken: str
    sheets: Mapping[tuple[str, str], Sheet] = field(repr=False, compare=False)
    used: tuple[Pack, ...] = ()
    kinds: tuple[CardKind, ...] = field(default=(), repr=False, compare=False)

    @property
    def id(self) -> str:
        """The name that campaigns and saves use."""
        return self.manifest.id

    @property
    def name(self) -> str:
        """The name that players see."""
        return self.manifest.name

    @property
    def ruleset(self) -> str:
        """The id of the ruleset that the pack is made for."""
        return self.manifest.ruleset

    @property
    def languages(self) -> tuple[str, ...]:
        """The language of the pack itself first, then its translations."""
        return tuple(self.texts)

    @property
    def whole(self) -> Mapping[str, Pack]:
        """This pack and all that it is built on, by id; each stands behind those that it uses."""
        return {id_: pack for used in self.used for id_, pack in used.whole.items()} | {self.id: self}

    def text(self, kind: str, entry: str, *key: str | int, languages: Sequence[str] = ()) -> str:
        """Give a text of an entry in the first of these languages that has it, else in the pack's own."""
        place = dotted((kind, entry, *key))
        wanted = (*languages, self.manifest.language)
        return next(self.texts[code][place] for code in wanted if place in self.texts.get(code, {}))


@dataclass(frozen=True, slots=True)
class RefusedPack:
    """A pack that could not be taken; ``unreadable`` when there was nothing to read at all."""

    origin: Path
    problems: tuple[Problem, ...]
    files: int = 0
    unreadable: bool = False
