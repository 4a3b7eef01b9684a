"""Chase and other moves that somebody is forced to."""

from __future__ import annotations

import pytest

from helpers.nova import activate, enemy_spec, keyword, nova
from helpers.script import play
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.nova_aetas.board.forced import chase, push
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.state import Options

FIELD = ("......", "......", "......")
FATED = enemy_spec("fated", keywords=(keyword("destiny"),))
ROOTED = SkillSpec("rooted", "Rooted", effects=(EffectSpec("unmovable", "always"),))
SHOVE = SkillSpec("shove", "Shove", effects=(EffectSpec("chase-may-stay", "always"),))


def scene(foes, at="B2", rows=FIELD, players=False, others=None, **hero):
    """Valerio, in his activation and engaged, and some enemies."""
    options = Options(enemy_choices="players" if players else "worst")
    heroes = {at: {"key": "valerio", **hero}, **(others or {})}
    battle = nova(rows, heroes, foes, cards=(FATED,), skills=(ROOTED, SHOVE), options=options)
    valerio = activate(battle, "valerio")
    battle.active.engaged = True
    return battle, valerio, battle.enemies[0]


def to(*keys):
    return (Choose, keys)


def where(battle, *models):
    return [battle.terrain.board.name(model.cell) for model in models]


@pytest.mark.rule("NAR-KWD-11", "NAR-KWD-12", "NAR-ENG-10")
def test_chase_moves_the_target_and_the_attacker_takes_its_square():
    battle, hero, guard = scene({"C2": "guard"})
    play(chase(battle, hero, guard), [to("C1")])
    assert where(battle, guard, hero) == ["C1", "C2"]
    assert "reacted" not in [entry.what for entry in battle.journal.entries]


@pytest.mark.rule("NAR-KWD-11")
def test_the_target_goes_to_any_free_square_beside_it():
    battle, hero, guard = scene({"C2": "guard", "C1": "guard"}, rows=("......", "...t..", "......"))
    play(chase(battle, hero, guard), [])
    assert where(battle, guard) == ["C3"]


@pytest.mark.rule("NAR-KWD-12")
def test_an_attacker_who_was_not_adjacent_stays():
    battle, hero, guard = scene({"D2": "guard"})
    play(chase(battle, hero, guard), [to("E2")])
    assert where(battle, guard, hero) == ["E2", "B2"]


@pytest.mark.rule("NAR-KWD-13")
def test_chase_does_nothing_if_there_is_no_free_square():
    battle, hero, guard = scene({"B1": "guard"}, at="A1", rows=("..#",))
    play(chase(battle, hero, guard), [])
    assert where(battle, guard, hero) == ["B1", "A1"]
    assert [entry.what for entry in battle.journal.entries] == ["cornered"]


@pytest.mark.rule("NAR-KWD-14")
def test_an_enemy_with_destiny_cannot_be_moved():
    battle, hero, fated = scene({"C2": "fated"})
    play(chase(battle, hero, fated), [])
    play(push(battle, fated, 2, hero), [])
    assert where(battle, fated, hero) == ["C2", "B2"]


@pytest.mark.rule("NAR-KWD-14", "NAR-MIS-04")
def test_a_hero_who_is_unmovable_stands_his_ground():
    battle, hero, guard = scene({"C2": "guard"}, skills=["rooted"])
    play(chase(battle, guard, hero), [])
    assert where(battle, guard, hero) == ["C2", "B2"]


@pytest.mark.rule("NAR-KWD-11", "NAR-KOH-11")
def test_a_hero_who_went_ko_is_not_moved():
    battle, hero, guard = scene({"C2": "guard"}, ko=True)
    play(chase(battle, guard, hero), [])
    play(push(battle, hero, 2, guard), [])
    assert where(battle, guard, hero) == ["C2", "B2"]


@pytest.mark.rule("NAR-KWD-11")
def test_an_enemy_that_falls_is_not_moved():
    battle, hero, guard = scene({"C2": "guard"})
    guard.wounds = guard.health
    play(chase(battle, hero, guard), [])
    assert where(battle, guard, hero) == ["C2", "B2"]


@pytest.mark.rule("NAR-KWD-11", "NAR-KWD-12")
def test_an_enemy_drives_a_hero_beside_its_fellows():
    battle, hero, guard = scene({"A2": "guard", "C3": "guard", "C1": "guard", "D3": "guard"}, rows=(*FIELD, "......"))
    play(chase(battle, guard, hero), [])
    assert where(battle, hero, guard) == ["C2", "B2"]


@pytest.mark.rule("NAR-KWD-11")
def test_an_enemy_drives_a_hero_away_from_his_friends():
    battle, hero, guard = scene({"B1": "guard"}, others={"A3": "sofia"})
    play(chase(battle, guard, hero), [])
    assert where(battle, hero) == ["C2"]


@pytest.mark.rule("NAR-KWD-11")
def test_the_players_choose_for_the_enemy_if_they_want_to():
    battle, hero, guard = scene({"A2": "guard"}, players=True)
    play(chase(battle, guard, hero), [to("B3")])
    assert where(battle, hero, guard) == ["B3", "B2"]


@pytest.mark.rule("NAR-SQU-05")
@pytest.mark.parametrize(("answer", "ends"), [("stay", "B2"), ("step", "C2")])
def test_a_hero_who_shoves_may_stay(answer, ends):
    battle, hero, guard = scene({"C2": "guard"}, skills=["shove"])
    play(chase(battle, hero, guard), [to("C1"), to(answer)])
    assert where(battle, guard, hero) == ["C1", ends]


@pytest.mark.rule("NAR-BLD-12")
def test_nobody_is_driven_off_a_roof():
    battle, hero, guard = scene({"B1+1": "guard"}, at="C1+1", rows=(".##.",))
    play(chase(battle, hero, guard), [])
    play(push(battle, guard, 3, hero), [])
    assert where(battle, guard, hero) == ["B1+1", "C1+1"]


@pytest.mark.rule("NAR-ZON-04", "NAR-KOH-09")
def test_nobody_is_driven_into_the_non_zone_or_onto_a_ko_hero():
    fallen = {"D2": {"key": "sofia", "ko": True}}
    battle, hero, guard = scene({"C2": "guard"}, rows=("..~...", "......", "..#..."), others=fallen)
    play(chase(battle, hero, guard), [])
    assert where(battle, guard, hero) == ["C2", "B2"]


@pytest.mark.rule("NAR-ENG-10", "NAR-KOH-09")
def test_a_push_takes_a_model_over_squares_it_could_walk_on():
    fallen = {"D1": {"key": "sofia", "ko": True}}
    battle, hero, guard = scene({"C1": "guard"}, at="B1", rows=("......", "..t..."), others=fallen)
    play(push(battle, guard, 2, hero), [to("E1")])
    assert where(battle, guard, hero) == ["E1", "B1"]


@pytest.mark.rule("NAR-ENG-10")
def test_a_push_may_leave_the_model_where_it_is():
    battle, hero, guard = scene({"C1": "guard"}, at="B1")
    play(push(battle, guard, 2, hero), [to("C1")])
    assert (where(battle, guard), battle.journal.entries) == (["C1"], [])


@pytest.mark.rule("NAR-WTG-07")
def test_a_hero_who_is_moved_wakes_whom_he_comes_near():
    battle, hero, guard = scene({"A2": "guard", "F2": "fated"})
    battle.enemies[1].waiting = True
    play(chase(battle, guard, hero), [])
    assert not battle.enemies[1].waiting
