"""Rows that only a campaign from elsewhere can have."""

from __future__ import annotations

import pytest

from horologium.store.checks.incoming import RULES

NAMED = [("battle", "id"), ("battle", "ruleset"), ("battle", "pack_digest"), ("pack", "id"), ("pack", "ruleset")]


@pytest.mark.parametrize(("table", "column"), NAMED)
def test_what_names_something_is_never_empty(table, column):
    assert RULES[table][column].wrong("")
