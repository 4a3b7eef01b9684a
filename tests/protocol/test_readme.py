"""The documentation of the protocol says what the engine does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import horologium.protocol
from helpers.pipe import Engine
from horologium.protocol.errors import CODES
from horologium.protocol.wire import DEEPEST, LONGEST_LINE, MOST_DIGITS

README = (Path(horologium.protocol.__file__).parent / "README.md").read_text(encoding="utf-8")
LEFT_OUT = "…"


def fits(shown, real):
    """Whether a reply is the one shown, but for what was left out."""
    if shown == LEFT_OUT:
        return True
    if isinstance(shown, dict) and isinstance(real, dict):
        keys = shown.keys() - {LEFT_OUT}
        whole = LEFT_OUT in shown or keys == real.keys()
        return whole and all(key in real and fits(shown[key], real[key]) for key in keys)
    if isinstance(shown, list) and isinstance(real, list):
        ends = shown[-1:] == [LEFT_OUT]
        first = shown[:-1] if ends else shown
        return (ends or len(first) == len(real)) and all(map(fits, first, real)) and len(first) <= len(real)
    return type(shown) is type(real) and shown == real


def exchanges():
    session = README.split("```text\n")[1].split("```")[0].splitlines()
    assert [line[:2] for line in session] == ["> ", "< "] * (len(session) // 2)
    return [(sent[2:], json.loads(reply[2:])) for sent, reply in zip(session[::2], session[1::2], strict=True)]


def test_the_worked_session_runs_as_it_is_written(tmp_path):
    with Engine(tmp_path) as engine:
        for sent, shown in exchanges():
            reply = engine.line(sent.encode())
            assert fits(shown, reply), (sent, reply)
        assert engine.end() == (0, b"", b"")


@pytest.mark.parametrize(
    ("shown", "real"),
    [({"a": 1}, {"a": 1, "b": 2}), ([1], [1, 2]), ([1, "…"], []), ({"a": 1, "…": "…"}, {}), (1, True)],
)
def test_a_session_that_says_something_else_would_be_noticed(shown, real):
    assert not fits(shown, real)


def test_all_error_codes_are_documented_in_order():
    assert dict(re.findall(r"^\| `([a-z-]+)` \| (.+) \|$", README.split("## Errors")[1], re.MULTILINE)) == CODES


def test_all_requests_are_documented(tmp_path):
    with Engine(tmp_path) as engine:
        hint = engine.line(b"{}")["error"]["hint"]
    rows = README.split("## Requests")[1].split("A new battle")[0]
    assert re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`[^|]+`) \|", rows, re.MULTILINE))) == hint[4:].split(", ")


def test_the_limits_are_as_documented():
    assert (LONGEST_LINE, MOST_DIGITS, DEEPEST) == (8 * 1024 * 1024, 20, 100)
