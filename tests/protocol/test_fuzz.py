"""Whatever is sent, there is one line back, errors change nothing, and the engine lives on."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random
from time import thread_time

import pytest

from helpers.fuzz import HOSTILE, Fuzzer
from helpers.pebbles import Caller, caller
from helpers.pipe import Engine
from horologium.protocol.errors import CODES
from horologium.protocol.server import make_host

BEACH = {"ruleset": "pebbles", "mission": "beach/dunes", "seats": {"south": "bot:random"}}
FORD = {"ruleset": "demo", "mission": "demo/the-ford", "seats": {"crimson": "bot:random"}}
FEW, MANY = {"beach": 17_000, "ford": 3_000}, 250_000  # lines on every change, and before a release
USUAL = {"bad-json", "unknown-request", "bad-request", "illegal-answer", "bad-save"}


def stand(host):
    """Everything that an error must leave as it was."""
    session = host._running
    if session is None:
        return None
    table = session.table
    asked = None if table.pending is None else table.pending.mark()
    return (table.digest(), asked, list(table.log), len(table.journal), table.can_redo, session._box(), session._told)


class Tormentor:
    """Sends lines and checks each reply; counts the codes that came, and knows which line took longest."""

    def __init__(self, player: Caller, fuzzer: Fuzzer) -> None:
        self.player, self.fuzzer = player, fuzzer
        self.codes: Counter[str] = Counter()
        self.longest = (0.0, b"")

    def torment(self, lines: int) -> Counter[str]:
        """Send so many lines; how often each code came."""
        for _ in range(lines):
            self._send(self.fuzzer.line())
        return self.codes

    def _send(self, line: bytes) -> None:
        before, begun = stand(self.player.host), thread_time()
        reply = self.player.line(line)
        self.longest = max(self.longest, (thread_time() - begun, line))
        code = "ok" if reply["ok"] else reply["error"]["code"]
        if code != "ok":
            assert code in CODES.keys() - {"internal"}, (line[:2_000], reply)
            assert stand(self.player.host) == before, (line[:2_000], reply)
            assert reply["digest"] == (None if before is None else before[0])
        self.codes[code] += 1
        self.fuzzer.heard(reply)
        self.player.host.closed = False


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


@pytest.mark.parametrize(
    ("game", "lines"), [*FEW.items(), *(pytest.param(game, MANY, marks=pytest.mark.trial) for game in FEW)]
)
def test_whatever_is_sent_there_is_one_line_back(tmp_path, game, lines, report):
    player, start = (Caller(make_host(tmp_path)), FORD) if game == "ford" else (caller(tmp_path, "beach"), BEACH)
    tormentor = Tormentor(player, Fuzzer(Random(lines), start))
    codes = tormentor.torment(lines)
    seconds, line = tormentor.longest
    report(f"lines about the {game}", f"{dict(codes)}, longest {seconds * 1000:.0f} ms: {line[:200]}")
    assert codes["ok"] > lines // 5
    assert codes.keys() >= USUAL
