"""Searching and sorting without Qt."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from horologium.ui.kit.table_model import RowWish, Sieve, fold

ROWS = st.lists(st.tuples(st.text(max_size=6), st.sampled_from(["", "a", "b"])), max_size=30)


@given(ROWS, st.booleans())
def test_sorting_shows_every_row_once(rows, down):
    found = Sieve(rows).rows(RowWish(by=0, down=down))
    assert sorted(found) == list(range(len(rows)))


@given(ROWS)
def test_sorted_rows_stand_in_the_order_of_their_words(rows):
    words = [fold(rows[row][0]) for row in Sieve(rows).rows(RowWish(by=0))]
    assert words == sorted(words)


@given(ROWS, st.text(max_size=3))
def test_a_search_finds_just_the_rows_with_these_words(rows, search):
    found = set(Sieve(rows).rows(RowWish(search)))
    for number, row in enumerate(rows):
        assert (number in found) == all(word in fold("\n".join(row)) for word in fold(search).split())


@given(ROWS)
def test_rows_that_are_equal_keep_their_order(rows):
    found = Sieve(rows).rows(RowWish(by=1, down=True))
    for kind in ("", "a", "b"):
        same = [row for row in found if rows[row][1] == kind]
        assert same == sorted(same)


def test_accents_and_capitals_do_not_count():
    assert fold("Perchè È") == "perche e"
