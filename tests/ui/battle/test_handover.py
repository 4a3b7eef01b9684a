"""Two people at one screen."""

from __future__ import annotations

import pytest

from horologium.ui.battle.seating import SeatedPlayer

PLAYERS = (SeatedPlayer("a", "Ada", holds=("azure",)), SeatedPlayer("b", "Bo", holds=("crimson",)))


@pytest.fixture
def shared(open_battle):
    """A battle of two people, before the first figure is chosen."""
    return open_battle(players=PLAYERS)


def hands(presenter):
    return [card.seat for card in presenter.session.view().cards if card.key is not None]


def test_what_is_no_secret_is_asked_without_a_cover(shared):
    assert not shared.handover.cover.isVisible()
    assert shared.page.question.list.options.rows


def test_while_everybody_looks_on_no_hand_lies_open(shared):
    assert hands(shared) == []


def test_a_secret_choice_is_covered_until_its_player_sits_down(shared):
    shared.asking.take_number(1)
    name = shared.session.player.name
    assert shared.handover.cover.isVisible()
    assert shared.handover.cover.name.text() == f"Hand over to {name}"
    assert shared.page.question.list.options.rows == []


def test_who_sits_down_sees_the_own_hand_alone(shared):
    shared.asking.take_number(1)
    shared.handover.cover.take.click()
    assert not shared.handover.cover.isVisible()
    assert set(hands(shared)) == {shared.session.table.pending.seat}
    assert shared.page.question.list.options.rows


def test_the_same_player_goes_on_without_a_cover(shared):
    shared.asking.take_number(1)
    player = shared.session.player
    shared.handover.cover.take.click()
    shared.asking.take_number(1)
    assert shared.session.player == player
    assert not shared.handover.cover.isVisible()


def test_alone_nobody_hands_over(open_battle):
    presenter = open_battle()
    presenter.asking.take_number(1)
    assert not presenter.handover.cover.isVisible()


def test_a_bot_that_plays_on_needs_no_cover(shared):
    shared.asking.take_number(1)
    other = next(player for player in PLAYERS if player.name != shared.session.player.name)
    shared.session.play_on(other.key, "bot:random")
    assert not shared.handover.cover.isVisible()
    assert shared.page.question.list.options.rows
