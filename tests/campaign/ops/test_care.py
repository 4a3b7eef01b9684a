"""The surgeon, blessings and rumours."""

from __future__ import annotations

import pytest

from helpers.campaigns import founded, hero, hurt, refusal, refused, set_standing, told
from horologium.campaign.ops.care import Favour, Surgery, new_rumours
from horologium.campaign.records import Injury


@pytest.fixture
def session():
    return founded()


@pytest.mark.rule("NAR-INJ-03")
def test_the_surgeon_removes_an_injury_for_his_price(session):
    session.do(Surgery(hurt(session, "valerio")))
    assert (session.books.all(Injury), session.books.standing.purse) == ([], 10)
    assert told(session) == "Valerio was cured of Limp in Siena for 2 Fiorini"
    assert session.can_undo().label == "cure Limp of Valerio"


def test_surgery_that_cannot_be_paid_is_refused(session):
    injury = hurt(session, "valerio")
    set_standing(session, purse=9)
    reason, rules = refused(session, Surgery(injury))
    assert reason == "it costs 2 Fiorini, and the purse holds 1 Fiorino 4 Popolini"
    assert "NAR-INJ-03" in rules


def test_where_there_is_no_surgeon_nobody_is_cured(session):
    injury = hurt(session, "valerio")
    set_standing(session, town="bolsena")
    assert "there is no surgeon in Bolsena" in refusal(session, Surgery(injury))
    assert refusal(session, Surgery("injury-99")) == "there is no injury 'injury-99' in this campaign"


@pytest.mark.rule("NAR-MIS-19")
def test_a_blessing_is_for_one_hero_and_the_next_battle(session):
    valerio = hero(session, "valerio").id
    session.do(Favour("bless", valerio))
    assert (hero(session, "valerio").boons, session.books.standing.purse) == (("bless",), 16)
    assert session.can_undo().label == "bless Valerio"
    assert refusal(session, Favour("bless", valerio)) == "Valerio has this for the next battle already"


@pytest.mark.parametrize(
    ("operation", "why"),
    [
        (Favour("bless"), "say which hero it is for"),
        (Favour("bless", "hero-99"), "there is no hero 'hero-99'"),
        (Favour("curse", "hero-3"), "'curse' is not to be had in Siena"),
        (Favour("rumour", "hero-3"), "a rumour is heard by all: name no hero"),
    ],
)
def test_a_favour_that_is_not_to_be_had_is_refused(session, operation, why):
    assert why in refusal(session, operation)


def test_rumours_are_paid_for_and_heard_once(session):
    news = [text for _, text in new_rumours(session)]
    for text in news:
        session.do(Favour("rumour"))
        assert session.archive.chronicle().chapters[0].text == text
    assert (news, session.books.standing.purse) == (["A spy.", "Rain."], 14)
    assert refusal(session, Favour("rumour")) == "nobody in Siena has anything new to tell"


def test_without_a_church_there_is_no_blessing(session):
    set_standing(session, town="bolsena")
    assert "there is no church in Bolsena" in refusal(session, Favour("bless", hero(session, "sofia").id))
