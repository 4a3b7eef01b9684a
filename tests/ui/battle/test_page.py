"""The look of the battle page in windows of different sizes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from horologium.ui.battle.page import BattlePage, PageTheme


@pytest.fixture
def page(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def roomy(theme, page):
    return PageTheme(theme, page)


def test_a_page_of_the_usual_size_looks_like_the_window(roomy, theme, page):
    roomy.fit(QSize(1264, 700))
    assert (roomy.type, roomy.room, page.styleSheet()) == (theme.type, 1.0, "")


def test_a_large_page_takes_larger_faces_and_a_sheet_of_its_own(roomy, theme, page):
    roomy.fit(QSize(2544, 1340))
    assert roomy.type.sizes["body"] > theme.type.sizes["body"] * 1.2
    assert f"font-size: {roomy.type.sizes['body']}px" in page.styleSheet()


def test_a_wide_but_low_page_does_not_grow(roomy):
    roomy.fit(QSize(2544, 700))
    assert roomy.room == 1.0


def test_a_page_that_becomes_small_again_shrinks(roomy, page):
    roomy.fit(QSize(2544, 1340))
    roomy.fit(QSize(1264, 700))
    assert (roomy.room, page.styleSheet()) == (1.0, "")


def test_growing_is_told_once(roomy, qtbot):
    told = []
    roomy.changed.connect(lambda: told.append(roomy.room))
    for _ in range(2):
        roomy.fit(QSize(2544, 1340))
    assert told == [1.32]


def test_a_change_of_theme_reaches_a_page_that_has_grown(roomy, theme):
    roomy.fit(QSize(2544, 1340))
    before = roomy.type.sizes["body"]
    theme.set_look("dark", 150)
    assert roomy.tokens.name == "dark"
    assert roomy.type.sizes["body"] > before


def test_the_battle_page_grows_with_its_window(qtbot, theme):
    page = BattlePage(theme)
    qtbot.addWidget(page)
    page.resize(2544, 1340)
    page.show()
    assert page.theme.room > 1.0


def test_the_card_of_a_figure_has_a_place_of_its_own_on_a_large_page(qtbot, theme):
    page = BattlePage(theme)
    qtbot.addWidget(page)
    page.show_battle()
    page.resize(2544, 1340)
    page.show()
    assert page.tabs.indexOf(page.cards) < 0
    assert page.cards.isVisible()


def test_the_card_of_a_figure_goes_back_among_the_tabs(qtbot, theme):
    page = BattlePage(theme)
    qtbot.addWidget(page)
    page.show()
    page.resize(2544, 1340)
    page.resize(1264, 700)
    assert page.tabs.indexOf(page.cards) == 1
