"""What the texts of missions say of their time agrees with the clock, for a party of any size, in both languages."""

from __future__ import annotations

from functools import cache

import pytest

from helpers.spoken_times import times
from horologium import paths
from horologium.content.load import load_pack
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.nova_aetas.missions.times import end_for, told_to

SIZES = range(1, 5)
each_text = pytest.mark.parametrize(
    ("pack", "language"), [(pack, code) for pack in ("rehearsal", "the-sealed-letter") for code in ("en", "it")]
)


@cache
def missions(pack, language):
    return load_pack(paths.campaigns() / pack, RULESETS, language).content["missions"].values()


def set_ups(pack, language):
    """Each mission for each size of party: the times that its first cards name, and when it ends for each size."""
    for spec in missions(pack, language):
        ends = {heroes: end_for(spec, heroes) for heroes in SIZES}
        for heroes in SIZES:
            cards = [card.text for card in told_to(spec, heroes).cards if card.kind == "setup"]
            yield (spec.id, heroes), times(" ".join(cards)), ends[heroes], {*ends.values()}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("by a quarter to ten, or twenty-five past twelve", {"9:45", "12:25"}),
        ("Half past two, until eleven; at five to one", {"2:30", "11:00", "12:55"}),
        ("entro le dieci meno un quarto o mezzanotte e dieci", {"9:45", "12:10"}),
        ("all'una meno venti, fino alle undici, alle 9:05", {"12:40", "11:00", "9:05"}),
    ],
)
def test_times_are_read_from_words(text, found):
    assert times(text) == found


@each_text
def test_nobody_is_told_the_end_of_another_size_of_party(pack, language):
    assert [
        (who, named & (ends - {end})) for who, named, end, ends in set_ups(pack, language) if named & (ends - {end})
    ] == []


@each_text
def test_a_set_up_that_names_times_names_the_end_for_this_party(pack, language):
    assert [(who, named, end) for who, named, end, _ in set_ups(pack, language) if named and end not in named] == []


@each_text
def test_who_is_told_that_the_end_has_moved_is_told_where_to(pack, language):
    for spec in missions(pack, language):
        for event in spec.events:
            moved = {deed.name for deed in event.deeds if deed.do == "end-time"}
            told = times(" ".join(deed.text for deed in event.deeds))
            assert not moved or not told or told == moved, (spec.id, event.on)
