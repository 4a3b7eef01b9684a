"""Themes chosen by hand or by the system, switched while the window runs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from horologium import paths
from horologium.ui.kit import typography
from horologium.ui.kit.theme import CHOICES, TEXT_SIZES, SystemLook, Theme, choose
from horologium.ui.kit.tokens import CONTRAST, DARK, LIGHT


@pytest.mark.parametrize(
    ("wanted", "dark", "high_contrast", "expected"),
    [
        ("system", False, False, LIGHT),
        ("system", True, False, DARK),
        ("system", True, True, CONTRAST),
        ("light", True, True, LIGHT),
        ("contrast", False, False, CONTRAST),
    ],
)
def test_a_theme_set_by_hand_wins_over_the_system(wanted, dark, high_contrast, expected):
    assert choose(wanted, dark=dark, high_contrast=high_contrast) is expected


@pytest.mark.parametrize("tokens", [LIGHT, DARK, CONTRAST], ids=lambda tokens: tokens.name)
def test_switching_the_theme_changes_the_palette_at_once(theme, qapp, tokens):
    theme.set_look("dark" if tokens is LIGHT else "light", 100)
    theme.set_look(tokens.name, 100)
    assert qapp.palette().color(QPalette.ColorRole.WindowText) == QColor(tokens.ink)


def test_every_theme_fills_in_the_whole_sheet(theme, qapp):
    for name in CHOICES:
        theme.set_look(name, 110)
        assert "$" not in qapp.styleSheet()


def test_switching_tells_whoever_draws(theme, qtbot):
    with qtbot.waitSignal(theme.changed):
        theme.set_look("contrast", 100)


def test_setting_the_same_look_again_does_nothing(theme, qtbot):
    with qtbot.assertNotEmitted(theme.changed):
        theme.set_look("light", 100)


@pytest.mark.parametrize(("wanted", "expected"), [("system", DARK), ("light", LIGHT)])
def test_only_a_theme_that_follows_the_system_goes_dark_with_it(theme, monkeypatch, wanted, expected):
    theme.set_look(wanted, 100)
    monkeypatch.setattr(SystemLook, "dark", True)
    theme._system.changed.emit()
    assert theme.tokens is expected


def test_changes_of_the_system_that_come_together_are_told_once(qapp, qtbot):
    look, heard = SystemLook(), []
    look.changed.connect(lambda: heard.append(look.high_contrast))
    for _ in range(3):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [False]


@pytest.mark.parametrize(("ground", "expected"), [("#202020", DARK), ("#f0f0f0", LIGHT)])
def test_the_title_leaf_goes_by_the_palette_it_finds(qapp, ground, expected):
    before = qapp.palette()
    qapp.setPalette(QPalette(QColor(ground)))
    assert Theme(qapp, paths.resources() / "qss" / "window.qss").tokens is expected
    qapp.setPalette(before)


def test_high_contrast_has_no_texture(theme):
    theme.weave()
    assert theme.cloth("panel") is not None
    theme.set_look("contrast", 100)
    assert theme.cloth("panel") is None


def test_text_size_scales_every_kind_of_text(theme):
    normal = theme.type.sizes
    theme.set_look("light", 160)
    assert all(theme.type.sizes[kind] > size for kind, size in normal.items())


@pytest.mark.parametrize("percent", TEXT_SIZES)
def test_no_text_is_smaller_than_eleven_pixels(qapp, percent):
    assert min(typography.choose(percent).sizes.values()) >= 11


def test_without_the_preferred_faces_a_serif_is_found(qapp, monkeypatch):
    monkeypatch.setattr(typography, "TITLE_FAMILIES", ())
    monkeypatch.setattr(typography, "BODY_FAMILIES", ("No Such Face", "DejaVu Serif"))
    found = typography.choose(100)
    assert found.title == found.body
    assert found.capitals().capitalization() == found.capitals().Capitalization.SmallCaps
