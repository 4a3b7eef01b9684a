"""What markets, guilds and workshops offer, and transmutation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.rehearsal import content
from helpers.script import play
from helpers.states import at, knowing, offered, stock
from horologium.engine.core.ask import Choose, Draw
from horologium.engine.core.campaign import Amount, Company, Place
from horologium.engine.core.consequences import CardRef, consequence
from horologium.engine.rulesets.nova_aetas.company import offers, roster, trading

ROME = Place("rome", "Rome", services=("market", "cerusico", "workshop", "tavern", "church", "guild"))
BOLSENA = Place("bolsena", "Bolsena", trading.VILLAGE, ("market", "tavern"))
PADUA = Place("padua", "Padua", services=("cerusico",))
ROAD = Place("", "the road")


@pytest.mark.rule("NAR-EQP-15", "NAR-END-02", "NAR-MIS-16", "NAR-MIS-19")
@pytest.mark.parametrize(
    ("place", "card", "why"),
    [
        (ROME, "plate-cuirass", ""),
        (BOLSENA, "healing-draught", ""),
        (BOLSENA, "plate-cuirass", "nothing is dearer than 12 Popolini"),
        (PADUA, "rope", "no market in Padua"),
        (ROAD, "rope", "no market in this place"),
        (ROME, "fire-flask", "made in a workshop"),
        (ROME, "golden-spurs", "comes with a class"),
        (ROME, "sword", "no price"),
        (ROME, "spoon", "no equipment 'spoon'"),
    ],
)
def test_a_market_has_common_equipment_at_its_price(place, card, why):
    verdict = trading.buys(at(content(), place), "equipment", card)
    assert why in verdict.reason if why else verdict.price == content()["equipment"][card].price > 0
    assert verdict.rules


@pytest.mark.rule("NAR-REA-10", "NAR-MIS-19")
def test_a_reagent_on_display_costs_its_full_price():
    assert trading.buys(at(content(), ROME), "reagent", "ruby").price == 16
    assert "no market in Padua" in trading.buys(at(content(), PADUA), "reagent", "ruby").reason


@pytest.mark.rule("NAR-MIS-16", "NAR-MIS-19")
@pytest.mark.parametrize(
    ("place", "card", "why"),
    [(ROME, "falcon-bow", ""), (BOLSENA, "falcon-bow", "no guild in Bolsena"), (ROME, "rope", "not made from")],
)
def test_a_guild_sells_recipes_for_ten(place, card, why):
    verdict = trading.buys(at(content(), place), "recipe", card)
    assert why in verdict.reason if why else (verdict.allowed, verdict.price) == (True, 10)


@pytest.mark.rule("NAR-EQP-16", "NAR-REA-11")
@pytest.mark.parametrize(
    ("ware", "card", "price"),
    [("equipment", "fire-flask", 4), ("reagent", "mandrake", 4), ("reagent", "purse-of-florins", 10)],
)
def test_a_market_gives_half_the_price_rounded_down(ware, card, price):
    verdict, brings = trading.sells(at(content(), BOLSENA), ware, card)
    assert (verdict.allowed, brings) == (True, price)


@pytest.mark.rule("NAR-EQP-16", "NAR-MIS-16")
@pytest.mark.parametrize(
    ("place", "ware", "card", "why"),
    [
        (PADUA, "equipment", "rope", "no market"),
        (PADUA, "reagent", "ruby", "no market"),
        (ROME, "equipment", "golden-spurs", "no price"),
        (ROME, "reagent", "moonlight", "no reagent 'moonlight'"),
    ],
)
def test_what_cannot_be_sold(place, ware, card, why):
    verdict, _ = trading.sells(at(content(), place), ware, card)
    assert why in verdict.reason
    assert verdict.rules


@pytest.mark.rule("NAR-REA-10", "NAR-MIS-19", "NAR-REA-03")
def test_a_market_displays_cards_that_the_company_does_not_hold():
    held = Company((), stock("reagent", "ruby", "ruby"))
    rule = trading.display(at(content(), ROME, held))
    request = next(rule)
    assert (request.count, len(request.cards), "ruby" in request.cards) == (3, 28, False)


@pytest.mark.rule("NAR-REA-10", "NAR-MIS-19")
def test_reagents_are_for_sale_once_they_were_seen_and_as_long_as_they_lie_there():
    drawn = replace(ROME, shown=(Amount(trading.DRAWN), Amount(CardRef("reagent", "ruby"), 2)))
    state = at(content(), drawn)
    assert offered(offers, at(content(), ROME), "buy", "reagent:ruby").verdict.reason.startswith("first see what")
    ruby, ember = (offered(offers, state, "buy", f"reagent:{card}") for card in ("ruby", "ember"))
    assert (ruby.verdict.allowed, ruby.left, ruby.most, ruby.shown) == (True, 2, 2, True)
    assert (ember.verdict.reason, ember.shown) == ("Ember is not on display", False)


def test_without_a_market_nothing_is_displayed():
    found = offered(offers, at(content(), PADUA), "buy", "open-market")
    assert found.verdict.reason == "there is no market in Padua"


def test_all_that_the_company_owns_is_taken_by_a_market_piece_by_piece():
    company = Company((), stock("equipment", "fire-flask", "fire-flask"))
    found = offers.offers(at(content(), ROME, company), "sell")
    assert [(offer.key, offer.gives[0].key, offer.gives[1].amount) for offer in found] == [
        ("equipment-0", "equipment-0", 4),
        ("equipment-1", "equipment-1", 4),
    ]


@pytest.mark.rule("NAR-EQP-14", "NAR-END-05", "NAR-MIS-16")
@pytest.mark.parametrize(
    ("place", "reagents", "recipes", "why"),
    [
        (ROME, ("ember", "sulphur"), ("fire-flask",), ""),
        (ROME, ("ember",), ("fire-flask",), "lacks Sulphur"),
        (ROME, ("ember", "sulphur"), (), "recipe of Fire Flask"),
        (BOLSENA, ("ember", "sulphur"), ("fire-flask",), "no workshop in Bolsena"),
    ],
)
def test_crafting_needs_recipe_workshop_and_reagents(place, reagents, recipes, why):
    company = Company((), stock("reagent", *reagents), knowing("recipe", *recipes))
    found = offered(offers, at(content(), place, company), "workshop", "fire-flask")
    assert why in found.verdict.reason if why else found.verdict.allowed
    assert found.shown == bool(recipes)


@pytest.mark.rule("NAR-EQP-14")
def test_a_formula_tells_what_goes_in_and_how_many_come_out():
    flask = offered(offers, at(content(), ROME), "workshop", "fire-flask")
    assert [(need.of.id, need.count) for need in flask.verdict.things] == [("sulphur", 1), ("ember", 1)]
    assert [(gift.of.id, gift.amount) for gift in flask.gives] == [("fire-flask", 2)]
    assert "rope" not in [offer.key for offer in offers.offers(at(content(), ROME), "workshop")]


@pytest.mark.rule("NAR-MIS-06", "NAR-SKS-04")
def test_an_alchemist_exchanges_a_reagent_while_the_skill_is_pinned():
    rebecca = replace(roster.begin(content(), ["rebecca"]).members[0], known=("transmute",), ready=("transmute",))
    assert trading.exchanges(at(content(), company=Company((rebecca,)))) == 1
    assert trading.exchanges(at(content(), company=Company((replace(rebecca, ready=()),)))) == 0
    keeper = {each.key: each.services for each in offers.counters(at(content(), company=Company((rebecca,))))}
    assert (keeper["workshop"], keeper["surgeon"]) == ((), ("cerusico",))


@pytest.mark.rule("NAR-MIS-06", "NAR-REA-03")
def test_a_card_that_the_company_holds_does_not_come_back_from_the_deck():
    held = ("sage", "quintessence")
    script = [(Choose, ("sage",)), (Choose, ("elementum",)), (Draw, ("ember",))]
    company = Company((), stock("reagent", *held))
    found = play(trading.exchange(at(content(), company=company)), script)
    assert found == (consequence("thing", "reagent", "sage", -1), consequence("thing", "reagent", "ember"))
    rule = trading.exchange(at(content(), company=company))
    next(rule)
    rule.send(("sage",))
    assert "quintessence" not in rule.send(("elementum",)).cards
