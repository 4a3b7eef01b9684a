"""Whole campaigns through the window: out and in, forked, compared, renamed."""

from __future__ import annotations

import zipfile

import pytest
from PySide6.QtWidgets import QFileDialog

from horologium.campaign.ops.story import ChooseWay
from horologium.campaign.records import MemberRecord
from horologium.ui.camp.campaign_dialogs import CompareDialog


@pytest.fixture
def desk(window, camp_plan):
    """A window with a campaign that has taken its first step."""
    camp = window.rooms.camp
    pack, plan = camp_plan
    assert camp.found(pack, plan)
    camp.do(ChooseWay(1))
    return window


@pytest.fixture
def saving(monkeypatch, tmp_path):
    """Whatever is saved goes to this place."""
    target = tmp_path / "out"

    def choose(_window, _title, name, *_):
        return str(target.with_suffix(f".{name.rpartition('.')[2]}")), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return target


def do(desk, name):
    desk.window.actions_by_name[name].trigger()
    desk.settle()


def test_a_campaign_goes_out_and_comes_in_again(desk, saving):
    do(desk, "Export the campaign")
    target = saving.with_suffix(".horologium-campaign")
    assert target.is_file()
    desk.rooms.manners.open_file(target)
    desk.settle()
    assert desk.rooms.camp.session.books.charter.name == "The Swan 2"
    assert len(desk.rooms.camp.cards()) == 2


def test_all_tables_go_into_one_archive(desk, saving):
    do(desk, "Export all tables")
    assert "member.csv" in zipfile.ZipFile(saving.with_suffix(".zip")).namelist()


def test_a_hero_leaves_for_another_campaign(desk, saving, camp_plan):
    do(desk, "Export a hero")
    desk.rooms.sheet.go.click()
    desk.settle()
    target = saving.with_suffix(".horologium-hero")
    assert target.is_file()
    pack, plan = camp_plan
    desk.rooms.camp.found(pack, plan.__class__(**{**_fields(plan), "name": "Other", "heroes": plan.heroes[1:]}))
    desk.rooms.camp.do(ChooseWay(1))
    desk.rooms.manners.open_file(target)
    desk.settle()
    assert [hero.name for hero in desk.rooms.camp.session.books.all(MemberRecord)][-1] == "Valerio"


def _fields(plan):
    return {name: getattr(plan, name) for name in plan.__slots__}


def test_a_fork_is_a_campaign_of_its_own(desk):
    do(desk, "What if: fork the campaign")
    desk.rooms.sheet.field.setText("If only")
    desk.rooms.sheet.go.click()
    desk.settle()
    assert desk.rooms.camp.session.books.charter.name == "If only"
    assert {card.name for card in desk.rooms.camp.cards()} == {"The Swan", "If only"}


def test_the_history_forks_at_a_step(desk):
    do(desk, "History")
    desk.rooms.sheet.list.setCurrentRow(0)
    desk.rooms.sheet.what_if.click()
    desk.rooms.sheet.go.click()
    desk.settle()
    assert desk.rooms.camp.session.books.standing.stage == "scene"


def test_two_campaigns_are_compared(desk):
    do(desk, "What if: fork the campaign")
    desk.rooms.sheet.go.click()
    desk.settle()
    desk.rooms.camp.undo()
    do(desk, "Compare with another")
    desk.rooms.sheet.go.click()
    sheet = desk.rooms.sheet
    assert isinstance(sheet, CompareDialog)
    shown = [row.what for row in sheet.table.model.shown()]
    assert "Place in the story" in shown
    sheet.differing.setChecked(False)
    assert len(sheet.table.model.shown()) > len(shown)


def test_without_another_campaign_there_is_nothing_to_compare(desk):
    do(desk, "Compare with another")
    assert desk.rooms.sheet is None
    assert "no other campaign" in desk.window.statusBar().currentMessage()


def test_a_campaign_is_renamed_and_an_empty_name_says_why_not(desk):
    do(desk, "Rename the campaign")
    desk.rooms.sheet.field.setText("")
    assert not desk.rooms.sheet.go.isEnabled()
    assert desk.rooms.sheet.problem.text()
    desk.rooms.sheet.field.setText("The Heron")
    desk.rooms.sheet.go.click()
    assert desk.rooms.camp.session.books.charter.name == "The Heron"


def test_neither_a_fork_nor_a_rename_takes_the_name_of_another(desk):
    do(desk, "What if: fork the campaign")
    desk.rooms.sheet.field.setText("the swan")
    assert not desk.rooms.sheet.go.isEnabled()
    desk.rooms.sheet.field.setText("If only")
    desk.rooms.sheet.go.click()
    desk.settle()
    do(desk, "Rename the campaign")
    assert desk.rooms.sheet.go.isEnabled()  # its own name
    desk.rooms.sheet.field.setText("The Swan")
    assert "call this one The Swan 2" in desk.rooms.sheet.problem.text()


def test_what_needs_a_campaign_is_grey_without_one(desk):
    assert desk.window.actions_by_name["Export the campaign"].isEnabled()
    do(desk, "Close the campaign")
    assert not desk.window.actions_by_name["Export the campaign"].isEnabled()


def test_a_bad_file_is_told_and_changes_nothing(desk, tmp_path):
    bad = tmp_path / "bad.horologium-campaign"
    bad.write_text("no campaign")
    desk.rooms.manners.open_file(bad)
    desk.settle()
    assert "bad.horologium-campaign" in desk.window.statusBar().currentMessage()
    assert len(desk.rooms.camp.cards()) == 1


def test_the_recent_campaigns_are_in_the_first_menu(desk):
    desk.rooms.go_to_start()
    desk.settle()
    menu = desk.window.menuBar().actions()[0].menu().actions()[1].menu()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["&1  The Swan"]


def test_sections_have_keys(desk):
    desk.rooms.go_to_start()
    names = [name for name in desk.window.actions_by_name if name.endswith("Chronicle")]
    desk.window.actions_by_name[names[0]].trigger()
    assert desk.window.current == "camp"
    assert desk.window.page("camp").stack.currentWidget() is desk.window.page("camp").section("chronicle")


def test_a_note_is_written_from_the_menu(desk):
    do(desk, "New note")
    assert desk.rooms.sheet.windowTitle() == "A new note"


def test_a_campaign_can_be_looked_at_only(desk):
    path = desk.rooms.camp.path
    desk.rooms.camp.close()
    desk.rooms.camp.open(path, view_only=True)
    page = desk.window.page("camp")
    assert page.notice.text().startswith("To look at only.")
    desk.rooms.camp.open(path)
    assert page.notice.isHidden()
