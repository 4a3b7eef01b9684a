"""The twelve nights have the maps and values of the ledger (VIL-MIS-25 to 29 and 34 to 40)."""

import re
import tomllib

import pytest

from helpers.night import content, monster, night
from horologium import paths
from horologium.engine.rulesets.village_attacks.mission_specs import Scaled
from horologium.engine.rulesets.village_attacks.state import Options

NIGHTS = {
    "first-torches": "VIL-MIS-25",
    "the-three-altars": "VIL-MIS-26",
    "long-ladders": "VIL-MIS-27",
    "the-yunfakh-column": "VIL-MIS-28",
    "wake-what-sleeps": "VIL-MIS-29",
    "the-last-hinge": "VIL-MIS-34",
    "four-purses": "VIL-MIS-35",
    "the-ransom": "VIL-MIS-36",
    "break-the-siege": "VIL-MIS-37",
    "the-mapmakers": "VIL-MIS-38",
    "four-towers": "VIL-MIS-39",
    "the-whole-country": "VIL-MIS-40",
}
MAPS = (
    "VIL-MIS-25", "VIL-MIS-26", "VIL-MIS-27", "VIL-MIS-28", "VIL-MIS-29", "VIL-MIS-34",
    "VIL-MIS-35", "VIL-MIS-36", "VIL-MIS-37", "VIL-MIS-38", "VIL-MIS-39", "VIL-MIS-40",
)  # fmt: skip
ZONE = re.compile(r"(\w+) [^(]+\((\d+)\)[^:]*: (.*)")


def written(mission):
    """What the ledger says of a night."""
    ledger = tomllib.loads((paths.resources() / "codex" / "village-attacks.toml").read_text(encoding="utf-8"))
    return next(entry["suggest"] for entry in ledger["missing"] if entry["id"] == NIGHTS[mission])


def drawn(text):
    """The zones of a map: their capacity and their neighbours."""
    found = map(ZONE.match, text.splitlines())
    return {line[1]: (int(line[2]), set(line[3].split(", "))) for line in found if line}


@pytest.mark.rule(*MAPS)
@pytest.mark.parametrize("mission", NIGHTS)
def test_the_map_is_that_of_the_ledger(mission):
    plan = written(mission).partition("MAP\n")[2]
    assert drawn(content()["missions"][mission].map) == drawn(plan)


@pytest.mark.rule(*MAPS)
@pytest.mark.parametrize("mission", NIGHTS)
def test_the_spawn_zones_are_those_of_the_ledger(mission):
    letters = re.search(r"SPAWN (.*)", written(mission))[1]
    assert list(content()["missions"][mission].spawns) == [part.split()[1] for part in letters.split(", ")]


@pytest.mark.rule(*MAPS)
@pytest.mark.parametrize("mission", NIGHTS)
def test_morale_and_the_heart_are_those_of_the_ledger(mission):
    text, spec = written(mission), content()["missions"][mission]
    morale = re.search(r"Morale (-?\d+) \+ (\d+)N(?: \(with N=1: (\d+)\))?[,.]", text)
    assert spec.heart == int(re.search(r"Heart (\d+)", text)[1])
    assert spec.morale == (Scaled(*map(int, morale.groups()[: morale.lastindex])) if morale else None)


@pytest.mark.rule("VIL-MIS-22")
@pytest.mark.parametrize("mission", NIGHTS)
def test_every_zone_of_a_night_can_be_reached(mission):
    battle = night(spec=content()["missions"][mission])
    assert max(battle.ways.to_heart) < 20


@pytest.mark.rule("VIL-MIS-41")
@pytest.mark.parametrize("mission", NIGHTS)
def test_every_night_names_its_four_ends(mission):
    ends = content()["missions"][mission].ends
    assert sorted(end.end for end in ends) == ["bled", "broken", "slipped", "stood"]


@pytest.mark.rule("VIL-MIS-41")
@pytest.mark.parametrize(
    ("mission", "modes"),
    [
        ("first-torches", (False, False, False)),
        ("the-yunfakh-column", (True, True, False)),
        ("the-whole-country", (True, True, True)),
        ("long-ladders", (False, False, True)),
    ],
)
def test_a_night_uses_the_modes_that_it_names(mission, modes):
    battle = night(spec=content()["missions"][mission])
    assert (battle.with_yunfakh, battle.with_troll, battle.day_night) == modes


@pytest.mark.rule("VIL-MIS-24")
@pytest.mark.parametrize(("count", "tokens"), [(1, 1), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_spawn_tokens_follow_the_monsters(count, tokens):
    party = ("weeping-bell", "ember-nun", "bramblehart", "candle-widow", "marionettist")[:count]
    battle = night(*map(monster, party), spec=content()["missions"]["first-torches"])
    zones = "ABCDAB"[:tokens]
    spawns = dict(zip("ABCD", content()["missions"]["first-torches"].spawns, strict=True))
    assert [battle.castle.board.name(zone) for zone in battle.tokens] == [spawns[letter] for letter in zones]
    morale = 44 if count == 1 else 22 * count - 4
    assert (battle.morale, battle.mission.marks, battle.dial) == (morale, (6, 12, 18), 0)


@pytest.mark.rule("VIL-MIS-24")
@pytest.mark.parametrize(("level", "heart"), [("gentle", 10), ("standard", 8), ("grim", 6)])
def test_the_level_changes_the_heart(level, heart):
    assert night(options=Options(level=level)).heart == heart
