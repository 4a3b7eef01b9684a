"""What towns do for the company."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.rehearsal import content
from helpers.script import play
from helpers.states import at
from horologium.engine.core.ask import Choose, Draw
from horologium.engine.core.campaign import Company, Place
from horologium.engine.rulesets.nova_aetas.company import roster, trading

ROME = Place("rome", "Rome", ("market", "cerusico", "workshop", "tavern", "church", "guild"))
BOLSENA = Place("bolsena", "Bolsena", ("market", "tavern"), "village")
PADUA = Place("padua", "Padua", ("cerusico",))
ROAD = Place("", "the road")
NOTHING = Company(())


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
    verdict = trading.sells(at(content(), BOLSENA), ware, card)
    assert (verdict.allowed, verdict.price) == (True, price)


@pytest.mark.rule("NAR-EQP-16", "NAR-MIS-16")
@pytest.mark.parametrize(
    ("place", "ware", "card", "why"),
    [
        (PADUA, "equipment", "rope", "no market"),
        (PADUA, "reagent", "ruby", "no market"),
        (ROME, "equipment", "golden-spurs", "no price"),
        (ROME, "recipe", "fire-flask", "kept for good"),
        (ROME, "reagent", "moonlight", "no reagent 'moonlight'"),
    ],
)
def test_what_cannot_be_sold(place, ware, card, why):
    verdict = trading.sells(at(content(), place), ware, card)
    assert why in verdict.reason
    assert verdict.rules


@pytest.mark.rule("NAR-REA-10", "NAR-MIS-19", "NAR-REA-03")
def test_a_market_displays_cards_that_the_company_does_not_hold():
    held = Company((), reagents=("ruby", "ruby"))
    rule = trading.display(at(content(), ROME, held))
    request = next(rule)
    assert (request.count, len(request.cards), "ruby" in request.cards) == (3, 28, False)


def test_without_a_market_nothing_is_displayed():
    assert play(trading.display(at(content(), PADUA, NOTHING)), []) == []


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
    verdict = trading.crafts(at(content(), place, Company((), reagents=reagents, recipes=recipes)), "fire-flask")
    assert why in verdict.reason if why else verdict.allowed


@pytest.mark.rule("NAR-EQP-14")
def test_a_formula_tells_what_goes_in_and_how_many_come_out():
    assert trading.formula(content(), "fire-flask") == (("sulphur", "ember"), 2)
    assert trading.formula(content(), "rope") == trading.formula(content(), "spoon") == ((), 0)
    assert not trading.crafts(at(content(), ROME, NOTHING), "spoon").allowed


@pytest.mark.rule("NAR-INJ-03", "NAR-END-04", "NAR-MIS-19")
def test_the_cerusico_heals_for_a_price():
    assert trading.heals(at(content(), PADUA), "limp").price == 10
    assert trading.heals(at(content(), replace(PADUA, kind="village")), "limp").price == 14
    assert "no surgeon in Bolsena" in trading.heals(at(content(), BOLSENA), "limp").reason
    assert "no injury 'cold'" in trading.heals(at(content(), PADUA), "cold").reason


@pytest.mark.rule("NAR-MIS-19")
def test_churches_bless_and_taverns_talk():
    rome, bolsena = (dict(trading.favours(at(content(), place))) for place in (ROME, BOLSENA))
    assert (rome["bless"].price, rome["rumour"].price, rome["legend"].price) == (4, 3, 3)
    assert (bolsena["bless"].allowed, bolsena["rumour"].allowed, bolsena["legend"].allowed) == (False, True, True)


@pytest.mark.rule("NAR-MIS-06", "NAR-SKS-04")
def test_an_alchemist_exchanges_a_reagent_while_the_skill_is_pinned():
    rebecca = replace(roster.begin(content(), ["rebecca"]).members[0], learned=("transmute",), pins=("transmute",))
    assert trading.exchanges(at(content(), company=Company((rebecca,)))) == 1
    assert trading.exchanges(at(content(), company=Company((replace(rebecca, pins=()),)))) == 0


@pytest.mark.rule("NAR-MIS-06", "NAR-REA-03")
def test_a_card_that_the_company_holds_does_not_come_back_from_the_deck():
    held = ("sage", "quintessence")
    script = [(Choose, ("sage",)), (Choose, ("elementum",)), (Draw, ("ember",))]
    company = Company((), reagents=held)
    assert play(trading.exchange(at(content(), company=company)), script) == ["quintessence", "ember"]
    rule = trading.exchange(at(content(), company=Company((), reagents=held)))
    next(rule)
    rule.send(("sage",))
    assert "quintessence" not in rule.send(("elementum",)).cards
