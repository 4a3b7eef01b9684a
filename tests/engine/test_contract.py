"""What every ruleset promises, checked at questions of random battles."""

from __future__ import annotations

import json
from operator import attrgetter

import pytest

from helpers.battles import SAMPLES, random_battles, sample, sample_setups
from helpers.citations import check_citations, check_names, check_words, journal_names
from helpers.compact import every_check
from helpers.contract import (
    EVERY,
    SELDOM,
    check_at,
    check_clone,
    check_clone_apart,
    check_code,
    check_dice,
    check_dump,
    check_fork,
    check_keys,
    check_option_words,
    check_options,
    check_quiet,
    check_refusal_keeps_redo,
    check_refusals,
    check_resume,
    check_unchanged_by_looking,
    check_undo,
    check_undo_to_the_start,
    examine,
    together,
)
from helpers.eyes import check_secrets, check_views, check_whispers
from helpers.process import run_module
from helpers.traces import traces
from horologium.engine.core.answerers import play_on
from horologium.engine.rulesets import RULESETS

each_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=attrgetter("id"))
PARTS = 3
"""Into so many tests the battles of a game are divided."""
GLANCES = (check_options, check_keys, check_dice, check_quiet, check_whispers, check_words)
"""What is seen at a glance, in many battles."""
PROMISES = (
    check_option_words,
    check_refusals,
    check_refusal_keeps_redo,
    check_clone,
    check_clone_apart,
    check_undo_to_the_start,
    check_at,
    check_unchanged_by_looking,
    check_citations,
    check_names,
)
DEAR = (check_dump, check_fork, check_code, check_undo, check_resume, check_views, check_secrets)
"""What takes long to look at, and is so more seldom."""


def test_every_ruleset_has_sample_battles():
    assert list(SAMPLES) == [ruleset.id for ruleset in RULESETS.values()]
    assert all(sample_setups(ruleset) for ruleset in RULESETS.values())


@each_ruleset
@pytest.mark.parametrize("battles", [60, pytest.param(600, marks=pytest.mark.trial)])
def test_every_moment_keeps_what_is_seen_at_a_glance(ruleset, battles):
    examine(ruleset, battles, together(GLANCES), digests=False)


@each_ruleset
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(
    ("battles", "every", "seldom"), [(12, EVERY, SELDOM), pytest.param(240, 1, 1, marks=pytest.mark.trial)]
)
def test_battles_keep_every_promise(ruleset, battles, every, seldom, part):
    examine(ruleset, battles, together(PROMISES, DEAR, seldom), every=every, part=(part, PARTS))


def test_every_promise_is_examined():
    assert sorted(map(repr, (*GLANCES, *PROMISES, *DEAR))) == sorted(map(repr, every_check()))


@each_ruleset
def test_everything_that_the_code_writes_has_a_kind(ruleset):
    assert sorted(name for name in journal_names(ruleset) if ruleset.texts.kind(name) is None) == []


@each_ruleset
def test_the_sample_battles_reach_everything_the_journal_can_say(ruleset):
    written: set[str] = set()
    for table, router in random_battles(ruleset, 40 * sample(ruleset).SHARE):
        play_on(table, router)
        written.update(entry.what for entry in table.journal.entries)
    assert journal_names(ruleset) - written == sample(ruleset).ELSEWHERE


@pytest.mark.parametrize(
    "elsewhere",
    [
        {"PYTHONHASHSEED": "20261116", "TZ": "Asia/Kathmandu"},
        {"PYTHONHASHSEED": "7", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONHASHSEED": "0", "LC_ALL": "tr_TR.UTF-8", "PYTHONOPTIMIZE": "1"},
    ],
    ids=["another time zone", "no UTF-8", "no assertions"],
)
def test_battles_go_the_same_way_in_another_process_with_another_hash_seed(elsewhere):
    here = {ruleset.id: traces(ruleset) for ruleset in RULESETS.values()}
    assert json.loads(run_module("helpers.traces", **elsewhere)) == here
