"""The contract suite notices a ruleset that breaks its promises."""

from __future__ import annotations

import pytest

from helpers import broken, citations, contract, eyes
from helpers.broken import Floating, Forgetful, Lax, Mixed, Sticky, asking, codec, offering
from helpers.compact import every_check
from helpers.contract import EVERY, SELDOM, examine, together
from helpers.samples import demo
from helpers.sharing import shared
from horologium.engine.core.errors import EngineError
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.demo import THE_FORD

FAULTS = {
    "an option offered twice": (offering(broken.twice), contract.check_options),
    "an option without words": (broken.broken(option=broken.wordless), contract.check_option_words),
    "a key with a blank": (offering(broken.blanks), contract.check_keys),
    "a misspelt answer taken": (offering(Lax), contract.check_refusals),
    "a field lost in loading": (codec(Forgetful), contract.check_dump),
    "a float in the dump": (codec(Floating), contract.check_dump),
    "a clone that shares a deck": (codec(Sticky), contract.check_clone),
    "a clone that changes the original": (codec(Sticky), contract.check_clone_apart),
    "a fork that shares a deck": (codec(Mixed), contract.check_fork),
    "a rule that remembers, seen by fork": (broken.absent_minded(), contract.check_fork),
    "a rule that remembers, seen by undo": (broken.absent_minded(), contract.check_undo),
    "a rule that remembers, seen by code": (broken.absent_minded(), contract.check_code),
    "a rule that remembers, seen by looking back": (broken.absent_minded(), contract.check_at),
    "a rule that remembers, seen by resume": (broken.absent_minded(), contract.check_resume),
    "an undo that restores too little": (codec(Mixed), contract.check_undo_to_the_start),
    "a broken state": (broken.broken(faults=staticmethod(broken.finds_fault)), contract.check_quiet),
    "a view that changes the state": (
        broken.broken(view=staticmethod(broken.looks_and_touches)),
        contract.check_unchanged_by_looking,
    ),
    "a view with the hands of others": (broken.broken(view=staticmethod(broken.shows_all)), eyes.check_secrets),
    "a view for other eyes": (broken.broken(view=staticmethod(broken.shows_all)), eyes.check_views),
    "a question that shows a hand": (asking(broken.openly), eyes.check_secrets),
    "a journal that tells of hands": (asking(broken.talkative), eyes.check_secrets),
    "a rule that no ledger has": (broken.broken(option=broken.cites_nothing_known), citations.check_citations),
    "a figure without a name": (broken.broken(names=lambda _self, _battle: {}), citations.check_names),
    "a sentence that is none": (broken.forgets_texts("moved"), citations.check_names),
    "an entry without a text": (broken.forgets_texts("moved"), citations.check_words),
    "a whisper without a text for others": (broken.forgets_texts("drew.hidden"), citations.check_words),
    "an entry without a kind": (broken.forgets_kinds("moved"), citations.check_words),
    "a whisper without a kind for others": (broken.forgets_kinds("drew.hidden"), citations.check_words),
    "dice that nobody sees": (asking(broken.sweeps_the_table), contract.check_dice),
    "other dice thrown again": (asking(broken.mixes_dice_up), contract.check_dice),
    "dice with faces of others": (asking(broken.faceless), contract.check_dice),
}


each_fault = pytest.mark.parametrize(("ruleset", "check"), FAULTS.values(), ids=FAULTS.keys())


@each_fault
@pytest.mark.parametrize(("every", "seldom"), [(1, 1), (EVERY, SELDOM)])
def test_a_broken_promise_is_noticed(ruleset, check, every, seldom):
    with pytest.raises((AssertionError, EngineError)):
        examine(ruleset, 6, together((), (check,), seldom), every=every)


@each_fault
def test_no_other_check_hides_a_broken_promise(ruleset, check):
    others = [other for other in every_check() if other is not check]
    with pytest.raises((AssertionError, EngineError, ValueError)):
        examine(ruleset, 6, together((*others, check)))


def test_a_broken_promise_is_reported_with_its_battle_code():
    with pytest.raises(AssertionError) as caught:
        examine(offering(broken.twice), 1, contract.check_options)
    assert "HORO1:demo:" in caught.value.__notes__[0]


def test_a_battle_that_does_not_end_is_noticed(monkeypatch):
    monkeypatch.setattr(demo, "LONGEST", 20)
    with pytest.raises(AssertionError, match="not over after 20 answers"):
        examine(THE_FORD, 1, lambda moment: None)


def test_a_list_held_by_two_states_is_found():
    one = RULESETS["demo"].set_up(next(demo.setups())[1])
    other = THE_FORD.codec.clone(one)
    other.bands[1].hand = one.bands[1].hand
    assert shared(other, one) == ["state.bands.1.hand"]
