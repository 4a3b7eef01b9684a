"""``horologium --self-test``: tries every part of the program, without a display or the player's data.

It works in a temporary folder, prints a line for each thing that was tried, and gives 1 if any of them failed.
"""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from horologium import __version__, paths

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

    from horologium.campaign.office import Office
    from horologium.content.library import Library

SEED: Final = 1509
LONGEST: Final = 20_000
"""More answers than any mission takes: a battle that goes on for so long does not end."""
PATIENCE: Final = 60
"""Seconds until a worker must have answered, on a slow machine too."""
DIGEST: Final = 12
NAME: Final = 34
SIZE: Final = (1280, 800)
LATER: Final = """
revision, down_revision = "{number:04}", "{before:04}"


def upgrade():
    pass
"""
"""A migration that is not there yet."""


@dataclass(frozen=True, slots=True)
class TriedPart:
    """One thing that was tried, and what came of it."""

    name: str
    passed: bool
    text: str
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{'ok' if self.passed else 'FAILED':<7}{self.name:<{NAME}}{self.seconds:>6.1f} s  {self.text}".rstrip()


def main(*, screens: bool = True) -> int:
    """Try everything and print what came of it; 0 if all is well."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if sys.platform == "linux":
        os.environ["LC_ALL"] = "C.UTF-8"  # Qt grumbles where no language is set at all
    failed = count = 0
    with tempfile.TemporaryDirectory(prefix="horologium-") as folder:
        for row in rows(Path(folder), screens=screens):
            _tell(str(row))
            count, failed = count + 1, failed + (not row.passed)
    _tell(f"\n{count} things tried, {failed or 'none'} failed")
    return int(bool(failed))


def rows(folder: Path, *, screens: bool = True) -> Iterator[TriedPart]:
    """Try one thing after the other in an empty folder."""
    from horologium.content.library import Library  # noqa: PLC0415 - the command line starts without it
    from horologium.engine.rulesets import RULESETS  # noqa: PLC0415

    yield from versions()
    library = Library(RULESETS, [paths.campaigns()])
    yield from _tried("packs are there", lambda: f"{len(library.packs)} in {paths.campaigns()}")
    yield from _packs(library)
    for game in RULESETS:
        yield from _tried(f"mission of {game}", partial(played, library, game))
    yield from _tried("store is made and migrated", lambda: stored(folder))
    for pack in library.packs.values():
        if pack.content.get("plots"):
            yield from _tried(f"campaign in {pack.id}", partial(founded, folder, pack.id))
    yield from _tried("first start, sample campaign", lambda: begun(folder / "fresh"))
    yield from _tried("update of an older campaign", lambda: updated(folder / "older"))
    yield from _tried("workers of a forecast", _workers)
    if screens:
        yield from _screens(folder / "window")
        yield from _tried("typeface", _typeface)


def versions() -> Iterator[TriedPart]:
    """Name what the program runs with."""
    from horologium.store.files import SCHEMA  # noqa: PLC0415

    yield TriedPart("Horologium", True, f"{__version__}, {'bundle' if getattr(sys, 'frozen', False) else 'source'}")
    yield TriedPart("Python", True, f"{platform.python_version()}, {platform.platform()}")
    yield from _tried("Qt", _qt)
    yield TriedPart("SQLite", True, sqlite3.sqlite_version)
    yield TriedPart("schema", True, str(SCHEMA))
    yield from _tried("licences", _licences)


def _qt() -> str:
    from PySide6.QtCore import qVersion  # noqa: PLC0415 - a missing library is one line of the table

    return qVersion()


def _licences() -> str:
    texts = list((paths.resources() / "licences").glob("*.txt"))
    if not texts and getattr(sys, "frozen", False):
        raise RuntimeError("the bundle does not carry the licences of its parts")
    return f"{len(texts)} texts" if texts else "collected where a bundle is built"


def _typeface() -> str:
    from horologium.app import typeface  # noqa: PLC0415

    return typeface()


def _packs(library: Library) -> Iterator[TriedPart]:
    for pack in library.packs.values():
        yield TriedPart(
            f"pack {pack.id}", True, f"version {pack.manifest.version}, {pack.files} files, {pack.digest[:DIGEST]}"
        )
    for refused in library.refused:
        yield TriedPart(f"pack {refused.origin.name}", False, "; ".join(map(str, refused.problems)))


def played(library: Library, ruleset: str) -> str:
    """Let bots play the first mission of a game to its end."""
    from horologium.engine.core.answerers import DiceBox, Router, play_on  # noqa: PLC0415
    from horologium.engine.core.bots import RandomBot  # noqa: PLC0415
    from horologium.ui.battle.missions import MissionShelf  # noqa: PLC0415

    mission = next(iter(library.missions(ruleset)), None)
    if mission is None:
        raise RuntimeError("no pack has a mission of this game")
    table = MissionShelf([paths.campaigns()]).table(mission.key)
    count = play_on(table, Router(DiceBox(SEED), {}, others=RandomBot(SEED)), LONGEST)
    if table.outcome is None:
        raise RuntimeError(f"{mission.key} has no end after {count} answers")
    return f"{mission.key}: {count} answers, {table.outcome.winner or 'nobody'} wins ({table.outcome.why})"


def stored(folder: Path) -> str:
    """Make an empty campaign file by all migrations, and open it again."""
    from horologium.store import files  # noqa: PLC0415
    from horologium.store.database import create_file, open_file  # noqa: PLC0415

    path = folder / f"empty{files.SUFFIX}"
    create_file(path).close()
    with closing(open_file(path)) as database:
        if database.read_only:
            raise RuntimeError(database.read_only)
    return f"{path.stat().st_size} bytes"


def founded(folder: Path, pack_id: str) -> str:
    """Found a campaign, close it, and open it again from its file."""
    from horologium.app import open_office  # noqa: PLC0415
    from horologium.campaign.founding import Founder, Plan, Recruit, candidates, first_company, rules_of  # noqa: PLC0415

    office = open_office(folder)
    pack = office.packs.packs[pack_id]
    rules, plot = rules_of(pack, office.ruleset(pack)), next(iter(pack.content["plots"]))
    heroes = tuple(Recruit(card, player=0) for card in first_company(pack, rules, candidates(pack, rules, plot)))
    plan = Plan("Self-test", plot, (Founder("Ada", "red"),), heroes, seed=SEED)
    session = office.found(pack, plan)
    path = session.archive.path
    session.close()
    if path is None:
        raise RuntimeError("the campaign has no file")
    office.open(path).close()
    faults = office.shelf.check(path, pack)
    if faults:
        raise RuntimeError("; ".join(faults))
    return f"{path.stat().st_size} bytes, opened again and checked"


def begun(folder: Path) -> str:
    """Begin as on a fresh account: the data folder is made, and the sample campaign is there for the asking."""
    office, path = _with_sample(folder)
    office.open(path).close()
    return f"{path.stat().st_size} bytes, opened"


def updated(folder: Path) -> str:
    """Let the program be one migration further: the campaign is kept as it was, lifted, and goes on."""
    before, path = _with_sample(folder)
    with next_version(folder):
        session = _office(folder).open(path)
        session.undo()
        session.redo()
        session.close()
        _office(folder).open(path).close()
    reasons = [snapshot.reason for snapshot in before.shelf.snapshots(path)]
    if "migrate" not in reasons:
        raise RuntimeError("no snapshot was taken before the campaign was lifted")
    return f"{len(reasons)} snapshots, lifted and gone on with"


def _with_sample(folder: Path) -> tuple[Office, Path]:
    from horologium.campaign import sample  # noqa: PLC0415

    office = _office(paths.data_dir(folder))
    return office, sample.make(office)


def _office(folder: Path) -> Office:
    from horologium.app import open_office  # noqa: PLC0415

    return open_office(folder)


@contextmanager
def next_version(folder: Path) -> Iterator[None]:
    """The program as it will be with one migration more, until the block ends; that migration changes nothing."""
    from horologium.store import files, migrate  # noqa: PLC0415

    place, number = folder / "migrations", files.SCHEMA + 1
    for file in migrate.MIGRATIONS.rglob("*.py"):  # not as a tree: where the program lies nothing may be written
        target = place / file.relative_to(migrate.MIGRATIONS)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    (place / "versions" / f"v{number:04}_later.py").write_text(LATER.format(number=number, before=number - 1))
    with _replaced(migrate, "MIGRATIONS", place), _replaced(files, "SCHEMA", number):
        yield


@contextmanager
def _replaced(module: ModuleType, name: str, value: object) -> Iterator[None]:
    kept = getattr(module, name)
    setattr(module, name, value)
    try:
        yield
    finally:
        setattr(module, name, kept)


def _workers() -> str:
    """Let a process of its own answer, as those do that fight battles in advance."""
    from horologium.ui.camp.story.forecast import worker_processes  # noqa: PLC0415

    with worker_processes() as workers:
        if workers.submit(os.getpid).result(PATIENCE) == os.getpid():
            raise RuntimeError("what should be done by others was done here")
    return "a process of its own has answered"


def _screens(folder: Path) -> Iterator[TriedPart]:
    """Draw every screen once, that of a fresh account first; the first that fails ends it."""
    from horologium.app import screens_in  # noqa: PLC0415

    pictures, start = screens_in(paths.data_dir(folder), SIZE), time.perf_counter()
    while True:
        try:
            file = next(pictures, None)
        except Exception as error:  # whatever goes wrong is a line of the table
            yield TriedPart("screens", False, _words(error), time.perf_counter() - start)
            return
        if file is None:
            return
        now = time.perf_counter()
        yield TriedPart(f"screen {file.stem}", True, f"{file.stat().st_size} bytes", now - start)
        start = now


def _tried(name: str, attempt: Callable[[], str]) -> Iterator[TriedPart]:
    start = time.perf_counter()
    try:
        text, passed = attempt(), True
    except Exception as error:  # whatever goes wrong is a line of the table
        text, passed = _words(error), False
    yield TriedPart(name, passed, text, time.perf_counter() - start)


def _words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".replace("\n", " ")


def _tell(line: str) -> None:
    if sys.stdout is not None:  # a program without a console has none
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
