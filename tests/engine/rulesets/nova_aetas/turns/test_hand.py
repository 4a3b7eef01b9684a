"""The minute hand on its way: order of events, the end by time, injuries."""

from __future__ import annotations

import pytest

from helpers.nova import nova
from helpers.nova_pack import INJURIES
from helpers.script import play
from horologium.engine.core.ask import Draw
from horologium.engine.rulesets.nova_aetas.effects.modifiers import characteristic
from horologium.engine.rulesets.nova_aetas.mission_specs import EventSpec, MissionDeed
from horologium.engine.rulesets.nova_aetas.state import Group
from horologium.engine.rulesets.nova_aetas.turns.hand import advance, injure, visit


def ahead(steps, **changes):
    """Valerio's token so many Quadrants ahead of the hand, and a guard's at the far end of the dial."""
    battle = nova(heroes={"A1": "valerio", "B1": "sofia"}, enemies={"H8": "guard"}, **changes)
    battle.groups = [Group("guard", battle.now + 11)]
    battle.hero("valerio").at = battle.now + steps
    battle.hero("sofia").at = battle.now + 11
    return battle


def down(battle, quadrants=1):
    hero = battle.hero("sofia")
    hero.ko, hero.wounds, hero.at = True, hero.health, battle.now + quadrants
    battle.refresh_models()
    return hero


def lap(battle, now):
    """Later, the hand one Quadrant before the token of the hero who is down, Valerio's one after it."""
    battle.now, battle.groups[0].at, battle.hero("valerio").at = now, now + 11, now + 2


def noted(battle):
    return [entry.what for entry in battle.journal.entries]


@pytest.mark.rule("NAR-HOR-06")
def test_the_hand_moves_to_the_next_quadrant_that_holds_a_token():
    battle = ahead(4)
    play(advance(battle), [])
    assert battle.now == 100


@pytest.mark.rule("NAR-HOR-04")
def test_the_hand_stays_while_the_active_quadrant_holds_a_token():
    battle = ahead(0)
    play(advance(battle), [])
    assert battle.now == 96


@pytest.mark.rule("NAR-EX-08", "NAR-HOR-07", "NAR-HOR-06")
def test_the_papal_guard_acts_next_after_sofia_has_spent_two_ap():
    battle = nova(heroes={"A1": "sofia"}, enemies={"H8": "papal-guard"})
    battle.hero("sofia").at += 2
    play(advance(battle), [])
    assert battle.now == battle.groups[0].at == 97


@pytest.mark.rule("NAR-HOR-09")
def test_the_hour_hand_moves_on_when_the_minute_hand_passes_twelve():
    battle = ahead(3, start=106)
    play(advance(battle), [])
    assert [entry.facts["hour"] for entry in battle.journal.entries if entry.what == "hour"] == [9]


@pytest.mark.rule("NAR-HOR-10", "NAR-HOR-12")
@pytest.mark.parametrize(("time", "raised"), [("8:10", 1), ("8:15", 1), ("8:20", 0)])
def test_events_happen_when_their_time_is_reached_or_passed(time, raised):
    event = EventSpec("time", time, deeds=(MissionDeed("raise-flag", "bell"),))
    battle = ahead(3, mission={"events": (event,)})
    play(advance(battle), [])
    assert battle.flags.get("bell", 0) == raised


@pytest.mark.rule("NAR-HOR-10", "NAR-HOR-12")
def test_an_event_comes_before_the_activations_of_its_quadrant_and_once_only():
    event = EventSpec("time", "8:05", deeds=(MissionDeed("raise-flag", "bell"),))
    battle = ahead(1, mission={"events": (event,)}, length=200)
    play(advance(battle), [])
    battle.now += 143
    play(visit(battle), [])
    assert battle.flags["bell"] == 1


@pytest.mark.rule("NAR-TIM-03", "NAR-HOR-10")
def test_the_mission_is_lost_at_once_when_the_end_time_is_reached():
    event = EventSpec("time", "8:10", deeds=(MissionDeed("raise-flag", "bell"),))
    battle = ahead(5, length=2, mission={"events": (event,)})
    play(advance(battle), [])
    assert (battle.now, battle.ended, battle.won) == (98, "time", False)
    assert "bell" not in battle.flags


@pytest.mark.rule("NAR-TIM-03")
def test_a_mission_can_say_that_time_is_on_the_side_of_the_heroes():
    battle = ahead(5, length=2, mission={"time_out": "won"})
    play(advance(battle), [])
    assert (battle.ended, battle.won) == ("time", True)


@pytest.mark.rule("NAR-KOH-05", "NAR-INJ-01", "NAR-KOH-04")
def test_a_hero_who_is_down_draws_an_injury_when_the_hand_passes_his_token():
    battle = ahead(3, injuries=tuple(INJURIES.values()))
    hero = down(battle, 2)
    play(advance(battle), [(Draw, ("limp",))])
    assert (hero.injuries, battle.injuries.cards) == (["limp"], ["limp", "ribs", "ribs"])


@pytest.mark.rule("NAR-KOH-05")
def test_the_quadrant_in_which_the_hand_stands_counts_only_on_the_next_lap():
    battle = ahead(3, injuries=tuple(INJURIES.values()), length=100)
    hero = down(battle, 0)
    play(advance(battle), [])
    lap(battle, 107)
    play(advance(battle), [(Draw, ("limp",))])
    assert (battle.now, hero.injuries) == (109, ["limp"])


@pytest.mark.rule("NAR-KOH-05", "NAR-INJ-02")
def test_each_lap_brings_another_injury_and_they_add_up():
    battle = ahead(1, injuries=tuple(INJURIES.values()), length=100)
    hero = down(battle)
    play(advance(battle), [(Draw, ("limp",))])
    lap(battle, 108)
    play(advance(battle), [(Draw, ("limp",))])
    assert hero.injuries == ["limp", "limp"]
    assert characteristic(battle, hero, "rapidity") == 3


@pytest.mark.rule("NAR-INJ-05")
def test_an_injury_works_from_the_moment_it_is_drawn():
    battle = ahead(3, injuries=tuple(INJURIES.values()))
    hero = down(battle)
    play(injure(battle, hero), [(Draw, ("ribs",))])
    assert hero.wounds == hero.health - 2


@pytest.mark.rule("NAR-INJ-04")
def test_an_empty_injury_deck_takes_its_discards_back_and_then_gives_nothing():
    battle = ahead(3, injuries=tuple(INJURIES.values()))
    hero = down(battle)
    battle.injuries.cards, battle.injuries.discards = [], ["limp"]
    play(injure(battle, hero), [(Draw, ("limp",))])
    play(injure(battle, hero), [])
    assert hero.injuries == ["limp"]


@pytest.mark.rule("NAR-HOR-10")
def test_hour_hand_events_and_injuries_come_in_this_order():
    event = EventSpec("time", "9:00", deeds=(MissionDeed("say", text="The bell."),))
    battle = ahead(2, start=107, injuries=tuple(INJURIES.values()), mission={"events": (event,)})
    down(battle)
    play(visit(battle), [(Draw, ("limp",))])
    assert noted(battle) == ["hour", "event", "story", "injured"]
