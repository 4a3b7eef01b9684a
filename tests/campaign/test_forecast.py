"""A forecast: many battles fought by a bot, the same ones each time, and what they come to."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.companies import founded, new_shelf
from helpers.states import at
from horologium.campaign.affairs import active
from horologium.campaign.forecast import Fate, ForecastPlayer, Outlook, answered_by_chance, batches, order, play
from horologium.campaign.forecast_work import fight
from horologium.campaign.ops.story import ChooseWay
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.table import Table


def fate(won=True, down=(), injured=(), time=10):
    return Fate(won, "goal" if won else "time", down, injured, time)


def hurt(ruleset, start):
    """The same start with heroes whom a single wound knocks out."""
    battle = ruleset.codec.load(start)
    for hero in battle.heroes:
        hero.wounds = hero.health - 1
    return ruleset.codec.dump(battle)


@pytest.fixture
def asked(tmp_path, request):
    with_four = founded(new_shelf(tmp_path))
    with_four.do(ChooseWay(getattr(request, "param", 1)))
    yield with_four, order(with_four, [hero.id for hero in active(with_four.books)])
    with_four.close()


def test_an_order_can_be_sent_to_another_process(asked):
    _, given_order = asked
    assert pickle.loads(pickle.dumps(given_order)) == given_order


def test_the_same_battles_always_end_the_same_way(asked):
    open_session, given_order = asked
    assert play(open_session.ruleset, open_session.rules, given_order, [3, 4]) == fight(given_order, [3, 4])


@pytest.mark.parametrize("asked", [0], indirect=True)
def test_a_forecast_ends_as_the_same_battles_at_a_table(asked):
    open_session, given_order = asked
    rules, ruleset = open_session.rules, open_session.ruleset
    given_order = replace(given_order, start=hurt(ruleset, given_order.start))
    down = set()
    for number, found in enumerate(fight(given_order, range(3))):
        table, seed = Table(ruleset, ruleset.codec.load(given_order.start)), given_order.seed * 1_000_003 + number
        play_on(table, Router(DiceBox(seed), {}, others=ForecastPlayer(ruleset, seed)))
        home = rules.missions.bring_home(at(given_order.content, company=given_order.company), table.state, plot=True)
        played = answered_by_chance(home, seed)
        assert (found.won, found.outcome) == (played.won, played.outcome)
        assert found.down == tuple(each.member for each in played.members if each.count("knocked_out"))
        down |= set(found.down)
    assert down, "in none of these battles was anybody knocked out"


def test_a_forecast_changes_nothing(asked):
    open_session, given_order = asked
    before = list(open_session.books.records())
    fight(given_order, [1])
    assert list(open_session.books.records()) == before


def test_a_game_without_campaigns_is_told(asked):
    _, given_order = asked
    with pytest.raises(LookupError, match="chess"):
        fight(type(given_order)("chess", {}, {}, given_order.company, plot=True, seed=1), [0])


def test_the_outlook_counts_battles_and_heroes():
    found = Outlook()
    found.add([fate(), fate(won=False, down=("ada",), injured=("ada",)), fate(down=("ada", "ben"))])
    assert (found.runs, found.won, found.down["ada"], found.injured["ben"]) == (3, 2, 2, 0)


def test_most_battles_take_between_the_shorter_and_the_longer_end():
    found = Outlook()
    found.add(fate(time=time) for time in range(100))
    assert found.span() == (10, 50, 90)


def test_an_outlook_without_battles_knows_nothing():
    assert (Outlook().chance, Outlook().margin, Outlook().span()) == (0.0, (0.0, 1.0), (0, 0, 0))


@given(st.integers(1, 500), st.data())
def test_the_chance_lies_within_its_margin_and_the_margin_between_never_and_always(runs, data):
    won = data.draw(st.integers(0, runs))
    found = Outlook(runs, won)
    least, most = found.margin
    assert 0 <= least <= found.chance + 1e-9
    assert found.chance - 1e-9 <= most <= 1


@given(st.integers(0, 400), st.integers(1, 9))
def test_every_battle_is_in_exactly_one_handful(runs, size):
    assert [number for numbers in batches(runs, size) for number in numbers] == list(range(runs))
