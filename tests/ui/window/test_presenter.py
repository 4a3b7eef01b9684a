"""What the commands do."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPushButton

from horologium.ui.kit.labels import PlainLabel
from horologium.ui.window.dialogs import AboutDialog, ErrorDialog, ProblemsDialog, versions
from horologium.ui.window.shortcuts import ShortcutsDialog

RULE = "TOY-GEN-01"


def texts(dialog):
    return [label.text() for label in dialog.findChildren(PlainLabel)]


def test_a_link_opens_its_rule_in_the_codex(builder):
    builder.main.open_rule(f"codex:{RULE}")
    assert RULE in builder.window.page("codex").text.toPlainText()


def test_a_link_to_no_rule_is_told(builder):
    builder.main.open_rule("codex:NO-SUCH-01")
    assert "NO-SUCH-01" in builder.window.statusBar().currentMessage()


def test_the_link_of_a_rule_can_be_copied(builder):
    builder.main.open_rule(RULE)
    builder.main.copy_rule_link()
    assert QGuiApplication.clipboard().text() == f"codex:{RULE}"


def test_back_and_forward_walk_the_way_one_came(builder):
    for rule in (RULE, "TOY-GEN-02"):
        builder.main.open_rule(rule)
    builder.main.codex_back()
    assert RULE in builder.window.page("codex").text.toPlainText().split("\n")
    builder.main.codex_forward()
    assert "TOY-GEN-02" in builder.window.page("codex").text.toPlainText().split("\n")


def test_finding_a_rule_puts_the_cursor_into_the_search(builder):
    builder.window.activateWindow()
    builder.main.find_rule()
    assert builder.window.focusWidget() is builder.window.page("codex").search


def test_the_shortcut_list_names_every_command(builder):
    builder.main.show_shortcuts()
    assert isinstance(builder.main.dialog, ShortcutsDialog)
    assert {command.name for command in builder.main.commands} <= set(texts(builder.main.dialog))


def test_about_names_versions_licence_and_whose_the_names_are(builder):
    builder.main.show_about()
    assert isinstance(builder.main.dialog, AboutDialog)
    said = " ".join(texts(builder.main.dialog))
    assert all(word in said for word in ("Qt 6", "Python 3", "MIT", "unofficial", "belong to their owners"))


def test_versions_can_be_copied(builder):
    builder.main.show_about()
    copy = next(b for b in builder.main.dialog.findChildren(QPushButton) if "Copy" in b.text())
    copy.click()
    assert QGuiApplication.clipboard().text() == versions(["Further 1.0"])


def test_a_fault_shows_one_dialog_and_the_window_lives_on(builder, tmp_path):
    for _ in range(2):
        builder.main.jobs.run_query(lambda: 1 / 0, print)
    builder.settle()
    assert isinstance(builder.main.dialog, ErrorDialog)
    assert "ZeroDivisionError" in builder.main.dialog.details
    builder.main.dialog.accept()
    builder.main.go_to_settings()
    assert builder.window.page("settings").isVisible()
    assert (tmp_path / "faults.log").read_text(encoding="utf-8").count("ZeroDivisionError") == 2


@pytest.mark.parametrize(("size", "expected"), [(1, 110), (-1, 90)])
def test_text_grows_and_shrinks_by_a_step(builder, size, expected):
    builder.main.look.step_text_size(size)
    assert builder.settings.preferences.text_size == expected


def test_text_grows_no_further_than_the_largest_size(builder):
    for _ in range(12):
        builder.main.look.step_text_size(1)
    assert builder.settings.preferences.text_size == 160
    builder.main.look.normal_text_size()
    assert builder.settings.preferences.text_size == 100


def test_the_data_folder_is_handed_to_the_system(builder, monkeypatch, tmp_path):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()) or True)
    builder.main.open_data_folder()
    assert opened == [str(tmp_path)]


def test_where_no_file_manager_opens_the_folder_is_named(builder, monkeypatch, tmp_path):
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    builder.main.open_data_folder()
    assert str(tmp_path) in builder.window.statusBar().currentMessage()


def test_a_chosen_folder_is_taken_in(builder, shelf, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "new"))
    builder.main.ask_for_pack()
    builder.main.dialog.folder_chosen.emit()
    builder.settle()
    assert shelf.kept[-1].id == "new"


def test_a_chosen_bad_zip_lists_its_problems(builder, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "bad"), ""))
    builder.main.ask_for_pack()
    builder.main.dialog._on_file()
    builder.settle()
    assert isinstance(builder.main.dialog, ProblemsDialog)
    builder.main.dialog.copy()
    assert QGuiApplication.clipboard().text() == "pack.toml:1: is empty - write something"


def test_choosing_nothing_changes_nothing(builder, shelf, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    builder.main._ask_for_folder()
    builder.main._ask_for_file()
    builder.settle()
    assert len(shelf.kept) == 1
