"""Files come from folders and archives, and from nowhere else."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from helpers.packs import TOY, as_folder, as_zip, by_id, changed, zipped
from horologium.content.load import load_pack
from horologium.content.packs import RefusedPack
from horologium.content.problems import ContentError
from horologium.content.sources import Unreadable, read_files

if TYPE_CHECKING:
    from pathlib import Path


def gone(*_: object) -> int:
    raise FileNotFoundError(2, "gone")


def test_what_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    found = load_pack(tmp_path / "nowhere", by_id(TOY))
    assert isinstance(found, RefusedPack)
    assert found.unreadable
    assert str(found.problems[0]) == "cannot be read: No such file or directory - check the path, and who may open it"


def test_an_impossible_path_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"cannot be read: .*embedded null"):
        read_files(tmp_path / "a\0b")


def test_a_file_that_is_no_archive_is_no_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("")
    with pytest.raises(Unreadable, match=r"is neither a folder nor a \.zip"):
        read_files(tmp_path / "pack.toml")


def test_a_folder_that_goes_away_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "scandir", gone)
    with pytest.raises(Unreadable, match="cannot be read: gone"):
        read_files(tmp_path)


def test_an_archive_that_goes_away_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    origin = as_zip(tmp_path / "a.zip", changed({}))
    monkeypatch.setattr(os, "open", gone)
    with pytest.raises(Unreadable, match="cannot be read: gone"):
        read_files(origin)


def test_a_file_that_goes_away_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    as_folder(tmp_path, {"pack.toml": b""})
    monkeypatch.setattr(os, "open", gone)
    assert str(read_files(tmp_path).problems[0]) == "pack.toml: cannot be read ([Errno 2] gone) - replace the file"


def test_a_damaged_file_in_an_archive_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    content = bytearray(zipped(changed({})))
    content[content.find(b"figures/hound.toml") + 30] ^= 0xFF
    (tmp_path / "a.zip").write_bytes(content)
    files = read_files(tmp_path / "a.zip")
    assert [problem.file for problem in files.problems] == ["figures/hound.toml"]
    assert "pack.toml" in files.contents


def test_an_archive_of_nothing_is_not_a_zip(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"is not a \.zip - pack the folder as \.zip"):
        read_files(as_zip(tmp_path / "a.zip", {}))


def test_an_archive_of_junk_holds_no_files(tmp_path: Path) -> None:
    assert read_files(as_zip(tmp_path / "a.zip", {".DS_Store": b""})).contents == {}


def test_folders_in_an_archive_are_not_files(tmp_path: Path) -> None:
    files = read_files(as_zip(tmp_path / "a.ZIP", {"figures/": b"", "pack.toml": b"x"}))
    assert files.contents == {"pack.toml": b"x"}
    assert files.problems == []


def test_files_come_in_order_of_their_names(tmp_path: Path) -> None:
    files = read_files(as_folder(tmp_path, {"b/x.toml": b"", "a/x.toml": b"", "pack.toml": b"", "a.toml": b""}))
    assert list(files.contents) == ["a.toml", "a/x.toml", "b/x.toml", "pack.toml"]
