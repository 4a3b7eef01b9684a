"""The campaign folders of the pack: the tables of the ledger."""

from __future__ import annotations

from collections import Counter

import pytest

from helpers.years import pack
from horologium.engine.core.consequences import CardRef
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS
from horologium.engine.rulesets.village_attacks.nights.validation import flaws

PRICES = {
    "iron-shutters": (4, "cold-iron"), "smoke-hangings": (4, "tallow"), "crooked-mirrors": (4, "smoked-glass"),
    "heaped-lumber": (3, "heartwood"), "long-table": (5, "beeswax"), "second-still": (5, "cold-iron"),
    "stone-cots": (5, "quicklime"), "warm-ashes": (5, "grave-earth"), "drawn-circle": (6, "name-thread"),
    "reading-desk": (5, "beeswax"), "trap-rack": (5, "heartwood"), "glass-roof": (4, "quicklime"),
    "chained-floor": (4, "cold-iron"),
}  # fmt: skip
RECIPES = {
    "fat-fire": "2 tallow beeswax", "caltrops": "2 cold-iron", "lime-fall": "quicklime cold-iron tallow",
    "marsh-breath": "2 moon-moss bog-myrtle", "hive-jar": "2 beeswax tallow",
    "glass-floor": "smoked-glass heartwood cold-iron", "false-stair": "heartwood 2 grave-earth",
    "bell-of-names": "name-thread cold-iron beeswax", "black-broth": "moon-moss grave-earth",
    "clear-head": "moon-moss bog-myrtle", "hare-blood": "tallow bog-myrtle", "iron-sleep": "cold-iron beeswax",
    "second-face": "name-thread moon-moss", "heart-wine": "name-thread quicklime grave-earth",
    "red-mist": "smoked-glass moon-moss", "spare-puppet": "heartwood name-thread",
}  # fmt: skip


def content(folder):
    return pack().content[folder]


def counted(line):
    """Reagents in a line: ``2 tallow beeswax``."""
    words, found = line.split(), Counter()
    for place, word in enumerate(words):
        if not word.isdigit():
            found[word] = int(words[place - 1]) if place and words[place - 1].isdigit() else 1
    return found


def test_nothing_in_the_pack_contradicts_itself():
    assert list(flaws(pack().content)) == []


def test_furnishings_cost_what_the_ledger_says():
    assert {id_: (each.dues, *each.reagents) for id_, each in content("furnishings").items()} == PRICES


@pytest.mark.rule("VIL-NGT-10", "VIL-NGT-67")
def test_recipes_are_those_of_the_ledger_and_six_are_known():
    assert {id_: Counter(each.reagents) for id_, each in content("recipes").items()} == {
        id_: counted(line) for id_, line in RECIPES.items()
    }
    known = [id_ for id_, each in content("recipes").items() if each.known == "founding"]
    assert sorted(known) == ["black-broth", "caltrops", "clear-head", "fat-fire", "hare-blood", "lime-fall"]


@pytest.mark.rule("VIL-NGT-48")
def test_nine_of_twelve_lines_are_scars():
    scars = content("scars").values()
    assert (len(scars), sum(each.lasts for each in scars)) == (12, 9)


@pytest.mark.rule("VIL-NGT-11")
def test_the_ring_road_has_five_villages_in_their_order():
    ring = sorted(content("villages").values(), key=lambda each: each.road)
    goods = [(each.id, each.good or each.dues) for each in ring]
    assert goods == [
        ("oxbarrow", 2), ("candlerow", "beeswax"), ("mirewick", "bog-myrtle"), ("stavering", "heartwood"),
        ("quernhill", "quicklime"),
    ]  # fmt: skip
    starts = [tuple(gauge.start for gauge in content("towns")[each.id].gauges) for each in ring]
    assert starts == [(1, 2), (1, 2), (2, 1), (2, 1), (2, 1)]


@pytest.mark.rule("VIL-NGT-66")
def test_ten_reagents_come_from_field_castle_and_villages_and_six_from_the_pedlar():
    sold = [id_ for id_, each in content("reagents").items() if each.pedlar]
    assert (len(content("reagents")), len(sold)) == (10, 6)
    assert not {"tallow", "name-thread", "smoked-glass", "grave-earth"} & {*sold}


@pytest.mark.rule("VIL-NGT-08", "VIL-NGT-31")
def test_every_room_of_a_scenario_is_one_of_the_castle_and_has_a_zone_of_its_own():
    assert [id_ for id_, each in content("rooms").items() if each.founding == "choice"] == [
        "belfry",
        "hothouse",
        "oubliette",
    ]
    for mission in content("missions").values():
        zones = [place.zone for place in mission.places]
        assert {place.room for place in mission.places} <= {*content("rooms")}
        assert len(zones) == len({*zones})


@pytest.mark.rule("VIL-NGT-04")
def test_every_card_of_the_year_can_be_read():
    for kind in NIGHTS.data.kinds:
        for id_ in NIGHTS.cards(pack().content, kind.key):
            face = NIGHTS.card(pack().content, CardRef(kind.key, id_))
            assert face.label
            assert face.text or kind.key == "achievement"
