"""Somebody to talk to a host in this process."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from helpers.pebbles import caller

if TYPE_CHECKING:
    from pathlib import Path

    from helpers.pebbles import Caller


@pytest.fixture
def beach(tmp_path: Path) -> Caller:
    """A host that knows the game of pebbles and one pack."""
    return caller(tmp_path, "beach")


@pytest.fixture
def beaches(tmp_path: Path) -> Caller:
    """The same with two packs."""
    return caller(tmp_path, "beach", "shore")
