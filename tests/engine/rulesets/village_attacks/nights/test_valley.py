"""What a night changes in the valley, and what the valley sends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.script import play
from helpers.valley import CONTENT, castle, happens, result, said
from horologium.engine.core.ask import Draw
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS
from horologium.engine.rulesets.village_attacks.nights.valley import (
    GAUGES,
    after_night,
    temper,
    tribute,
    unpacked,
    villages,
)

CALM = {f"{gauge}_{village}": 1 for gauge in ("dread", "anger") for village in CONTENT["villages"]}


def valley(mission="first-torches", *, won=True, **more):
    """Dread and Anger of each village after a night."""
    after = after_night(castle(mission=mission, **more), mission, won=won)
    return {id_: (each.dread, each.anger) for id_, each in after.items()}


def tempers(**gauges):
    return {each.id: temper(each) for each in villages(castle(**gauges))}


def sent(**more):
    state = castle(**{**CALM, **more})
    return said(tribute({each.id: each for each in villages(state)}))


@pytest.mark.rule("VIL-NGT-11")
def test_five_villages_lie_on_the_ring_road_with_two_gauges_each():
    found = [(each.id, each.dread, each.anger) for each in villages(castle())]
    starts = [("oxbarrow", 1, 2), ("candlerow", 1, 2), ("mirewick", 2, 1), ("stavering", 2, 1), ("quernhill", 2, 1)]
    assert found == starts
    assert {gauge.most for gauge in NIGHTS.gauges(CONTENT).values() if gauge not in GAUGES} == {5}
    assert {gauge.key: gauge.most for gauge in GAUGES} == {"pacts": 5, "terror": 9, "mercy": 9, "setbacks": 2}


@pytest.mark.rule("VIL-NGT-12")
@pytest.mark.parametrize(
    ("dread", "anger", "word"), [(1, 2, "up"), (2, 2, "calm"), (3, 2, "calm"), (4, 2, "cowed"), (2, 0, "cowed")]
)
def test_a_village_is_up_calm_or_cowed_by_its_gauges(dread, anger, word):
    assert tempers(dread_oxbarrow=dread, anger_oxbarrow=anger)["oxbarrow"] == word


@pytest.mark.rule("VIL-NGT-12", "VIL-NGT-19")
def test_a_village_with_a_pact_is_neither_up_nor_cowed():
    assert tempers(flags="pact-oxbarrow", anger_oxbarrow=5)["oxbarrow"] == "a pact"
    assert tempers(flags="pact-oxbarrow", dread_oxbarrow=5)["oxbarrow"] == "a pact"


@pytest.mark.rule("VIL-NGT-12", "VIL-NGT-97")
def test_the_flags_of_who_is_up_follow_from_the_rest():
    assert said(NIGHTS.follows(castle())) == ["flag up-oxbarrow +1", "flag up-candlerow +1"]
    assert NIGHTS.follows(castle(flags="up-oxbarrow up-candlerow")) == ()
    calmed = castle(flags="up-oxbarrow up-candlerow", anger_oxbarrow=1)
    assert said(NIGHTS.follows(calmed)) == ["flag up-oxbarrow -1"]


@pytest.mark.rule("VIL-EX-27", "VIL-NGT-16", "VIL-NGT-17", "VIL-NGT-18")
def test_the_first_night_won_frightens_oxbarrow_and_word_reaches_candlerow():
    after = {"oxbarrow": (4, 1), "candlerow": (0, 3), "mirewick": (1, 1), "stavering": (1, 1), "quernhill": (1, 1)}
    assert valley() == after


@pytest.mark.rule("VIL-EX-27", "VIL-NGT-12", "VIL-NGT-20")
def test_the_dawn_after_it_moves_gauges_flags_and_tribute():
    shown = (Draw, ("beeswax", "cold-iron", "heartwood"))
    told = happens("valley", castle(mission="first-torches"), result(), shown)
    assert told[:2] == ["gauge dread-oxbarrow +3", "gauge anger-oxbarrow -1"]
    assert "flag up-candlerow +1" in told
    assert "flag up-oxbarrow +1" not in told
    assert [each for each in told if each.startswith("coin")] == ["coin +2"]


@pytest.mark.rule("VIL-EX-28", "VIL-NGT-16", "VIL-NGT-17", "VIL-NGT-18")
def test_a_lost_night_and_a_captive_stir_two_villages_past_one_with_a_pact():
    gauges = {
        "dread_candlerow": 1, "anger_candlerow": 3, "dread_stavering": 1, "anger_stavering": 1, "dread_quernhill": 0,
        "anger_quernhill": 0,
    }  # fmt: skip
    after = valley("the-mapmakers", won=False, flags="pact-mirewick", has="commoner", **gauges)
    assert (after["candlerow"], after["stavering"], after["quernhill"]) == ((0, 2), (0, 2), (0, 1))
    assert (after["mirewick"], after["oxbarrow"]) == ((1, 1), (0, 2))


@pytest.mark.rule("VIL-NGT-16")
def test_a_village_that_has_won_is_less_afraid_by_two():
    assert valley(won=False, dread_oxbarrow=4, anger_oxbarrow=3)["oxbarrow"] == (2, 2)


@pytest.mark.rule("VIL-NGT-18")
def test_word_may_reach_nobody():
    others = "pact-candlerow pact-mirewick pact-stavering pact-quernhill"
    after = valley(flags=others, has="hero", **CALM)
    assert {anger for _, anger in after.values()} == {0, 1}
    assert [id_ for id_, (_, anger) in after.items() if anger == 0] == ["oxbarrow"]


@pytest.mark.rule("VIL-NGT-19")
def test_strangers_by_the_road_of_a_pact_change_nothing_there_and_are_talked_of_all_the_same():
    after = valley(flags="pact-oxbarrow", **CALM)
    assert (after["oxbarrow"], after["candlerow"]) == ((1, 1), (0, 2))


@pytest.mark.rule("VIL-NGT-05", "VIL-NGT-17")
def test_no_gauge_leaves_its_scale():
    after = valley(dread_oxbarrow=4, anger_oxbarrow=0, dread_mirewick=0)
    assert (after["oxbarrow"], after["mirewick"]) == ((5, 0), (0, 1))


@pytest.mark.rule("VIL-NGT-20")
def test_pacts_send_their_good_and_the_cowed_two_dues():
    assert sent(flags="pact-candlerow") == ["thing beeswax +1"]
    assert sent(flags="pact-oxbarrow") == ["coin +2"]
    assert sent(dread_mirewick=3) == ["coin +2"]
    assert sent() == []


def wares(*cards, **more):
    return said(play(unpacked(castle(**more)), [(Draw, cards)]))


@pytest.mark.rule("VIL-NGT-71", "VIL-NGT-96")
def test_the_pedlar_shows_three_reagents_or_five_with_a_pact_and_puts_the_old_ones_away():
    three = ("beeswax", "cold-iron", "quicklime")
    assert wares(*three) == [f"shown {card} +1" for card in three]
    assert wares(*three, shows="heartwood")[0] == "shown heartwood -1"
    assert len(wares(*three, "heartwood", "moon-moss", flags="pact-oxbarrow")) == 5


@pytest.mark.rule("VIL-NGT-02", "VIL-NGT-87")
@pytest.mark.parametrize(("mission", "wanted"), [("first-torches", True), ("the-whole-country", False)])
def test_after_the_last_night_there_is_no_other_day(mission, wanted):
    state = castle(mission=mission)
    steps = {step.key: step.wanted is None or step.wanted(state) for step in NIGHTS.steps}
    assert list(steps) == ["count", "salvage", "scars", "castle", "valley", "dawn"]
    assert [key for key, is_wanted in steps.items() if not is_wanted] == ([] if wanted else ["valley", "dawn"])


def test_a_castle_without_villages_has_a_quiet_dawn():
    state = replace(castle(mission="first-torches"), content={**CONTENT, "villages": {}, "reagents": {}})
    (step,) = (each for each in NIGHTS.steps if each.key == "valley")
    assert play(step.happens(state, result()), []) == ()
