"""Going through a campaign without asking anybody."""

from __future__ import annotations

from helpers.campaigns import founded, given, hero
from horologium.campaign.ops.gear import Equip
from horologium.campaign.ops.notes import AddNote
from horologium.campaign.records import ThingRecord
from horologium.campaign.sample import attempt, hand_out


def test_what_is_allowed_is_done():
    session = founded()
    assert attempt(session, AddNote("The inn", "Good wine."))
    assert session.archive.chronicle("wine").total == 1


def test_what_is_refused_is_left_out():
    session = founded()
    before = session.archive.digest()
    assert not attempt(session, Equip("thing-99", hero(session, "sofia").id))
    assert session.archive.digest() == before


def test_what_lies_in_the_stock_goes_to_those_who_can_carry_it():
    session = founded()
    rope, _ = given(session, "rope", "bandages")
    hand_out(session)
    assert session.books.get(ThingRecord, rope).holder == hero(session, "valerio").id
