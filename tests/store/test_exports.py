"""One campaign as one file, there and back; CSV that no spreadsheet runs."""

from __future__ import annotations

import csv
import io
import json
import random
import zipfile
from contextlib import closing, suppress
from contextvars import copy_context
from dataclasses import replace
from itertools import count

import pytest

from helpers.frozen import played_again
from helpers.kept import AT, BEGINNING, CHARTER, PACK, STANDING, change, earn, step, undo
from helpers.packs import TOY, as_folder, by_id, changed, png
from helpers.safety import digest_of_file, failing, rich, safe_shelf
from horologium.campaign.errors import StoreError
from horologium.campaign.progress import LISTENER, Cancelled
from horologium.campaign.records import Chapter, Charter, MemberRecord
from horologium.content.library import Library
from horologium.content.load import load_pack
from horologium.store import exports, files
from horologium.store.campaign_folder import PackFolder
from horologium.store.errors import BadExport
from horologium.store.exports import cell
from horologium.store.tables import TABLES


@pytest.fixture
def shelf(tmp_path):
    return safe_shelf(tmp_path / "here")


def other_shelf(tmp_path, name="there"):
    """Another machine, with a folder for packs."""
    own = tmp_path / name / "packs"
    there = PackFolder(own, lambda path: load_pack(path, by_id(TOY)), lambda: Library(by_id(TOY), [own]).packs)
    return safe_shelf(tmp_path / name, packs=there)


def toy_pack(tmp_path, **files_):
    return load_pack(as_folder(tmp_path / "toy", changed(files_)), by_id(TOY))


def exported(shelf, path, tmp_path, packs=()):
    target = tmp_path / f"Siena{exports.SUFFIX}"
    shelf.export(path, target, packs)
    return target


# There and back


def test_an_export_that_is_cancelled_leaves_no_file(tmp_path, shelf):
    path, _ = rich(shelf)
    out, listening = tmp_path / "out", copy_context()
    out.mkdir()

    def tired(done, total):
        if done == total // 2:
            raise Cancelled

    listening.run(LISTENER.set, tired)
    with pytest.raises(Cancelled):
        listening.run(exported, shelf, path, out)
    assert list(out.iterdir()) == []


def test_a_campaign_comes_back_with_everything(tmp_path, shelf):
    path, digest = rich(shelf)
    other = other_shelf(tmp_path)
    taken = other.take_in(exported(shelf, path, tmp_path))
    assert (taken.path.name, taken.notices) == ("Siena.horologium", ())
    with closing(shelf.open(path)) as here, closing(other.open(taken.path)) as there:
        assert there.digest() == digest
        assert (there.steps(), there.changes(2)) == (here.steps(), here.changes(2))
        assert [*played_again(there)] == [*played_again(here)]


def wandered(shelf, seed):
    """A campaign after steps, undos, notes and new beginnings by chance."""
    chance = random.Random(seed)
    name = f"Città {seed}"
    archive = shelf.create(name, [replace(CHARTER, name=name, seed=seed), STANDING, *BEGINNING[2:]], [PACK])
    done, numbers = [], count(1)
    for _ in range(chance.randrange(2, 11)):
        if done and chance.random() < 0.3:
            undo(archive, done.pop())
            continue
        done.append(seq := next(numbers))
        if chance.random() < 0.3:
            note = Chapter(f"chapter-{seq}", AT, seq, "note", "Pioggia “☔” & 雨", "a\nb\t=1", remark=str(seq))
            archive.write(step(seq), [change(None, note)])
        else:
            earn(archive, seq, chance.randrange(10**6))
    archive.close()
    return archive.database.path


def there_and_back(tmp_path, seed):
    here, there = safe_shelf(tmp_path / "here"), other_shelf(tmp_path)
    path = wandered(here, seed)
    taken = there.take_in(exported(here, path, tmp_path))
    assert digest_of_file(there, taken.path) == digest_of_file(here, path)


@pytest.mark.parametrize("seed", range(20))
def test_what_comes_back_has_the_same_digest(tmp_path, seed):
    there_and_back(tmp_path, seed)


@pytest.mark.trial
@pytest.mark.parametrize("seed", range(20, 520))
def test_500_campaigns_come_back_with_the_same_digest(tmp_path, seed):
    there_and_back(tmp_path, seed)


def test_an_open_campaign_is_exported_as_it_is_now(tmp_path, shelf, archive):
    digest = earn(archive, 1, 5)
    taken = other_shelf(tmp_path).take_in(exported(shelf, archive.database.path, tmp_path))
    assert digest_of_file(other_shelf(tmp_path), taken.path) == digest


def test_equal_campaigns_make_equal_files(tmp_path, shelf):
    path, _ = rich(shelf)
    first = exported(shelf, path, tmp_path).read_bytes()
    assert exported(shelf, path, tmp_path).read_bytes() == first


def test_what_packs_too_well_is_left_unpacked(tmp_path, shelf, archive):
    notes = [Chapter(f"chapter-{number}", AT, 1, "note", "Rain", "rain " * 9_000) for number in range(1, 10)]
    archive.write(step(1), [change(None, note) for note in notes])
    file = exported(shelf, archive.database.path, tmp_path)
    other_shelf(tmp_path).take_in(file)
    with zipfile.ZipFile(file) as whole:
        assert whole.getinfo("data/chapter.jsonl").compress_type == zipfile.ZIP_STORED


def test_pictures_go_with_the_campaign(tmp_path, shelf):
    path, _ = rich(shelf)
    files.pictures(path).mkdir()
    (files.pictures(path) / "The bridge (1).png").write_bytes(png())
    (files.pictures(path) / "notes.txt").write_text("no picture")
    (files.pictures(path) / "half.png").write_bytes(png()[:-9])
    taken = other_shelf(tmp_path).take_in(exported(shelf, path, tmp_path))
    assert [file.name for file in files.pictures(taken.path).iterdir()] == ["The bridge (1).png"]
    assert (files.pictures(taken.path) / "The bridge (1).png").read_bytes() == png()
    fork = shelf.fork(path, 0, "What if")
    assert (files.pictures(fork) / "The bridge (1).png").exists()
    shelf.remove(fork)
    assert not files.pictures(fork).exists()


def test_a_name_that_is_taken_gets_a_number_that_undo_does_not_take_away(tmp_path, shelf, archive):
    archive.write(step(1), [change(CHARTER, replace(CHARTER, difficulty="hard"))])
    file = exported(shelf, archive.database.path, tmp_path)
    taken = shelf.take_in(file)
    assert shelf.take_in(file).path.name == "Siena 3.horologium"
    with closing(shelf.open(taken.path)) as second:
        undo(second, 1)
        assert [record.name for record in second.records() if isinstance(record, Charter)] == ["Siena 2"]


def test_snapshots_that_were_left_behind_are_not_taken_over(tmp_path, shelf):
    path, _ = rich(shelf)
    path.unlink()
    with closing(shelf.create("Siena", BEGINNING, [PACK])) as again:
        assert again.database.path.name == "Siena 2.horologium"


# Packs


def test_packs_come_with_the_campaign_and_only_once(tmp_path, shelf, archive):
    pack, other = toy_pack(tmp_path), other_shelf(tmp_path)
    file = exported(shelf, archive.database.path, tmp_path, [pack])
    assert other.take_in(file).notices == ()
    assert {each.id: each.digest for each in other._packs.there().values()} == {"brass": pack.digest}
    before = (other._packs.folder / "brass.zip").stat().st_mtime_ns
    other.take_in(file)
    assert (other._packs.folder / "brass.zip").stat().st_mtime_ns == before


def test_a_second_campaign_of_a_name_is_taken_in_under_another_and_that_is_said(tmp_path, shelf, archive):
    taken = shelf.take_in(exported(shelf, archive.database.path, tmp_path, []))
    assert taken.notices == ("there is a campaign called Siena already: this one is called Siena 2",)
    assert sorted(card.name for card in shelf.cards()) == ["Siena", "Siena 2"]


def test_another_pack_of_the_same_name_is_told_and_stays(tmp_path, shelf, archive):
    other = other_shelf(tmp_path)
    as_folder(other._packs.folder / "mine", changed({}))
    (other._packs.folder / "mine" / "pictures" / "pup.png").write_bytes(png(9, 9))
    file = exported(shelf, archive.database.path, tmp_path, [toy_pack(tmp_path)])
    (notice,) = other.take_in(file).notices
    assert "Brass and Bone on this machine (version 3) differs from the one of this campaign" in notice
    assert not (other._packs.folder / "brass.zip").exists()


def test_packs_bring_those_that_they_use(tmp_path, shelf, archive):
    as_folder(tmp_path / "brass", changed({}))
    head = changed({})["pack.toml"].replace(b'"brass"', b'"iron"') + b'uses = ["brass"]\n'
    pack = load_pack(as_folder(tmp_path / "iron", {"pack.toml": head}), by_id(TOY))
    other = other_shelf(tmp_path)
    other.take_in(exported(shelf, archive.database.path, tmp_path, [pack]))
    there = other._packs.there()
    assert (sorted(there), there["iron"].digest) == (["brass", "iron"], pack.digest)


def test_without_a_folder_for_packs_they_are_left_out(tmp_path, shelf, archive):
    file = exported(shelf, archive.database.path, tmp_path, [toy_pack(tmp_path)])
    notice, _ = shelf.take_in(file).notices
    assert notice == "the pack Brass and Bone was not taken over: there is no folder for packs"


def test_a_pack_that_cannot_be_read_is_not_exported(tmp_path, shelf, archive):
    pack = replace(toy_pack(tmp_path), origin=tmp_path / "nowhere")
    with pytest.raises(BadExport, match="the pack Brass and Bone cannot be read; mend it"):
        exported(shelf, archive.database.path, tmp_path, [pack])
    assert not [*tmp_path.glob("*campaign*")]


def test_a_campaign_that_would_be_too_large_is_not_exported(tmp_path, shelf, archive, monkeypatch):
    monkeypatch.setattr(exports, "LARGEST", 99)
    with pytest.raises(BadExport, match="it would be larger than 0 MB; remove some pictures"):
        exported(shelf, archive.database.path, tmp_path)


def test_a_campaign_with_too_many_rows_is_not_exported(tmp_path, shelf, monkeypatch):
    path, _ = rich(shelf)
    monkeypatch.setattr(exports, "MOST_ROWS", 3)
    with pytest.raises(BadExport, match="it would hold more than 3 rows"):
        exported(shelf, path, tmp_path)


# Faults of the disk


@pytest.mark.parametrize("sticky", [False, True], ids=["once", "for ever"])
def test_no_fault_of_the_disk_leaves_half_a_campaign(tmp_path, shelf, archive, monkeypatch, sticky):
    file = exported(shelf, archive.database.path, tmp_path, [toy_pack(tmp_path)])
    for at in range(1, 60):
        other = other_shelf(tmp_path, f"machine {at}")
        with failing(monkeypatch, at, sticky=sticky) as fault, suppress(StoreError):
            other.take_in(file)
        cards = other.cards()
        assert [card.problem for card in cards] in ([], [""])
        if fault.calls < at:
            assert len(cards) == 1
            break
        if not sticky:
            assert not [*other.folder.glob("*.part*")]
            assert cards or not [*other._packs.folder.glob("*.zip")]


@pytest.mark.parametrize("at", range(1, 6))
def test_an_export_that_fails_leaves_the_old_file(tmp_path, shelf, archive, monkeypatch, at):
    file = exported(shelf, archive.database.path, tmp_path)
    before = file.read_bytes()
    earn(archive, 1, 5)
    with (
        failing(monkeypatch, at, sticky=True),
        pytest.raises(StoreError, match=r"Siena\.horologium-campaign: the disk"),
    ):
        exported(shelf, archive.database.path, tmp_path)
    assert (file.read_bytes() == before) == (at < 5)  # the last call only makes the name certain


# CSV


def tables(data):
    with zipfile.ZipFile(data) as whole:
        return {name: [*csv.reader(io.StringIO(whole.read(name).decode("utf-8-sig")))] for name in whole.namelist()}


def test_every_table_is_written_with_all_columns(tmp_path, shelf):
    path, _ = rich(shelf)
    shelf.export_tables(path, tmp_path / "tables.zip")
    found = tables(tmp_path / "tables.zip")
    assert set(found) == {f"{name}.csv" for name in TABLES}
    for name, table in TABLES.items():
        assert found[f"{name}.csv"][0] == [column.name for column in table.columns]
    (hero,) = (dict(zip(found["member.csv"][0], row, strict=True)) for row in found["member.csv"] if "Ada" in row)
    assert (hero["name"], hero["raises"], hero["bench"]) == ("Ada", '[["red", 2]]', "false")
    assert len(found["answer.csv"]) == 7


def test_tables_can_go_into_a_folder_but_not_over_other_files(tmp_path, shelf):
    path, _ = rich(shelf)
    shelf.export_tables(path, tmp_path / "new" / "folder")
    assert len([*(tmp_path / "new" / "folder").glob("*.csv")]) == len(TABLES)
    with pytest.raises(BadExport, match="there is something in it already; choose an empty or a new folder"):
        shelf.export_tables(path, tmp_path / "new")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("=HYPERLINK(1)", "'=HYPERLINK(1)"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@x", "'@x"),
        ("\tx", "'\tx"),
        ("\rx", "'\rx"),
        ("'x", "''x"),
        ("a=1", "a=1"),
        ("", ""),
        (None, ""),
        (-1, "-1"),
        (True, "true"),
        (["=1"], '["=1"]'),
    ],
)
def test_no_cell_is_a_formula(value, shown):
    assert cell(value) == shown


def test_a_hero_with_a_formula_for_a_name_does_no_harm(tmp_path, shelf):
    hero = MemberRecord("member-3", "knight", "=cmd|' /C calc'!A0")
    with closing(shelf.create("Siena", [*BEGINNING, hero], [PACK])) as archive:
        shelf.export_tables(archive.database.path, tmp_path / "tables.zip")
    (row,) = [row for row in tables(tmp_path / "tables.zip")["member.csv"] if "member-3" in row]
    assert row[3] == "'=cmd|' /C calc'!A0"


def test_the_manifest_can_be_read_by_people(tmp_path, shelf):
    path, digest = rich(shelf)
    with zipfile.ZipFile(exported(shelf, path, tmp_path)) as whole:
        manifest = json.loads(whole.read("manifest.json"))
    assert (manifest["format"], manifest["schema"], manifest["name"]) == (1, files.SCHEMA, "Siena")
    assert manifest["digest"] == digest
    assert [part["rows"] for part in manifest["files"] if part["path"] == "data/answer.jsonl"] == [6]
