"""Records that every game can use: members, things and conditions, each with a part of the game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from alembic import op

from horologium.store.migrations.older import CHANGED, COLUMNS, lift_name, lift_row

if TYPE_CHECKING:
    from collections.abc import Iterator

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES: Final = {
    "standing": "node text, stage text, day number, town text, purse number, step text, battle text, mission text,"
    " side text, resume text, party data, battles number, taken data, last_won text, counter number, by_hand data,"
    " own text",
    "member": "card text, name text, player text, grade text, experience number, known data, ready data, raises data,"
    " boons data, bench flag, service data, notes text, by_hand data, own text",
    "thing": "kind text, card text, holder text, history data, by_hand data, own text",
    "condition": "bearer text, kind text, card text, since text, by_hand data, own text",
}
MANY: Final = 1_000


def upgrade() -> None:
    """Make the tables anew and lift their rows; what else holds records, or images of them, is lifted where it lies."""
    for old, columns in COLUMNS.items():
        _made_anew(old, columns)
    _lift("mark", _table("mark", "id text, kind text, name text", "place"))
    _lift("fought", _table("fought", "loot data", "place"))
    images = "kind text, id text, before text, after text"
    change = _table("change", images, "step place")
    _lift("change", change, change.c.kind.in_(sorted(CHANGED)))
    op.execute("UPDATE meta SET format = 3")


def _made_anew(old: str, columns: str) -> None:
    before, name = _table(old, f"id text, {columns}", "place"), lift_name(old)
    connection = op.get_bind()
    found = connection.execute(sa.select(before).order_by(before.c.place)).mappings()
    rows = [lift_row(old, dict(row)) for row in found]
    op.drop_table(old)
    after = _table(name, f"id text, {TABLES[name]}", "place")
    op.create_table(
        name,
        *[sa.Column(each.name, each.type, nullable=False, autoincrement=each.name == "place") for each in after.c],
        sa.UniqueConstraint("id", name=f"uq_{name}_id"),
        sa.PrimaryKeyConstraint("place", name=f"pk_{name}"),
    )
    for start in range(0, len(rows), MANY):
        connection.execute(sa.insert(after), rows[start : start + MANY])
    if rows and connection.dialect.name == "postgresql":  # it counts places by itself, and has to go on from here
        last = max(row["place"] for row in rows)
        op.execute(f"SELECT setval(pg_get_serial_sequence('{name}', 'place'), {last})")


def _lift(name: str, table: sa.Table, *which: sa.ColumnElement[bool]) -> None:
    """Lift rows where they lie, a thousand at a time."""
    connection, keys = op.get_bind(), [*table.primary_key.columns]
    others = [column.name for column in table.c if not column.primary_key]
    change = (
        sa.update(table)
        .where(*(key == sa.bindparam(f"old_{key.name}") for key in keys))
        .values({column: sa.bindparam(f"new_{column}") for column in others})
    )
    for rows in _some(table, keys, which):
        pairs = [(row, lift_row(name, row)) for row in rows]
        values = [
            {f"old_{key.name}": row[key.name] for key in keys} | {f"new_{column}": new[column] for column in others}
            for row, new in pairs
            if new != row
        ]
        if values:
            connection.execute(change, values)


def _some(
    table: sa.Table, keys: list[sa.Column[Any]], which: tuple[sa.ColumnElement[bool], ...]
) -> Iterator[list[dict[str, Any]]]:
    """The rows in the order of their keys, some at a time: they change while they are gone through."""
    last: list[Any] = []
    while True:
        after = [sa.tuple_(*keys) > sa.tuple_(*map(sa.literal, last))] if last else []
        query = sa.select(table).where(*which, *after).order_by(*keys).limit(MANY)
        rows = [dict(row) for row in op.get_bind().execute(query).mappings()]
        if not rows:
            return
        yield rows
        last = [rows[-1][key.name] for key in keys]


def _table(name: str, columns: str, key: str) -> sa.Table:
    types: dict[str, Any] = {
        "text": sa.String(),
        "number": sa.BigInteger(),
        "flag": sa.Boolean(),
        "data": sa.JSON(),
    }
    keys = [sa.Column(each, sa.Integer(), primary_key=True, autoincrement=False) for each in key.split()]
    others = [sa.Column(each.split()[0], types[each.split()[1]]) for each in columns.split(",")]
    return sa.Table(name, sa.MetaData(), *keys, *others)
