"""Games with other words tell their stories by the same code: nights of a castle, a season, a war."""

from __future__ import annotations

import pytest

from helpers.coming import NIGHTS, SEASON, WAR, story_of, told
from horologium.campaign.affairs import state_of
from horologium.campaign.gauges import gauges, move
from horologium.campaign.ops.story import AwaitDay, ChooseWay, ReadScene
from horologium.campaign.plot import passages
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord
from horologium.content.checks.plot_proofs import prove
from horologium.content.packs import Pack


@pytest.mark.parametrize("game", [NIGHTS, SEASON, WAR], ids=lambda game: game.id)
def test_the_stories_are_sound_and_every_ending_can_be_reached(tmp_path, game):
    pack = story_of(tmp_path, game)
    assert isinstance(pack, Pack)
    (proof,) = prove(game, pack.content)
    assert proof.complete
    assert len(proof.fewest) == proof.endings > 0


# Nights


@pytest.fixture
def judgement(tmp_path):
    """The boy in the well, with three coins in the purse."""
    session = told(tmp_path, NIGHTS)
    session.books.stand(node="judgement", stage="scene", purse=3)
    return session


@pytest.mark.parametrize(("anger", "is_open"), [(1, True), (2, False)])
def test_a_story_asks_how_far_a_village_is_roused(judgement, anger, is_open):
    move(judgement.books, gauges(judgement)["anger-mirewick"], anger)
    assert passages(judgement)[1].is_open == is_open


def test_who_is_too_angry_says_so(judgement):
    assert passages(judgement)[1].reasons == ("only while it is at 1 or less: Anger of Mirewick",)


def test_a_captive_who_is_spared_leaves_and_the_village_hears_of_it(judgement):
    judgement.books.put(ThingRecord("thing-1", "captive", "hunter"))
    judgement.do(ChooseWay(2))
    assert judgement.books.all(ThingRecord) == []
    assert state_of(judgement).company.gauges == (("pacts", 0), ("terror", 0), ("mercy", 1), ("anger-mirewick", 0))


def test_a_flag_that_steps_set_opens_a_way(tmp_path):
    session = told(tmp_path, NIGHTS)
    assert not passages(session)[0].is_open
    session.books.mark("flag", "up-mirewick")
    assert passages(session)[0].is_open


# A season


def test_everybody_is_on_strike_until_they_are_not(tmp_path):
    session = told(tmp_path, SEASON)
    session.do(ChooseWay(0))
    assert [(one.bearer, one.card) for one in session.books.all(ConditionRecord)] == [
        ("ari", "on-strike"),
        ("bo", "on-strike"),
    ]
    session.do(ChooseWay(1))
    assert session.books.all(ConditionRecord) == []


def test_a_loan_is_of_the_club_itself(tmp_path):
    session = told(tmp_path, SEASON)
    session.do(ChooseWay(0))
    session.do(ChooseWay(0))
    assert ("", "loan") in [(one.bearer, one.card) for one in session.books.all(ConditionRecord)]
    assert session.books.standing.purse == 20


# A war


@pytest.fixture
def hostages(tmp_path):
    """The day has come, Joan keeps vigil, and La Hire is in the hands of the enemy."""
    session = told(tmp_path, WAR)
    session.books.put(ConditionRecord("condition-x", "la-hire", "state", "captured"))
    session.do(AwaitDay())
    session.do(ChooseWay(0))
    return session


def test_a_story_waits_for_its_day(tmp_path):
    session = told(tmp_path, WAR)
    assert "the story waits for 4 May 1429" in session.refusal(ChooseWay(0))


def test_a_vow_and_an_allegiance_come_with_a_choice(hostages):
    assert [(one.bearer, one.card) for one in hostages.books.all(ConditionRecord)] == [
        ("la-hire", "captured"), ("joan", "the-long-fast"),
    ]  # fmt: skip
    assert state_of(hostages).company.gauge("allegiance") == 7


def test_every_captured_member_is_freed_and_what_is_for_them_is_for_them_alone(hostages):
    hostages.do(ChooseWay(0))
    assert [(one.bearer, one.card) for one in hostages.books.all(ConditionRecord)] == [("joan", "the-long-fast")]
    assert {hero.id: hero.experience for hero in hostages.books.all(MemberRecord)} == {"joan": 0, "la-hire": 1}


def test_a_boon_is_for_everybody(tmp_path):
    session = told(tmp_path, WAR)
    session.do(AwaitDay())
    session.do(ChooseWay(2))
    assert [hero.boons for hero in session.books.all(MemberRecord)] == [("interrupt",), ("interrupt",)]


@pytest.mark.parametrize(("testimony", "ending"), [(3, "condemned"), (4, "abjured"), (8, "acquitted")])
def test_a_sentence_is_read_from_a_gauge(hostages, testimony, ending):
    hostages.do(ChooseWay(1))
    move(hostages.books, gauges(hostages)["testimony"], testimony)
    hostages.do(ReadScene())
    assert hostages.books.standing.node == ending
