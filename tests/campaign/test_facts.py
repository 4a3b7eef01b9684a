"""What screens show of a company."""

from __future__ import annotations

import pytest

from helpers.campaigns import at, founded, given, hero, hurt, marked, set_hero, set_standing
from horologium.campaign import facts
from horologium.campaign.founding import Recruit
from horologium.campaign.ops.care import Favour
from horologium.campaign.ops.learning import LearnSkill
from horologium.campaign.ops.trade import Buy, OpenMarket, on_display
from horologium.campaign.ops.workshop import Exchange


@pytest.fixture
def session():
    return founded()


def one(rows, **wanted):
    return next(row for row in rows if all(getattr(row, key) == value for key, value in wanted.items()))


def test_a_cost_is_what_the_operation_would_take(session):
    found = facts.cost(session, Buy("equipment", "hood"))
    assert (found.coins, found.words, found.allowed) == (-6, "1 Fiorino 1 Popolino", True)
    assert "NAR-EQP-15" in found.rules


def test_a_cost_counts_experience_too(session):
    set_hero(session, "valerio", experience=2)
    assert facts.cost(session, LearnSkill(hero(session, "valerio").id, "witness-me")).experience == -1


def test_a_cost_says_why_something_is_refused(session):
    found = facts.cost(session, Buy("equipment", "brigandine"))
    assert (found.allowed, found.refused[:8]) == (False, "it costs")


def test_a_cost_says_that_the_rules_will_ask():
    session = founded(heroes=(Recruit("rebecca"),))
    set_hero(session, "rebecca", grade="alchemist", learned=["transmute"], pins=["transmute"])
    given(session, "ember", ware="reagent")
    assert facts.cost(session, Exchange()).asks


def test_looking_changes_nothing(session):
    hurt(session, "valerio")
    session.do(OpenMarket())
    before = session.archive.digest(), session.books.digest(), session.steps
    facts.market(session), facts.stash(session), facts.workshop(session), facts.surgeon(session)
    facts.favours(session), facts.hero_sheet(session, hero(session, "valerio").id)
    assert (session.archive.digest(), session.books.digest(), session.steps) == before


def test_the_stash_lists_everything_with_holder_and_price(session):
    given(session, "kettle-hat")
    given(session, "ember", ware="reagent")
    rows = facts.stash(session)
    assert len(rows) == 8
    assert one(rows, card="sword").holder_name == "Valerio"
    hat = one(rows, card="kettle-hat")
    assert (hat.name, hat.holder, hat.sale.coins, hat.by_hand) == ("Kettle Hat", "", 5, True)


def test_the_stash_says_why_nothing_can_be_sold_now(session):
    given(session, "kettle-hat")
    assert one(facts.stash(at(session, "battle")), card="kettle-hat").sale.refused.startswith("a battle is on")


def test_a_sheet_shows_the_whole_hero(session):
    hurt(session, "valerio", "lost-eye")
    sheet = facts.hero_sheet(session, hero(session, "valerio").id)
    assert (sheet.card_name, sheet.class_name, sheet.player.name) == ("Valerio", "Squire", "Ada")
    assert [trait.key for trait in sheet.traits] == ["rapidity", "precision", "physical", "mind", "health"]
    assert [row.card for row in sheet.gear] == ["sword", "buckler", "padded-jack"]
    assert [row.name for row in sheet.injuries] == ["Lost Eye"]
    assert "Valerio suffers from Lost Eye" in [reminder.text for reminder in sheet.reminders]


def test_a_sheet_shows_what_can_be_learned_and_what_it_takes(session):
    set_hero(session, "valerio", experience=1)
    lessons = facts.hero_sheet(session, hero(session, "valerio").id).lessons
    assert (one(lessons, skill="witness-me").price, one(lessons, skill="witness-me").cost.allowed) == (1, True)
    assert one(lessons, skill="shield-wall").cost.refused == "Valerio must take the class Knight first"
    assert (one(lessons, skill="insult").learned, one(lessons, skill="insult").pinned) == (True, True)


def test_a_sheet_shows_the_classes_with_what_they_raise(session):
    sofia = hero(session, "sofia").id
    before = facts.hero_sheet(session, sofia).promotions
    set_standing(session, battles=4)
    after = facts.hero_sheet(session, sofia).promotions
    assert [promotion.cost.allowed for promotion in (*before, *after)] == [False, False, True, True]
    assert (after[0].name, "health" in after[0].raises) == ("Falconer", True)


def test_a_market_lists_what_can_be_had_here(session):
    offers = facts.market(session)
    assert one(offers, card="hood").words == "1 Fiorino 1 Popolino"
    assert one(offers, card="falcon-bow").ware == "recipe"
    assert not one(offers, card="brigandine").cost.allowed
    assert not [offer for offer in offers if offer.ware == "reagent"]
    assert not [offer for offer in offers if offer.card == "sword"]


def test_reagents_on_display_are_offered_with_their_number(session):
    session.do(OpenMarket())
    offered = {offer.card: offer.left for offer in facts.market(session) if offer.ware == "reagent"}
    assert offered == on_display(session.books)


def test_away_from_towns_nothing_is_offered(session):
    set_standing(session, town="wood")
    assert (facts.market(session), facts.favours(session)) == ([], [])


def test_the_workshop_says_what_is_lacking(session):
    given(session, "ember", ware="reagent")
    flask = one(facts.workshop(session), card="fire-flask")
    assert [(need.name, need.needed, need.there) for need in flask.needs] == [("Sulphur", 1, 0), ("Ember", 1, 1)]
    assert [need.name for need in flask.lacking] == ["Sulphur"]
    given(session, "sulphur", ware="reagent")
    assert one(facts.workshop(session), card="fire-flask").cost.allowed


def test_the_workshop_lists_the_recipes_of_the_company(session):
    marked(session, "recipe", "sun-blade")
    assert [row.card for row in facts.workshop(session)] == ["fire-flask", "great-panacea", "sun-blade"]


def test_the_surgeon_names_his_price_for_each_injury(session):
    hurt(session, "valerio")
    (row,) = facts.surgeon(session)
    assert (row.hero_name, row.name, row.price, row.cost.coins) == ("Valerio", "Limp", 10, -10)


def test_favours_are_offered_hero_by_hero(session):
    rows = facts.favours(session)
    assert [(row.boon, row.hero_name, row.price) for row in rows] == [
        ("bless", "Valerio", 4),
        ("bless", "Sofia", 4),
        ("rumour", "", 3),
        ("legend", "", 3),
    ]


def test_a_rumour_is_not_offered_when_all_was_heard(session):
    session.do(Favour("rumour"))
    session.do(Favour("rumour"))
    assert "rumour" not in [row.boon for row in facts.favours(session)]
