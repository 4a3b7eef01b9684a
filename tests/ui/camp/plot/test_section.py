"""The story as a graph: what was, what could be, and nothing spoiled."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtWidgets import QPushButton

from horologium.campaign.ops.story import ChooseWay
from horologium.ui.camp.plot.section import PlotSection
from horologium.ui.kit.labels import PlainLabel


@pytest.fixture
def section(camp, theme, qtbot):
    made = PlotSection(theme, camp)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    camp.changed.connect(lambda _changed: made.refresh())
    return made


def words(section):
    QCoreApplication.processEvents()
    return [label.text() for label in section.place_panel.findChildren(PlainLabel) if label.isVisibleTo(section)]


def test_the_graph_shows_the_place_at_hand_and_the_ways_on(section):
    states = [mark.place.state for mark in section.view.places.values()]
    assert states == ["here", "unknown", "unknown"]
    assert [mark.line.label for mark in section.view.lines] == [
        "Ride tonight, without the key",
        "Look for the envoy at Bagnaia",
    ]


def test_nothing_that_was_not_reached_is_named(section, camp):
    titles = [node.title for node in camp.session.plot.nodes if node.name != camp.session.books.standing.node]
    listed = " ".join(section.place_panel.picker.itemText(row) for row in range(section.place_panel.picker.count()))
    assert not [title for title in titles if title in listed or title in " ".join(words(section))]


def test_the_graph_goes_on_with_the_story(section, camp):
    camp.do(ChooseWay(1))
    assert [mark.place.title for mark in section.view.places.values() if mark.place.title] == [
        "The Guest House at Viterbo",
        "The Satchel of Bagnaia",
    ]
    assert "The Satchel of Bagnaia" in words(section)


def test_arrow_keys_follow_the_story_down_and_back(section, camp, qtbot):
    camp.do(ChooseWay(1))
    qtbot.keyClick(section.view, Qt.Key.Key_Up)
    assert "The Guest House at Viterbo" in words(section)
    qtbot.keyClick(section.view, Qt.Key.Key_Down)
    assert "The Satchel of Bagnaia" in words(section)


def test_arrow_keys_go_to_what_lies_beside(section, camp, qtbot):
    qtbot.keyClick(section.view, Qt.Key.Key_Down)
    first = section.place_panel.picker.currentText()
    qtbot.keyClick(section.view, Qt.Key.Key_Right)
    qtbot.keyClick(section.view, Qt.Key.Key_Left)
    assert section.place_panel.picker.currentText() == first


def test_a_click_chooses_a_place(section):
    mark = next(mark for mark in section.view.places.values() if mark.place.state == "unknown")
    section.view.clicked.emit(QPointF(section.view.viewportTransform().map(mark.pos())))
    assert any("This way is open now" in text for text in words(section))


def test_a_way_that_was_not_taken_keeps_its_secret(section, camp):
    camp.do(ChooseWay(1))
    blank = next(
        mark
        for mark in section.view.places.values()
        if mark.place.state == "unknown" and mark.way.label.startswith("Ride")
    )
    section.view.chosen.emit(blank.place.key)
    assert any("Nobody knows where it would have led" in text for text in words(section))


def test_endings_and_achievements_are_counted(section):
    assert "0 of 4 endings" in words(section)
    assert "No fork has been passed yet." in words(section)


def test_from_the_place_at_hand_one_goes_on_with_the_story(section, camp, qtbot):
    QCoreApplication.processEvents()
    go = next(each for each in section.place_panel.findChildren(QPushButton) if each.isVisibleTo(section))
    with qtbot.waitSignal(camp.section_wanted) as told:
        go.click()
    assert told.args == ["story"]


def test_the_whole_story_can_be_seen_at_once(section, camp):
    section.view.show_all()
    shown = section.view.mapToScene(section.view.viewport().rect()).boundingRect()
    assert shown.adjusted(-2, -2, 2, 2).contains(section.view.home)
