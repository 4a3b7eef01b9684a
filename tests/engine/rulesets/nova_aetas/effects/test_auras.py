"""Auras that need no use: of items, of skills, and of tokens on the table."""

from __future__ import annotations

import pytest

from helpers.nova import nova
from helpers.nova_enemies import token
from helpers.nova_missions import do
from helpers.nova_pack import CONTENT, skirmish
from helpers.script import play
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.effects.vocabulary import check_effects
from horologium.engine.rulesets.nova_aetas.fight.defence import defence_moment, defence_pool, difficulty
from horologium.engine.rulesets.nova_aetas.mission_specs import EventSpec, TokenPlace
from horologium.engine.rulesets.nova_aetas.missions.cards import carry_out
from horologium.engine.rulesets.nova_aetas.missions.mission_checks import check_mission
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, EquipmentSpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.verbs import put

BRAVE = EffectSpec("dice", on="around", range=2, name="physical-defence")
EASE = EffectSpec("difficulty", on="around", range=2, amount=-1)
LANTERN = EquipmentSpec("lantern", "Lantern", "accessory", effects=(BRAVE, EASE))
CALM = SkillSpec("calm", "Calm", effects=(BRAVE,))
ROWS = ("........",) * 3


def march(bearer="A1", items=("lantern",), skills=()):
    """Valerio with Physical 4 carries the lantern, Sofia stands at D1 with as many, a guard is far off."""
    heroes = {bearer: {"key": "valerio", "items": items, "skills": list(skills)}, "D1": "sofia"}
    return nova(ROWS, heroes, {"H3": "guard"}, equipment=(LANTERN,), skills=(CALM,))


def defence(battle, key):
    """The dice and the difficulty of a hero's defence against the guard."""
    (enemy,) = battle.enemies
    m = defence_moment(battle, enemy, battle.hero(key), battle.library.enemy["guard"].attacks[0])
    return defence_pool(battle, m).total, difficulty(battle, m).total


@pytest.mark.rule("NAR-AUR-07", "NAR-AUR-05")
@pytest.mark.parametrize(("square", "found"), [("B1", (5, 4)), ("C2", (5, 4)), ("A1", (4, 5)), ("C3", (4, 5))])
def test_the_aura_of_an_item_reaches_heroes_within_its_range(square, found):
    battle = march(square)
    assert (defence(battle, "sofia"), defence(battle, "valerio")) == (found, (5, 4))


@pytest.mark.rule("NAR-AUR-05", "NAR-AUR-06", "NAR-AUR-07")
def test_the_aura_of_an_item_moves_along_with_its_bearer():
    battle = march("A1")
    put(battle, battle.heroes[0], battle.terrain.board.cell("C1"))
    assert defence(battle, "sofia") == (5, 4)
    put(battle, battle.heroes[1], battle.terrain.board.cell("F1"))
    assert defence(battle, "sofia") == (4, 5)


@pytest.mark.rule("NAR-AUR-07", "NAR-EQP-17", "NAR-KOH-10")
@pytest.mark.parametrize("how", ["flipped", "ko"])
def test_a_card_that_is_flipped_or_whose_bearer_is_down_has_no_aura(how):
    battle = march("C1")
    (item,), valerio = battle.heroes[0].items, battle.heroes[0]
    item.flipped, valerio.ko = how == "flipped", how == "ko"
    valerio.kit = None
    assert defence(battle, "sofia") == (4, 5)


@pytest.mark.rule("NAR-AUR-07")
def test_a_passive_skill_can_be_an_aura():
    assert defence(march("C1", items=(), skills=("calm",)), "sofia") == (5, 5)


@pytest.mark.rule("NAR-AUR-07", "NAR-AUR-09")
@pytest.mark.parametrize(("square", "dice"), [("D3", 5), ("F1", 5), ("F2", 4)])
def test_a_token_has_an_aura_where_it_lies(square, dice):
    battle = march(items=())
    token(battle, square, name="shrine").aura = BRAVE
    battle.refresh_cells()
    assert defence(battle, "sofia") == (dice, 5)


@pytest.mark.rule("NAR-AUR-07", "NAR-AUR-06")
def test_the_aura_of_a_token_comes_and_goes_with_it():
    battle = march(items=())
    shrine = TokenPlace("objective", "D2", "shrine", label="The shrine", aura=BRAVE)
    play(carry_out(battle, (do("put-tokens", tokens=(shrine,)),), None), [])
    assert defence(battle, "sofia") == (5, 5)
    play(carry_out(battle, (do("remove-tokens", "shrine"),), None), [])
    assert defence(battle, "sofia") == (4, 5)


@pytest.mark.rule("NAR-AUR-07")
def test_the_reason_names_the_token_and_the_rule():
    battle = march(items=())
    token(battle, "D2", name="shrine").aura = BRAVE
    battle.refresh_cells()
    m = defence_moment(battle, battle.enemies[0], battle.hero("sofia"), battle.library.enemy["guard"].attacks[0])
    assert defence_pool(battle, m).reasons()[-1] == [1, "shrine", "NAR-AUR-07"]


@pytest.mark.rule("NAR-AUR-07")
def test_a_token_with_an_aura_comes_back_from_a_save_and_says_so_on_the_board():
    battle = march(items=())
    token(battle, "D2", name="shrine").aura = BRAVE
    battle.refresh_cells()
    again = NOVA_AETAS.codec.load(NOVA_AETAS.codec.dump(battle))
    assert defence(again, "sofia") == (5, 5)
    assert [one.label for one in NOVA_AETAS.view(again, "heroes").tokens] == ["Shrine (aura 2)"]


@pytest.mark.rule("NAR-AUR-07")
def test_an_aura_without_range_is_refused():
    lamp = EquipmentSpec("lamp", "Lamp", "accessory", effects=(EffectSpec("dice", on="around"),))
    (flaw,) = check_effects({"equipment": {"lamp": lamp}})
    assert (flaw.key, flaw.message) == ("effects.0.range", "an aura needs it")


@pytest.mark.rule("NAR-AUR-07")
@pytest.mark.parametrize(
    ("aura", "key"),
    [
        (EffectSpec("dice", on="always", range=2), "on"),
        (EffectSpec("climb", on="around", range=2), "on"),
        (EffectSpec("dice", on="around", range=2, name="chess"), "name"),
    ],
)
def test_the_aura_of_a_token_is_checked_wherever_it_is_written(aura, key):
    shrine = TokenPlace("objective", "D4", "shrine", aura=aura)
    laid = skirmish(events=(EventSpec("start", deeds=(do("put-tokens", tokens=(shrine,)),)),))
    assert f"tokens.0.aura.{key}" in [flaw.key for flaw in check_mission(skirmish(tokens=(shrine,)), CONTENT)]
    assert f"events.0.deeds.0.tokens.0.aura.{key}" in [flaw.key for flaw in check_mission(laid, CONTENT)]
