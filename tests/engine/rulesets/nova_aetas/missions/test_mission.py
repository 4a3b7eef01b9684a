"""Events, goals, tiles that are revealed, and how missions end."""

from __future__ import annotations

import pytest

from helpers.nova import PLAIN, enemy_spec, nova
from helpers.nova import hero as a_hero
from helpers.nova_missions import card, do, event, holds, noted, quest, token
from helpers.script import play
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.nova_aetas.library import SpecLibrary
from horologium.engine.rulesets.nova_aetas.mission_specs import (
    ChoiceSpec,
    Connector,
    EnemyPlace,
    Goal,
    MissionSpec,
    TilePlace,
)
from horologium.engine.rulesets.nova_aetas.missions.cards import draw_card
from horologium.engine.rulesets.nova_aetas.missions.mission import (
    acting,
    begin,
    judge,
    reveal,
    settle,
    time_events,
    too_many_down,
)
from horologium.engine.rulesets.nova_aetas.specs import TileSpec
from horologium.engine.rulesets.nova_aetas.state import Battle
from horologium.engine.rulesets.nova_aetas.turns.hand import visit
from horologium.engine.rulesets.nova_aetas.verbs import put

FLAG = do("raise-flag", "it")


def ticks(battle, count):
    for _ in range(count):
        battle.now += 1
        play(time_events(battle, battle.now), [])
        play(settle(battle), [])


@pytest.mark.rule("NAR-HOR-12")
def test_an_event_happens_once_when_the_hand_reaches_its_time():
    battle, _ = quest(events=(event("time", "8:10", FLAG),))
    ticks(battle, 1)
    assert "it" not in battle.flags
    ticks(battle, 1)
    assert battle.flags["it"] == 1
    ticks(battle, 144)
    assert battle.flags["it"] == 1


@pytest.mark.rule("NAR-HOR-12")
def test_an_event_happens_before_the_activations_of_its_quadrant():
    battle, _ = quest(events=(event("time", "8:05", do("delay", amount=1, to="heroes")),))
    battle.active = None
    battle.hero("valerio").at = battle.now + 1
    play(visit(battle), [])
    assert (battle.hero("valerio").at, battle.now) == (battle.now + 1, 97)


@pytest.mark.rule("NAR-MIS-25")
def test_an_event_of_a_sign_happens_every_time_the_hand_passes_its_quadrant():
    battle, _ = quest(events=(event("sign", "taurus", FLAG),))
    ticks(battle, 1)
    assert "it" not in battle.flags
    ticks(battle, 1)
    assert battle.flags["it"] == 1
    ticks(battle, 24)
    assert battle.flags["it"] == 3


def test_the_sign_of_the_twelfth_quadrant_is_pisces():
    battle, _ = quest(events=(event("sign", "pisces", FLAG),))
    ticks(battle, 12)
    assert battle.flags["it"] == 1


@pytest.mark.rule("NAR-HOR-12")
@pytest.mark.parametrize(
    ("on", "name", "news"),
    [
        ("defeated", "guard", "defeated:guard"),
        ("defeated", "", "defeated:nun"),
        ("ko", "", "ko:valerio"),
        ("healed", "valerio", "healed:valerio"),
        ("seized", "grain", "seized:grain"),
        ("fallen", "girolamo", "fallen:girolamo"),
        ("destroyed", "bush", "destroyed:bush"),
        ("entered", "map", "entered:map"),
        ("flag", "alarm", "flag:alarm"),
    ],
)
def test_an_event_answers_to_what_has_happened_and_to_nothing_else(on, name, news):
    battle, _ = quest(events=(event(on, name, FLAG),))
    battle.news.append("collected:something")
    play(settle(battle), [])
    assert "it" not in battle.flags
    battle.news += [news, news]
    play(settle(battle), [])
    assert battle.flags["it"] == 1


def test_an_event_that_may_recur_does_so():
    battle, _ = quest(events=(event("defeated", "", FLAG, once=False),))
    battle.news += ["defeated:guard", "defeated:guard"]
    play(settle(battle), [])
    assert battle.flags["it"] == 2


def test_an_event_waits_for_its_conditions_alone():
    battle, _ = quest(events=(event("always", "", FLAG, when=(holds("flag", "door"),)),))
    play(settle(battle), [])
    assert "it" not in battle.flags
    battle.flags["door"] = 1
    play(settle(battle), [])
    play(settle(battle), [])
    assert battle.flags["it"] == 1


def test_an_event_concerns_the_hero_who_acts():
    battle, hero = quest("D4", "sofia", events=(event("flag", "alarm", do("threat", amount=2)),))
    battle.news.append("flag:alarm")
    play(settle(battle), [])
    assert (hero.threat, battle.hero("sofia").threat) == (2, 0)
    battle.active = None
    assert acting(battle) is None


def test_events_that_call_each_other_for_ever_are_stopped():
    battle, _ = quest(events=(event("flag", "it", FLAG, once=False),))
    battle.news.append("flag:it")
    with pytest.raises(RuntimeError, match="never come to rest"):
        play(settle(battle), [])


@pytest.mark.rule("NAR-TIM-04", "NAR-MIC-08")
def test_the_mission_ends_at_once_when_its_goal_is_met():
    goal = Goal("free", (holds("collected", "relic"),), text="You have it.")
    battle, _ = quest(goals=(goal,))
    play(begin(battle), [])
    assert not battle.ended
    battle.news.append("collected:relic")
    play(settle(battle), [])
    assert (battle.ended, battle.won, noted(battle, "story")[-1]) == ("free", True, {"text": "You have it."})


@pytest.mark.rule("NAR-TIM-05")
@pytest.mark.parametrize(("party", "down", "lost"), [(4, 2, False), (4, 3, True), (2, 1, False), (2, 2, True)])
def test_three_ko_heroes_lose_a_mission_and_all_of_a_smaller_company(party, down, lost):
    battle, _ = quest("D4", *("sofia", "rebecca", "vincenzo")[: party - 1])
    for hero in battle.heroes[:down]:
        hero.ko = True
    battle.refresh_models()
    play(settle(battle), [])
    assert (bool(battle.ended), battle.won) == (lost, False)


@pytest.mark.rule("NAR-TIM-05")
def test_a_mission_may_bear_more_or_fewer_ko_heroes():
    battle, hero = quest("D4", "sofia", ko_limit=1)
    hero.ko = True
    assert too_many_down(battle)
    battle, hero = quest(ko_limit=0)
    hero.ko = True
    assert not too_many_down(battle)


@pytest.mark.rule("NAR-TIM-06")
def test_what_is_won_and_lost_by_the_same_action_is_won():
    goals = (Goal("fell", (holds("ko"),), won=False), Goal("slain", (holds("defeated"),)))
    battle, hero = quest(goals=goals, events=(event("ko", "", do("lose", "down")),))
    hero.ko = True
    battle.news += ["ko:valerio", "defeated:guard"]
    play(settle(battle), [])
    assert (battle.ended, battle.won) == ("slain", True)


@pytest.mark.rule("NAR-TIM-03")
@pytest.mark.parametrize(("time_out", "won"), [("lost", False), ("won", True)])
def test_running_out_of_time_is_a_defeat_unless_the_mission_says_otherwise(time_out, won):
    battle, _ = quest(time_out=time_out)
    battle.active, battle.now = None, battle.end - 1
    play(visit(battle), [])
    assert (battle.ended, battle.won) == ("time", won)


@pytest.mark.rule("NAR-TIM-03", "NAR-TIM-06")
def test_what_is_met_when_the_time_is_up_still_wins():
    battle, _ = quest(goals=(Goal("held", (holds("time", "11:00"),)),))
    battle.active, battle.now = None, battle.end - 1
    play(visit(battle), [])
    assert (battle.ended, battle.won) == ("held", True)


@pytest.mark.parametrize(("deed", "won"), [(do("win", "saved"), True), (do("lose", "saved"), False)])
def test_a_deed_can_end_the_mission(deed, won):
    battle, _ = quest(events=(event("flag", "it", deed),))
    battle.news.append("flag:it")
    play(settle(battle), [])
    assert (battle.ended, battle.won) == ("saved", won)


@pytest.mark.rule("NAR-CAM-02", "NAR-MIC-10")
@pytest.mark.parametrize(("won", "text"), [(True, "Well done."), (False, "Next time.")])
def test_a_mission_has_a_conclusion_for_victory_and_for_defeat(won, text):
    goal = Goal("over", (holds("party"),), won=won)
    battle, _ = quest(goals=(goal,), won="Well done.", lost="Next time.")
    judge(battle)
    assert noted(battle, "story") == [{"text": text}]


NIGHT = card("night", "setup", deeds=(do("clock", "9:00", to="10:30"), do("goals", "night")))


@pytest.mark.rule("NAR-MIC-09", "NAR-EX-23")
def test_a_later_set_up_card_replaces_the_goals_and_the_setting_of_the_horologium():
    goals = (Goal("day", (holds("flag", "won"),)), Goal("dawn", (holds("defeated"),), part="night"))
    battle, hero = quest(cards=(NIGHT,), goals=goals, enemies={"A1": "guard"})
    hero.at, battle.groups[0].at = battle.now + 3, battle.now + 1
    play(night_falls(battle), [])
    assert [goal.outcome for goal in battle.goals] == ["dawn"]
    assert (battle.now % 144, battle.end % 144) == (108, 126)
    assert (hero.at - battle.now, battle.groups[0].at - battle.now) == (3, 1)


def night_falls(battle):
    return draw_card(battle, "night", None)


@pytest.mark.rule("NAR-MIC-09")
def test_after_the_horologium_was_set_times_count_from_there():
    battle, _ = quest(cards=(NIGHT,), events=(event("time", "9:05", FLAG),), goals=(Goal("x", (holds("flag", "no"),)),))
    play(night_falls(battle), [])
    ticks(battle, 1)
    assert battle.flags["it"] == 1


def test_the_end_can_be_put_off():
    battle, _ = quest(events=(event("flag", "it", do("end-time", "12:00")),))
    battle.news.append("flag:it")
    play(settle(battle), [])
    assert battle.end == 144


def two_tiles(hero="D10", by_card=False, enemies=(), tokens=()):
    tiles = (TilePlace("map", row=9, name="south"), TilePlace("north", hidden=True, by_card=by_card))
    battle = nova(heroes={}, cards=(enemy_spec("guard"),))
    library = SpecLibrary(
        heroes=(), classes=(), skills=(), equipment=(), enemies=battle.library.enemies, injuries=(), reagents=(),
        tiles=(TileSpec("map", "Map", PLAIN), TileSpec("north", "North", ("c.......", *PLAIN[1:]))),
    )  # fmt: skip
    spec = MissionSpec(
        id="two", name="Two", start="8:00", end="11:00", heroes_at=("D10",), enemies=enemies, tokens=tokens,
        tiles=tiles, connectors=(Connector(("D9", "E9"), "north"),),
    )  # fmt: skip
    table = Battle(
        mission=spec, library=library, options=battle.options, now=96, start=96, end=132, phase="clock", heroes=[],
        enemies=[], groups=[], scenery=[], tokens=[], revealed=[0], goals=[], injuries=battle.injuries,
        draft=battle.draft, reagents={}, crates=battle.crates,
    )  # fmt: skip
    table.heroes.append(a_hero(table, hero))
    table.refresh_cells()
    return table


@pytest.mark.rule("NAR-MIS-35", "NAR-CMP-09")
def test_the_next_tile_is_revealed_when_a_hero_stands_in_the_first_row_of_the_last_one():
    battle = two_tiles("D11")
    play(settle(battle), [])
    assert battle.revealed == [0]
    put(battle, battle.heroes[0], battle.terrain.board.cell("D10"))
    play(settle(battle), [])
    assert battle.revealed == [0, 1]
    assert battle.terrain.tiles[1] >> battle.terrain.board.cell("D9") & 1


@pytest.mark.rule("NAR-WTG-01", "NAR-WTG-02", "NAR-MIS-35")
def test_a_tile_brings_its_enemies_tokens_and_crates():
    battle = two_tiles(enemies=(EnemyPlace("guard", ("A2",)),), tokens=(token("lever", "H1"),))
    play(reveal(battle, 1), [])
    assert [enemy.card for enemy in battle.enemies] == ["guard"]
    assert sorted(one.kind for one in battle.tokens) == ["crate", "lever"]
    assert battle.groups[0].at == battle.now + 1
    assert battle.news == ["revealed:north"]


def test_a_tile_that_waits_for_a_card_is_not_revealed_by_walking():
    battle = two_tiles("D10", by_card=True)
    play(settle(battle), [])
    assert battle.revealed == [0]


def test_a_tile_is_revealed_only_once():
    battle = two_tiles(enemies=(EnemyPlace("guard", ("A2",)),))
    for _ in range(2):
        play(reveal(battle, 1), [])
    assert (len(battle.enemies), battle.revealed) == (1, [0, 1])


def test_a_choice_of_the_first_card_is_asked_at_the_start():
    choices = (ChoiceSpec("pay", "Pay", then=(do("coins", amount=-2),)), ChoiceSpec("go", "Go on"))
    battle, _ = quest(cards=(card("gate", "setup", choices=choices, ask=True),), intro="A gate.", purse=2)
    battle.active = None
    play(begin(battle), [(Choose, ("gate:pay",))])
    assert (battle.coins, noted(battle, "story")) == (-2, [{"text": "A gate."}])


@pytest.mark.rule("NAR-CMP-13")
def test_a_mission_knows_what_the_company_has_achieved_before():
    goal = Goal("known", (holds("achievement", "trusted-companions"),))
    battle, _ = quest(goals=(goal,), achievements=("trusted-companions",))
    play(begin(battle), [])
    assert battle.ended == "known"
