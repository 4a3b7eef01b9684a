"""Batches of battles: the same every time, each with what was used in it."""

from __future__ import annotations

import pickle

from helpers.labs import batch, rehearsal
from horologium.engine.core.campaign import Carried
from horologium.engine.core.errors import RuleBroke
from horologium.lab import batches
from horologium.lab.batches import Cell, cells, in_batches
from horologium.lab.battle_counts import read_counts
from horologium.lab.packs import game_of


def test_a_batch_can_be_sent_to_another_process():
    assert pickle.loads(pickle.dumps(batch())) == batch()


def test_the_same_batch_always_ends_the_same_way():
    assert batches.play(batch()) == batches.play(batch())


def test_another_seed_gives_other_games():
    some = batch("the-satchel-of-bagnaia", heroes=4)
    other = batch("the-satchel-of-bagnaia", heroes=4, seed=8)
    assert batches.play(some) != batches.play(other)


def test_two_halves_are_the_whole():
    whole = read_counts(batches.play(batch(last=6)))
    first, second = (read_counts(batches.play(batch(first=start, last=start + 3))) for start in (0, 3))
    first.add(second)
    assert first == whole


def test_a_batch_counts_its_battles_and_what_was_used():
    counts = read_counts(batches.play(batch("a-toll-on-the-road", heroes=4)))
    assert (counts.runs, sum(counts.outcomes.values()), sum(counts.minutes.values())) == (5, 5, 5)
    assert {"enemies/brigand", "card/the-bridge", "equipment/hunting-bow", "skills/counterattack"} <= counts.used.keys()
    assert max(counts.used.values()) == 5


def test_a_battle_in_which_a_rule_fails_is_lost_and_told(monkeypatch):
    def broken(*_):
        raise RuleBroke("a rule failed", "code", at_start=True)

    monkeypatch.setattr(batches, "battle", broken)
    counts = read_counts(batches.play(batch(last=7)))
    assert (counts.runs, counts.won, counts.outcomes["fault"]) == (7, 0, 7)
    assert [*counts.faults.values()] == [[0, 1, 2, 3, 4]]
    assert next(iter(counts.faults)).startswith("a rule failed")


def test_a_bot_that_fails_is_told_with_its_place(monkeypatch):
    monkeypatch.setattr(batches, "battle", lambda *_: 1 // 0)
    (fault,) = batches.play(batch(last=1))["faults"]
    assert "ZeroDivisionError" in fault
    assert "(test_batches.py:" in fault


def test_flags_of_the_story_are_there():
    found = game_of(rehearsal())[2].stage(rehearsal().content, "the-millers-debt", 2, 0, Carried(flags=("bridge",)))
    assert found.mission.story == ("bridge",)


def test_the_story_of_a_battle_is_the_same_at_every_difficulty():
    easy, hard = (batches.told(rehearsal(), batch(difficulty=name), 3) for name in ("easy", "hard"))
    assert easy == hard


def test_a_story_that_is_asked_for_is_told_in_every_battle():
    some = batch(story=("bridge",))
    assert {batches.told(rehearsal(), some, number) for number in range(5)} == {("bridge",)}


def test_results_of_different_stories_are_kept_apart():
    assert len({batch(story=story).key for story in (None, (), ("bridge",))}) == 3


def test_a_mission_with_a_small_party_has_fewer_rows():
    found = cells(rehearsal(), game_of(rehearsal())[2], ["first-steps"], (2, 3, 4), ["normal"])
    assert found == [Cell("first-steps", 2, "normal")]


def test_batches_cover_all_runs():
    cell = Cell("first-steps", 2, "normal")
    assert [(one.first, one.last) for one in in_batches(batch().origin, [cell], 25, 1)] == [(0, 10), (10, 20), (20, 25)]
