"""What lies on the counters of a place, and on those of a sheet."""

from __future__ import annotations

import pytest

from helpers.campaigns import at, founded, given, hero, hurt, marked, set_hero, set_standing
from helpers.deeds import buy, exchange, favour, learn_skill, open_market
from horologium.campaign.company import shown
from horologium.campaign.founding import Recruit
from horologium.campaign.offers import cost, counters, many, offer_rows


@pytest.fixture
def session():
    return founded()


def keys(session, counter):
    return [row.key for row in offer_rows(session, counter)]


def row(session, counter, key, whom=""):
    return next(each for each in offer_rows(session, counter, whom) if each.key == key)


def test_a_cost_is_what_the_operation_would_take(session):
    found = cost(session, buy("equipment", "hood"))
    assert (found.coins, found.words, found.allowed) == (-6, "1 Fiorino 1 Popolino", True)
    assert "NAR-EQP-15" in found.rules


def test_a_cost_counts_experience_too(session):
    set_hero(session, "valerio", experience=2)
    assert cost(session, learn_skill(hero(session, "valerio").id, "witness-me")).experience == -1


def test_a_cost_says_why_something_is_refused(session):
    found = cost(session, buy("equipment", "brigandine"))
    assert (found.allowed, found.refused[:8]) == (False, "it costs")


def test_a_cost_says_that_the_rules_will_ask():
    session = founded(heroes=(Recruit("rebecca"),))
    set_hero(session, "rebecca", grade="alchemist", known=["transmute"], ready=["transmute"])
    given(session, "ember", ware="reagent")
    assert cost(session, exchange()).asks


def test_looking_changes_nothing(session):
    hurt(session, "valerio")
    session.do(open_market())
    before = session.archive.digest(), session.books.digest(), session.steps
    for counter in counters(session, "place"):
        assert all(each.cost is not None for each in offer_rows(session, counter.key))
    assert (session.archive.digest(), session.books.digest(), session.steps) == before


def test_counters_are_there_where_somebody_keeps_them(session):
    assert [each.key for each in counters(session, "place")] == ["buy", "sell", "workshop", "surgeon", "favours"]
    set_standing(session, town="wood")
    assert counters(session, "place") == []
    assert [each.key for each in counters(session, "member")] == ["skills", "classes"]


def test_whoever_can_transmute_needs_no_workshop():
    session = founded(heroes=(Recruit("rebecca"),))
    set_standing(session, town="wood")
    set_hero(session, "rebecca", grade="alchemist", known=["transmute"], ready=["transmute"])
    assert [each.key for each in counters(session, "place")] == ["workshop"]


def test_a_market_lists_what_can_be_had_here(session):
    assert row(session, "buy", "equipment:hood").words == "1 Fiorino 1 Popolino"
    assert row(session, "buy", "recipe:falcon-bow").subject.kind == "recipe"
    assert not row(session, "buy", "equipment:brigandine").cost.allowed
    assert not [key for key in keys(session, "buy") if key.startswith("reagent:") or key.endswith(":sword")]


def test_reagents_on_display_are_offered_with_their_number(session):
    session.do(open_market())
    offered = {each.subject: each.left for each in offer_rows(session, "buy") if each.subject.kind == "reagent"}
    assert offered == {amount.of: amount.count for amount in shown(session.books) if amount.of.id}
    assert "open-market" not in keys(session, "buy")


def test_away_from_towns_nothing_is_offered(session):
    set_standing(session, town="wood")
    assert (keys(session, "buy"), keys(session, "favours")) == (["open-market"], [])


def test_what_can_be_sold_comes_first_and_says_who_carries_it(session):
    (hat,) = given(session, "kettle-hat")
    rows = offer_rows(session, "sell")
    assert (rows[0].key, rows[0].whom_name, rows[0].price, rows[0].cost.coins) == (hat, "", 5, 5)
    assert (rows[1].name, rows[1].whom_name, rows[1].cost.allowed) == ("Sword", "Valerio", False)


def test_several_things_are_sold_by_one_operation(session):
    hats = given(session, "kettle-hat", "kettle-hat")
    rows = [each for each in offer_rows(session, "sell") if each.key in hats]
    session.do(many(rows))
    assert (session.steps[-1].name, session.books.standing.purse) == ("sell-many", 30)
    session.undo()
    session.do(many(rows[:1]))
    assert session.steps[-1].name == "sell"


def test_the_workshop_says_what_is_lacking(session):
    given(session, "ember", ware="reagent")
    flask = row(session, "workshop", "fire-flask")
    assert [(need.name, need.needed, need.there) for need in flask.needs] == [("Sulphur", 1, 0), ("Ember", 1, 1)]
    assert [need.name for need in flask.lacking] == ["Sulphur"]
    given(session, "sulphur", ware="reagent")
    assert row(session, "workshop", "fire-flask").cost.allowed


def test_the_workshop_lists_the_recipes_of_the_company(session):
    marked(session, "recipe", "sun-blade")
    assert keys(session, "workshop") == ["fire-flask", "great-panacea", "sun-blade"]


def test_the_surgeon_names_his_price_for_each_injury(session):
    hurt(session, "valerio")
    (found,) = offer_rows(session, "surgeon")
    assert (found.whom_name, found.name, found.price, found.cost.coins) == ("Valerio", "Limp", 10, -10)


def test_injuries_are_listed_as_they_came_whoever_suffers_them(session):
    hurt(session, "sofia"), hurt(session, "valerio"), hurt(session, "sofia", "lost-eye")
    assert [each.whom_name for each in offer_rows(session, "surgeon")] == ["Sofia", "Valerio", "Sofia"]


def test_favours_are_offered_hero_by_hero_on_the_bench_or_not(session):
    set_hero(session, "valerio", bench=True)
    rows = offer_rows(session, "favours")
    assert [(each.key, each.whom_name, each.price) for each in rows] == [
        ("bless", "Valerio", 4),
        ("bless", "Sofia", 4),
        ("rumour", "", 3),
        ("legend", "", 3),
    ]


def test_a_rumour_is_not_offered_when_all_was_heard(session):
    session.do(favour("rumour"))
    session.do(favour("rumour"))
    assert "rumour" not in keys(session, "favours")


def test_a_row_says_why_nothing_can_be_done_now(session):
    found = row(at(session, "battle"), "buy", "equipment:hood")
    assert found.cost.refused.startswith("a battle is on")
