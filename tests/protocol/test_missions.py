"""Missions of Nova Aetas over the pipe."""

from __future__ import annotations

from random import Random

import pytest

from helpers.pipe import Engine, some_answer

MISSIONS = ("a-toll-on-the-road", "smoke-over-the-warehouses", "the-satchel-of-bagnaia")


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_player_from_outside_plays_a_whole_mission(tmp_path, mission):
    random = Random(7)
    with Engine(tmp_path) as engine:
        reply = engine.do("new", ruleset="nova-aetas", mission=f"rehearsal/{mission}", seed=7)
        while (pending := reply["pending"]) is not None:
            assert pending["rule"].startswith("NAR-")
            reply = engine.do("answer", value=some_answer(pending, random))
        assert reply["outcome"]["why"]
        journal = engine.do("journal")["journal"]
        assert {"begins", "activated"} <= {entry["what"] for entry in journal}
        assert all(entry["text"] for entry in journal)


def test_the_hero_bot_of_the_game_opens_the_road(tmp_path):
    with Engine(tmp_path) as engine:
        seats = {"heroes": "bot:hero"}
        reply = engine.do("new", ruleset="nova-aetas", mission=f"rehearsal/{MISSIONS[0]}", seed=3, seats=seats)
        assert (reply["pending"], reply["outcome"]["winner"]) == (None, "heroes")
