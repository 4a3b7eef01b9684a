"""Points, limits and what is wrong with a band."""

from __future__ import annotations

import pytest

from helpers.shipped import shipped
from horologium.engine.rulesets.constellation.bands import BATTLES, cost, faults, most_weapons
from horologium.engine.rulesets.constellation.specs import BandMember

PACK = shipped("constellation")
PROFILES = PACK.content["profiles"]
BANDS = PACK.content["bands"]
LIMITS = dict(BATTLES)


def wrong(*members, limit=50, large=False):
    return [fault.rule for fault in faults(members, PROFILES, limit, large=large)]


@pytest.mark.rule("CON-EX-02", "CON-BND-01", "CON-BND-07", "CON-ARM-02")
def test_a_soldier_with_two_abilities_costs_nineteen_and_is_legal():
    soldier = BandMember("soldier", abilities=("reckless", "sacrifice"))
    assert cost(soldier, PROFILES) == 19
    assert wrong(soldier, limit=30) == []


@pytest.mark.rule("CON-EX-03", "CON-BND-03", "CON-BND-04", "CON-BND-01", "CON-RNG-09")
def test_a_dear_expert_is_too_much_for_a_small_battle():
    expert = BandMember("expert", abilities=("swift-shooter", "area-damage"), weapon="long")
    assert cost(expert, PROFILES) == 35
    assert (wrong(expert, limit=LIMITS["small"]), wrong(expert, limit=LIMITS["medium"])) == (["CON-BND-03"], [])


@pytest.mark.rule("CON-BND-03", "CON-BND-04", "CON-BND-05")
def test_battles_have_thirty_fifty_and_seventy_points():
    assert LIMITS == {"small": 30, "medium": 50, "big": 70}


@pytest.mark.rule("CON-EX-13", "CON-RNG-10", "CON-BND-06")
def test_a_quarter_rounded_up_may_be_armed():
    assert [most_weapons(count) for count in (1, 3, 4, 5, 8, 9, 12)] == [1, 1, 1, 2, 2, 3, 3]
    archers = [BandMember("novice", weapon="short")] * 2
    assert wrong(*archers) == ["CON-RNG-10"]


@pytest.mark.rule("CON-BND-06")
def test_a_band_has_one_to_twelve_miniatures():
    assert wrong() == ["CON-BND-06"]
    assert wrong(*[BandMember("novice")] * 13, limit=200) == ["CON-BND-06"]
    assert wrong(*[BandMember("novice")] * 12, limit=200) == []


@pytest.mark.rule("CON-BND-02")
def test_no_ability_is_bought_twice_but_the_two_of_one_name_are_different():
    assert wrong(BandMember("soldier", abilities=("step", "step"))) == ["CON-BND-02"]
    assert wrong(BandMember("soldier", abilities=("jump-back-1", "jump-back-2"))) == []


@pytest.mark.rule("CON-BND-07")
def test_a_novice_has_one_ability_and_the_weapon_does_not_count():
    assert wrong(BandMember("novice", abilities=("step", "whirl"))) == ["CON-BND-07"]
    assert wrong(BandMember("novice", abilities=("step",), weapon="short")) == []


def test_large_miniatures_come_only_when_they_are_switched_on():
    colossus = BandMember("colossus")
    assert wrong(colossus) == ["CON-LRG-01"]
    assert wrong(colossus, large=True) == []
    assert wrong(BandMember("colossus", abilities=("whirl",)), large=True) == ["CON-BND-07"]


def test_the_colossus_alone_is_heavy():
    assert [key for key, profile in PROFILES.items() if profile.heavy] == ["colossus"]


def test_unknown_words_are_refused_with_the_known_ones():
    (fault,) = faults([BandMember("nvice")], PROFILES, 50)
    assert "novice" in fault.remedy


@pytest.mark.rule("CON-ARM-01", "CON-ARM-02", "CON-ARM-03", "CON-ARM-04")
@pytest.mark.parametrize(
    ("profile", "row"),
    [
        ("novice", (2, 4, 1, 8, 1)),
        ("soldier", (3, 3, 2, 16, 2)),
        ("expert", (4, 3, 3, 20, 3)),
        ("hero", (5, 3, 3, 30, 4)),
    ],
)
def test_the_profiles_are_those_of_the_army_builder(profile, row):
    spec = PROFILES[profile]
    assert (spec.att, spec.spd, spec.ar, spec.points, spec.abilities) == row


@pytest.mark.parametrize("band", BANDS.values(), ids=list(BANDS))
def test_every_sample_band_fills_a_battle(band):
    total = sum(cost(member, PROFILES) for member in band.members)
    assert wrong(*band.members, limit=total) == []
    assert total <= 70
