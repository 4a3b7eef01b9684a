"""Kinds of cards and gauges as a game names them."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from horologium.engine.core.kinds import CardKind, Gauge, Word, cards_of, gauges_of
from horologium.engine.core.plots import GaugeSpec, TownSpec


@dataclass(frozen=True, slots=True)
class Trap:
    id: str
    brewed: bool


def kind(key, role="ware", folder="", **more):
    return CardKind(key, Word(key, key), "star", role, folder, **more)


CONTENT = {"traps": {"lime": Trap("lime", brewed=True), "pit": Trap("pit", brewed=False)}, "missions": {"night": 1}}
KINDS = (
    kind("trap", folder="traps"),
    kind("recipe", "knowledge", "traps", meant=lambda trap: trap.brewed),
    kind("bow", printed={"short": 1}),
)


@pytest.mark.parametrize(
    ("key", "cards"),
    [("trap", ["lime", "pit"]), ("recipe", ["lime"]), ("bow", ["short"]), ("mission", ["night"]), ("vow", [])],
)
def test_cards_of_a_kind_lie_in_the_pack_or_in_the_game(key, cards):
    assert list(cards_of(KINDS, CONTENT, key)) == cards


def test_a_kind_whose_folder_a_pack_has_not_got_has_no_cards():
    assert cards_of(KINDS, {}, "trap") == {}


def test_places_of_a_pack_bring_gauges_beside_those_of_the_game():
    dread = GaugeSpec("dread", "Dread of Oxbarrow", 5, start=2)
    towns = {"oxbarrow": TownSpec("oxbarrow", "Oxbarrow", 1, 1, gauges=(dread,))}
    found = gauges_of([Gauge("terror", "Terror", 9)], {"towns": towns})
    assert found == {
        "terror": Gauge("terror", "Terror", 9),
        "dread-oxbarrow": Gauge("dread-oxbarrow", "Dread of Oxbarrow", 5, 2),
    }


@pytest.mark.parametrize(("value", "found"), [(-1, 0), (0, 0), (3, 3), (9, 9), (10, 9)])
def test_what_goes_beyond_an_end_of_a_scale_is_lost(value, found):
    assert Gauge("terror", "Terror", 9).within(value) == found
