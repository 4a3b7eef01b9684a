"""The hands that play Monsters by themselves (ledger VIL-MIS-42)."""

import pytest

from helpers.night import content, monster, night
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import bot_titles, bots_of
from horologium.engine.core.course import Course
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.table import Table
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS
from horologium.engine.rulesets.village_attacks.player.bots import CunningBot, EagerBot
from horologium.engine.rulesets.village_attacks.setup import CODEC
from horologium.engine.rulesets.village_attacks.specs import MonsterEntry

PARTIES = (("weeping-bell",), ("marionettist", "gatehouse-golem"), ("ember-nun", "candle-widow", "old-mother-tusk"))


def play(party, bot, seed=1, most=400):
    """A night of First Torches, played so far."""
    setup = Setup(content()["missions"]["first-torches"], content(), tuple(MonsterEntry(card) for card in party))
    course = Course(VILLAGE_ATTACKS, VILLAGE_ATTACKS.set_up(setup))
    course.play(Router(DiceBox(seed), {}, others=bot), most)
    return course.state


def position():
    """A turn with several things to do."""
    return night(
        monster("weeping-bell", zone="GH", dice="melee magic defence villager"),
        monster("gatehouse-golem"),
        villagers=("2 commoner HE", "2 hunter:undead CO", "1 commoner GH"),
    )


@pytest.mark.parametrize("name", ["bot:eager", "bot:cunning"])
def test_the_hands_stand_beside_the_bots_of_every_game(name):
    assert bots_of(VILLAGE_ATTACKS)[name].source == name
    assert bot_titles(VILLAGE_ATTACKS)[name]


@pytest.mark.parametrize("party", PARTIES)
def test_it_answers_every_question_of_a_night(party):
    assert VILLAGE_ATTACKS.outcome(play(party, EagerBot(1), most=4000)) is not None


def test_the_same_seed_plays_the_same_night():
    nights = [CODEC.digest(play(PARTIES[1], EagerBot(7), seed=3)) for _ in range(2)]
    assert nights[0] == nights[1]


def test_the_same_seed_looks_ahead_to_the_same_choice():
    table = Table(VILLAGE_ATTACKS, position())
    assert len({CunningBot(5).reply(table.pending, table) for _ in range(2)}) == 1


def test_looking_ahead_changes_nothing():
    table = Table(VILLAGE_ATTACKS, position())
    before = table.digest()
    CunningBot(5).reply(table.pending, table)
    assert table.digest() == before


def test_looking_ahead_chooses_what_is_offered():
    table = Table(VILLAGE_ATTACKS, position())
    play_on(table, Router(DiceBox(2), {}, others=CunningBot(2)), most=6)
    assert {line.source for line in table.log} <= {"bot:cunning", "box"}


def test_chance_is_left_to_the_box():
    table = Table(VILLAGE_ATTACKS, night(monster("weeping-bell")))
    assert EagerBot(1).reply(table.pending, table) is None


def test_a_new_seed_begins_the_chance_anew():
    bot = EagerBot(1)
    numbers = []
    for _ in range(2):
        bot.reseed(9)
        numbers.append(bot._chance.next())
    assert numbers[0] == numbers[1]
