"""A campaign in memory behaves as one on disk."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.labs import rehearsal
from horologium.campaign.founding import Founder, Plan, Recruit, found, plots_of
from horologium.campaign.memory_archive import NOON, MemoryArchive, MemoryBattles, StillClock
from horologium.campaign.ops.notes import AddNote
from horologium.campaign.ops.story import ChooseWay
from horologium.campaign.session import CampaignSession
from horologium.engine.core.saves import Answered
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS


def session():
    plan = Plan("Test", "the-rehearsal", (Founder("Ada", "red"),), (Recruit("valerio"),), seed=3)
    archive = MemoryArchive(found(rehearsal(), NOVA_AETAS, plan, NOON))
    plot = plots_of(rehearsal())["the-rehearsal"]
    return CampaignSession(archive, rehearsal(), NOVA_AETAS, NOVA_AETAS.campaign, plot, StillClock())


def test_what_is_undone_is_as_it_was():
    opened = session()
    before = opened.archive.digest()
    opened.do(ChooseWay(0))
    after = opened.archive.digest()
    opened.undo()
    assert opened.archive.digest() == before != after
    opened.redo()
    assert opened.archive.digest() == after


def test_a_new_step_abandons_those_that_were_undone():
    opened = session()
    opened.do(ChooseWay(0))
    opened.undo()
    opened.do(AddNote("Later", "We stay."))
    assert [step.name for step in opened.archive.steps()] == ["add-note"]


def test_the_chronicle_is_found_by_words_and_kind():
    opened = session()
    opened.do(AddNote("Later", "We stay."))
    assert opened.archive.chronicle("stay LATER").total == 1
    assert opened.archive.chronicle("leave").total == 0
    first = opened.archive.chronicle(kind="note").chapters[0]
    assert opened.archive.chapter(first.id) == first
    assert opened.archive.chapter("nowhere") is None


def test_pictures_are_kept():
    archive = MemoryArchive([])
    assert archive.picture(archive.keep_picture("map.png", b"1")) == b"1"
    assert archive.picture("other.png") is None


def test_a_second_opening_sees_what_was_done():
    opened = session()
    opened.do(ChooseWay(0))
    again = CampaignSession(opened.archive, opened.pack, opened.ruleset, opened.rules, opened.plot, opened.clock)
    assert again.books.standing == replace(opened.books.standing)


def battles(*answers):
    kept = MemoryBattles()
    kept.begin("b", "m", "digest", {"ruleset": "demo", "version": 1, "answers": [], "remembered": []}, NOON)
    for seq, (source, answer) in enumerate(answers):
        kept.append("b", seq, Answered(("roll",), (answer,), source))
    return kept


def test_what_the_box_has_rolled_is_remembered_when_it_is_taken_back():
    kept = battles(("box", "6"), ("hand", "5"), ("box", "4"))
    kept.take_back("b", 1)
    assert kept.save("b")["remembered"] == [[["roll"], 2, ["4"]]]
    assert [head.answers for head in kept.heads()] == [1]


def test_an_answer_out_of_turn_is_no_answer():
    with pytest.raises(ValueError, match="answer 2 does not follow: there is 1"):
        battles(("box", "6")).append("b", 2, Answered(("roll",), ("5",), "box"))
