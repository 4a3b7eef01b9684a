"""Pictures of every screen."""

from __future__ import annotations

from horologium.ui import shots


def test_every_screen_gives_a_picture_of_its_own(desk, tmp_path):
    files = list(shots._draw(desk, tmp_path, "test"))
    pictures = {file.read_bytes() for file in files}
    assert len(pictures) == len(files) >= 9


def test_only_one_remark_of_qt_is_kept_quiet(capsys):
    shots._tell(None, None, "This plugin does not support propagateSizeHints()")
    shots._tell(None, None, "something else")
    assert capsys.readouterr().err == "something else\n"
