"""From the band to a battle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.league import RULES, band, content, one, set_up
from helpers.states import at, suffering
from horologium.engine.core.bots import bots_of
from horologium.engine.core.campaign import Carried
from horologium.engine.core.errors import BadData
from horologium.engine.rulesets.constellation import CONSTELLATION


@pytest.mark.rule("CON-SET-01", "CON-GEN-01")
def test_the_band_of_the_campaign_is_dawn_and_meets_the_band_of_the_mission():
    battle = set_up()
    assert [side.name for side in battle.sides] == ["Dawn", "Twin Orbit"]
    ours = [figure.name for figure in battle.figures if figure.seat == "dawn"]
    assert ours == ["Mira of the Lantern", "Doran Anvil", "Sela Reed"]


def test_members_are_found_again_by_their_places():
    keys = RULES.missions.figures(band()).values()
    assert [set_up().figure(key).name for key in keys] == [member.name for member in band().members]


@pytest.mark.rule("CON-MIS-11")
def test_a_lasting_wound_is_there_from_the_start():
    figure = set_up(band(members=(one(conditions=suffering("a-stiff-leg")),))).figure("dawn-1")
    assert (figure.spd, figure.most_spd) == (3, 3)


@pytest.mark.rule("CON-MIS-11")
def test_whoever_has_to_rest_stays_at_home():
    with pytest.raises(BadData, match="Mira of the Lantern has to rest"):
        set_up(band(members=(one(conditions=suffering("a-ringing-head")),)))


@pytest.mark.rule("CON-BND-03")
def test_a_band_that_costs_too_much_is_refused_with_a_remedy():
    with pytest.raises(BadData, match=r"the band costs 39 of 30 points.*leave somebody at home"):
        set_up(band("mira", "doran", "sela", "oke"))


@pytest.mark.rule("CON-RNG-10")
def test_too_many_bows_are_refused():
    with pytest.raises(BadData, match="ranged weapons are too many"):
        set_up(band("tamsin", "corvin"), "clash-of-signs")


def test_a_battle_of_few_takes_no_more():
    missions = content()["missions"]
    duel = replace(missions["duel-of-champions"], most_miniatures=2)
    with pytest.raises(BadData, match="the band has 3 miniatures"):
        RULES.missions.set_up(at({**content(), "missions": {"duel": duel}}, company=band(), carried=Carried()), "duel")


def test_an_unknown_mission_is_refused():
    with pytest.raises(BadData, match="no mission"):
        RULES.missions.set_up(at(content(), company=band(), carried=Carried()), "nowhere")


@pytest.mark.rule("CON-MIS-09")
def test_every_difficulty_names_a_bot_of_the_game_or_a_person():
    bots = [RULES.data.opponents.get(difficulty, {})["dusk"] for difficulty in RULES.data.difficulties]
    assert bots == ["bot:silver", "bot:bronze", "bot:gold", ""]
    assert all(bot in bots_of(CONSTELLATION) for bot in bots if bot)


@pytest.mark.rule("CON-BND-01")
def test_a_party_is_told_what_it_costs_and_whom_it_meets():
    told = RULES.roster.muster(at(content(), company=band("mira", "doran")), "first-light")
    assert (told.points, told.limit, told.about) == (19, 30, "It meets Twin Orbit.")


@pytest.mark.rule("CON-SET-01", "CON-BND-06")
@pytest.mark.parametrize(("mission", "most"), [("duel-of-champions", 3), ("first-light", 12)])
def test_a_battle_says_how_many_may_come(mission, most):
    assert RULES.roster.muster(at(content()), mission).most == most
