"""Few letters find much."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.ui.fuzzy import score


def test_letters_out_of_order_do_not_fit():
    assert score("xo", "codex") is None


@pytest.mark.parametrize(
    ("query", "better", "worse"),
    [
        ("td", "Theme: dark", "Open the data folder"),
        ("co", "Codex", "Find a rule: copy on"),
        ("quit", "Quit", "Quiet it"),
    ],
)
def test_beginnings_of_words_and_letters_together_count_more(query, better, worse):
    assert (score(query, better) or 0) > (score(query, worse) or 0)


@given(st.text(st.characters(categories=["Ll"], max_codepoint=0x7F), max_size=8))
def test_every_text_fits_itself(text):
    assert score(text, text) is not None
