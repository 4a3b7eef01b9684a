"""Wishes put into effect at once and kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from horologium.ui.settings.look import LookPresenter
from horologium.ui.settings.preferences import Preferences, Settings


@pytest.fixture
def presenter(theme, tmp_path):
    return LookPresenter(Settings(tmp_path), theme)


def test_a_wish_changes_the_theme_and_is_kept(presenter, theme, tmp_path):
    presenter.apply(Preferences("dark", 120))
    assert theme.tokens.name == "dark"
    assert Settings(tmp_path).preferences == Preferences("dark", 120)


def test_reset_goes_back_to_the_defaults(presenter, tmp_path):
    presenter.apply(Preferences("contrast", 160, reduce_motion=True))
    presenter.reset()
    assert Settings(tmp_path).preferences == Preferences()


def test_reduced_motion_stills_the_menus(presenter):
    presenter.apply(Preferences(reduce_motion=True))
    assert not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)
    presenter.apply(Preferences())


def test_a_file_that_cannot_be_written_is_told(theme, qtbot, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    presenter = LookPresenter(Settings(tmp_path / "file"), theme)
    with qtbot.waitSignal(presenter.said):
        presenter.choose_theme("dark")
