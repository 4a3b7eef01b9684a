"""Company, sheets and stash in the real window: names, keys, and room for large text."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit, QScrollArea

from horologium.ui.camp.camp import Camp

SECTIONS = ("company", "hero", "stash")
CONTROLS = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit)


@pytest.fixture
def desk(open_window, tmp_path, sample_folder):
    shutil.copytree(sample_folder, tmp_path, dirs_exist_ok=True)
    made = open_window()
    camp = made.rooms.camp
    assert isinstance(camp, Camp)
    assert camp.open(camp.cards()[0].path)
    return made


def show(desk, section):
    desk.rooms.go_to_camp()
    desk.rooms.camp.section_wanted.emit(section)
    desk.settle()
    return desk.window.page("camp").section(section)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_control_has_a_name(desk, section):
    widget = show(desk, section)
    for tab in range(widget.tabs.count() if section == "hero" else 1):
        if section == "hero":
            widget.tabs.setCurrentIndex(tab)
            desk.settle()
        nameless = [
            control
            for kind in CONTROLS
            for control in widget.findChildren(kind)
            if control.isVisible() and control.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not (control.accessibleName() or getattr(control, "text", str)())
        ]  # fmt: skip
        assert not nameless


def test_the_search_key_goes_to_the_table_in_sight(desk):
    section = show(desk, "stash")
    desk.rooms.find()
    assert section.table.search.hasFocus()


def test_how_the_table_stood_is_in_the_settings(desk, tmp_path):
    section = show(desk, "stash")
    section.table.view.horizontalHeader().sectionClicked.emit(0)
    section.table.keep()
    assert "table-stash" in (tmp_path / "settings.ini").read_text("utf-8")


@pytest.mark.parametrize("section", SECTIONS)
def test_nothing_is_wider_than_the_room_there_is_for_large_text(desk, section):
    desk.window.resize(1024, 700)
    desk.theme.set_look("light", 150)
    widget = show(desk, section)
    areas = [area for area in widget.findChildren(QScrollArea) if area.isVisible()]
    assert all(area.widget().width() <= area.viewport().width() for area in areas)
