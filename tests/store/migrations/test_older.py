"""Campaigns of the first schemas, row by row: lifted the same everywhere, also where something in them is wrong."""

from __future__ import annotations

import json
import shutil
import sqlite3
import zipfile
from contextlib import closing

import pytest
from sqlalchemy import insert

from helpers.frozen import FILES, played_again
from helpers.frozen_campaigns import FILES as CAMPAIGNS
from helpers.frozen_rows import FrozenRows, digest
from helpers.kept import new_shelf
from horologium.store import migrate
from horologium.store.archive import SqlArchive
from horologium.store.campaign_folder import card
from horologium.store.database import open_url
from horologium.store.errors import BadExport, Damaged
from horologium.store.hero_files import import_hero
from horologium.store.migrations import older
from horologium.store.tables import OLDER, decoded

V1 = migrate.MIGRATIONS / "versions" / "v0001_campaigns.py"
HERO = {
    "id": "hero-3", "card": "knight", "learned": ["parry"], "pins": [], "cubes": [["red", 2]],
    "by_hand": ["pins", "name"], "service": {"missions": 2, "victories": 0, "kills": 5},
}  # fmt: skip


@pytest.fixture(params=[1, 2])
def path(request, tmp_path):
    made = tmp_path / "campaigns" / "frozen.horologium"
    made.parent.mkdir()
    shutil.copy(FILES / f"schema_{request.param}.horologium", made)
    return made


def tell(path, *statements):
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


# The functions


def test_the_columns_are_those_of_the_first_migration():
    words = "".join(V1.read_text("utf-8").split())
    for table, columns in older.COLUMNS.items():
        assert f'"{table}":"{columns[:30]}'.replace(" ", "") in words.replace('""', "")
        assert set(columns.replace(",", "").split()[::2]) | {"place", "id"} == {
            column.name for column in OLDER.tables[table].columns
        }


def test_a_hero_becomes_a_member():
    assert older.lift_image("hero", HERO) == {
        "id": "hero-3", "card": "knight", "known": ["parry"], "ready": [], "raises": [["red", 2]], "own": "",
        "by_hand": ["ready", "name"], "service": [["kills", 5], ["missions", 2]],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        ("item", {"ware": "reagent", "by_hand": ["ware"]}, {"kind": "reagent", "by_hand": ["kind"], "own": ""}),
        ("injury", {"hero": "x", "card": "limp"}, {"bearer": "x", "card": "limp", "kind": "injury", "own": ""}),
        ("standing", {"exchanged": 0}, {"taken": [], "own": ""}),
        ("standing", {"exchanged": 2}, {"taken": [["workshop:exchange", 2]], "own": ""}),
        ("standing", {"by_hand": ["display:x"]}, {"taken": None, "own": "", "by_hand": ["shown:reagent:x"]}),
        ("fought", {"loot": ["ash"]}, {"loot": [["reagent", "ash"]]}),
        (
            "mark",
            {"id": "display:ash", "kind": "display", "name": "ash"},
            {"id": "shown:reagent:ash", "kind": "shown", "name": "reagent:ash"},
        ),
        (
            "mark",
            {"id": "dismissed:legend-read", "kind": "dismissed", "name": "legend-read"},
            {"id": "shown:legend:", "kind": "shown", "name": "legend:"},
        ),
        (
            "mark",
            {"id": "dismissed:side-mission", "kind": "dismissed", "name": "side-mission"},
            {"id": "dismissed:side-mission", "kind": "dismissed", "name": "side-mission"},
        ),
        ("mark", {"id": "flag:x", "kind": "flag", "name": "x"}, {"id": "flag:x", "kind": "flag", "name": "x"}),
        ("player", {"id": "player-1", "name": "Ada"}, {"id": "player-1", "name": "Ada"}),
    ],
)  # fmt: skip
def test_every_kind_of_record_is_lifted(kind, old, new):
    assert older.lift_image(kind, old) == new


def test_a_change_is_lifted_with_its_images():
    row = {"step": 1, "place": 0, "kind": "item", "id": "item-4", "before": None, "after": '{"ware":"reagent"}'}
    assert older.lift_row("change", row) == {**row, "kind": "thing", "after": '{"kind":"reagent","own":""}'}


@pytest.mark.parametrize("text", ["{", "[]", "[" * 100_000])
def test_an_image_that_is_none_stays_as_it_is(text):
    row = {"step": 1, "place": 0, "kind": "hero", "id": "hero-3", "before": text, "after": None}
    assert older.lift_row("change", row)["before"] == text


@pytest.mark.parametrize("name", ["learned", "service", "by_hand", "exchanged", "loot"])
@pytest.mark.parametrize("value", [None, 7, "x", {"a": []}, [[], {}]])
def test_nothing_that_is_spoilt_stops_a_lift(name, value):
    for kind in older.CHANGED:
        assert older.lift_image(kind, {"id": "x", name: value})["id"] == "x"


# Files


def test_the_card_of_an_older_campaign_is_read(path):
    assert card(path).heroes == ("Recruit 2", "Ada")


def test_a_spoilt_row_of_an_older_file_is_found_and_told(path):
    tell(path, "UPDATE hero SET cubes = '[5]'")
    with pytest.raises(Damaged, match="damaged"):
        new_shelf(path.parent.parent).open(path)


def test_a_damaged_older_file_is_recovered_and_lifted(path):
    rows, shelf = FrozenRows(path), new_shelf(path.parent.parent)
    tell(path, "UPDATE hero SET cubes = '[5]' WHERE name = 'Ada'")
    shelf.mend(shelf.damage(path), "recovered")
    with closing(shelf.open(path)) as archive:
        assert archive.digest() == digest(rows.today())


def test_an_older_file_without_its_first_page_is_recovered(tmp_path):
    shelf, path = new_shelf(tmp_path), _of_today_but_older(tmp_path)
    rows = FrozenRows(path)
    path.write_bytes(bytes(4096) + path.read_bytes()[4096:])
    shelf.mend(shelf.damage(path), "recovered")
    with closing(shelf.open(path)) as archive:
        assert archive.digest() == digest(rows.today())


def _of_today_but_older(folder):
    """An older file as the older program left it, with pages of the usual size."""
    from horologium.store.database import create_file

    path = folder / "campaigns" / "whole.horologium"
    path.parent.mkdir(exist_ok=True)
    with closing(create_file(path, OLDER.schema)) as database, database.writing() as connection:
        _fill(connection, FILES / "schema_2.horologium")
    return path


def _fill(connection, source):
    with closing(sqlite3.connect(f"{source.as_uri()}?immutable=1", uri=True)) as file:
        file.row_factory = sqlite3.Row
        for name, table in OLDER.tables.items():
            for row in file.execute(f'SELECT * FROM "{name}"').fetchall():
                connection.execute(insert(table), decoded(name, dict(row), OLDER))


# A server


def test_an_older_campaign_on_a_server_is_lifted_like_a_file(postgres):
    source = FILES / "schema_2.horologium"
    rows, battle = FrozenRows(source), (FILES / "schema_2.txt").read_text("utf-8").split()[1]
    with closing(open_url(postgres, create=True, schema=OLDER.schema)) as database, database.writing() as connection:
        _fill(connection, source)
    with closing(SqlArchive(open_url(postgres))) as archive:
        undone = rows.today(back_to=archive.steps()[-2].seq)
        assert [archive.digest(), *played_again(archive)] == [digest(rows.today()), battle, digest(undone)]


# Heroes


@pytest.fixture
def hero_file(tmp_path):
    with zipfile.ZipFile(CAMPAIGNS / "nova-aetas-2.zip") as kept:
        kept.extract("camp.horologium-hero", tmp_path)
    return tmp_path / "camp.horologium-hero"


def test_an_older_hero_comes_with_everything(hero_file):
    old, new = json.loads(hero_file.read_text("utf-8"))["hero"], import_hero(hero_file)
    assert (new.name, list(new.known), list(new.ready)) == (old["name"], old["learned"], old["pins"])
    assert [(piece.kind, piece.card) for piece in new.things] == [("equipment", each["card"]) for each in old["gear"]]
    assert [(each.kind, each.card) for each in new.conditions] == [("injury", card) for card in old["injuries"]]
    assert dict(new.service) == {name: count for name, count in old["service"].items() if count}


def test_an_older_hero_who_was_changed_is_refused(hero_file):
    data = json.loads(hero_file.read_text("utf-8"))
    data["hero"]["experience"] += 1
    hero_file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadExport, match="the hero is not the one that was exported"):
        import_hero(hero_file)
