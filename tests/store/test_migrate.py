"""Models and migrations agree; older files are lifted whole, after they were kept; frozen files open for ever."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from helpers.frozen import FILES, played_again
from helpers.frozen_rows import FrozenRows, digest
from helpers.kept import another_process, earn, new_shelf
from horologium.store import files, migrate, sqlite_files
from horologium.store.database import create_file, open_file
from horologium.store.errors import Newer
from horologium.store.rows import TableRow

NEXT = """
import os
from alembic import op
import sqlalchemy as sa

revision, down_revision = "{next:04}", "{now:04}"


def upgrade():
    with op.batch_alter_table("member") as hero:
        hero.add_column(sa.Column("age", sa.Integer(), nullable=False, server_default="30"))
    {trouble}
"""

NOW = files.SCHEMA

KILLED = """
from pathlib import Path
from horologium.store import files, migrate
from horologium.store import sqlite_files
from horologium.store import sqlite_files
from horologium.store.database import open_file
files.SCHEMA, migrate.MIGRATIONS = files.SCHEMA + 1, Path(sys.argv[2])
open_file(Path(sys.argv[1]))
"""


@pytest.fixture
def next_release(tmp_path, monkeypatch):
    """Let the program be one migration further; gives a function that writes this migration."""
    place = tmp_path / "migrations"
    shutil.copytree(migrate.MIGRATIONS, place, ignore=shutil.ignore_patterns("__pycache__"))

    def begin(trouble="pass", *, here=True):
        words = NEXT.format(trouble=trouble, now=NOW, next=NOW + 1)
        (place / "versions" / f"v{NOW + 1:04}_ages.py").write_text(words)
        if here:
            monkeypatch.setattr(migrate, "MIGRATIONS", place)
            monkeypatch.setattr(files, "SCHEMA", NOW + 1)
        return place

    return begin


@pytest.fixture
def path(archive):
    earn(archive, 1, 5)
    archive.close()
    return archive.database.path


def test_models_and_migrations_agree(tmp_path):
    with closing(create_file(tmp_path / "x.horologium")) as database, database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, TableRow.metadata) == []


def test_a_file_has_the_shape_that_its_schema_says(tmp_path):
    for schema in range(1, NOW):
        with closing(sqlite_files.connect(FILES / f"schema_{schema}.horologium", "immutable=1")) as connection:
            assert [*sqlite_files.oddities(connection, schema)] == []
    with closing(create_file(tmp_path / "x.horologium")) as database:
        assert [*sqlite_files.oddities(database.raw, NOW)] == []
        assert [*sqlite_files.oddities(database.raw, NOW - 1)] != []


def test_the_newest_migration_is_the_schema_of_the_program():
    script = ScriptDirectory.from_config(migrate.configured())
    assert script.get_heads() == [f"{files.SCHEMA:04}"]
    assert len(list(script.walk_revisions())) == files.SCHEMA


def test_an_older_file_is_kept_and_then_lifted(path, next_release):
    next_release()
    kept = []
    with closing(open_file(path, keep=lambda database, reason: kept.append((reason, database.schema())))) as database:
        assert (database.schema(), database.pragma("user_version"), kept) == (NOW + 1, [(NOW + 1,)], [("migrate", NOW)])
        assert database.pragma("foreign_keys") == [(1,)]
        with database.reading() as connection:
            assert connection.exec_driver_sql("SELECT age FROM member").scalars().all() == [30, 30]


def test_a_migration_that_fails_leaves_the_old_file(path, next_release, monkeypatch):
    next_release("raise KeyError('bug')")
    with pytest.raises(KeyError, match="bug"):
        open_file(path)
    monkeypatch.setattr(files, "SCHEMA", NOW)
    with closing(open_file(path)) as database:
        assert (database.schema(), "age" in str(database.pragma("table_info(member)"))) == (NOW, False)


def test_a_migration_that_is_killed_leaves_the_old_file(shelf, path, next_release):
    place = next_release("os.kill(os.getpid(), 9)", here=False)
    with another_process(KILLED, path, place) as process:
        assert process.wait() == -9
    with closing(shelf.open(path)) as archive:
        assert (archive.database.schema(), len(archive.steps())) == (NOW, 1)


def test_an_older_file_is_looked_at_as_a_copy_that_is_lifted(path, next_release):
    before = path.read_bytes()
    next_release()
    with closing(open_file(path, view_only=True)) as database:
        assert (database.schema(), path.read_bytes()) == (NOW + 1, before)


def test_a_lifted_file_is_refused_by_the_program_before(path, next_release, monkeypatch):
    next_release()
    open_file(path).close()
    monkeypatch.setattr(files, "SCHEMA", NOW)
    with pytest.raises(Newer, match=f"format {NOW + 1:04} of a newer program; update Horologium to open it"):
        open_file(path)


def test_migrations_lie_in_the_package():
    found = {path.relative_to(migrate.MIGRATIONS).as_posix() for path in migrate.MIGRATIONS.rglob("*.py")}
    assert {"env.py", "versions/v0001_campaigns.py"} <= found
    assert migrate.MIGRATIONS.parent == Path(files.__file__).parent


@pytest.mark.parametrize("schema", range(1, files.SCHEMA + 1))
def test_a_file_of_every_released_schema_opens_with_its_digest(tmp_path, schema):
    path = tmp_path / "frozen.horologium"
    shutil.copy(FILES / f"schema_{schema}.horologium", path)
    first, battle, _ = (FILES / f"schema_{schema}.txt").read_text("utf-8").split()
    rows = FrozenRows(path)
    with closing(new_shelf(tmp_path).open(path)) as archive:
        undone = rows.today(back_to=archive.steps()[-2].seq)
        assert (rows.digest(), archive.digest()) == (first, digest(rows.today()))
        assert [*played_again(archive)] == [battle, digest(undone)]
