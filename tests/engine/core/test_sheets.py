"""Sheets by sections."""

from __future__ import annotations

from horologium.engine.core.sheets import BearerSheet, TextLine, TextRows, Trait, TraitRows


def test_the_values_of_a_sheet_are_those_of_all_its_sections():
    life, move = Trait("life", "Life", 4), Trait("move", "Move", 3)
    sections = (TraitRows("", (life,)), TextRows("Sky", (TextLine("Clear."),)), TraitRows("Legs", (move,)))
    assert BearerSheet(sections=sections).traits == (life, move)
