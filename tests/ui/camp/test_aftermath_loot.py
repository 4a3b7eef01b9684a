"""The loot after a battle."""

from __future__ import annotations

import pytest

from helpers.rehearsal_walk import at_bagnaia
from horologium.campaign.ops.aftermath import NextStep
from horologium.campaign.ops.by_hand import ResolveByHand
from horologium.campaign.ops.story import ChooseWay
from horologium.ui.camp.aftermath import AftermathLeaf
from horologium.ui.camp.aftermath_loot import LootTiles


@pytest.fixture
def leaf(qtbot, theme, camp):
    """A company that shares out what it found."""
    camp.session.do(ChooseWay(1))
    camp.session.do(ResolveByHand(at_bagnaia(camp.session)))
    while camp.session.books.standing.step != "loot":
        camp.session.do(NextStep())
    made = AftermathLeaf(theme, camp)
    qtbot.addWidget(made)
    made.refresh()
    return made


def test_every_card_that_was_found_lies_open(leaf):
    (shown,) = leaf.findChildren(LootTiles)
    assert {"Sage", "Ember", "Silver Chain"} <= {tile.face.label for tile in shown.tiles}


def test_what_was_there_before_is_no_loot(leaf):
    (shown,) = leaf.findChildren(LootTiles)
    assert "Sword" not in {tile.face.label for tile in shown.tiles}
