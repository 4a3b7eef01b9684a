"""The tiles and missions of the rehearsal pack: drawn as the ledger says, short, and won by sound players."""

from __future__ import annotations

from functools import cache

import pytest

from helpers.shipped import shipped
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.table import Table
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.missions.legend import all_deeds
from horologium.engine.rulesets.nova_aetas.player.hero_bot import HeroBot
from horologium.engine.rulesets.nova_aetas.turns.clock import DAY, tick_of

MISSIONS = ("a-toll-on-the-road", "the-satchel-of-bagnaia", "smoke-over-the-warehouses", "the-millers-debt")
TILES = {
    "village-street": "......../.###..b./.###..../.###L.t./....c.../.L####../..####../........",
    "wood": "tb....t./....t.../.b....b./...tt.../.c....t./t..b..../....b.t./.t......",
    "abbey-court": "......../......../####..../####L.../......../.b..####/.t.L####/c.......",
    "ford-and-bridge": "......../.b....t./~~~..~~~/~~~..~~~/~~~..~~~/......../.t..c.b./........",
    "warehouses": "......c./.####.../.####.../.L....b./...####./...####./.c.L..../........",
    "ruin": ".t....t./...b..../..###.../..###.b./..###L../.b....../....c.../t......t",
}


@cache
def pack():
    return shipped("rehearsal")


def mission(name):
    return pack().content["missions"][name]


def outcome(name, heroes, seed, bot):
    spec = mission(name)
    table = Table(NOVA_AETAS, NOVA_AETAS.set_up(Setup(spec, pack().content, spec.party[:heroes])))
    play_on(table, Router(DiceBox(seed), {}, others=bot(seed)))
    return table.outcome


@pytest.mark.rule("NAR-MIS-35")
@pytest.mark.parametrize("name", TILES)
def test_the_tiles_are_those_of_the_ledger(name):
    assert "/".join(pack().content["tiles"][name].rows) == TILES[name]


@pytest.mark.parametrize("name", MISSIONS)
def test_a_mission_takes_an_hour_to_an_hour_and_a_half(name):
    spec = mission(name)
    ends = [spec.end, *(deed.name for deed in all_deeds(spec) if deed.do == "end-time")]
    lengths = [(tick_of(end) - tick_of(spec.start)) % DAY for end in ends]
    assert all(12 <= length <= 18 for length in lengths)


@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("name", MISSIONS)
def test_players_who_choose_at_random_come_to_an_end(name, heroes):
    assert outcome(name, heroes, 1, RandomBot).why


@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("name", MISSIONS)
def test_a_mission_can_be_won(name, heroes):
    games = (outcome(name, heroes, seed, HeroBot) for seed in range(30))
    assert any(game.winner for game in games)


@pytest.mark.rule("NAR-LOC-01", "NAR-LOC-09", "NAR-MIS-33")
def test_the_exploration_has_a_location_tests_dialogue_and_an_exit():
    cards = mission("the-satchel-of-bagnaia").cards
    (place,) = [card for card in cards if card.kind == "location"]
    choices = [choice for card in cards for choice in card.choices]
    assert (len(place.points), place.exit) == (3, "the-cart-track")
    assert {choice.tag for choice in choices} == {"", "talk", "intimidate"}
    assert any(choice.test for choice in choices)


def test_the_defence_has_drafts_and_enemies_who_seize():
    spec = mission("smoke-over-the-warehouses")
    assert [objective.order for objective in spec.objectives] == ["seize"]
    assert any(deed.do == "draft" for deed in all_deeds(spec))
    assert spec.time_out == "won"


@pytest.mark.parametrize("seed", range(3))
def test_the_lesson_is_won_by_a_sound_player(seed):
    assert outcome("first-steps", 2, seed, HeroBot).winner == "heroes"
