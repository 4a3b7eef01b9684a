"""What every ruleset promises, checked at each question of random battles."""

from __future__ import annotations

import json
from operator import attrgetter

import pytest

from helpers.battles import SAMPLES, sample, sample_setups
from helpers.citations import check_citations, check_names, check_words, journal_names, written
from helpers.contract import (
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
)
from helpers.eyes import check_secrets, check_views, check_whispers
from helpers.process import run_module
from helpers.traces import traces
from horologium.engine.rulesets import RULESETS

each_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=attrgetter("id"))
many = pytest.mark.parametrize("battles", [60, pytest.param(600, marks=pytest.mark.trial)])
sparse = pytest.mark.parametrize(("battles", "every"), [(12, 3), pytest.param(240, 1, marks=pytest.mark.trial)])
few = pytest.mark.parametrize("battles", [12, pytest.param(240, marks=pytest.mark.trial)])


def test_every_ruleset_has_sample_battles():
    assert list(SAMPLES) == [ruleset.id for ruleset in RULESETS.values()]
    assert all(sample_setups(ruleset) for ruleset in RULESETS.values())


@each_ruleset
@many
def test_every_choice_has_options_each_once(ruleset, battles):
    examine(ruleset, battles, check_options, digests=False)


@each_ruleset
@few
def test_every_option_has_words(ruleset, battles):
    examine(ruleset, battles, check_option_words)


@each_ruleset
@many
def test_keys_faces_and_cards_are_single_words(ruleset, battles):
    examine(ruleset, battles, check_keys, digests=False)


@each_ruleset
@many
def test_questions_about_dice_show_those_that_lie_there(ruleset, battles):
    examine(ruleset, battles, check_dice, digests=False)


@each_ruleset
@few
def test_illegal_answers_are_refused_and_change_nothing(ruleset, battles):
    examine(ruleset, battles, check_refusals)


@each_ruleset
@few
def test_a_refused_answer_leaves_redo_possible(ruleset, battles):
    examine(ruleset, battles, check_refusal_keeps_redo)


@each_ruleset
@sparse
def test_a_state_comes_back_from_json_text_as_it_was(ruleset, battles, every):
    examine(ruleset, battles, check_dump, every=every)


@each_ruleset
@few
def test_a_clone_is_equal_and_shares_nothing_that_can_change(ruleset, battles):
    examine(ruleset, battles, check_clone)


@each_ruleset
@few
def test_playing_on_a_clone_leaves_the_original_alone(ruleset, battles):
    examine(ruleset, battles, check_clone_apart)


@each_ruleset
@sparse
def test_a_fork_stands_at_the_same_question_and_is_independent(ruleset, battles, every):
    examine(ruleset, battles, check_fork, every=every)


@each_ruleset
@sparse
def test_a_battle_code_leads_to_the_same_position(ruleset, battles, every):
    examine(ruleset, battles, check_code, every=every)


@each_ruleset
@few
def test_undo_and_redo_lead_back_and_forth(ruleset, battles):
    examine(ruleset, battles, check_undo)


@each_ruleset
@few
def test_a_whole_battle_can_be_undone_and_redone(ruleset, battles):
    examine(ruleset, battles, check_undo_to_the_start)


@each_ruleset
@few
def test_the_table_can_show_any_earlier_moment(ruleset, battles):
    examine(ruleset, battles, check_at)


@each_ruleset
@few
def test_a_battle_resumes_from_a_save_at_any_question(ruleset, battles):
    examine(ruleset, battles, check_resume)


@each_ruleset
@many
def test_nothing_is_broken_at_quiet_moments(ruleset, battles):
    examine(ruleset, battles, check_quiet, digests=False)


@each_ruleset
@few
def test_looking_changes_nothing(ruleset, battles):
    examine(ruleset, battles, check_unchanged_by_looking)


@each_ruleset
@sparse
def test_views_are_plain_data(ruleset, battles, every):
    examine(ruleset, battles, check_views, every=every)


@each_ruleset
@many
def test_whispers_are_read_by_one_seat_alone(ruleset, battles):
    examine(ruleset, battles, check_whispers, digests=False)


@each_ruleset
@sparse
def test_no_seat_learns_what_it_may_not_see(ruleset, battles, every):
    examine(ruleset, battles, check_secrets, every=every)


@each_ruleset
@few
def test_every_cited_rule_is_in_the_ledger(ruleset, battles):
    examine(ruleset, battles, check_citations)


@each_ruleset
@many
def test_everything_that_happens_has_words(ruleset, battles):
    examine(ruleset, battles, check_words, digests=False)


@each_ruleset
def test_everything_that_the_code_writes_has_a_kind(ruleset):
    assert sorted(name for name in journal_names(ruleset) if ruleset.texts.kind(name) is None) == []


@each_ruleset
@few
def test_sentences_call_everybody_by_name(ruleset, battles):
    examine(ruleset, battles, check_names, digests=False)


@each_ruleset
def test_the_sample_battles_reach_everything_the_journal_can_say(ruleset):
    seen: set[str] = set()
    examine(ruleset, 40 * sample(ruleset).SHARE ** 2, lambda moment: seen.update(written(moment)), digests=False)
    assert journal_names(ruleset) - seen == sample(ruleset).ELSEWHERE


@each_ruleset
@pytest.mark.parametrize(
    "elsewhere",
    [
        {"PYTHONHASHSEED": "1"},
        {"PYTHONHASHSEED": "20261116", "TZ": "Asia/Kathmandu"},
        {"PYTHONHASHSEED": "7", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONHASHSEED": "0", "LC_ALL": "tr_TR.UTF-8", "PYTHONOPTIMIZE": "1"},
    ],
    ids=["another hash seed", "another time zone", "no UTF-8", "no assertions"],
)
def test_battles_go_the_same_way_in_another_process(ruleset, elsewhere):
    assert json.loads(run_module("helpers.traces", ruleset.id, **elsewhere)) == traces(ruleset)
