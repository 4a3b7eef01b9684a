"""The line loop, and the process around it."""

from __future__ import annotations

import io
import json
import signal
import sys

import pytest

from helpers.pebbles import caller
from helpers.pipe import Engine
from horologium.protocol import server
from horologium.protocol.wire import LONGEST_LINE


def served(folder, requests):
    replies = io.BytesIO()
    server.serve(caller(folder, "beach").host, io.BytesIO(requests), replies)
    return [json.loads(line) for line in replies.getvalue().splitlines()]


def codes(replies):
    return [reply["ok"] or reply["error"]["code"] for reply in replies]


def test_each_line_gets_one_line_back(tmp_path):
    replies = served(tmp_path, b'{"do": "rulesets"}\n\nnoise\n{"do": "save"}\n')
    assert codes(replies) == [True, "bad-json", "bad-json", "no-battle"]


def test_a_last_line_without_an_ending_is_answered(tmp_path):
    assert codes(served(tmp_path, b'{"do": "rulesets"}')) == [True]


def test_nothing_is_read_after_quit(tmp_path):
    assert codes(served(tmp_path, b'{"do": "quit"}\n{"do": "rulesets"}\n')) == [True]


def test_no_input_no_output(tmp_path):
    assert served(tmp_path, b"") == []


@pytest.mark.parametrize("length", [LONGEST_LINE + 1, LONGEST_LINE + 2, 2 * LONGEST_LINE, 3 * LONGEST_LINE + 5])
def test_a_line_that_is_too_long_is_refused_once_and_the_next_is_read(tmp_path, length):
    assert codes(served(tmp_path, b"x" * length + b'\n{"do": "rulesets"}\n')) == ["too-long", True]


def test_a_line_as_long_as_allowed_is_read(tmp_path):
    line = b'{"do": "rulesets"}'
    assert codes(served(tmp_path, line + b" " * (LONGEST_LINE - len(line)) + b"\n")) == [True]


def test_a_line_that_is_too_long_and_never_ends_is_refused(tmp_path):
    assert codes(served(tmp_path, b"x" * (LONGEST_LINE + 9))) == ["too-long"]


class Console(io.TextIOWrapper):
    """A standard stream whose bytes can be looked at."""

    def __init__(self, content=b""):
        super().__init__(io.BytesIO(content), encoding="utf-8")


def test_a_stray_print_goes_to_standard_error(tmp_path, monkeypatch):
    out, err = Console(), Console()
    monkeypatch.setattr("sys.stdin", Console(b'{"do": "rulesets"}\n'))
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setattr("sys.stderr", err)
    monkeypatch.setattr(server.Host, "reply", lambda *_: print("stray") or b"{}\n")  # noqa: T201
    assert server.main(tmp_path) == 0
    err.flush()
    assert (out.buffer.getvalue(), err.buffer.getvalue()) == (b"{}\n", b"stray\n")
    assert sys.stdout is out


def test_the_end_of_the_input_ends_the_process_quietly(tmp_path):
    with Engine(tmp_path) as engine:
        assert engine.do("rulesets")["protocol"] == 1
        assert engine.end() == (0, b"", b"")


def test_quit_ends_the_process_quietly(tmp_path):
    with Engine(tmp_path) as engine:
        engine.do("quit")
        assert engine.process.wait(timeout=30) == 0
        assert engine.end() == (0, b"", b"")


def test_a_reader_that_went_away_is_no_reason_to_complain(tmp_path):
    with Engine(tmp_path) as engine:
        engine.do("rulesets")
        engine.replies.close()
        engine.requests.write(b'{"do": "rulesets"}\n' * 3)
        engine.requests.close()
        assert engine.process.wait(timeout=30) == 0
        assert engine.errors.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="a console event cannot be sent to one process alone")
def test_an_interrupt_ends_the_process_without_a_trace(tmp_path):
    with Engine(tmp_path) as engine:
        engine.do("rulesets")
        engine.process.send_signal(signal.SIGINT)
        assert engine.end() == (130, b"", b"")


def test_packs_of_the_player_are_found(tmp_path):
    (tmp_path / "packs" / "broken").mkdir(parents=True)
    with Engine(tmp_path) as engine:
        assert engine.do("rulesets")["problems"][0].startswith("broken: pack.toml")
