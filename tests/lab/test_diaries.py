"""Whole campaigns of bots, told as diaries: a difference is a change of what players see or keep."""

from __future__ import annotations

import pytest

from helpers.diaries import CAMPAIGNS, FOLDER, QUICK, diary, digest, recorded
from helpers.process import run_module

ADVICE = (
    "the campaign goes another way now; if that is meant, run "
    "`python3 packaging/dev.py playthroughs diaries` and review the difference"
)


@pytest.mark.parametrize("told", QUICK, ids=lambda told: told.name)
def test_a_campaign_is_told_as_it_was_recorded(told):
    text = diary(told)
    assert text.splitlines() == told.path.read_text("utf-8").splitlines(), ADVICE
    assert digest(text) == recorded()[told.name]


@pytest.mark.trial
@pytest.mark.parametrize("told", CAMPAIGNS, ids=lambda told: told.name)
def test_fifty_campaigns_come_to_what_was_recorded(told):
    assert digest(diary(told)) == recorded()[told.name], ADVICE


def test_every_recorded_campaign_is_known():
    assert [*recorded()] == [told.name for told in CAMPAIGNS]
    assert sorted(FOLDER.glob("*-*.txt")) == sorted(told.path for told in QUICK)


@pytest.mark.parametrize("seed", ["1", "4242"])
def test_campaigns_go_the_same_way_under_another_hash_seed(seed):
    again = dict(line.split() for line in run_module("helpers.diaries", "again", PYTHONHASHSEED=seed).splitlines())
    assert again == {name: recorded()[name] for name in again} != {}
