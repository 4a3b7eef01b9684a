"""A newer version goes on with what an older one has left in the data folder."""

from __future__ import annotations

import pytest

from horologium import selftest
from horologium.app import open_office
from horologium.campaign.errors import StoreError
from horologium.store import files


@pytest.fixture
def left_behind(tmp_path):
    """The campaign of the version that is here now."""
    selftest.founded(tmp_path, "rehearsal")
    (path,) = (tmp_path / "campaigns").glob("*.horologium")
    return path


@pytest.fixture
def next_version(left_behind, tmp_path):
    """The program one migration later."""
    with selftest.next_version(tmp_path):
        yield open_office(tmp_path)


def test_an_update_keeps_a_snapshot_lifts_the_campaign_and_goes_on(next_version, left_behind):
    session = next_version.open(left_behind)
    assert any("older version" in notice for notice in session.archive.notices)
    session.close()
    assert "migrate" in [snapshot.reason for snapshot in next_version.shelf.snapshots(left_behind)]
    session = next_version.open(left_behind)
    assert not any("older version" in notice for notice in session.archive.notices)
    session.close()


def test_going_back_to_the_older_version_changes_nothing(next_version, left_behind, tmp_path, monkeypatch):
    next_version.open(left_behind).close()
    before = left_behind.read_bytes()
    with monkeypatch.context() as older:
        older.setattr(files, "SCHEMA", files.SCHEMA - 1)
        office = open_office(tmp_path)
        with pytest.raises(StoreError, match="newer program"):
            office.open(left_behind)
    assert left_behind.read_bytes() == before
