"""Snapshots restored, damage mended, campaigns moved to the bin, through the window."""

from __future__ import annotations

import pytest

from horologium.campaign.ops.story import ChooseWay
from horologium.ui.camp.campaign_dialogs import DamageDialog, RestoreDialog
from horologium.ui.window.dialogs import ProblemsDialog


@pytest.fixture
def desk(window, camp_plan):
    """A window with a campaign that has taken its first step after a snapshot."""
    camp = window.rooms.camp
    assert camp.found(*camp_plan)
    camp.do(ChooseWay(1))
    return window


def test_a_snapshot_says_what_would_be_lost_and_is_restored(desk):
    desk.rooms.campaigns.repairs.restore()
    desk.settle()
    sheet = desk.rooms.sheet
    assert isinstance(sheet, RestoreDialog)
    assert [sheet.lost.item(place).text() for place in range(sheet.lost.count())]
    sheet.go.click()
    desk.settle()
    assert desk.rooms.camp.session.books.standing.stage == "scene"


def test_after_a_restore_one_can_come_back(desk):
    desk.rooms.campaigns.repairs.restore()
    desk.settle()
    desk.rooms.sheet.go.click()
    desk.settle()
    desk.rooms.campaigns.repairs.restore()
    desk.settle()
    sheet = desk.rooms.sheet
    newest = max(sheet.table.model.shown(), key=lambda each: (each.steps, each.at))
    sheet.table.choose(str(newest.path))
    sheet.go.click()
    desk.settle()
    assert desk.rooms.camp.session.books.standing.stage == "camp"


def test_without_an_open_campaign_it_is_asked_which_one(desk):
    desk.rooms.camp.close()
    desk.rooms.campaigns.repairs.restore()
    desk.rooms.sheet.go.click()
    desk.settle()
    assert isinstance(desk.rooms.sheet, RestoreDialog)


def damaged(desk):
    """Spoil the file of the campaign in its middle."""
    path = desk.rooms.camp.path
    desk.rooms.camp.close()
    data = bytearray(path.read_bytes())
    for at in range(4096, len(data), 8192):
        data[at : at + 4096] = b"\xaa" * len(data[at : at + 4096])
    path.write_bytes(bytes(data))
    return path


def test_a_damaged_campaign_is_mended_from_its_snapshot(desk):
    path = damaged(desk)
    desk.rooms.campaigns.open(path)
    desk.settle()
    sheet = desk.rooms.sheet
    assert isinstance(sheet, DamageDialog)
    next(way for way in sheet.ways if "snapshot" in way.text() and "newest" in way.text()).click()
    desk.settle()
    assert desk.rooms.camp.session.books.charter.name == "The Swan"
    assert any("damaged" in each.name for each in path.parent.iterdir())


def test_a_campaign_that_is_not_there_is_told(desk, tmp_path):
    desk.rooms.campaigns.open(tmp_path / "gone.horologium")
    desk.settle()
    assert isinstance(desk.rooms.sheet, ProblemsDialog)
    assert "gone.horologium" in desk.rooms.sheet.lines[0]


def test_a_campaign_goes_to_the_bin_only_after_a_question(desk):
    card = desk.rooms.camp.cards()[0]
    desk.rooms.campaigns.repairs.remove(card)
    assert card.path.exists()
    desk.rooms.sheet.go.click()
    desk.settle()
    assert desk.rooms.camp.cards() == []
    assert list((card.path.parent / "bin").glob("*.horologium"))


def test_snapshots_that_are_due_are_made(desk, monkeypatch):
    asked = []
    monkeypatch.setattr(desk.rooms.camp.office.shelf, "keep_due", lambda: asked.append(1))
    desk.rooms.campaigns.keep_due()
    desk.rooms.camp.close()
    desk.rooms.campaigns.keep_due()
    assert asked == [1]
