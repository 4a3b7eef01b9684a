"""The map: towns to be chosen, the way there, and the journey."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtWidgets import QPushButton

from horologium.campaign.ops.story import ChooseWay
from horologium.campaign.ops.travel import Travel
from horologium.ui.camp.map.section import MapSection
from horologium.ui.kit.labels import PlainLabel


@pytest.fixture
def section(camp, theme, qtbot):
    camp.do(ChooseWay(1))
    made = MapSection(theme, camp)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    camp.changed.connect(lambda _changed: made.refresh())
    return made


def words(section):
    QCoreApplication.processEvents()
    return [label.text() for label in section.town_panel.findChildren(PlainLabel) if label.isVisibleTo(section)]


def travel_button(section):
    QCoreApplication.processEvents()
    return next(each for each in section.town_panel.findChildren(QPushButton) if each.isVisibleTo(section))


def test_the_map_opens_at_the_town_of_the_company(section):
    assert section.town_panel.accessibleName() == "Viterbo"
    assert section.view.towns["viterbo"].chosen


def test_a_click_on_a_town_chooses_it(section):
    at = section.view.viewportTransform().map(section.view.towns["rome"].pos())
    section.view.clicked.emit(QPointF(at))
    assert section.town_panel.accessibleName() == "Rome"


def test_arrow_keys_go_from_town_to_town(section, qtbot):
    section.view.setFocus()
    qtbot.keyClick(section.view, Qt.Key.Key_Down)
    assert section.town_panel.accessibleName() == "Rome"
    qtbot.keyClick(section.view, Qt.Key.Key_Up)
    assert section.town_panel.accessibleName() == "Viterbo"


def test_the_list_of_towns_tells_what_the_map_shows(section):
    lines = [section.town_panel.picker.itemText(row) for row in range(section.town_panel.picker.count())]
    assert len(lines) == 12
    assert lines[0] == "Viterbo – you are here"


def test_travelling_brings_the_company_there(section, camp):
    section.view.chosen.emit("bolsena")
    travel_button(section).click()
    assert camp.session.books.standing.town == "bolsena"
    assert section.view.towns["bolsena"].town.here


def test_a_town_without_a_road_from_here_says_the_way(section):
    section.view.chosen.emit("siena")
    assert not travel_button(section).isEnabled()
    assert "no road leads" in travel_button(section).toolTip()
    assert any("leads through Bolsena" in text for text in words(section))


def test_enter_on_the_town_of_the_company_leads_into_it(section, camp, qtbot):
    with qtbot.waitSignal(camp.section_wanted) as told:
        qtbot.keyClick(section.view, Qt.Key.Key_Return)
    assert told.args == ["town"]


def test_zooming_keeps_within_the_sheet_and_fit_comes_back(section):
    before = section.view.closeness
    for _ in range(30):
        section.view.zoom(2)
    assert section.view.closeness == 4
    section.view.fit()
    assert section.view.closeness == pytest.approx(before)


def test_the_chart_is_printed_bit_by_bit(section):
    section.view.printer.finish()
    assert section.view.grab().toImage().pixelColor(300, 300).isValid()
    assert section.view._chart.rough.done


def test_names_do_not_cover_one_another(section):
    marks = [*section.view.towns.values()]
    rooms = [mark._label().translated(section.view.viewportTransform().map(mark.pos())) for mark in marks]
    overlaps = [(a, b) for n, a in enumerate(rooms) for b in rooms[n + 1 :] if a.intersects(b)]
    assert len(overlaps) <= 1


def test_the_way_that_the_company_came_is_drawn_with_its_days(section, camp):
    before = len(section.view.legs)
    section.view.chosen.emit("bolsena")
    travel_button(section).click()
    mark = section.view.legs[-1]
    assert len(section.view.legs) == before + 1
    assert "From Viterbo to Bolsena, arrived on" in mark.toolTip()


def test_the_legend_tells_of_the_way_once_there_is_one(section, camp):
    told = [label for label in section.key.findChildren(PlainLabel) if label.text() == "The way you came"]
    before = told[0].isVisible()
    camp.do(Travel("bolsena"))
    assert (before, told[0].isVisible()) == (False, True)
