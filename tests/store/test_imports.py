"""Exported campaigns that were spoilt or made to do harm: refused whole, with the place and the reason."""

from __future__ import annotations

import base64
import errno
import hashlib
import io
import json
import random
import stat
import tempfile
import zipfile
import zlib
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from helpers.frozen import FILES, played_again
from helpers.frozen_rows import FrozenRows, digest
from helpers.packs import TOY, as_folder, by_id, changed, png
from helpers.safety import digest_of_file, rich, safe_shelf
from helpers.tampering import spoilt_bytes, spoilt_value
from helpers.watch import Watch
from horologium.campaign.errors import StoreError
from horologium.content.library import Library
from horologium.content.load import load_pack
from horologium.store import exports, files, imports
from horologium.store.campaign_folder import PackFolder
from horologium.store.errors import BadExport, DiskFault, Linked, Missing, Newer, Unwritable


@pytest.fixture(scope="module")
def good(tmp_path_factory):
    """The parts of a good file, its digest, and the bytes of the whole."""
    folder = tmp_path_factory.mktemp("good")
    shelf = safe_shelf(folder)
    path, digest = rich(shelf)
    files.pictures(path).mkdir()
    (files.pictures(path) / "bridge.png").write_bytes(png())
    pack = load_pack(as_folder(folder / "toy", changed({})), by_id(TOY))
    target = folder / f"Siena{exports.SUFFIX}"
    shelf.export(path, target, [pack])
    with zipfile.ZipFile(target) as whole:
        parts = {name: whole.read(name) for name in whole.namelist()}
    return SimpleNamespace(parts=parts, digest=digest, data=target.read_bytes())


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    own = tmp_path / "packs"
    there = PackFolder(own, lambda path: load_pack(path, by_id(TOY)), lambda: Library(by_id(TOY), [own]).packs)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    return safe_shelf(tmp_path, packs=there)


@pytest.fixture
def file(tmp_path):
    return tmp_path / f"Siena{exports.SUFFIX}"


def zipped(parts, method=zipfile.ZIP_STORED):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as whole:
        for name, data in parts.items():
            whole.writestr(name, data)
    return buffer.getvalue()


def signed(parts):
    """The parts with a manifest that names their hashes and rows as they are now."""
    manifest = json.loads(parts["manifest.json"])
    named = {part["path"]: part for part in manifest["files"]}
    manifest["files"] = [
        named.get(name, {"path": name, "name": ""})
        | {"sha256": hashlib.sha256(data).hexdigest(), "rows": data.count(b"\n") * name.startswith("data/")}
        for name, data in parts.items()
        if name != "manifest.json"
    ]
    return {**parts, "manifest.json": json.dumps(manifest).encode()}


def with_row(table, number=0, **values):
    """A change of one row, which the manifest vouches for."""

    def change(parts):
        name = f"data/{table}.jsonl"
        rows = parts[name].decode().splitlines()
        rows[number] = json.dumps({**json.loads(rows[number]), **values})
        return signed({**parts, name: "".join(f"{row}\n" for row in rows).encode()})

    return change


def with_lines(table, change):
    def act(parts):
        name = f"data/{table}.jsonl"
        return signed({**parts, name: change(parts[name])})

    return act


def with_manifest(**values):
    return lambda parts: {
        **parts,
        "manifest.json": json.dumps({**json.loads(parts["manifest.json"]), **values}).encode(),
    }


def without(name):
    return lambda parts: {key: data for key, data in parts.items() if key != name}


def and_part(name, data=b"", vouched=True):
    return lambda parts: signed({**parts, name: data}) if vouched else {**parts, name: data}


def first_part(parts, **values):
    manifest = json.loads(parts["manifest.json"])
    manifest["files"][0] |= values
    return {**parts, "manifest.json": json.dumps(manifest).encode()}


def renamed_picture(name):
    def change(parts):
        manifest = json.loads(parts["manifest.json"])
        for part in manifest["files"]:
            if part["path"].startswith("pictures/"):
                part["name"] = name
        return {**parts, "manifest.json": json.dumps(manifest).encode()}

    return change


def doubled(lines):
    """One more row like the first, with another id."""
    row = json.loads(lines.splitlines()[0])
    return lines + json.dumps({**row, "id": "member-900"}).encode() + b"\n"


def changed_pack(parts):
    hound = "packs/brass/figures/hound.toml"
    return signed({**parts, hound: parts[hound].replace(b"move = 4", b"move = 5")})


HARM = {
    "no manifest": (without("manifest.json"), "manifest.json is missing"),
    "a manifest that is no JSON": (lambda parts: {**parts, "manifest.json": b"{"}, "manifest.json is no plain JSON"),
    "a manifest that is a list": (lambda parts: {**parts, "manifest.json": b"[]"}, "manifest.json must be"),
    "an unknown key in the manifest": (with_manifest(wings=2), "wings"),
    "format 0": (with_manifest(format=0), "format 0 and tables 3, which never were"),
    "bidi in the manifest": (with_manifest(name="a\u202eb"), "U+202E"),
    "a wrong hash": (lambda parts: first_part(parts, sha256="0" * 64), "is not what it was when it was exported"),
    "a row that nobody counted": (lambda parts: first_part(parts, rows=2), "as many lines as it should"),
    "a missing table": (without("data/member.jsonl"), "data/member.jsonl is missing"),
    "a missing table without a word": (
        lambda parts: signed(without("data/member.jsonl")(parts)),
        "data/member.jsonl is",
    ),
    "a file that nobody named": (and_part("data/x.jsonl", vouched=False), "data/x.jsonl is missing, or not named"),
    "a file that has no place": (and_part("data/x.jsonl"), "data/x.jsonl is missing, or has no place"),
    "zip slip": (and_part("../../evil.toml"), "../../evil.toml leads out of the pack"),
    "an absolute path": (and_part("/etc/passwd"), "/etc/passwd is an absolute path"),
    "a drive": (and_part("C:/evil"), "names a drive"),
    "a backslash": (and_part("packs\\evil"), "has a backslash"),
    "a device": (and_part("packs/brass/CON.toml"), "has the name of a device"),
    "a case clash": (and_part("DATA/member.jsonl"), "is in it twice"),
    "a bomb": (and_part("pictures/bomb.png", png() + bytes(20 * 2**20)), "unpacks to more than 100 times its size"),
    "many files": (
        lambda parts: signed({**parts, **{f"packs/brass/{n}.toml": b"" for n in range(3_001)}}),
        "holds more than 3000 files",
    ),
    "many rows": (with_lines("mark", lambda data: data + b"{}\n" * 500_001), "holds more than 500000 rows"),
    "cut in mid-line": (with_lines("member", lambda data: data[:-9]), "data/member.jsonl does not have as many lines"),
    "a line that is no JSON": (
        with_lines("member", lambda data: b"{\n" + data),
        "data/member.jsonl:1 is no plain JSON",
    ),
    "a line that is a number": (with_lines("member", lambda data: b"5\n" + data), "data/member.jsonl:1 is no row"),
    "NaN": (with_lines("member", lambda data: b'{"place": NaN}\n' + data), "NaN is no whole number"),
    "a float": (with_row("member", experience=1.5), "1.5 is no whole number"),
    "a key twice": (with_lines("member", lambda data: b'{"a": 1, "a": 2}\n' + data), "a key is there twice"),
    "endless nesting": (with_lines("member", lambda data: b"[" * 100_000 + b"\n" + data), "is no plain JSON"),
    "an endless line": (with_lines("member", lambda data: b" " * (9 * 2**20) + b"\n" + data), "is longer than 8 MB"),
    "an unknown column": (with_row("member", wings=2), "'wings' is too much or missing in a row of member"),
    "a missing column": (with_lines("pack", lambda _: b'{"id": "x"}\n'), "too much or missing in a row of pack"),
    "a text for a number": (
        with_row("member", experience="7"),
        "experience of a row of member is not what it should be",
    ),
    "a number above 64 bits": (with_row("member", experience=2**70), "experience of a row of member is too large"),
    "true for a number": (
        with_row("member", experience=True),
        "experience of a row of member is not what it should be",
    ),
    "nothing for a text": (with_row("member", name=None), "name of a row of member is missing"),
    "an unknown kind": (with_row("chapter", kind="dragon"), "must be one of deed"),
    "an unknown field in a list": (with_row("member", service={"x": 1}), "service"),
    "NUL": (with_row("member", name="a\0b"), "data/member.jsonl:1 holds the character U+0000"),
    "bidi": (with_row("member", name="a\u202eb"), "U+202E"),
    "half a character": (with_row("member", name="\ud800"), "U+D800"),
    "an endless text": (with_row("member", notes="".join(map(str, range(60_000)))), "has a text of"),
    "bidi in the history": (
        with_row("change", after='{"id":"x","name":"a\\u202eb"}'),
        "data/change.jsonl:1 holds the character U+202E",
    ),
    "an image that is no record": (with_row("change", after="{}"), "data/change.jsonl:1"),
    "a state that is none": (with_row("step", state="dreamt"), "is 'dreamt', which is none of"),
    "a changed record": (with_row("member", experience=99), "the records are not those that were exported"),
    "an id twice": (with_lines("member", lambda data: data.splitlines()[0] + b"\n" + data), "have the same id"),
    "a place twice": (with_lines("member", doubled), "have the same place"),
    "two charters": (
        with_lines("charter", lambda data: data + data.replace(b'"one"', b'"two"')),
        "there is not one row in data/charter.jsonl",
    ),
    "no standing": (with_lines("standing", lambda _: b""), "there is not one row in data/standing.jsonl"),
    "an empty id": (with_row("thing", id=""), "a thing has no id"),
    "a change of no step": (with_row("change", step=99), "belongs to step 99, which is not there"),
    "a change twice": (
        with_lines("change", lambda data: data + data.splitlines()[0] + b"\n"),
        "a change of step 1 is missing",
    ),
    "answers of no battle": (with_row("answer", battle="x"), "belongs to the battle x, which is not there"),
    "a broken chain": (with_row("answer", 2, answer='["6"]'), "lines of battle battle-1 do not follow"),
    "a head that cannot be read": (with_row("battle", head="AAAA"), "the beginning of battle battle-1 cannot be read"),
    "base64 that is none": (with_row("battle", head="***"), "what should be base64 is not"),
    "a moment that is a bomb": (
        with_row("checkpoint", save=base64.b64encode(zlib.compress(bytes(70 * 2**20))).decode()),
        "of battle battle-1 cannot be read",
    ),
    "a picture that leads out": (renamed_picture("../../evil.png"), "'../../evil.png' is no name of a picture"),
    "a picture that is none": (renamed_picture("notes.txt"), "'notes.txt' is no name of a picture"),
    "two pictures of one name": (
        lambda parts: renamed_picture("bridge.png")(and_part("pictures/0002.png", png())(parts)),
        "two pictures have the same name",
    ),
    "a picture that is a program": (and_part("pictures/0001.png", b"MZ"), "is too large, cut off, or no picture"),
    "a picture that is cut off": (and_part("pictures/0001.png", png()[:-5]), "0001.png is too large, cut off, or"),
    "a JPEG that is cut off": (
        and_part("pictures/0001.png", b"\xff\xd8\xff\xe0" + bytes(90)),
        "cut off, or no picture",
    ),
    "a WebP that is cut off": (and_part("pictures/0001.png", b"RIFF\xff\xff\0\0WEBP"), "cut off, or no picture"),
    "an entry with a strange picture": (with_row("chapter", picture="../x.png"), "'../x.png' is no name of a picture"),
    "a pack that is another": (changed_pack, "its pack brass is not the one that it says it is"),
    "a pack with a fault": (
        and_part("packs/brass/figures/x.toml", b"move = 1"),
        "its pack brass is refused (figures/x.toml",
    ),
    "a pack that leads out": (
        lambda parts: with_manifest(
            packs=[{"id": "../x", "name": "x", "version": 1, "ruleset": "toy", "digest": "0" * 64}]
        )(without_pack(parts)),
        "a pack with an impossible id",
    ),
}


PACKED = {"a bomb": zipfile.ZIP_DEFLATED}


def without_pack(parts):
    return signed({name: data for name, data in parts.items() if not name.startswith("packs/")})


def everything(shelf):
    """What lies in the folders of a player."""
    root = shelf.folder.parent
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file() and path.suffix != exports.SUFFIX}


def test_a_good_file_is_taken_in(shelf, file, good):
    file.write_bytes(zipped(good.parts))
    taken = shelf.take_in(file)
    assert digest_of_file(shelf, taken.path) == good.digest
    assert (files.pictures(taken.path) / "bridge.png").exists()


def digests_of(schema):
    return (FILES / f"schema_{schema}.txt").read_text("utf-8").split()


@pytest.mark.parametrize("schema", range(1, files.SCHEMA + 1))
def test_an_export_of_every_released_schema_is_taken_in_with_its_digests(shelf, schema):
    rows, battle = FrozenRows(FILES / f"schema_{schema}.horologium"), digests_of(schema)[1]
    taken = shelf.take_in(FILES / f"schema_{schema}{exports.SUFFIX}")
    with closing(shelf.open(taken.path)) as archive:
        undone = rows.today(back_to=archive.steps()[-2].seq)
        assert [archive.digest(), *played_again(archive)] == [digest(rows.today()), battle, digest(undone)]


def test_an_older_export_with_other_records_is_refused_before_it_is_lifted(tmp_path, shelf):
    with zipfile.ZipFile(FILES / f"schema_2{exports.SUFFIX}") as old:
        parts = {name: old.read(name) for name in old.namelist()}
    rows = parts["data/hero.jsonl"].replace(b'"experience": 0', b'"experience": 9')
    changed = tmp_path / f"changed{exports.SUFFIX}"
    changed.write_bytes(zipped(signed({**parts, "data/hero.jsonl": rows})))
    with pytest.raises(BadExport, match="the records are not those that were exported"):
        shelf.take_in(changed)


@pytest.mark.parametrize("case", HARM)
def test_harm_is_refused_whole_with_its_place(shelf, file, good, case):
    change, reason = HARM[case]
    file.write_bytes(zipped(change(dict(good.parts)), PACKED.get(case, zipfile.ZIP_STORED)))
    before = everything(shelf)
    with pytest.raises(BadExport) as raised:
        shelf.take_in(file)
    assert str(raised.value).startswith(f"{file}: ")
    assert reason in str(raised.value)
    assert everything(shelf) == before
    assert not [*(shelf.folder.parent / "temporary").iterdir()]


def special(mode):
    info = zipfile.ZipInfo("data/member.jsonl")
    info.create_system, info.external_attr = 3, mode << 16
    return info


RAW = {
    "nothing": (lambda data: b"", "is not a .zip"),
    "a picture": (lambda data: png(), "is not a .zip"),
    "a program before it": (lambda data: b"MZ" + data, "is not a .zip"),
    "cut off": (lambda data: data[:-40], "is damaged"),
    "a link": (lambda data: _with(data, special(stat.S_IFLNK | 0o777)), "is a link"),
    "a device": (lambda data: _with(data, special(stat.S_IFCHR | 0o666)), "is not a plain file"),
    "too many entries": (lambda data: data + b"PK\x01\x02" * 9_000, "holds more than"),
}


def _with(data, info):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as whole:
        whole.writestr(info, b"x")
    return buffer.getvalue()


@pytest.mark.parametrize("case", RAW)
def test_what_is_no_exported_campaign_is_refused(shelf, file, good, case):
    change, reason = RAW[case]
    file.write_bytes(change(good.data))
    with pytest.raises(BadExport) as raised:
        shelf.take_in(file)
    assert reason in str(raised.value)
    assert shelf.cards() == []


def test_a_file_that_is_too_large_is_refused(shelf, file, good, monkeypatch):
    file.write_bytes(good.data)
    monkeypatch.setattr(imports, "LARGEST", len(good.data) - 1)
    with pytest.raises(BadExport, match="is larger than 0 MB"):
        shelf.take_in(file)
    monkeypatch.setattr(imports, "LARGEST", len(good.data) + 1)
    with pytest.raises(BadExport, match="it unpacks to more than 0 MB"):
        shelf.take_in(file)


@pytest.mark.parametrize("change", [with_manifest(format=2), with_manifest(schema=99)])
def test_a_newer_file_is_refused_in_words(shelf, file, good, change):
    file.write_bytes(zipped(change(dict(good.parts))))
    with pytest.raises(Newer, match=r"it has format \d+ of a newer program; update Horologium"):
        shelf.take_in(file)


def test_a_file_that_is_not_there_is_told(shelf, file):
    with pytest.raises(Missing):
        shelf.take_in(file)


def test_a_link_in_a_circle_is_told(shelf, file):
    file.symlink_to(file)
    with pytest.raises(Linked, match="its links lead in a circle; choose the file itself"):
        shelf.take_in(file)


@pytest.mark.parametrize("act", [lambda shelf, file: shelf.cards(), lambda shelf, file: shelf.take_in(file)])
def test_a_folder_without_rights_is_told(shelf, file, good, monkeypatch, act):
    file.write_bytes(good.data)

    def refuse(path, **_):
        raise PermissionError(errno.EACCES, "no", str(path))

    monkeypatch.setattr(Path, "is_dir", refuse)
    with pytest.raises(Unwritable, match="campaigns: it cannot be written here"):
        act(shelf, file)


def test_a_campaign_that_has_come_keeps_its_pack_whatever_happens_then(shelf, file, good, monkeypatch):
    file.write_bytes(zipped(good.parts))
    synced = files.sync_folder

    def fail(folder):
        if folder == shelf.folder:
            raise OSError(errno.EIO, "the disk fails after the file was named")
        synced(folder)

    monkeypatch.setattr(files, "sync_folder", fail)
    with pytest.raises(DiskFault):
        shelf.take_in(file)
    assert (len(shelf.cards()), [path.name for path in shelf._packs.folder.iterdir()]) == (1, ["brass.zip"])


def test_a_pack_in_the_way_is_not_overwritten(shelf, file, good):
    file.write_bytes(good.data)
    shelf._packs.folder.mkdir()
    (shelf._packs.folder / "brass.zip").write_bytes(b"mine")
    with pytest.raises(BadExport, match=r"brass.zip: another file has this name; move it away"):
        shelf.take_in(file)
    assert ((shelf._packs.folder / "brass.zip").read_bytes(), shelf.cards()) == (b"mine", [])


def test_nothing_outside_is_opened(shelf, file, good):
    file.write_bytes(zipped(HARM["zip slip"][0](dict(good.parts))))
    watch = Watch()
    with watch.watching() as seen, pytest.raises(BadExport):
        imports.read(file)
    assert [what for event, what in seen if event == "open" and not isinstance(what, int)] == [str(file)]


# Spoilt files


def spoilt(good, seed):
    chance = random.Random(seed)
    if seed % 3 == 0:
        return spoilt_bytes(good.data, chance)
    parts = dict(good.parts)
    name = chance.choice(list(parts))
    if seed % 3 == 1:
        return zipped({**parts, name: spoilt_bytes(parts[name], chance)})
    table = chance.choice([name for name, data in parts.items() if name.startswith("data/") and data])
    rows = [json.loads(row) for row in parts[table].decode().splitlines()]
    text = "".join(f"{json.dumps(row)}\n" for row in spoilt_value(rows, chance))
    return zipped(signed({**parts, table: text.encode()}))


def check_spoilt(shelf, file, good, seeds):
    """It is refused in words and nothing has changed, or it is a campaign that opens."""
    for seed in seeds:
        file.write_bytes(spoilt(good, seed))
        before = everything(shelf)
        try:
            path = shelf.take_in(file).path
        except StoreError as error:
            assert str(error).startswith(f"{file}: "), seed  # noqa: PT017
            assert everything(shelf) == before, seed
            continue
        with closing(shelf.open(path)) as archive:
            assert archive.digest() == good.digest or archive.records()[0].name != "Siena", seed
        shelf.remove(path)


def test_100_spoilt_campaigns_are_refused_or_good(shelf, file, good):
    check_spoilt(shelf, file, good, range(100))


@pytest.mark.trial
@pytest.mark.parametrize("first", range(1_000, 2_000, 100))
def test_1000_spoilt_campaigns_are_refused_or_good(shelf, file, good, first):
    check_spoilt(shelf, file, good, range(first, first + 100))
