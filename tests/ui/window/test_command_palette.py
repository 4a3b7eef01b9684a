"""The palette finds and runs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from horologium.ui.window.command_palette import score


@pytest.fixture
def palette(builder):
    builder.main.open_palette()
    return builder.main.dialog


def titles(palette):
    return [palette.list.item(row).text() for row in range(palette.list.count())]


def test_without_letters_every_command_is_there(palette, builder):
    assert titles(palette) == [command.name for command in builder.main.commands]


def test_a_few_letters_find_a_command(palette, qtbot):
    qtbot.keyClicks(palette.field, "thda")
    assert titles(palette)[0] == "Theme: dark"


def test_enter_runs_what_was_found(palette, builder, qtbot):
    qtbot.keyClicks(palette.field, "theme dark")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert builder.theme.tokens.name == "dark"
    assert builder.main.dialog is None


def test_a_rule_is_found_and_opened(palette, builder, qtbot):
    qtbot.keyClicks(palette.field, "toy-gen-02")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert "TOY-GEN-02" in builder.window.page("codex").text.toPlainText()


def test_arrow_keys_move_through_the_list_while_typing(palette, qtbot):
    qtbot.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.list.currentRow() == 1


def test_a_click_runs_a_line(palette, builder):
    row = titles(palette).index("Settings")
    palette.list.setCurrentRow(row)
    palette.list.itemClicked.emit(palette.list.item(row))
    assert builder.window.page("settings").isVisible()


def test_a_click_that_also_counts_as_activation_runs_a_line_once(palette, builder):
    builder.main.look.apply(builder.main.look.preferences._replace(text_size=100))
    row = titles(palette).index("Larger text")
    palette.list.setCurrentRow(row)
    palette.list.itemClicked.emit(palette.list.item(row))
    palette.list.itemActivated.emit(palette.list.item(row))
    assert builder.main.look.preferences.text_size == 110


def test_nothing_found_says_so_and_runs_nothing(palette, builder, qtbot):
    qtbot.keyClicks(palette.field, "zzzzqq")
    assert titles(palette) == ["Nothing found; try fewer letters."]
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert builder.main.dialog is palette


def test_escape_leaves_everything_as_it_was(palette, builder, qtbot):
    qtbot.keyClick(palette, Qt.Key.Key_Escape)
    assert builder.main.dialog is None


def test_letters_out_of_order_do_not_fit():
    assert score("xo", "codex") is None


@pytest.mark.parametrize(
    ("query", "better", "worse"),
    [
        ("td", "Theme: dark", "Open the data folder"),
        ("co", "Codex", "Find a rule: copy on"),
        ("quit", "Quit", "Quiet it"),
    ],
)
def test_beginnings_of_words_and_letters_together_count_more(query, better, worse):
    assert (score(query, better) or 0) > (score(query, worse) or 0)


@given(st.text(st.characters(categories=["Ll"], max_codepoint=0x7F), max_size=8))
def test_every_text_fits_itself(text):
    assert score(text, text) is not None
