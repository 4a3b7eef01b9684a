"""Nothing that a battle says is a name from inside the program."""

from __future__ import annotations

from functools import cache

import pytest

from helpers.battles import random_battles, sample_setups
from helpers.raw_words import raw_words
from horologium.engine.core.answerers import play_on
from horologium.engine.core.ask import Choose, Draw
from horologium.engine.core.bots import bot_titles
from horologium.engine.core.saves import Answered
from horologium.engine.rulesets import RULESETS
from horologium.ui.battle.questions import answer_words, question
from horologium.ui.battle.seating import SeatedPlayer
from horologium.ui.battle.thrown_dice import card_name

ADA = SeatedPlayer("one", "Ada")


def keys_of(game):
    """All that packs call by a name with a hyphen, unless cards say just the same."""
    contents = [setup.content for _, setup in sample_setups(game)]
    specs = [(key, spec) for content in contents for kind in content.values() for key, spec in kind.items()]
    return {key for key, spec in specs if "-" in key and key not in str(getattr(spec, "name", "")).casefold()}


def asked_words(table):
    """What stands before the player: the question, its options or cards."""
    asked = question(table, ADA, "")
    yield asked.text
    yield from (option.label for option in asked.options[:40])
    yield from (f"{each.label} {each.why}" for each in asked.barred[:40])
    yield from (card_name(asked.names, card) for card in asked.cards)


@cache
def told(game):
    """Everything that some random battles say, each once."""
    found = set()
    for table, router in random_battles(game, len(sample_setups(game))):
        while table.pending is not None:
            found.update(asked_words(table))
            before, place = table.fork(), len(table.log)
            play_on(table, router, most=1)
            found.add(answer_words(before, table.log[place]))
        names = table.ruleset.names(table.state)
        found.update(entry.text(game.texts, names) for entry in table.journal.entries)
    return found


@pytest.mark.parametrize("game", RULESETS.values(), ids=lambda game: game.id)
def test_no_battle_says_a_word_from_inside_the_program(game):
    keys = keys_of(game)
    assert {text: raw for text in told(game) if (raw := list(raw_words(text, keys)))} == {}


@pytest.mark.parametrize("game", RULESETS.values(), ids=lambda game: game.id)
def test_every_bot_has_a_title_of_its_own(game):
    titles = bot_titles(game)
    assert len({*titles.values()}) == len(titles)
    assert [title for title in titles.values() if list(raw_words(title)) or title == "a bot"] == []


def test_an_answer_of_nothing_says_what_was_not_chosen():
    for table, router in random_battles(RULESETS["nova-aetas"], 20):
        while (request := table.pending) is not None:
            if isinstance(request, Choose) and request.least == 0:
                words = answer_words(table, Answered(request.rule, (), ADA.key))
                assert words in {"choose nobody", "choose no square", "choose no card", "choose no die"}
                return
            play_on(table, router, most=1)
    pytest.fail("nobody was asked for as many as they like")


def test_a_draw_is_told_by_its_cards_and_a_secret_one_not_at_all(make_session):
    session = make_session()
    while not isinstance(session.table.pending, Draw):
        session.roll()
    request = session.table.pending
    assert request.secret
    assert answer_words(session.table, Answered(request.rule, request.cards[:1], "box")) == "a draw, unseen"
