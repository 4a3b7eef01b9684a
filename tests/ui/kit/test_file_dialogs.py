"""Asking for files: where the dialogs open."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from horologium.ui.kit.file_dialogs import ask_for_folder, ask_to_open, ask_to_save


@pytest.fixture
def parent(qapp, qtbot):
    qapp.setProperty("last-folder", None)
    widget = QWidget()
    qtbot.addWidget(widget)
    yield widget
    qapp.setProperty("last-folder", None)


def test_the_first_dialog_opens_among_the_documents(parent, monkeypatch, tmp_path):
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _place: str(tmp_path))
    asked = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *told: asked.append(Path(told[2])) or ("", ""))
    assert ask_to_save(parent, "Save", "heroes.csv", "*") == ""
    assert asked == [tmp_path / "heroes.csv"]


def test_a_name_that_would_swallow_the_file_is_not_suggested(parent, monkeypatch, qapp, tmp_path):
    qapp.setProperty("last-folder", str(tmp_path))
    asked = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *told: asked.append(Path(told[2]).name) or ("", ""))
    for name in ("Nul. Anno.pdf", "a/b: c.csv", f"{'x' * 300}.zip"):
        ask_to_save(parent, "Save", name, "*")
    assert asked == ["file Nul. Anno.pdf", "a b c.csv", f"{'x' * 120}.zip"]


def test_a_typed_name_that_would_swallow_the_file_becomes_a_free_one(parent, monkeypatch, tmp_path):
    (tmp_path / "file Aux.zip").touch()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "Aux.zip"), ""))
    assert ask_to_save(parent, "Save", "Siena.zip", "*") == str(tmp_path / "file Aux 2.zip")


def test_the_next_dialog_opens_where_the_last_file_was_chosen(parent, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "a.zip"), ""))
    assert ask_to_open(parent, "Open", "*") == str(tmp_path / "a.zip")
    asked = []
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *told: asked.append(told[2]) or "")
    ask_for_folder(parent, "A folder")
    assert asked == [str(tmp_path)]


def test_a_folder_that_has_gone_gives_way_to_the_home_folder(parent, monkeypatch, qapp, tmp_path):
    qapp.setProperty("last-folder", str(tmp_path / "gone"))
    asked = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *told: asked.append(told[2]) or ("", ""))
    ask_to_open(parent, "Open", "*")
    assert asked == [str(Path.home())]
