"""The start-up bench: what it starts really paints. How long that takes is no test."""

from __future__ import annotations

import pytest

from horologium.ui import first_paint
from horologium.ui.first_paint import BARE, OURS, FirstPaint


@pytest.mark.parametrize(
    "program", [BARE, OURS.format(furnished=False), OURS.format(furnished=True)], ids=["bare", "window", "start"]
)
def test_every_kind_of_window_is_painted(program, tmp_path):
    assert first_paint._start(program, str(tmp_path)) > 0


def test_a_program_that_paints_nothing_is_told(tmp_path):
    with pytest.raises(RuntimeError, match="not painted"):
        first_paint._start("pass", str(tmp_path))


def test_the_ratio_is_that_of_the_first_window():
    assert FirstPaint(bare=100, window=130, start_screen=200).ratio == pytest.approx(1.3)
