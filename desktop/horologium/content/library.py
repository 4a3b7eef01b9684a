"""The packs on this machine: those that come with the program, and the player's own."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from horologium.content.load import open_pack
from horologium.content.packs import Pack, RefusedPack
from horologium.content.problems import Problem
from horologium.content.reading import Opened
from horologium.content.rules import Rules
from horologium.content.sources import ARCHIVES
from horologium.engine.core.specs import MissionEntry
from horologium.engine.core.speech import TONGUE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.content.reading import Trail

MISSIONS = "missions"


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission that can be played, and the pack that holds it."""

    pack: Pack
    id: str
    spec: MissionEntry

    @property
    def key(self) -> str:
        """The name of the mission among all packs: ``pack/id``."""
        return f"{self.pack.id}/{self.id}"


@dataclass(slots=True)
class _Shelf:
    """Packs that may use each other: all are opened before the first is read, and each is read once."""

    rulesets: Mapping[str, Rules]
    language: str
    packs: dict[str, Opened] = field(default_factory=dict)
    done: dict[Path, Pack | RefusedPack] = field(default_factory=dict)

    def read(self, packs: Sequence[Opened | RefusedPack]) -> Iterator[Pack | RefusedPack]:
        """Give the packs in their order, whatever uses what; of two with the same id the first can be used."""
        for pack in packs:
            if isinstance(pack, Opened):
                self.packs.setdefault(pack.id, pack)
        for pack in packs:
            yield self._read(pack, ()) if isinstance(pack, Opened) else pack

    def find(self, id_: str, trail: Trail) -> Pack | RefusedPack | None:
        """Give the pack with an id, if there is one."""
        return self._read(self.packs[id_], trail) if id_ in self.packs else None

    def _read(self, pack: Opened, trail: Trail) -> Pack | RefusedPack:
        if pack.origin not in self.done:
            self.done[pack.origin] = pack.read(self.rulesets, self.language, self.find, trail)
        return self.done[pack.origin]


class Library:
    """Reads all packs when the first is asked for; a bad one is set aside and the rest goes on.

    Folders are searched in order, so a pack that comes with the program keeps its id; a later pack with the same id is
    refused. They are read in the language of the table, as far as they are translated.
    """

    def __init__(self, rulesets: Mapping[str, Rules], folders: Iterable[Path]) -> None:
        self._rulesets, self._folders = rulesets, tuple(folders)
        self._packs: dict[str, Pack] | None = None
        self._shelf = _Shelf(self._rulesets, "")
        self._refused: list[RefusedPack] = []

    @property
    def packs(self) -> Mapping[str, Pack]:
        """The packs that can be played, by id."""
        return MappingProxyType(self._read() if self._packs is None else self._packs)

    def read_again(self) -> None:
        """Forget what was read: packs have come or gone."""
        self._packs = None

    @property
    def refused(self) -> tuple[RefusedPack, ...]:
        """The packs that were set aside, with their problems."""
        return tuple(self._refused) if self.packs is not None else ()

    def missions(self, ruleset: str) -> tuple[Mission, ...]:
        """List the playable missions of a ruleset, pack by pack."""
        return tuple(
            Mission(pack, id_, spec)
            for pack in self.packs.values()
            if pack.ruleset == ruleset
            for id_, spec in pack.content.get(MISSIONS, {}).items()
        )

    def mission(self, key: str) -> Mission | None:
        """Find a mission by its ``pack/id``."""
        pack_id, _, id_ = key.partition("/")
        pack = self.packs.get(pack_id)
        spec = pack.content.get(MISSIONS, {}).get(id_) if pack else None
        return Mission(pack, id_, spec) if pack and spec is not None else None

    def find(self, id_: str, trail: Trail = ()) -> Pack | RefusedPack | None:
        """Give the pack with an id, sound or not, for another one to use."""
        if self._packs is None:
            self._read()
        return self._shelf.find(id_, trail)

    def _read(self) -> dict[str, Pack]:
        self._packs, self._refused = {}, []
        self._shelf = _Shelf(self._rulesets, TONGUE.get().code)
        for found in self._shelf.read([open_pack(origin) for origin in self._origins()]):
            self._add(self._packs, found)
        return self._packs

    def _add(self, packs: dict[str, Pack], found: Pack | RefusedPack) -> None:
        if isinstance(found, RefusedPack):
            self._refused.append(found)
        elif (other := packs.get(found.id)) is not None:
            message = f"{found.id!r} is already the id of the pack {other.name!r} ({other.origin.name})"
            problem = Problem("pack.toml", None, "id", message, "give this pack another id")
            self._refused.append(RefusedPack(found.origin, (problem,), found.files))
        else:
            packs[found.id] = found

    def _origins(self) -> Iterator[Path]:
        """List folders and archives by name; other files beside them are nobody's pack."""
        for folder in self._folders:
            try:
                names = sorted(os.listdir(folder))
            except OSError:
                continue
            for name in names:
                origin = folder / name
                if not name.startswith(".") and (origin.is_dir() or name.lower().endswith(ARCHIVES)):
                    yield origin
