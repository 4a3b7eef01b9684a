"""The map of the mission on the briefing."""

from __future__ import annotations

import pytest

from horologium.ui.camp.briefing import BriefingLeaf
from horologium.ui.camp.briefing_map import MissionMap


@pytest.fixture
def leaf(qtbot, theme, rich):
    """The briefing of a company that is about to go."""
    made = BriefingLeaf(theme, rich)
    qtbot.addWidget(made)
    made.refresh()
    return made


def test_the_briefing_shows_the_board_of_the_mission(leaf):
    (shown,) = leaf.findChildren(MissionMap)
    assert shown.scene().view.cells
    assert "Valerio" in shown.accessibleDescription()


def test_the_forecast_comes_into_sight_once(leaf):
    leaf.forecaster.outlook.runs = 10
    leaf.forecaster.changed.emit()
    assert leaf._foretold
