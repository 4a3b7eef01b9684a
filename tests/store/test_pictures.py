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
