"""How often a promise is tried: a small figure on every change, a large one before a release."""

from __future__ import annotations

import pytest


def figures(name, small, large):
    """Run a test with both figures; the large one by ``dev.py trials``."""
    return pytest.mark.parametrize(
        name, [pytest.param(small, id=str(small)), pytest.param(large, id=str(large), marks=pytest.mark.trial)]
    )
