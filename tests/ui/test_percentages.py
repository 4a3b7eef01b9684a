"""Chances in per cent."""

from __future__ import annotations

from fractions import Fraction

import pytest

from horologium.ui.percentages import percent


@pytest.mark.parametrize(
    ("share", "words"),
    [(0, "0 %"), (0.002, "< 1 %"), (0.5, "50 %"), (Fraction(998, 999), "> 99 %"), (Fraction(1), "100 %")],
)
def test_almost_never_is_not_never_and_almost_certain_not_certain(share, words):
    assert percent(share) == words


@pytest.mark.parametrize(("share", "words"), [(0, "< 1 %"), (0.25, "25 %"), (1, "> 99 %")])
def test_what_was_counted_over_trials_is_never_quite_certain(share, words):
    assert percent(share, counted=True) == words
