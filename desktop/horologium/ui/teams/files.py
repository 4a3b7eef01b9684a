"""Teams as files: the same text that packs hold, written so that nothing is ever half there."""

from __future__ import annotations

import json
import re
from dataclasses import MISSING, fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QIODevice, QSaveFile

from horologium.content.checks.shape import read
from horologium.content.checks.sheet import Sheet
from horologium.content.names import is_device
from horologium.content.problems import ContentError
from horologium.content.tables import read_tables
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.engine.core.teams import Team, TeamFiles, Teams

translate = QCoreApplication.translate
SUFFIX: Final = ".toml"
LARGEST: Final = 100_000
"""No team needs more bytes than this."""


class TeamRefused(Exception):
    """A file that is no team, or that cannot be read or written; the message is one sentence for players."""


class TeamStore:
    """The teams of one game that somebody has built, one file each, and those that are shared."""

    def __init__(self, game: AnyRuleset, teams: Teams, files: TeamFiles, data: Path) -> None:
        self._spec, self._words, self._files = game.specs[files.kind], teams.words, files
        self._folder = data / files.folder

    def teams(self) -> Iterator[Team]:
        """All teams that can be read, by name."""
        found = []
        for path in sorted(self._folder.glob(f"*{SUFFIX}")):
            try:
                found.append(self.read(path))
            except TeamRefused:
                continue  # it stays where it is, for whoever wants to mend it
        yield from sorted(found, key=lambda team: (team.name.casefold(), team.id))

    def keep(self, team: Team) -> Team:
        """Keep a team under its id, or under a new one if it has none yet."""
        self._folder.mkdir(parents=True, exist_ok=True)
        kept = team if team.id else replace(team, id=self._free(slug(team.name)))
        self.write(self._folder / f"{kept.id}{SUFFIX}", kept)
        return kept

    def remove(self, id_: str) -> None:
        """Throw a team away."""
        (self._folder / f"{id_}{SUFFIX}").unlink(missing_ok=True)

    def read(self, path: Path) -> Team:
        """Read a team; what is wrong with a file is said with its line and a remedy."""
        try:
            if path.stat().st_size > LARGEST:
                raise TeamRefused(say(self._words.too_large, file=path.name))
            content = path.read_bytes()
        except OSError as error:
            raise TeamRefused(
                translate("Teams", "{file} cannot be read: {why}.").format(file=path.name, why=error.strerror)
            ) from error
        try:
            data, places = read_tables(path.name, content)
        except ContentError as error:
            raise TeamRefused(str(error.problems[0])) from error
        id_ = slug(path.stem)
        found, problems = read(self._spec, Sheet(path.name, self._files.kind, id_, {**data, "id": id_}, places))
        if problems:
            raise TeamRefused(str(problems[0]))
        return self._files.read(found)

    def write(self, path: Path, team: Team) -> None:
        """Write a team; the file is either the old one or the new one."""
        file = QSaveFile(str(path))
        if file.open(QIODevice.OpenModeFlag.WriteOnly):
            file.write(spec_text(self._files.write(team)).encode())
            if file.commit():
                return
        raise TeamRefused(
            translate("Teams", "{file} cannot be written: {why}.").format(file=path.name, why=file.errorString())
        )

    def _free(self, id_: str) -> str:
        names = (id_, *(f"{id_}-{number}" for number in range(2, 1_000)))
        return next(name for name in names if not (self._folder / f"{name}{SUFFIX}").exists())


def spec_text(spec: Any) -> str:
    """An entry as packs write it, without its id, which is the name of its file."""
    written = {key: value for key, value in _written(spec).items() if key != "id"}
    lines = [f"{key} = {_value(value)}" for key, value in written.items() if not _is_tables(value)]
    for key, value in written.items():
        for row in value if _is_tables(value) else ():
            lines += ["", f"[[{key}]]", *(f"{name} = {_value(inner)}" for name, inner in _written(row).items())]
    return "\n".join(lines) + "\n"


def _written(spec: Any) -> dict[str, Any]:
    """The fields that say something: those without a default, and those that differ from theirs."""
    values = {each: getattr(spec, each.name) for each in fields(spec)}
    return {each.name: value for each, value in values.items() if each.default is MISSING or value != each.default}


def _is_tables(value: object) -> bool:
    return isinstance(value, tuple) and any(map(is_dataclass, value))


def _value(value: object) -> str:
    """A value as TOML writes it: texts, numbers and lists of them are written as in JSON."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def slug(name: str) -> str:
    """An id made of a name."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40].strip("-") or "team"
    return f"team-{plain}" if is_device(plain) else plain
