"""The map of the mission on the briefing."""

from __future__ import annotations

import pytest

from horologium.ui.camp.story.briefing import BriefingPanel, MissionMap


@pytest.fixture
def panel(qtbot, theme, rich):
    """The briefing of a company that is about to go."""
    made = BriefingPanel(theme, rich)
    qtbot.addWidget(made)
    made.refresh()
    return made


def test_the_briefing_shows_the_board_of_the_mission(panel):
    (shown,) = panel.findChildren(MissionMap)
    assert shown.scene().view.cells
    assert "Valerio" in shown.accessibleDescription()


def test_the_forecast_comes_into_sight_once(panel):
    panel.forecaster.outlook.runs = 10
    panel.forecaster.changed.emit()
    assert panel._foretold
