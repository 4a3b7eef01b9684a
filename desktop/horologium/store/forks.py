"""A campaign made from another as it was after one of its steps."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select, update

from horologium.engine.core.codec import canonical
from horologium.engine.core.speech import say
from horologium.store.archive import CHANGES, STEPS
from horologium.store.errors import Missing, told
from horologium.store.records import table_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from horologium.store.archive import SqlArchive

ALL: Final = 2**31 - 1


def branch(archive: SqlArchive, seq: int, name: str) -> None:
    """Turn the steps of a copy until it stands after step ``seq`` (0: at the beginning), and give it its name.

    Steps after that are forgotten: the next one takes their number. Battles stay, so that none is ever numbered twice.
    """
    steps = archive.steps(ALL)
    if seq and seq not in {step.seq for step in steps}:
        raise told(
            Missing, archive.database.place, say("there is no step {seq} in its history", seq=seq), "choose one that is"
        )
    for step in reversed(steps):
        if step.seq > seq and step.state == "done":
            back = [change.turned() for change in reversed(archive.changes(step.seq))]
            archive.turn(step.seq, "undone", back)
    for step in steps:
        if step.seq <= seq and step.state == "undone":
            archive.turn(step.seq, "done", archive.changes(step.seq))
    with archive.database.writing() as connection:
        connection.execute(delete(CHANGES).where(CHANGES.c.step > seq))
        connection.execute(delete(STEPS).where(STEPS.c.seq > seq))
        origin = connection.execute(select(table_of("charter").c.name)).scalar_one()
        rename(connection, name=name, branch_of=origin)


def rename(connection: Connection, **ours: str) -> None:
    """The charter, and its images in the history: undo must not bring the old name back."""
    charter = table_of("charter")
    connection.execute(update(charter).values(**ours))
    images = select(CHANGES.c.step, CHANGES.c.place, CHANGES.c.before, CHANGES.c.after)
    for step, place, *both in connection.execute(images.where(CHANGES.c.kind == "charter")).all():
        before, after = (text and canonical(json.loads(text) | ours) for text in both)
        here = (CHANGES.c.step == step, CHANGES.c.place == place)
        connection.execute(update(CHANGES).where(*here).values(before=before, after=after))
