"""The tables of the first release. A revision that was released is never changed: it does not read the models."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

RECORDS: Final = {
    "charter": "name text, pack text, pack_digest text, ruleset text, plot text, seed number, difficulty text,"
    " dice text, undo text, options data, adopted flag, branch_of text, by_hand data",
    "standing": "node text, stage text, day number, town text, purse number, step text, battle text, mission text,"
    " side text, resume text, party data, battles number, exchanged number, last_won text, counter number,"
    " by_hand data",
    "player": "name text, colour text",
    "hero": "card text, name text, player text, grade text, experience number, learned data, pins data, cubes data,"
    " boons data, bench flag, service data, notes text, by_hand data",
    "item": "ware text, card text, holder text, history data, by_hand data",
    "injury": "hero text, card text, since text, by_hand data",
    "mark": "kind text, name text, count number, by_hand data",
    "fought": "number number, node text, mission text, outcome text, won flag, party data, battle text, side flag,"
    " loot data, coins number, experience number, clock text, day number, by_hand data",
    "chapter": "at text, day number, kind text, title text, text text, town text, key text, battle text,"
    " picture text, edited text, remark text, by_hand data, folded text, entered number",
}


def upgrade() -> None:
    """Make all tables."""
    for name, columns in RECORDS.items():
        _table(name, f"id text, {columns}", place=True)
    op.create_index("ix_chapter_kind", "chapter", ["kind"])
    op.create_index("ix_chapter_entered", "chapter", ["entered"])
    _table("step", "seq count, name text, label text, params text, at text, state text", "seq")
    op.create_index("ix_step_state", "step", ["state"])
    _table(
        "change",
        "step count, place count, kind text, id text, before text?, after text?",
        "step place",
        belongs_to="step.seq",
    )
    _table(
        "battle",
        "id text, mission text, ruleset text, version count, pack_digest text, started text, head bytes,"
        " outcome text, won flag",
        place=True,
    )
    _table("checkpoint", "battle text, at count, save bytes", "battle at", belongs_to="battle.id")
    _table(
        "answer",
        "battle text, seq count, kind text, length count, mark text, answer text, source text, prev_hash text,"
        " hash text",
        "battle seq",
        belongs_to="battle.id",
    )
    _table("pack", "id text, name text, version count, digest text, ruleset text", "id")
    _table("meta", "id count, format count, created text, program text, seal text", "id")


def _table(name: str, columns: str, key: str = "", *, place: bool = False, belongs_to: str = "") -> None:
    """A table from the names and types of its columns; with a place, its id is unique and its place the key."""
    parts: list[Any] = [_column(each) for each in columns.split(",")]
    if place:
        parts.insert(0, sa.Column("place", sa.Integer(), nullable=False))
        parts.append(sa.UniqueConstraint("id", name=f"uq_{name}_id"))
    if belongs_to:
        owner = belongs_to.split(".", maxsplit=1)[0]
        parts.append(sa.ForeignKeyConstraint([owner], [belongs_to], name=f"fk_{name}_{owner}"))
    op.create_table(name, *parts, sa.PrimaryKeyConstraint(*(key or "place").split(), name=f"pk_{name}"))


def _column(words: str) -> sa.Column[Any]:
    types: dict[str, Any] = {
        "text": sa.String(),
        "number": sa.BigInteger(),
        "count": sa.Integer(),
        "flag": sa.Boolean(),
        "data": sa.JSON(),
        "bytes": sa.LargeBinary(),
    }
    name, kind = words.split()
    return sa.Column(name, types[kind.removesuffix("?")], nullable=kind.endswith("?"), autoincrement=False)
