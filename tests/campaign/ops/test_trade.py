"""Markets: what is shown, bought and sold."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.campaigns import founded, given, hero, items, refusal, refused, set_standing, told
from helpers.deeds import buy, buy_recipe, open_market, sell, sell_many
from horologium.campaign.company import shown
from horologium.campaign.records import ThingRecord


@pytest.fixture
def session():
    return founded()


def on_display(session):
    """The reagents on display, with their number."""
    return {amount.of.id: amount.count for amount in shown(session.books) if amount.of.id}


def purse(session):
    return session.books.standing.purse


@pytest.mark.rule("NAR-EQP-15")
def test_equipment_is_bought_for_its_price(session):
    session.do(buy("equipment", "hood"))
    (hood,) = items(session, "hood")
    assert (purse(session), hood.holder, hood.history) == (14, "", ("12 May 1509: bought in Siena",))
    assert (told(session), session.can_undo().label) == ("Hood bought in Siena for 1 Fiorino 1 Popolino", "buy Hood")


def test_several_pieces_are_bought_at_once(session):
    session.do(buy("equipment", "bandages", 3))
    assert (purse(session), len(items(session, "bandages"))) == (8, 3)
    assert session.can_undo().label == "buy 3 × Bandages"


@pytest.mark.parametrize(
    ("operation", "why"),
    [
        (buy("equipment", "brigandine"), "it costs 4 Fiorini 4 Popolini, and the purse holds 4 Fiorini"),
        (buy("equipment", "bandages", 6), "it costs 4 Fiorini 4 Popolini"),
        (buy("equipment", "fire-flask"), "never on sale"),
        (buy("equipment", "sword"), "has no price"),
        (buy("equipment", "hod"), "'equipment:hod' is not to be had in Siena"),
        (buy("equipment", "hood", 0), "20 at once is the most, and 1 the least"),
        (buy("equipment", "hood", 21), "20 at once is the most, and 1 the least"),
        (buy("recipe", "falcon-bow"), "this is not what is done here: 'buy'"),
        (buy("reagent", "ember"), "first see what reagents the market has"),
    ],
)
def test_what_cannot_be_bought_is_refused(session, operation, why):
    assert why in refusal(session, operation)


def test_a_purchase_that_is_refused_cites_its_rules(session):
    assert "NAR-EQP-15" in refused(session, buy("equipment", "brigandine"))[1]


@pytest.mark.rule("NAR-MIS-19", "NAR-REA-10")
def test_a_market_shows_reagents_once_for_each_visit(session):
    session.do(open_market())
    assert sum(on_display(session).values()) == 9
    assert refusal(session, open_market()) == "the market of Siena shows its reagents already"


def test_the_display_is_the_same_after_an_undo(session):
    session.do(open_market())
    shown = on_display(session)
    session.undo()
    session.do(open_market())
    assert on_display(session) == shown


def test_reagents_are_bought_from_the_display_until_it_is_empty(session):
    set_standing(session, purse=500)
    session.do(open_market())
    for card, count in on_display(session).items():
        assert f"there are only {count} × " in refusal(session, buy("reagent", card, count + 1))
        session.do(buy("reagent", card, count))
        assert "is not on display" in refusal(session, buy("reagent", card))
    assert (len([item for item in session.books.all(ThingRecord) if item.kind == "reagent"]), on_display(session)) == (
        9,
        {},
    )
    assert refusal(session, open_market())


def test_where_there_is_no_market_nothing_is_shown_or_sold(session):
    set_standing(session, town="wood")
    assert refusal(session, open_market()) == "there is no market in The Wood"
    assert refusal(session, buy("equipment", "hood")) == "there is no market in The Wood"


@pytest.mark.rule("NAR-MIS-19")
def test_a_village_has_no_dear_wares(session):
    set_standing(session, town="bolsena", purse=50)
    session.do(buy("equipment", "leather-armour"))
    assert "nothing is dearer" in refusal(session, buy("equipment", "light-crossbow"))


def test_a_recipe_is_bought_once(session):
    session.do(buy_recipe("falcon-bow"))
    assert (purse(session), session.books.marked("recipe", "falcon-bow")) == (10, 1)
    assert told(session) == "The recipe of Falcon Bow was bought in Siena for 2 Fiorini"
    assert "owns the recipe of Falcon Bow already" in refusal(session, buy_recipe("falcon-bow"))


@pytest.mark.parametrize("card", ["hood", "nap"])
def test_what_has_no_recipe_is_refused(session, card):
    assert refusal(session, buy_recipe(card)) == f"'recipe:{card}' is not to be had in Siena"


@pytest.mark.rule("NAR-EQP-16")
def test_equipment_brings_half_its_price(session):
    (hood,) = given(session, "kettle-hat")
    session.do(sell(hood))
    assert (purse(session), items(session, "kettle-hat")) == (25, [])
    assert (told(session), session.can_undo().label) == ("Kettle Hat sold in Siena for 1 Fiorino", "sell Kettle Hat")


@pytest.mark.rule("NAR-REA-11")
def test_reagents_bring_half_their_price_rounded_down(session):
    (ember,) = given(session, "ember", ware="reagent")
    price = session.pack.content["reagents"]["ember"].price
    session.do(sell(ember))
    assert purse(session) == 20 + price // 2


def test_what_a_hero_carries_can_be_sold(session):
    (hat,) = given(session, "kettle-hat", holder=hero(session, "sofia").id)
    session.do(sell(hat))
    assert items(session, "kettle-hat") == []


def test_many_things_are_sold_as_one_step(session):
    hats = given(session, "kettle-hat", "kettle-hat", "hood", "lantern")
    session.do(sell_many(tuple(hats)))
    assert purse(session) == 20 + 5 + 5 + 3 + 3
    assert session.can_undo().label == "sell 4 things"
    assert told(session) == "2 × Kettle Hat, Hood and Lantern sold in Siena for 3 Fiorini 1 Popolino"


def test_if_one_thing_cannot_be_sold_none_is(session):
    (hat,) = given(session, "kettle-hat")
    assert "Sword has no price" in refusal(session, sell_many((hat, items(session, "sword")[0].id)))
    assert len(items(session, "kettle-hat")) == 1


@pytest.mark.parametrize(
    ("ids", "why"),
    [
        ((), "choose something first"),
        (("thing-4", "thing-4"), "only once"),
        (("thing-99",), "'thing-99' is not to be had in Siena"),
    ],
)
def test_a_list_of_things_to_sell_is_checked(session, ids, why):
    assert why in refusal(session, sell_many(ids))


def test_a_purse_has_an_end(session):
    (hat,) = given(session, "kettle-hat")
    set_standing(session, purse=1_000_000)
    assert "no purse holds more" in refusal(session, sell(hat))


def test_a_game_without_reagents_has_no_display(session):
    content = {kind: entries for kind, entries in session.pack.content.items() if kind != "reagents"}
    session.pack = replace(session.pack, content=content)
    assert refusal(session, open_market()) == "'open-market' is not to be had in Siena"
