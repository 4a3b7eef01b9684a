"""Crafting and exchanging."""

from __future__ import annotations

import pytest

from helpers.campaigns import founded, given, hero, items, marked, refusal, set_hero, set_standing, told
from helpers.deeds import craft, exchange
from helpers.states import bent, with_ports
from horologium.campaign.company import stock
from horologium.campaign.errors import Question
from horologium.campaign.founding import Recruit
from horologium.engine.core.campaign import Amount, Verdict
from horologium.engine.core.consequences import CardRef, consequence
from horologium.engine.core.offers import Offer


@pytest.fixture
def session():
    return founded()


def reagents(session):
    return [item.card for item in stock(session.books, "reagent")]


@pytest.mark.rule("NAR-EQP-14", "NAR-END-05")
def test_crafting_consumes_the_reagents_of_the_formula(session):
    given(session, "sulphur", "ember", "sage", ware="reagent")
    session.do(craft("fire-flask"))
    assert (reagents(session), len(items(session, "fire-flask"))) == (["sage"], 2)
    assert items(session, "fire-flask")[0].history == ("12 May 1509: crafted in Siena",)
    assert (told(session), session.can_undo().label) == ("2 × Fire Flask crafted in Siena", "craft 2 × Fire Flask")


def test_the_players_choose_which_pieces_are_used_up(session):
    first, second, sulphur = given(session, "ember", "ember", "sulphur", ware="reagent")
    session.do(craft("fire-flask", (second, sulphur)))
    assert [item.id for item in stock(session.books, "reagent")] == [first]


def test_other_pieces_than_the_formula_wants_are_refused(session):
    ember, sulphur, sage = given(session, "ember", "sulphur", "sage", ware="reagent")
    (hood,), (hat,) = given(session, "hood"), given(session, "kettle-hat", holder=hero(session, "valerio").id)
    for chosen in ((ember,), (ember, sulphur, sage), (ember, sage), (ember, sulphur, sulphur)):
        assert refusal(session, craft("fire-flask", chosen)) == (
            "Fire Flask wants Sulphur and Ember, no more and no less"
        )
    assert refusal(session, craft("fire-flask", (hat, ember))) == "Kettle Hat does not lie in the common stock"
    assert refusal(session, craft("fire-flask", (hood, ember))) == (
        "Fire Flask wants Sulphur and Ember, no more and no less"
    )


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("fire-flask", "lacks Ember, Sulphur"),
        ("falcon-bow", "does not own the recipe"),
        ("hood", "'hood' is not to be had in Siena"),
    ],
)
def test_what_cannot_be_crafted_is_refused(session, card, why):
    assert why in refusal(session, craft(card))


def test_a_formula_may_want_the_same_reagent_twice(session):
    marked(session, "recipe", "venom-dagger")
    given(session, "nightshade", "nightshade", "silver-chain", ware="reagent")
    session.do(craft("venom-dagger"))
    assert reagents(session) == []
    assert session.archive.chronicle().chapters[0].text == "From 2 × Nightshade and Silver Chain."


def test_without_a_workshop_nothing_is_crafted(session):
    given(session, "sulphur", "ember", ware="reagent")
    set_standing(session, town="bolsena")
    assert "there is no workshop in Bolsena" in refusal(session, craft("fire-flask"))


@pytest.fixture
def alchemists():
    made = founded(heroes=(Recruit("rebecca"), Recruit("sofia")))
    set_hero(made, "rebecca", grade="alchemist", known=["transmute"], ready=["transmute"])
    return made


@pytest.mark.rule("NAR-MIS-06")
def test_a_reagent_is_exchanged_for_a_card_of_another_deck(alchemists):
    given(alchemists, "ember", "sage", ware="reagent")
    with pytest.raises(Question) as asked:
        alchemists.do(exchange())
    assert list(asked.value.request.keys()) == ["ember", "sage", "keep"]
    alchemists.do(exchange(), [("ember",), ("pecunia",)])
    kept, come = stock(alchemists.books, "reagent")
    assert (kept.card, alchemists.pack.content["reagents"][come.card].deck) == ("sage", "pecunia")
    assert come.history == ("12 May 1509: exchanged for Ember",)
    assert alchemists.can_undo().label == "exchange Ember"


def test_no_more_is_exchanged_than_the_skills_allow(alchemists):
    given(alchemists, "ember", "sage", ware="reagent")
    alchemists.do(exchange(), [("ember",), ("pecunia",)])
    assert refusal(alchemists, exchange()) == "no more than 1 can be exchanged after this battle"


def test_keeping_everything_is_no_exchange(alchemists):
    given(alchemists, "ember", ware="reagent")
    assert refusal(alchemists, exchange(), [("keep",)]) == "nothing was exchanged"


def test_an_exchange_needs_a_skill_and_a_reagent(alchemists, session):
    assert refusal(session, exchange()) == "nobody in the company can exchange reagents"
    assert refusal(alchemists, exchange()) == "there is no reagent in the common stock"


def test_a_formula_that_the_stock_cannot_fill_is_refused_whatever_the_verdict_says(session):
    made = consequence("thing", "equipment", "fire-flask")
    lenient = (Offer("fire-flask", "craft", made.of, Verdict(cost=(Amount(CardRef("reagent", "sulphur")),)), (made,)),)
    with_ports(session, offers=bent(session.rules.offers, offers=lambda *_: lenient))
    assert refusal(session, craft("fire-flask")) == "the common stock does not have enough of 'Sulphur'"
