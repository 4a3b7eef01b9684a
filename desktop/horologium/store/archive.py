"""One campaign as it is kept: records, the history of steps, the chronicle."""

from __future__ import annotations

import json
from contextlib import suppress
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlmodel import Session

from horologium import __version__
from horologium.campaign.books import Change, digest_of, dump, load
from horologium.campaign.errors import ReadOnly, StoreError
from horologium.campaign.ports import Found, Step
from horologium.campaign.records import KIND_OF, KINDS, Chapter
from horologium.engine.core.codec import canonical
from horologium.engine.core.errors import BadData
from horologium.engine.core.speech import say
from horologium.store import files, pictures
from horologium.store.battles import SqlBattles
from horologium.store.database import Database, keep_nothing
from horologium.store.errors import Damaged, told
from horologium.store.records import columns_of, folded, record_of, records_of, row_of, table_of
from horologium.store.rows import ChangeRow, MetaRow, PackRow, StepRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from sqlalchemy import Connection, Delete, Insert, Select, Table, Update

    from horologium.campaign.records import Record
    from horologium.content.packs import Pack
    from horologium.store.database import Keep

LONGEST_SEARCH: Final = 1_000  # characters
STEPS: Final[Table] = StepRow.__table__  # type: ignore[attr-defined]
CHANGES: Final[Table] = ChangeRow.__table__  # type: ignore[attr-defined]
CHAPTERS: Final = table_of("chapter")

# Statements are built once; SQLAlchemy knows them again and does not compile them twice.
_STEP_COLUMNS: Final = [STEPS.c[name] for name in ("seq", "name", "label", "params", "at", "state")]
_ALL: Final[Mapping[str, Select[Any]]] = MappingProxyType(
    {kind: select(*columns_of(kind)).order_by(table_of(kind).c.place) for kind in KINDS}
)
_INSERT: Final[Mapping[str, Insert]] = MappingProxyType({kind: insert(table_of(kind)) for kind in KINDS})
_UPDATE: Final[Mapping[str, Update]] = MappingProxyType(
    {kind: update(table_of(kind)).where(table_of(kind).c.id == bindparam("which")) for kind in KINDS}
)
_DELETE: Final[Mapping[str, Delete]] = MappingProxyType(
    {kind: delete(table_of(kind)).where(table_of(kind).c.id == bindparam("which")) for kind in KINDS}
)
_IN_TOWNS: Final = (
    select(
        CHAPTERS.c.town,
        CHAPTERS.c.day,
        CHAPTERS.c.entered,
        CHAPTERS.c.place,
        func.lag(CHAPTERS.c.town).over(order_by=(CHAPTERS.c.entered, CHAPTERS.c.place)).label("before"),
    )
    .where(CHAPTERS.c.town != "")
    .subquery()
)
_STAYS: Final = (
    select(_IN_TOWNS.c.town, _IN_TOWNS.c.day)
    .where(func.coalesce(_IN_TOWNS.c.before, "") != _IN_TOWNS.c.town)
    .order_by(_IN_TOWNS.c.entered, _IN_TOWNS.c.place)
)
_ABANDON: Final = update(STEPS).where(STEPS.c.state == "undone").values(state="abandoned")
_TURN: Final = update(STEPS).where(STEPS.c.seq == bindparam("which")).values(state=bindparam("turned"))
_CHANGED: Final = (
    select(CHANGES.c.kind, CHANGES.c.id, CHANGES.c.before, CHANGES.c.after)
    .where(CHANGES.c.step == bindparam("which"))
    .order_by(CHANGES.c.place)
)


class SqlArchive:
    """A campaign in a database. ``keep`` makes snapshots of it."""

    def __init__(self, database: Database, keep: Keep = keep_nothing) -> None:
        self.database = database
        self.battles = SqlBattles(database, self.snapshot)
        self._keep = keep

    @property
    def read_only(self) -> str:
        """Why nothing can be changed, or nothing."""
        return self.database.read_only

    @property
    def notices(self) -> tuple[str, ...]:
        """What the players should know about this opening."""
        return tuple(self.database.notices)

    @property
    def kept_as(self) -> Path | None:
        """Where everything was kept when the file was taken away from under us; None as long as it lies there."""
        return self.database.kept_as

    # Records

    @property
    def path(self) -> Path | None:
        """The file of the campaign."""
        return self.database.path

    def records(self) -> list[Record]:
        """Everything but the chapters."""
        with self.database.reading() as connection:
            return [record for kind in KINDS if kind != "chapter" for record in self._all(connection, kind)]

    def _all(self, connection: Connection, kind: str) -> list[Record]:
        return records_of(self.database.place, kind, connection.execute(_ALL[kind]))

    def digest(self) -> str:
        """The digest of everything that is kept, the chronicle included; undo history and battles are not."""
        with self.database.reading() as connection:
            return digest_of(record for kind in KINDS for record in self._all(connection, kind))

    # History

    def write(self, step: Step, changes: Sequence[Change]) -> None:
        """Add a step; steps that were undone before are abandoned."""
        with self.database.writing() as connection:
            connection.execute(_ABANDON)
            connection.execute(insert(STEPS), _step_row(step))
            if changes:
                connection.execute(insert(CHANGES), [_change_row(step.seq, *each) for each in enumerate(changes)])
            self._apply(connection, changes)

    def turn(self, seq: int, state: Literal["done", "undone"], changes: Sequence[Change]) -> None:
        """Undo or redo a step: its changes, turned for undo, and its new state."""
        self.turn_all(state, [(seq, changes)])

    def turn_all(self, state: Literal["done", "undone"], turns: Sequence[tuple[int, Sequence[Change]]]) -> None:
        """Undo or redo steps in this order, all of them or none."""
        with self.database.writing() as connection:
            for seq, changes in turns:
                self._touch(connection, _TURN, {"which": seq, "turned": state})
                self._apply(connection, changes)

    def _apply(self, connection: Connection, changes: Iterable[Change]) -> None:
        for change in changes:
            if change.after is None:
                self._touch(connection, _DELETE[change.kind], {"which": change.id})
            elif change.before is None:
                connection.execute(_INSERT[change.kind], row_of(change.after))
            else:
                self._touch(connection, _UPDATE[change.kind], {**row_of(change.after), "which": change.id})

    def _touch(self, connection: Connection, statement: Update | Delete, values: Mapping[str, Any]) -> None:
        """Change one row; if it is not there, somebody else has written to the file."""
        if connection.execute(statement, values).rowcount != 1:
            reason = "it does not hold any more what was read from it"
            raise told(Damaged, self.database.place, reason, "close it and open it again")

    def steps(self, last: int = 200) -> list[Step]:
        """The last steps that are not abandoned, oldest first."""
        query = select(*_STEP_COLUMNS).where(STEPS.c.state != "abandoned").order_by(STEPS.c.seq.desc()).limit(last)
        with self.database.reading() as connection:
            return [Step(*row) for row in reversed(connection.execute(query).all())]

    def changes(self, seq: int) -> list[Change]:
        """What a step has changed."""
        with self.database.reading() as connection:
            rows = connection.execute(_CHANGED, {"which": seq}).all()
        try:
            return [Change(kind, id_, _read(kind, before), _read(kind, after)) for kind, id_, before, after in rows]
        except (BadData, ValueError, KeyError) as error:
            raise told(
                Damaged, self.database.place, say("step {seq} of its history cannot be read", seq=seq)
            ) from error

    # The chronicle

    def chapter(self, id_: str) -> Chapter | None:
        """One entry of the chronicle."""
        query = select(*columns_of("chapter")).where(CHAPTERS.c.id == id_)
        with self.database.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else record_of(self.database.place, "chapter", row)  # type: ignore[return-value]

    def chronicle(self, text: str = "", kind: str = "", skip: int = 0, count: int = 50) -> Found:
        """A page of the chronicle, newest first: entries in which all words of the text are found."""
        wanted = [CHAPTERS.c.folded.contains(word, autoescape=True) for word in folded(text[:LONGEST_SEARCH]).split()]
        if kind:
            wanted.append(CHAPTERS.c.kind == kind)
        page = (
            select(*columns_of("chapter")).where(*wanted).order_by(CHAPTERS.c.entered.desc(), CHAPTERS.c.place.desc())
        )
        with self.database.reading() as connection:
            total = connection.execute(select(func.count()).select_from(CHAPTERS).where(*wanted)).scalar_one()
            rows = connection.execute(page.offset(skip).limit(count)).all()
        return Found(tuple(records_of(self.database.place, "chapter", rows)), total)  # type: ignore[arg-type]

    def stays(self) -> list[tuple[str, int]]:
        """The towns of which the chronicle tells, one stay after another, each with the day on which it begins."""
        with self.database.reading() as connection:
            return [(town, day) for town, day in connection.execute(_STAYS)]

    def picture(self, name: str) -> bytes | None:
        """A picture of the chronicle; None if it is not there."""
        return None if self.path is None else pictures.picture(self.path, name)

    def keep_picture(self, name: str, data: bytes) -> str:
        """Keep a picture for the chronicle; gives the name that it has from now on."""
        if self.read_only:
            raise ReadOnly(self.read_only)
        if self.path is None:
            raise StoreError(say("pictures need a campaign that is a file of its own"))
        return pictures.keep(self.path, name, data)

    # The whole

    def snapshot(self, reason: str) -> None:
        """Keep a copy of everything as it is now."""
        self._keep(self.database, reason)

    def close(self) -> None:
        """Let go of the file; if it was taken away from under us, keep what is here first."""
        if not (self.read_only or self.database.closed):
            with suppress(StoreError):
                self.database.must_lie_here()
        self.database.close()


def fill(database: Database, records: Iterable[Record], packs: Iterable[Pack], created: str) -> None:
    """The beginning of a campaign, in empty tables."""
    rows: dict[str, list[dict[str, Any]]] = {}
    for record in records:
        rows.setdefault(KIND_OF[type(record)], []).append(row_of(record))
    with database.writing() as connection:
        with Session(connection) as session:
            session.add(MetaRow(id=1, format=files.SCHEMA, created=created, program=__version__))
            session.add_all(_pack_row(pack) for pack in packs)
            session.flush()
        for kind, values in rows.items():
            connection.execute(_INSERT[kind], values)


def _pack_row(pack: Pack) -> PackRow:
    return PackRow(id=pack.id, name=pack.name, version=pack.manifest.version, digest=pack.digest, ruleset=pack.ruleset)


def _step_row(step: Step) -> dict[str, Any]:
    return {column.name: getattr(step, column.name) for column in _STEP_COLUMNS}


def _change_row(seq: int, place: int, change: Change) -> dict[str, Any]:
    return {
        "step": seq,
        "place": place,
        "kind": change.kind,
        "id": change.id,
        "before": _written(change.before),
        "after": _written(change.after),
    }


def _written(record: Record | None) -> str | None:
    return None if record is None else canonical(dump(record))


def _read(kind: str, text: str | None) -> Record | None:
    return None if text is None else load(kind, json.loads(text))
