"""Campaigns that are put on a server, fetched from it and checked there; what goes wrong is one sentence."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from dataclasses import replace

import pytest
from sqlalchemy import make_url, select

from helpers.consoles import commands
from helpers.frozen import freeze
from helpers.kept import ADA, change, earn, new_archive, new_shelf, step, undo
from helpers.markdown import blocks, section
from helpers.source import ROOT
from horologium.store import database, exports, servers
from horologium.store.archive import SqlArchive
from horologium.store.database import Database, open_url
from horologium.store.errors import ServerFault
from horologium.store.tables import TABLES


@pytest.fixture
def campaign(tmp_path):
    """The path of a campaign with a history and a battle."""
    with closing(new_archive(tmp_path)) as archive:
        freeze(archive)
        earn(archive, 4, 9)
        return archive.path


@pytest.fixture
def exported(campaign, tmp_path):
    target = tmp_path / f"Siena{exports.SUFFIX}"
    new_shelf(tmp_path).export(campaign, target, [])
    return target


@pytest.fixture
def server(postgres, campaign):
    """A server with the campaign on it."""
    assert servers.main("put", postgres, campaign, {}) == 0
    return postgres


@pytest.fixture
def refusal(capsys):
    """Do something that goes wrong, and give the sentence."""

    def refused(act, url, file=None):
        capsys.readouterr()
        assert servers.main(act, url, file, {}) == servers.FAILED
        out, (line,) = (said := capsys.readouterr()).out, said.err.splitlines()
        assert (out, line[:12], line[-1]) == ("", "horologium: ", ".")
        return line

    return refused


def contents(archive):
    """All rows, but for numbers that a database counts by itself."""
    with archive.database.reading() as connection:
        for name, table in TABLES.items():
            kept = [column for column in table.columns if column is not table.autoincrement_column]
            ordered = select(*kept).order_by(*table.primary_key.columns)
            yield from ((name, *row) for row in connection.execute(ordered).all() if name != "meta")


def looked_at(folder, path):
    return closing(new_shelf(folder).open(path, view_only=True))


def with_password(url, password):
    return make_url(url).set(password=password).render_as_string(hide_password=False)


def test_a_campaign_comes_back_from_a_server_as_it_was_by_the_commands_of_the_page(postgres, exported, campaign):
    page = (ROOT / "desktop/horologium/store/README.md").read_text("utf-8")
    block = next(block for block in blocks(section(page, "On a server")) if block.language == "console")
    for command in commands(block.text):
        words = [postgres if "://" in word else word for word in command.program]
        done = subprocess.run(
            [sys.executable, "-m", "horologium", *words],
            cwd=exported.parent,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
    there = exported.parent / "there"
    back = new_shelf(there).take_in(exported.with_name(f"Siena-again{exports.SUFFIX}")).path
    with looked_at(exported.parent, campaign) as before, looked_at(there, back) as after:
        assert list(contents(after)) == list(contents(before)) != []


def test_a_campaign_is_played_on_where_it_was_put(server, campaign, tmp_path):
    with closing(SqlArchive(open_url(server))) as there, looked_at(tmp_path, campaign) as here:
        assert list(contents(there)) == list(contents(here))
        earn(there, 5, 5)
        undo(there, 5)
        assert there.digest() == here.digest()


def test_a_second_campaign_is_refused_and_the_first_stays(server, campaign, refusal):
    with closing(SqlArchive(open_url(server))) as there:
        before = list(contents(there))
    assert "there is a campaign in this database already; name an empty one." in refusal("put", server, campaign)
    with closing(SqlArchive(open_url(server))) as there:
        assert list(contents(there)) == before


@pytest.mark.parametrize("act", ["get", "check"])
def test_an_empty_database_has_nothing_to_give(postgres, act, refusal, tmp_path):
    assert "there is no campaign in this database; put one there first." in refusal(act, postgres, tmp_path / "x")


def test_a_file_that_is_there_is_not_written_over(server, campaign, refusal):
    before = campaign.read_bytes()
    assert "there is a file of this name already; name another." in refusal("get", server, campaign)
    assert campaign.read_bytes() == before


def test_a_file_that_is_no_campaign_does_not_reach_the_server(postgres, tmp_path, refusal):
    (tmp_path / "x.horologium-campaign").write_text("hello", "utf-8")
    assert "it cannot be taken in" in refusal("put", postgres, tmp_path / "x.horologium-campaign")
    assert "no campaign in this database" in refusal("check", postgres)


def test_a_check_up_tells_what_does_not_fit_together(server, capsys):
    servers.main("check", server, None, {})
    sound = capsys.readouterr().out
    with closing(open_url(server)) as database, database.writing() as connection:
        connection.exec_driver_sql("UPDATE thing SET holder = 'nobody'")
    servers.main("check", server, None, {})
    assert capsys.readouterr().out not in {"", sound}


def test_a_wrong_password_is_told_and_not_shown(postgres, refusal):
    sentence = refusal("check", with_password(postgres, "guessed"))
    assert "password authentication failed" in sentence
    assert "address, name and password are right" in sentence
    assert "guessed" not in sentence


@pytest.mark.parametrize("where", ["@127.0.0.1:1/x", "@/x?host=/nowhere", "@no-such-host.invalid/x"])
def test_a_server_that_is_not_there_is_told(where, refusal):
    sentence = refusal("check", f"postgresql://ada:secret{where}")
    assert "the server did not do it" in sentence
    assert "secret" not in sentence


@pytest.mark.parametrize("url", ["", "x", "postgres://ada:secret@h/x", "postgresql://ada:secret@h:port/x"])
def test_what_is_no_address_is_told_without_its_password(url, refusal):
    sentence = refusal("check", url)
    assert "the address: it is not that of a server; write postgresql://name@host/database." in sentence
    assert "secret" not in sentence


def test_a_driver_that_is_not_installed_is_named_with_its_remedy(monkeypatch, refusal):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    sentence = refusal("check", "postgresql://ada:secret@localhost/x")
    assert "the driver psycopg is not installed; 'pip install horologium[server]' brings" in sentence
    assert "secret" not in sentence


def test_a_database_of_another_program_is_refused_and_left_alone(server, campaign, refusal):
    for version, words in (("ab12", "belong to another program; name an empty one."), ("9999", "newer version")):
        with closing(Database(database.to_server(make_url(server)), "here")) as raw, raw.writing() as connection:
            connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{version}'")
        assert words in refusal("put", server, campaign)


def test_what_a_constraint_refuses_is_a_sentence_and_changes_nothing(server):
    with closing(SqlArchive(open_url(server))) as there:
        before = there.digest()
        with pytest.raises(ServerFault, match="duplicate key") as refused:
            there.write(step(5), [change(None, replace(ADA, name="Eve"))])
        assert str(refused.value).count("\n") == 0
        assert there.digest() == before


def test_a_connection_that_was_cut_is_told_and_made_anew(server):
    with closing(SqlArchive(open_url(server))) as there, closing(open_url(server)) as other:
        before = there.digest()
        with other.reading() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                " AND backend_type = 'client backend'"
            )
        with pytest.raises(ServerFault, match="the server did not do it"):
            there.digest()
        assert there.digest() == before
