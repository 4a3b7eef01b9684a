"""What is kept from one question to the next: it must never outlive what it was worked out from."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from helpers.nova import nova
from helpers.nova_fuzz import Fuzz
from helpers.rehearsal import alone, content
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.journal import Journal
from horologium.engine.core.table import Table
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.nova_aetas.board.sightlines import in_reach, sight, valid_target
from horologium.engine.rulesets.nova_aetas.board.ways import reach
from horologium.engine.rulesets.nova_aetas.company.gear import store
from horologium.engine.rulesets.nova_aetas.effects.holdings import kit_of
from horologium.engine.rulesets.nova_aetas.enemies.targets import target_of
from horologium.engine.rulesets.nova_aetas.fight.attack import lines, targets
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.library import library_of
from horologium.engine.rulesets.nova_aetas.setup import set_up
from horologium.engine.rulesets.nova_aetas.turns.actions import menu
from horologium.engine.rulesets.nova_aetas.verbs import flip

ROOFED = ("......", ".##...", ".##.t.", "......")


def test_a_card_that_cannot_be_used_takes_its_attack_away():
    battle, hero, _ = alone("valerio", items=("short-sword",))
    keys = [line.key for line in lines(battle, hero)]
    flip(battle, hero, hero.items[0])
    assert [line.key for line in lines(battle, hero)] == keys[1:]


def read_again(battle):
    """The same battle without anything that was worked out before."""
    terrain = battle.terrain
    for known in (
        battle.vista.targets,
        battle.vista.sights,
        battle.vista.chances,
        terrain.vistas,
        terrain.maps,
        terrain.reaches,
        battle.library.known.natures,
        battle.library.known.gaits,
        battle.library.known.keywords,
        battle.library.known.kits,
    ):
        known.clear()
    return NOVA_AETAS.codec.load(NOVA_AETAS.codec.dump(battle))


def assert_nothing_is_stale(battle):
    """What is kept of models and offered to the active hero is what a battle just read works out."""
    kept = standing(battle), offered(battle), wanted(battle)
    fresh = read_again(battle)
    assert kept == (standing(fresh), offered(fresh), wanted(fresh))
    for hero, same in zip(battle.heroes, fresh.heroes, strict=True):
        assert kit_of(battle, hero).groups == kit_of(fresh, same).groups


def standing(battle):
    """Where everybody is, as the masks have it."""
    return battle.hero_cells, battle.fallen, dict(battle.enemy_cells), battle.foes, battle.taken, battle.objects


def offered(battle):
    """What heroes can do: the attacks of each and whom they can choose, and the menu of the active one."""
    aims = [(hero.key, line.key, targets(battle, hero, line)) for hero in battle.heroes for line in lines(battle, hero)]
    active = battle.active
    return aims, [action.key for action in menu(battle, battle.hero(active.hero))] if active else []


def wanted(battle):
    """Where every model can go, how far it is from there, and whom the enemies go for."""
    models = [*battle.heroes, *battle.enemies]
    moves = [(model.key, found.ends, found.rings()) for model in models for found in [reach(battle, model, 6)]]
    return moves, [(enemy.key, target_of(battle, enemy)) for enemy in battle.enemies]


@pytest.mark.parametrize("missions", [4, pytest.param(1_000, marks=pytest.mark.trial)])
def test_what_is_kept_never_outlives_a_change(missions):
    for seed in range(missions):
        table = Table(NOVA_AETAS, set_up(Fuzz(content(), seed).setup()), journal=Journal(quiet=True), spacing=100)
        router = Router(DiceBox(seed), {}, others=RandomBot(seed))
        while play_on(table, router, 1):
            assert_nothing_is_stale(table.state)
            if table.pending is not None and table.pending.rule == "NAR-HAC-07":
                assert table.pending.keys() == offered(read_again(table.state))[1]


def test_a_kit_of_a_restored_battle_follows_its_own_cards():
    battle, hero, _ = alone("valerio", items=("short-sword",))
    kit = kit_of(battle, hero)
    other = NOVA_AETAS.codec.clone(battle)
    store(other, other.heroes[0], other.heroes[0].items[0])
    assert len(lines(other, other.heroes[0])) < len(lines(battle, hero))
    assert kit_of(battle, hero) is kit


def test_missions_of_one_pack_share_a_library_and_other_content_does_not():
    pack = MappingProxyType(dict(content()))
    assert library_of(pack) is library_of(pack)
    assert library_of(dict(pack)) is not library_of(dict(pack))


@pytest.mark.rule("NAR-RNG-01", "NAR-BLD-08", "NAR-BLD-10")
@pytest.mark.parametrize(("melee", "physical"), [(True, True), (False, True), (False, False)])
@pytest.mark.parametrize("square", ["A1", "B2+1", "F4"])
def test_what_is_in_reach_and_in_sight_is_a_valid_target(square, melee, physical):
    battle = nova(ROOFED, {square: "valerio"})
    hero, board = battle.heroes[0], battle.terrain.board
    near = in_reach(battle, hero.cell, 1, 3, melee=melee, physical=physical)
    for cell in each(board.cells):
        found = bool(near >> cell & 1) and sight(battle, hero, cell).clear
        assert found is valid_target(battle, hero, cell, 1, 3, melee=melee, physical=physical)


def test_sight_is_looked_for_again_when_somebody_steps_between():
    battle = nova(("....",), {"A1": "valerio"}, {"D1": "guard"})
    hero, enemy = battle.heroes[0], battle.enemies[0]
    assert sight(battle, hero, battle.terrain.board.cell("C1")).clear
    enemy.cell = battle.terrain.board.cell("B1")
    battle.refresh_cells()
    assert not sight(battle, hero, battle.terrain.board.cell("C1")).clear
