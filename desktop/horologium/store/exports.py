"""One campaign as a single file: a .zip with all tables as text, the pictures, and the packs that it needs.

``manifest.json`` names the format, the program, the digest of the records and the hash of every other file.
``data/<table>.jsonl`` has one row to a line, bytes as base64. ``pictures/`` and ``packs/<id>/`` hold what their names
say. Nothing in such a file is trusted: see ``imports``. All tables can also be written as CSV, for spreadsheets.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import json
import zipfile
import zlib
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import LargeBinary, select

from horologium import __version__
from horologium.campaign.ops.notes import PICTURE
from horologium.campaign.progress import advance
from horologium.campaign.suffixes import EXPORTED_FILE
from horologium.content.problems import ContentError
from horologium.content.sources import read_files
from horologium.engine.core.speech import say
from horologium.store import files, pictures
from horologium.store.errors import BadExport, known, told
from horologium.store.tables import TABLES, columns

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from sqlalchemy import Connection

    from horologium.content.packs import Pack
    from horologium.store.archive import SqlArchive

FORMAT: Final = 1
SUFFIX: Final = EXPORTED_FILE
MANIFEST: Final = "manifest.json"
LARGEST: Final = 200 * 2**20  # of a whole file, packed or unpacked
MOST_ROWS: Final = 500_000  # in all tables; a long campaign has a fifth of it
PLAIN: Final = 50  # what packs better than this is not packed: it would look like a bomb
OLD: Final = (1980, 1, 1, 0, 0, 0)  # equal campaigns make equal files


@dataclass(frozen=True, slots=True)
class CarriedPack:
    """A pack in an exported campaign; its files lie in ``packs/<id>/``."""

    id: str
    name: str
    version: int
    ruleset: str
    digest: str


@dataclass(frozen=True, slots=True)
class ExportedFile:
    """A file in an exported campaign: a table with so many rows, a picture with the name that it has, or of a pack."""

    path: str
    sha256: str
    rows: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class ExportManifest:
    """What an exported campaign says of itself."""

    format: int
    program: str
    schema: int
    name: str
    exported: str
    digest: str
    files: tuple[ExportedFile, ...]
    packs: tuple[CarriedPack, ...]

    @property
    def pictures(self) -> dict[str, str]:
        """Where pictures lie in the file, and what they are called."""
        return {part.path: part.name for part in self.files if part.path.startswith("pictures/")}


def export(archive: SqlArchive, target: Path, packs: Iterable[Pack], now: str) -> None:
    """Write a campaign as one file, which is there whole or not at all; packs come behind those that they use."""
    packs = tuple({id_: each for pack in packs for id_, each in pack.whole.items()}.values())
    with archive.database.reading() as connection:
        tables = {name: [*_rows(connection, name)] for name in TABLES}
    if sum(map(len, tables.values())) > MOST_ROWS:
        raise told(BadExport, target, f"it would hold more than {MOST_ROWS} rows", "begin another campaign from here")
    parts = {f"data/{name}.jsonl": "".join(f"{row}\n" for row in rows).encode() for name, rows in tables.items()}
    names = dict(_pictures(parts, archive.database.path))
    for pack in packs:
        parts |= _pack_files(pack)
    manifest = ExportManifest(
        format=FORMAT,
        program=__version__,
        schema=files.SCHEMA,
        name=_name(tables["charter"]),
        exported=now,
        digest=archive.digest(),
        files=tuple(_part(path, data, names) for path, data in parts.items()),
        packs=tuple(
            CarriedPack(pack.id, pack.name, pack.manifest.version, pack.ruleset, pack.digest) for pack in packs
        ),
    )
    head = json.dumps(asdict(manifest), ensure_ascii=False, indent=1).encode()
    write_zip(target, {MANIFEST: head, **parts})


def _part(path: str, data: bytes, names: Mapping[str, str]) -> ExportedFile:
    rows = data.count(b"\n") if path.startswith("data/") else 0
    return ExportedFile(path, hashlib.sha256(data).hexdigest(), rows, names.get(path, ""))


def _name(charters: list[str]) -> str:
    return str(json.loads(charters[0])["name"]) if charters else ""


def _rows(connection: Connection, table: str) -> Iterator[str]:
    keys = TABLES[table].primary_key.columns
    for row in connection.execute(select(TABLES[table]).order_by(*keys)).mappings():
        yield json.dumps(plain_row(table, dict(row)), ensure_ascii=False)


def plain_row(table: str, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row as JSON takes it; the seal belongs to the file that it was in."""
    plain = dict(row) | ({"seal": ""} if table == "meta" else {})
    for column in TABLES[table].columns:
        if isinstance(column.type, LargeBinary):
            plain[column.name] = base64.b64encode(plain[column.name]).decode()
    return plain


def _pictures(parts: dict[str, bytes], path: Path | None) -> Iterator[tuple[str, str]]:
    """Add the pictures of the chronicle under plain names; gives these and their own."""
    if path is None or not files.pictures(path).is_dir():
        return
    with known(files.pictures(path)):
        found = sorted(each for each in files.pictures(path).iterdir() if PICTURE.fullmatch(each.name))
        for number, each in enumerate(found, 1):
            if each.is_file() and not each.is_symlink():
                inside, data = f"pictures/{number:04}{each.suffix.lower()}", each.read_bytes()
                if pictures.is_whole(data):  # what is cut off would keep the whole campaign from coming in
                    parts[inside] = data
                    yield inside, each.name


def _pack_files(pack: Pack) -> dict[str, bytes]:
    try:
        found = read_files(pack.origin)
    except ContentError as error:
        raise told(
            BadExport, pack.origin, say("the pack {pack} cannot be read", pack=pack.name), "mend it and export again"
        ) from error
    return {f"packs/{pack.id}/{name}": data for name, data in found.contents.items()}


def write_zip(target: Path, parts: Mapping[str, bytes]) -> None:
    """A .zip that is there whole or not at all."""
    if sum(map(len, parts.values())) > LARGEST:
        raise told(
            BadExport, target, say("it would be larger than {size} MB", size=LARGEST >> 20), "remove some pictures"
        )
    made = files.part(target)
    try:
        with known(target):
            with zipfile.ZipFile(files.begin(made), "w") as whole:
                for number, (name, data) in enumerate(parts.items()):
                    advance(number, len(parts))
                    whole.writestr(_entry(name, data), data)
            files.put_in_place(made, target)
    finally:
        with suppress(OSError):
            made.unlink(missing_ok=True)


def _entry(name: str, data: bytes) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name, OLD)
    packed = len(zlib.compress(data, 1))
    info.compress_type = zipfile.ZIP_STORED if len(data) > PLAIN * packed else zipfile.ZIP_DEFLATED
    return info


# Tables for spreadsheets

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "'")
MARK: Final = "\ufeff"  # without it some spreadsheets do not see that it is UTF-8


def export_tables(archive: SqlArchive, target: Path) -> None:
    """Write all tables: into a ``.zip``, or into a folder that is made for them."""
    with archive.database.reading() as connection:
        parts = {f"{table}.csv": _table(connection, table).encode() for table in TABLES}
    if target.suffix.lower() == ".zip":
        write_zip(target, parts)
    else:
        _write_folder(target, parts)


def _write_folder(target: Path, parts: Mapping[str, bytes]) -> None:
    """All files are written before the first gets its name; if the disk fails they are removed again."""
    with known(target):
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            raise told(BadExport, target, "there is something in it already", "choose an empty or a new folder")
        files.make_folder(target)
        try:
            for name, data in parts.items():
                files.begin(files.part(target / name)).write_bytes(data)
            for name in parts:
                files.put_in_place(files.part(target / name), target / name)
        except BaseException:
            for name in parts:
                with suppress(OSError):
                    (target / name).unlink(missing_ok=True)
                    files.part(target / name).unlink(missing_ok=True)
            raise


def _table(connection: Connection, table: str) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns(table))
    for row in connection.execute(select(TABLES[table]).order_by(*TABLES[table].primary_key.columns)).mappings():
        writer.writerow(map(cell, plain_row(table, dict(row)).values()))
    return MARK + text.getvalue()


def cell(value: Any) -> str:
    """A value as it stands in a cell."""
    match value:
        case None:
            return ""
        case str():
            return f"'{value}" if value.startswith(FORMULA) else value
        case _:
            return json.dumps(value, ensure_ascii=False)
