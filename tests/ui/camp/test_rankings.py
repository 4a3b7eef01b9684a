"""Who stands where: tables and charts of a game that keeps them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from helpers.states import with_ports
from horologium.campaign.ops.overrides import SetByHand
from horologium.engine.core.campaign import Ranking
from horologium.ui.camp.rankings import RankingChart, RankingsSection, number
from horologium.ui.kit.table import DataTable

ROWS = (("Crimson", "9"), ("Ours", "7"), ("Gold", "10"))


def tables(state):
    """A league by points, and the purse."""
    purse = (("Ours", str(state.company.purse)),)
    return (Ranking("League", ("Club", "Points"), ROWS, 1, "bars"), Ranking("Purses", ("Club", "Coins"), purse))


@pytest.fixture
def section(qtbot, theme, camp):
    with_ports(camp.session, rankings=tables)
    made = RankingsSection(theme, camp)
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.show()
    return made


def shown(section):
    return section.table.model.lines()


def test_rows_stand_in_the_order_of_the_game(section):
    assert shown(section) == list(ROWS)
    assert section.panel.accessibleName() == "League"


def test_our_own_row_bears_a_sign(section):
    first = section.table.model.columns[0]
    assert [first.icon(line) is not None for line in section.table.model.shown()] == [False, True, False]


def test_numbers_are_sorted_as_numbers(section):
    section.table.view.horizontalHeader().sectionClicked.emit(1)
    assert [cells[1] for cells in shown(section)] == ["7", "9", "10"]


def test_another_table_can_be_chosen_and_stays_chosen(section, camp):
    section.which.setCurrentIndex(1)
    section.which.activated.emit(1)
    camp.session.do(SetByHand("standing", "one", "purse", "3", "found it"))
    section.refresh()
    assert shown(section) == [("Ours", "3")]
    assert not section.chart.isVisible()
    QCoreApplication.processEvents()
    assert [each for each in section.findChildren(DataTable) if each.isVisible()] == [section.table]


def test_a_single_table_needs_no_choice(section, camp):
    with_ports(camp.session, rankings=lambda state: tables(state)[:1])
    section.refresh()
    assert not section.which.isVisible()


def test_the_chart_is_told_to_screen_readers(section):
    assert section.chart.accessibleName() == "Chart: League"
    assert section.chart.accessibleDescription() == "Crimson 9, Ours 7, Gold 10"


@pytest.mark.parametrize("chart", ["bars", "line"])
@pytest.mark.parametrize("rows", [ROWS, (("One", "0"),), (("Up", "4"), ("Down", "-4"))])
def test_charts_are_drawn_whatever_the_values(qtbot, theme, chart, rows):
    made = RankingChart(theme)
    qtbot.addWidget(made)
    made.resize(400, 160)
    empty = made.grab().toImage()
    made.show_ranking(Ranking("Any", ("Club", "Points"), rows, 0, chart))
    assert made.grab().toImage() != empty


def test_what_is_no_number_is_not_drawn(qtbot, theme):
    made = RankingChart(theme)
    qtbot.addWidget(made)
    made.show_ranking(Ranking("Any", ("Club", "Seat"), (("Crimson", "North"),), chart="bars"))
    assert made.isHidden()
    assert number("North") is None
