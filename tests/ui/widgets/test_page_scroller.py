"""A page in the window: fitted to it, and scrolled only where it has no room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.page_scroller import PageScroller


@pytest.fixture
def page():
    made = QWidget()
    layout = QVBoxLayout(made)
    for _ in range(8):
        layout.addWidget(PlainLabel("many words that need several lines where the room is narrow", wrap=True))
    layout.addWidget(QWidget(), 1)
    return made


@pytest.fixture
def scroller(qtbot, page):
    made = PageScroller(page)
    qtbot.addWidget(made)
    made.resize(1200, page.layout().minimumHeightForWidth(1200) + 10)
    made.show()
    yield made
    made.hide()


def test_a_page_whose_lines_have_room_is_not_scrolled(page, scroller):
    assert page.minimumSizeHint().height() > scroller.viewport().height()
    assert page.size() == scroller.viewport().size()
    assert scroller.verticalScrollBar().maximum() == 0


def test_a_page_that_is_too_high_is_scrolled_to_its_end(page, scroller):
    scroller.resize(1200, 60)
    assert page.height() >= page.layout().minimumHeightForWidth(page.width()) > 60
    assert scroller.verticalScrollBar().maximum() > 0
    assert scroller.horizontalScrollBar().maximum() == 0


def test_a_page_that_grows_is_fitted_anew(qtbot, page, scroller):
    tall = PlainLabel("tall")
    tall.setMinimumHeight(500)
    page.layout().addWidget(tall)
    qtbot.waitUntil(lambda: scroller.verticalScrollBar().maximum() > 0)
