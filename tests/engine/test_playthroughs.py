"""Recorded games: a difference in one of them is a change of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from helpers.playthroughs import FOLDER, games, path, played_again
from helpers.process import run_module
from horologium.engine.rulesets import RULESETS

ADVICE = (
    "the recorded game goes another way now; if rules or missions changed on purpose, raise the ruleset's version "
    "(for rules), run `python3 packaging/dev.py playthroughs`, and review the difference"
)

each_game = pytest.mark.parametrize(("ruleset", "game"), games(), ids=[game.name for _, game in games()])


def recorded(game) -> str:
    return path(game).read_text("utf-8")


def test_every_ruleset_has_two_recorded_games():
    counts = Counter(ruleset.id for ruleset, _ in games())
    assert all(counts[ruleset.id] >= 2 for ruleset in RULESETS.values())


def test_every_recorded_game_is_known():
    assert sorted(FOLDER.glob("*.txt")) == sorted(path(game) for _, game in games())


@each_game
def test_a_recorded_game_is_of_this_version_of_the_rules(ruleset, game):
    assert f"\nruleset: {ruleset.id}\nversion: {ruleset.version}\n" in recorded(game), ADVICE


@each_game
def test_the_same_answers_lead_to_the_same_game(ruleset, game):
    assert played_again(recorded(game)) == recorded(game), ADVICE


@pytest.mark.parametrize("seed", ["1", "4242"])
def test_recorded_games_go_the_same_way_under_another_hash_seed(seed):
    again = run_module("helpers.playthroughs", "again", PYTHONHASHSEED=seed)
    assert again == "".join(recorded(game) for _, game in games()), ADVICE


@each_game
def test_another_throw_leads_to_another_game(ruleset, game):
    text = recorded(game)
    throw = next(line for line in text.splitlines() if line.startswith("? roll"))
    other = text.replace(throw, throw[:-1] + ("1" if throw[-1] != "1" else "2"), 1)
    assert played_again(other) not in {text, other}


@each_game
def test_an_answer_that_is_no_longer_legal_ends_the_game_there(ruleset, game):
    text = recorded(game)
    choice = next(line for line in text.splitlines() if line.startswith("? choose"))
    broken = text.replace(choice, choice.split(" -> ", maxsplit=1)[0] + " -> no-such-option", 1)
    assert "why: not over" in played_again(broken)
