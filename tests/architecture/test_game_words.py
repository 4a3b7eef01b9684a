"""What is shared by all games knows none of them: the list of modules that still do may only become shorter."""

from __future__ import annotations

import pytest

from helpers.game_words import WORDS, knowing, words
from helpers.source import ROOT, Source

LISTED = [
    line.split(maxsplit=2) for line in (ROOT / "tests/architecture/game_words.txt").read_text("utf-8").splitlines()
]
"""A game, a module that knows it, and the reason."""


@pytest.mark.parametrize("game", WORDS)
def test_only_listed_modules_know_a_game(game):
    assert knowing(game) == [place for known, place, *_ in LISTED if known == game]


def test_each_listed_module_has_its_reason():
    assert [line for line in LISTED if len(line) < 3] == []


@pytest.mark.parametrize(
    "known",
    [
        "from horologium.engine.rulesets.nova_aetas import NOVA_AETAS",
        "def buy(reagent): ...",
        "kind = 'reagent'",
        "class PinnedSkill: ...",
        "show(popolini=3)",
    ],
)
def test_a_word_of_a_game_is_found_in_names_and_texts(known):
    assert WORDS["nova_aetas"] & set(words(Source.parse(known)))


def test_docstrings_may_tell_of_any_game():
    assert not WORDS["nova_aetas"] & set(words(Source.parse('"""As Nova Aetas has it."""\nX = 1\n"""A reagent."""')))
