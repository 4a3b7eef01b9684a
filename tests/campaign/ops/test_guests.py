"""Heroes from other campaigns: what they bring, what is refused, and that all of it is marked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.campaigns import at, founded, given, hero, hurt, items, refusal, set_hero, told
from helpers.states import bent, with_ports
from horologium.campaign.founding import Recruit
from horologium.campaign.ops.guests import EMPTY, Burden, GuestHero, Piece, TakeInHero, sheet_of
from horologium.campaign.records import ConditionRecord, ThingRecord


@pytest.fixture
def sheet():
    """Rebecca after some adventures of her own."""
    session = founded(heroes=(Recruit("rebecca", "Beca"), Recruit("vincenzo")))
    who = hero(session, "rebecca").id
    set_hero(session, "rebecca", experience=3, service=[["kills", 7], ["missions", 4]])
    hurt(session, "rebecca")
    given(session, "hood", holder=who)
    return sheet_of(session, who)


def test_a_hero_comes_with_everything(sheet):
    session = founded()
    session.do(TakeInHero(sheet, "player-1"))
    who = hero(session, "rebecca")
    assert (who.name, who.experience, dict(who.service)["kills"], who.player) == ("Beca", 3, 7, "player-1")
    assert [injury.card for injury in session.books.all(ConditionRecord)] == ["limp"]
    assert [item.card for item in session.books.all(ThingRecord) if item.holder == who.id] == [
        piece.card for piece in sheet.things
    ]
    assert told(session) == "Entered by hand: Beca came from another campaign"


def test_what_comes_is_marked_for_good(sheet):
    session = founded()
    session.do(TakeInHero(sheet))
    assert {"card", "name", "experience", "service"} <= set(hero(session, "rebecca").by_hand)
    assert all(item.by_hand == ("card",) for item in items(session, "hood"))
    assert all(injury.by_hand == ("card",) for injury in session.books.all(ConditionRecord))


def test_the_history_of_a_piece_goes_on(sheet):
    session = founded()
    session.do(TakeInHero(sheet))
    (hood,) = items(session, "hood")
    assert ["entered by hand" in hood.history[0], "came with Beca" in hood.history[-1]] == [True, True]


def test_there_and_back_is_the_same_hero(sheet):
    session = founded()
    session.do(TakeInHero(sheet))
    again = sheet_of(session, hero(session, "rebecca").id)
    bare = tuple(Piece(piece.kind, piece.card) for piece in sheet.things)
    assert replace(again, things=()) == replace(sheet, things=())
    assert tuple(Piece(piece.kind, piece.card) for piece in again.things) == bare


def test_what_cannot_be_carried_goes_to_the_stock(sheet):
    session = founded()
    session.do(TakeInHero(replace(sheet, things=tuple(Piece("equipment", "kettle-hat") for _ in range(3)))))
    held = [item.holder for item in items(session, "kettle-hat")]
    assert "" in held
    assert "went to the stock: Kettle Hat" in session.archive.chronicle().chapters[0].text


def test_pins_that_do_not_fit_are_taken_out(sheet):
    session = founded()
    skills = list(session.pack.content["skills"])[:9]
    session.do(TakeInHero(replace(sheet, ready=tuple(skills))))
    assert hero(session, "rebecca").ready == ()
    assert "What was at hand does not fit here" in session.archive.chronicle().chapters[0].text


def test_undo_sends_the_hero_away_again(sheet):
    session = founded()
    before = session.archive.digest()
    session.do(TakeInHero(sheet))
    session.undo()
    assert session.archive.digest() == before


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"ruleset": "chess"}, "plays by the rules 'chess', not by those of"),
        ({"card": "merlin"}, "has no hero 'merlin'"),
        ({"card": "valerio"}, "is in the company already"),
        ({"name": ""}, "the name of a hero must not be empty"),
        ({"name": "a\u202eb"}, "U+202E"),
        ({"name": "Sofia"}, "somebody else in the company is called Sofia"),
        ({"experience": -1}, "-1 is out of the question"),
        ({"experience": 10**12}, "is out of the question"),
        ({"known": ("flying",)}, "there is no skill 'flying'"),
        ({"known": ("shove", "shove")}, "named twice"),
        ({"grade": "wizard"}, "has no class 'wizard'"),
        ({"raises": (("luck", 1),)}, "there is no trait 'luck'"),
        ({"boons": ("halo",)}, "there is no boon 'halo'"),
        ({"service": (("kills", -1),)}, "-1 is out of the question"),
        ({"notes": "x" * 20_001}, "keep it to 20000"),
        ({"things": (Piece("equipment", "moonblade"),)}, "has no equipment 'moonblade'"),
        ({"things": (Piece("equipment", "hood", ("x" * 401,)),)}, "keep it to 400"),
        ({"things": (Piece("equipment", "hood"),) * 41}, "nobody brings 41 pieces of equipment"),
        ({"conditions": (Burden("injury", "gout"),)}, "has no injury 'gout'"),
    ],
)
def test_what_the_game_does_not_know_is_refused(sheet, change, reason):
    session = founded(heroes=(Recruit("valerio", player=0), Recruit("sofia", "Sofia", player=1)))
    assert reason in refusal(session, TakeInHero(replace(sheet, **change)))


def test_nobody_joins_in_battle_or_for_a_player_who_is_not_there(sheet):
    assert "there is no player 'player-9'" in refusal(founded(), TakeInHero(sheet, "player-9"))
    assert "a battle is on" in refusal(at(founded(), "battle"), TakeInHero(sheet))


def test_who_does_not_join_companies_is_refused(sheet):
    session = founded()
    with_ports(session, roster=bent(session.rules.roster, candidates=lambda _: ()))
    assert "does not join companies" in refusal(session, TakeInHero(sheet))


def test_an_empty_sheet_is_nobody():
    assert isinstance(EMPTY, GuestHero)
    assert "plays by the rules ''" in refusal(founded(), TakeInHero(EMPTY))
