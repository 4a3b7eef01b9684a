"""What a game keeps for itself is read by its type alone."""

from __future__ import annotations

import pytest

from helpers.wages import Contract, Ledger
from horologium.engine.core.campaign import Company, Member
from horologium.engine.core.consequences import Consequence
from horologium.engine.core.own import part
from horologium.engine.core.shapes import shape_of


def test_a_part_is_what_was_written_or_the_usual_one():
    assert part(Member("ada", "ada", "Ada", own=Contract(5)), Contract) == Contract(5)
    assert part(Company(()), Ledger) == Ledger()


def test_a_part_of_another_type_is_a_bug():
    with pytest.raises(TypeError, match="Contract is no Ledger"):
        part(Company((), own=Contract()), Ledger)


def test_a_part_is_never_saved_with_a_consequence():
    shape = shape_of(Consequence)
    kept = shape.dump(Consequence("own", whom="ada", own=Contract(5)))
    assert "own" not in kept
    assert shape.load(kept, "") == Consequence("own", whom="ada")
