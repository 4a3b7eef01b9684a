from __future__ import annotations

import sys
from pathlib import Path

import pytest

from horologium import paths


def test_a_checkout_has_its_ledgers_at_the_root():
    assert (paths.resources() / "codex" / "nova-aetas.toml").is_file()


def test_a_wheel_has_its_folders_inside_the_package(tmp_path, monkeypatch):
    (tmp_path / "_data" / "campaigns").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path)
    assert paths.campaigns() == tmp_path / "_data" / "campaigns"


def test_the_data_folder_is_made_on_demand(tmp_path):
    folder = paths.data_dir(tmp_path / "a" / "b")
    assert folder == tmp_path / "a" / "b"
    assert folder.is_dir()


def test_the_data_folder_is_left_empty(tmp_path):
    assert list(paths.data_dir(tmp_path).iterdir()) == []


def test_without_a_wish_the_data_folder_is_the_one_the_system_gives(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "_default_data_dir", lambda: tmp_path / "system")
    assert paths.data_dir() == tmp_path / "system"


def test_the_folder_the_system_gives_is_ours_alone():
    assert paths.data_dir().name == "horologium"


@pytest.mark.parametrize("name", ["file/inside", "nul\0byte", "x" * 300])
def test_a_folder_that_cannot_be_made_is_named_in_one_sentence(tmp_path, name):
    (tmp_path / "file").touch()
    with pytest.raises(paths.DataFolderError, match=r"^The data folder .* cannot be made or written \(.+\); choose"):
        paths.data_dir(tmp_path / name)


@pytest.mark.skipif(sys.platform == "win32", reason="there ~name is no home of anybody")
def test_the_home_of_somebody_unknown_is_no_data_folder():
    with pytest.raises(paths.DataFolderError, match="choose another with --data DIR"):
        paths.data_dir(Path("~nobody-of-that-name/x"))
