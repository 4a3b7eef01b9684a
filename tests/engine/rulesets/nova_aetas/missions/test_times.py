"""One time for the end of a mission, by the size of the party: on the clock, on the first page and in the texts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.nova_missions import card, do, event, holds, quest
from helpers.shipped import shipped
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.nova_aetas.missions.times import end_for, told_to
from horologium.engine.rulesets.nova_aetas.setup import set_up
from horologium.engine.rulesets.nova_aetas.specs import HeroEntry
from horologium.engine.rulesets.nova_aetas.views.dial import horologium
from horologium.engine.rulesets.nova_aetas.views.story import opening

FOUR = event("start", "", do("end-time", "10:25"), when=(holds("party", amount=4),))
STORY = event("start", "", do("end-time", "11:00"), when=(holds("flag", "late"),))


@pytest.mark.rule("NAR-TIM-01", "NAR-MIC-09")
def test_the_start_may_set_another_end_for_some_sizes_of_party():
    mission = quest(end="9:45", events=(FOUR,))[0].mission
    assert [end_for(mission, heroes) for heroes in (1, 3, 4)] == ["9:45", "9:45", "10:25"]


def test_what_hangs_on_the_story_too_is_not_known_before():
    mission = quest(end="9:45", events=(STORY,))[0].mission
    assert end_for(mission, 4) == "9:45"


def test_cards_and_events_name_the_end_for_this_party():
    said = event("start", "", do("say", text="Be back by {end}."))
    letter = replace(card("letter"), text="By {end}.")
    told = told_to(quest(end="9:45", cards=(letter,), events=(FOUR, said))[0].mission, 4)
    assert (told.cards[0].text, told.events[1].deeds[0].text) == ("By 10:25.", "Be back by 10:25.")
    assert told_to(told, 4) is told


@pytest.mark.parametrize(("heroes", "end"), [(2, "9:45"), (3, "9:45"), (4, "10:25")])
def test_clock_page_and_text_of_the_postern_gate_name_one_time(heroes, end):
    content = shipped("the-sealed-letter").content
    party = tuple(HeroEntry(hero) for hero in ("bartolomea", "sofia", "isotta", "vincenzo")[:heroes])
    battle = set_up(Setup(content["missions"]["the-postern-gate"], content, party))
    first = next(mark for mark in horologium(battle).marks if mark.kind == "end")
    lane = next(card for card in battle.mission.cards if card.name == "the-lane")
    assert (first.time, opening(battle).why) == (end, f"From 8:00 to {end}")
    assert f"by {end}." in lane.text
