"""Settings that last, and files that were spoilt."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray

from horologium.ui.settings.preferences import FILE, SPOILT, VALUES, Preferences, Settings

CHOSEN = Preferences("dark", 130, reduce_motion=True, speed=200)


def test_what_was_set_is_there_after_the_next_start(tmp_path):
    Settings(tmp_path).keep(CHOSEN)
    assert Settings(tmp_path).preferences == CHOSEN


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in VALUES.items() for value in values])
def test_every_value_of_every_setting_is_kept(tmp_path, name, value):
    Settings(tmp_path).keep(Preferences(**{name: value}))
    assert Settings(tmp_path).preferences == Preferences(**{name: value})


def test_a_new_folder_has_defaults_and_no_notice(tmp_path):
    settings = Settings(tmp_path)
    assert (settings.preferences, settings.notice) == (Preferences(), "")


@pytest.mark.parametrize("spoilt", [b"\xff\xfe\x00garbage", b"no pairs here", b"\x00" * 100, b"[open\nx=1"])
def test_a_spoilt_file_is_laid_aside_with_a_notice(tmp_path, spoilt):
    (tmp_path / FILE).write_bytes(spoilt)
    settings = Settings(tmp_path)
    assert settings.preferences == Preferences()
    assert "laid aside" in settings.notice
    assert (tmp_path / SPOILT).read_bytes() == spoilt


@pytest.mark.parametrize(
    "line", ["theme=plaid", "text_size=9000", "text_size=large", "reduce_motion=perhaps", "speed=33"]
)
def test_an_unknown_value_gives_defaults_with_a_notice(tmp_path, line):
    (tmp_path / FILE).write_text(f"[appearance]\n{line}\n", encoding="utf-8")
    settings = Settings(tmp_path)
    assert settings.preferences == Preferences()
    assert "unknown" in settings.notice


def test_the_place_of_the_window_is_kept(tmp_path):
    Settings(tmp_path).keep_layout("window", QByteArray(b"\x01\x02\x00\x03"))
    assert Settings(tmp_path).layout("window") == QByteArray(b"\x01\x02\x00\x03")


def test_a_place_that_makes_no_sense_is_no_place(tmp_path):
    (tmp_path / FILE).write_text("[layout]\nwindow=here\n", encoding="utf-8")
    assert Settings(tmp_path).layout("window") is None


def test_a_folder_that_is_gone_is_noticed_when_writing(tmp_path):
    settings = Settings(tmp_path / "a-file" / "below")
    (tmp_path / "a-file").write_text("", encoding="utf-8")
    settings.keep(CHOSEN)
    assert not settings.writable()
