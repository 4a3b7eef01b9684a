"""The Legend of the next mission on the leaves of the story."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton

from helpers.campaigns import set_standing
from helpers.deeds import favour
from horologium.campaign.ops.story import ChooseWay
from horologium.ui.camp.legend import show_legend
from horologium.ui.camp.story_leaf import StoryLeaf
from horologium.ui.kit.labels import PlainLabel


@pytest.fixture
def leaf(camp, theme, qtbot):
    camp.do(ChooseWay(1))
    made = StoryLeaf(theme)
    qtbot.addWidget(made)
    made.show()
    show_legend(made, camp)
    return made


def words(leaf):
    QCoreApplication.processEvents()
    return [label.text() for label in leaf.findChildren(PlainLabel) if label.isVisibleTo(leaf)]


def anew(leaf, camp):
    leaf.begin("Anew")
    show_legend(leaf, camp)
    return words(leaf)


@pytest.mark.rule("NAR-MIS-19")
def test_where_there_is_a_tavern_a_look_is_offered_and_then_told(leaf, camp):
    buttons = {each.accessibleName(): each for each in leaf.findChildren(QPushButton)}
    buttons["Look at it for 3 Popolini"].click()
    told = anew(leaf, camp)
    assert any(text.startswith("The Legend of ") for text in told)
    assert any(text.startswith("Enemies: ") for text in told)


def test_a_look_that_cannot_be_had_says_why(leaf, camp):
    set_standing(camp.session, purse=1)
    told = anew(leaf, camp)
    assert "It costs 3 Popolini, and the purse holds 1 Popolino." in told


def test_away_from_taverns_nothing_is_said_but_what_was_seen_is_still_told(leaf, camp):
    camp.do(favour("legend"))
    set_standing(camp.session, town="padua")
    assert any(text.startswith("Enemies: ") for text in anew(leaf, camp))
    camp.undo()
    camp.undo()
    set_standing(camp.session, town="padua")
    assert not any("Legend" in text for text in anew(leaf, camp))
