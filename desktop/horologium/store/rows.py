"""The tables: one for each kind of record, then the history, the battles and what the file says of itself.

Columns bear the names of the record's fields. What is more than a text, a number or a yes and no lies in a JSON column.
Nothing here is of one kind of database alone.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import JSON, BigInteger, LargeBinary, MetaData
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

if TYPE_CHECKING:
    from collections.abc import Mapping

NAMES: Final = MappingProxyType(
    {
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""How indexes and constraints are called: migrations have to find them again."""


class TableRow(SQLModel, registry=registry(metadata=MetaData(naming_convention=dict(NAMES)))):
    """What all tables share: one set of metadata of their own."""


class RecordRow(TableRow):
    """A record of the campaign; ``place`` is the order in which records were entered."""

    place: int | None = Field(default=None, primary_key=True)
    id: str = Field(unique=True)


class CharterRow(RecordRow, table=True):
    """The charter."""

    __tablename__ = "charter"

    name: str
    pack: str
    pack_digest: str
    ruleset: str
    plot: str
    seed: int = Field(sa_type=BigInteger)
    difficulty: str
    dice: str
    undo: str
    options: Any = Field(sa_type=JSON)
    adopted: bool
    branch_of: str
    by_hand: Any = Field(sa_type=JSON)


class StandingRow(RecordRow, table=True):
    """Where the campaign stands."""

    __tablename__ = "standing"

    node: str
    stage: str
    day: int = Field(sa_type=BigInteger)
    town: str
    purse: int = Field(sa_type=BigInteger)
    step: str
    battle: str
    mission: str
    side: str
    resume: str
    party: Any = Field(sa_type=JSON)
    battles: int = Field(sa_type=BigInteger)
    taken: Any = Field(sa_type=JSON)
    last_won: str
    counter: int = Field(sa_type=BigInteger)
    by_hand: Any = Field(sa_type=JSON)
    own: str


class PlayerRow(RecordRow, table=True):
    """Somebody at the table."""

    __tablename__ = "player"

    name: str
    colour: str


class MemberRow(RecordRow, table=True):
    """Somebody of the company."""

    __tablename__ = "member"

    card: str
    name: str
    player: str
    grade: str
    experience: int = Field(sa_type=BigInteger)
    known: Any = Field(sa_type=JSON)
    ready: Any = Field(sa_type=JSON)
    raises: Any = Field(sa_type=JSON)
    boons: Any = Field(sa_type=JSON)
    bench: bool
    service: Any = Field(sa_type=JSON)
    notes: str
    by_hand: Any = Field(sa_type=JSON)
    own: str


class ThingRow(RecordRow, table=True):
    """Something that the company has."""

    __tablename__ = "thing"

    kind: str
    card: str
    holder: str
    history: Any = Field(sa_type=JSON)
    by_hand: Any = Field(sa_type=JSON)
    own: str


class ConditionRow(RecordRow, table=True):
    """What somebody or something suffers or has promised."""

    __tablename__ = "condition"

    bearer: str
    kind: str
    card: str
    since: str
    by_hand: Any = Field(sa_type=JSON)
    own: str


class MarkRow(RecordRow, table=True):
    """Something that the story remembers."""

    __tablename__ = "mark"

    kind: str
    name: str
    count: int = Field(sa_type=BigInteger)
    by_hand: Any = Field(sa_type=JSON)


class FoughtRow(RecordRow, table=True):
    """A battle that counts."""

    __tablename__ = "fought"

    number: int = Field(sa_type=BigInteger)
    node: str
    mission: str
    outcome: str
    won: bool
    party: Any = Field(sa_type=JSON)
    battle: str
    side: bool
    loot: Any = Field(sa_type=JSON)
    coins: int = Field(sa_type=BigInteger)
    experience: int = Field(sa_type=BigInteger)
    clock: str
    day: int = Field(sa_type=BigInteger)
    by_hand: Any = Field(sa_type=JSON)


class ChapterRow(RecordRow, table=True):
    """An entry of the chronicle; ``folded`` is what a search looks through, ``entered`` what it is ordered by."""

    __tablename__ = "chapter"

    at: str
    day: int = Field(sa_type=BigInteger)
    kind: str = Field(index=True)
    title: str
    text: str
    town: str
    key: str
    battle: str
    picture: str
    edited: str
    remark: str
    by_hand: Any = Field(sa_type=JSON)
    folded: str
    entered: int = Field(sa_type=BigInteger, index=True)


class StepRow(TableRow, table=True):
    """One operation of the history: done, undone or abandoned."""

    __tablename__ = "step"

    seq: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    name: str
    label: str
    params: str
    at: str
    state: str = Field(index=True)


class ChangeRow(TableRow, table=True):
    """What a step did to one record: its images before and after as JSON, nothing where there was none."""

    __tablename__ = "change"

    step: int = Field(primary_key=True, foreign_key="step.seq", sa_column_kwargs={"autoincrement": False})
    place: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    kind: str
    id: str
    before: str | None = None
    after: str | None = None


class BattleRow(TableRow, table=True):
    """A battle: how it began, and how it ended. ``head`` holds the parts of its save that never change, packed."""

    __tablename__ = "battle"

    place: int | None = Field(default=None, primary_key=True)
    id: str = Field(unique=True)
    mission: str
    ruleset: str
    version: int
    pack_digest: str
    started: str
    head: bytes = Field(sa_type=LargeBinary)
    outcome: str = ""
    won: bool = False


class CheckpointRow(TableRow, table=True):
    """A quiet moment of a battle after ``at`` answers: its state, and the journal up to it, packed."""

    __tablename__ = "checkpoint"

    battle: str = Field(primary_key=True, foreign_key="battle.id")
    at: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    save: bytes = Field(sa_type=LargeBinary)


class AnswerRow(TableRow, table=True):
    """A line of a battle: an answer, or an undo. ``length`` is the length of the log after it.

    Lines are only ever added. Each carries the hash of the one before it, and its own over all of its columns.
    """

    __tablename__ = "answer"

    battle: str = Field(primary_key=True, foreign_key="battle.id")
    seq: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    kind: str
    length: int
    mark: str
    answer: str
    source: str
    prev_hash: str
    hash: str


class PackRow(TableRow, table=True):
    """A pack that the campaign was made with."""

    __tablename__ = "pack"

    id: str = Field(primary_key=True)
    name: str
    version: int
    digest: str
    ruleset: str


class MetaRow(TableRow, table=True):
    """What the file says of itself; there is one row. ``seal`` is what all tallies come to: see ``tallies``."""

    __tablename__ = "meta"

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    format: int
    created: str
    program: str
    seal: str = ""


class TallyRow(TableRow, table=True):
    """How many rows a table has, and the sum of their hashes; only files have them, a server sees to its own disk."""

    __tablename__ = "tally"

    name: str = Field(primary_key=True)
    rows: int = Field(sa_type=BigInteger)
    sum: str


RECORD_ROWS: Final[Mapping[str, type[RecordRow]]] = MappingProxyType(
    {
        "charter": CharterRow,
        "standing": StandingRow,
        "player": PlayerRow,
        "member": MemberRow,
        "thing": ThingRow,
        "condition": ConditionRow,
        "mark": MarkRow,
        "fought": FoughtRow,
        "chapter": ChapterRow,
    }
)
"""The table of every kind of record."""
