"""Markets: what is shown, bought and sold."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.campaigns import founded, given, hero, items, refusal, refused, set_standing, told
from horologium.campaign.ops.trade import Buy, BuyRecipe, OpenMarket, Sell, SellMany, is_open, on_display
from horologium.campaign.records import Item


@pytest.fixture
def session():
    return founded()


def purse(session):
    return session.books.standing.purse


@pytest.mark.rule("NAR-EQP-15")
def test_equipment_is_bought_for_its_price(session):
    session.do(Buy("equipment", "hood"))
    (hood,) = items(session, "hood")
    assert (purse(session), hood.holder, hood.history) == (14, "", ("12 May 1509: bought in Siena",))
    assert (told(session), session.can_undo().label) == ("Hood bought in Siena for 1 Fiorino 1 Popolino", "buy Hood")


def test_several_pieces_are_bought_at_once(session):
    session.do(Buy("equipment", "bandages", 3))
    assert (purse(session), len(items(session, "bandages"))) == (8, 3)
    assert session.can_undo().label == "buy 3 × Bandages"


@pytest.mark.parametrize(
    ("operation", "why"),
    [
        (Buy("equipment", "brigandine"), "it costs 4 Fiorini 4 Popolini, and the purse holds 4 Fiorini"),
        (Buy("equipment", "bandages", 6), "it costs 4 Fiorini 4 Popolini"),
        (Buy("equipment", "fire-flask"), "never on sale"),
        (Buy("equipment", "sword"), "has no price"),
        (Buy("equipment", "hod"), "has no equipment 'hod': did you mean 'hood'?"),
        (Buy("equipment", "hood", 0), "buy 1 to 20 pieces at once"),
        (Buy("equipment", "hood", 21), "buy 1 to 20 pieces at once"),
        (Buy("recipe", "falcon-bow"), "nobody sells 'recipe' by the piece"),
        (Buy("reagent", "ember"), "first see what reagents the market has"),
    ],
)
def test_what_cannot_be_bought_is_refused(session, operation, why):
    assert why in refusal(session, operation)


def test_a_purchase_that_is_refused_cites_its_rules(session):
    assert "NAR-EQP-15" in refused(session, Buy("equipment", "brigandine"))[1]


@pytest.mark.rule("NAR-MIS-19", "NAR-REA-10")
def test_a_market_shows_reagents_once_for_each_visit(session):
    session.do(OpenMarket())
    shown = on_display(session.books)
    assert (sum(shown.values()), is_open(session.books)) == (9, True)
    assert refusal(session, OpenMarket()) == "the market of Siena shows its reagents already"


def test_the_display_is_the_same_after_an_undo(session):
    session.do(OpenMarket())
    shown = on_display(session.books)
    session.undo()
    session.do(OpenMarket())
    assert on_display(session.books) == shown


def test_reagents_are_bought_from_the_display_until_it_is_empty(session):
    set_standing(session, purse=500)
    session.do(OpenMarket())
    for card, count in on_display(session.books).items():
        assert f"the market has only {count}" in refusal(session, Buy("reagent", card, count + 1))
        session.do(Buy("reagent", card, count))
        assert "is not on display" in refusal(session, Buy("reagent", card))
    assert (len([item for item in session.books.all(Item) if item.ware == "reagent"]), on_display(session.books)) == (
        9,
        {},
    )
    assert refusal(session, OpenMarket())


def test_where_there_is_no_market_nothing_is_shown_or_sold(session):
    set_standing(session, town="wood")
    assert refusal(session, OpenMarket()) == "there is no market in The Wood"
    assert refusal(session, Buy("equipment", "hood")) == "there is no market in The Wood"


@pytest.mark.rule("NAR-MIS-19")
def test_a_village_has_no_dear_wares(session):
    set_standing(session, town="bolsena", purse=50)
    session.do(Buy("equipment", "leather-armour"))
    assert "nothing is dearer" in refusal(session, Buy("equipment", "light-crossbow"))


def test_a_recipe_is_bought_once(session):
    session.do(BuyRecipe("falcon-bow"))
    assert (purse(session), session.books.marked("recipe", "falcon-bow")) == (10, 1)
    assert told(session) == "The recipe of Falcon Bow was bought in Siena for 2 Fiorini"
    assert "owns the recipe of Falcon Bow already" in refusal(session, BuyRecipe("falcon-bow"))


@pytest.mark.parametrize(("card", "why"), [("hood", "has no recipe 'hood'"), ("nap", "has no recipe 'nap'")])
def test_what_has_no_recipe_is_refused(session, card, why):
    assert why in refusal(session, BuyRecipe(card))


@pytest.mark.rule("NAR-EQP-16")
def test_equipment_brings_half_its_price(session):
    (hood,) = given(session, "kettle-hat")
    session.do(Sell(hood))
    assert (purse(session), items(session, "kettle-hat")) == (25, [])
    assert (told(session), session.can_undo().label) == ("Kettle Hat sold in Siena for 1 Fiorino", "sell Kettle Hat")


@pytest.mark.rule("NAR-REA-11")
def test_reagents_bring_half_their_price_rounded_down(session):
    (ember,) = given(session, "ember", ware="reagent")
    price = session.pack.content["reagents"]["ember"].price
    session.do(Sell(ember))
    assert purse(session) == 20 + price // 2


def test_what_a_hero_carries_can_be_sold(session):
    (hat,) = given(session, "kettle-hat", holder=hero(session, "sofia").id)
    session.do(Sell(hat))
    assert items(session, "kettle-hat") == []


def test_many_things_are_sold_as_one_step(session):
    hats = given(session, "kettle-hat", "kettle-hat", "hood", "lantern")
    session.do(SellMany(tuple(hats)))
    assert purse(session) == 20 + 5 + 5 + 3 + 3
    assert session.can_undo().label == "sell 4 things"
    assert told(session) == "2 × Kettle Hat, Hood and Lantern sold in Siena for 3 Fiorini 1 Popolino"


def test_if_one_thing_cannot_be_sold_none_is(session):
    (hat,) = given(session, "kettle-hat")
    assert "Sword has no price" in refusal(session, SellMany((hat, items(session, "sword")[0].id)))
    assert len(items(session, "kettle-hat")) == 1


@pytest.mark.parametrize(
    ("ids", "why"),
    [
        ((), "choose what is to be sold"),
        (("item-4", "item-4"), "only once"),
        (("item-99",), "there is no item 'item-99'"),
    ],
)
def test_a_list_of_things_to_sell_is_checked(session, ids, why):
    assert why in refusal(session, SellMany(ids))


def test_a_purse_has_an_end(session):
    (hat,) = given(session, "kettle-hat")
    set_standing(session, purse=1_000_000)
    assert "no purse holds more" in refusal(session, Sell(hat))


def test_a_game_without_reagents_has_no_display(session):
    content = {kind: entries for kind, entries in session.pack.content.items() if kind != "reagents"}
    session.pack = replace(session.pack, content=content)
    assert refusal(session, OpenMarket()) == "there are no reagents in this game"
