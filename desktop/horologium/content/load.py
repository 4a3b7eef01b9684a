"""Read a pack from a folder or a .zip: all of it is right, or it is refused with everything that is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from horologium.content.checks.plot_states import MOST_STATES
from horologium.content.names import is_id
from horologium.content.packs import Pack, RefusedPack
from horologium.content.problems import ContentError
from horologium.content.reading import Opened
from horologium.content.rules import Rules
from horologium.content.sources import ARCHIVES, Unreadable, read_files
from horologium.paths import campaigns

if TYPE_CHECKING:
    from horologium.content.reading import Find, Trail


def load_pack(
    origin: Path,
    rulesets: Mapping[str, Rules],
    language: str = "",
    find: Find | None = None,
    states: int = MOST_STATES,
) -> Pack | RefusedPack:
    """Read one pack, in a language if it has been translated; it never raises for what a pack may hold.

    The packs that it uses are found by ``find``, or else beside it and among those that come with the program. So many
    ``states`` of its plots are tried out.
    """
    opened = open_pack(origin, states)
    if isinstance(opened, RefusedPack):
        return opened
    if find is None:
        find = Neighbours((origin.absolute().parent, campaigns()), rulesets, language).find
    return opened.read(rulesets, language, find)


def open_pack(origin: Path, states: int = MOST_STATES) -> Opened | RefusedPack:
    """Take the files of a pack into memory, as far as that is safe."""
    try:
        files = read_files(origin)
    except ContentError as error:
        return RefusedPack(origin, error.problems, unreadable=isinstance(error, Unreadable))
    opened = Opened(origin, files.contents, list(files.problems), states=states)
    opened.parse()
    return opened


@dataclass(slots=True)
class Neighbours:
    """Finds used packs in folders by the names of their files; each is read once."""

    folders: Sequence[Path]
    rulesets: Mapping[str, Rules]
    language: str
    known: dict[str, Pack | RefusedPack | None] = field(default_factory=dict)

    def find(self, id_: str, trail: Trail) -> Pack | RefusedPack | None:
        """Read the pack with this id, if it is there."""
        if id_ not in self.known:
            self.known[id_] = self._read(id_, trail) if is_id(id_) else None
        return self.known[id_]

    def _read(self, id_: str, trail: Trail) -> Pack | RefusedPack | None:
        for origin in (folder / f"{id_}{suffix}" for folder in self.folders for suffix in ("", *ARCHIVES)):
            opened = open_pack(origin)
            if isinstance(opened, Opened) and opened.id in (id_, ""):
                return opened.read(self.rulesets, self.language, self.find, trail)
            if isinstance(opened, RefusedPack) and not opened.unreadable:
                return opened
        return None
