"""What tests of the store share: a shelf in a fresh folder, and one campaign on it."""

from __future__ import annotations

import pytest

from helpers.kept import BEGINNING, PACK, new_shelf


@pytest.fixture
def shelf(tmp_path):
    return new_shelf(tmp_path)


@pytest.fixture
def archive(shelf):
    archive = shelf.create("Siena", BEGINNING, [PACK])
    yield archive
    archive.close()
