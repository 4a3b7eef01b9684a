"""The same campaign on a server, which the tests start; HOROLOGIUM_TEST_POSTGRES may name an empty database instead."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from helpers.frozen import freeze, played_again
from helpers.kept import BEGINNING, PACK, change, earn, new_archive, records, redo, step, undo
from horologium.campaign.books import digest_of
from horologium.campaign.records import KINDS
from horologium.store import check_up, files
from horologium.store.archive import SqlArchive, fill
from horologium.store.database import open_url
from horologium.store.errors import Missing, Newer
from horologium.store.rows import TableRow


@pytest.fixture
def server(postgres):
    """An archive on the server."""
    database = open_url(postgres, create=True)
    fill(database, BEGINNING, [PACK], "now")
    with closing(SqlArchive(database)) as archive:
        yield archive


def test_a_campaign_on_a_server_is_the_same_as_in_a_file(server, tmp_path):
    with closing(new_archive(tmp_path)) as file:
        freeze(file)
        freeze(server)
        assert server.chronicle("COINS 5").chapters == file.chronicle("coins 5").chapters != ()
        assert (server.digest(), list(played_again(server))) == (file.digest(), list(played_again(file)))


def test_a_campaign_on_a_server_is_checked_like_one_in_a_file(server, tmp_path):
    with closing(new_archive(tmp_path)) as file:
        freeze(file)
        freeze(server)
        assert check_up.examine(server) == check_up.examine(file)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_record_comes_back_equal_from_a_server(server, data):
    record = replace(data.draw(st.one_of(map(records, KINDS))), id="the id")
    before, seq = server.digest(), server.steps(1)[-1].seq + 1 if server.steps() else 1
    server.write(step(seq), [change(None, record)])
    assert server.digest() == digest_of([*BEGINNING, record])
    undo(server, seq)
    assert server.digest() == before


def test_undo_and_redo_on_a_server_lead_to_equal_digests(server):
    digests = [server.digest(), earn(server, 1, 5)]
    undo(server, 1)
    assert server.digest() == digests[0]
    redo(server, 1)
    assert server.digest() == digests[1]


def test_models_and_migrations_agree_on_a_server(server):
    with server.database.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), TableRow.metadata) == []


# SQLite by URL stands in for a server where there is none.


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'x.db'}"


def test_a_campaign_is_opened_by_url(url):
    with closing(open_url(url, create=True)) as database:
        fill(database, BEGINNING, [], "now")
    with closing(SqlArchive(open_url(url))) as archive:
        assert (list(archive.records()), archive.database.path) == (list(BEGINNING), None)
        earn(archive, 1, 5)
        undo(archive, 1)


def test_an_empty_database_holds_no_campaign(url):
    with pytest.raises(Missing, match="there is no campaign in this database; put one there first"):
        open_url(url)


def test_a_newer_database_is_refused(url, monkeypatch):
    open_url(url, create=True).close()
    monkeypatch.setattr(files, "SCHEMA", 0)
    with pytest.raises(Newer, match="newer version of the program"):
        open_url(url)
