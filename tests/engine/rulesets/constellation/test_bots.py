"""Bronze, Silver and Gold: the stronger wins, and each thinks quickly."""

from __future__ import annotations

import sys
import time
from collections import Counter

import pytest

from helpers.battles import sample_setups
from helpers.stars import mini, stars
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.ask import Choose, Listed
from horologium.engine.core.bots import GreedyBot, RandomBot, SeatBot, seed_at
from horologium.engine.core.journal import Journal
from horologium.engine.core.table import Table
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.engine.rulesets.constellation.area import area_attacks
from horologium.engine.rulesets.constellation.bots import BOTS, Bronze, Gold, Silver
from horologium.engine.rulesets.constellation.planning import Character, Mind
from horologium.engine.rulesets.constellation.replies import area_square
from horologium.engine.rulesets.constellation.spaces import distance
from horologium.engine.rulesets.constellation.state import bury, set_down
from horologium.engine.rulesets.constellation.weighing import PlaceWorth, attack_worth, place_worth

MISSIONS = ("constellation/first-light", "constellation/clash-of-signs")


def mirrored(ours, theirs, seeds, missions=MISSIONS):
    """How many games each of two bots wins, with both seats of every seed; and the longest thought in seconds."""
    wins, longest = Counter(), 0.0
    setups = dict(sample_setups(CONSTELLATION))
    for seed in seeds:
        for pair in ((ours, theirs), (theirs, ours)):
            table = Table(
                CONSTELLATION, CONSTELLATION.set_up(setups[missions[seed % len(missions)]]), journal=Journal(quiet=True)
            )
            seated = dict(zip(("dawn", "dusk"), pair, strict=True))
            bots = {seat: bot(2 * seed + place) for place, (seat, bot) in enumerate(seated.items())}
            longest = max(longest, thinking(table, Router(DiceBox(seed), bots)))
            winner = CONSTELLATION.outcome(table.state).winner
            wins[seated[winner] if winner else None] += 1
    return wins, longest


def thinking(table, router):
    """Play a game out; the longest time that one activation took, with all its questions."""
    longest, begun, acting = 0.0, time.process_time(), ""
    while table.pending is not None:
        play_on(table, router, 1)
        if table.state.deed.key != acting:
            longest = max(longest, time.process_time() - begun)
            acting, begun = table.state.deed.key, time.process_time()
    return longest


def told(capsys, line):
    """Show a line of figures beside the progress of the trials."""
    with capsys.disabled():
        sys.stdout.write(f"\n{line}\n")


def test_gold_beats_random_play():
    wins, _ = mirrored(Gold, RandomBot, range(3), MISSIONS[:1])
    assert wins[Gold] >= 5


@pytest.mark.trial
@pytest.mark.parametrize(("other", "least"), [(RandomBot, 180), (GreedyBot, 130)])
def test_gold_wins_two_hundred_mirrored_games(other, least, capsys):
    wins, longest = mirrored(Gold, other, range(100))
    told(
        capsys, f"Gold {wins[Gold]}, {other.__name__} {wins[other]} of 200; longest activation {longest * 1000:.0f} ms"
    )
    assert wins[Gold] >= least


@pytest.mark.trial
def test_gold_is_stronger_than_bronze(capsys):
    wins, _ = mirrored(Gold, Bronze, range(20))
    told(capsys, f"Gold {wins[Gold]}, Bronze {wins[Bronze]} of 40")
    assert wins[Gold] > wins[Bronze]


@pytest.mark.parametrize("bot", [Bronze, Silver, Gold])
def test_a_bot_answers_with_what_is_offered_and_leaves_the_dice_alone(bot):
    table = Table(CONSTELLATION, stars([mini("C3")], [mini("E3")]))
    player = bot(1)
    while isinstance(table.pending, Choose):
        table.answer(player.reply(table.pending, table), player.source)
    assert player.reply(table.pending, table) is None


@pytest.mark.parametrize("bot", [Silver, Gold])
def test_a_bot_thinks_without_touching_the_table(bot):
    table = Table(CONSTELLATION, stars([mini("C3", "step")], [mini("E3")], markers=("G7",)))
    before = CONSTELLATION.codec.text(table.state)
    bot(1).reply(table.pending, table)
    assert CONSTELLATION.codec.text(table.state) == before


def test_a_bot_takes_the_kill_that_lies_before_it():
    table = Table(CONSTELLATION, stars([mini("C3", att=5)], [mini("D3", att=1, ar=0), mini("B2", att=5, ar=5)]))
    player = Silver(1)
    picked = []
    while isinstance(table.pending, Choose):
        picked.append(player.reply(table.pending, table)[0])
        table.answer((picked[-1],), player.source)
    assert picked[-1] == "b1"


@pytest.mark.parametrize("bot", [Silver, Gold])
@pytest.mark.parametrize(("points", "leaves"), [((3, 9), True), ((9, 3), False)])
def test_a_marker_is_left_for_the_enemy_when_holding_it_can_only_lose(bot, points, leaves):
    foes = [mini("J10", ar=0), mini("L10", ar=0)]
    battle = stars([mini("A1", att=5, ar=3)], foes, markers=("A1", "J10", "L10"), turns=10)
    battle.turn, (battle.sides[0].points, battle.sides[1].points) = 6, points
    table, player, before = Table(CONSTELLATION, battle), bot(1), apart(battle)
    while isinstance(table.pending, Choose) and table.pending.seat == "dawn":
        table.answer(player.reply(table.pending, table), player.source)
    assert (apart(table.state) < before) == leaves


def apart(battle):
    """How far the first of dawn is from the nearest enemy."""
    return min(distance(battle, battle.figure("a1"), foe) for foe in battle.standing("dusk"))


class Forgetful:
    """The bot of a class, made anew for every answer."""

    sure = True

    def __init__(self, bot, seed):
        self._bot, self._seed, self.source = bot, seed, bot.source

    def reply(self, request, table):
        return self._bot(seed_at(self._seed, "", len(table.log))).reply(request, table)


def played(answerer, mission="constellation/first-light"):
    """The answers of a whole battle."""
    setup = dict(sample_setups(CONSTELLATION))[mission]
    table = Table(CONSTELLATION, CONSTELLATION.set_up(setup), journal=Journal(quiet=True))
    play_on(table, Router(DiceBox(5), {}, others=answerer))
    return [line.answer for line in table.log]


@pytest.mark.parametrize("bot", [Bronze, Silver, Gold])
def test_a_bot_with_memory_plays_the_same_battle_as_one_without(bot):
    assert played(SeatBot(BOTS, bot.source, 3, "")) == played(Forgetful(bot, 3))


@pytest.mark.parametrize("hunts", [True, False])
@pytest.mark.parametrize("answer", [0, 600])
def test_the_outlook_says_of_every_square_what_standing_there_is_worth(answer, hunts):
    battle = stars(
        [mini("C3"), mini("D5", spd=2)],
        [mini("E3"), mini("D4", att=5), mini("H9", weapon="short")],
        markers=("G7", "D5"),
        zone_points=True,
    )
    battle.sides[1].points = 40
    figure, board = battle.figure("a1"), battle.ground.board
    outlook = PlaceWorth(battle, figure, answer, hunts=hunts)
    free = list(each(board.cells & ~battle.taken))
    expected = {}
    for cell in free:
        here = figure.cell
        set_down(battle, figure, cell)
        expected[cell] = place_worth(battle, figure, answer=answer, hunts=hunts)
        set_down(battle, figure, here)
    assert {cell: outlook.place(cell) for cell in free} == expected


@pytest.mark.rule("CON-VIC-01")
@pytest.mark.parametrize(("markers", "better", "worse"), [(("H6",), "G6", "C6"), ((), "E9", "E4")])
def test_who_is_left_alone_goes_for_what_scores_although_the_enemy_leads(markers, better, worse):
    battle = stars([mini("E6")], [mini("L12")], markers=markers)
    battle.sides[1].points = 30
    bury(battle, battle.figure("b1"), None)
    outlook = PlaceWorth(battle, battle.figure("a1"), 0, hunts=True)
    board = battle.ground.board
    assert outlook.place(board.cell(better)) > outlook.place(board.cell(worse))
    for name in (better, worse):
        set_down(battle, battle.figure("a1"), board.cell(name))
        assert place_worth(battle, battle.figure("a1"), hunts=True) == outlook.place(board.cell(name))


@pytest.mark.rule("CON-ABL-21")
def test_a_bot_weighs_a_burst_as_it_will_be_fought():
    battle = stars([mini("C3", "area-damage", weapon="long")], [mini("D3"), mini("B3")])
    request = Choose("CON-ABL-21", "a1", "dawn", "cell", ())
    mind = Mind(battle, request, Gold.character, {})
    attacks = area_attacks(battle, battle.figure("a1"), battle.ground.board.cell("D3"))
    assert area_square(mind, "D3") == sum(attack_worth(battle, attack) for attack in attacks)


def test_a_square_is_worth_its_place_and_beside_an_enemy_the_attack_as_well():
    battle = stars([mini("C3", att=5)], [mini("F3", att=1, ar=0)], markers=("A1",))
    figure, board = battle.figure("a1"), battle.ground.board
    mind = Mind(battle, Choose("CON-X", "a1", "dawn", "figure", Listed([figure])), Character(), {})
    outlook = PlaceWorth(battle, figure, 0, hunts=True)
    gained = {name: mind.at(figure, board.cell(name)) - outlook.place(board.cell(name)) for name in ("C5", "E3")}
    assert gained["C5"] == 0 < gained["E3"]
