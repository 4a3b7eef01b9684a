"""The shelf: cards without opening, campaigns made, forked and removed."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest

from helpers.kept import (
    ADA,
    AT,
    BEGINNING,
    CHARTER,
    STANDING,
    another_process,
    change,
    earn,
    redo,
    run_python,
    step,
    undo,
)
from horologium.campaign.books import digest_of
from horologium.campaign.errors import StoreError
from horologium.campaign.records import Chapter, Charter
from horologium.content.names import every_system_holds
from horologium.store import campaign_folder as module
from horologium.store import files
from horologium.store.campaign_folder import utc_now
from horologium.store.errors import Locked, Missing
from horologium.workrooms import Workroom

HELD = """
from pathlib import Path
from horologium.store.campaign_folder import CampaignFolder
archive = CampaignFolder(Path(sys.argv[1]).parent).open(Path(sys.argv[1]))
from helpers.kept import change, step, STANDING
from dataclasses import replace
archive.write(step(1), [change(STANDING, replace(STANDING, stage="battle"))])
print("ready", flush=True)
input()
"""


@pytest.fixture
def path(archive):
    archive.close()
    return archive.database.path


# Cards


def test_a_card_tells_a_campaign_without_opening_it(shelf, archive):
    story = Chapter("chapter-1", AT, 1, "story", "The bridge at dawn")
    bench = replace(ADA, id="member-9", name="Bea", bench=True)
    later = replace(step(1), at="2026-02-02T00:00:00+00:00")
    archive.write(later, [change(None, story), change(None, bench)])
    archive.close()
    (card,) = shelf.cards()
    assert (card.name, card.pack, card.ruleset, card.heroes) == ("Siena", "rehearsal", "stones", ("Ada",))
    assert (card.chapter, card.played, card.problem, card.running) == ("The bridge at dawn", later.at, "", False)
    assert card.path == archive.database.path


def test_the_campaign_that_was_played_last_comes_first(shelf, path):
    with closing(shelf.create("Anna", [replace(CHARTER, name="Anna"), STANDING], [])) as other:
        other.write(replace(step(1), at="2027-01-01T00:00:00+00:00"), [])
    assert [card.name for card in shelf.cards()] == ["Anna", "Siena"]


def test_the_card_of_the_open_campaign_is_up_to_date(shelf, archive):
    archive.write(step(1), [change(STANDING, replace(STANDING, stage="battle"))])
    assert [card.running for card in shelf.cards()] == [True]


def test_the_card_of_a_campaign_that_is_looked_at_is_read_as_any(shelf, path):
    with closing(shelf.open(path, view_only=True)):
        assert [(card.name, card.problem) for card in shelf.cards()] == [("Siena", "")]


def test_the_card_of_a_campaign_that_another_process_holds_is_up_to_date(shelf, path):
    with another_process(HELD, path) as holder:
        assert holder.stdout.readline() == "ready\n"
        assert [(card.running, card.problem) for card in shelf.cards()] == [(True, "")]


def test_the_card_of_a_crashed_campaign_is_up_to_date(shelf, path):
    with another_process(HELD, path) as holder:
        holder.stdout.readline()
        holder.kill()
        holder.wait()
        before = sorted(path.parent.iterdir())
        assert [(card.running, card.problem) for card in shelf.cards()] == [(True, "")]
        assert sorted(path.parent.iterdir()) == before


def test_looking_at_cards_leaves_no_trace(shelf, path):
    before = path.read_bytes()
    shelf.cards()
    assert ([file.name for file in path.parent.iterdir()], path.read_bytes()) == ([path.name], before)


@pytest.mark.parametrize(
    ("data", "problem"), [(b"no database" * 99, "it is damaged"), (b"", "it is not a campaign of Horologium")]
)
def test_a_file_that_cannot_be_read_has_its_problem_on_the_card(shelf, path, data, problem):
    (path.parent / "Broken.horologium").write_bytes(data)
    card = next(card for card in shelf.cards() if card.name == "Broken")
    assert problem in card.problem
    assert len(shelf.cards()) == 2


def test_a_campaign_without_a_charter_has_its_problem_on_the_card(shelf):
    shelf.create("Empty", [], []).close()
    assert "it has no charter; restore one of its snapshots" in shelf.cards()[0].problem


def test_other_files_and_no_folder_at_all_are_no_campaigns(shelf, path):
    (path.parent / "notes.txt").write_text("x")
    (path.parent / "folder.horologium").mkdir()
    assert len(shelf.cards()) == 1
    assert module.CampaignFolder(path.parent / "nowhere").cards() == []


def test_the_start_screen_needs_no_sqlalchemy(path):
    code = """
from pathlib import Path
from horologium.store.campaign_folder import CampaignFolder
assert len(CampaignFolder(Path(sys.argv[1])).cards()) == 1
print(sorted({name.split(".")[0] for name in sys.modules} & {"sqlalchemy", "sqlmodel", "alembic", "pydantic"}))
"""
    assert run_python(code, path.parent).stdout == "[]\n"


# Making


def test_campaigns_of_the_same_name_lie_side_by_side(shelf, path):
    with closing(shelf.create("siena", BEGINNING, [])) as second:
        assert second.database.path.name == "siena 2.horologium"
    assert [file.name for file in sorted(path.parent.iterdir())] == ["Siena.horologium", "siena 2.horologium"]


def test_a_beginning_that_cannot_be_kept_leaves_nothing_behind(shelf, path):
    with pytest.raises(StoreError, match="cannot be kept"):
        shelf.create("Perugia", [replace(ADA, notes="\0")], [])
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_what_a_crash_left_of_a_new_campaign_does_not_hinder(shelf, tmp_path):
    shelf.folder.mkdir()
    (Workroom(shelf.folder).path / "new.horologium").write_bytes(b"half")
    with closing(shelf.create("Perugia", BEGINNING, [])) as archive:
        assert archive.digest() == digest_of(BEGINNING)
    assert shelf.cards()[0].path.name == "Perugia.horologium"


def test_the_clock_tells_seconds_in_utc():
    assert utc_now().endswith("+00:00")
    assert len(utc_now()) == 25


# Forks


def charter_of(archive):
    return next(record for record in archive.records() if isinstance(record, Charter))


@pytest.mark.parametrize("seq", range(4))
def test_a_fork_stands_where_the_campaign_stood_after_a_step(shelf, archive, seq):
    digests = [archive.digest(), *(earn(archive, number, number) for number in (1, 2, 3))]
    path = shelf.fork(archive.database.path, seq, "What if")
    with closing(shelf.open(path)) as branch:
        assert charter_of(branch) == replace(CHARTER, name="What if", branch_of="Siena")
        with branch.database.writing() as connection:
            connection.exec_driver_sql("UPDATE charter SET name = 'Siena', branch_of = ''")
        assert branch.digest() == digests[seq]
        assert [each.seq for each in branch.steps()] == list(range(1, seq + 1))
    assert archive.digest() == digests[3]


def test_a_fork_reaches_forward_to_steps_that_were_undone(shelf, archive):
    earn(archive, 1, 5)
    earn(archive, 2, 6)
    for seq in (2, 1):
        undo(archive, seq)
    with closing(shelf.open(shelf.fork(archive.database.path, 1, "What if"))) as branch:
        assert [(each.seq, each.state) for each in branch.steps()] == [(1, "done")]
        assert "Recruit 1" in {getattr(record, "name", "") for record in branch.records()}


def test_a_fork_goes_on_with_the_next_number(shelf, archive):
    for seq in (1, 2, 3):
        earn(archive, seq, seq)
    with closing(shelf.open(shelf.fork(archive.database.path, 1, "What if"))) as branch:
        earn(branch, 2, 7)
        assert [each.label for each in branch.steps()] == ["earn 1", "earn 7"]


def test_undo_in_a_fork_does_not_bring_the_old_name_back(shelf, archive):
    archive.write(step(1), [change(CHARTER, replace(CHARTER, difficulty="hard"))])
    with closing(shelf.open(shelf.fork(archive.database.path, 1, "What if"))) as branch:
        undo(branch, 1)
        assert charter_of(branch) == replace(CHARTER, name="What if", branch_of="Siena")
        redo(branch, 1)
        assert charter_of(branch).difficulty == "hard"


def test_a_campaign_that_is_closed_or_held_elsewhere_can_be_forked(shelf, path):
    closed = shelf.fork(path, 0, "Closed")
    with another_process(HELD, path) as holder:
        holder.stdout.readline()
        held = shelf.fork(path, 1, "Held")
    assert {card.name: card.running for card in shelf.cards()} == {"Siena": True, "Closed": False, "Held": True}
    assert (closed.name, held.name) == ("Closed.horologium", "Held.horologium")


def test_a_fork_at_a_step_that_is_not_there_leaves_nothing_behind(shelf, archive):
    with pytest.raises(Missing, match="there is no step 7 in its history; choose one that is"):
        shelf.fork(archive.database.path, 7, "What if")
    assert [card.name for card in shelf.cards()] == ["Siena"]
    assert not list(archive.database.path.parent.glob("*.part*"))


# Removing


def test_a_removed_campaign_lies_in_the_bin_with_its_snapshots(shelf, path):
    files.snapshots(path).mkdir()
    (files.snapshots(path) / "one").write_text("kept")
    shelf.remove(path)
    place = path.parent / module.BIN
    assert sorted(file.name for file in place.iterdir()) == [
        "Siena 20260101000000.horologium",
        "Siena 20260101000000.snapshots",
    ]
    assert shelf.cards() == []


def test_a_damaged_campaign_can_be_removed_with_all_that_belongs_to_it(shelf, path):
    path.write_bytes(b"no database" * 99)
    files.wal(path).write_bytes(b"rest")
    shelf.remove(path)
    assert [file.name for file in path.parent.iterdir()] == [module.BIN]
    assert len(list((path.parent / module.BIN).iterdir())) == 2


def test_a_campaign_that_somebody_holds_is_not_removed(shelf, archive):
    path = archive.database.path
    with pytest.raises(Locked, match="it is open; close it first"):
        shelf.remove(path)
    archive.close()
    with another_process(HELD, path) as holder:
        holder.stdout.readline()
        with pytest.raises(Locked, match="another program holds it"):
            shelf.remove(path)
    assert path.exists()


def test_what_is_not_there_is_not_removed(shelf, tmp_path):
    with pytest.raises(Missing):
        shelf.remove(tmp_path / "none.horologium")


# Names that not every system can hold


@pytest.mark.parametrize("name", ["Nul. Anno", "con.1509", "what?", "x" * 240])
def test_a_campaign_that_came_under_an_impossible_name_gets_another(shelf, path, name):
    came = path.rename(path.with_name(name + files.SUFFIX))
    files.pictures(came).mkdir()
    (files.pictures(came) / "a.png").write_bytes(b"picture")
    with closing(shelf.open(came)) as archive:
        assert every_system_holds(archive.path.name)
        assert (archive.picture("a.png"), came.exists()) == (b"picture", False)
    assert [(card.name, card.problem) for card in shelf.cards()] == [("Siena", "")]


def test_a_campaign_of_an_impossible_name_that_is_held_stays_where_it_is(shelf, path):
    came = path.rename(path.with_name("con.1509.horologium"))
    with another_process(HELD, came) as process:
        renamed = process.stdout.readline() and next(path.parent.glob("*.horologium"))
        renamed.rename(came)
        assert [card.path for card in shelf.cards()] == [came]
