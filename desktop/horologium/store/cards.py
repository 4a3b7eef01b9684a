"""The card of a campaign for the start screen, read with a few plain statements."""

from __future__ import annotations

from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Final

from horologium.campaign.errors import StoreError
from horologium.campaign.ports import Card
from horologium.store import files, locks, opening
from horologium.store.errors import Damaged, known, real, told
from horologium.store.migrations import older
from horologium.workrooms import Workroom

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator
    from pathlib import Path

_FACTS: Final = "SELECT charter.name, pack, ruleset, node, stage FROM charter, standing"
_MEMBERS: Final = "SELECT name FROM {} WHERE NOT bench ORDER BY place"
_CHAPTER: Final = "SELECT title FROM chapter WHERE kind = 'story' ORDER BY entered DESC LIMIT 1"
_PLAYED: Final = "SELECT max(at) FROM (SELECT at FROM step UNION ALL SELECT created FROM meta)"


def card(path: Path) -> Card:
    """The card of a campaign; if it cannot be read, with the reason."""
    try:
        with peeked(path) as connection, known(path):
            return _card(path, connection)
    except StoreError as error:
        return Card(path, path.name.removesuffix(files.SUFFIX), "", "", "", (), "", str(error))


def _card(path: Path, connection: sqlite3.Connection) -> Card:
    facts = connection.execute(_FACTS).fetchone()
    if facts is None:
        raise told(Damaged, path, "it has no charter")
    name, pack, ruleset, node, stage = facts
    table = "member" if opening.schema_of(connection) >= older.SINCE else "hero"
    heroes = tuple(hero for (hero,) in connection.execute(_MEMBERS.format(table)))
    story = connection.execute(_CHAPTER).fetchone()
    played = connection.execute(_PLAYED).fetchone()[0] or ""
    chapter = story[0] if story else node
    return Card(path, name, pack, ruleset, chapter, heroes, played, running=stage == "battle")


@contextmanager
def peeked(path: Path) -> Iterator[sqlite3.Connection]:
    """A campaign as it is at this moment, without a trace: it may be held by anybody."""
    path = real(path)
    owner = locks.owner(path)
    if not opening.has_wal(path) or (owner is not None and owner.is_me()):
        with closing(opening.look_at(path)) as connection:
            yield connection
        return
    with known(path), Workroom() as folder:
        copy = folder / ("copy" + files.SUFFIX)
        opening.copy_held(path, copy)
        with closing(opening.connect(copy)) as connection:
            opening.recognise(path, connection)
            yield connection
