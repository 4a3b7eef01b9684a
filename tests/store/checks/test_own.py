"""A check-up reads what a game keeps for itself, mends it from the history, and tells what contradicts."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace

import pytest

from helpers.tales import telling
from helpers.wages import FROZEN, PAYING, WAGES, Contract
from horologium.campaign.books import dump
from horologium.campaign.own import written
from horologium.campaign.records import KIND_OF, KINDS, MemberRecord
from horologium.engine.core.codec import canonical
from horologium.store.checks import own
from horologium.store.checks.campaign_rows import CampaignRows
from horologium.store.records import row_of

SPOILT = '{"until":7,"v":2,"wage":"much"}'


@pytest.fixture
def state(tmp_path, monkeypatch):
    """The rows of a campaign whose game pays wages."""
    session = telling(tmp_path)
    monkeypatch.setattr(own, "ruleset", lambda _: SimpleNamespace(campaign=PAYING))
    rows = {kind: [] for kind in (*KINDS, "step", "change")}
    for place, record in enumerate(session.books.records(), 1):
        rows[KIND_OF[type(record)]].append({"place": place, **row_of(record)})
    return CampaignRows(rows), session.pack, session.books.get(MemberRecord, "member-ada")


def mended(state, pack):
    """What is found, and the part of the member afterwards."""
    words = []
    for finding in own.check(state, pack):
        words.append(finding.words)
        if finding.mend:
            finding.mend()
    return words, state.find("member", "member-ada").own


def test_parts_that_can_be_read_are_left_alone(state):
    state, pack, ada = state
    state.put(replace(ada, own=FROZEN[1]))
    assert mended(state, pack) == ([], FROZEN[1])


def test_a_part_that_cannot_be_read_comes_back_from_the_history(state):
    state, pack, ada = state
    state.put(replace(ada, own=SPOILT))
    images = [canonical(dump(replace(ada, own=text))) for text in (FROZEN[1], FROZEN[2], SPOILT)]
    for step, (before, after) in enumerate(pairwise(images), 1):
        change = {"step": step, "place": 0, "kind": "member", "id": ada.id, "before": before, "after": after}
        state.rows["change"].append(change)
    (words,), part = mended(state, pack)
    assert ("member.wage must be" in words, "as the history knows it" in words, part) == (True, True, FROZEN[2])


def test_a_part_that_nobody_knows_begins_anew(state):
    state, pack, ada = state
    state.put(replace(ada, own=SPOILT))
    (words,), part = mended(state, pack)
    assert ("it begins anew" in words, part) == (True, written(WAGES, "member", Contract()))


def test_a_newer_part_is_told_and_left_alone(state):
    state, pack, ada = state
    state.put(replace(ada, own='{"v":3}'))
    assert mended(state, pack) == (
        ["member member-ada: what the game keeps of a member has version 3 of a newer program"],
        '{"v":3}',
    )


def test_what_contradicts_is_told(state):
    state, pack, ada = state
    state.put(replace(ada, own=written(WAGES, "member", Contract(50))))
    assert mended(state, pack)[0] == ["member-ada Ada is paid more than 9"]


def test_a_game_without_parts_forgets_those_of_others(state, monkeypatch):
    state, pack, ada = state
    monkeypatch.setattr(own, "ruleset", lambda _: SimpleNamespace(campaign=replace(PAYING, own=None)))
    state.put(replace(ada, own=FROZEN[2]))
    (words,), part = mended(state, pack)
    assert ("a member has no part of its own" in words, part) == (True, "")
