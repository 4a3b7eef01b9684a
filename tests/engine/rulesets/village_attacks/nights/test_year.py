"""A castle kept by the campaign: founded, entered from a table, and led through a dawn."""

from __future__ import annotations

import pytest

from helpers.years import dawn, done, founded, gauge, go_on, night, owned, party, suffered
from horologium.campaign.affairs import state_of
from horologium.campaign.ops.by_hand import ResolveByHand, blank
from horologium.campaign.ops.gear import Equip
from horologium.campaign.ops.missions import BeginMission
from horologium.campaign.ops.offers import TakeOffers
from horologium.campaign.ops.overrides import AddInjuryByHand, AddItemByHand, MarkByHand, RemoveItemByHand, SetByHand
from horologium.campaign.records import MemberRecord, ThingRecord
from horologium.engine.core.own import part
from horologium.engine.rulesets.village_attacks.nights.keeping import Household

WHY = "a test"


@pytest.fixture
def year():
    session = founded()
    go_on(session)
    return session


def member(session, card):
    return next(hero for hero in session.books.all(MemberRecord) if hero.card == card)


def thing(session, card):
    return next(each.id for each in session.books.all(ThingRecord) if each.card == card)


def after_first_night(session, end="stood", **more):
    night(session, end, **more)
    dawn(session)
    return session


@pytest.mark.rule("VIL-EX-26", "VIL-NGT-06", "VIL-NGT-08", "VIL-NGT-09", "VIL-NGT-10")
def test_a_castle_is_founded_with_rooms_stock_and_recipes(year):
    assert part(state_of(year).company, Household).seats == 3
    assert (len(owned(year, "room")), len(owned(year, "reagent")), year.books.standing.purse) == (7, 9, 8)
    assert len(year.books.marks("recipe")) == 7


@pytest.mark.rule("VIL-EX-26", "VIL-NGT-27")
def test_two_guardians_are_refused_by_their_rule(year):
    cards = ("gatehouse-golem", "ossuary-warden", "weeping-bell")
    going = tuple(member(year, card).id for card in cards)
    assert "Guardian" in year.refusal(BeginMission(going))
    assert not year.refusal(BeginMission(tuple(party(year))))


@pytest.mark.rule("VIL-NGT-94", "VIL-NGT-16", "VIL-NGT-20", "VIL-EX-27")
def test_a_night_of_the_table_is_worked_out_and_changes_the_valley(year):
    after_first_night(year, members={"weeping_bell": {"levels": 2, "kills": 9}}, commoners=20, hunters=7)
    assert member(year, "weeping-bell").experience == 3
    assert (owned(year, "reagent").count("tallow"), owned(year, "reagent").count("cold-iron")) == (4, 3)
    assert (gauge(year, "dread-oxbarrow"), gauge(year, "anger-candlerow")) == (4, 3)
    assert year.books.standing.purse == 8 + 4 + 2 + 2
    assert [year.books.marked("flag", f"up-{village}") for village in ("oxbarrow", "candlerow")] == [0, 1]
    assert year.books.marked("flag", "laughed-off") == 1


@pytest.mark.rule("VIL-NGT-52", "VIL-NGT-54", "VIL-NGT-55", "VIL-NGT-91")
def test_a_lost_night_costs_rooms_and_monsters(year):
    fell = {"weeping_bell": {"falls": 1, "dead": 1}}
    after_first_night(year, "broken", members=fell, stormed_great_hall=5, stormed_library=3)
    hall, library = thing(year, "great-hall"), thing(year, "library")
    assert suffered(year, "breach") == [(hall, "breach")] * 2 + [(library, "breach")]
    assert gauge(year, "setbacks") == 1
    assert len(suffered(year, "scar")) + len(suffered(year, "state")) <= 1


@pytest.mark.rule("VIL-NGT-02")
def test_counters_open_with_the_last_step(year):
    night(year)
    brew = TakeOffers("brew", "laboratory", ("brew:caltrops:",))
    assert "this comes later" in year.refusal(brew)
    dawn(year)
    done(year, brew)
    assert owned(year, "trap") == ["caltrops"]


@pytest.mark.rule("VIL-NGT-64", "VIL-NGT-68")
def test_a_room_takes_a_brewed_trap_in_hand(year):
    done(year, TakeOffers("brew", "laboratory", ("brew:caltrops:",)))
    year.do(Equip(thing(year, "caltrops"), thing(year, "laboratory")))
    another = AddItemByHand("trap", "lime-fall", WHY)
    year.do(another)
    assert year.refusal(Equip(thing(year, "lime-fall"), thing(year, "laboratory"))) == "there is room for one of these"
    held = [each for each in year.books.all(ThingRecord) if each.holder == thing(year, "laboratory")]
    assert [each.card for each in held] == ["caltrops"]


@pytest.mark.rule("VIL-NGT-22", "VIL-NGT-73")
def test_who_frightens_a_village_is_abroad_and_cannot_go(year):
    after_first_night(year)
    bell = member(year, "weeping-bell").id
    done(year, TakeOffers("frighten", "gate", ("frighten:mirewick",), bell))
    assert (gauge(year, "dread-mirewick"), gauge(year, "terror")) == (4, 1)
    go_on(year)
    assert "cannot go" in year.refusal(BeginMission(tuple(party(year))))
    assert suffered(year, "state") == [(bell, "abroad")]


def fade(session, who):
    """Let somebody be Fading, and turn to dust at the next dawn."""
    session.do(AddInjuryByHand(who, "fading", WHY))
    done(session, ResolveByHand(blank(session, [key for key in party(session) if key != who], "broken"), True))
    dawn(session)


@pytest.mark.rule("VIL-NGT-52", "VIL-NGT-77")
def test_one_that_turned_to_dust_is_called_anew(year):
    bell = member(year, "weeping-bell")
    year.do(SetByHand("member", bell.id, "experience", "7", WHY))
    fade(year, bell.id)
    assert member(year, "weeping-bell").bench
    year.do(SetByHand("standing", "one", "purse", "20", WHY))
    year.do(AddItemByHand("reagent", "name-thread", WHY))
    done(year, TakeOffers("call", "summoning", ("call:weeping-bell",)))
    back = member(year, "weeping-bell")
    assert (back.id, back.bench, back.experience) == (bell.id, False, 0)
    assert suffered(year, "state") == []


@pytest.mark.rule("VIL-NGT-12", "VIL-NGT-97")
def test_what_is_up_follows_a_gauge_that_was_corrected_and_is_never_typed(year):
    after_first_night(year)
    year.do(MarkByHand("gauge", "anger-mirewick", 3, WHY))
    assert year.books.marked("flag", "up-mirewick") == 1
    assert "follows from the rest" in year.refusal(MarkByHand("flag", "up-mirewick", 0, WHY))


@pytest.mark.rule("VIL-NGT-97")
def test_scars_things_and_experience_are_corrected_by_hand(year):
    after_first_night(year)
    bell = member(year, "weeping-bell").id
    year.do(AddInjuryByHand(bell, "lame", WHY))
    year.do(
        RemoveItemByHand(thing(year, "beeswax") if "beeswax" in owned(year, "reagent") else thing(year, "tallow"), WHY)
    )
    year.do(SetByHand("member", bell, "experience", "9", WHY))
    assert (suffered(year, "scar"), member(year, "weeping-bell").experience) == ([(bell, "lame")], 9)
    assert owned(year, "reagent").count("tallow") == 1


@pytest.mark.rule("VIL-NGT-03")
def test_what_rules_do_not_name_ends_with_the_night(year):
    before = {hero.id: hero.known for hero in year.books.all(MemberRecord)}
    after_first_night(year, members={"weeping_bell": {"levels": 3}})
    assert {hero.id: hero.known for hero in year.books.all(MemberRecord)} == before
    assert owned(year, "trap") == owned(year, "draught") == []
