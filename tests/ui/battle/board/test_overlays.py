"""Overlays: what lies in them, what they say, and how they go away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from helpers.boards import battle, figure
from horologium.ui.battle.board.overlays import LOOKS, arrow
from horologium.ui.kit import tokens


@pytest.fixture
def overlays(scene):
    scene.show_view(battle(None, figure("ada", "B2")))
    return scene.overlays


def test_an_overlay_knows_its_cells_until_it_is_cleared(scene, overlays):
    overlays.show("reach", scene.geometry, ["A1", "B1"])
    assert overlays.cells("reach") == ("A1", "B1")
    overlays.clear("reach")
    assert overlays.cells("reach") == ()


def test_a_remark_goes_with_its_overlay(scene, overlays):
    overlays.say("blocked", QPointF(30, 30), "Hidden by a tree")
    assert overlays.said("blocked") == "Hidden by a tree"
    overlays.clear("blocked")
    assert overlays.said("blocked") == ""


def test_a_remark_at_the_edge_is_moved_into_sight(scene, overlays):
    overlays.say("target", QPointF(-40, -40), "A rather long remark about somebody at the edge")
    ribbon = overlays._said["target"]
    view = scene.views()[0]
    shown = view.mapFromScene(ribbon.pos()).x() + ribbon.boundingRect().left()
    assert shown >= -3


def test_odds_replace_those_before(scene, overlays):
    overlays.odds(scene.geometry, {"A1": "62 %", "B1": "9 %"})
    overlays.odds(scene.geometry, {"B1": "10 %", "nowhere": "1 %"})
    assert [ribbon.text for ribbon in overlays._odds] == ["10 %"]


def test_costs_are_written_into_the_cells_that_there_are(scene, overlays):
    overlays.label(scene.geometry, {"A1": "3", "nowhere": "1"})
    box = overlays._numbers.path().boundingRect()
    assert scene.geometry.boxes["A1"].contains(box)


def test_an_arrow_stops_short_of_both_ends(qapp):
    line, head = arrow(QPointF(0, 0), QPointF(300, 0), 60)
    assert line.elementAt(0).x > 10
    assert head.boundingRect().right() < 300


@pytest.mark.parametrize("theme_name", [theme.name for theme in tokens.THEMES])
def test_every_kind_is_drawn_in_every_theme(scene, overlays, theme, theme_name):
    theme.set_look(theme_name, 100)
    bare = scene.views()[0].grab().toImage()
    for kind in LOOKS:
        overlays.show(kind, scene.geometry, ["C1", "C2"])
        assert scene.views()[0].grab().toImage() != bare, kind
        overlays.clear(kind)
