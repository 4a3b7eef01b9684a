"""Campaigns as players have them on their disks, of every version: they open, go back to their start and on again."""

from __future__ import annotations

import zipfile
from contextlib import closing

import pytest

from helpers.companies import new_shelf, opened
from helpers.frozen_campaigns import FILES, GAMES, STAGES
from helpers.frozen_rows import FrozenRows, digest, held, without_chapters
from horologium import app
from horologium.campaign.battle import resume
from horologium.store.hero_files import import_hero

FROZEN = sorted(FILES.glob("*.zip"))


@pytest.fixture(params=FROZEN, ids=lambda path: path.stem)
def frozen(request, tmp_path):
    """The folder with the files of one game and schema."""
    with zipfile.ZipFile(request.param) as kept:
        kept.extractall(tmp_path / "campaigns")
    return tmp_path / "campaigns"


def digests(frozen):
    return dict(line.split() for line in (frozen / "digests.txt").read_text("utf-8").splitlines())


def test_every_stage_of_every_game_is_kept(frozen):
    assert sorted(digests(frozen)) == sorted(STAGES)
    assert {path.stem.rpartition("-")[0] for path in FROZEN} == set(GAMES)


@pytest.mark.parametrize("stage", [stage for stage in STAGES if stage != "battle"])
def test_a_campaign_goes_back_to_its_first_step_and_on_again(frozen, stage):
    rows = FrozenRows(frozen / f"{stage}.horologium")
    first, last = rows.today(back_to=0), rows.today()
    with closing(opened(new_shelf(frozen.parent), frozen / f"{stage}.horologium")) as session:
        assert (session.books.standing.stage, session.archive.digest()) == (stage, digest(last))
        while session.can_undo():
            session.undo()
        assert (held(session), session.archive.digest()) == (without_chapters(first), digest(first))
        while session.can_redo():
            session.redo()
        assert (held(session), session.archive.digest()) == (without_chapters(last), digest(last))


@pytest.mark.parametrize("stage", STAGES)
def test_the_records_are_those_that_were_frozen(frozen, stage):
    assert FrozenRows(frozen / f"{stage}.horologium").digest() == digests(frozen)[stage]


@pytest.mark.parametrize("stage", STAGES)
def test_a_check_up_finds_nothing(frozen, stage):
    shelf, path = new_shelf(frozen.parent), frozen / f"{stage}.horologium"
    with closing(opened(shelf, path)) as session:
        pack = session.pack
    assert shelf.check(path, pack) == []


def test_a_battle_goes_on_and_says_what_other_rules_ask_again(frozen):
    before = FrozenRows(frozen / "battle.horologium").today()
    with closing(opened(new_shelf(frozen.parent), frozen / "battle.horologium")) as session:
        assert session.archive.digest() == digest(before)
        battle = resume(session, session.books.standing.battle)
        assert len(battle.table.log) == 12 or "12 answers are asked again" in " ".join(battle.words)
        assert battle.table.pending is not None


def test_an_export_comes_in_with_the_same_records(frozen, tmp_path):
    office = app.open_office(tmp_path / "other")
    with closing(office.open(office.take_in(frozen / "camp.horologium-campaign").path)) as session:
        assert session.archive.digest() == digest(FrozenRows(frozen / "camp.horologium").today())


def test_the_file_of_a_member_is_read(frozen):
    assert import_hero(frozen / "camp.horologium-hero").name
