"""Keys of the player's own: given, taken over, given back, and kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from horologium.ui.settings.preferences import Settings
from horologium.ui.window.commands import Command, Keymap
from horologium.ui.window.shortcuts import ChangeShortcutsDialog


def nothing() -> None:
    """Stand for what a command does."""


COMMANDS = (
    Command("&File", "&Open…", ("Ctrl+O",), nothing),
    Command("&File", "&Quit", ("Ctrl+Q",), nothing),
    Command("&View", "La&rger", ("Ctrl++", "Ctrl+="), nothing),
)


def keys(keymap):
    return [command.keys for command in keymap.commands()]


def test_commands_keep_the_keys_they_come_with():
    assert keys(Keymap(COMMANDS, {})) == [("Ctrl+O",), ("Ctrl+Q",), ("Ctrl++", "Ctrl+=")]


def test_a_key_of_the_players_own_replaces_them():
    assert keys(Keymap(COMMANDS, {"Ctrl+O": "F4"}))[0] == ("F4",)


def test_a_command_may_have_no_key():
    keymap = Keymap(COMMANDS, {})
    keymap.give("Ctrl+Q", "")
    assert keys(keymap)[1] == ()


def test_whoever_had_the_key_goes_without():
    keymap = Keymap(COMMANDS, {})
    assert keymap.holder("Ctrl+Q", "Ctrl+O") == "Ctrl+Q"
    keymap.give("Ctrl+O", "Ctrl+Q")
    assert keys(keymap)[:2] == [("Ctrl+Q",), ()]


def test_a_second_key_that_is_left_is_kept():
    keymap = Keymap(COMMANDS, {})
    keymap.give("Ctrl+O", "Ctrl++")
    assert keys(keymap)[2] == ("Ctrl+=",)


def test_going_back_leaves_nothing_in_the_settings():
    keymap = Keymap(COMMANDS, {"Ctrl+O": "F4"})
    keymap.reset("Ctrl+O")
    assert keymap.own == {}
    keymap.give("Ctrl+O", "F4")
    keymap.give("Ctrl+O", "Ctrl+O")
    assert keymap.own == {}


def test_a_command_that_is_gone_is_forgotten():
    assert Keymap(COMMANDS, {"Ctrl+Alt+J": "F4"}).own == {}


def test_keys_are_kept_in_the_settings(tmp_path):
    Settings(tmp_path).keep_keys({"Ctrl+O": "F4", "Ctrl+Q": ""})
    assert Settings(tmp_path).keys() == {"Ctrl+O": "F4", "Ctrl+Q": ""}


@pytest.mark.parametrize("text", ["[1]", "{", '"x"'])
def test_spoilt_keys_are_no_keys(tmp_path, text):
    settings = Settings(tmp_path)
    settings._store.setValue("keys/own", text)
    assert settings.keys() == {}


@pytest.fixture
def dialog(theme, qtbot):
    made = ChangeShortcutsDialog(theme, Keymap(COMMANDS, {}))
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    return made


def choose(dialog, menu, place):
    dialog.tree.setCurrentItem(dialog.tree.topLevelItem(menu).child(place))


def test_the_dialog_lists_commands_by_menu(dialog):
    assert [dialog.tree.topLevelItem(place).text(0) for place in (0, 1)] == ["File", "View"]
    assert dialog.tree.topLevelItem(0).child(0).text(1) == "Ctrl+O"


def test_without_a_command_there_is_nothing_to_set(dialog):
    assert [dialog.set_key.isEnabled(), dialog.no_key.isEnabled()] == [False, False]


def test_a_key_that_is_taken_is_told_before_it_is_set(dialog):
    choose(dialog, 0, 0)
    dialog.edit.setKeySequence(QKeySequence("Ctrl+Q"))
    assert "“Quit”, which would lose it" in dialog.word.text()


def test_setting_a_key_is_told_and_shown(dialog, qtbot):
    choose(dialog, 0, 0)
    dialog.edit.setKeySequence(QKeySequence("F4"))
    with qtbot.waitSignal(dialog.changed):
        dialog.set_key.click()
    assert (dialog.tree.currentItem().text(1), dialog._keymap.own) == ("F4", {"Ctrl+O": "F4"})


def test_a_search_leaves_only_what_fits(dialog):
    dialog.search.setText("ctrl+q")
    assert [dialog.tree.topLevelItem(0).child(place).isHidden() for place in (0, 1)] == [True, False]
    assert dialog.tree.topLevelItem(1).isHidden()
