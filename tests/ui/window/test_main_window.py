"""The window as a whole: pages, menus, names, and nothing that takes text for markup."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtCore import QMimeData, QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QWidget

MNEMONIC = re.compile(r"&(\w)")
SHEETS = ("ask_for_pack", "open_palette", "show_shortcuts", "show_about")


def everything(desk):
    """Build every page, and give the window with all that is in it."""
    for page in ("start", "codex", "settings"):
        desk.window.go_to(page)
    desk.settle()
    return desk.window


def mnemonics(texts):
    return Counter(found[1].casefold() for text in texts if (found := MNEMONIC.search(text.replace("&&", ""))))


def own_widgets(parent, kind=QWidget):
    """Leave out the parts that Qt builds into its own widgets."""
    return [widget for widget in parent.findChildren(kind) if not widget.objectName().startswith("qt_")]


def test_the_window_opens_with_the_start_screen(desk):
    assert desk.window.masthead.tabs.tabText(desk.window.masthead.tabs.currentIndex()) == "Start"


def test_a_tab_leads_to_its_page(desk):
    desk.window.masthead.tabs.setCurrentIndex(3)
    assert desk.window.page("settings").isVisible()


def test_the_title_leaf_is_painted_before_anything_is_built(qapp, qtbot, tmp_path, shelf):
    from horologium import paths
    from horologium.ui.window.builder import Desk, Places

    desk = Desk(qapp, Places(tmp_path, paths.resources(), paths.campaigns()), shelf)
    with qtbot.waitSignal(desk.window.first_painted):
        desk.window.show()
    assert hasattr(desk, "rooms")
    desk.close()


def test_no_label_takes_text_for_markup(desk):
    labels = own_widgets(everything(desk), QLabel)
    assert len(labels) > 15
    assert [label.text() for label in labels if label.textFormat() != Qt.TextFormat.PlainText] == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_no_label_of_a_dialog_takes_text_for_markup(desk, sheet):
    getattr(desk.rooms, sheet)()
    labels = own_widgets(desk.rooms.sheet, QLabel)
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in labels)


def test_mnemonics_are_unique_in_every_menu(desk):
    for menu in (desk.window.menuBar(), *desk.window.menuBar().findChildren(QMenu)):
        found = mnemonics(action.text() for action in menu.actions())
        assert max(found.values()) == 1, menu.title()


@pytest.mark.parametrize("page", ["start", "settings", "codex"])
def test_mnemonics_of_a_page_clash_neither_with_each_other_nor_with_the_menus(desk, page):
    desk.window.go_to(page)
    shown = desk.window.page(page)
    texts = [button.text() for button in shown.findChildren(QAbstractButton)]
    texts += [label.text() for label in shown.findChildren(QLabel) if label.buddy() is not None]
    found = mnemonics([*texts, *(action.text() for action in desk.window.menuBar().actions())])
    assert [letter for letter, count in found.items() if count > 1] == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_mnemonics_are_unique_in_every_dialog(desk, sheet):
    getattr(desk.rooms, sheet)()
    found = mnemonics(button.text() for button in desk.rooms.sheet.findChildren(QAbstractButton))
    assert all(count == 1 for count in found.values())


def test_everything_that_takes_the_focus_has_a_name(desk):
    nameless = [
        widget
        for widget in own_widgets(everything(desk))
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not widget.accessibleName()
    ]
    assert [type(widget).__name__ for widget in nameless] == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_everything_that_takes_the_focus_in_a_dialog_has_a_name(desk, sheet):
    getattr(desk.rooms, sheet)()
    focusable = [w for w in own_widgets(desk.rooms.sheet) if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert focusable
    assert all(widget.accessibleName() for widget in focusable)


def test_tab_goes_through_every_card_of_the_start_screen(desk, qtbot):
    start, seen = desk.window.page("start"), []
    desk.window.activateWindow()
    desk.window.masthead.tabs.setFocus()
    for _ in range(8):
        desk.window.focusNextChild()
        seen.append(desk.window.focusWidget())
    cards = [button for button in start.findChildren(QAbstractButton) if button.isVisible()]
    assert len(cards) == 6
    assert set(cards) <= set(seen)


def test_every_command_has_a_key_and_no_key_serves_two(desk):
    keys = Counter(key for command in desk.rooms.commands for key in command.keys)
    assert all(command.keys for command in desk.rooms.commands)
    assert max(keys.values()) == 1


def test_the_place_of_the_window_is_remembered(open_desk):
    first = open_desk()
    first.window.resize(900, 650)
    first.window.close()
    assert open_desk().window.height() == 650


def test_the_width_of_the_index_of_the_codex_is_remembered(open_desk):
    first = open_desk()
    first.window.go_to("codex")
    first.window.page("codex").splitter.setSizes([350, 5000])
    first.window.close()
    again = open_desk()
    again.window.go_to("codex")
    assert again.window.page("codex").splitter.sizes()[0] == 350


def test_a_spoilt_settings_file_is_told_in_the_status_line(open_desk, tmp_path):
    (tmp_path / "settings.ini").write_bytes(b"\xff\x00")
    assert "settings file" in open_desk().window.statusBar().currentMessage()


def test_a_pack_dropped_on_the_window_is_taken_in(desk, shelf, tmp_path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "dropped"))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    desk.window.dropEvent(QDropEvent(QPoint(5, 5), copy, data, left, none))
    desk.settle()
    assert shelf.kept[-1].id == "dropped"


def test_full_screen_goes_on_and_off(desk):
    desk.rooms.toggle_full_screen()
    assert desk.window.isFullScreen()
    desk.rooms.toggle_full_screen()
    assert not desk.window.isFullScreen()


def test_a_first_window_fits_on_a_small_screen_with_its_title_bar(desk):
    desk.fit(QSize(1280, 800))
    assert (desk.window.width(), desk.window.height()) == (1272, 756)


def test_a_window_that_the_player_has_sized_is_left_alone(desk):
    desk.settings.keep_layout("window", desk.window.saveGeometry())
    size = desk.window.size()
    desk.fit(QSize(1024, 700))
    assert desk.window.size() == size
