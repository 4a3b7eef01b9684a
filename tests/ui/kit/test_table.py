"""The one table of the program."""

from __future__ import annotations

import csv
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog


def test_a_search_finds_words_without_accents_and_capitals(table, names):
    table.search.setText("citta")
    assert names(table) == ["Città key"]


def test_every_word_of_a_search_has_to_be_there(table, names):
    table.search.setText("weapon bo")
    assert names(table) == ["Bow"]


def test_a_filter_shows_one_kind_only(table, names):
    box = table.filters[1]
    box.setCurrentIndex(box.findData("tool"))
    assert names(table) == ["Città key", "=Rope"]


def test_a_filter_offers_what_the_rows_hold(table):
    box = table.filters[1]
    assert [box.itemData(place) for place in range(box.count())] == ["", "tool", "weapon"]


def test_a_header_sorts_up_then_down_then_not_at_all(table, names):
    header = table.view.horizontalHeader()
    header.sectionClicked.emit(2)
    assert names(table) == ["Città key", "Bow", "Flail", "=Rope"]
    header.sectionClicked.emit(2)
    assert names(table) == ["=Rope", "Flail", "Bow", "Città key"]
    header.sectionClicked.emit(2)
    assert names(table) == ["Flail", "Città key", "Bow", "=Rope"]


def test_what_is_chosen_stays_chosen_when_the_order_changes(table):
    table.choose("Bow")
    table.view.horizontalHeader().sectionClicked.emit(2)
    assert [ware.name for ware in table.selected()] == ["Bow"]


def test_what_is_chosen_stays_chosen_when_rows_come_anew(table, open_table):
    table.choose("Bow")
    table.show_rows(table.model.all[1:])
    assert [ware.name for ware in table.selected()] == ["Bow"]


def test_where_a_chosen_row_goes_its_place_is_kept_and_nothing_else_is_chosen(table):
    table.choose("Bow")
    table.show_rows([ware for ware in table.model.all if ware.name != "Bow"])
    assert (table.current().name, table.selected()) == ("=Rope", [])


def test_where_a_chosen_row_goes_the_nearest_of_its_name_is_chosen(table):
    table._identity = lambda ware: ware.price
    flail, _, bow, _ = table.model.all
    first, second, third = (bow._replace(price=price) for price in (1, 2, 3))
    table.show_rows([flail, first, second, third])
    table.choose(second.price)
    table.show_rows([flail, first, third])
    assert table.selected() == [third]


def test_after_the_last_row_the_one_before_is_marked(table):
    table.choose("=Rope")
    table.show_rows(table.model.all[:-1])
    assert table.current().name == "Bow"


def test_the_count_tells_how_many_of_all_are_shown(table):
    table.search.setText("bow")
    assert table.count.text() == "1 of 4"


def test_an_empty_table_says_what_would_fill_it(open_table):
    table = open_table(())
    table.set_empty_text("Buy something.")
    assert table.empty.isVisible()
    assert not table.view.isVisible()


def test_a_search_without_matches_offers_to_show_everything(qtbot, table, names):
    table.search.setText("nothing of this")
    qtbot.mouseClick(table.show_all, Qt.MouseButton.LeftButton)
    assert len(names(table)) == 4


def test_enter_opens_the_row(qtbot, table):
    table.choose("Bow")
    with qtbot.waitSignal(table.opened) as caught:
        qtbot.keyClick(table.view, Qt.Key.Key_Return)
    assert caught.args[0].name == "Bow"


def test_the_menu_key_asks_for_the_menu_of_what_is_chosen(qtbot, table):
    table.choose("Flail")
    with qtbot.waitSignal(table.menu_wanted) as caught:
        table.view.customContextMenuRequested.emit(table.view.viewport().rect().bottomRight())
    assert [ware.name for ware in caught.args[0]] == ["Flail"]


def test_columns_are_chosen_in_the_menu_of_the_header(table):
    menu = table.view.column_menu()
    assert [action.isChecked() for action in menu.actions()] == [True, True, True, False]
    menu.actions()[3].trigger()
    assert not table.view.isColumnHidden(3)


def test_the_last_column_cannot_be_taken_away(table):
    for column in (1, 2):
        table.view.setColumnHidden(column, True)
    assert not table.view.column_menu().actions()[0].isEnabled()


def test_a_table_stands_as_it_stood_before(table, open_table, names):
    table.view.horizontalHeader().sectionClicked.emit(2)
    table.view.setColumnHidden(1, True)
    table.view.widened.emit()
    table.view.setColumnWidth(0, 222)
    table.keep()
    again = open_table()
    assert names(again) == ["Città key", "Bow", "Flail", "=Rope"]
    assert again.view.isColumnHidden(1)
    assert again.view.columnWidth(0) == 222


def test_a_filter_is_remembered(table, open_table, names):
    table.filters[1].setCurrentIndex(1)
    table.keep()
    assert names(open_table()) == ["Città key", "=Rope"]


def test_a_remembered_filter_that_fits_nothing_any_more_is_dropped(table, open_table, names):
    table.filters[1].setCurrentIndex(1)
    table.keep()
    assert names(open_table(table.model.all[:1])) == ["Flail"]


@pytest.mark.parametrize("spoilt", ["{", "[1]", '{"columns": [["a", "b", 3]]}', '{"by": "no such column"}'])
def test_a_spoilt_memory_is_forgotten(memory, open_table, names, spoilt):
    memory.keep("table-wares", spoilt)
    assert len(names(open_table())) == 4


def test_the_export_holds_all_columns_of_what_is_shown(table, tmp_path):
    table.search.setText("tool")
    assert table.export_to(tmp_path / "wares.csv")
    lines = list(csv.reader((tmp_path / "wares.csv").read_text("utf-8-sig").splitlines()))
    assert lines[0] == ["Name", "Kind", "Price", "More"]
    assert [line[0] for line in lines[1:]] == ["Città key", "'=Rope"]


def test_an_export_that_fails_says_why_and_leaves_nothing(qtbot, table, tmp_path):
    with qtbot.waitSignal(table.said) as caught:
        assert not table.export_to(tmp_path / "missing" / "wares.csv")
    assert "wares.csv" in caught.args[0]


def test_the_export_asks_where(table, tmp_path, monkeypatch):
    path = tmp_path / "wares.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    table.export.click()
    assert path.is_file()


def test_every_control_has_a_name(table):
    for widget in (table.search, table.columns, table.export, table.view, *table.filters.values()):
        assert widget.accessibleName()


def test_the_wide_column_takes_what_is_left(table, qtbot):
    before = table.view.columnWidth(0)
    table.resize(1000, 400)
    qtbot.waitUntil(lambda: table.view.columnWidth(0) > before)


def test_widths_that_nobody_has_changed_follow_the_window(table, open_table, qtbot):
    table.keep()
    again = open_table()
    again.resize(1100, 400)
    qtbot.waitUntil(lambda: again.view.columnWidth(0) > table.view.columnWidth(0))


class Long(NamedTuple):
    """A ware with a long kind."""

    name: str = "Flail"
    kind: str = "a weapon of some weight and length"
    price: int = 12


LONG = Long()


def test_columns_follow_rows_that_come_anew_with_longer_words(table):
    table.resize(1000, 400)
    before = table.view.columnWidth(1)
    table.show_rows([LONG])
    assert table.view.columnWidth(1) > before


def test_columns_give_way_where_a_little_is_missing(open_table):
    table = open_table([LONG])
    view = table.view
    needed = view._width(0, view.fontMetrics()) + view.columnWidth(1) + view.columnWidth(2)
    view.setFixedWidth(needed - 20)
    view.fit_columns(0)
    assert sum(view.columnWidth(column) for column in range(3)) <= view.viewport().width()


def test_where_much_is_missing_the_table_is_scrolled(open_table):
    table = open_table([LONG])
    table.view.setFixedWidth(160)
    table.view.fit_columns(0)
    assert sum(table.view.columnWidth(column) for column in range(3)) > table.view.viewport().width()
