"""One effect that touches several figures (ledger topic GEN)."""

import pytest

from helpers.night import monster, night, noted, step
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll


def struck(battle):
    return [facts["target"] for facts in noted(battle, "attacks")]


@pytest.mark.rule("VIL-GEN-10")
def test_monsters_come_in_seat_order_from_the_first_player_then_the_summoned_one_then_minions():
    party = (monster("marionettist", zone="GA"), monster("ossuary-warden", zone="GA"), monster("ember-nun", zone="GA"))
    more = {"summoned": "old-mother-tusk", "summoned_at": "GA", "first": "ossuary-warden"}
    battle = night(*party, troll="GA", phase="troll", **more)
    play(step(battle), [(Roll, ("melee",)), (Choose, ("minions-0",))])
    minions = ["marionettist-puppet-1", "marionettist-puppet-2"]
    assert struck(battle) == ["ossuary-warden", "ember-nun", "marionettist", "summoned-old-mother-tusk", *minions]


@pytest.mark.rule("VIL-GEN-10")
def test_villagers_come_by_target_priority():
    there = ("1 hero:sexton-marl GA", "1 hunter:beast GA", "1 commoner GA")
    battle = night(villagers=there, troll="GA", phase="troll")
    play(step(battle), [(Roll, ("magic",))])
    assert [facts["figure"] for facts in noted(battle, "died")] == ["commoner-3", "hunter-beast-2", "sexton-marl-1"]


@pytest.mark.rule("VIL-GEN-10")
def test_each_figure_is_settled_to_the_end_before_the_next():
    tusk = monster("old-mother-tusk", zone="GH", dice="melee melee")
    battle = night(tusk, villagers=("2 commoner GH",))
    play(step(battle), [(Choose, ("power-a1",))])
    told = [entry.what for entry in battle.journal.entries if entry.what in ("died", "morale", "experience")]
    assert told == ["died", "morale", "experience"] * 2


@pytest.mark.rule("VIL-GEN-10")
def test_who_died_meanwhile_by_another_decision_is_passed_over():
    battle = night(monster("marionettist", zone="GA", minions="GA away"), troll="GA", phase="troll")
    play(step(battle), [(Roll, ("melee",)), (Choose, ("minions-1",))])
    assert (struck(battle), battle.monsters[0].damage) == (["marionettist"], 2)
