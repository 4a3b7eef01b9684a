"""The Legend of the next mission on the panels of the story."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton

from helpers.campaigns import set_standing
from helpers.deeds import favour
from horologium.campaign.ops.story import ChooseWay
from horologium.ui.camp.story.briefing import show_legend
from horologium.ui.camp.story.panel import StoryPanel
from horologium.ui.kit.labels import PlainLabel


@pytest.fixture
def panel(camp, theme, qtbot):
    camp.do(ChooseWay(1))
    made = StoryPanel(theme)
    qtbot.addWidget(made)
    made.show()
    show_legend(made, camp)
    return made


def words(panel):
    QCoreApplication.processEvents()
    return [label.text() for label in panel.findChildren(PlainLabel) if label.isVisibleTo(panel)]


def anew(panel, camp):
    panel.begin("Anew")
    show_legend(panel, camp)
    return words(panel)


@pytest.mark.rule("NAR-MIS-19")
def test_where_there_is_a_tavern_a_look_is_offered_and_then_told(panel, camp):
    buttons = {each.accessibleName(): each for each in panel.findChildren(QPushButton)}
    buttons["Look at it for 3 Popolini"].click()
    told = anew(panel, camp)
    assert any(text.startswith("The Legend of ") for text in told)
    assert any(text.startswith("Enemies: ") for text in told)


def test_a_look_that_cannot_be_had_says_why(panel, camp):
    set_standing(camp.session, purse=1)
    told = anew(panel, camp)
    assert "It costs 3 Popolini, and the purse holds 1 Popolino." in told


def test_away_from_taverns_nothing_is_said_but_what_was_seen_is_still_told(panel, camp):
    camp.do(favour("legend"))
    set_standing(camp.session, town="padua")
    assert any(text.startswith("Enemies: ") for text in anew(panel, camp))
    camp.undo()
    camp.undo()
    set_standing(camp.session, town="padua")
    assert not any("Legend" in text for text in anew(panel, camp))
