"""Company, sheets and stash in the real window: names, keys, and room for large text."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit, QScrollArea

from horologium.ui.camp.open_campaign import OpenCampaign

SECTIONS = ("company", "hero", "stash")
CONTROLS = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit)


@pytest.fixture
def builder(open_window, tmp_path, sample_folder):
    shutil.copytree(sample_folder, tmp_path, dirs_exist_ok=True)
    made = open_window()
    camp = made.main.camp
    assert isinstance(camp, OpenCampaign)
    assert camp.open(camp.cards()[0].path)
    return made


def show(builder, section):
    builder.main.go_to_camp()
    builder.main.camp.section_wanted.emit(section)
    builder.settle()
    return builder.window.page("camp").section(section)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_control_has_a_name(builder, section):
    widget = show(builder, section)
    for tab in range(widget.tabs.count() if section == "hero" else 1):
        if section == "hero":
            widget.tabs.setCurrentIndex(tab)
            builder.settle()
        nameless = [
            control
            for kind in CONTROLS
            for control in widget.findChildren(kind)
            if control.isVisible() and control.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not (control.accessibleName() or getattr(control, "text", str)())
        ]  # fmt: skip
        assert not nameless


def test_the_search_key_goes_to_the_table_in_sight(builder):
    section = show(builder, "stash")
    builder.main.find()
    assert section.table.search.hasFocus()


def test_how_the_table_stood_is_in_the_settings(builder, tmp_path):
    section = show(builder, "stash")
    section.table.view.horizontalHeader().sectionClicked.emit(0)
    section.table.keep()
    assert "table-stash" in (tmp_path / "settings.ini").read_text("utf-8")


@pytest.mark.parametrize("section", SECTIONS)
def test_nothing_is_wider_than_the_room_there_is_for_large_text(builder, section):
    builder.window.resize(1024, 700)
    builder.theme.set_look("light", 150)
    widget = show(builder, section)
    areas = [area for area in widget.findChildren(QScrollArea) if area.isVisible()]
    assert all(area.widget().width() <= area.viewport().width() for area in areas)
