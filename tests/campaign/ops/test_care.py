"""The surgeon, blessings, rumours and Legends."""

from __future__ import annotations

import pytest

from helpers.campaigns import at, founded, hero, hurt, refusal, refused, set_standing, told
from helpers.deeds import favour, surgery
from horologium.campaign.company import show
from horologium.campaign.legends import known_legend
from horologium.campaign.records import ConditionRecord
from horologium.campaign.visits import ACCEPTED


@pytest.fixture
def session():
    return founded()


@pytest.mark.rule("NAR-INJ-03")
def test_the_surgeon_removes_an_injury_for_his_price(session):
    session.do(surgery(hurt(session, "valerio")))
    assert (session.books.all(ConditionRecord), session.books.standing.purse) == ([], 10)
    assert told(session) == "Valerio was cured of Limp in Siena for 2 Fiorini"
    assert session.can_undo().label == "cure Limp of Valerio"


def test_surgery_that_cannot_be_paid_is_refused(session):
    injury = hurt(session, "valerio")
    set_standing(session, purse=9)
    reason, rules = refused(session, surgery(injury))
    assert reason == "it costs 2 Fiorini, and the purse holds 1 Fiorino 4 Popolini"
    assert "NAR-INJ-03" in rules


def test_where_there_is_no_surgeon_nobody_is_cured(session):
    injury = hurt(session, "valerio")
    set_standing(session, town="bolsena")
    assert "there is no surgeon in Bolsena" in refusal(session, surgery(injury))
    assert refusal(session, surgery("condition-99")) == "'condition-99' is not to be had in Bolsena"


@pytest.mark.rule("NAR-MIS-19")
def test_a_blessing_is_for_one_hero_and_the_next_battle(session):
    valerio = hero(session, "valerio").id
    session.do(favour("bless", valerio))
    assert (hero(session, "valerio").boons, session.books.standing.purse) == (("bless",), 16)
    assert session.can_undo().label == "bless Valerio"
    assert refusal(session, favour("bless", valerio)) == "Valerio has this for the next battle already"


@pytest.mark.parametrize(
    ("operation", "why"),
    [
        (favour("bless"), "say which hero it is for"),
        (favour("bless", "member-99"), "there is no member 'member-99'"),
        (favour("curse", "member-3"), "'curse' is not to be had in Siena"),
        (favour("rumour", "member-3"), "this is for all: name no hero"),
        (favour("legend", "member-3"), "this is for all: name no hero"),
    ],
)
def test_a_favour_that_is_not_to_be_had_is_refused(session, operation, why):
    assert why in refusal(session, operation)


NEWS = ("A spy.", "Rain.")


def test_rumours_are_paid_for_and_heard_once(session):
    for text in NEWS:
        session.do(favour("rumour"))
        assert session.archive.chronicle().chapters[0].text == text
    assert session.books.standing.purse == 14
    assert refusal(session, favour("rumour")) == "nobody in Siena has anything new to tell"


def test_without_a_church_there_is_no_blessing(session):
    set_standing(session, town="bolsena")
    assert "there is no church in Bolsena" in refusal(session, favour("bless", hero(session, "sofia").id))


LOOK = favour("legend")


@pytest.mark.rule("NAR-MIS-19", "NAR-MIC-04")
def test_for_three_popolini_the_tavern_shows_the_legend_of_the_next_mission(session):
    assert "NAR-MIS-19" in session.preview(LOOK).told.rules
    session.do(LOOK)
    chapter = session.archive.chronicle().chapters[0]
    assert (session.books.standing.purse, chapter.title) == (17, "In Siena the company saw the Legend of The Toll")
    assert chapter.text.splitlines()[0] == "Enemies: Brigand, Poacher"
    assert session.can_undo().label == "look at the Legend of The Toll"


@pytest.mark.rule("NAR-MIS-19")
def test_a_look_that_is_undone_is_paid_back_and_forgotten(session):
    session.do(LOOK)
    assert known_legend(session).title == "The Toll"
    session.undo()
    assert (session.books.standing.purse, known_legend(session)) == (20, None)
    session.redo()
    assert known_legend(session).title == "The Toll"


@pytest.mark.rule("NAR-MIS-19")
def test_a_legend_that_cannot_be_paid_is_not_shown(session):
    set_standing(session, purse=2)
    reason, rules = refused(session, LOOK)
    assert (reason, "NAR-MIS-19" in rules) == ("it costs 3 Popolini, and the purse holds 2 Popolini", True)


@pytest.mark.rule("NAR-MIS-19")
def test_where_there_is_no_tavern_no_legend_is_shown(session):
    set_standing(session, town="wood")
    assert refusal(session, LOOK) == "there is no tavern in The Wood"


@pytest.mark.rule("NAR-MIS-19")
def test_no_legend_is_seen_twice(session):
    session.do(LOOK)
    assert refusal(session, LOOK) == "the company has seen the Legend of The Toll already"


@pytest.mark.rule("NAR-MIS-19")
def test_where_no_mission_comes_none_is_looked_at(session):
    at(session, "aftermath", step="tavern")
    assert refusal(session, LOOK) == "no other mission comes: the story ends"


@pytest.mark.rule("NAR-MIS-19", "NAR-END-03")
def test_who_has_accepted_work_has_no_look_during_this_visit(session):
    show(session.books, ACCEPTED, 1)
    session.books.close()
    reason, rules = refused(session, LOOK)
    assert (reason.startswith("the company has accepted work here"), "NAR-MIS-19" in rules) == (True, True)
