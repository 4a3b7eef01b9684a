"""Pictures of every screen."""

from __future__ import annotations

import subprocess
import sys

import pytest

from horologium.ui import shots


def test_every_screen_gives_a_picture_of_its_own(desk, tmp_path):
    files = list(shots._draw(desk, tmp_path, "test"))
    pictures = {file.read_bytes() for file in files}
    assert len(pictures) == len(files) >= 9


def test_a_picture_that_cannot_be_saved_is_told(desk, tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="could not be saved"):
        next(shots._draw(desk, tmp_path / "file", "test"))


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path):
    (tmp_path / "file").touch()
    command = [sys.executable, "-m", "horologium.ui.shots", str(tmp_path / "file")]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert ended.stderr.endswith("choose another folder.\n")


def test_only_one_remark_of_qt_is_kept_quiet(capsys):
    shots._tell(None, None, "This plugin does not support propagateSizeHints()")
    shots._tell(None, None, "something else")
    assert capsys.readouterr().err == "something else\n"
