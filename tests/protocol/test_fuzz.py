"""Whatever is sent, there is one line back, errors change nothing, and the engine lives on."""

from __future__ import annotations

import os
from itertools import chain
from random import Random

import pytest

from helpers.fuzz import HOSTILE, Fuzzer
from helpers.pebbles import Caller, caller
from helpers.pipe import Engine
from horologium.protocol.errors import CODES
from horologium.protocol.server import make_host

BEACH = {"ruleset": "pebbles", "mission": "beach/dunes", "seats": {"south": "bot:random"}}
FORD = {"ruleset": "demo", "mission": "demo/the-ford", "seats": {"crimson": "bot:random"}}
TRIAL_LINES = int(os.environ.get("HOROLOGIUM_FUZZ_LINES", "20000"))


def stand(host):
    """Everything that an error must leave as it was."""
    session = host._running
    if session is None:
        return None
    table = session.table
    asked = None if table.pending is None else table.pending.mark()
    return (table.digest(), asked, list(table.log), len(table.journal), table.can_redo, session._box(), session._told)


def torment(player: Caller, fuzzer: Fuzzer, lines: int) -> dict[str, int]:
    """Send so many lines and check each reply; how often each code came."""
    codes: dict[str, int] = {}
    for _ in range(lines):
        before, line = stand(player.host), fuzzer.line()
        reply = player.line(line)
        code = "ok" if reply["ok"] else reply["error"]["code"]
        if code != "ok":
            assert code in CODES.keys() - {"internal"}, (line[:2_000], reply)
            assert stand(player.host) == before, (line[:2_000], reply)
            assert reply["digest"] == (None if before is None else before[0])
        codes[code] = codes.get(code, 0) + 1
        fuzzer.heard(reply)
        player.host.closed = False
    return codes


def test_a_thousand_lines_about_pebbles(tmp_path):
    codes = torment(caller(tmp_path, "beach"), Fuzzer(Random(1), BEACH), 1_000)
    assert codes["ok"] > 200
    assert {"bad-json", "unknown-request", "bad-request", "illegal-answer", "bad-save"} <= codes.keys()


def test_a_thousand_lines_about_the_ford(tmp_path):
    codes = torment(Caller(make_host(tmp_path)), Fuzzer(Random(2), FORD), 1_000)
    assert codes["ok"] > 200
    assert {"bad-json", "unknown-request", "bad-request", "illegal-answer", "bad-save"} <= codes.keys()


def test_three_hundred_lines_through_a_real_process(tmp_path):
    fuzzer, digest = Fuzzer(Random(3), FORD), None
    with Engine(tmp_path) as engine:
        for line in chain(HOSTILE, (fuzzer.line() for _ in range(300))):
            reply = engine.line(line if b'"quit"' not in line else b"quit")
            assert reply["ok"] or reply["digest"] == digest
            digest = reply.get("digest")
            fuzzer.heard(reply)
        assert engine.do("rulesets")["protocol"] == 1
        assert engine.end() == (0, b"", b"")


@pytest.mark.trial
@pytest.mark.parametrize("seed", range(4))
def test_very_many_lines(tmp_path, seed):
    ford = seed % 2
    player = Caller(make_host(tmp_path)) if ford else caller(tmp_path, "beach")
    torment(player, Fuzzer(Random(100 + seed), FORD if ford else BEACH), TRIAL_LINES // 4)
