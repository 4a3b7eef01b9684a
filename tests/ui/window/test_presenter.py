"""What the commands do."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPushButton

from horologium.ui.kit.labels import PlainLabel
from horologium.ui.window.dialogs import AboutDialog, ErrorDialog, ProblemsDialog, versions
from horologium.ui.window.shortcuts import ShortcutsDialog

RULE = "TOY-GEN-01"


def texts(sheet):
    return [label.text() for label in sheet.findChildren(PlainLabel)]


def test_a_link_opens_its_rule_in_the_codex(desk):
    desk.rooms.open_rule(f"codex:{RULE}")
    assert RULE in desk.window.page("codex").text.toPlainText()


def test_a_link_to_no_rule_is_told(desk):
    desk.rooms.open_rule("codex:NO-SUCH-01")
    assert "NO-SUCH-01" in desk.window.statusBar().currentMessage()


def test_the_link_of_a_rule_can_be_copied(desk):
    desk.rooms.open_rule(RULE)
    desk.rooms.copy_rule_link()
    assert QGuiApplication.clipboard().text() == f"codex:{RULE}"


def test_back_and_forward_walk_the_way_one_came(desk):
    for rule in (RULE, "TOY-GEN-02"):
        desk.rooms.open_rule(rule)
    desk.rooms.codex_back()
    assert RULE in desk.window.page("codex").text.toPlainText().split("\n")
    desk.rooms.codex_forward()
    assert "TOY-GEN-02" in desk.window.page("codex").text.toPlainText().split("\n")


def test_finding_a_rule_puts_the_cursor_into_the_search(desk):
    desk.window.activateWindow()
    desk.rooms.find_rule()
    assert desk.window.focusWidget() is desk.window.page("codex").search


def test_the_shortcut_list_names_every_command(desk):
    desk.rooms.show_shortcuts()
    assert isinstance(desk.rooms.sheet, ShortcutsDialog)
    assert {command.name for command in desk.rooms.commands} <= set(texts(desk.rooms.sheet))


def test_about_names_versions_licence_and_whose_the_names_are(desk):
    desk.rooms.show_about()
    assert isinstance(desk.rooms.sheet, AboutDialog)
    said = " ".join(texts(desk.rooms.sheet))
    assert all(word in said for word in ("Qt 6", "Python 3", "MIT", "unofficial", "belong to their owners"))


def test_versions_can_be_copied(desk):
    desk.rooms.show_about()
    copy = next(b for b in desk.rooms.sheet.findChildren(QPushButton) if "Copy" in b.text())
    copy.click()
    assert QGuiApplication.clipboard().text() == versions(["Further 1.0"])


def test_a_fault_shows_one_dialog_and_the_window_lives_on(desk, tmp_path):
    for _ in range(2):
        desk.rooms.jobs.run_query(lambda: 1 / 0, print)
    desk.settle()
    assert isinstance(desk.rooms.sheet, ErrorDialog)
    assert "ZeroDivisionError" in desk.rooms.sheet.details
    desk.rooms.sheet.accept()
    desk.rooms.go_to_settings()
    assert desk.window.page("settings").isVisible()
    assert (tmp_path / "faults.log").read_text(encoding="utf-8").count("ZeroDivisionError") == 2


@pytest.mark.parametrize(("size", "expected"), [(1, 110), (-1, 90)])
def test_text_grows_and_shrinks_by_a_step(desk, size, expected):
    desk.rooms.look.step_text_size(size)
    assert desk.settings.preferences.text_size == expected


def test_text_grows_no_further_than_the_largest_size(desk):
    for _ in range(12):
        desk.rooms.look.step_text_size(1)
    assert desk.settings.preferences.text_size == 160
    desk.rooms.look.normal_text_size()
    assert desk.settings.preferences.text_size == 100


def test_the_data_folder_is_handed_to_the_system(desk, monkeypatch, tmp_path):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()) or True)
    desk.rooms.open_data_folder()
    assert opened == [str(tmp_path)]


def test_where_no_file_manager_opens_the_folder_is_named(desk, monkeypatch, tmp_path):
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    desk.rooms.open_data_folder()
    assert str(tmp_path) in desk.window.statusBar().currentMessage()


def test_a_chosen_folder_is_taken_in(desk, shelf, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "new"))
    desk.rooms.ask_for_pack()
    desk.rooms.sheet.folder_chosen.emit()
    desk.settle()
    assert shelf.kept[-1].id == "new"


def test_a_chosen_bad_zip_lists_its_problems(desk, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "bad"), ""))
    desk.rooms.ask_for_pack()
    desk.rooms.sheet._on_file()
    desk.settle()
    assert isinstance(desk.rooms.sheet, ProblemsDialog)
    desk.rooms.sheet.copy()
    assert QGuiApplication.clipboard().text() == "pack.toml:1: is empty - write something"


def test_choosing_nothing_changes_nothing(desk, shelf, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    desk.rooms._ask_for_folder()
    desk.rooms._ask_for_file()
    desk.settle()
    assert len(shelf.kept) == 1
