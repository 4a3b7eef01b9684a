"""The league: who goes to a ford, whom they meet, and what the table makes of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.ford import duel
from helpers.fords import FOUNDERS, band, content, set_out
from helpers.script import play
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.ask import Roll
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.campaign import BattleResult
from horologium.engine.core.consequences import CardRef, experience
from horologium.engine.core.errors import BadData
from horologium.engine.core.own import part
from horologium.engine.core.results import report
from horologium.engine.core.ruleset import Outcome
from horologium.engine.core.table import Table
from horologium.engine.rulesets.demo import THE_FORD
from horologium.engine.rulesets.demo.combat import attack
from horologium.engine.rulesets.demo.league import LEAD, LEAGUE, Ladder, agreeing, deeds, scored, table
from horologium.engine.rulesets.demo.state import harm

MISSIONS = LEAGUE.missions


def kinds(battle, seat):
    return [figure.kind for figure in battle.standing(seat)]


def after(*outcomes):
    """A band behind which these fords lie, and where its lead stands."""
    state, lead = band(), 3
    for outcome in outcomes:
        told = play(scored(state, BattleResult(outcome, won=outcome == "held", members=())), [])
        own = next(each.own for each in told if each.verb == "own")
        lead += sum(each.amount for each in told if each.verb == "gauge")
        state = replace(state, company=replace(state.company, own=own))
    return state, lead


def rows(*outcomes):
    (ranking,) = table(after(*outcomes)[0])
    return ranking.rows


# Who goes


@pytest.mark.rule("DEMO-LEA-02")
def test_a_band_has_one_to_four_and_no_two_of_a_kind():
    muster = LEAGUE.roster.muster(band(), "")
    assert (muster.fewest, muster.most) == (1, 4)
    assert sorted(LEAGUE.roster.candidates(content())) == sorted(FOUNDERS)


@pytest.mark.rule("DEMO-LEA-02")
@pytest.mark.parametrize(("mission", "most"), [("the-ford", 4), ("the-mill-race", 3), ("the-toll-bridge", 3)])
def test_as_many_go_as_azure_has_places(mission, most):
    assert LEAGUE.roster.muster(band(), mission).most == most


@pytest.mark.rule("DEMO-LEA-02")
def test_they_take_the_places_of_azure_in_their_order():
    battle = set_out("the-mill-race", "outrider", "pikeman")
    at = [battle.ground.board.name(figure.cell) for figure in battle.standing("azure")]
    assert (kinds(battle, "azure"), at) == (["outrider", "pikeman"], ["0,0", "-1,3"])


@pytest.mark.rule("DEMO-LEA-02")
def test_more_than_there_are_places_are_refused():
    with pytest.raises(BadData, match="Azure has 3 places here"):
        set_out("the-mill-race", *FOUNDERS)


@pytest.mark.rule("DEMO-LEA-03")
@pytest.mark.parametrize(
    ("cards", "foes"), [(3, ["sergeant", "bowman", "outrider"]), (2, ["sergeant", "bowman"]), (1, ["sergeant"])]
)
def test_crimson_leaves_as_many_at_home_as_azure(cards, foes):
    assert kinds(set_out("the-mill-race", *FOUNDERS[:cards]), "crimson") == foes


@pytest.mark.rule("DEMO-LEA-03")
def test_crimson_always_sends_somebody():
    state = band("bowman")
    spec = content()["missions"]["the-ford"]
    few = spec.between(spec.azure, spec.crimson.of(spec.crimson.figures[:2]))
    setup = MISSIONS.set_up(replace(state, content={**state.content, "missions": {"few": few}}), "few")
    assert len(setup.mission.crimson.figures) == 1


def test_players_are_told_whom_they_meet():
    assert LEAGUE.roster.muster(band("bowman"), "the-toll-bridge").about == "Crimson comes with 3 figures."


def test_a_fighter_goes_under_their_own_name():
    state = band("bowman")
    (member,) = state.company.members
    state = replace(state, company=replace(state.company, members=(replace(member, name="Nell"),)))
    battle = THE_FORD.set_up(MISSIONS.set_up(state, "the-ford"))
    assert THE_FORD.names(battle)[MISSIONS.figures(state.company)["bowman"]] == "Nell"


def test_a_sheet_has_the_numbers_of_the_figure():
    sheet = LEAGUE.roster.sheet(band("bowman"), "bowman")
    assert [(trait.key, trait.value) for trait in sheet.traits] == [
        ("life", 2), ("move", 4), ("guard", 1), ("attack", 2), ("range", 5),
    ]  # fmt: skip


def test_a_card_says_what_the_pack_says():
    assert LEAGUE.card(content(), CardRef("hero", "bowman")).text == "Prefers the far bank."


# Back from the ford


@pytest.mark.rule("DEMO-LEA-04")
@pytest.mark.parametrize(("winner", "how"), [("azure", "held"), (None, "drawn"), ("crimson", "lost")])
def test_a_ford_is_held_or_lost_or_neither(winner, how):
    assert MISSIONS.ended(Outcome(winner, "held")) == how
    assert MISSIONS.ends(content(), "the-ford").outcomes[how] == (how == "held")


@pytest.mark.rule("DEMO-LEA-06")
def test_whoever_leaves_the_field_has_lost_the_ford():
    battle = set_out("the-ford")
    MISSIONS.give_up(content(), battle)
    assert MISSIONS.ended(THE_FORD.outcome(battle)) == "lost"
    assert sum(deeds(battle).values()) == 0


def test_a_battle_that_is_over_cannot_be_given_up():
    battle = duel().battle
    harm(battle, battle.figure("crimson-sergeant"), 9, "DEMO-CMB-04")
    MISSIONS.give_up(content(), battle)
    assert THE_FORD.outcome(battle).winner == "azure"


def test_a_battle_comes_home_with_what_everybody_did():
    playing = Table(THE_FORD, set_out("the-ford"))
    play_on(playing, Router(DiceBox(4), {}, others=RandomBot(4)))
    result = play(MISSIONS.bring_home(band(), playing.state, plot=True), [])
    assert [figure.key for figure in playing.state.figures if not figure.life] == ["azure-sergeant", "crimson-bowman"]
    stats = ("taken", "knocked_out", "kills", "dealt")
    done = {each.member: tuple(map(each.count, stats)) for each in result.members}
    assert (done["sergeant"], done["bowman"]) == ((4, 1, 0, 0), (0, 0, 1, 2))


@pytest.mark.rule("DEMO-CMB-07")
def test_a_riposte_counts_for_the_one_who_was_attacked():
    table = duel()
    play(attack(table.battle, table.ours, table.theirs), [(Roll, ("hit", "miss")), (Roll, ("block+riposte", "open"))])
    done = deeds(table.battle)
    assert (done["dealt", "crimson-sergeant"], done["lost", "azure-sergeant"]) == (1, 1)


@pytest.mark.rule("DEMO-LEA-05")
@pytest.mark.parametrize("whom", ["", "bowman"])
def test_a_ford_brings_nothing_but_its_point(whom):
    result = BattleResult("held", won=True, members=(), consequences=(experience(2, whom),))
    assert [why for _, why in MISSIONS.check_result(band(), "the-ford", result)] == [
        "nobody gains experience at a ford"
    ]


def test_nobody_falls_twice():
    result = BattleResult("held", won=True, members=(report("bowman", knocked_out=2),))
    assert [*MISSIONS.check_result(band(), "the-ford", result)] == [
        ("members.bowman.knocked_out", "Bowman can fall once in a battle")
    ]


@pytest.mark.rule("DEMO-LEA-05")
def test_everybody_is_sound_at_the_next_ford_and_the_deck_is_whole():
    battle = set_out("the-mill-race", "sergeant", "bowman")
    assert [figure.life for figure in battle.standing("azure")] == [4, 2]
    assert len(battle.deck.cards) == 12


# The table


@pytest.mark.rule("DEMO-LEA-04")
def test_the_winner_of_a_ford_gets_a_point():
    assert rows("held", "lost", "held") == (("Azure", "2", "0", "1", "2"), ("Crimson", "1", "0", "2", "1"))


@pytest.mark.rule("DEMO-LEA-04")
def test_nobody_gets_a_point_for_a_draw():
    assert [row[-1] for row in rows("drawn")] == ["0", "0"]


@pytest.mark.rule("DEMO-LEA-07")
def test_the_band_with_more_points_stands_first():
    (ranking,) = table(after("lost")[0])
    assert (ranking.rows[0][0], ranking.rows[ranking.ours][0]) == ("Crimson", "Azure")


@pytest.mark.rule("DEMO-EX-03")
@pytest.mark.rule("DEMO-LEA-07")
def test_with_equal_points_nobody_leads():
    state, lead = after("held", "drawn", "lost")
    assert ([row[-1] for row in table(state)[0].rows], lead) == (["1", "1"], 3)


@pytest.mark.rule("DEMO-LEA-04")
@pytest.mark.parametrize(("fords", "off"), [((), 0), (("held", "drawn"), 1), (("lost",) * 4, -3)])
def test_the_lead_follows_from_the_table(fords, off):
    state = band()
    state = replace(state, company=replace(state.company, own=Ladder(fords), gauges=((LEAD.key, 3),)))
    assert sum(each.amount for each in agreeing(state)) == off


@pytest.mark.rule("DEMO-LEA-05")
def test_a_band_keeps_how_each_ford_ended():
    state, _ = after("held", "drawn")
    assert part(state.company, Ladder) == Ladder(("held", "drawn"))
    assert part(band().company, Ladder) == Ladder()


@pytest.mark.rule("DEMO-LEA-04")
@pytest.mark.parametrize(("outcome", "moved"), [("held", 1), ("lost", -1), ("drawn", 0)])
def test_stories_are_told_of_the_lead(outcome, moved):
    told = play(scored(band(), BattleResult(outcome, won=outcome == "held", members=())), [])
    assert [each.amount for each in told if each.verb == "gauge"] == [moved]
