"""The story before a battle: drawn by chance, as it can be told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers import sealed_letter, tales
from helpers.labs import rehearsal
from horologium.content.checks.stories import Story
from horologium.engine.core.chance import SplitMix
from horologium.engine.rulesets.nova_aetas.company.outset import varied
from horologium.engine.rulesets.nova_aetas.mission_specs import EventSpec, MissionCondition
from horologium.lab.story_walks import Walk, drawn, tale


def pasts(root, mission, *changes, walks=60):
    """What was known whenever a mission of the small story could be fought."""
    pack = tales.load(root, tales.spoilt(*changes))
    story = tale(Story(pack.content["plots"]["story"], pack.content, tales.TALE.campaign))
    return [facts for seed in range(walks) for facts in Walk(story, SplitMix(seed)).past(mission)]


def letter(mission, seeds=range(40)):
    """The flags drawn for a mission of The Sealed Letter."""
    return [drawn(sealed_letter.pack(), mission, seed) for seed in seeds]


def test_a_choice_of_the_story_is_told_now_and_then(tmp_path):
    doubts = {facts["flag:doubt"] for facts in pasts(tmp_path, "fire")}
    assert doubts == {0, 1}


def test_what_a_mission_brings_home_does_not_come_before_it(tmp_path):
    assert not any(facts["flag:smoke"] or facts["flag:paid"] for facts in pasts(tmp_path, "fire"))


def test_flags_that_shut_each_other_out_never_come_together(tmp_path):
    sworn = ('label = "Ride", text', 'label = "Ride", gifts = [{ kind = "flag", name = "paid" }], text')
    found = {(facts["flag:paid"], facts["flag:doubt"]) for facts in pasts(tmp_path, "fire", sworn)}
    assert found == {(1, 0), (0, 1)}


def test_flags_that_the_plot_does_not_know_are_not_kept(tmp_path):
    back = ('    { to = "gate" },', '    { to = "fire", loops = true },')
    found = pasts(tmp_path, "fire", back)
    assert max(facts["visited:fire"] for facts in found) > 1
    assert not any(facts["flag:unknown"] for facts in found)


def test_a_side_mission_is_fought_when_its_clauses_hold(tmp_path):
    found = pasts(tmp_path, "well")
    assert found
    assert all(facts["visited:fire"] for facts in found)


def test_the_same_seed_draws_the_same_story():
    assert letter("mother-of-the-wild") == letter("mother-of-the-wild")


def test_both_sides_of_a_choice_are_told():
    found = letter("the-letter-delivered", range(100))
    assert {"sworn-to-venice" in flags for flags in found} == {True, False}


def test_only_what_a_mission_asks_for_is_drawn():
    assert set().union(*letter("the-arsenal-plans")) == {"ginevra-trusts"}


def test_a_mission_that_asks_nothing_has_no_past():
    assert set(letter("the-cassian-road")) == {()}


@pytest.mark.parametrize("flag", ["rain", "war"])
def test_without_a_plot_a_flag_holds_as_often_as_not(flag):
    asks = [EventSpec("start", when=(MissionCondition("story", name),)) for name in ("rain", "war")]
    mission = varied(rehearsal().content["missions"]["first-steps"], id="alone", events=tuple(asks))
    pack = replace(rehearsal(), content={**rehearsal().content, "missions": {"alone": mission}})
    assert 70 < sum(flag in drawn(pack, "alone", seed) for seed in range(200)) < 130
