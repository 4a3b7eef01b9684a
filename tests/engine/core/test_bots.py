import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.script import D6
from helpers.stones import Stones, dealt, new_pile, new_table
from horologium.engine.core import bots
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.ask import Choose, Listed, Option, Roll
from horologium.engine.core.bots import WORST, GreedyBot, RandomBot
from horologium.engine.core.chance import SplitMix
from horologium.engine.core.table import Table

ROLL = Roll("TST-01", "ada", "heroes", (D6,))
BOTS = [RandomBot, GreedyBot]


def choice(count: int, least: int = 1, most: int = 1) -> Choose[Option]:
    options = Listed([Option(str(number)) for number in range(count)])
    return Choose("TST-02", "ada", "heroes", "option", options, least, most)


@pytest.mark.parametrize("bot", BOTS)
def test_bots_leave_chance_to_the_dice(bot):
    assert bot(1).reply(ROLL, new_table()) is None


@given(st.integers(), st.integers(1, 9), st.data())
def test_a_random_bot_gives_only_legal_answers(seed, count, data):
    least = data.draw(st.integers(0, count))
    request = choice(count, least, data.draw(st.integers(max(1, least), count)))
    request.check(RandomBot(seed).reply(request, new_table()))


def test_a_random_bot_chooses_every_option_and_every_number_of_them():
    bot = RandomBot(1)
    assert {bot.choose(choice(3)) for _ in range(100)} == {("0",), ("1",), ("2",)}
    assert {len(bot.choose(choice(3, 0, 3))) for _ in range(100)} == {0, 1, 2, 3}


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_plays_the_same_battle(bot):
    tables = [new_table(), new_table()]
    for table in tables:
        play_on(table, Router(DiceBox(4), {}, others=bot(9)))
    assert tables[0].log == tables[1].log


@pytest.mark.parametrize("seed", range(8))
def test_a_greedy_bot_plays_a_whole_battle_legally(seed):
    table = new_table(stones=20)
    play_on(table, Router(DiceBox(seed), {}, others=GreedyBot(seed)))
    assert table.outcome is not None


def test_a_greedy_bot_leaves_the_table_as_it_was():
    table = dealt()
    before = (table.digest(), len(table.log), table.journal.entries[:])
    GreedyBot(1).reply(table.pending, table)
    assert (table.digest(), len(table.log), table.journal.entries) == before


def test_a_greedy_bot_mostly_beats_a_random_one():
    won = 0
    for seed in range(30):
        table = Table(Stones(), new_pile(stones=30))
        play_on(table, Router(DiceBox(seed), {"north": GreedyBot(seed), "south": RandomBot(seed)}))
        won += table.outcome.winner == "north"
    assert won >= 20


def test_a_greedy_bot_avoids_an_option_whose_rule_breaks():
    table = dealt(trouble="roll")
    bots = [GreedyBot(seed) for seed in range(20)]
    assert {bot.reply(table.pending, table)[0] for bot in bots} <= {"take", "peek"}


def test_a_position_in_which_every_option_breaks_is_worth_least():
    table = dealt(trouble="answer")
    assert GreedyBot(1)._worth(table, ("take",), "north", 1, 5) == WORST


def test_dice_thrown_in_look_ahead_go_on_after_the_next_choice(monkeypatch):
    seeds = []
    monkeypatch.setattr(bots, "DiceBox", lambda seed: seeds.append(seed) or DiceBox(seed))
    table = dealt()
    GreedyBot(1)._worth(table, ("peek",), "north", 1, 5)
    after_the_card = SplitMix(5)
    after_the_card.next()
    assert (seeds[0], set(seeds[1:])) == (5, {after_the_card.state})


def test_a_greedy_bot_tries_only_as_many_options_as_it_may():
    narrow = GreedyBot(1, breadth=(3, 2))
    tries = narrow._tries(choice(50), 0)
    assert (len(tries), len(narrow._tries(choice(50), 7))) == (3, 2)
    assert tries == sorted(tries, key=lambda answer: int(answer[0]))


def test_a_greedy_bot_tries_several_sets_of_options_each_once():
    tries = GreedyBot(1)._tries(choice(4, 0, 2), 0)
    assert 1 < len(tries) == len(set(tries)) <= 24


class Counting:
    """A bot that remembers how often it was asked, and answers by its chance alone."""

    source, sure = "bot:counting", True
    made = 0

    def __init__(self, seed):
        type(self).made += 1
        self.asked = 0
        self.reseed(seed)

    def reseed(self, seed):
        self.chance = SplitMix(seed)

    def reply(self, request, table):
        self.asked += 1
        return (request.options.key_at(self.chance.below(len(request.options))),)


def test_a_seat_keeps_its_bot():
    seat = bots.SeatBot({"bot:counting": Counting}, "bot:counting", 7, "ada")
    before = Counting.made
    for _ in range(3):
        seat.reply(choice(9), new_table())
    assert (Counting.made, seat._bot.asked) == (before, 3)


def test_a_bot_at_a_seat_answers_alike_at_the_same_place_of_a_battle():
    seat = bots.SeatBot({"bot:counting": Counting}, "bot:counting", 7, "ada")
    table = new_table()
    assert len({seat.reply(choice(999), table) for _ in range(5)}) == 1
