"""Who comes to a mission of a game whose players choose them."""

from __future__ import annotations

import pytest

from helpers.pebbles import Caller
from helpers.shipped import library
from horologium.engine.rulesets import RULESETS
from horologium.protocol.mission_catalogue import ServedMissions
from horologium.protocol.server import Host

MISSION = {"ruleset": "nova-aetas", "mission": "rehearsal/a-toll-on-the-road"}
DUEL = {"ruleset": "constellation", "mission": "constellation/duel-of-champions"}


@pytest.fixture(scope="module")
def table() -> Caller:
    """A caller of a host that knows the games and packs we ship."""
    return Caller(Host(RULESETS, ServedMissions(library())))


def heroes(table):
    figures = table.do("view", seat="heroes")["view"]["figures"]
    return {figure["key"]: figure["life"] for figure in figures if figure["rank"] == "hero"}


def test_heroes_come_by_name_or_as_the_campaign_has_made_them(table):
    table.do("new", **MISSION, party=["valerio", {"hero": "sofia", "wounds": 2}])
    assert heroes(table) == {"valerio": 8, "sofia": 4}


def test_an_inline_battle_is_checked_for_the_party_that_comes(table):
    tiles = [{"tile": library().packs["rehearsal"].content["missions"]["a-toll-on-the-road"].tiles[0].tile}]
    times = {"start": "8:00", "end": "9:00", "time_out": "won"}
    battle = {"name": "A meeting", **times, "tiles": tiles, "heroes_at": ["A1"]}
    asked = {"ruleset": "nova-aetas", "pack": "rehearsal", "battle": battle}
    assert "no square left" in table.ask("new", **asked)["error"]["message"]
    assert table.ask("new", **asked, party=["valerio"])["ok"]


@pytest.mark.rule("NAR-GEN-01")
def test_without_a_party_the_heroes_of_the_pack_come(table):
    table.do("new", **MISSION)
    assert len(heroes(table)) == 4


@pytest.mark.parametrize(
    ("party", "complaint"),
    [
        (["nobody"], "nobody"),
        ([7], "party[0]"),
        ([{"hero": "sofia", "shoes": 2}], "shoes"),
        ([{"hero": "sofia", "wounds": "many"}], "wounds"),
        ([{"hero": "sofia", "skills": ["fireball"]}], "fireball"),
        (["sofia", "sofia"], "party"),
    ],
)
def test_a_party_that_cannot_be_is_refused_with_the_reason(table, party, complaint):
    reply = table.ask("new", **MISSION, party=party)
    assert reply["error"]["code"] == "bad-battle"
    assert complaint in f"{reply['error']}"


def test_bands_come_by_the_id_of_the_pack_or_as_a_table(table):
    ours = {"name": "Ours", "members": [{"profile": "hero", "name": "Ida"}]}
    reply = table.do("new", **DUEL, party=[ours, "lone-sun"])
    assert [seat["name"] for seat in reply["seats"]] == ["Ours", "Lone Sun"]


def test_one_band_alone_is_refused(table):
    reply = table.ask("new", **DUEL, party=["lone-sun"])
    assert (reply["error"]["code"], "two bands" in reply["error"]["message"]) == ("bad-battle", True)


def test_a_band_that_the_pack_has_not_got_is_refused(table):
    reply = table.ask("new", **DUEL, party=["lone-son", "lone-sun"])
    assert (reply["error"]["code"], "lone-sun" in f"{reply['error']}") == ("bad-battle", True)


def test_a_game_whose_missions_say_who_comes_takes_no_party(table):
    reply = table.ask("new", ruleset="demo", mission="demo/the-ford", party=["ada"])
    assert reply["error"]["code"] == "bad-battle"
