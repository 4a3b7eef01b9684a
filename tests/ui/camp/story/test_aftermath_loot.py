"""The loot after a battle."""

from __future__ import annotations

import pytest

from helpers.rehearsal_walk import at_bagnaia
from helpers.results import brings, having
from horologium.campaign.ops.aftermath import NextStep
from horologium.campaign.ops.by_hand import ResolveByHand
from horologium.campaign.ops.gear import Equip
from horologium.campaign.ops.story import ChooseWay
from horologium.campaign.records import ThingRecord
from horologium.ui.camp.story.aftermath import AftermathPanel, LootTiles
from horologium.ui.camp.things import DropTargets
from horologium.ui.kit.labels import PlainLabel


@pytest.fixture
def panel(qtbot, theme, camp):
    """A company that shares out what it found."""
    camp.session.do(ChooseWay(1))
    camp.session.do(ResolveByHand(having(at_bagnaia(camp.session), *brings(stock=("lantern",)))))
    while camp.session.books.standing.step != "loot":
        camp.session.do(NextStep())
    made = AftermathPanel(theme, camp)
    qtbot.addWidget(made)
    made.refresh()
    return made


def test_every_card_that_was_found_lies_open(panel):
    (shown,) = panel.findChildren(LootTiles)
    assert {"Sage", "Ember", "Silver Chain"} <= {tile.face.label for tile in shown.tiles}


def test_what_was_there_before_is_no_loot(panel):
    (shown,) = panel.findChildren(LootTiles)
    assert "Sword" not in {tile.face.label for tile in shown.tiles}


def test_loot_that_is_dropped_on_a_hero_is_theirs(panel, camp):
    (targets,) = panel.findChildren(DropTargets)
    item = next(each for each in camp.session.books.all(ThingRecord) if not each.holder and each.kind == "equipment")
    hero = next(each for each in targets.faces if not camp.session.refusal(Equip(item.id, each)))
    targets.faces[hero].dropped.emit(hero, [item.id])
    assert camp.session.books.get(ThingRecord, item.id).holder == hero


def shown(panel):
    return [label.text() for label in panel.findChildren(PlainLabel)]


def test_a_finished_step_says_what_it_came_to(panel):
    texts = shown(panel)
    assert "1. Outcome – done" in texts
    assert "The Satchel of Bagnaia was won (Satchel and envoy brought away)." in texts


def test_heroes_come_home_with_what_they_learned_and_what_hurts(panel, camp):
    while camp.session.books.standing.step != "travel":
        camp.session.do(NextStep())
    panel.refresh()
    texts = shown(panel)
    assert texts.count("+4 experience") == 4
    assert "Injured: Deep Cut" in texts
    assert texts.count("unhurt") == 2


def test_what_is_still_to_come_is_told_in_one_line(panel):
    (line,) = [text for text in shown(panel) if text.startswith("Still to come: ")]
    assert line.startswith("Still to come: 3. Clean-up · 4. Experience")
