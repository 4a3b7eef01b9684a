"""Names, players, notes, the bench, and those who join later."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.campaigns import founded, hero, items, refusal, refused, told
from helpers.deeds import sell
from helpers.levies import in_the_field
from helpers.states import bent, with_ports
from horologium.campaign.consequences import enter
from horologium.campaign.errors import Refused
from horologium.campaign.founding import Recruit
from horologium.campaign.ops.gear import Unequip
from horologium.campaign.ops.heroes import AssignPlayer, Bench, HeroNotes, Hire, RenameHero, ReturnFromBench, newcomer
from horologium.campaign.ops.overrides import SetByHand
from horologium.campaign.records import MemberRecord, Player, ThingRecord
from horologium.engine.core.campaign import Muster, Thing
from horologium.engine.core.consequences import CardRef, consequence
from horologium.engine.core.offers import Offer


@pytest.fixture
def session():
    return founded()


@pytest.fixture
def valerio(session):
    return hero(session, "valerio").id


def test_a_hero_gets_another_name(session, valerio):
    session.do(RenameHero(valerio, "  Gian  "))
    assert (hero(session, "valerio").name, told(session)) == ("Gian", "Valerio is called Gian from now on")
    assert session.can_undo().label == "rename Valerio"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "must not be empty"),
        ("SOFIA", "is called SOFIA already"),
        ("Valerio", "the name of a hero is Valerio already"),
        ("a\nb", "U+"),
    ],
)
def test_a_bad_name_is_refused(session, valerio, name, why):
    assert why in refusal(session, RenameHero(valerio, name))


def test_an_unknown_hero_cannot_be_renamed(session):
    assert refusal(session, RenameHero("member-99", "Gian")) == "there is no member 'member-99' in this campaign"


def test_a_recruit_brings_skills_and_gear(session):
    session.do(Hire("rebecca", session.books.all(Player)[0].id))
    rebecca = hero(session, "rebecca")
    assert (len(rebecca.known), rebecca.bench, rebecca.player) == (2, False, "player-1")
    assert items(session, "rowan-staff")[0].holder == rebecca.id
    assert told(session) == "Rebecca joined the company"


def test_a_recruit_brings_neither_money_nor_recipes(session):
    before = session.books.standing.purse, session.books.marks("recipe")
    session.do(Hire("rebecca"))
    assert (session.books.standing.purse, session.books.marks("recipe")) == before


def test_what_a_new_company_has_in_common_does_not_come_with_a_recruit(session):
    roster = session.rules.roster

    def begin(content, cards):
        begun = roster.begin(content, cards)
        return replace(begun, things=(Thing("heap", CardRef("reagent", "ember")), *begun.things))

    with_ports(session, roster=bent(roster, begin=begin)).do(Hire("rebecca"))
    rebecca = hero(session, "rebecca").id
    assert [item.card for item in session.books.all(ThingRecord) if item.kind == "reagent"] == []
    assert [item.holder for item in items(session, "rowan-staff")] == [rebecca]


def test_who_is_to_be_had_at_a_counter_joins_there_alone(session):
    offers = session.rules.offers
    joined = consequence("member", "hero", "rebecca")
    called = (Offer("rebecca", "buy", joined.of, gives=(joined,)),)
    with_ports(session, offers=bent(offers, offers=lambda state, counter, whom="": called if counter == "buy" else ()))
    assert refusal(session, Hire("rebecca")) == "Rebecca joins where that is to be had: Buy"


@pytest.mark.rule("NAR-MIS-08")
def test_who_joins_knows_the_skills_that_were_chosen(session):
    session.do(Hire("rebecca", skills=("ward", "blink")))
    assert hero(session, "rebecca").known == ("ward", "blink")
    assert session.undo()
    session.do(Hire("rebecca"))
    assert hero(session, "rebecca").known == ("arcane-bolt", "ward")


@pytest.mark.rule("NAR-MIS-08")
@pytest.mark.parametrize("skills", [("ward",), ("ward", "ward"), ("ward", "insult"), ("ward", "nap")])
def test_nobody_joins_with_other_skills_than_two_of_the_starting_class(session, skills):
    reason, rules = refused(session, Hire("rebecca", skills=skills))
    assert "Rebecca" in reason
    assert "NAR-MIS-08" in rules


@pytest.mark.parametrize(
    ("operation", "why"),
    [
        (Hire("valerio"), "Valerio is in the company already"),
        (Hire("nobody"), "has no hero 'nobody'"),
        (Hire("rebecca", "player-9"), "there is no player 'player-9'"),
    ],
)
def test_nobody_joins_twice_or_from_nowhere(session, operation, why):
    assert why in refusal(session, operation)


def test_somebody_of_whom_there_may_be_several_joins_again_and_is_told_apart(session):
    kinds = tuple(replace(kind, copies=2) if kind.role == "member" else kind for kind in session.pack.kinds)
    session.pack = replace(session.pack, kinds=kinds)
    session.do(Hire("valerio"))
    assert [hero.name for hero in session.books.all(MemberRecord) if hero.card == "valerio"] == ["Valerio", "Valerio 2"]
    assert "is in the company already" in refusal(session, Hire("valerio"))


def test_nobody_joins_under_a_name_that_is_taken(session, valerio):
    session.do(RenameHero(valerio, "Rebecca"))
    assert "is called Rebecca already" in refusal(session, Hire("rebecca"))


def test_who_joins_a_full_party_waits_on_the_bench():
    session = founded(heroes=tuple(Recruit(card) for card in ("valerio", "sofia", "rebecca")))
    with_ports(session, roster=bent(session.rules.roster, muster=lambda *_: Muster(1, 3)))
    session.do(Hire("vincenzo"))
    vincenzo = hero(session, "vincenzo")
    assert (vincenzo.bench, told(session)) == (True, "Vincenzo joined the company and waits on the bench")
    assert "no more than 3 go into battle" in refusal(session, ReturnFromBench(vincenzo.id))


def test_a_hero_goes_to_the_bench_and_comes_back_with_everything(session, valerio):
    before = hero(session, "valerio")
    session.do(Bench(valerio))
    assert hero(session, "valerio").bench
    session.do(ReturnFromBench(valerio))
    assert hero(session, "valerio") == before
    assert items(session, "sword")[0].holder == valerio


def test_somebody_must_be_left_to_fight(session, valerio):
    session.do(Bench(valerio))
    assert refusal(session, Bench(hero(session, "sofia").id)) == "at least 1 must be left to go into battle"


def test_the_bench_is_no_place_to_be_twice(session, valerio):
    assert refusal(session, ReturnFromBench(valerio)) == "Valerio is not on the bench"
    session.do(Bench(valerio))
    assert refusal(session, Bench(valerio)) == "Valerio is on the bench already"


@pytest.fixture
def gone(session, valerio):
    """Valerio, whom the story has taken away."""
    session.books.put(replace(hero(session, "valerio"), bench=True))
    session.books.mark("away", "valerio")
    session.do(HeroNotes(valerio, "Where is he?"))
    return valerio


def test_whom_the_story_took_away_nobody_calls_back(session, gone):
    assert refusal(session, ReturnFromBench(gone)) == (
        "Valerio has left the company: only the story can bring them back"
    )


def test_whom_the_story_took_away_has_taken_everything_along(session, gone):
    (sword,) = items(session, "sword")
    for deed in (Unequip(sword.id), sell(sword.id)):
        assert "Valerio has left the company" in refusal(session, deed)


def test_by_hand_even_those_come_back_whom_the_story_took_away(session, gone):
    session.do(SetByHand("member", gone, "bench", "false", "we miss him"))
    assert (hero(session, "valerio").bench, session.books.marked("away", "valerio")) == (False, 0)


def test_a_hero_changes_hands(session, valerio):
    session.do(AssignPlayer(valerio, "player-2"))
    assert (hero(session, "valerio").player, session.can_undo().label) == ("player-2", "give Valerio to Bea")
    session.do(AssignPlayer(valerio))
    assert hero(session, "valerio").player == ""


def test_a_hero_is_given_to_somebody_else_who_is_there(session, valerio):
    assert "in these hands already" in refusal(session, AssignPlayer(valerio, "player-1"))
    assert "there is no player" in refusal(session, AssignPlayer(valerio, "player-7"))


def test_notes_stay_on_the_sheet(session, valerio):
    session.do(HeroNotes(valerio, "Owes Sofia\r\ntwo Fiorini."))
    assert hero(session, "valerio").notes == "Owes Sofia\ntwo Fiorini."
    assert "says this already" in refusal(session, HeroNotes(valerio, "Owes Sofia\ntwo Fiorini."))
    assert "keep it to 20000" in refusal(session, HeroNotes(valerio, "x" * 20_001))


def test_not_every_hero_of_a_pack_joins_companies(session):
    with_ports(session, roster=bent(session.rules.roster, candidates=lambda _: ("sofia",)))
    assert refusal(session, Hire("rebecca")) == "Rebecca does not join companies"


def test_for_a_troop_that_was_lost_another_is_hired(tmp_path, monkeypatch):
    army = in_the_field(tmp_path, monkeypatch)
    enter(army, [consequence("member", "troop", "archers")])
    with pytest.raises(Refused, match="Archers is in the company already"):
        newcomer(army, "archers", "")
    enter(army, [consequence("member", "troop", "archers", -1)])
    assert newcomer(army, "archers", "") == "Archers 4"
