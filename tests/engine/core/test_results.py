"""What is in the result of a battle."""

from __future__ import annotations

import json

import pytest

from helpers.results import brings
from horologium.engine.core.campaign import BattleResult
from horologium.engine.core.consequences import CardRef, Consequence, coins, consequence, experience
from horologium.engine.core.errors import BadData
from horologium.engine.core.results import cards, each_of, ids, report, total
from horologium.engine.core.shapes import shape_of

RESULT = BattleResult(
    "held",
    won=True,
    members=(report("ada", kills=2, taken=0),),
    consequences=(
        consequence("thing", "scrap", "cog", 2),
        consequence("thing", "scrap", "wheel", -1),
        *each_of("thing", "trap", ("snare", "pit"), "ada"),
        coins(5),
        coins(-2),
        experience(1),
        experience(3, "ada"),
    ),
)


def test_a_report_counts_what_happened_and_nothing_else():
    (ada,) = RESULT.members
    assert ada.stats == (("kills", 2),)
    assert (ada.count("kills"), ada.count("taken")) == (2, 0)


def test_cards_are_read_each_as_often_as_they_come_or_go():
    assert cards(RESULT, "thing") == (CardRef("scrap", "cog"),) * 2
    assert ids(cards(RESULT, "thing", gone=True)) == ("wheel",)
    assert ids(cards(RESULT, "thing", whom="ada")) == ("snare", "pit")
    assert cards(RESULT, "thing", ("scrap",), "ada") == ()


def test_what_is_for_one_is_not_summed_up_with_what_is_for_all():
    assert (total(RESULT, "coin"), total(RESULT, "experience"), total(RESULT, "experience", "ada")) == (3, 1, 3)


def test_a_result_is_read_back_as_it_was_kept():
    shape = shape_of(BattleResult)
    assert shape.load(json.loads(json.dumps(shape.dump(RESULT))), "") == RESULT


@pytest.mark.parametrize("kept", [Consequence("own", own=1), Consequence("thing", CardRef("scrap", "cog"), own=1)])
def test_a_result_brings_no_part_of_the_games_own(kept):
    with pytest.raises(BadData, match="no part of the game's own"):
        BattleResult("held", won=True, members=(), consequences=(*brings(coins=1), kept))
