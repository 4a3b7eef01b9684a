"""Who carries what."""

from __future__ import annotations

import pytest

from helpers.campaigns import founded, given, hero, items, refusal, refused
from helpers.states import bent, with_ports
from horologium.campaign.ops.gear import Equip, PassItem, Swap, Unequip
from horologium.campaign.outfit import in_the_way, misfits
from horologium.campaign.records import ThingRecord
from horologium.engine.core.campaign import Verdict


@pytest.fixture
def session():
    return founded()


@pytest.fixture
def valerio(session):
    return hero(session, "valerio").id


@pytest.fixture
def sofia(session):
    return hero(session, "sofia").id


def holder(session, id_):
    return session.books.get(ThingRecord, id_).holder


def test_a_hero_takes_something_from_the_stock(session, valerio):
    (hood,) = given(session, "hood")
    session.do(Equip(hood, valerio))
    assert (holder(session, hood), session.can_undo().label) == (valerio, "equip Valerio with Hood")
    assert session.books.get(ThingRecord, hood).history[-1] == "12 May 1509: taken by Valerio"


@pytest.mark.rule("NAR-EQP-01")
def test_a_full_slot_is_refused_with_its_rule(session, valerio):
    (jack,) = given(session, "leather-armour")
    reason, rules = refused(session, Equip(jack, valerio))
    assert "NAR-EQP-01" in rules
    assert "Valerio" in reason


@pytest.mark.rule("NAR-EQP-12")
def test_a_card_of_another_hero_is_refused(session, valerio):
    (bow,) = given(session, "falcon-bow")
    for item in items(session, "sword") + items(session, "buckler"):
        session.do(Unequip(item.id))
    assert "NAR-EQP-12" in refused(session, Equip(bow, valerio))[1]


def test_what_is_carried_is_passed_and_not_taken(session, valerio, sofia):
    (hood,) = given(session, "hood", holder=valerio)
    assert refusal(session, Equip(hood, sofia)) == "Hood is not in the common stock: Valerio carries it"
    session.do(PassItem(hood, sofia))
    assert holder(session, hood) == sofia
    assert session.books.get(ThingRecord, hood).history[-1] == "12 May 1509: passed from Valerio to Sofia"


def test_things_can_only_be_passed_from_hand_to_other_hand(session, valerio, sofia):
    (hood,) = given(session, "hood")
    assert "take it from the common stock" in refusal(session, PassItem(hood, sofia))
    session.do(Equip(hood, sofia))
    assert refusal(session, PassItem(hood, sofia)) == "Sofia carries Hood already"


def test_what_does_not_fit_is_not_passed(session, valerio, sofia):
    (armour,) = given(session, "leather-armour", holder=valerio)
    assert refused(session, PassItem(armour, sofia))[1]


def test_something_is_put_away(session, valerio):
    sword = items(session, "sword")[0].id
    session.do(Unequip(sword))
    assert (holder(session, sword), session.can_undo().label) == ("", "put away Sword of Valerio")
    assert refusal(session, Unequip(sword)) == "Sword is in the common stock already"


def test_reagents_are_nobodys_gear(session, valerio):
    (ember,) = given(session, "ember", ware="reagent")
    for operation in (Equip(ember, valerio), PassItem(ember, valerio), Swap(ember, valerio), Unequip(ember)):
        assert refusal(session, operation) == "Ember is a reagent: it stays in the common stock"


def test_a_swap_puts_away_what_is_in_the_way(session, valerio):
    (armour,) = given(session, "leather-armour")
    session.do(Swap(armour, valerio))
    assert (holder(session, armour), items(session, "padded-jack")[0].holder) == (valerio, "")
    assert session.can_undo().label == "equip Valerio with Leather Armour for Padded Jack"


def test_a_two_handed_weapon_takes_the_place_of_two(session, valerio):
    (hammer,) = given(session, "war-hammer")
    session.do(Swap(hammer, valerio))
    assert [item.card for item in session.books.all(ThingRecord) if item.holder == valerio] == [
        "padded-jack",
        "war-hammer",
    ]


def test_where_there_are_several_ways_the_players_choose(session, valerio):
    (shield,) = given(session, "round-shield")
    assert refusal(session, Swap(shield, valerio)) == "say what Valerio puts away for Round Shield: Sword and Buckler"
    session.do(Swap(shield, valerio, (items(session, "buckler")[0].id,)))
    assert (holder(session, shield), items(session, "buckler")[0].holder) == (valerio, "")


def test_a_swap_takes_things_from_another_hero_too(session, valerio, sofia):
    (hood,) = given(session, "hood", holder=sofia)
    session.do(Swap(hood, valerio))
    assert holder(session, hood) == valerio


def test_a_swap_puts_away_only_what_the_hero_carries(session, valerio):
    (shield,) = given(session, "round-shield")
    bow = items(session, "hunting-bow")[0].id
    assert refusal(session, Swap(shield, valerio, (bow,))) == "Valerio does not carry Hunting Bow"
    assert refusal(session, Swap(items(session, "sword")[0].id, valerio)) == "Valerio carries Sword already"


def test_putting_away_the_wrong_thing_does_not_help(session, valerio):
    (shield,) = given(session, "round-shield")
    assert refused(session, Swap(shield, valerio, (items(session, "padded-jack")[0].id,)))[1]


def test_what_a_hero_can_never_carry_has_nothing_in_its_way(session, sofia):
    (flail,) = given(session, "flail-of-rage")
    assert in_the_way(session, sofia, session.books.get(ThingRecord, flail)) == []
    assert refused(session, Swap(flail, sofia))[1]


def test_what_fits_has_nothing_in_its_way(session, valerio):
    (hood,) = given(session, "hood")
    assert in_the_way(session, valerio, session.books.get(ThingRecord, hood)) == [()]
    session.do(Swap(hood, valerio))
    assert session.can_undo().label == "equip Valerio with Hood"


def test_misfits_are_what_was_given_by_hand_against_the_rules(session, valerio):
    (armour,) = given(session, "leather-armour", holder=valerio)
    assert [item.id for item in misfits(session, valerio)] == [armour]


def test_what_would_take_the_place_of_too_many_is_refused(session, valerio):
    def allows(_state, _bearer, cards):
        return Verdict("too much" if len(cards) > 1 else "")

    with_ports(session, gear=bent(session.rules.gear, allows=allows))
    (*_, hood) = given(session, "rope", "rope", "rope", "lantern", "hood", holder=valerio)
    session.do(Unequip(hood))
    assert in_the_way(session, valerio, session.books.get(ThingRecord, hood)) == []
    assert refusal(session, Swap(hood, valerio)) == "too much"
