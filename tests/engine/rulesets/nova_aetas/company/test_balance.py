"""Missions for trials: who comes, and what is known of a battle that is over."""

from __future__ import annotations

from itertools import combinations

import pytest

from helpers import sealed_letter
from helpers.rehearsal import content
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.campaign import Carried
from horologium.engine.core.table import Table
from horologium.engine.rulesets.demo import THE_FORD
from horologium.engine.rulesets.nova_aetas.company import usage
from horologium.engine.rulesets.nova_aetas.company.balance import NOVA_BALANCE
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.setup import set_up

BAGNAIA = "the-satchel-of-bagnaia"


def stage(heroes, number=0, mission=BAGNAIA, **carried):
    return NOVA_BALANCE.stage(content(), mission, heroes, number, Carried(**carried))


def names(setup):
    return tuple(entry.hero for entry in setup.party)


def played(seed, mission=BAGNAIA):
    setup = stage(4, mission=mission)
    table = Table(NOVA_AETAS, set_up(setup))
    play_on(table, Router(DiceBox(seed), {}, others=RandomBot(seed)), 20_000)
    return NOVA_BALANCE.trial(content(), setup, table.state, table.log), table


def test_a_game_may_bring_rules_for_trials():
    assert NOVA_AETAS.balance is NOVA_BALANCE
    assert THE_FORD.balance is None


@pytest.mark.rule("NAR-GEN-01")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_every_selection_of_the_party_has_its_turn(heroes):
    everybody = names(stage(4))
    found = [names(stage(heroes, number)) for number in range(12)]
    assert {*found} == {*combinations(everybody, heroes)}


def test_a_mission_for_two_has_no_party_of_three():
    assert stage(3, mission="first-steps") is None


@pytest.mark.rule("NAR-MIS-32")
def test_a_small_party_meets_fewer_enemies():
    assert stage(2).options.party_scaling


def test_an_easy_trial_begins_as_after_a_victory():
    assert [entry.statuses[0].status for entry in stage(4, difficulty="easy").party] == ["reroll"] * 4


def test_a_battle_tells_how_it_ended_and_how_long_it_took():
    found, table = played(3)
    assert (found.won, found.outcome) == (table.state.won, table.state.ended)
    assert found.minutes == 5 * (table.state.now - table.state.start)
    assert len({*found.used}) == len(found.used)


def test_all_that_happens_is_among_what_can_happen():
    possible = {*NOVA_BALANCE.in_pack(content()), *NOVA_BALANCE.in_mission(content(), BAGNAIA)}
    for seed in range(4):
        assert {*played(seed)[0].used} <= possible


def test_events_are_told_apart_by_their_place():
    events = [name for kind, name in NOVA_BALANCE.in_mission(content(), "a-toll-on-the-road") if kind == "event"]
    assert events == ["1:start", "2:start", "3:time:7:45"]
    used = {*played(1, "a-toll-on-the-road")[0].used}
    assert {("event", "1:start"), ("event", "2:start")} <= used


@pytest.mark.parametrize(
    ("key", "found"),
    [
        ("arcane-bolt", [("skills", "arcane-bolt")]),
        ("sofia-hunting-bow", [("equipment", "hunting-bow")]),
        ("sofia-hunting-bow-2", [("equipment", "hunting-bow")]),
        ("sofia-scroll-of-flames", [("equipment", "scroll-of-flames"), ("skills", "flames")]),
        ("bare-hands", []),
    ],
)
def test_the_key_of_an_action_leads_to_its_card(key, found):
    assert [*usage._behind(content(), key, "sofia")] == found


def test_flags_of_the_story_that_a_mission_asks_for_can_be_used():
    letter = sealed_letter.content()
    asked = NOVA_BALANCE.asks(letter, "the-arsenal-plans")
    assert asked == ("ginevra-trusts",)
    assert ("story", "ginevra-trusts") in NOVA_BALANCE.in_mission(letter, "the-arsenal-plans")


@pytest.mark.parametrize("flags", [("ginevra-trusts",), ()])
def test_a_story_that_was_told_is_used(flags):
    letter = sealed_letter.content()
    setup = NOVA_BALANCE.stage(letter, "the-arsenal-plans", 2, 0, Carried(flags=flags))
    table = Table(NOVA_AETAS, set_up(setup))
    play_on(table, Router(DiceBox(1), {}, others=RandomBot(1)), 20_000)
    used = NOVA_BALANCE.trial(letter, setup, table.state, table.log).used
    assert (("story", "ginevra-trusts") in used) == bool(flags)


def test_a_scroll_counts_with_its_spell():
    found = [*usage._behind(content(), "sofia-scroll-of-flames:flames", "sofia")]
    assert found == [("equipment", "scroll-of-flames"), ("skills", "flames")]


@pytest.mark.parametrize(("card", "worn"), [("main-gauche", True), ("venom-dagger", False), ("brigandine", True)])
def test_a_weapon_that_defends_by_itself_counts_as_worn(card, worn):
    assert usage._is_worn(sealed_letter.content()["equipment"][card]) == worn
