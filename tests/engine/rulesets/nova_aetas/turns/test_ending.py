"""How missions end."""

from __future__ import annotations

import pytest

from helpers.nova import nova
from helpers.script import play
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.nova_aetas.mission_specs import Goal, MissionCondition
from horologium.engine.rulesets.nova_aetas.turns.ending import settle
from horologium.engine.rulesets.nova_aetas.turns.flow import outcome, step
from horologium.engine.rulesets.nova_aetas.verbs import knock_out


@pytest.mark.rule("NAR-TIM-04")
def test_the_mission_ends_at_once_and_the_rest_of_the_activation_is_skipped():
    goal = Goal("there", (MissionCondition("heroes-at", at=("A2",)),))
    battle = nova(heroes={"A1": {"key": "valerio", "statuses": {"burn": 1}}}, mission={"goals": (goal,)})
    battle.goals = [goal]
    play(step(battle), [])
    play(step(battle), [(Choose, ("move",)), (Choose, ("A2",))])
    assert (outcome(battle).winner, outcome(battle).why, battle.active) == ("heroes", "there", None)
    assert battle.hero("valerio").wounds == 0


@pytest.mark.rule("NAR-TIM-05")
@pytest.mark.parametrize(("heroes", "down", "over"), [(4, 2, False), (4, 3, True), (2, 1, False), (2, 2, True)])
def test_three_heroes_down_or_all_of_a_small_company_lose_the_mission(heroes, down, over):
    names = ["valerio", "sofia", "rebecca", "vincenzo"][:heroes]
    battle = nova(
        heroes={f"{column}1": name for column, name in zip("ABCD", names, strict=False)}, enemies={"H8": "guard"}
    )
    for hero in battle.heroes[:down]:
        hero.ko, hero.wounds = True, hero.health
    battle.refresh_models()
    play(settle(battle), [])
    assert (battle.phase == "over", battle.won) == (over, False)


@pytest.mark.rule("NAR-TIM-06")
def test_what_is_won_and_lost_by_one_deed_is_won():
    goal = Goal("slain", (MissionCondition("all-defeated"),))
    battle = nova(heroes={"A1": "valerio"}, enemies={"H8": "guard"})
    battle.goals = [goal]
    battle.hero("valerio").ko, battle.enemies = True, []
    play(settle(battle), [])
    assert (battle.ended, battle.won) == ("slain", True)


@pytest.mark.rule("NAR-HOR-11")
def test_a_company_without_a_token_on_the_dial_has_lost():
    battle = nova(heroes={"A1": "valerio"}, enemies={"H8": "guard"}, mission={"ko_limit": 0})
    knock_out(battle, battle.hero("valerio"))
    play(settle(battle), [])
    assert (outcome(battle).why, outcome(battle).rules) == ("nobody-left", ("NAR-HOR-11",))


@pytest.mark.rule("NAR-STS-09")
def test_all_statuses_end_with_the_mission():
    battle = nova(heroes={"A1": {"key": "valerio", "statuses": {"poison": 1}}}, enemies={"H8": "guard"})
    battle.ended = "time"
    play(settle(battle), [])
    assert battle.hero("valerio").statuses == {}
