"""From a battle back to the company."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.nova_missions import do, event
from helpers.nova_pack import MISSION, pack
from helpers.rehearsal import content
from helpers.results import found as brought
from helpers.results import lesson, lost, purse
from helpers.script import play
from helpers.states import at, knowing, suffering
from horologium.engine.core.ask import Choose, Draw
from horologium.engine.core.campaign import Carried
from horologium.engine.core.errors import BadData
from horologium.engine.rulesets.nova_aetas.company import homecoming, outset, roster
from horologium.engine.rulesets.nova_aetas.missions.cards import carry_out
from horologium.engine.rulesets.nova_aetas.setup import set_up
from horologium.engine.rulesets.nova_aetas.state import Item, LootCard
from horologium.engine.rulesets.nova_aetas.turns.ending import close
from horologium.engine.rulesets.nova_aetas.verbs import knock_out

TOLL = "a-toll-on-the-road"
COMPANY = roster.begin(content(), roster.candidates(content()))
RECIPES = ("falcon-bow",)


def battle(*, won=True, company=COMPANY, **carried):
    found = set_up(outset.set_up(at(content(), company=company, carried=Carried(**carried)), TOLL))
    found.ended, found.won = ("road-open", True) if won else ("time", False)
    return found


def home(found, script=(), *, plot=True, company=COMPANY):
    close(found)
    return play(homecoming.bring_home(at(content(), company=company), found, plot=plot), script)


@pytest.mark.rule("NAR-MIS-20", "NAR-MIS-08", "NAR-MIS-36")
@pytest.mark.parametrize(
    ("won", "plot", "coins", "experience"),
    [(True, True, 6, 2), (False, True, 2, 1), (True, False, 0, 1), (False, False, 0, 0)],
)
def test_a_battle_brings_reward_and_experience_by_its_outcome(won, plot, coins, experience):
    result = home(battle(won=won), plot=plot)
    assert (result.won, purse(result), lesson(result)) == (won, coins, experience)
    assert result.outcome == ("road-open" if won else "time")


@pytest.mark.rule("NAR-EQP-18", "NAR-EQP-19")
@pytest.mark.parametrize(("before", "coins"), [(0, 6), (4, 2), (20, -3)])
def test_a_loss_that_empties_the_purse_leaves_the_reward_whole(before, coins):
    company = replace(COMPANY, purse=before)
    found = battle(company=company)
    play(carry_out(found, (do("coins", amount=-9),), None), [])
    assert purse(home(found, company=company)) == coins


@pytest.mark.rule("NAR-EQP-19")
def test_a_purse_that_was_emptied_meanwhile_owes_nothing():
    found = battle(company=replace(COMPANY, purse=9))
    found.coins = -9
    assert purse(home(found, company=replace(COMPANY, purse=1))) == -1


@pytest.mark.rule("NAR-REA-05", "NAR-REA-06", "NAR-REA-07")
def test_the_loot_is_shared_out_and_what_is_left_is_told():
    cards = [LootCard("elementum", "ember"), LootCard("elementum", "ember"), LootCard("pecunia", "ruby")]
    won, defeat = battle(), battle(won=False)
    won.loot, defeat.loot = cards, cards
    assert brought(home(won), "loot") == ("ember", "ember", "ruby")
    result = home(defeat, [(Draw, ("ruby",))])
    assert (brought(result, "loot"), result.left) == (("ruby",), 2)


def test_looking_at_the_result_changes_neither_battle_nor_journal():
    found = battle()
    found.loot = [LootCard("elementum", "ember")]
    first, entries = home(found), len(found.journal.entries)
    assert play(homecoming.bring_home(at(content(), company=COMPANY), found, plot=True), []) == first
    assert len(found.journal.entries) == entries


@pytest.mark.rule("NAR-INJ-01", "NAR-END-06")
def test_only_new_injuries_come_home():
    limping = replace(COMPANY.members[0], key="member-1", conditions=suffering("limp"))
    company = replace(COMPANY, members=(limping, *COMPANY.members[1:]))
    found = battle(company=company)
    found.hero(limping.card).injuries += ["limp", "deep-cut"]
    found.hero(limping.card).wounds = 3
    assert brought(home(found, company=company), "injuries", "member-1") == ("limp", "deep-cut")


@pytest.mark.rule("NAR-INJ-06", "NAR-END-06")
def test_a_hero_who_is_ko_at_the_end_comes_home_without_an_injury_and_stands_up():
    found = battle()
    valerio = found.hero("valerio")
    valerio.wounds = valerio.health
    knock_out(found, valerio)
    assert brought(home(found), "injuries", "valerio") == ()
    again = battle().hero("valerio")
    assert (again.ko, again.wounds) == (False, 0)


@pytest.mark.rule("NAR-EQP-06", "NAR-EQP-04")
def test_cards_that_came_in_were_used_up_or_put_away_are_told():
    found = battle()
    valerio = found.hero("valerio")
    valerio.items = [*valerio.items[1:], Item("valerio-rope-1", "rope")]
    found.stock = ["incense"]
    result = home(found)
    changed = brought(result, "gained", "valerio"), lost(result, "valerio"), brought(result, "stock")
    assert changed == (("rope",), ("sword",), ("incense",))


@pytest.mark.rule("NAR-CMP-13", "NAR-CAM-01")
def test_new_achievements_and_raised_flags_come_home():
    found = battle(achievements=("old-friend",), flags=("bridge-burnt",))
    found.found = ["achievement:old-friend", "achievement:trusted-companions", "rope"]
    found.flags = {"alarm": 2, "defeated:brigand": 3, "quiet": 0}
    result = home(found)
    assert (brought(result, "achievements"), brought(result, "flags")) == (("trusted-companions",), ("alarm", "alarm"))


@pytest.mark.rule("NAR-MIS-36", "NAR-MIS-21")
@pytest.mark.parametrize(
    ("battles", "won", "plot", "asked"),
    [(1, True, True, False), (2, True, True, True), (8, True, True, True), (9, True, True, False),
     (2, False, True, False), (2, True, False, False)],
)  # fmt: skip
def test_a_victory_in_the_middle_of_the_plot_brings_a_recipe_of_choice(battles, won, plot, asked):
    company = replace(COMPANY, battles=battles)
    script = [(Choose, ("falcon-bow",))] if asked else []
    result = home(battle(won=won), script, plot=plot, company=company)
    assert brought(result, "recipes") == (RECIPES if asked else ())


@pytest.mark.rule("NAR-MIS-36")
def test_whoever_knows_all_recipes_gets_none():
    known = tuple(card.id for card in content()["equipment"].values() if card.formula)
    result = home(battle(), company=replace(COMPANY, battles=4, known=knowing("recipe", *known)))
    assert brought(result, "recipes") == ()


def test_the_clock_tells_how_long_it_took():
    found = battle()
    found.now += 9
    assert home(found).clock == "7:00 to 7:45"


def test_a_battle_that_is_not_over_stays_where_it_is():
    with pytest.raises(BadData, match="is not over"):
        play(homecoming.bring_home(at(content(), company=COMPANY), battle(), plot=True), [])


def test_a_battle_of_another_company_is_refused():
    with pytest.raises(BadData, match="not of this company"):
        home(battle(), company=replace(COMPANY, members=COMPANY.members[:2]))


@pytest.mark.rule("NAR-TIM-03", "NAR-TIM-04", "NAR-TIM-05")
@pytest.mark.parametrize(
    ("mission", "outcomes"),
    [
        (TOLL, {"road-open": True, "time": False, "knocked-out": False}),
        ("smoke-over-the-warehouses", {"grain-burnt": False, "time": True, "knocked-out": False}),
    ],
)
def test_a_mission_ends_by_its_goals_by_time_or_on_the_ground(mission, outcomes):
    assert homecoming.outcomes(content(), mission) == outcomes


@pytest.mark.rule("NAR-TIM-04", "NAR-HOR-11")
def test_endings_that_deeds_call_for_are_outcomes_too():
    events = (event("start", "", do("win", "bribed"), do("lose", "betrayed")),)
    known = pack(missions={"x": replace(MISSION, events=events, ko_limit=0)})
    assert homecoming.outcomes(known, "x") == {
        "all-slain": True, "bribed": True, "betrayed": False, "time": False, "nobody-left": False,
    }  # fmt: skip


@pytest.mark.rule("NAR-CAM-01", "NAR-CMP-13")
def test_a_mission_can_bring_home_what_its_deeds_raise_and_give():
    events = (event("start", "", do("raise-flag", "alarm"), do("achievement", "key"), do("raise-flag", "alarm")),)
    known = pack(missions={"x": replace(MISSION, events=events)})
    found = homecoming.ends(known, "x")
    assert (found.flags, found.achievements) == (("alarm",), ("key",))
