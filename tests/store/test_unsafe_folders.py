"""Folders in which campaigns are not safe are named, with the reason and the remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from helpers.kept import BEGINNING, PACK
from helpers.safety import digest_of_file, rich, safe_shelf
from horologium.store import unsafe_folders
from horologium.store.unsafe_folders import Mount, warning

LOCAL = [Mount("/", "ext4")]


@pytest.mark.parametrize("kind", ["nfs4", "cifs", "fuse.sshfs", "9p"])
def test_a_folder_on_another_machine_is_named(kind):
    words = warning(Path("/mnt/share/games"), [*LOCAL, Mount("/mnt/share", kind)])
    assert words.startswith(f"/mnt/share/games lies on another machine ({kind}), where databases get damaged: keep")


def test_the_nearest_mount_counts():
    mounts = [Mount("/mnt", "nfs"), *LOCAL, Mount("/mnt/disk", "ext4")]
    assert warning(Path("/mnt/disk/games"), mounts) == ""
    assert "nfs" in warning(Path("/mnt/other"), mounts)


def test_of_two_mounts_at_one_point_the_last_counts():
    assert warning(Path("/mnt/x"), [*LOCAL, Mount("/mnt", "nfs"), Mount("/mnt", "ext4")]) == ""


@pytest.mark.parametrize("path", ["//server/games", "\\\\server\\games"])
def test_a_network_share_is_known_by_its_name(path):
    assert "lies on another machine" in warning(Path(path), [])


def test_a_folder_in_memory_is_named():
    assert "is gone when this machine is switched off (tmpfs)" in warning(
        Path("/run/x"), [*LOCAL, Mount("/run", "tmpfs")]
    )


@pytest.mark.parametrize(
    ("folder", "cloud"),
    [
        ("Dropbox/games", "Dropbox"),
        ("OneDrive - Guild of Siena/games", "OneDrive"),
        ("Google Drive/My Drive", "Google Drive"),
        ("Library/Mobile Documents/com~apple~CloudDocs/games", "iCloud Drive"),
        ("Nextcloud", "Nextcloud"),
    ],
)
def test_a_folder_that_others_keep_in_step_is_named(tmp_path, folder, cloud):
    assert f"is kept in step by {cloud}, which may copy" in warning(tmp_path / folder, LOCAL)


def test_a_folder_is_known_by_what_lies_in_it(tmp_path):
    (tmp_path / ".stfolder").mkdir()
    assert "is kept in step by Syncthing" in warning(tmp_path / "games", LOCAL)


def test_an_ordinary_folder_is_fine(tmp_path):
    assert warning(tmp_path / "Tabletop box", LOCAL) == ""
    assert safe_shelf(tmp_path).warning() == warning(tmp_path / "campaigns")


def test_links_are_followed_even_in_circles(tmp_path):
    (tmp_path / "Dropbox").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "Dropbox")
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    assert "Dropbox" in warning(tmp_path / "link", LOCAL)
    assert warning(tmp_path / "circle", LOCAL) == ""


def test_mounts_are_read_with_their_blanks(tmp_path, monkeypatch):
    (tmp_path / "mounts").write_text("server:/x /mnt/two\\040words nfs rw 0 0\nshort line\n")
    monkeypatch.setattr(unsafe_folders, "MOUNTS", tmp_path / "mounts")
    assert "nfs" in warning(Path("/mnt/two words/games"))
    monkeypatch.setattr(unsafe_folders, "MOUNTS", tmp_path / "none")
    assert warning(Path("/mnt/two words/games")) == ""


@pytest.mark.parametrize("name", ["two words", "città 雨 ☔", "x" * 200, "100% #1 ?&=+;'"])
def test_a_folder_of_any_name_keeps_campaigns_snapshots_and_exports(tmp_path, name):
    shelf = safe_shelf(tmp_path / name)
    path, digest = rich(shelf)
    shelf.restore(path, shelf.snapshots(path)[0])
    shelf.export(path, tmp_path / name / "Siena.horologium-campaign", [])
    shelf.take_in(tmp_path / name / "Siena.horologium-campaign")
    shelf.create("y" * 300, BEGINNING, [PACK]).close()
    assert len(shelf.cards()) == 3
    shelf.restore(path, shelf.snapshots(path)[0])
    assert digest_of_file(shelf, path) == digest
