"""``horologium server URL``: a campaign is put on a PostgreSQL server, fetched from it, or checked there."""

from __future__ import annotations

import sys
import tempfile
from contextlib import closing
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from sqlalchemy import insert, select

from horologium.campaign.errors import StoreError
from horologium.engine.core.speech import say
from horologium.store import check_up, exports, files
from horologium.store.archive import SqlArchive
from horologium.store.campaign_folder import CampaignFolder, utc_now
from horologium.store.database import open_url
from horologium.store.errors import ServerFault, Unwritable, known, told
from horologium.store.records import table_of
from horologium.store.rows import PackRow
from horologium.store.tables import TABLES
from horologium.workrooms import Workroom

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlalchemy import Connection

    from horologium.content.packs import Pack

    Packs = Mapping[str, Pack]

FAILED: Final = 2
MANY: Final = 1_000


def main(act: str, url: str, file: Path | None, packs: Packs) -> int:
    """Do one of these things and say what was done; whatever goes wrong is one sentence."""
    try:
        lines = ACTS[act](url, file or Path(), packs)
    except StoreError as error:
        sys.stderr.write(f"horologium: {error}\n")
        return FAILED
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def put(url: str, source: Path, _packs: Packs) -> list[str]:
    """Copy a campaign, or an exported one, to an empty database; all of it or nothing."""
    with known(tempfile.gettempdir()):
        room = Workroom()
    with (
        room as folder,
        closing(_opened(CampaignFolder(folder), source)) as campaign,
        closing(SqlArchive(open_url(url, create=True))) as there,
    ):
        place = there.database.place
        if there.records():
            raise told(ServerFault, place, "there is a campaign in this database already", "name an empty one")
        with campaign.database.reading() as here, there.database.writing() as target:
            _copy(here, target)
        if there.digest() != campaign.digest():
            raise told(ServerFault, place, "what has arrived is not what was sent", "empty the database and try again")
        count = len(there.records())
        return [say("{file} is on the server, with {count} {count:record|records}", file=source.name, count=count)]


def get(url: str, target: Path, packs: Packs) -> list[str]:
    """Write the campaign of a server as an exported file, with its packs as far as they are here."""
    if target.exists():
        raise told(Unwritable, target, "there is a file of this name already", "name another")
    with closing(SqlArchive(open_url(url))) as there:
        with there.database.reading() as connection:
            ids = connection.execute(select(PackRow.__table__.c.id)).scalars().all()  # type: ignore[attr-defined]
        exports.export(there, target, [packs[id_] for id_ in ids if id_ in packs], utc_now())
    return [
        say("{file} is written; open it in the window to play on", file=target.name),
        *(say("the pack {name} is not here, and was left out", name=id_) for id_ in ids if id_ not in packs),
    ]


def check(url: str, _file: Path, packs: Packs) -> list[str]:
    """Say what in the campaign of a server does not fit together."""
    with closing(SqlArchive(open_url(url))) as there:
        with there.database.reading() as connection:
            pack = connection.execute(select(table_of("charter").c.pack)).scalar()
        return check_up.examine(there, packs.get(str(pack))) or [say("no problems")]


ACTS: Final[Mapping[str, Callable[[str, Path, Packs], list[str]]]] = MappingProxyType(
    {"put": put, "get": get, "check": check}
)


def _opened(shelf: CampaignFolder, source: Path) -> SqlArchive:
    """A campaign to look at; one that was exported is taken in first, which checks it."""
    path = source if source.suffix == files.SUFFIX else shelf.take_in(source).path
    return shelf.open(path, view_only=True)


def _copy(here: Connection, there: Connection) -> None:
    """Copy all rows in their order; places, which a database counts by itself, are counted anew."""
    for table in TABLES.values():
        counted = table.autoincrement_column
        rows = here.execute(select(table).order_by(*table.primary_key.columns)).mappings()
        while some := rows.fetchmany(MANY):
            values = [
                {name: value for name, value in row.items() if counted is None or name != counted.name} for row in some
            ]
            there.execute(insert(table), values)
