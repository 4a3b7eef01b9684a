"""From the company to a battle."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

import pytest

from helpers.nova_pack import MISSION, pack
from helpers.rehearsal import content
from helpers.states import at, stock, suffering
from horologium.engine.core.campaign import Carried
from horologium.engine.core.errors import BadData
from horologium.engine.rulesets.nova_aetas.company import outset, roster
from horologium.engine.rulesets.nova_aetas.mission_specs import EnemyPlace, TilePlace
from horologium.engine.rulesets.nova_aetas.setup import set_up
from horologium.engine.rulesets.nova_aetas.state import Options

TOLL = "a-toll-on-the-road"
COMPANY = roster.begin(content(), roster.candidates(content()))


def battle(company=COMPANY, options=None, **carried):
    return set_up(outset.set_up(at(content(), company=company, carried=Carried(**carried), options=options), TOLL))


def statuses(found):
    return [hero.statuses for hero in found.heroes]


def skirmish(**changes):
    return outset.hastened(replace(MISSION, **changes), pack()).enemies


@pytest.mark.rule("NAR-GEN-01")
def test_the_members_of_the_company_come_in_their_order():
    assert [hero.key for hero in battle().heroes] == [member.card for member in COMPANY.members]


@pytest.mark.rule("NAR-CMP-13", "NAR-CAM-01")
def test_the_mission_knows_achievements_and_flags_of_the_story():
    found = battle(achievements=("trusted-companions",), flags=("bridge-burnt",))
    assert (found.mission.achievements, found.mission.story) == (("trusted-companions",), ("bridge-burnt",))


@pytest.mark.rule("NAR-REA-03")
def test_reagents_that_the_company_holds_are_not_in_the_decks():
    found = battle(replace(COMPANY, things=stock("reagent", "ruby", "ruby", "ember")))
    assert "ruby" not in found.reagents["pecunia"].cards
    assert found.reagents["elementum"].cards.count("ember") == 5


@pytest.mark.rule("NAR-MIS-18", "NAR-INJ-01")
def test_injuries_of_those_who_stay_behind_are_not_in_the_deck():
    (copies,) = {card.copies for card in content()["injuries"].values() if card.id == "limp"}
    found = battle(replace(COMPANY, bench=(replace(COMPANY.members[0], conditions=suffering(*["limp"] * copies)),)))
    assert "limp" not in found.injuries.cards


@pytest.mark.rule("NAR-MIS-19")
def test_who_was_blessed_begins_with_bless():
    first = replace(COMPANY.members[0], boons=("bless",))
    assert statuses(battle(replace(COMPANY, members=(first, *COMPANY.members[1:]))))[:2] == [{"bless": 1}, {}]


@pytest.mark.rule("NAR-MIS-21")
def test_the_first_mission_begins_without_advantage():
    found = battle()
    assert statuses(found) == [{}] * 4
    assert {group.at - found.start for group in found.groups} == {1}


@pytest.mark.rule("NAR-MIS-21")
def test_after_a_victory_every_hero_begins_with_a_reroll_token():
    assert statuses(battle(last_won=True)) == [{"reroll": 1}] * 4


@pytest.mark.rule("NAR-MIS-21")
def test_after_a_defeat_the_first_enemies_act_a_quadrant_earlier():
    found = battle(last_won=False)
    assert statuses(found) == [{}] * 4
    assert [group.at - found.start for group in found.groups] == [0, 1]


@pytest.mark.rule("NAR-MIS-21", "NAR-MIS-26")
def test_the_earliest_of_the_enemies_there_comes_earlier():
    places = (
        EnemyPlace("nun", ("A1",), waiting=True),
        EnemyPlace("guard", ("D2",), token=4),
        EnemyPlace("captain", ("E2",), waiting=True, token=3),
    )
    assert [place.token for place in skirmish(enemies=places)] == [1, 4, 3]
    assert [place.token for place in skirmish(enemies=places[1:])] == [4, 2]


@pytest.mark.rule("NAR-MIS-21")
def test_enemies_on_hidden_tiles_are_not_hastened():
    tiles = (TilePlace("field", row=9), TilePlace("field", hidden=True))
    assert skirmish(tiles=tiles, heroes_at=("C17",))[0].token == 0


def test_a_mission_without_enemies_at_the_start_stays_as_it_is():
    assert skirmish(enemies=()) == ()


@pytest.mark.rule("NAR-GEN-03", "NAR-MIS-21")
@pytest.mark.parametrize("last", [None, True, False])
def test_an_easy_mission_begins_as_after_a_victory_and_a_hard_one_as_after_a_defeat(last):
    easy, hard = (battle(last_won=last, difficulty=name) for name in ("easy", "hard"))
    assert (statuses(easy), statuses(hard)) == ([{"reroll": 1}] * 4, [{}] * 4)
    assert [easy.groups[0].at - easy.start, hard.groups[0].at - hard.start] == [1, 0]


@pytest.mark.rule("NAR-MIS-32", "NAR-GEN-03")
@pytest.mark.parametrize(
    ("difficulty", "wanted", "scaled"),
    [
        ("easy", False, True),
        ("normal", False, False),
        ("normal", True, True),
        ("hard", False, False),
        ("hard", True, True),
    ],
)
def test_a_small_company_meets_fewer_enemies_as_the_difficulty_says(difficulty, wanted, scaled):
    pair = replace(COMPANY, members=COMPANY.members[:2])
    found = battle(pair, Options(party_scaling=wanted, collateral=False), difficulty=difficulty)
    assert found.options == Options(party_scaling=scaled, collateral=False)
    assert sum(enemy.card == "brigand" for enemy in found.enemies) == (1 if scaled else 2)


@pytest.mark.rule("NAR-GEN-02")
@pytest.mark.parametrize(("difficulty", "troop", "leader"), [("easy", 2, 7), ("normal", 3, 10), ("hard", 4, 13)])
def test_enemies_last_longer_as_the_difficulty_says(difficulty, troop, leader):
    cards = outset.at_difficulty(content(), difficulty)["enemies"]
    assert (cards["brigand"].health, cards["inquisitor"].health) == (troop, leader)
    assert {enemy.health for enemy in battle(difficulty=difficulty).enemies if enemy.card == "brigand"} == {troop}


def test_nobody_is_out_of_combat_before_an_easy_mission_begins():
    hurt = replace(content()["missions"][TOLL], enemies=(EnemyPlace("brigand", ("D5",), wounds=2),))
    cards = outset.at_difficulty({**content(), "missions": {TOLL: hurt}}, "easy")
    assert cards["enemies"]["brigand"].health == 3


def test_the_cards_of_a_difficulty_are_made_once():
    pack = MappingProxyType(dict(content()))
    assert outset.at_difficulty(pack, "hard") is outset.at_difficulty(pack, "hard")
    assert outset.at_difficulty(pack, "normal") is pack


def test_the_printed_game_is_the_first_difficulty():
    assert list(outset.DIFFICULTIES) == ["normal", "easy", "hard"]


@pytest.mark.parametrize(
    ("mission", "carried", "why"),
    [("nowhere", Carried(), "no mission 'nowhere'"), (TOLL, Carried(difficulty="mad"), "no difficulty 'mad'")],
)
def test_an_unknown_mission_or_difficulty_is_refused(mission, carried, why):
    with pytest.raises(BadData, match=why):
        outset.set_up(at(content(), company=COMPANY, carried=carried), mission)
