"""Masons, and what rooms and Monsters hold."""

from __future__ import annotations

import pytest

from helpers.valley import castle, member, offer, price, rooms, said
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS

BREACHED = rooms(great_hall=2, library=1)


def masons(key, **more):
    return offer(castle(**{"built": BREACHED, **more}), "masons", key)


@pytest.mark.rule("VIL-NGT-60", "VIL-EX-40")
def test_a_breach_is_mended_for_dues_or_for_fewer_and_a_piece_of_stuff():
    prices = [price(masons(f"repair:library:{what}").verdict) for what in ("dues", "heartwood", "quicklime")]
    assert prices == [{"dues": 3}, {"dues": 1, "heartwood": 1}, {"dues": 1, "quicklime": 1}]
    found = masons("repair:library:dues")
    assert (found.deed, said(found.gives)) == ("repair", ["condition breach -1 @room-library"])
    assert masons("free:library:").deed == "mend"


@pytest.mark.rule("VIL-NGT-90")
def test_on_gentle_a_repair_costs_one_less_but_one_at_least():
    assert price(masons("repair:library:dues", difficulty="easy").verdict) == {"dues": 2}
    assert price(masons("repair:library:quicklime", difficulty="easy").verdict) == {"dues": 1, "quicklime": 1}


@pytest.mark.rule("VIL-NGT-61", "VIL-EX-40")
def test_two_breaches_a_day_are_mended_and_four_with_a_pact():
    two = "masons:repair:library:dues masons:repair:great-hall:heartwood"
    assert masons("repair:great-hall:dues", taken="masons:repair:library:dues").verdict.allowed
    assert not masons("repair:great-hall:dues", taken=two).verdict.allowed
    assert masons("repair:great-hall:dues", taken=two, flags="pact-quernhill").verdict.allowed
    assert not masons("repair:great-hall:dues", taken=f"{two} {two}", flags="pact-quernhill").verdict.allowed


@pytest.mark.rule("VIL-NGT-61", "VIL-NGT-91", "VIL-EX-40")
def test_after_a_defeat_a_breach_is_mended_for_nothing_and_does_not_count():
    free = masons("free:library:", setbacks=1, taken="masons:repair:a:dues masons:repair:b:dues")
    assert (free.verdict.allowed, free.verdict.cost) == (True, ())
    assert not masons("free:great-hall:", setbacks=1, taken="masons:free:library:").verdict.allowed
    assert not masons("free:library:").verdict.allowed


@pytest.mark.rule("VIL-NGT-62")
def test_a_room_that_is_not_there_is_built_one_a_day():
    found = masons("build:oubliette:")
    assert (said(found.gives), price(found.verdict)) == (
        ["thing oubliette +1"],
        {"dues": 6, "heartwood": 1, "quicklime": 1},
    )
    assert not masons("build:oubliette:", taken="masons:build:belfry:").verdict.allowed
    assert "build:library:" not in [each.key for each in NIGHTS.offers.offers(castle(built=BREACHED), "masons")]


@pytest.mark.rule("VIL-NGT-08", "VIL-EX-26")
def test_before_the_first_night_the_seventh_room_is_chosen():
    state = castle(battles=0, built=rooms(hothouse=0))
    assert said(offer(state, "masons", "choose:belfry:").gives) == ["thing hothouse -1", "thing belfry +1"]
    later = [each.deed for each in NIGHTS.offers.offers(castle(built=rooms(hothouse=0)), "masons")]
    assert "choose" not in later


@pytest.mark.rule("VIL-NGT-63")
def test_a_furnishing_is_made_once_and_one_for_any_room_once_for_each():
    assert price(masons("furnish:long-table:").verdict) == {"dues": 5, "cold-iron": 1}
    assert not masons("furnish:long-table:", has="long-table").verdict.allowed
    assert masons("furnish:smoke-hangings:", has="5 smoke-hangings").verdict.allowed
    assert not masons("furnish:smoke-hangings:", has="6 smoke-hangings").verdict.allowed


def allows(bearer, *cards, **more):
    return NIGHTS.gear.allows(castle(member("bell"), member("puppeteer"), **more), bearer, cards).allowed


@pytest.mark.rule("VIL-NGT-64")
def test_a_room_holds_a_furnishing_that_fits_it_and_a_trap():
    assert allows("room-great-hall", "long-table")
    assert not allows("room-library", "long-table")
    assert allows("room-library", "smoke-hangings", "lime-fall")
    assert not allows("room-library", "smoke-hangings", "crooked-mirrors")
    assert not allows("room-library", "lime-fall", "fat-fire")
    assert allows("room-library", "lime-fall", built=rooms(library=2))


@pytest.mark.rule("VIL-NGT-64")
def test_lumber_fits_any_room_but_one():
    assert allows("room-crypt", "heaped-lumber")
    assert not allows("room-summoning-room", "heaped-lumber")


@pytest.mark.rule("VIL-NGT-68")
def test_any_room_holds_a_brewed_trap_and_none_of_the_deck():
    assert all(allows(f"room-{room}", "lime-fall") for room in ("great-hall", "crypt", "armoury"))
    assert not allows("room-crypt", "spike-pit")


@pytest.mark.rule("VIL-NGT-07", "VIL-NGT-69", "VIL-NGT-75")
def test_a_monster_holds_one_draught_and_one_servant():
    assert allows("bell", "black-broth", "thrall")
    assert not allows("bell", "black-broth", "heart-wine")
    assert not allows("bell", "lime-fall")
    slots = NIGHTS.gear.slots(castle(member("bell"), has="thrall>bell"), "bell")
    assert [(slot.key, slot.used, slot.limit) for slot in slots] == [("draught", 0, 1), ("servant", 1, 1)]


@pytest.mark.rule("VIL-NGT-76")
def test_a_spare_puppet_serves_only_who_has_puppets():
    assert allows("puppeteer", "spare-puppet")
    assert not allows("bell", "spare-puppet")


@pytest.mark.rule("VIL-NGT-64")
def test_slots_of_a_room_are_furnishing_and_trap():
    slots = NIGHTS.gear.slots(castle(has="lime-fall>room-crypt"), "room-crypt")
    assert [(slot.key, slot.used) for slot in slots] == [("furnishing", 0), ("trap", 1)]
    assert NIGHTS.gear.slots(castle(), "") == ()
