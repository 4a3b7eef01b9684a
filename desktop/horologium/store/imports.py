"""Campaigns from exported files: everything is checked before anything is written, and nothing in them is trusted."""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import tempfile
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import LargeBinary

from horologium.campaign import import_trial, record_rules
from horologium.campaign.books import digest_of_data
from horologium.campaign.memory_archive import StillClock
from horologium.campaign.ops.notes import PICTURE
from horologium.campaign.records import Charter
from horologium.content.limits import MOST_RATIO
from horologium.content.names import alike, fault, is_id, portable
from horologium.content.packs import Pack, RefusedPack
from horologium.content.problems import ContentError
from horologium.content.sources import DAMAGE, SMALL, zip_entries
from horologium.engine.core.errors import BadData
from horologium.engine.core.shapes import shape_of
from horologium.engine.core.speech import say
from horologium.engine.rulesets import RULESETS
from horologium.store import check_up, files, pictures, recovery
from horologium.store.archive import SqlArchive
from horologium.store.database import open_file
from horologium.store.errors import BadExport, Newer, known, told
from horologium.store.exports import FORMAT, LARGEST, MANIFEST, MOST_ROWS, CarriedPack, ExportManifest, write_zip
from horologium.store.forks import rename
from horologium.store.migrations import older
from horologium.store.records import FIELDS
from horologium.store.tables import OLDER, TABLES, TODAY, Layout, columns, holds_records, record, sound
from horologium.store.untrusted_json import BadImport, check_text, in_words, read_json
from horologium.workrooms import Workroom

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.content.sources import PackFile
    from horologium.store.campaign_folder import PackFolder

Rows = dict[str, list[dict[str, Any]]]
MOST_PARTS: Final = 3_000
MOST_LINE: Final = 8 * 2**20
_SHAPE: Final = shape_of(ExportManifest)
_LINES: Final = {"program": record_rules.line(), "name": record_rules.name(), "exported": record_rules.time()}


@dataclass(frozen=True, slots=True)
class Incoming:
    """A campaign that was read and found good."""

    source: Path
    manifest: ExportManifest
    rows: dict[str, list[dict[str, Any]]]
    parts: dict[str, bytes]

    @property
    def name(self) -> str:
        """What the campaign is called."""
        return str(self.rows["charter"][0]["name"])

    def write(self, made: Path, name: str) -> None:
        """The campaign as a database, under the name that it has here."""
        recovery.write(recovery.Salvage(dict(self.rows)), made)
        if name != self.name:
            database = open_file(made)
            try:
                with database.writing() as connection:
                    rename(connection, name=name)
            finally:
                database.close()

    def write_pictures(self, folder: Path) -> None:
        """The pictures under their names."""
        if self.manifest.pictures:
            with known(folder):
                files.make_folder(folder)
                for inside, name in self.manifest.pictures.items():
                    files.begin(pictures.place(folder, name)).write_bytes(self.parts[inside])


def read(source: Path) -> Incoming:
    """Read an exported campaign; refused with what is wrong with it, wherever that is."""
    try:
        with known(source):
            parts = _parts(source)
        manifest = _manifest(source, parts)
        layout = _layout(manifest)
        rows = {table: [*_table(manifest, table, parts)] for table in layout.tables}
        _check_keys(layout, rows)
        _check_digest(manifest, rows)
        rows = _lifted(layout, rows)
        if wrong := check_up.fault(rows):
            raise BadImport(wrong)
        _check_pictures(manifest, parts)
    except (BadImport, BadData, ContentError) as error:
        raise told(BadExport, source, say("it cannot be taken in: {reason}", reason=in_words(error))) from error
    return Incoming(source, manifest, rows, parts)


def _layout(manifest: ExportManifest) -> Layout:
    return OLDER if manifest.schema < older.SINCE else TODAY


def _check_digest(manifest: ExportManifest, rows: Rows) -> None:
    """The records must be those that were exported, as they were then."""
    derived = set(columns("chapter")) - set(FIELDS["chapter"])  # and the place, which every record has
    plain = [
        (table, {name: value for name, value in row.items() if name not in derived})
        for table in rows
        if holds_records(table)
        for row in rows[table]
    ]
    if digest_of_data(plain) != manifest.digest:
        raise BadImport("the records are not those that were exported")


def _lifted(layout: Layout, rows: Rows) -> Rows:
    """The rows of an older schema as those of today."""
    if layout is TODAY:
        return rows
    found = {older.lift_name(table): [older.lift_row(table, row) for row in rows[table]] for table in rows}
    return {table: [sound(table, row) for row in found[table]] for table in TABLES}


# The .zip


def _parts(source: Path) -> dict[str, bytes]:
    """All files in it, none of which leads anywhere or is a bomb."""
    parts: dict[str, bytes] = {}
    seen: set[str] = set()
    size = 0
    for entry in zip_entries(source, LARGEST):
        wrong = fault(entry.path) or entry.fault
        if wrong:
            raise BadImport(f"{entry.path} {wrong[0]}")
        if entry.path.casefold() in seen:
            raise BadImport(say("{path} is in it twice", path=entry.path))
        seen.add(entry.path.casefold())
        parts[entry.path] = _content(entry, LARGEST - size)
        size += len(parts[entry.path])
        if len(parts) > MOST_PARTS:
            raise BadImport(say("it holds more than {most} files", most=MOST_PARTS))
    return parts


def _content(entry: PackFile, most: int) -> bytes:
    try:
        data = entry.read(most + 1)
    except DAMAGE as error:
        raise BadImport(say("{path} cannot be read ({reason})", path=entry.path, reason=error)) from error
    if len(data) > most:
        raise BadImport(say("it unpacks to more than {size} MB", size=LARGEST >> 20))
    if entry.packed is not None and len(data) > max(SMALL, MOST_RATIO * entry.packed):
        raise BadImport(say("{path} unpacks to more than {most} times its size", path=entry.path, most=MOST_RATIO))
    return data


# The manifest


def _manifest(source: Path, parts: dict[str, bytes]) -> ExportManifest:
    if MANIFEST not in parts:
        raise BadImport(say("{manifest} is missing", manifest=MANIFEST))
    data = read_json(MANIFEST, parts[MANIFEST])
    version = data.get("format") if isinstance(data, dict) else None
    schema = data.get("schema") if isinstance(data, dict) else None
    for number, newest in ((version, FORMAT), (schema, files.SCHEMA)):
        if isinstance(number, int) and number > newest:
            raise told(Newer, source, say("it has format {number} of a newer program", number=number))
    manifest: ExportManifest = _SHAPE.load(data, MANIFEST)
    check_text(MANIFEST, data)
    for key, rule in _LINES.items():
        if wrong := rule.wrong(getattr(manifest, key)):
            raise BadImport(f"{MANIFEST}: {key} {wrong}")
    if manifest.format != FORMAT or not 1 <= manifest.schema <= files.SCHEMA:
        raise BadImport(
            say(
                "{manifest} speaks of format {format} and tables {schema}, which never were",
                manifest=MANIFEST,
                format=manifest.format,
                schema=manifest.schema,
            )
        )
    if sum(data.count(b"\n") for name, data in parts.items() if name.startswith("data/")) > MOST_ROWS:
        raise BadImport(say("it holds more than {most} rows", most=MOST_ROWS))
    _check_hashes(manifest, parts)
    return manifest


def _check_hashes(manifest: ExportManifest, parts: dict[str, bytes]) -> None:
    others = {name: data for name, data in parts.items() if name != MANIFEST}
    hashes = {part.path: part.sha256 for part in manifest.files}
    if odd := sorted(set(others) ^ set(hashes)):
        raise BadImport(say("{odd} is missing, or not named in {manifest}", odd=odd[0], manifest=MANIFEST))
    for name, data in others.items():
        if hashlib.sha256(data).hexdigest() != hashes[name]:
            raise BadImport(say("{name} is not what it was when it was exported", name=name))
    wanted = {f"data/{table}.jsonl" for table in _layout(manifest).tables} | set(manifest.pictures)
    carried = tuple(f"packs/{pack.id}/" for pack in manifest.packs)
    stray = [name for name in others if name not in wanted and not name.startswith(carried)]
    if missing := sorted(wanted - set(others)) or stray:
        raise BadImport(say("{missing} is missing, or has no place in an exported campaign", missing=missing[0]))


# The tables


def _table(manifest: ExportManifest, table: str, parts: dict[str, bytes]) -> Iterator[dict[str, Any]]:
    inside = f"data/{table}.jsonl"
    lines = parts[inside].split(b"\n")
    if lines.pop() != b"" or [len(lines)] != [part.rows for part in manifest.files if part.path == inside]:
        raise BadImport(say("{inside} does not have as many lines as it should", inside=inside))
    for number, line in enumerate(lines, 1):
        where = f"{inside}:{number}"
        if len(line) > MOST_LINE:
            raise BadImport(say("{where} is longer than {size} MB", where=where, size=MOST_LINE >> 20))
        try:
            yield sound(table, _row(where, table, read_json(where, line)), _layout(manifest))
        except BadData as error:
            raise BadImport(f"{where}: {error.message}") from error


def _row(where: str, table: str, row: Any) -> dict[str, Any]:
    if not isinstance(row, dict):
        raise BadImport(say("{where} is no row", where=where))
    for column in TABLES[table].columns if table in TABLES else ():
        if isinstance(column.type, LargeBinary) and isinstance(row.get(column.name), str):
            row[column.name] = _bytes(where, row[column.name])
    check_text(where, row)
    if table == "change":
        for image in ("before", "after"):
            if isinstance(row.get(image), str):
                check_text(where, read_json(where, row[image].encode()))
    if table == "chapter" and row.get("picture") and not PICTURE.fullmatch(str(row["picture"])):
        raise BadImport(say("{where}: {row!r} is no name of a picture", where=where, row=row["picture"]))
    return row


def _bytes(where: str, text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except ValueError as error:
        raise BadImport(say("{where}: what should be base64 is not", where=where)) from error


# The whole


def _check_keys(layout: Layout, rows: Rows) -> None:
    for table, found in rows.items():
        made = layout.tables[table]
        keys = ["id"] if "id" in made.columns else [key.name for key in made.primary_key]
        named = [tuple(row[key] for key in keys) for row in found]
        if table in ("charter", "standing", "meta") and len(found) != 1:
            raise BadImport(say("there is not one row in data/{table}.jsonl", table=table))
        if table != "change" and len(set(named)) < len(named):
            raise BadImport(say("two rows of data/{table}.jsonl have the same id", table=table))
        places = [row["place"] for row in found if table != "change" and "place" in row]
        if len(set(places)) < len(places):
            raise BadImport(say("two rows of data/{table}.jsonl have the same place", table=table))


def _check_pictures(manifest: ExportManifest, parts: dict[str, bytes]) -> None:
    names = list(manifest.pictures.values())
    if len({alike(pictures.place(Path(), name).name) for name in names}) < len(names):
        raise BadImport("two pictures have the same name")
    for inside, name in manifest.pictures.items():
        if not PICTURE.fullmatch(name) or not inside.startswith("pictures/"):
            raise BadImport(say("{name!r} is no name of a picture", name=name))
        if len(parts[inside]) > pictures.LARGEST or not pictures.is_whole(parts[inside]):
            raise BadImport(say("{inside} is too large, cut off, or no picture", inside=inside))


# Packs


@dataclass(frozen=True, slots=True)
class Ready:
    """Packs by id; where those go that have to be put into the folder; and what the players should know."""

    packs: dict[str, Pack] = field(default_factory=dict)
    places: list[tuple[Path, Path]] = field(default_factory=list)
    notices: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Alone:
    """The one pack that a campaign is tried out with."""

    pack: Pack

    @property
    def packs(self) -> dict[str, Pack]:
        """The pack by its id."""
        return {self.pack.id: self.pack}

    def read_again(self) -> None:
        """It is always the same."""


@contextmanager
def packs_ready(incoming: Incoming, place: PackFolder | None) -> Iterator[Ready]:
    """The packs that come with a campaign, made ready and checked."""
    ready = Ready()
    with known(tempfile.gettempdir()):
        temporary = Workroom()
    with temporary as folder:
        for carried in incoming.manifest.packs:
            made = _checked_pack(incoming, carried, place, folder, ready)
            there = place.there().get(carried.id) if place else None
            if place is None:
                ready.notices.append(
                    say("the pack {carried} was not taken over: there is no folder for packs", carried=carried.name)
                )
            elif there is None:
                ready.places.append((made, place.folder / portable(carried.id, "pack", ".zip")))
            elif there.digest != carried.digest:
                ready.notices.append(
                    say(
                        "the pack {there} on this machine (version {version}) differs from the one of this "
                        "campaign (version {other}), which was not taken over: yours will be played",
                        there=there.name,
                        version=there.manifest.version,
                        other=carried.version,
                    )
                )
        yield ready


def _checked_pack(
    incoming: Incoming, carried: CarriedPack, place: PackFolder | None, folder: Path, ready: Ready
) -> Path:
    """A pack as a .zip of its own; refused unless it is sound, and exactly the one that it says it is."""
    source, prefix = incoming.source, f"packs/{carried.id}/"
    if not is_id(carried.id):
        raise told(BadExport, source, "it carries a pack with an impossible id")
    made = folder / portable(carried.id, "pack", ".zip")
    write_zip(
        made, {name.removeprefix(prefix): data for name, data in incoming.parts.items() if name.startswith(prefix)}
    )
    if place is not None:
        found = place.load(made)
        if isinstance(found, RefusedPack):
            raise told(
                BadExport,
                source,
                say("its pack {name} is refused ({problems})", name=carried.id, problems=found.problems[0]),
            )
        if (found.id, found.digest) != (carried.id, carried.digest):
            raise told(BadExport, source, say("its pack {name} is not the one that it says it is", name=carried.id))
        ready.packs[found.id] = found
    return made


def try_out(incoming: Incoming, made: Path, packs: Mapping[str, Pack], place: PackFolder | None) -> None:
    """Open a campaign that was written, with the pack that it is played with, and take up the battle that is on."""
    charter = record("charter", incoming.rows["charter"][0])
    assert isinstance(charter, Charter)
    pack = packs.get(charter.pack) or (place.there().get(charter.pack) if place else None)
    if pack is None:
        return  # it stays shut until the pack is there, and is looked at then
    with closing(SqlArchive(open_file(made))) as archive:
        wrong = check_up.fault(incoming.rows, pack) or import_trial.fault(archive, _Alone(pack), RULESETS, StillClock())
    if wrong:
        reason = say("it cannot be taken in: {reason}", reason=in_words(BadImport(wrong)))
        raise told(BadExport, incoming.source, reason)


def put_packs(ready: list[tuple[Path, Path]]) -> list[Path]:
    """Copy packs to their folder; gives those that were not there before."""
    placed: list[Path] = []
    try:
        for made, target in ready:
            with known(target):
                target.parent.mkdir(parents=True, exist_ok=True)
                if _put_pack(made, target):
                    placed.append(target)
    except BaseException:
        take_back(placed)
        raise
    return placed


def _put_pack(made: Path, target: Path) -> bool:
    """Copy a pack to its folder; whether it was not there before: another process may have brought the same."""
    waiting = target.with_name(f"{target.name} {os.getpid()}{files.PART}")
    try:
        shutil.copyfile(made, waiting)
        return _put_new_pack(waiting, target)
    finally:
        with suppress(OSError):
            waiting.unlink(missing_ok=True)


def _put_new_pack(waiting: Path, target: Path) -> bool:
    try:
        files.put_new(waiting, target)
    except FileExistsError:
        if target.is_file() and target.read_bytes() == waiting.read_bytes():
            return False
        raise told(BadExport, target, "another file has this name", "move it away") from None
    except BaseException:
        if not waiting.exists():  # it has come to its place, and nobody will ask for it
            take_back([target])
        raise
    return True


def take_back(placed: list[Path]) -> None:
    """Remove packs again that came with a campaign which did not."""
    for target in placed:
        with suppress(OSError):
            target.unlink(missing_ok=True)
