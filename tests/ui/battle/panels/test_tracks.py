"""Tracks: aims, counters and what is to come."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helpers.screens import nova_view, table
from horologium.engine.core.view import Aim, BattleView, FigureView, Track, TrayView
from horologium.ui.battle.panels.tracks import TrackPanel, rows_of

AIMS = (Aim("won", "Road open", won=True, value=1, most=2, rule="NAR-TIM-04"), Aim("lost", "Burnt", won=False))


@pytest.fixture
def panel(theme, tips, shown):
    made = shown(TrackPanel(theme, tips), 240, 300)
    made.show_view(table(aims=AIMS))
    return made


def test_each_line_tells_its_number(panel):
    assert [line.accessibleName() for line in panel.lines] == [
        "Road open: 1 / 2",
        "Burnt",
        "Loot deck: 2",
        "Quadrants passed: 3 / 12",
        "Event: VII +4",
        "End of the mission, 7:15: III +24",
    ]


def test_tracks_of_figures_are_left_to_their_plates(panel):
    assert not any("Perilium" in line.accessibleName() for line in panel.lines)


def test_a_tooltip_names_the_rule_in_words(panel):
    assert "the words of NAR-TIM-04" in panel.lines[0].toolTip()
    assert "Won by this" in panel.lines[0].toolTip()


def test_a_click_opens_the_rule(panel, qtbot):
    with qtbot.waitSignal(panel.rule_requested) as wanted:
        QTest.mouseClick(panel.lines[3], Qt.MouseButton.LeftButton)
    assert wanted.args == ["NAR-TIM-01"]


def test_the_bar_shows_how_far_it_has_come():
    shares = {row.label: row.share for row in rows_of(table(aims=AIMS))}
    assert (shares["Road open"], shares["Quadrants passed"], shares["Loot deck"]) == (0.5, 0.25, None)


def test_lines_that_are_no_longer_needed_disappear(panel):
    panel.show_view(table(dials=()))
    assert [line.accessibleName() for line in panel.lines if line.isVisible()] == [
        "Loot deck: 2",
        "Quadrants passed: 3 / 12",
    ]


def test_long_names_wrap_instead_of_being_cut(panel, theme):
    panel.show_view(table(aims=(Aim("a", "Everybody has left the burning quarter by the northern gate", won=True),)))
    line = panel.lines[0]
    assert line.heightForWidth(160) > line.heightForWidth(400)


def test_a_mission_shows_clock_loot_coins_and_those_who_are_down():
    labels = [row.label for row in rows_of(nova_view())]
    assert labels[:4] == ["Quadrants passed", "Loot deck", "Popolini", "Heroes down"]


def test_counters_of_a_seat_stand_beside_those_of_all():
    ada = FigureView("ada", "Ada", "dawn", "A1", "soldier", 1, 1, ready=True)
    tracks = (Track("cosmo", "Cosmo", 4, owner="dawn"), Track("power", "Power", 1, owner="ada"))
    assert [row.label for row in rows_of(BattleView("hand-made", None, (), (ada,), tracks))] == ["Cosmo"]


def test_below_trays_counters_come_before_aims():
    trays = (TrayView("ada", "Ada", ()),)
    labels = [row.label for row in rows_of(table(aims=AIMS, trays=trays))]
    assert labels.index("Loot deck") < labels.index("Road open")


def test_where_room_is_short_lines_lie_closer(panel):
    before = panel.sizeHint().height()
    panel.set_dense(dense=True)
    assert panel.sizeHint().height() < before
    panel.set_dense(dense=False)
    assert panel.sizeHint().height() == before
