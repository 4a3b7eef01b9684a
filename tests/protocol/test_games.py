"""Whole games over the pipe."""

from __future__ import annotations

from random import Random

import pytest

from helpers.pipe import Engine, some_answer

FORD = {"ruleset": "demo", "mission": "demo/the-ford"}


def game(engine, seed, **keys):
    """Play to the end with two players who know only what the lines say; all replies."""
    random = Random(seed)
    replies = [engine.do("new", **FORD, seed=seed, **keys)]
    while (pending := replies[-1]["pending"]) is not None:
        replies.append(engine.do("answer", value=some_answer(pending, random)))
    return replies


@pytest.mark.parametrize("chance", ["ask", "box"])
def test_two_players_from_outside_play_a_whole_game(tmp_path, chance):
    with Engine(tmp_path) as engine:
        replies = game(engine, 1, chance=chance)
        assert replies[-1]["outcome"]["why"]
        told = [entry["n"] for reply in replies for entry in reply["journal"]]
        assert told == list(range(replies[-1]["entries"]))
        assert [entry["n"] for entry in engine.do("journal")["journal"]] == told


def test_processes_with_different_hash_seeds_agree_line_by_line(tmp_path):
    with Engine(tmp_path, "1") as one, Engine(tmp_path, "4242") as other:
        for keys in ({"chance": "ask"}, {"seats": {"crimson": "bot:random"}}, {"seats": {"azure": "bot:greedy"}}):
            assert game(one, 5, **keys) == game(other, 5, **keys)


def test_a_save_goes_on_in_another_process(tmp_path):
    with Engine(tmp_path, "1") as one, Engine(tmp_path, "2") as other:
        random = Random(3)
        reply = one.do("new", **FORD, seats={"crimson": "bot:random"}, seed=9)
        for _ in range(20):
            reply = one.do("answer", value=some_answer(reply["pending"], random))
        other.do("load", save=one.do("save")["save"])
        for _ in range(20):
            value = some_answer(reply["pending"], random)
            reply = one.do("answer", value=value)
            assert other.do("answer", value=value) == reply
