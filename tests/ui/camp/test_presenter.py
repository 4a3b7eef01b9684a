"""The open campaign in the window: what stays open, how the window is called, and what was played last."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QMenu

from horologium.campaign.ops.story import ChooseWay


def test_a_file_that_cannot_be_opened_leaves_the_campaign_open(camp, tmp_path):
    broken = tmp_path / "broken.horologium"
    broken.write_bytes(b"not a campaign")
    before = camp.path
    assert not camp.open(broken)
    assert camp.path == before


def test_another_campaign_takes_the_place_of_the_open_one(camp, camp_plan):
    pack, plan = camp_plan
    first = camp.path
    assert camp.found(pack, replace(plan, name="The Lily"))
    assert camp.path != first
    assert camp.open(first)


def test_the_window_is_called_like_the_campaign(window, camp_plan):
    window.main.camp.found(*camp_plan)
    assert window.window.windowTitle() == "The Swan"
    window.main.camp.close()
    assert window.window.windowTitle() == "Horologium"


def test_the_campaign_at_hand_is_a_recent_one(window, camp_plan):
    window.main.camp.found(*camp_plan)
    menu = QMenu(window.window)
    window.main.campaigns.list_recent(menu)
    assert [action.text() for action in menu.actions()] == ["&1  The Swan"]


def test_a_campaign_whose_file_was_taken_away_goes_on_with_what_was_kept(window, camp_plan):
    camp = window.main.camp
    assert camp.found(*camp_plan)
    camp.path.rename(camp.path.with_name("elsewhere"))
    assert not camp.do(ChooseWay(1))
    dialog = window.main.dialog
    dialog.go.click()
    assert camp.session.books.charter.name == "The Swan (kept)"
    assert camp.do(ChooseWay(1))


def test_a_campaign_whose_file_was_taken_away_is_told_of_once(window, camp_plan):
    camp = window.main.camp
    assert camp.found(*camp_plan)
    camp.path.unlink()
    window.main.campaigns.keep_due()
    window.main.dialog.reject()
    window.main.campaigns.keep_due()
    assert window.main.dialog is None
    assert "The Swan (kept)" in [card.name for card in camp.cards()]
