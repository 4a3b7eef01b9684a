"""Things that bear others, such as the rooms of a castle: mended, lost, and looked over by a check-up."""

from __future__ import annotations

import pytest

from helpers.campaigns import told
from helpers.results import having
from helpers.sketches import sketched
from horologium.campaign.consequences import enter
from horologium.campaign.offers import offer_rows
from horologium.campaign.ops.by_hand import ResolveByHand, blank
from horologium.campaign.ops.overrides import (
    AddInjuryByHand,
    AddItemByHand,
    RemoveInjuryByHand,
    RemoveItemByHand,
    SetByHand,
)
from horologium.campaign.records import KINDS, ConditionRecord, ThingRecord
from horologium.engine.core.consequences import consequence
from horologium.store.checks import cards, records
from horologium.store.checks.campaign_rows import CampaignRows
from horologium.store.records import row_of
from horologium.store.tables import TABLES


@pytest.fixture
def castle(tmp_path, monkeypatch):
    return sketched(tmp_path, "castle", monkeypatch)


def found(session):
    """What a check-up says of the things of a campaign."""
    kept = {kind: [row_of(each) for each in session.books.all(record)] for kind, record in KINDS.items()}
    state = CampaignRows({table: kept.get(table, []) for table in TABLES})
    return [each.words for stage in (records.check(state), cards.check(state, session.pack)) for each in stage]


def test_a_room_is_mended_at_a_counter(castle):
    (row,) = offer_rows(castle, "hammer")
    assert (row.name, row.whom_name) == ("A breach in the wall", "The Great Hall")
    castle.do(row.operation())
    assert told(castle) == "hammer: A breach in the wall, The Great Hall"
    assert (castle.books.all(ConditionRecord), castle.books.standing.purse) == ([], 18)


def test_damage_of_a_room_is_struck_out_by_hand(castle):
    castle.do(RemoveInjuryByHand("condition-1", "a mistake"))
    assert castle.books.get(ThingRecord, "thing-1").by_hand == ("injuries",)
    assert castle.steps[-1].label == "remove A breach in the wall of The Great Hall"


def test_furniture_is_given_to_a_room_by_hand(castle):
    castle.do(AddItemByHand("piece", "lens", "a gift", "thing-1"))
    assert castle.books.all(ThingRecord)[-1].holder == "thing-1"
    castle.do(SetByHand("thing", castle.books.all(ThingRecord)[-1].id, "holder", '"thing-2"', "moved"))
    assert castle.books.all(ThingRecord)[-1].holder == "thing-2"


BREACH = consequence("condition", "injury", "breach", whom="thing-2")
BURNT = consequence("thing", "piece", "table", -1, "thing-1")


def after_a_night(castle, *brought):
    """The result of a night in which all this happened to rooms."""
    return ResolveByHand(having(blank(castle, ("member-1",), "held"), *brought))


def test_a_battle_harms_a_room_and_robs_another(castle):
    castle.do(after_a_night(castle, BREACH, BURNT))
    assert [each.bearer for each in castle.books.all(ConditionRecord)] == ["thing-1", "thing-2"]
    assert castle.books.find(ThingRecord, "thing-3") is None
    text = castle.archive.chronicle(count=1).chapters[0].text
    assert "The Great Hall" not in text
    assert "The Wine Cellar: A breach in the wall." in text
    assert "Lost: A long oaken table." in text
    castle.undo()
    assert len(castle.books.all(ConditionRecord)) == 1


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (consequence("condition", "injury", "breach", whom="thing-3"), "exactly those who went"),
        (consequence("thing", "piece", "lens", -1, "thing-2"), "Eye of glass was not carried"),
        (consequence("known", "power", "howl", whom="thing-1"), "there is no member 'thing-1'"),
    ],
)
def test_a_battle_does_to_rooms_what_can_be_done_to_them(castle, harm, why):
    assert why in castle.refusal(after_a_night(castle, harm))


def test_what_is_no_room_gets_nothing_by_hand(castle):
    assert "there is no member 'thing-3'" in castle.refusal(AddItemByHand("piece", "lens", "a gift", "thing-3"))


@pytest.mark.parametrize("bearer", ["thing-1", ""])
def test_damage_of_a_room_or_of_the_castle_is_entered_by_hand(castle, bearer):
    castle.do(AddInjuryByHand(bearer, "breach", "a storm"))
    assert castle.books.all(ConditionRecord)[-1].bearer == bearer
    assert found(castle) == []


def lost_by_hand(castle):
    castle.do(RemoveItemByHand("thing-1", "a fire"))


def lost_in_a_step(castle):
    enter(castle.work(RemoveItemByHand("thing-1", "a fire")), [consequence("thing", "room", "hall", -1)])


@pytest.mark.parametrize("lose", [lost_by_hand, lost_in_a_step])
def test_a_room_that_is_gone_leaves_what_it_held_to_the_stock(castle, lose):
    lose(castle)
    assert castle.books.get(ThingRecord, "thing-3").holder == ""
    assert castle.books.all(ConditionRecord) == []
    assert found(castle) == []


def test_a_check_up_leaves_furniture_in_its_room(castle):
    assert found(castle) == []


def test_a_check_up_takes_things_from_what_bears_nothing(castle):
    castle.books.put(ThingRecord("thing-8", "piece", "lens", "thing-9"))
    assert found(castle) == ["lens (thing-8) is carried by 'thing-9', who is not there; it goes to the stock"]
