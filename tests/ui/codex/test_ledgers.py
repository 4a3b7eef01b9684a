"""Ledgers read, looked up and searched."""

from __future__ import annotations

import pytest

from horologium import paths
from horologium.ui.codex.ledgers import GAP, read_codex

LEDGER = """
game = "toy"
title = "Toy Wars (second edition)"
[[rule]]
id = "TOY-GEN-01"
topic = "General"
text = "A toy moves two squares."
section = "Moving"
kind = "core"
[[rule]]
id = "TOY-MOV-02"
topic = "Square dance"
text = "See TOY-GEN-01."
section = "Moving"
kind = "option"
ruling = "Only on Sundays."
[[example]]
id = "TOY-EX-01"
rules = ["TOY-GEN-01"]
given = "A bear on A1."
expect = "It reaches A3."
[[missing]]
id = "TOY-MIS-01"
what = "Size of the board."
known = "Nothing."
suggest = "Eight by eight."
"""


@pytest.fixture
def codex(tmp_path):
    (tmp_path / "toy.toml").write_text(LEDGER, encoding="utf-8")
    return read_codex(tmp_path)


def test_a_rule_is_found_by_its_id_with_its_examples(codex):
    entry = codex.entry("TOY-GEN-01")
    assert entry is not None
    assert [example.id for example in entry.examples] == ["TOY-EX-01"]


def test_a_gap_is_an_entry_with_our_answer(codex):
    gap = codex.entry("TOY-MIS-01")
    assert (gap.kind, gap.ruling) == (GAP, "Eight by eight.")


def test_the_name_of_a_game_is_short(codex):
    assert codex.title("toy") == "Toy Wars"


def test_the_game_that_is_played_answers_first(tmp_path):
    for game in ("toy", "tin"):
        text = LEDGER.replace("TOY-", f"{game.upper()}-").replace('"toy"', f'"{game}"')
        (tmp_path / f"{game}.toml").write_text(text, encoding="utf-8")
    found = [entry.id for entry in read_codex(tmp_path).find("squares", "toy")]
    assert found == ["TOY-GEN-01", "TIN-GEN-01"]
    assert read_codex(tmp_path).find("tin-gen-01", "toy")[0].id == "TIN-GEN-01"


def test_a_search_wants_all_words_anywhere(codex):
    assert [entry.id for entry in codex.find("sundays moving")] == ["TOY-MOV-02"]
    assert codex.find("sundays bear") == []


def test_a_word_in_the_topic_comes_before_one_in_the_text(codex):
    assert [entry.id for entry in codex.find("square")] == ["TOY-MOV-02", "TOY-GEN-01"]


def test_the_words_of_examples_are_searched_too(codex):
    assert [entry.id for entry in codex.find("bear")] == ["TOY-GEN-01"]


def test_the_id_itself_comes_first(codex):
    assert codex.find("toy-gen-01")[0].id == "TOY-GEN-01"


def test_an_empty_search_gives_everything(codex):
    assert len(codex.find("  ")) == len(codex) == 3


def test_a_ledger_that_cannot_be_read_is_named_and_the_others_stay(tmp_path):
    (tmp_path / "toy.toml").write_text(LEDGER, encoding="utf-8")
    (tmp_path / "broken.toml").write_text("game = ", encoding="utf-8")
    codex = read_codex(tmp_path)
    assert len(codex) == 3
    assert codex.problems[0].startswith("broken.toml: ")


def test_the_shipped_ledgers_are_all_read():
    codex = read_codex(paths.resources() / "codex")
    assert codex.problems == ()
    assert len(codex.ledgers) == len(list((paths.resources() / "codex").glob("*.toml"))) >= 5
