"""Who is in the band: founding, hiring, and what a member costs."""

from __future__ import annotations

import pytest

from helpers.league import RULES, band, content, one
from helpers.states import at, offered, sheet, suffering
from horologium.engine.core.errors import BadData


def may_begin(*cards):
    return RULES.roster.muster(at(content(), company=band(*cards)), "")


def hires(company, card):
    return offered(RULES.offers, at(content(), company=company), "hire", card).verdict


@pytest.mark.rule("CON-BND-03", "CON-SET-01")
def test_a_band_begins_within_the_points_of_a_small_battle():
    assert not may_begin("mira", "doran", "sela").faults
    told = may_begin("mira", "doran", "sela", "oke")
    assert told.reason == "the band costs 39 of 30 points: spend less"
    assert (told.points, told.limit) == (39, 30)


def test_nobody_is_asked_about_an_empty_band():
    assert not RULES.roster.muster(at(content()), "").faults


def test_a_warrior_joins_with_what_the_pack_says():
    company = band("tamsin", "sela")
    tamsin, sela = company.members
    assert (company.cards("equipment", "tamsin"), tamsin.ready) == (("short-bow",), ())
    assert (sela.known, sela.ready) == (("viper-attack",), ("viper-attack",))


@pytest.mark.parametrize("cards", [(), ("mira", "mira"), ("nobody",)])
def test_a_band_of_nobody_of_twins_or_of_strangers_is_refused(cards):
    with pytest.raises(BadData):
        RULES.roster.begin(content(), cards)


@pytest.mark.rule("CON-BND-01", "CON-MIS-11")
def test_a_newcomer_costs_a_coin_for_each_point():
    assert (
        hires(band(), "oke").price,
        hires(band(), "wenna").price,
    ) == (9, 23)


@pytest.mark.rule("CON-BND-05")
def test_nobody_is_hired_beyond_the_points_of_a_big_battle():
    full = band("mira", "doran", "sela", "aldous")
    assert hires(full, "nessa").allowed
    assert hires(full, "wenna").reason == "with Wenna Ferry the band would cost 75 of 70 points"


@pytest.mark.rule("CON-BND-06")
def test_no_band_has_a_thirteenth_member():
    crowd = band(members=(one(ready=()),) * 12)
    assert hires(crowd, "oke").reason == "a band has 12 members at most"


@pytest.mark.rule("CON-STA-01", "CON-BND-01")
def test_the_sheet_shows_attributes_and_points_with_their_reasons():
    corvin = one("corvin", ready=("step",), known=("step",))
    att, ar, spd, points = sheet(RULES.roster, content(), corvin, band("corvin").cards("equipment", "corvin")).traits
    assert (att.value, ar.value, spd.value, points.value) == (3, 2, 3, 22)
    assert [amount for _, amount, _ in points.parts] == [16, 2, 4]


@pytest.mark.rule("CON-MIS-11")
def test_a_wound_lowers_an_attribute_but_never_below_its_least():
    hurt = one("mira", conditions=suffering("a-stiff-leg", "a-cracked-shoulder"))
    traits = {trait.key: trait.value for trait in sheet(RULES.roster, content(), hurt).traits}
    assert (traits["spd"], traits["ar"]) == (3, 0)
    worse = one("mira", conditions=suffering("a-cracked-shoulder", "a-cracked-shoulder"))
    assert {trait.key: trait.value for trait in sheet(RULES.roster, content(), worse).traits}["ar"] == 0


def test_a_card_begins_with_the_profile_that_the_pack_names():
    assert sheet(RULES.roster, content(), RULES.roster.begin(content(), ["hale"]).members[0]).grade == "soldier"
