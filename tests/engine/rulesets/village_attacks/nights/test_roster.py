"""The founding of a castle, and who goes out together."""

from __future__ import annotations

from collections import Counter

import pytest

from helpers.valley import CONTENT, castle, member
from horologium.engine.core.errors import BadData
from horologium.engine.core.own import part
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS
from horologium.engine.rulesets.village_attacks.nights.keeping import Household

FIVE = ("golem", "warden", "bell", "nun", "puppeteer")


def founded(*cards):
    return NIGHTS.roster.begin(CONTENT, cards or FIVE)


def of_kind(company, kind):
    return [thing.of.id for thing in company.things if thing.of.kind == kind]


def reasons(*members, **more):
    return [
        (fault.where, fault.rule) for fault in NIGHTS.roster.muster(castle(*members, **more), "first-torches").faults
    ]


@pytest.mark.rule("VIL-NGT-06", "VIL-NGT-07")
def test_a_company_has_two_monsters_more_than_seats_and_nothing_learned():
    company = founded()
    assert part(company, Household).seats == 3
    assert {(each.experience, each.known, each.conditions) for each in company.members} == {(0, (), ())}
    muster = NIGHTS.roster.muster(castle(*company.members, battles=0), "")
    assert (muster.fewest, muster.most, muster.faults) == (3, 7, ())


@pytest.mark.rule("VIL-NGT-06")
def test_later_a_company_has_up_to_four_members_more_than_seats():
    assert NIGHTS.roster.muster(castle(seats=5), "").most == 9


@pytest.mark.rule("VIL-NGT-06")
@pytest.mark.parametrize("cards", [("bell", "bell", "nun"), ("dragon",)])
def test_a_company_of_equal_or_unknown_monsters_is_refused(cards):
    with pytest.raises(BadData):
        founded(*cards)


@pytest.mark.rule("VIL-NGT-08", "VIL-EX-26")
def test_a_castle_begins_with_seven_rooms():
    rooms = of_kind(founded(), "room")
    assert len(rooms) == 7
    assert [room for room in rooms if CONTENT["rooms"][room].founding == "choice"] == ["hothouse"]


@pytest.mark.rule("VIL-NGT-09")
def test_a_castle_begins_with_dues_and_a_little_of_most_things():
    company = founded()
    stock = {"tallow": 2, "cold-iron": 2, "moon-moss": 2, "grave-earth": 1, "heartwood": 1, "quicklime": 1}
    assert (company.purse, Counter(of_kind(company, "reagent"))) == (8, Counter(stock))


@pytest.mark.rule("VIL-NGT-10", "VIL-EX-26")
def test_the_spare_puppet_is_known_where_somebody_has_puppets():
    assert founded().knows("recipe") == ("lime-fall", "black-broth", "spare-puppet")
    assert founded("bell", "nun", "boar").knows("recipe") == ("lime-fall", "black-broth")


@pytest.mark.rule("VIL-NGT-27", "VIL-EX-26")
def test_two_guardians_do_not_go_out_together():
    assert reasons(member("golem"), member("warden"), member("bell")) == [("", "VIL-SET-05")]
    assert reasons(member("golem"), member("nun"), member("bell")) == []
    assert reasons(member("boar"), member("collector")) == [("", "VIL-SET-06")]


@pytest.mark.rule("VIL-NGT-22", "VIL-NGT-27")
@pytest.mark.parametrize("state", ["fallen", "fading", "abroad"])
def test_who_is_fallen_fading_or_abroad_stays_at_home(state):
    assert reasons(member("bell", state), member("golem")) == [("bell", "VIL-NGT-27")]


@pytest.mark.rule("VIL-NGT-28", "VIL-NGT-29")
def test_one_to_five_go_whoever_went_the_night_before():
    muster = NIGHTS.roster.muster(castle(member("bell"), bench=(member("golem"),)), "first-torches")
    assert (muster.fewest, muster.most, muster.faults) == (1, 5, ())


@pytest.mark.rule("VIL-NGT-34")
def test_who_musters_is_told_what_comes():
    told = NIGHTS.roster.muster(castle(dread_oxbarrow=1, anger_oxbarrow=4), "first-torches").about
    assert told == "Oxbarrow marches (up). The Heart begins with 8. The vanguard is 1."


def trait(state, key):
    return next(each for each in NIGHTS.roster.sheet(state, "puppeteer").traits if each.key == key)


@pytest.mark.rule("VIL-NGT-49", "VIL-NGT-81", "VIL-EX-36")
def test_a_sheet_counts_scars_and_what_was_deepened():
    state = castle(member("puppeteer", "old-wound", "cold-hands", raises=(("reserve", 1),)))
    assert (trait(state, "health").value, trait(state, "reserve").value) == (4, 2)


@pytest.mark.rule("VIL-NGT-81")
def test_what_can_be_deepened_is_open_once_for_who_knows_three_tiers():
    assert trait(castle(member("puppeteer", known=("b1", "c1", "a2"))), "health").slots == 1
    assert trait(castle(member("puppeteer", known=("b1", "c1"))), "health").slots == 0
    deepened = member("puppeteer", known=("b1", "c1", "a2"), raises=(("reserve", 1),))
    assert trait(castle(deepened), "health").slots == 0
