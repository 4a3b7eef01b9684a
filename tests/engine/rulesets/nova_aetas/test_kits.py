"""What is kept from one question to the next: it must never outlive what it was worked out from."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from helpers.nova import nova
from helpers.rehearsal import alone, content
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.nova_aetas.board.sightlines import in_reach, sight, valid_target
from horologium.engine.rulesets.nova_aetas.effects.holdings import kit_of
from horologium.engine.rulesets.nova_aetas.fight.attack import lines
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.library import library_of

ROOFED = ("......", ".##...", ".##.t.", "......")


@pytest.mark.parametrize("change", ["flipped", "reload"])
def test_a_card_that_cannot_be_used_takes_its_attack_away(change):
    battle, hero, _ = alone("valerio", items=("short-sword",))
    keys = [line.key for line in lines(battle, hero)]
    setattr(hero.items[0], change, True)
    assert [line.key for line in lines(battle, hero)] == keys[1:]


def test_a_kit_of_a_restored_battle_follows_its_own_cards():
    battle, hero, _ = alone("valerio", items=("short-sword",))
    kit = kit_of(battle, hero)
    other = NOVA_AETAS.codec.clone(battle)
    other.heroes[0].items.clear()
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
    reach = in_reach(battle, hero.cell, 1, 3, melee=melee, physical=physical)
    for cell in each(board.cells):
        found = bool(reach >> cell & 1) and sight(battle, hero, cell).clear
        assert found is valid_target(battle, hero, cell, 1, 3, melee=melee, physical=physical)


def test_sight_is_looked_for_again_when_somebody_steps_between():
    battle = nova(("....",), {"A1": "valerio"}, {"D1": "guard"})
    hero, enemy = battle.heroes[0], battle.enemies[0]
    assert sight(battle, hero, battle.terrain.board.cell("C1")).clear
    enemy.cell = battle.terrain.board.cell("B1")
    battle.refresh_cells()
    assert not sight(battle, hero, battle.terrain.board.cell("C1")).clear
