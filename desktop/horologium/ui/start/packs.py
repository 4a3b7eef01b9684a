"""The shelf of content packs as the window sees it."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication

from horologium.content.names import portable
from horologium.engine.rulesets import GAMES, RULESETS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from horologium.content.library import Library
    from horologium.content.packs import Pack, RefusedPack
    from horologium.engine.core.plots import PlotSpec

MISSIONS, PLOTS = "missions", "plots"
_INCOMING = ".incoming"


class PackShelfRow(NamedTuple):
    """A pack as the screens show it; a refused one has reasons."""

    id: str
    name: str
    line: str
    about: str
    reasons: tuple[str, ...] = ()


class PackRefusedError(Exception):
    """A pack is not taken; ``reasons`` has one line for each problem."""

    def __init__(self, name: str, reasons: Iterable[str]) -> None:
        super().__init__(name)
        self.name, self.reasons = name, tuple(reasons)


class PackShelf(Protocol):
    """What the start screen needs: what is there, and a way to add."""

    def rows(self) -> list[PackShelfRow]:
        """Give every pack, sound ones first."""

    def add(self, path: Path) -> str:
        """Take in a pack and give its name; raise PackRefusedError if it is not sound."""


class LibraryShelf:
    """The packs that come with the program and those in the data folder."""

    def __init__(self, shipped: Path, own: Path) -> None:
        self._shipped, self._own = shipped, own

    def rows(self) -> list[PackShelfRow]:
        """Give every pack, sound ones first."""
        library = self._read()
        titles = {game.id: game.title for game in GAMES}
        sound = [_row(pack, titles) for pack in library.packs.values()]
        return sound + [_refused_row(refused) for refused in library.refused]

    def add(self, path: Path) -> str:
        """Check a pack, copy it beside the others, check the copy, and only then give it its name."""
        pack = self._sound(path, path.name)
        if (other := self._read().packs.get(pack.id)) is not None:
            raise PackRefusedError(pack.name, [_already_there(pack, other)])
        suffix = ".zip" if path.is_file() else ""
        waiting, place = self._own / (_INCOMING + suffix), self._own / portable(pack.id, "pack", suffix)
        if place.exists():
            raise PackRefusedError(pack.name, [_place_taken(place)])
        self._own.mkdir(parents=True, exist_ok=True)
        _remove(waiting)
        try:
            if path.is_file():
                shutil.copyfile(path, waiting)
            else:
                shutil.copytree(path, waiting, symlinks=True)
            self._sound(waiting, path.name)
            waiting.rename(place)
        finally:
            _remove(waiting)
        return pack.name

    def _sound(self, path: Path, name: str) -> Pack:
        from horologium.content.load import load_pack  # noqa: PLC0415 - pydantic is slow to import
        from horologium.content.packs import RefusedPack  # noqa: PLC0415

        found = load_pack(path, RULESETS, find=self._read().find)
        if isinstance(found, RefusedPack):
            raise PackRefusedError(name, map(str, found.problems))
        return found

    def _read(self) -> Library:
        """Look into the folders anew: players put packs there by hand, too."""
        from horologium.content.library import Library  # noqa: PLC0415 - pydantic is slow to import

        return Library(RULESETS, [self._shipped, self._own])


def _row(pack: Pack, titles: dict[str, str]) -> PackShelfRow:
    line = " · ".join([titles.get(pack.ruleset, pack.ruleset), *missions_told(pack)])
    return PackShelfRow(pack.id, pack.name, line, pack.manifest.description.strip().split("\n\n")[0])


def _refused_row(refused: RefusedPack) -> PackShelfRow:
    reasons = tuple(map(str, refused.problems))
    line = _refusal(len(reasons))
    return PackShelfRow(str(refused.origin), refused.origin.name, line, "", reasons)


def missions_told(pack: Pack, plot: PlotSpec | None = None) -> list[str]:
    """How many missions a pack or one of its stories has: those of the story, those beside it, those by themselves."""
    translate = QCoreApplication.translate
    plots = pack.content.get(PLOTS, {}).values() if plot is None else [plot]
    story = {node.mission for each in plots for node in each.nodes if node.mission}
    side = {each.mission for plot_ in plots for each in plot_.side} - story
    single = pack.content.get(MISSIONS, {}).keys() - story - side if plot is None else ()
    told = [
        translate("Packs", "%n story mission(s)", "", len(story)) if story else "",
        translate("Packs", "%n side mission(s)", "", len(side)) if side else "",
        translate("Packs", "%n single mission(s)", "", len(single)) if single else "",
    ]
    return [words for words in told if words] or [translate("Packs", "no missions")]


def _refusal(count: int) -> str:
    return QCoreApplication.translate("Packs", "Refused: %n problem(s)", "", count)


def _already_there(pack: Pack, other: Pack) -> str:
    if pack.digest == other.digest:
        return QCoreApplication.translate("Packs", "This very pack is already on your shelf; nothing was changed.")
    return QCoreApplication.translate(
        "Packs",
        "A pack with the id “{id}” is already there ({place}); remove it first, or give the new one another id.",
    ).format(id=pack.id, place=other.origin.name)


def _place_taken(place: Path) -> str:
    return QCoreApplication.translate(
        "Packs",
        "“{name}” is in the packs of your data folder already, and was refused; remove it there, then add again.",
    ).format(name=place.name)


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
