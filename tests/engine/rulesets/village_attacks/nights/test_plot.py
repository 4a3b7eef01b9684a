"""The year of the pack: what is proved of its story."""

from __future__ import annotations

from functools import cache

import pytest

from helpers.years import dawn, founded, go_on, night, pack, plot
from horologium.campaign.clauses import holds
from horologium.campaign.ops.aftermath import FinishAftermath
from horologium.campaign.ops.overrides import MarkByHand
from horologium.campaign.plot import Ended, follow, passages
from horologium.campaign.records import Fought
from horologium.content.checks.plot_proofs import prove
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS

WHY = "a test"
SEASONS = {
    "spring": ("the-mapmakers", "four-purses"),
    "summer": ("the-three-altars", "the-ransom", "the-last-hinge"),
    "autumn": ("long-ladders", "break-the-siege", "the-yunfakh-column"),
}
JUDGEMENTS = {"the-boy-in-the-well": "mirewick", "the-abbess-at-the-gate": "candlerow", "the-masons-widow": "quernhill"}


@cache
def proof():
    (proved,) = prove(VILLAGE_ATTACKS, pack().content)
    return proved


def node(name):
    return next(each for each in plot().nodes if each.name == name)


def at(name, **marks):
    """A year whose story stands at a node, with flags, visits and gauges as they are told."""
    session = founded()
    for key, count in marks.items():
        kind, what = key.split("__")
        session.do(MarkByHand(kind, what.replace("_", "-"), count, WHY))
    session.books.stand(node=name, stage="scene", mission="")
    return session


def open_ways(session):
    return [each.way.to for each in passages(session) if each.is_open]


@pytest.mark.rule("VIL-NGT-01", "VIL-NGT-15")
def test_a_year_has_twelve_scenarios_seven_endings_and_eight_nights_at_least():
    assert (proof().missions, proof().endings, proof().unavoidable) == (12, 7, ("first-torches",))
    assert {*proof().fewest.values()} == {8}


@pytest.mark.rule("VIL-NGT-89")
def test_every_ending_can_be_reached():
    assert {*proof().fewest} == {each.name for each in plot().nodes if each.kind == "ending"}


@pytest.mark.rule("VIL-NGT-13")
@pytest.mark.parametrize(("season", "nights"), SEASONS.items())
def test_a_season_offers_its_scenarios_whose_village_is_up_or_to_wait(season, nights):
    ways = node(f"watch-of-{season}").ways
    assert [way.to for way in ways] == [*nights, f"{season}-road"]
    for way in ways[:-1]:
        village = pack().content["missions"][way.to].village
        asked = [(clause.holds, clause.name, clause.negated) for clause in way.when]
        assert asked == [("visited", way.to, True), ("flag", f"up-{village}", False)]
    assert ways[-1].when == ()


@pytest.mark.rule("VIL-NGT-13")
def test_who_is_not_up_is_not_offered():
    session = at("watch-of-summer", gauge__anger_oxbarrow=0)
    assert open_ways(session) == ["the-three-altars", "summer-road"]


@pytest.mark.rule("VIL-NGT-14")
@pytest.mark.parametrize(("played", "first"), [("", "the-three-altars"), ("the-three-altars", "the-ransom")])
def test_who_waits_meets_the_first_that_was_not_played(played, first):
    session = at("summer-road", **({f"visited__{played}": 1} if played else {}))
    assert follow(session).to == first


def late_summer(**marks):
    session = at("late-summer", visited__the_three_altars=1, visited__the_last_hinge=1, flag__extra=1, **marks)
    return follow(session)


@pytest.mark.rule("VIL-EX-31", "VIL-NGT-15")
def test_a_third_night_comes_if_its_village_is_up_and_there_were_not_two():
    assert late_summer(gauge__dread_oxbarrow=2).to == "the-abbess-at-the-gate"
    third = late_summer(gauge__anger_oxbarrow=3)
    assert (third.to, [gift.name for gift in third.gifts]) == ("the-ransom", ["extra"])
    twice = at("late-summer", visited__the_three_altars=1, visited__the_last_hinge=1, flag__extra=2)
    assert follow(twice).to == "the-abbess-at-the-gate"


@pytest.mark.rule("VIL-NGT-15")
@pytest.mark.parametrize(("count", "to"), [(1, "watch-of-summer"), (2, "late-summer"), (3, "the-abbess-at-the-gate")])
def test_after_a_night_the_story_counts_those_of_its_season(count, to):
    assert follow(at("the-ransom", flag__summer=count)).to == to


@pytest.mark.rule("VIL-NGT-15")
def test_in_winter_one_old_account_is_settled_before_the_last_night():
    assert follow(at("the-ransom", flag__summer=3, flag__winter=1)).to == "the-summons"
    ways = node("first-snow").ways
    assert [way.to for way in ways[:-1]] == [mission for nights in SEASONS.values() for mission in nights]


@pytest.mark.rule("VIL-NGT-86")
@pytest.mark.parametrize(("name", "village"), JUDGEMENTS.items())
def test_a_judgement_has_three_answers_and_one_of_them_is_always_open(name, village):
    frighten, bargain, spare = node(name).ways
    assert [(clause.holds, clause.name) for clause in frighten.when] == [("flag", f"pact-{village}")]
    told = {(clause.holds, clause.name or clause.amount) for clause in bargain.when}
    assert told == {("coins", 3), ("flag", f"pact-{village}"), ("flag", f"betrayed-{village}")}
    assert spare.when == ()


@pytest.mark.rule("VIL-NGT-12", "VIL-NGT-86", "VIL-NGT-85")
@pytest.mark.parametrize(("name", "village"), JUDGEMENTS.items())
def test_a_judgement_moves_terror_pacts_and_mercy_and_no_gauge_of_a_village(name, village):
    gifts = [{(gift.kind, gift.name): gift.amount for gift in way.gifts} for way in node(name).ways]
    assert gifts[0]["gauge", "terror"] == 1
    assert gifts[1]["coins", ""] == -3
    assert (gifts[1]["flag", f"pact-{village}"], gifts[1]["flag", f"up-{village}"], gifts[1]["gauge", "pacts"]) == (
        1,
        -1,
        1,
    )
    assert gifts[2]["gauge", "mercy"] == 1
    moved = {gift.name for each in plot().nodes for way in each.ways for gift in way.gifts if gift.kind == "gauge"}
    assert moved == {"terror", "pacts", "mercy"}


@pytest.mark.rule("VIL-NGT-87")
@pytest.mark.parametrize(
    ("marks", "nights"),
    [
        ({}, ["the-whole-country"]),
        ({"gauge__pacts": 3}, ["four-towers", "the-whole-country"]),
        ({"flag__altars_lit": 1}, ["wake-what-sleeps", "the-whole-country"]),
        ({"flag__sleeper_known": 1}, ["wake-what-sleeps", "the-whole-country"]),
    ],
)
def test_the_last_night_is_chosen_among_those_that_are_open(marks, nights):
    assert open_ways(at("the-summons", **marks)) == nights


def ending(mission, *, won, **marks):
    session = at(mission, **marks)
    ended = Ended("stood" if won else "broken", won)
    return next(way.to for way in node(mission).ways if all(holds(session, clause, ended) for clause in way.when))


@pytest.mark.rule("VIL-EX-44", "VIL-NGT-89")
@pytest.mark.parametrize(
    ("mission", "won", "marks", "name"),
    [
        ("the-whole-country", True, {"gauge__mercy": 5, "gauge__terror": 6, "gauge__pacts": 1}, "left-in-peace"),
        ("the-whole-country", True, {"gauge__terror": 5}, "the-hollow-hour"),
        ("the-whole-country", True, {}, "one-more-winter"),
        ("the-whole-country", False, {"gauge__mercy": 3}, "hidden-in-the-barns"),
        ("four-towers", False, {"gauge__pacts": 2}, "hidden-in-the-barns"),
        ("wake-what-sleeps", False, {"gauge__terror": 9}, "cart-on-the-north-road"),
        ("four-towers", True, {}, "the-compact"),
        ("wake-what-sleeps", True, {}, "what-looked-up"),
    ],
)
def test_the_ending_follows_from_the_last_night_and_three_gauges(mission, won, marks, name):
    assert ending(mission, won=won, **marks) == name


@pytest.mark.rule("VIL-NGT-84")
def test_every_flag_of_an_end_is_one_of_the_story():
    ends = [VILLAGE_ATTACKS.campaign.missions.ends(pack().content, mission) for mission in pack().content["missions"]]
    told = {flag for each in ends for flag in each.flags}
    assert told <= {flag.name for flag in plot().flags}
    assert {*pack().content["echoes"]} <= told


@pytest.mark.rule("VIL-NGT-01", "VIL-NGT-15")
@pytest.mark.parametrize("end", ["stood", "broken"])
def test_a_year_is_played_to_its_end_whether_won_or_lost(end):
    session = founded()
    go_on(session)
    while session.books.standing.stage == "camp":
        night(session, end)
        dawn(session)
        go_on(session)
    assert session.books.standing.stage == "over"
    assert 8 <= len(session.books.all(Fought)) <= 10


@pytest.mark.rule("VIL-NGT-02")
def test_after_the_last_night_nothing_is_bought_any_more():
    session = at("the-summons")
    go_on(session)
    session.books.stand(node="the-whole-country", stage="camp", mission="the-whole-country")
    night(session, "stood", heart=9)
    dawn(session)
    assert session.books.standing.step == "castle"
    session.do(FinishAftermath())
    assert session.books.standing.node in ("one-more-winter", "left-in-peace", "the-hollow-hour")
