"""Whole campaigns through the window: out and in, forked, compared, renamed."""

from __future__ import annotations

import zipfile

import pytest
from PySide6.QtWidgets import QFileDialog

from horologium.campaign.ops.story import ChooseWay
from horologium.campaign.records import MemberRecord
from horologium.ui.camp.campaign_dialogs import CompareDialog


@pytest.fixture
def builder(window, camp_plan):
    """A window with a campaign that has taken its first step."""
    camp = window.main.camp
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


def do(builder, name):
    builder.window.actions_by_name[name].trigger()
    builder.settle()


def test_a_campaign_goes_out_and_comes_in_again(builder, saving):
    do(builder, "Export the campaign")
    target = saving.with_suffix(".horologium-campaign")
    assert target.is_file()
    builder.main.open_file(target)
    builder.settle()
    assert builder.main.camp.session.books.charter.name == "The Swan 2"
    assert len(builder.main.camp.cards()) == 2


def test_all_tables_go_into_one_archive(builder, saving):
    do(builder, "Export all tables")
    assert "member.csv" in zipfile.ZipFile(saving.with_suffix(".zip")).namelist()


def test_a_hero_leaves_for_another_campaign(builder, saving, camp_plan):
    do(builder, "Export a hero")
    builder.main.dialog.go.click()
    builder.settle()
    target = saving.with_suffix(".horologium-hero")
    assert target.is_file()
    pack, plan = camp_plan
    builder.main.camp.found(pack, plan.__class__(**{**_fields(plan), "name": "Other", "heroes": plan.heroes[1:]}))
    builder.main.camp.do(ChooseWay(1))
    builder.main.open_file(target)
    builder.settle()
    assert [hero.name for hero in builder.main.camp.session.books.all(MemberRecord)][-1] == "Valerio"


def _fields(plan):
    return {name: getattr(plan, name) for name in plan.__slots__}


def test_a_fork_is_a_campaign_of_its_own(builder):
    do(builder, "What if: fork the campaign")
    builder.main.dialog.field.setText("If only")
    builder.main.dialog.go.click()
    builder.settle()
    assert builder.main.camp.session.books.charter.name == "If only"
    assert {card.name for card in builder.main.camp.cards()} == {"The Swan", "If only"}


def test_the_history_forks_at_a_step(builder):
    do(builder, "History")
    builder.main.dialog.list.setCurrentRow(0)
    builder.main.dialog.what_if.click()
    builder.main.dialog.go.click()
    builder.settle()
    assert builder.main.camp.session.books.standing.stage == "scene"


def test_two_campaigns_are_compared(builder):
    do(builder, "What if: fork the campaign")
    builder.main.dialog.go.click()
    builder.settle()
    builder.main.camp.undo()
    do(builder, "Compare with another")
    builder.main.dialog.go.click()
    dialog = builder.main.dialog
    assert isinstance(dialog, CompareDialog)
    shown = [row.what for row in dialog.table.model.shown()]
    assert "Place in the story" in shown
    dialog.differing.setChecked(False)
    assert len(dialog.table.model.shown()) > len(shown)


def test_without_another_campaign_there_is_nothing_to_compare(builder):
    do(builder, "Compare with another")
    assert builder.main.dialog is None
    assert "no other campaign" in builder.window.statusBar().currentMessage()


def test_a_campaign_is_renamed_and_an_empty_name_says_why_not(builder):
    do(builder, "Rename the campaign")
    builder.main.dialog.field.setText("")
    assert not builder.main.dialog.go.isEnabled()
    assert builder.main.dialog.problem.text()
    builder.main.dialog.field.setText("The Heron")
    builder.main.dialog.go.click()
    assert builder.main.camp.session.books.charter.name == "The Heron"


def test_neither_a_fork_nor_a_rename_takes_the_name_of_another(builder):
    do(builder, "What if: fork the campaign")
    builder.main.dialog.field.setText("the swan")
    assert not builder.main.dialog.go.isEnabled()
    builder.main.dialog.field.setText("If only")
    builder.main.dialog.go.click()
    builder.settle()
    do(builder, "Rename the campaign")
    assert builder.main.dialog.go.isEnabled()  # its own name
    builder.main.dialog.field.setText("The Swan")
    assert "call this one The Swan 2" in builder.main.dialog.problem.text()


def test_what_needs_a_campaign_is_grey_without_one(builder):
    assert builder.window.actions_by_name["Export the campaign"].isEnabled()
    do(builder, "Close the campaign")
    assert not builder.window.actions_by_name["Export the campaign"].isEnabled()


def test_a_bad_file_is_told_and_changes_nothing(builder, tmp_path):
    bad = tmp_path / "bad.horologium-campaign"
    bad.write_text("no campaign")
    builder.main.open_file(bad)
    builder.settle()
    assert "bad.horologium-campaign" in builder.window.statusBar().currentMessage()
    assert len(builder.main.camp.cards()) == 1


def test_the_recent_campaigns_are_in_the_first_menu(builder):
    builder.main.go_to_start()
    builder.settle()
    menu = builder.window.menuBar().actions()[0].menu().actions()[1].menu()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["&1  The Swan"]


def test_sections_have_keys(builder):
    builder.main.go_to_start()
    names = [name for name in builder.window.actions_by_name if name.endswith("Chronicle")]
    builder.window.actions_by_name[names[0]].trigger()
    assert builder.window.current == "camp"
    assert builder.window.page("camp").stack.currentWidget() is builder.window.page("camp").section("chronicle")


def test_a_note_is_written_from_the_menu(builder):
    do(builder, "New note")
    assert builder.main.dialog.windowTitle() == "A new note"


def test_a_campaign_can_be_looked_at_only(builder):
    path = builder.main.camp.path
    builder.main.camp.close()
    builder.main.camp.open(path, view_only=True)
    page = builder.window.page("camp")
    assert page.notice.text().startswith("To look at only.")
    builder.main.camp.open(path)
    assert page.notice.isHidden()
