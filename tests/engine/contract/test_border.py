"""The border between a game and the window: all that screens look for is there, and what is not is named."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter

import pytest

from helpers.battles import sample_setups
from helpers.border import missing, missing_variants, written_too_early
from helpers.broken import broken, forgets_texts
from helpers.contract import examine
from horologium.engine.core.view import TokenView
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.demo import THE_FORD, view

each_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=attrgetter("id"))


def told(ruleset, battles, every):
    """All that is missing in some battles, each once."""
    found = {}
    examine(ruleset, battles, lambda at: found.update(dict.fromkeys(missing(at))), every=every, digests=False)
    return list(found)


@each_ruleset
def test_screens_find_words_and_drawings_for_all_that_they_show(ruleset):
    assert told(ruleset, len(sample_setups(ruleset)), every=3) == []


@each_ruleset
def test_every_variant_can_be_named(ruleset):
    assert missing_variants(ruleset) == []


@each_ruleset
def test_setting_up_writes_nothing_into_the_journal(ruleset):
    assert [fault for _, setup in sample_setups(ruleset) for fault in written_too_early(ruleset, setup)] == []


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("terrain.wood", "The Ford has no words for the terrain wood: add 'terrain.wood' to its texts"),
        (
            "ask.DEMO-RND-04",
            "The Ford has no words for the question of DEMO-RND-04 about figure: add 'ask.DEMO-RND-04' to its texts",
        ),
        ("unit.cost", "The Ford has no words for the cost of an option 'cell': add 'unit.cell' to its texts"),
        ("reason.pool", "The Ford has no words for the sum pool: add 'reason.pool' to its texts"),
    ],
)
def test_a_text_that_is_missing_is_named_in_one_sentence(key, sentence):
    assert told(forgets_texts(key), 3, every=1) == [sentence]


def test_odds_without_words_are_named():
    found = told(forgets_texts("odds.wounds", "odds.wounds.any"), 12, every=1)
    assert found == ["The Ford has no words for the odds of wounds: add 'odds.wounds' to its texts"]


def test_a_variant_without_words_is_named():
    @dataclass(frozen=True)
    class Options:
        fog: bool = False

    labels = [
        f"The Ford has no words for the variant fog: add 'variant.fog{end}' to its texts" for end in ("", ".note")
    ]
    assert missing_variants(broken(options=Options)) == labels


def changed(**parts):
    """The demo game whose views are changed."""
    return broken(view=lambda _self, battle, eyes: replace(view.view(battle, eyes), **parts))


def test_words_that_nobody_draws_are_told_with_one_that_is_drawn():
    ford = THE_FORD.set_up(next(iter(sample_setups(THE_FORD)))[1])
    shown = view.view(ford, None)
    strange = (replace(shown.cells[0], terrain="gravle", ground="medow"),)
    token = TokenView("box", "chset", "Box", shown.cells[0].key)
    stranger = replace(shown.figures[0], kind="blob", emblem="")
    found = told(changed(cells=strange, tokens=(token,), figures=(stranger,)), 1, every=1)
    assert found[-1:] + found[:-1] == [
        "The Ford has no words for the terrain gravle: add 'terrain.gravle' to its texts",
        "nothing is drawn for the terrain 'gravle': take a word of engine/core/drawn.py, such as 'gate'",
        "nothing is drawn for the ground 'medow': take a word of engine/core/drawn.py, such as 'meadow'",
        "nothing is drawn for the token 'chset': take a word of engine/core/drawn.py, such as 'chest'",
        "nothing is drawn for a figure 'blob': give it an emblem, such as 'sword'",
    ]


def test_a_journal_that_begins_at_set_up_is_named():
    def eager(_self, setup):
        battle = THE_FORD.set_up(setup)
        battle.journal.note("round", "DEMO-RND-01", round=1, rounds=6)
        return battle

    first = sample_setups(THE_FORD)[0][1]
    assert written_too_early(broken(set_up=eager), first) == [
        "set_up writes 'round' into the journal: let the first step do so"
    ]
