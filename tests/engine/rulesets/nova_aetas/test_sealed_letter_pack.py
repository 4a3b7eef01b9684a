"""The pack *The Sealed Letter*: it holds what it promises, and its missions differ, tell a story and end."""

from __future__ import annotations

from collections import Counter

import pytest

from helpers.sealed_letter import content, main_missions, plot, side_missions
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.campaign import Carried
from horologium.engine.core.table import Table
from horologium.engine.rulesets.nova_aetas.company.balance import NOVA_BALANCE
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS

MOST_ANSWERS = 9_000
MISSIONS = (*main_missions(), *side_missions())
each_main_mission = pytest.mark.parametrize("mission", main_missions())
each_mission = pytest.mark.parametrize("mission", MISSIONS)


# What is in the box


@pytest.mark.parametrize("hero", content()["heroes"])
def test_every_hero_has_three_classes_of_six_skills_and_a_beginning(hero):
    spec = content()["heroes"][hero]
    classes = [content()["classes"][name] for name in (spec.starting_class, *spec.advanced_classes)]
    assert [len(set(each.skills)) for each in classes] == [6, 6, 6]
    assert [each.advanced for each in classes] == [False, True, True]
    assert (len(set(spec.special)), len(spec.equipment), spec.personal in content()["skills"]) == (2, 3, True)


def test_no_two_heroes_share_a_class_or_a_personal_skill():
    heroes = content()["heroes"].values()
    classes = [name for hero in heroes for name in (hero.starting_class, *hero.advanced_classes)]
    assert len(set(classes)) == len(classes) == 3 * len(heroes)
    assert len({hero.personal for hero in heroes}) == len(heroes)


def test_there_are_enemies_of_four_factions_and_four_ranks():
    enemies = content()["enemies"].values()
    assert len({enemy.faction for enemy in enemies}) == len({enemy.rank for enemy in enemies}) == 4
    assert len({(enemy.faction, enemy.rank) for enemy in enemies}) >= 12


@pytest.mark.parametrize(
    ("kind", "least"),
    [("heroes", 8), ("enemies", 30), ("equipment", 90), ("reagents", 36), ("injuries", 24), ("towns", 12),
     ("achievements", 20)],
)  # fmt: skip
def test_there_is_enough_of_everything(kind, least):
    assert len(content()[kind]) >= least


def test_the_reagents_lie_in_three_decks():
    decks = Counter(card.deck for card in content()["reagents"].values())
    assert sorted(decks) == ["alchemia", "elementum", "pecunia"]
    assert min(decks.values()) >= 10
    assert all(card.price for card in content()["reagents"].values())


def test_equipment_is_given_sold_made_and_found():
    cards = content()["equipment"].values()
    first = {name for hero in content()["heroes"].values() for name in hero.equipment}
    made = {card.id for card in cards if card.formula}
    sold = {card.id for card in cards if card.price} - made
    found = {card.id for card in cards if not card.price} - first - made
    assert (len(first) >= 20, len(sold) >= 30, len(made) >= 15, len(found) >= 10) == (True, True, True, True)


@pytest.mark.parametrize("town", content()["towns"])
def test_every_town_has_something_to_offer_and_something_to_tell(town):
    spec = content()["towns"][town]
    assert spec.services
    assert len(set(spec.rumours)) >= 2


def test_there_are_twenty_six_missions_ten_beside_them_and_six_endings():
    endings = [node for node in plot().nodes if node.kind == "ending"]
    assert (len(set(main_missions())), len(set(side_missions())), len(endings)) == (26, 10, 6)


# Missions


@each_mission
def test_every_mission_tells_its_beginning_and_both_ends(mission):
    spec = content()["missions"][mission]
    assert min(len(spec.intro.split()), len(spec.won.split()), len(spec.lost.split())) >= 8
    assert spec.cards[0].kind == "setup"
    assert len(spec.cards) >= 2


@each_main_mission
def test_every_mission_of_the_story_has_a_place_to_look_round_and_cards_to_draw(mission):
    cards = content()["missions"][mission].cards
    kinds = Counter(card.kind for card in cards)
    assert min(kinds["setup"], kinds["location"]) >= 1
    assert kinds["story"] >= 3
    assert all(len(card.points) >= 2 for card in cards if card.kind == "location")


@each_main_mission
def test_every_mission_of_the_story_knows_two_ways_in_which_it_may_end(mission):
    assert len(_ends(content()["missions"][mission])) >= 2


def _ends(spec):
    return {goal.outcome for goal in spec.goals} | {deed.name for deed in _deeds(spec) if deed.do in {"win", "lose"}}


def _deeds(spec):
    choices = [choice for card in spec.cards for choice in card.choices]
    groups = [*(card.deeds for card in spec.cards), *(event.deeds for event in spec.events)]
    groups += [deeds for choice in choices for deeds in (choice.then, choice.otherwise)]
    return [deed for deeds in groups for deed in deeds]


@each_mission
def test_every_end_that_a_mission_calls_for_has_a_title(mission):
    spec = content()["missions"][mission]
    assert {each.name for each in spec.outcomes} == _ends(spec)


@each_main_mission
def test_something_happens_on_the_clock(mission):
    on_the_clock = [event for event in content()["missions"][mission].events if event.on in {"time", "sign"}]
    assert len(on_the_clock) >= 2


@each_main_mission
def test_every_mission_of_the_story_leaves_two_marks_on_it(mission):
    flags = NOVA_AETAS.campaign.missions.ends(content(), mission).flags
    assert len({flag.name for flag in plot().flags}.intersection(flags)) >= 2


def test_no_two_missions_are_laid_out_alike():
    layouts = [content()["missions"][mission].tiles for mission in MISSIONS]
    assert [tiles for tiles, count in Counter(layouts).items() if count > 1] == []


@each_mission
@pytest.mark.parametrize("heroes", [2, 4])
def test_a_random_company_brings_every_mission_to_an_end(mission, heroes):
    setup = NOVA_BALANCE.stage(content(), mission, heroes, 0, Carried())
    table = Table(NOVA_AETAS, NOVA_AETAS.set_up(setup), spacing=MOST_ANSWERS)
    play_on(table, Router(DiceBox(1509), {}, others=RandomBot(heroes)), MOST_ANSWERS)
    assert NOVA_AETAS.outcome(table.state) is not None
