"""Rounds and phases (ledger topic RND)."""

import pytest

from helpers.night import monster, night, noted, step
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw, Roll

SIX = ("melee", "melee", "ranged", "ranged", "magic", "defence")


@pytest.mark.rule("VIL-RND-01")
def test_a_round_is_the_monsters_the_villagers_and_the_restore_phase():
    battle = night(monster("weeping-bell", zone="GH", dice="villager"))
    phases = [battle.phase]
    turn, trap, card = (Choose, ("end",)), (Draw, ("net-fall",)), (Draw, ("cousins",))
    for script in ([turn], [], [], [trap], [], [], [], [], [card], [], []):
        play(step(battle), script)
        phases += [battle.phase] if battle.phase != phases[-1] else []
    assert phases == ["monsters", "summoned", *VILLAGERS, "restore", "monsters"]
    assert battle.round == 2


@pytest.mark.rule("VIL-RND-03")
def test_the_villagers_phase_runs_its_steps_in_order():
    more = {"villagers": ("1 commoner YA",), "traps": ("bear-jaws CO",), "troll": "KI", "dial": 5}
    battle = night(phase="traps-drawn", **more)
    play(step(battle), [(Draw, ("net-fall",))])
    play(step(battle), [(Draw, ("cold-feet",))])
    for script in ([], [], [(Roll, ("melee",))], [], [], [(Draw, ("cousins",))]):
        play(step(battle), script)
    kinds = ("trap-offered", "event", "moved", "troll-acts", "trap-sprung", "spawn-card")
    told = [entry.what for entry in battle.journal.entries if entry.what in kinds]
    assert told == ["trap-offered", "event", "moved", "troll-acts", "moved", "trap-sprung", "spawn-card"]


@pytest.mark.rule("VIL-RND-02")
def test_every_monster_takes_one_turn_the_first_player_first_and_then_clockwise():
    party = (monster("weeping-bell"), monster("ember-nun"), monster("marionettist"))
    battle = night(*party, first="ember-nun")
    for _ in party:
        play(step(battle), [(Roll, SIX)])
        play(step(battle), [(Choose, ("end",))])
    play(step(battle), [])
    assert [facts["figure"] for facts in noted(battle, "turn")] == ["ember-nun", "marionettist", "weeping-bell"]
    assert battle.phase == "summoned"


@pytest.mark.rule("VIL-RND-02", "VIL-RST-04")
def test_the_next_round_begins_with_the_next_monster_clockwise():
    party = (monster("weeping-bell"), monster("ember-nun"), monster("marionettist"))
    battle = night(*party, first="weeping-bell", phase="restore")
    play(step(battle), [])
    assert battle.waiting == ["ember-nun", "marionettist", "weeping-bell"]


VILLAGERS = ["traps-drawn", "dial", "villagers", "troll", "traps", "spawn"]
