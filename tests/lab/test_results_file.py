"""Results are kept as they come, and taken up again."""

from __future__ import annotations

import json

import pytest

from horologium.lab.packs import BadOrder
from horologium.lab.results_file import ResultsFile, engine_mark

HEAD = {"lab": 1, "pack": "marsh", "seed": 1}


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "lab.jsonl"
    ledger = ResultsFile(path, HEAD)
    ledger.add("a", {"runs": 1})
    ledger.add("b", {"runs": 2})
    return path


def test_results_are_there_again(file):
    ledger = ResultsFile(file, HEAD)
    assert ledger.results == {"a": {"runs": 1}, "b": {"runs": 2}}
    assert "2 results are there" in ledger.notice


def test_another_pack_begins_anew_and_says_so(file):
    ledger = ResultsFile(file, {**HEAD, "pack": "fen"})
    assert ledger.results == {}
    assert "begun anew" in ledger.notice
    assert json.loads(file.read_text("utf-8"))["pack"] == "fen"


def test_a_line_that_was_cut_off_is_played_again(file):
    file.write_bytes(file.read_bytes()[:-5])
    assert ResultsFile(file, HEAD).results == {"a": {"runs": 1}}
    ResultsFile(file, HEAD).add("c", {"runs": 3})
    assert ResultsFile(file, HEAD).results == {"a": {"runs": 1}, "c": {"runs": 3}}


@pytest.mark.parametrize("text", ['{"name": "letter"}\n', "Dear Ada,\n", "[1]\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path, text):
    path = tmp_path / "letter.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(BadOrder, match="something else"):
        ResultsFile(path, HEAD)
    assert path.read_text("utf-8") == text


def test_a_folder_cannot_be_used(tmp_path):
    with pytest.raises(BadOrder, match="cannot be used"):
        ResultsFile(tmp_path, HEAD)


def test_without_a_file_results_are_held():
    ledger = ResultsFile(None, HEAD)
    ledger.add("a", 1)
    assert ledger.results == {"a": 1}


def test_the_rules_have_a_mark_of_their_own():
    assert engine_mark() == engine_mark()
    assert "/" in engine_mark()
