"""What players may write, and what cards are called."""

from __future__ import annotations

import pytest

from helpers.campaigns import road_pack
from helpers.sealed_letter import pack as sealed_letter
from helpers.shipped import library
from horologium.campaign.errors import Refused
from horologium.campaign.wording import (
    MOST_NAME,
    called,
    clean_name,
    counted,
    free_name,
    listing,
    must_exist,
    outcome_called,
    prose,
)
from horologium.engine.core.speech import TONGUE, Tongue
from horologium.engine.rulesets import RULESETS


def test_a_name_is_kept_without_spaces_around_it():
    assert clean_name("  Ada of Siena ", "a name") == "Ada of Siena"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (" ", "must not be empty"),
        ("x" * 61, "keep it to 60"),
        ("A\x00da", r"U\+0000"),
        ("A\nda", r"U\+000A"),
        ("A\tda", r"U\+0009"),
        ("A\u202eda", r"U\+202E"),
        ("A\u2028da", r"U\+2028"),
        ("\ud800", r"U\+D800"),
    ],
)
def test_a_name_that_cannot_be_shown_on_one_line_is_refused(text, why):
    with pytest.raises(Refused, match=why):
        clean_name(text, "a name")


def test_a_text_may_have_lines_and_may_be_empty():
    assert (prose("one\r\ntwo \n", "a note"), prose("  ", "a note")) == ("one\ntwo", "")


@pytest.mark.parametrize(("text", "why"), [("x" * 20_001, "keep it to 20000"), ("a\x07", r"U\+0007")])
def test_a_text_has_its_limits_too(text, why):
    with pytest.raises(Refused, match=why):
        prose(text, "a note")


def test_words_become_lists():
    assert [listing([]), listing(["a"]), listing(["a", "b", "c"])] == ["", "a", "a, b and c"]
    assert counted(["Ember", "Sulphur", "Ember"]) == "2 × Ember and Sulphur"


def test_a_card_that_the_pack_does_not_have_is_called_by_its_id():
    assert (called(road_pack(), "skill", "witness-me"), called(road_pack(), "skill", "nap")) == ("Witness Me!", "nap")


def test_an_unknown_card_is_refused_with_the_nearest_one():
    with pytest.raises(Refused, match="has no reagent 'embre': did you mean 'ember'"):
        must_exist(road_pack(), "reagent", "embre")


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        ("three-arches", "The bridge held"),
        ("time", "the time was up"),
        ("a-way-of-old", "a way of old"),
    ],
)
def test_an_outcome_has_the_title_of_its_mission_or_plain_words(outcome, words):
    assert outcome_called(sealed_letter(), "the-bridge-at-bologna", outcome) == words


def test_a_name_that_is_taken_gets_a_number_and_stays_short_enough():
    assert free_name("Siena", ["Lucca"]) == "Siena"
    assert free_name("Siena", ["SIENA", "siena 2"]) == "Siena 3"
    assert len(free_name("x" * MOST_NAME, ["x" * MOST_NAME])) <= MOST_NAME


def foreign(text):
    return f"({text})"


def packs_of_campaigns():
    """The packs of those games that have campaigns."""
    return sorted(id_ for id_, pack in library().packs.items() if RULESETS[pack.ruleset].campaign is not None)


@pytest.mark.parametrize("id_", packs_of_campaigns())
def test_every_end_of_every_mission_is_told_in_the_language_of_the_table(id_):
    pack, before = library().packs[id_], TONGUE.get()
    ends = RULESETS[pack.ruleset].campaign.missions.ends
    known = [
        (mission, outcome) for mission in pack.content["missions"] for outcome in ends(pack.content, mission).outcomes
    ]
    specs = pack.content["missions"].values()
    titles = {each.title for spec in specs for each in getattr(spec, "outcomes", ())}
    titles |= {each.name for spec in specs for each in getattr(spec, "ends", ())}
    TONGUE.set(Tongue("xx", foreign))
    try:
        told = {outcome_called(pack, *each) for each in known} - titles
    finally:
        TONGUE.set(before)
    assert [words for words in told if not words.startswith("(")] == []
