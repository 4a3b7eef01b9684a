"""What tests of the store share: a shelf in a fresh folder, and one campaign on it."""

from __future__ import annotations

from contextlib import closing

import pytest
from sqlalchemy import make_url

from helpers import postgres as servers
from helpers.kept import BEGINNING, PACK, new_shelf
from horologium.store import database
from horologium.store.database import Database
from horologium.store.rows import TableRow


@pytest.fixture
def shelf(tmp_path):
    return new_shelf(tmp_path)


@pytest.fixture
def archive(shelf):
    archive = shelf.create("Siena", BEGINNING, [PACK])
    yield archive
    archive.close()


@pytest.fixture(scope="session")
def postgres_server():
    try:
        with servers.running() as url:
            yield url
    except servers.NoServer as reason:
        pytest.skip(f"no PostgreSQL server can be had: {reason}")


@pytest.fixture
def postgres(postgres_server):
    """The URL of an empty database, which is emptied again in the end."""
    yield postgres_server
    with closing(Database(database.to_server(make_url(postgres_server)), "here")) as raw, raw.writing() as connection:
        TableRow.metadata.drop_all(connection)
        connection.exec_driver_sql("DROP TABLE IF EXISTS alembic_version")
