"""Agreeing anew: name, options, players."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.campaigns import at, founded, hero, opened, refusal, road_pack, told
from horologium.campaign.ops.settings import (
    AcceptPack,
    AddPlayer,
    ChangeOptions,
    EditPlayer,
    RemovePlayer,
    RenameCampaign,
)
from horologium.campaign.records import Player


@pytest.fixture
def session():
    return founded()


def test_a_campaign_gets_another_name(session):
    session.do(RenameCampaign(" The Long Road "))
    assert session.books.charter.name == "The Long Road"
    assert told(session) == "The campaign The Siena Company is called The Long Road from now on"


@pytest.mark.parametrize(
    ("name", "why"), [("", "must not be empty"), ("The Siena Company", "is The Siena Company already")]
)
def test_a_bad_name_for_a_campaign_is_refused(session, name, why):
    assert why in refusal(session, RenameCampaign(name))


def test_options_that_are_not_given_stay(session):
    session.do(ChangeOptions(difficulty="hard", options=(("collateral", "false"),)))
    charter = session.books.charter
    assert (charter.difficulty, charter.dice, charter.undo) == ("hard", "box", "friendly")
    assert session.archive.chronicle().chapters[0].text == (
        "difficulty: normal became hard.\ncollateral: as printed became false."
    )


@pytest.mark.parametrize(
    ("operation", "why"),
    [
        (ChangeOptions(difficulty="cruel"), "there is no difficulty 'cruel'"),
        (ChangeOptions(dice="bones"), "not by 'bones'"),
        (ChangeOptions(undo="never"), "not 'never'"),
        (ChangeOptions(options=(("collateral", '"no"'),)), "do not fit the game"),
        (ChangeOptions(dice="box"), "these are the options already"),
    ],
)
def test_options_that_make_no_sense_are_refused(session, operation, why):
    assert why in refusal(session, operation)


def test_options_do_not_change_in_a_battle(session):
    assert "a battle is on" in refusal(at(session, "battle"), ChangeOptions(dice="typed"))


def test_players_come_and_go(session):
    session.do(AddPlayer("Cat", "gold"))
    assert [player.name for player in session.books.all(Player)] == ["Ada", "Bea", "Cat"]
    session.do(RemovePlayer("player-1"))
    assert (told(session), hero(session, "valerio").player) == ("Ada left the table", "")


@pytest.mark.parametrize(
    ("name", "colour", "why"),
    [("ada", "gold", "two players are called ada"), ("Cat", "red", "taken twice"), ("Cat", "pink", "no colour 'pink'")],
)
def test_a_player_needs_a_name_and_a_colour_of_their_own(session, name, colour, why):
    assert why in refusal(session, AddPlayer(name, colour))


def test_no_more_than_four_play_and_no_fewer_than_one(session):
    session.do(AddPlayer("Cat", "gold"))
    session.do(AddPlayer("Dan", "teal"))
    assert refusal(session, AddPlayer("Eve", "green")) == "no more than 4 play together"
    for player in session.books.all(Player)[1:]:
        session.do(RemovePlayer(player.id))
    assert "somebody must play" in refusal(session, RemovePlayer("player-1"))


def test_a_player_changes_name_or_colour(session):
    session.do(EditPlayer("player-1", "Adele", "red"))
    assert session.books.get(Player, "player-1") == Player("player-1", "Adele", "red")
    assert refusal(session, EditPlayer("player-1", "Adele", "red")) == "nothing was changed"
    assert "taken twice" in refusal(session, EditPlayer("player-1", "Adele", "blue"))


def test_a_changed_pack_is_accepted_once(session):
    assert refusal(session, AcceptPack()) == "the pack Rehearsal has not changed"
    changed = opened(session.archive, replace(road_pack(), digest="other"))
    changed.do(AcceptPack())
    assert changed.books.charter.pack_digest == "other"


def test_only_the_options_that_differ_are_told(session):
    session.do(ChangeOptions(options=(("collateral", "false"),)))
    session.do(ChangeOptions(options=(("collateral", "false"), ("party_scaling", "true"))))
    assert session.archive.chronicle().chapters[0].text == "party_scaling: as printed became true."
