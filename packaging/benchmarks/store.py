"""Campaigns on disk, against plain ``sqlite3`` that does the very same statements in the same mode.

What our code asks of SQLite is written down once, with its parameters; the peer does it again and fetches every row.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
import time
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Engine, event

from benchmarks.engine import CAMPAIGNS
from horologium.campaign import battle
from horologium.campaign.founding import Founder, Plan, Recruit, found
from horologium.campaign.opening import open_session
from horologium.campaign.ops.heroes import HeroNotes
from horologium.campaign.ops.missions import BeginMission
from horologium.campaign.ops.story import ChooseWay
from horologium.campaign.records import Chapter, Fought, MemberRecord, ThingRecord
from horologium.content.library import Library
from horologium.engine.core.answerers import Router, play_on
from horologium.engine.core.bots import RandomBot
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS
from horologium.store import sqlite_files
from horologium.store.campaign_folder import CampaignFolder, utc_now
from horologium.store.damage import faults
from horologium.store.tallies import tables

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterator

    from horologium.campaign.records import Record
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.saves import Answered

ITEMS: Final = 300
CHAPTERS: Final = 10_000
MISSIONS: Final = 1_000
DEEDS: Final = 40
ANSWERS: Final = 40
TEXT: Final = (
    "The company rode on in the rain, and nobody spoke of the letter until the lights of the town were seen. " * 2
)

Asked = tuple[str, Any, bool]
"""A statement, its parameters, and whether there are many of them."""


class UtcClock:
    """The player's clock."""

    now = staticmethod(utc_now)


# Campaigns


@cache
def _library() -> Library:
    return Library(RULESETS, [CAMPAIGNS])


@cache
def _place() -> Path:
    """A folder for this run."""
    folder = Path(tempfile.mkdtemp(prefix="horologium-bench-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def template() -> Path:
    """A campaign of four heroes with many things, missions and a long chronicle, closed in order."""
    return _campaign("Siena", ITEMS, CHAPTERS, MISSIONS)


@cache
def newly_founded() -> Path:
    """A campaign in which nothing has happened yet."""
    return _campaign("Lucca", 0, 0, 0)


def _campaign(name: str, items: int, chapters: int, missions: int) -> Path:
    pack = _library().packs["rehearsal"]
    heroes = tuple(Recruit(card) for card in ("valerio", "sofia", "rebecca", "vincenzo"))
    plan = Plan(name, "the-rehearsal", (Founder("Ada", "red"),), heroes, seed=7)
    records: list[Record] = found(pack, NOVA_AETAS, plan, utc_now())
    cards = list(pack.content["equipment"])
    for number in range(items):
        card = cards[number % len(cards)]
        records.append(ThingRecord(f"thing-{number + 900}", "equipment", card, history=(f"{number}: found in Siena",)))
    for number in range(chapters):
        records.append(Chapter(f"entry-{number}", utc_now(), number, "deed", f"Day {number} of the ride", TEXT))
    for number in range(missions):
        records.append(Fought(f"fought-{number}", number, "toll", "a-toll-on-the-road", "goal", True, ()))
    archive = CampaignFolder(_place()).create(name, records, [pack])
    archive.close()
    path = archive.database.path
    assert path is not None
    return path


def _copy(source: Path) -> Path:
    return Path(shutil.copy(source, tempfile.mkdtemp(dir=_place())))


def _opened(path: Path) -> CampaignSession:
    return open_session(CampaignFolder(path.parent).open(path), _library(), RULESETS, UtcClock())


# What is asked of SQLite


@contextmanager
def _overheard() -> Iterator[list[Asked]]:
    """All statements of SQLAlchemy within the block."""
    heard: list[Asked] = []

    def hear(_connection: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        heard.append((statement, parameters, many))

    def hear_end(_connection: Any) -> None:
        heard.append(("COMMIT", (), False))

    event.listen(Engine, "before_cursor_execute", hear)
    event.listen(Engine, "commit", hear_end)
    try:
        yield heard
    finally:
        event.remove(Engine, "before_cursor_execute", hear)
        event.remove(Engine, "commit", hear_end)


def _ask(connection: sqlite3.Connection, asked: list[Asked]) -> None:
    for statement, parameters, many in asked:
        if many:
            connection.executemany(statement, parameters)
        else:
            connection.execute(statement, parameters).fetchall()


@contextmanager
def _raw(path: Path) -> Iterator[sqlite3.Connection]:
    """Plain SQLite in the mode of ours."""
    with closing(sqlite_files.connect(path)) as connection:
        for pragma in sqlite_files.HELD:
            connection.execute(pragma)
        yield connection


def _milliseconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


# Opening


def open_campaign() -> float:
    """Milliseconds to open the campaign until it can be played."""
    path = template()
    _opening_asks()  # written down before anything is timed
    sessions: list[CampaignSession] = []
    spent = _milliseconds(lambda: sessions.append(_opened(path)))
    sessions[0].close()
    return spent


@cache
def _opening_asks() -> tuple[str, ...]:
    """Every statement of an opening, whoever makes it, as SQLite itself tells."""
    heard: list[str] = []
    connect = sqlite_files.connect

    def connect_and_hear(path: Path, query: str = "mode=rw") -> sqlite3.Connection:
        connection = connect(path, query)
        connection.set_trace_callback(heard.append)
        return connection

    sqlite_files.connect = connect_and_hear
    try:
        session = _opened(template())
    finally:
        sqlite_files.connect = connect
    session.archive.database.pragma("user_version")  # type: ignore[attr-defined]
    found_until = len(heard) - 1
    session.close()
    return tuple(heard[:found_until])


def open_raw() -> float:
    """Milliseconds for the statements alone."""
    asked = _opening_asks()

    def ask() -> None:
        with closing(sqlite_files.connect(template())) as connection:
            for statement in asked:
                connection.execute(statement).fetchall()

    return _milliseconds(ask)


# Examining


def examine() -> float:
    """Milliseconds to look through a whole campaign at its opening: structure, indexes, and every row by its sums."""
    with closing(sqlite_files.look_at(template())) as connection:
        return _milliseconds(lambda: faults(connection))


def read_all() -> float:
    """Milliseconds for SQLite to check its own structure and hand over every row."""
    with closing(sqlite_files.look_at(template())) as connection:
        return _milliseconds(lambda: _read_all(connection))


def _read_all(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA integrity_check").fetchall()
    for table in tables(connection.execute):
        for _ in connection.execute(f'SELECT * FROM "{table}"'):
            pass


# One operation


def operation() -> float:
    """Microseconds for one durable operation."""
    session = _opened(_copy(template()))
    with closing(session):
        return _milliseconds(lambda: _deeds(session)) * 1000 / DEEDS


def operation_at_first() -> float:
    """The same in a campaign that has just begun."""
    session = _opened(_copy(newly_founded()))
    with closing(session):
        return _milliseconds(lambda: _deeds(session)) * 1000 / DEEDS


def _deeds(session: CampaignSession) -> None:
    hero = session.books.all(MemberRecord)[0]
    for number in range(DEEDS):
        session.do(HeroNotes(hero.id, f"Note {number}"))


@cache
def _deeds_asked() -> list[Asked]:
    with closing(_opened(_copy(template()))) as session, _overheard() as heard:
        _deeds(session)
    return heard[:]


def operation_raw() -> float:
    """Microseconds for the statements of one operation."""
    asked = _deeds_asked()
    with _raw(_copy(template())) as connection:
        return _milliseconds(lambda: _ask(connection, asked)) * 1000 / DEEDS


# One answer


@cache
def _battle() -> tuple[Path, str, tuple[Answered, ...]]:
    """A campaign whose battle has begun, the battle, and answers that can be given in it."""
    path = _copy(template())
    with closing(_opened(path)) as session:
        session.do(ChooseWay(0))
        session.do(BeginMission(tuple(hero.id for hero in session.books.all(MemberRecord))))
        kept = battle.begin(session)
        play_on(kept.table, Router(battle.chance(session), {}, others=RandomBot(5)), most=ANSWERS)
        return path, kept.keeper.id, tuple(kept.table.log)


def append() -> float:
    """Microseconds until an answer is on disk."""
    path, id_, answers = _battle()
    session = _opened(_copy(path))
    with closing(session):
        session.archive.battles.save(id_)  # as after resuming it
        return _milliseconds(lambda: _append_all(session, id_, answers)) * 1000 / len(answers)


def _append_all(session: CampaignSession, id_: str, answers: tuple[Answered, ...]) -> None:
    for seq, line in enumerate(answers):
        session.archive.battles.append(id_, seq, line)


@cache
def _append_asked() -> list[Asked]:
    path, id_, answers = _battle()
    with closing(_opened(_copy(path))) as session:
        session.archive.battles.save(id_)
        with _overheard() as heard:
            _append_all(session, id_, answers)
    return heard


def append_raw() -> float:
    """Microseconds for the statement that puts an answer on disk."""
    asked = _append_asked()
    with _raw(_copy(_battle()[0])) as connection:
        return _milliseconds(lambda: _ask(connection, asked)) * 1000 / ANSWERS


# Searching


@cache
def _reader() -> CampaignSession:
    session = _opened(_copy(template()))
    atexit.register(session.close)
    return session


def search() -> float:
    """Milliseconds to find a page of entries among all."""
    session = _reader()
    return _milliseconds(lambda: session.archive.chronicle("RIDE lights 77", count=50))


def search_raw() -> float:
    """Milliseconds for the statements of a search."""
    with _overheard() as heard:
        search()
    with _raw(_copy(template())) as connection:
        return _milliseconds(lambda: _ask(connection, heard))
