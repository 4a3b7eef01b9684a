"""R2: a disk that fails at any point does no harm: the old state or the new one, a message, and it goes on."""

from __future__ import annotations

import hashlib
import random
import shutil
import sqlite3
import tempfile
import zipfile
from contextlib import closing

import pytest

from helpers.companies import AT, beginning, founded, new_shelf, opened, pack
from helpers.doomed import NEXT, NOW, RELEASE
from helpers.figures import figures
from helpers.flaky import flaky_disk, sqlite_library
from helpers.troubles import NAME, Settled, Trials, seen
from helpers.wanderer import Wanderer
from horologium.campaign.books import Books
from horologium.campaign.ops.notes import AddNote
from horologium.campaign.records import MemberRecord
from horologium.content.load import load_pack
from horologium.engine.rulesets import RULESETS
from horologium.store import files, migrate, tallies
from horologium.store.campaign_folder import CampaignFolder, PackFolder
from horologium.store.hero_files import export_hero
from horologium.store.sqlite_files import connect

pytestmark = pytest.mark.skipif(sqlite_library() is None, reason="SQLite cannot be reached here")

# The operations on a campaign that is open


def answer(disk):
    disk.wanderer.go_on()


def take_back(disk):
    disk.wanderer.kept().undo()


def operation(disk):
    disk.session.do(AddNote("A note", "Rain."))


def undo(disk):
    disk.session.undo()


def redo(disk):
    disk.session.redo()


def begin_mission(disk):
    disk.wanderer.go_on()


def snapshot(disk):
    disk.session.archive.snapshot("by hand")


# The operations on campaigns that are closed


def create(disk):
    disk.shelf.create("Perugia", beginning("Perugia"), [pack()]).close()


def fork(disk):
    disk.shelf.fork(disk.path, 1, "What if")


def restore(disk):
    disk.shelf.restore(disk.path, disk.shelf.snapshots(disk.path)[-1])


def export(disk):
    disk.shelf.export(disk.path, disk.folder / "exported", [pack()])


def tables(disk):
    disk.shelf.export_tables(disk.path, disk.folder / "tables.zip")


def tables_one_by_one(disk):
    disk.shelf.export_tables(disk.path, disk.folder / "tables")


def hero(disk):
    with closing(opened(disk.shelf, disk.path)) as session:
        export_hero(session, session.books.all(MemberRecord)[0].id, disk.folder / "hero", AT)


def take_in(disk):
    """Bring a campaign and the pack that it needs."""
    place = disk.folder / "packs"
    packs = PackFolder(place, load_once, lambda: {path.stem: load_once(path) for path in place.glob("*.zip")})
    CampaignFolder(disk.folder / "campaigns", packs=packs, keeps=True).take_in(disk.folder / "sent")


LOADED = {}  # equal files are equal packs: most need not be read again


def load_once(path):
    key = hashlib.sha256(path.read_bytes()).hexdigest()
    if key not in LOADED:
        LOADED[key] = load_pack(path, RULESETS)
    return LOADED[key]


def remove(disk):
    disk.shelf.remove(disk.path)


def repair(disk):
    assert disk.shelf.repair(disk.path, pack())


def mend(disk):
    found = disk.shelf.damage(disk.path)
    disk.shelf.mend(found, "recovered")


WHILE_OPEN = {
    "answer": ("battle", answer), "take back": ("battle", take_back), "operation": ("camp", operation),
    "undo": ("camp", undo), "redo": ("undone", redo), "begin a mission": ("camp", begin_mission),
    "snapshot": ("camp", snapshot), "undo across a battle": ("fought", undo),
}  # fmt: skip


# Templates: one folder for each state in which an operation begins


@pytest.fixture(scope="module")
def templates(tmp_path_factory):
    place = tmp_path_factory.mktemp("templates")
    for number, stage in enumerate(("camp", "undone", "battle", "damaged", "fought", "disordered")):
        session = founded(new_shelf(place / stage), NAME)
        wanderer = Wanderer(session, random.Random(number))
        for _ in range(9 if stage == "battle" else 1):
            wanderer.go_on()
        while stage == "fought" and session.can_undo().name != "commit-mission":
            wanderer.go_on()
        if stage not in ("battle", "fought"):
            operation(Settled(session))
        if stage == "undone":
            session.undo()
        session.close()
    shelf, path = new_shelf(place / "camp", keeps=False), place / "camp" / "campaigns" / f"{NAME}{files.SUFFIX}"
    shelf.export(path, place / "camp" / "sent", [pack()])
    with closing(sqlite3.connect(place / "disordered" / "campaigns" / path.name)) as raw, raw:
        raw.execute("UPDATE member SET player = 'player-9'")
        tallies.recount(raw)
    damaged = place / "damaged" / "campaigns" / path.name
    damaged.write_bytes(damaged.read_bytes().replace(b"Rain.", b"Hail."))  # it is not what was written last
    return place


@pytest.fixture
def trials(templates, tmp_path, monkeypatch):
    """Makes fresh copies of a template, on a disk that may fail."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with flaky_disk(monkeypatch) as flaky:
        yield Trials(templates, tmp_path, flaky)


def while_open(trials, template, act, whole):
    """Try an operation on a campaign that is open."""
    reference = trials.disk(template)
    old = seen(reference.open().archive)
    assert trials.run(act, reference, 0, False) is None
    count, new = trials.flaky.mend(), seen(reference.session.archive)
    reference.session.close()
    for at in trials.points(whole, count):
        for sticky in (False, True):
            disk = trials.disk(template)
            disk.open()
            error = trials.run(act, disk, at, sticky)
            check_open(disk, (old, new) if error else (new,), sticky)
            shutil.rmtree(disk.folder)


def check_open(disk, allowed, sticky):
    """The old state or the new one: as the session sees it, and as it is opened again; and it goes on."""
    if not sticky:
        disk.flaky.mend()
        go_on(disk.session, allowed)
    disk.session.close()
    disk.flaky.mend()
    with closing(opened(new_shelf(disk.folder), disk.path)) as again:
        if sticky:
            go_on(again, allowed)
        assert again.archive.chronicle().chapters[0].title == "It goes on"
    assert all(snapshot.good for snapshot in disk.shelf.snapshots(disk.path))


def go_on(session, allowed):
    assert seen(session.archive) in allowed
    assert session.books.digest() == Books(session.archive.records()).digest()
    session.do(AddNote("It goes on"))


def faulted(trials, template, act, whole):
    """Do it on fresh copies of a template, each on a disk that fails at another point."""
    assert trials.run(act, trials.disk(template), 0, False) is None
    for at in trials.points(whole, trials.flaky.mend()):
        for sticky in (False, True):
            disk = trials.disk(template)
            error = trials.run(act, disk, at, sticky)
            trials.flaky.mend()
            yield disk, error
            shutil.rmtree(disk.folder)


@figures("whole", False, True)
@pytest.mark.parametrize("name", WHILE_OPEN)
def test_an_open_campaign_bears_every_fault(trials, name, whole, report):
    while_open(trials, *WHILE_OPEN[name], whole)
    trials.check(report, name)


@figures("whole", False, True)
@pytest.mark.parametrize("act", [create, fork, restore, remove])
def test_closed_campaigns_bear_every_fault(trials, act, whole, report):
    reference = trials.disk("camp")
    old = reference.digests()
    act(reference)
    new = reference.digests()
    for disk, error in faulted(trials, "camp", act, whole):
        assert disk.digests() in ((old, new) if error else (new,))
        if disk.path.exists():
            with closing(disk.open()) as session:
                session.do(AddNote("It goes on"))
    trials.check(report, act.__name__)


@figures("whole", False, True)
def test_an_import_bears_every_fault(trials, whole, report):
    """Where even removing fails, the pack may come without its campaign: the next time it is there already."""
    reference = trials.disk("camp")
    old = reference.digests()
    take_in(reference)
    new = reference.digests()
    for disk, error in faulted(trials, "camp", take_in, whole):
        if error and disk.digests() == old:
            assert all(load_once(path).digest == pack().digest for path in disk.folder.glob("packs/*.zip"))
            take_in(disk)
        assert disk.digests() == new
        assert [path.name for path in disk.folder.glob("packs/*.zip")] == ["rehearsal.zip"]
    trials.check(report, "import")


@figures("whole", False, True)
@pytest.mark.parametrize(("act", "made"), [(export, "exported"), (tables, "tables.zip"), (hero, "hero")])
def test_what_is_written_elsewhere_is_there_whole_or_not_at_all(trials, act, made, whole, report):
    reference = trials.disk("camp")
    old = reference.digests()
    act(reference)
    good = contents(reference.folder / made)
    for disk, error in faulted(trials, "camp", act, whole):
        target = disk.folder / made
        assert contents(target) == good if target.exists() else error
        assert disk.digests() == old
    trials.check(report, act.__name__)


def contents(target):
    """The files in an archive; the manifest tells the time, so only that it is there."""
    if not zipfile.is_zipfile(target):
        return target.read_bytes()
    with zipfile.ZipFile(target) as file:
        return {name: name == "manifest.json" or file.read(name) for name in file.namelist()}


@figures("whole", False, True)
def test_tables_that_are_written_one_by_one_are_each_there_whole_or_not_at_all(trials, whole, report):
    reference = trials.disk("camp")
    old = reference.digests()
    tables_one_by_one(reference)
    good = tables_in(reference)
    for disk, error in faulted(trials, "camp", tables_one_by_one, whole):
        assert tables_in(disk).items() <= good.items() if error else tables_in(disk) == good
        assert disk.digests() == old
    trials.check(report, "tables one by one")


def tables_in(disk):
    return {path.name: path.read_bytes() for path in disk.folder.glob("tables/*.csv")}


@figures("whole", False, True)
def test_a_repair_bears_every_fault(trials, whole, report):
    for disk, error in faulted(trials, "disordered", repair, whole):
        (((_, steps, _),), found) = disk.digests().values(), disk.shelf.check(disk.path, pack())
        assert (len(steps), bool(found)) in ({(2, True), (3, False)} if error else {(3, False)})
        if found:
            repair(disk)
        assert disk.shelf.check(disk.path, pack()) == []
    trials.check(report, "repair")


@figures("whole", False, True)
def test_a_migration_bears_every_fault(trials, monkeypatch, whole, report):
    place = trials.place / "migrations"
    shutil.copytree(migrate.MIGRATIONS, place, ignore=shutil.ignore_patterns("__pycache__"))
    (place / "versions" / f"v{NEXT:04}_ages.py").write_text(RELEASE)

    def lift(disk):
        with monkeypatch.context() as next_release:
            next_release.setattr(migrate, "MIGRATIONS", place)
            next_release.setattr(files, "SCHEMA", NEXT)
            disk.shelf.open(disk.path).close()

    for disk, error in faulted(trials, "camp", lift, whole):
        lifted = (NEXT, f"{NEXT:04}", True)
        assert label(disk.path) in ({(NOW, f"{NOW:04}", False), lifted} if error else {lifted})
        if label(disk.path)[0] == NOW:
            lift(disk)
        assert label(disk.path) == lifted
    trials.check(report, "migrate")


def label(path):
    """The schema of a file in its three places."""
    with closing(connect(path)) as raw:
        names = [row[1] for row in raw.execute("PRAGMA table_info(member)")]
        (revision,) = raw.execute("SELECT version_num FROM alembic_version").fetchone()
        assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return raw.execute("PRAGMA user_version").fetchone()[0], revision, "age" in names


@figures("whole", False, True)
def test_mending_bears_every_fault(trials, whole, report):
    for disk, error in faulted(trials, "damaged", mend, whole):
        assert disk.path.exists()
        if error and disk.shelf.damage(disk.path):
            mend(disk)
        with closing(disk.open()) as session:
            assert session.archive.chronicle("Hail").total == 1
            session.do(AddNote("It goes on"))
    trials.check(report, "mend")
