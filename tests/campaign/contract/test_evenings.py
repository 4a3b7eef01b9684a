"""What a campaign of every game promises, looked at after each operation of random evenings."""

from __future__ import annotations

import pytest

from helpers.doubles import DOUBLES
from helpers.figures import figures
from helpers.pilgrimages import deeds, pilgrimage, share, walk
from helpers.rover import stories


@pytest.mark.parametrize("story", stories(), ids="/".join)
@figures("total", 30, 300)
def test_a_story_keeps_every_promise_evening_by_evening(tmp_path, story, total):
    played, done = walk(story, share(story, total), tmp_path)
    assert played >= share(story, total)
    assert {"finish-aftermath", "resolve-by-hand", "commit-mission"} <= done
    assert 2 * len(done & deeds(story)) >= len(deeds(story))


@pytest.mark.parametrize("double", DOUBLES)
@figures("campaigns", 3, 60)
def test_a_game_that_is_still_to_come_keeps_every_promise(tmp_path, monkeypatch, double, campaigns):
    for seed in range(campaigns):
        session = DOUBLES[double](tmp_path / str(seed), monkeypatch)
        pilgrimage(session, seed, 9, fights=double == "league")
        assert len(session.steps) > 1
