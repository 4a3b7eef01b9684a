"""One hero as a file: there and back, and refused in words when something is wrong with it."""

from __future__ import annotations

import json
import random

import pytest

from helpers.campaigns import founded, given, hero, hurt
from helpers.safety import failing
from helpers.tampering import spoilt_bytes, spoilt_value
from horologium.campaign.errors import Refused, StoreError
from horologium.campaign.founding import Recruit
from horologium.campaign.ops.guests import TakeInHero, sheet_of
from horologium.store import hero_files as module
from horologium.store.errors import BadExport, Missing, Newer
from horologium.store.hero_files import export_hero, import_hero

NOW = "2026-01-01T00:00:00+00:00"


@pytest.fixture(scope="module")
def session():
    session = founded(heroes=(Recruit("rebecca", "Beca"), Recruit("vincenzo")))
    hurt(session, "rebecca")
    given(session, "hood", holder=hero(session, "rebecca").id)
    return session


@pytest.fixture
def file(session, tmp_path):
    target = tmp_path / f"Beca{module.SUFFIX}"
    export_hero(session, hero(session, "rebecca").id, target, NOW)
    return target


def test_a_hero_comes_back_from_the_file_as_they_went(session, file):
    assert import_hero(file) == sheet_of(session, hero(session, "rebecca").id)


def test_a_hero_joins_another_campaign_from_the_file(file):
    other = founded()
    other.do(TakeInHero(import_hero(file)))
    assert hero(other, "rebecca").name == "Beca"


def changed(file, **values):
    data = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(data | values), "utf-8")
    return file


def test_a_newer_file_is_refused_in_words(file):
    with pytest.raises(Newer, match="it has format 3 of a newer program; update Horologium"):
        import_hero(changed(file, format=3))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "the file is no plain JSON"),
        (b"\xff\xfe", "the file is no plain JSON"),
        (b"[]", "must be"),
        (b'{"format": 1, "format": 1}', "a key is there twice"),
        (b'{"format": NaN}', "NaN is no whole number"),
        (b'{"format": 1.5}', "1.5 is no whole number"),
        (b'{"format": ' + b"[" * 100_000, "no plain JSON"),
        (b'{"format": ' + b"9" * 5_000 + b"}", "no plain JSON"),
        (b'{"format": "\\u0000"}', "U+0000"),
        (b'{"format": "\\u202e"}', "U+202E"),
        (b'{"format": "\\ud800"}', "U+D800"),
        (b" " * (2**20 + 1), "it is larger than 1 MB"),
    ],
)
def test_what_is_no_hero_is_refused_in_words(file, data, reason):
    file.write_bytes(data)
    with pytest.raises(BadExport, match="it cannot be taken in") as raised:
        import_hero(file)
    assert reason in str(raised.value)


def test_an_unknown_key_is_refused(file):
    with pytest.raises(BadExport, match="wings"):
        import_hero(changed(file, wings=2))


def test_a_hero_who_was_changed_is_refused(file):
    data = json.loads(file.read_text("utf-8"))
    data["hero"]["experience"] = 99
    with pytest.raises(BadExport, match="the hero is not the one that was exported"):
        import_hero(changed(file, **data))


def test_a_file_that_is_not_there_is_told(tmp_path):
    with pytest.raises(Missing):
        import_hero(tmp_path / "none")


@pytest.mark.parametrize("at", [1, 2])
def test_a_file_that_cannot_be_written_leaves_the_old_one(session, file, monkeypatch, at):
    before = file.read_bytes()
    with failing(monkeypatch, at, sticky=True), pytest.raises(StoreError, match="Beca"):
        export_hero(session, hero(session, "vincenzo").id, file, NOW)
    assert file.read_bytes() == before


def check_spoilt(file, seeds):
    """Whatever is done to a file: it is refused in words that name it, or nothing of the hero was changed."""
    whole, good = file.read_bytes(), import_hero(file)
    for seed in seeds:
        chance = random.Random(seed)
        if seed % 2:
            file.write_bytes(spoilt_bytes(whole, chance))
        else:
            file.write_text(json.dumps(spoilt_value(json.loads(whole), chance)), "utf-8")
        try:
            found = import_hero(file)
        except StoreError as error:
            assert str(error).startswith(f"{file}: "), seed  # noqa: PT017
        else:
            assert found == good, seed


def test_50_spoilt_files_are_refused_whole(file):
    check_spoilt(file, range(50))


@pytest.mark.trial
def test_500_spoilt_files_are_refused_whole(file):
    check_spoilt(file, range(1_000, 1_500))


def check_changed_sheets(file, seeds):
    """Sheets with a right hash and wrong values are refused, or the rules can work with them."""
    whole = json.loads(file.read_text("utf-8"))
    for seed in seeds:
        data = json.loads(json.dumps(whole))
        data["hero"] = spoilt_value(data["hero"], random.Random(seed))
        session = founded()
        before = session.archive.digest()
        try:
            sheet = module._SHEET.load(data["hero"], "")
            session.do(TakeInHero(sheet))
        except (Refused, StoreError, module.BadData):
            assert session.archive.digest() == before, seed


def test_changed_sheets_do_no_harm(file):
    check_changed_sheets(file, range(60))


@pytest.mark.trial
def test_500_changed_sheets_do_no_harm(file):
    check_changed_sheets(file, range(1_000, 1_500))
