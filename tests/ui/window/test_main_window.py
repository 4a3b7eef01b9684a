"""The window as a whole: pages, menus, names, and nothing that takes text for markup."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtCore import QMimeData, QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QWidget

MNEMONIC = re.compile(r"&(\w)")
DIALOGS = ("ask_for_pack", "open_palette", "show_shortcuts", "show_about")


def everything(builder):
    """Build every page, and give the window with all that is in it."""
    for page in ("start", "codex", "settings"):
        builder.window.go_to(page)
    builder.settle()
    return builder.window


def mnemonics(texts):
    return Counter(found[1].casefold() for text in texts if (found := MNEMONIC.search(text.replace("&&", ""))))


def own_widgets(parent, kind=QWidget):
    """Leave out the parts that Qt builds into its own widgets."""
    return [widget for widget in parent.findChildren(kind) if not widget.objectName().startswith("qt_")]


def test_the_window_opens_with_the_start_screen(builder):
    assert builder.window.masthead.tabs.tabText(builder.window.masthead.tabs.currentIndex()) == "Start"


def test_a_tab_leads_to_its_page(builder):
    builder.window.masthead.tabs.setCurrentIndex(3)
    assert builder.window.page("settings").isVisible()


def test_the_title_leaf_is_painted_before_anything_is_built(qapp, qtbot, tmp_path, shelf):
    from horologium import paths
    from horologium.ui.window.builder import WindowBuilder, WindowFolders

    builder = WindowBuilder(qapp, WindowFolders(tmp_path, paths.resources(), paths.campaigns()), shelf)
    with qtbot.waitSignal(builder.window.first_painted):
        builder.window.show()
    assert hasattr(builder, "main")
    builder.close()


def test_no_label_takes_text_for_markup(builder):
    labels = own_widgets(everything(builder), QLabel)
    assert len(labels) > 15
    assert [label.text() for label in labels if label.textFormat() != Qt.TextFormat.PlainText] == []


@pytest.mark.parametrize("dialog", DIALOGS)
def test_no_label_of_a_dialog_takes_text_for_markup(builder, dialog):
    getattr(builder.main, dialog)()
    labels = own_widgets(builder.main.dialog, QLabel)
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in labels)


def test_mnemonics_are_unique_in_every_menu(builder):
    for menu in (builder.window.menuBar(), *builder.window.menuBar().findChildren(QMenu)):
        found = mnemonics(action.text() for action in menu.actions())
        assert max(found.values()) == 1, menu.title()


@pytest.mark.parametrize("page", ["start", "settings", "codex"])
def test_mnemonics_of_a_page_clash_neither_with_each_other_nor_with_the_menus(builder, page):
    builder.window.go_to(page)
    shown = builder.window.page(page)
    texts = [button.text() for button in shown.findChildren(QAbstractButton)]
    texts += [label.text() for label in shown.findChildren(QLabel) if label.buddy() is not None]
    found = mnemonics([*texts, *(action.text() for action in builder.window.menuBar().actions())])
    assert [letter for letter, count in found.items() if count > 1] == []


@pytest.mark.parametrize("dialog", DIALOGS)
def test_mnemonics_are_unique_in_every_dialog(builder, dialog):
    getattr(builder.main, dialog)()
    found = mnemonics(button.text() for button in builder.main.dialog.findChildren(QAbstractButton))
    assert all(count == 1 for count in found.values())


def test_everything_that_takes_the_focus_has_a_name(builder):
    nameless = [
        widget
        for widget in own_widgets(everything(builder))
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not widget.accessibleName()
    ]
    assert [type(widget).__name__ for widget in nameless] == []


@pytest.mark.parametrize("dialog", DIALOGS)
def test_everything_that_takes_the_focus_in_a_dialog_has_a_name(builder, dialog):
    getattr(builder.main, dialog)()
    focusable = [w for w in own_widgets(builder.main.dialog) if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert focusable
    assert all(widget.accessibleName() for widget in focusable)


def test_tab_goes_through_every_card_of_the_start_screen(builder, qtbot):
    start, seen = builder.window.page("start"), []
    builder.window.activateWindow()
    builder.window.masthead.tabs.setFocus()
    for _ in range(8):
        builder.window.focusNextChild()
        seen.append(builder.window.focusWidget())
    cards = [button for button in start.findChildren(QAbstractButton) if button.isVisible()]
    assert len(cards) == 6
    assert set(cards) <= set(seen)


def test_every_command_has_a_key_and_no_key_serves_two(builder):
    keys = Counter(key for command in builder.main.commands for key in command.keys)
    assert all(command.keys for command in builder.main.commands)
    assert max(keys.values()) == 1


def test_the_place_of_the_window_is_remembered(build_window):
    first = build_window()
    first.window.resize(900, 650)
    first.window.close()
    assert build_window().window.height() == 650


def test_the_width_of_the_index_of_the_codex_is_remembered(build_window):
    first = build_window()
    first.window.go_to("codex")
    first.window.page("codex").splitter.setSizes([350, 5000])
    first.window.close()
    again = build_window()
    again.window.go_to("codex")
    assert again.window.page("codex").splitter.sizes()[0] == 350


def test_a_spoilt_settings_file_is_told_in_the_status_line(build_window, tmp_path):
    (tmp_path / "settings.ini").write_bytes(b"\xff\x00")
    assert "settings file" in build_window().window.statusBar().currentMessage()


def test_a_pack_dropped_on_the_window_is_taken_in(builder, shelf, tmp_path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "dropped"))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    builder.window.dropEvent(QDropEvent(QPoint(5, 5), copy, data, left, none))
    builder.settle()
    assert shelf.kept[-1].id == "dropped"


def test_full_screen_goes_on_and_off(builder):
    builder.main.toggle_full_screen()
    assert builder.window.isFullScreen()
    builder.main.toggle_full_screen()
    assert not builder.window.isFullScreen()


def test_a_first_window_fits_on_a_small_screen_with_its_title_bar(builder):
    builder.fit(QSize(1280, 800))
    assert (builder.window.width(), builder.window.height()) == (1272, 756)


def test_a_window_that_the_player_has_sized_is_left_alone(builder):
    builder.settings.keep_layout("window", builder.window.saveGeometry())
    size = builder.window.size()
    builder.fit(QSize(1024, 700))
    assert builder.window.size() == size
