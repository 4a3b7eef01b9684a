"""From a mission to a position, and what can be wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.ford import CONTENT, FIGURES, STRATAGEMS, ford, mission
from horologium.engine.core.errors import BadData
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.demo import THE_FORD
from horologium.engine.rulesets.demo.setup import check_content, faults
from horologium.engine.rulesets.demo.specs import BandSpec, MissionSpec, PlacedFigure

SOUND = mission({"0,0": "sergeant", "1,0": "sergeant"}, {"3,0": "bowman"})


def with_azure(*places, **band):
    return MissionSpec("test", "Test", SOUND.map, BandSpec(places, **band), SOUND.crimson)


@pytest.mark.rule("DEMO-GEN-01")
def test_each_seat_leads_its_figures_with_their_values():
    battle = THE_FORD.set_up(Setup(SOUND, CONTENT))
    assert [figure.key for figure in battle.figures] == ["azure-sergeant", "azure-sergeant-2", "crimson-bowman"]
    bowman = battle.figures[2]
    values = (bowman.life, bowman.move, bowman.guard, bowman.attack, bowman.range)
    spec = FIGURES["bowman"]
    assert values == (spec.life, spec.move, spec.guard, spec.attack, spec.range)


def test_a_kind_that_is_called_like_the_second_of_another_has_a_key_of_its_own():
    kinds = {**FIGURES, "bowman-2": replace(FIGURES["bowman"], id="bowman-2")}
    twins = mission({"0,0": "bowman", "1,0": "bowman", "2,0": "bowman-2"}, {"3,0": "bowman"})
    battle = THE_FORD.set_up(Setup(twins, {**CONTENT, "figures": kinds}))
    keys = [figure.key for figure in battle.figures]
    assert keys == ["azure-bowman", "azure-bowman-2", "azure-bowman-2-2", "crimson-bowman"]


def test_a_stratagem_cannot_be_called_like_the_answer_that_uses_none():
    stratagems = {**STRATAGEMS, "keep": replace(STRATAGEMS["steady-aim"], id="keep")}
    (flaw,) = check_content({**CONTENT, "stratagems": stratagems})
    assert (flaw.kind, flaw.id, flaw.remedy) == ("stratagems", "keep", "rename the file")


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ("9,1", "'9,1' is not on the map - name a hex from 0,1 to 1,1"),
        ("a5", "'a5' is not on the map - name a hex from 0,0 to 1,1"),
        ("1,0", "no figure can stand on 1,0, which is water - name another hex"),
    ],
)
def test_a_figure_beside_the_map_is_told_how_its_hexes_are_called(at, said):
    (flaw,) = check_content({**CONTENT, "missions": {"test": mission({at: "bowman"}, {"0,1": "bowman"}, ". ~\n . .")}})
    assert f"{flaw.message} - {flaw.remedy}" == said


def test_a_map_without_a_hex_is_a_flaw_like_any_other():
    flaws = list(check_content({**CONTENT, "missions": {"test": mission({"0,0": "bowman"}, {"1,0": "bowman"}, " ")}}))
    assert {flaw.remedy for flaw in flaws} == {"draw a map first"}


def test_a_figure_of_which_only_the_hex_is_told_is_unhurt_and_has_not_acted():
    battle = THE_FORD.set_up(Setup(with_azure(PlacedFigure("sergeant", "0,0")), CONTENT))
    assert (battle.figures[0].life, battle.figures[0].acted) == (FIGURES["sergeant"].life, False)


def test_a_position_in_mid_battle_keeps_wounds_points_and_hand():
    position = with_azure(PlacedFigure("sergeant", "0,0", wounds=2, acted=True), points=3, hand=("steady-aim",))
    battle = THE_FORD.set_up(Setup(position, CONTENT))
    assert (battle.figures[0].life, battle.figures[0].acted, battle.bands[0].points) == (1, True, 3)
    assert (battle.bands[0].hand, battle.deck.cards.count("steady-aim")) == (["steady-aim"], 1)


def test_a_position_in_mid_round_keeps_turn_shields_and_discards():
    sound = {"phase": "activate", "turn": "crimson", "round": 2, "discards": ("quick-march",) * 2}
    battle = THE_FORD.set_up(Setup(mission({"0,0": "sergeant"}, {"3,0": "bowman"}, **sound), CONTENT))
    assert (battle.phase, battle.turn, battle.round) == ("activate", "crimson", 2)
    assert (battle.deck.discards, battle.deck.cards.count("quick-march")) == (["quick-march"] * 2, 0)
    shielded = with_azure(PlacedFigure("sergeant", "0,0"), shielded=True)
    assert THE_FORD.set_up(Setup(shielded, CONTENT)).bands[0].shielded


@pytest.mark.parametrize(
    ("broken", "key"),
    [
        (with_azure(PlacedFigure("sergeant", "9,9")), "azure.figures.0.at"),
        (with_azure(PlacedFigure("sergeant", "3,0")), "crimson.figures.0.at"),
        (with_azure(PlacedFigure("dragon", "0,0")), "azure.figures.0.figure"),
        (with_azure(PlacedFigure("bowman", "0,0", wounds=2)), "azure.figures.0.wounds"),
        (with_azure(PlacedFigure("bowman", "0,0"), hand=("steady-aim",) * 3), "azure.hand.2"),
        (mission({"0,0": "bowman"}, {"1,0": "bowman"}, discards=("steady-aim",) * 3), "discards.2"),
        (mission({"0,0": "bowman"}, {"1,0": "bowman"}, ". ~"), "crimson.figures.0.at"),
        (mission({"0,0": "bowman"}, {"1,0": "bowman"}, ". X"), "map"),
        (mission({"0,0": "bowman"}, {"1,0": "bowman"}, round=5, rounds=4), "round"),
    ],
)
def test_nonsense_is_found_and_refused(broken, key):
    flaws = list(check_content({**CONTENT, "missions": {"test": broken}}))
    assert [flaw.key for flaw in flaws] == [key]
    with pytest.raises(BadData, match=key.split(".", maxsplit=1)[0]):
        THE_FORD.set_up(Setup(broken, CONTENT))


def test_a_flaw_of_the_map_names_row_and_place():
    broken = mission({"0,0": "bowman"}, {"1,0": "bowman"}, "\n. .\n . X\n")
    (flaw,) = check_content({**CONTENT, "missions": {"test": broken}})
    assert flaw.message == "row 2, place 4: 'X' is not in the legend"


def test_a_sound_mission_has_no_flaw():
    assert list(check_content({**CONTENT, "missions": {"test": SOUND}})) == []


def spoil(what):
    battle = ford({"0,0": "sergeant", "1,0": "bowman"}, {"3,0": "bowman"})
    what(battle)
    return list(faults(battle))


def test_a_sound_battle_has_no_fault():
    assert spoil(lambda battle: None) == []


@pytest.mark.rule("DEMO-GEN-03")
def test_two_figures_on_one_hex_are_a_fault():
    assert "one hex" in spoil(lambda battle: setattr(battle.figures[1], "cell", battle.figures[0].cell))[0]


@pytest.mark.parametrize(
    ("name", "value"), [("turn", "green"), ("round", 0), ("round", 99), ("march", -1), ("bands", [])]
)
def test_a_battle_that_cannot_be_is_a_fault(name, value):
    assert spoil(lambda battle: setattr(battle, name, value))


@pytest.mark.parametrize(
    ("name", "value"), [("life", 9), ("life", -1), ("cell", 0), ("cell", -5), ("key", "crimson-bowman")]
)
def test_a_figure_that_cannot_be_is_a_fault(name, value):
    assert spoil(lambda battle: setattr(battle.figures[0], name, value))


def test_a_fallen_figure_on_the_board_is_a_fault():
    assert "still on the board" in spoil(lambda battle: setattr(battle.figures[0], "life", 0))[0]


def test_a_lost_card_is_a_fault():
    assert "stratagems" in spoil(lambda battle: battle.deck.cards.pop())[0]
