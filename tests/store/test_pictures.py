"""Pictures of a chronicle, beside the campaign."""

from __future__ import annotations

import pytest

from horologium.campaign.errors import StoreError
from horologium.store import files, pictures

PNG = b"\x89PNG\r\n\x1a\n"


def test_a_picture_is_kept_and_found_again(archive):
    assert archive.keep_picture("the inn.png", PNG) == "the inn.png"
    assert archive.picture("the inn.png") == PNG


def test_a_second_picture_of_this_name_has_another_one(archive):
    archive.keep_picture("inn.png", PNG)
    assert archive.keep_picture("Inn.png", b"other") == "Inn 2.png"
    assert archive.picture("inn.png") == PNG


def test_a_picture_is_never_kept_under_the_name_of_a_device(archive):
    assert archive.keep_picture("Nul.1509.png", PNG) == "picture Nul.1509.png"
    assert archive.keep_picture(f"{'雨' * 90}.png", PNG) == f"{'雨' * 40}.png"


def test_a_picture_that_came_under_the_name_of_a_device_is_found(archive):
    folder = files.pictures(archive.path)
    folder.mkdir()
    pictures.place(folder, "aux.png").write_bytes(PNG)
    assert [each.name for each in folder.iterdir()] == ["picture aux.png"]
    assert archive.picture("aux.png") == PNG


@pytest.mark.parametrize("name", ["../inn.png", "inn.exe", ".hidden.png", ""])
def test_what_is_no_picture_name_is_refused(archive, name):
    with pytest.raises(StoreError, match="no name of a picture"):
        archive.keep_picture(name, PNG)
    assert archive.picture(name) is None


def test_a_picture_that_is_too_large_is_refused(archive, monkeypatch):
    monkeypatch.setattr(pictures, "LARGEST", 4)
    with pytest.raises(StoreError, match="make it smaller"):
        archive.keep_picture("inn.png", PNG)


def test_a_picture_that_was_taken_away_is_none(archive):
    archive.keep_picture("inn.png", PNG)
    (files.pictures(archive.path) / "inn.png").unlink()
    assert archive.picture("inn.png") is None
