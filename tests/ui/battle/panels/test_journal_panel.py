"""The journal beside the board: rows, reasons, search, filter, copy, and long battles."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from horologium.ui.battle.panels.journal_panel import RULE, TOGGLE, JournalPanel
from horologium.ui.battle.questions import JournalLine

TEXTS = {"moved": "{figure} goes from {start} to {end}"}
KINDS = {
    "moved": "move",
    "activated": "turn",
    "attacked": "attack",
    "rolled": "dice",
    "found": "loot",
    "wounded": "wound",
}


def line(number, what, text="", rules=("R-1",), **facts):
    kind, text = KINDS.get(what, what), text or f"{what} {number}"
    return JournalLine(number, what, kind, text, rules, facts, tuple(map(str, facts.values())))


LINES = (
    line(0, "story", "Once upon a time", ()),
    line(1, "activated", "Ada acts", figure="ada"),
    line(2, "moved", figure="ada", start="A1", end="A2"),
    line(3, "attacked", "Ada strikes the orc", figure="ada", target="orc"),
    line(4, "rolled", "Ada rolls", ("R-2",), figure="ada", pool=[[2, "arm", "R-3"]]),
    line(5, "activated", "The orc acts", figure="orc"),
    line(6, "found", "A purse is found"),
)


@pytest.fixture
def journal(theme, qtbot):
    made = JournalPanel(theme)
    qtbot.addWidget(made)
    made.resize(320, 500)
    made.show_words(TEXTS, {"ada": "Ada", "orc": "Orc"}, ["ada"])
    made.show_lines(LINES)
    made.show()
    return made


def texts(journal):
    return [row.text for row in journal.rows if not row.heading]


def index_of(journal, text):
    place = next(place for place, row in enumerate(journal.rows) if row.text == text)
    return journal.list.model().index(place, 0)


def spot(journal, index, does):
    """Find the middle of a mark in the list."""
    box = journal.list.visualRect(index)
    laid = journal.list._compositor.lay(journal.rows[index.row()], box.width(), None)
    found = next(each for each in laid.spots if each.does == does)
    return box.topLeft() + found.box.center().toPoint()


def click(journal, at):
    QTest.mouseClick(journal.list.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_activations_have_headings(journal):
    assert [row.text for row in journal.rows if row.heading] == ["Ada", "Orc"]


def test_a_click_on_a_row_shows_its_place(journal, qtbot):
    index = index_of(journal, "Ada strikes the orc")
    with qtbot.waitSignal(journal.place_requested) as told:
        click(journal, journal.list.visualRect(index).topLeft() + QPoint(60, 8))
    assert told.args == ["orc"]


def test_the_paragraph_mark_opens_the_rule(journal, qtbot):
    with qtbot.waitSignal(journal.rule_requested) as told:
        click(journal, spot(journal, index_of(journal, "Ada rolls"), RULE))
    assert told.args == ["R-2"]


def test_the_arrow_opens_the_reasons_and_closes_them(journal):
    index = index_of(journal, "Ada rolls")
    low = journal.list.visualRect(index).height()
    click(journal, spot(journal, index, TOGGLE))
    QGuiApplication.processEvents()
    assert journal.list.visualRect(index).height() > low
    click(journal, spot(journal, index, TOGGLE))
    QGuiApplication.processEvents()
    assert journal.list.visualRect(index).height() == low


def test_a_rule_among_the_reasons_can_be_opened(journal, qtbot):
    index = index_of(journal, "Ada rolls")
    journal.list.toggle(index)
    QGuiApplication.processEvents()
    box = journal.list.visualRect(index)
    reasons = journal.list._teller.reasons(journal.rows[index.row()])
    laid = journal.list._compositor.lay(journal.rows[index.row()], box.width(), reasons)
    link = next(each for each in laid.spots if each.rule == "R-3")
    with qtbot.waitSignal(journal.rule_requested) as told:
        click(journal, box.topLeft() + link.box.center().toPoint())
    assert told.args == ["R-3"]


def test_keys_open_reasons_rule_and_place(journal, qtbot):
    journal.list.setCurrentIndex(index_of(journal, "Ada strikes the orc"))
    low = journal.list.currentIndex().data(Qt.ItemDataRole.SizeHintRole).height()
    QTest.keyClick(journal.list, Qt.Key.Key_Right)
    assert journal.list.currentIndex().data(Qt.ItemDataRole.SizeHintRole).height() > low
    with qtbot.waitSignal(journal.place_requested):
        QTest.keyClick(journal.list, Qt.Key.Key_Return)
    with qtbot.waitSignal(journal.rule_requested):
        QTest.keyClick(journal.list, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        (1, ["Ada strikes the orc", "Ada rolls"]),
        (2, ["Once upon a time", "A purse is found"]),
        (3, ["Ada acts", "moved 2", "Ada strikes the orc", "Ada rolls"]),
    ],
)
def test_a_filter_keeps_what_is_wanted(journal, choice, expected):
    journal.filter.setCurrentIndex(choice)
    assert texts(journal) == expected


def test_lines_that_come_later_are_filtered_too(journal):
    journal.filter.setCurrentIndex(1)
    journal.add_lines([line(7, "moved", figure="orc"), line(8, "wounded", "The orc bleeds", figure="orc")])
    assert texts(journal)[-1] == "The orc bleeds"
    assert "moved 7" not in texts(journal)


def test_a_search_goes_from_hit_to_hit_and_round(journal):
    journal.search.setText("ada")
    places = []
    for _ in range(5):
        journal.find_next()
        places.append(journal.list.currentIndex().row())
    assert len(set(places)) == 4
    assert places[0] == places[4]
    assert journal.found.text() == "1 of 4"


def test_a_search_for_nothing_known_says_so(journal):
    journal.search.setText("dragon")
    journal.find_next()
    assert journal.found.text() == "none"


def test_what_is_shown_is_copied_as_text(journal):
    journal.filter.setCurrentIndex(2)
    journal.copy()
    assert QGuiApplication.clipboard().text() == "Once upon a time\n\nOrc\nA purse is found [R-1]\n"


def test_several_chosen_rows_are_copied_alone(journal):
    journal.list.setCurrentIndex(index_of(journal, "Ada strikes the orc"))
    QTest.keyClick(journal.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(journal.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Ada strikes the orc [R-1]\nAda rolls [R-2]\n"


def test_steps_of_a_move_that_come_later_join_the_row(journal):
    journal.show_lines(LINES[:3])
    journal.add_lines([line(3, "moved", figure="ada", start="A2", end="A3")])
    assert texts(journal)[-1] == "Ada goes from A1 to A3"


def test_what_was_written_later_is_hidden_while_looking_back(journal):
    journal.show_until(3)
    assert texts(journal) == ["Once upon a time", "Ada acts", "moved 2"]
    journal.show_until(None)
    assert len(texts(journal)) == len(LINES)


def test_screen_readers_hear_a_row_whole(journal):
    typed = JournalLine(9, "rolled", "dice", "Ada rolls 3", (), {}, (), typed=True)
    journal.add_lines([typed])
    assert index_of(journal, "Ada rolls 3").data(Qt.ItemDataRole.AccessibleTextRole) == "Ada rolls 3, typed"


def test_an_empty_journal_says_what_would_fill_it(journal):
    journal.show_lines(())
    assert journal.notice.isVisible()


def test_one_more_line_after_thousands_lays_out_one_row(journal, monkeypatch):
    journal.show_lines([line(number, "attacked", f"Blow {number}") for number in range(5_000)])
    measured = []
    height = journal.list._compositor.height
    monkeypatch.setattr(journal.list._compositor, "height", lambda *args: measured.append(1) or height(*args))
    journal.add_lines([line(5_000, "attacked", "The last blow")])
    assert len(measured) == 1
