"""Bands as files: the same text that packs hold, written so that nothing is ever half there."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QIODevice, QSaveFile

from horologium.content.checks.shape import read
from horologium.content.checks.sheet import Sheet
from horologium.content.names import is_device
from horologium.content.problems import ContentError
from horologium.content.tables import read_tables
from horologium.engine.rulesets.constellation.specs import BandSpec, Member

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

translate = QCoreApplication.translate
SUFFIX: Final = ".toml"
LARGEST: Final = 100_000
"""No band needs more bytes than this."""


class BandRefused(Exception):
    """A file that is no band, or that cannot be read or written; the message is one sentence for players."""


def band_text(band: BandSpec) -> str:
    """A band as packs write it."""
    lines = [f"name = {_quoted(band.name)}"]
    lines += [f"about = {_quoted(band.about)}"] if band.about else []
    for member in band.members:
        lines += ["", "[[members]]", f"profile = {_quoted(member.profile)}"]
        lines += [f"name = {_quoted(member.name)}"] if member.name else []
        lines += [f"abilities = [{', '.join(map(_quoted, member.abilities))}]"] if member.abilities else []
        lines += [f"weapon = {_quoted(member.weapon)}"] if member.weapon != "none" else []
    return "\n".join(lines) + "\n"


def read_band(path: Path) -> BandSpec:
    """Read a band; what is wrong with a file is said with its line and a remedy."""
    try:
        if path.stat().st_size > LARGEST:
            raise BandRefused(translate("Bands", "{file} is too large for a band.").format(file=path.name))
        content = path.read_bytes()
    except OSError as error:
        raise BandRefused(
            translate("Bands", "{file} cannot be read: {why}.").format(file=path.name, why=error.strerror)
        ) from error
    try:
        data, places = read_tables(path.name, content)
    except ContentError as error:
        raise BandRefused(str(error.problems[0])) from error
    id_ = slug(path.stem)
    band, problems = read(BandSpec, Sheet(path.name, "bands", id_, {**data, "id": id_}, places))
    if problems or not isinstance(band, BandSpec):
        raise BandRefused(str(problems[0]))
    return replace(band, members=tuple(_at_rest(member) for member in band.members))


def write_band(path: Path, band: BandSpec) -> None:
    """Write a band; the file is either the old one or the new one."""
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise BandRefused(
            translate("Bands", "{file} cannot be written: {why}.").format(file=path.name, why=file.errorString())
        )
    file.write(band_text(band).encode())
    if not file.commit():
        raise BandRefused(
            translate("Bands", "{file} cannot be written: {why}.").format(file=path.name, why=file.errorString())
        )


class BandFolder:
    """The bands that somebody has built, one file each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def bands(self) -> Iterator[BandSpec]:
        """All bands that can be read, by name."""
        found = []
        for path in sorted(self._folder.glob(f"*{SUFFIX}")):
            try:
                found.append(read_band(path))
            except BandRefused:
                continue  # it stays where it is, for whoever wants to mend it
        yield from sorted(found, key=lambda band: (band.name.casefold(), band.id))

    def keep(self, band: BandSpec) -> BandSpec:
        """Keep a band under its id, or under a new one if it has none yet."""
        self._folder.mkdir(parents=True, exist_ok=True)
        kept = band if band.id else replace(band, id=self._free(slug(band.name)))
        write_band(self._folder / f"{kept.id}{SUFFIX}", kept)
        return kept

    def remove(self, id_: str) -> None:
        """Throw a band away."""
        (self._folder / f"{id_}{SUFFIX}").unlink(missing_ok=True)

    def _free(self, id_: str) -> str:
        names = (id_, *(f"{id_}-{number}" for number in range(2, 1_000)))
        return next(name for name in names if not (self._folder / f"{name}{SUFFIX}").exists())


def slug(name: str) -> str:
    """An id made of a name."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40].strip("-") or "band"
    return f"band-{plain}" if is_device(plain) else plain


def _at_rest(member: Member) -> Member:
    """A member without what belongs to positions in mid-battle."""
    return replace(member, at="", wounds=0)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
