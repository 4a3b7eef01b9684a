"""Bonus and penalty cubes that last as long as a mission."""

from __future__ import annotations

from typing import Any

import pytest

from helpers.nova import activate, faces, nova
from helpers.nova_missions import do
from helpers.script import play
from horologium.engine.core.ask import Roll
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS, moments, verbs
from horologium.engine.rulesets.nova_aetas.company.between import next_entry
from horologium.engine.rulesets.nova_aetas.effects.modifiers import characteristic
from horologium.engine.rulesets.nova_aetas.effects.triggers import mission_start
from horologium.engine.rulesets.nova_aetas.effects.uses import use, use_options
from horologium.engine.rulesets.nova_aetas.faults import faults
from horologium.engine.rulesets.nova_aetas.fight import characteristic_tests as rolls
from horologium.engine.rulesets.nova_aetas.missions.cards import carry_out
from horologium.engine.rulesets.nova_aetas.specs import Cubes, EffectSpec, HeroEntry, HeroSpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.views.sheets import hero_stats

PRINTED: dict[str, Any] = {"rapidity": 5, "precision": 2, "physical": 4, "mind": 2, "health": 8}
SHEET = HeroSpec("valerio", "Valerio", **PRINTED, starting_class="squire", slots=Cubes(physical=2, health=1))


def valerio(skills=(), **changes):
    """Valerio with two slots on Physical, one on Health and none on Mind."""
    who = {"key": "valerio", "skills": [skill.id for skill in skills], **PRINTED, **changes}
    battle = nova(heroes={"A1": who, "A3": "sofia"}, hero_specs=(SHEET,), skills=skills, enemies={"H8": "guard"})
    return battle, battle.heroes[0]


def lay(battle, *cubes, hero=None):
    for name, amount in cubes:
        verbs.lay_cubes(battle, hero or battle.heroes[0], name, amount, "NAR-MIC-06")


@pytest.mark.rule("NAR-HER-07")
@pytest.mark.parametrize(("amount", "dice"), [(1, 5), (-2, 2)])
def test_a_cube_changes_the_dice_of_a_test(amount, dice):
    battle, hero = valerio()
    lay(battle, ("physical", amount))
    moment = moments.TestMoment(hero, "physical")
    play(rolls.test(battle, moment, 5, rule="NAR-TST-01"), [(Roll, faces(*[1] * dice))])


@pytest.mark.rule("NAR-HER-08")
@pytest.mark.parametrize(
    ("stays", "laid", "value"), [(0, 1, 5), (0, 2, 6), (0, 3, 6), (1, 2, 6), (2, 1, 6), (-1, 3, 6), (-1, 1, 4)]
)
def test_cubes_raise_a_characteristic_no_more_often_than_it_has_slots(stays, laid, value):
    battle, hero = valerio(physical=4 + stays)
    lay(battle, *[("physical", 1)] * laid)
    assert characteristic(battle, hero, "physical") == value


@pytest.mark.rule("NAR-HER-08")
def test_a_bonus_without_a_slot_is_lost_and_told():
    battle, hero = valerio()
    lay(battle, ("mind", 1))
    assert (hero.cubes, battle.journal.entries[-1].what) == ((), "cube-lost")
    assert "no free slot" in battle.journal.entries[-1].text(NOVA_AETAS.texts, NOVA_AETAS.names(battle))


@pytest.mark.rule("NAR-HER-08")
def test_penalties_need_no_slot_and_stop_at_one():
    battle, hero = valerio()
    lay(battle, ("mind", -5))
    assert characteristic(battle, hero, "mind") == 1


@pytest.mark.rule("NAR-HER-07")
def test_a_penalty_and_a_bonus_on_one_characteristic_cancel():
    battle, hero = valerio()
    lay(battle, ("physical", -2), ("mind", -1), ("physical", 1))
    assert dict(hero.cubes) == {"physical": -1, "mind": -1}
    lay(battle, ("physical", 1))
    assert dict(hero.cubes) == {"mind": -1}


@pytest.mark.rule("NAR-HER-07", "NAR-KOH-01")
@pytest.mark.parametrize(("wounds", "ko", "left"), [(4, False, 4), (5, True, 5), (7, True, 5)])
def test_who_has_more_wounds_than_health_is_left_goes_down(wounds, ko, left):
    battle, hero = valerio(wounds=wounds)
    lay(battle, ("health", -3))
    assert (hero.ko, hero.wounds) == (ko, left)
    assert [*faults(battle)] == []


@pytest.mark.rule("NAR-HER-07", "NAR-KOH-01")
def test_more_health_raises_nobody_who_is_down():
    battle, hero = valerio()
    play(verbs.wound(battle, hero, 9, by=None, rule="NAR-WND-01"), [])
    lay(battle, ("health", 1))
    assert (hero.ko, hero.wounds) == (True, 9)


@pytest.mark.rule("NAR-HER-07")
def test_missions_lay_cubes_for_those_concerned():
    battle, hero = valerio()
    play(carry_out(battle, (do("cube", "mind", amount=-1, to="heroes"), do("cube", "physical")), hero), [])
    assert [dict(one.cubes) for one in battle.heroes] == [{"mind": -1, "physical": 1}, {"mind": -1}]


@pytest.mark.rule("NAR-HER-07")
def test_a_skill_lays_a_cube_when_the_mission_starts():
    oath = SkillSpec("oath", "Oath", effects=(EffectSpec("cube", on="start", name="physical"),))
    battle, hero = valerio((oath,))
    play(mission_start(battle), [])
    assert dict(hero.cubes) == {"physical": 1}


@pytest.mark.rule("NAR-HER-07")
def test_a_skill_that_is_used_lays_a_cube_on_a_hero_within_range():
    cheer = SkillSpec(
        "cheer", "Cheer", kind="action", cost=1, effects=(EffectSpec("cube", to="hero", range=3, name="mind"),)
    )
    battle, hero = valerio((cheer,))
    activate(battle, "valerio")
    (option,) = [one for one in use_options(battle, hero) if one.key == "use:cheer"]
    play(use(battle, hero, option), [])
    assert [dict(one.cubes) for one in battle.heroes] == [{}, {"mind": 1}]


@pytest.mark.rule("NAR-HER-07")
def test_the_sheet_tells_cubes_of_this_mission_from_those_that_stay():
    battle, hero = valerio(physical=5)
    lay(battle, ("physical", 1))
    stat = next(stat for stat in hero_stats(battle, hero) if stat.key == "physical")
    assert stat.value == 6
    assert [(part.amount, part.why) for part in stat.reasons] == [
        (4, "sheet"), (1, "cube"), (1, "cube for this mission"),
    ]  # fmt: skip


@pytest.mark.rule("NAR-HER-07")
def test_after_the_mission_only_cubes_that_stay_are_left():
    battle, hero = valerio(physical=5)
    lay(battle, ("physical", 1), ("mind", -1))
    assert next_entry(hero, HeroEntry("valerio", cubes=Cubes(physical=1))).cubes == Cubes(physical=1)


@pytest.mark.rule("NAR-HER-07")
def test_cubes_come_back_from_a_save_and_no_cubes_leave_no_trace():
    battle, hero = valerio()
    assert all("cubes" not in one for one in NOVA_AETAS.codec.dump(battle)["heroes"])
    lay(battle, ("physical", 1))
    assert NOVA_AETAS.codec.load(NOVA_AETAS.codec.dump(battle)).heroes[0].cubes == hero.cubes
