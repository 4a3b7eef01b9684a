"""Snapshots restored, damage mended, campaigns moved to the bin, through the window."""

from __future__ import annotations

import pytest

from horologium.campaign.ops.story import ChooseWay
from horologium.ui.camp.campaign_dialogs import DamageDialog, RestoreDialog
from horologium.ui.window.dialogs import ProblemsDialog


@pytest.fixture
def builder(window, camp_plan):
    """A window with a campaign that has taken its first step after a snapshot."""
    camp = window.main.camp
    assert camp.found(*camp_plan)
    camp.do(ChooseWay(1))
    return window


def test_a_snapshot_says_what_would_be_lost_and_is_restored(builder):
    builder.main.campaigns.repairs.restore()
    builder.settle()
    dialog = builder.main.dialog
    assert isinstance(dialog, RestoreDialog)
    assert [dialog.lost.item(place).text() for place in range(dialog.lost.count())]
    dialog.go.click()
    builder.settle()
    assert builder.main.camp.session.books.standing.stage == "scene"


def test_after_a_restore_one_can_come_back(builder):
    builder.main.campaigns.repairs.restore()
    builder.settle()
    builder.main.dialog.go.click()
    builder.settle()
    builder.main.campaigns.repairs.restore()
    builder.settle()
    dialog = builder.main.dialog
    newest = max(dialog.table.model.shown(), key=lambda each: (each.steps, each.at))
    dialog.table.choose(str(newest.path))
    dialog.go.click()
    builder.settle()
    assert builder.main.camp.session.books.standing.stage == "camp"


def test_without_an_open_campaign_it_is_asked_which_one(builder):
    builder.main.camp.close()
    builder.main.campaigns.repairs.restore()
    builder.main.dialog.go.click()
    builder.settle()
    assert isinstance(builder.main.dialog, RestoreDialog)


def damaged(builder):
    """Spoil the file of the campaign in its middle."""
    path = builder.main.camp.path
    builder.main.camp.close()
    data = bytearray(path.read_bytes())
    for at in range(4096, len(data), 8192):
        data[at : at + 4096] = b"\xaa" * len(data[at : at + 4096])
    path.write_bytes(bytes(data))
    return path


def test_a_damaged_campaign_is_mended_from_its_snapshot(builder):
    path = damaged(builder)
    builder.main.campaigns.open(path)
    builder.settle()
    dialog = builder.main.dialog
    assert isinstance(dialog, DamageDialog)
    next(way for way in dialog.ways if "snapshot" in way.text() and "newest" in way.text()).click()
    builder.settle()
    assert builder.main.camp.session.books.charter.name == "The Swan"
    assert any("damaged" in each.name for each in path.parent.iterdir())


def test_a_campaign_that_is_not_there_is_told(builder, tmp_path):
    builder.main.campaigns.open(tmp_path / "gone.horologium")
    builder.settle()
    assert isinstance(builder.main.dialog, ProblemsDialog)
    assert "gone.horologium" in builder.main.dialog.lines[0]


def test_a_campaign_goes_to_the_bin_only_after_a_question(builder):
    card = builder.main.camp.cards()[0]
    builder.main.campaigns.repairs.remove(card)
    assert card.path.exists()
    builder.main.dialog.go.click()
    builder.settle()
    assert builder.main.camp.cards() == []
    assert list((card.path.parent / "bin").glob("*.horologium"))


def test_snapshots_that_are_due_are_made(builder, monkeypatch):
    asked = []
    monkeypatch.setattr(builder.main.camp.office.shelf, "keep_due", lambda: asked.append(1))
    builder.main.campaigns.keep_due()
    builder.main.camp.close()
    builder.main.campaigns.keep_due()
    assert asked == [1]
