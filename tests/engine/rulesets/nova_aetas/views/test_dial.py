"""The Horologium as a screen shows it."""

from __future__ import annotations

import pytest

from helpers.nova import activate, nova
from horologium.engine.core.ask import Choose, Listed
from horologium.engine.rulesets.nova_aetas.state import GroupTurn
from horologium.engine.rulesets.nova_aetas.turns.actions import END, MOVE, Action
from horologium.engine.rulesets.nova_aetas.turns.actions import wait as run
from horologium.engine.rulesets.nova_aetas.views import wording
from horologium.engine.rulesets.nova_aetas.views.dial import horologium, landing


@pytest.fixture
def battle():
    made = nova(heroes={"A1": "valerio", "A3": "sofia"}, enemies={"C1": "guard", "C2": "guard"})
    activate(made, "valerio")
    return made


def test_twelve_stands_at_the_top_and_every_sector_bears_a_sign(battle):
    dial = horologium(battle)
    assert (dial.sectors[dial.top], dial.signs[0], dial.time, len(dial.signs)) == ("12", "Aries", "8:00", 12)


@pytest.mark.rule("NAR-HOR-07")
def test_a_token_lands_as_many_quadrants_ahead_as_ap_are_spent(battle):
    assert [horologium(battle).sectors[landing(battle, "valerio", ap)] for ap in (0, 1, 5)] == ["12", "1", "5"]


def test_a_token_lands_at_most_eleven_quadrants_ahead_of_the_hand(battle):
    assert horologium(battle).sectors[landing(battle, "valerio", 40)] == "11"


def test_only_the_active_hero_moves_a_token(battle):
    assert landing(battle, "sofia", 2) is None


def test_an_action_tells_where_the_token_lands_but_a_move_does_not_know_yet(battle):
    wait = Action("wait-3", 3, run)
    request = Choose("NAR-HAC-07", "valerio", "heroes", "action", Listed([MOVE, wait, END]))
    found = [wording.option(battle, request, key) for key in ("move", "wait-3", "end")]
    assert [(option.token, option.sector) for option in found] == [("", None), ("valerio", 2), ("valerio", 11)]


@pytest.mark.rule("NAR-SYN-01", "NAR-SYN-04")
def test_the_active_hero_is_linked_to_the_first_enemy_quadrant(battle):
    battle.groups[0].at = battle.now + 3
    (due,) = horologium(battle).links
    assert (due.token, due.sector, due.met, due.rule) == ("valerio", 2, False, "NAR-SYN-01")
    battle.hero("valerio").at = battle.now + 3
    (met,) = horologium(battle).links
    assert (met.met, met.rule) == (True, "NAR-SYN-04")


@pytest.mark.rule("NAR-SYN-03")
def test_a_hero_who_cannot_get_there_is_told_to_spend_all(battle):
    battle.groups[0].at = battle.now + 10
    assert horologium(battle).links[0].rule == "NAR-SYN-03"


def test_without_an_active_hero_nothing_is_linked(battle):
    battle.active = None
    assert horologium(battle).links == ()


def test_the_token_of_a_group_stands_for_all_its_models(battle):
    tokens = {token.key: token for token in horologium(battle).tokens}
    assert tokens["guard"].figures == ("guard-1", "guard-2")
    assert tokens["valerio"].note == "Rapidity 5"


def test_the_end_of_the_mission_tells_its_time(battle):
    (end,) = horologium(battle).marks
    assert (end.kind, end.time, end.turns) == ("end", "11:00", 2)


def test_the_token_of_whoever_acts_is_marked_wherever_it_has_come(battle):
    battle.hero("valerio").at += 3
    assert [token.key for token in horologium(battle).tokens if token.acts] == ["valerio"]
    battle.active, battle.acting = None, GroupTurn("guard", [], {}, frozenset())
    assert [token.key for token in horologium(battle).tokens if token.acts] == ["guard"]
