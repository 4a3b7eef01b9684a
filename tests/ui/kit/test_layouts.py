"""Room for what is inside: lines, what scrolls, pages of which one is open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow, PageScroller, PageStack, scrolled


@pytest.fixture
def filled(qtbot):
    """A widget with some buttons of one size."""
    kept = []

    def fill(count, width, **how):
        outer = QWidget()
        kept.append(outer)
        qtbot.addWidget(outer)
        flow = Flow(10, **how)
        outer.setLayout(flow)
        buttons = [QPushButton(str(number)) for number in range(count)]
        for button in buttons:
            button.setMinimumSize(90, 30)
            button.setMaximumHeight(30)
            flow.addWidget(button)
        outer.resize(width, 300)
        outer.show()
        return flow, buttons

    return fill


def test_what_does_not_fit_begins_a_new_line(filled):
    _, buttons = filled(4, 220)
    tops = [button.y() for button in buttons]
    assert tops[0] == tops[1] < tops[2] == tops[3]


def test_lines_are_filled_evenly(filled):
    _, buttons = filled(3, 310, even=True)
    assert {button.width() for button in buttons} == {96}


def test_no_more_than_wanted_stand_side_by_side(filled):
    _, buttons = filled(4, 1000, even=True, most=2)
    assert buttons[2].y() > buttons[0].y()


def test_a_narrower_room_is_higher(filled):
    flow, _ = filled(4, 400)
    assert flow.heightForWidth(100) > flow.heightForWidth(400)


def test_a_height_is_measured_anew_after_a_change(filled):
    flow, buttons = filled(4, 100)
    before = flow.heightForWidth(100)
    buttons[0].hide()
    flow.invalidate()
    assert flow.heightForWidth(100) < before


def test_an_empty_flow_needs_no_room(qtbot):
    assert Flow().heightForWidth(300) == 0


LONG = "A sentence that needs many lines in a narrow column and few in a wide one. " * 6


@pytest.fixture
def show(qtbot):
    def of(labels):
        column = QVBoxLayout()
        for label in labels:
            column.addWidget(label)
        area = scrolled(column)
        qtbot.addWidget(area)
        area.resize(700, 160)
        area.show()
        return area

    return of


def test_texts_that_wrap_are_scrolled_to_their_end_and_no_further(show):
    area = show([PlainLabel(LONG, wrap=True) for _ in range(6)])
    inside = area.widget()
    assert inside.height() == inside.heightForWidth(inside.width()) > area.viewport().height()


def test_texts_that_do_not_wrap_are_scrolled_to_their_end_too(show):
    area = show([QLabel("one") for _ in range(40)])
    assert area.widget().height() == area.widget().minimumSizeHint().height() > area.viewport().height()


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


@pytest.fixture
def stack(qtbot):
    made = PageStack()
    qtbot.addWidget(made)
    for side in (100, 900):
        page = QWidget()
        page.setMinimumSize(side, side)
        made.addWidget(page)
    return made


@pytest.mark.parametrize(("open_", "side"), [(0, 100), (1, 900)])
def test_only_the_open_page_asks_for_room(stack, open_, side):
    stack.setCurrentIndex(open_)
    assert (stack.minimumSizeHint(), stack.sizeHint().width()) == (QSize(side, side), side)


def test_lines_are_broken_as_the_open_page_breaks_them(stack):
    text = QLabel("so many words that they do not fit into one line " * 5)
    text.setWordWrap(True)
    stack.addWidget(text)
    assert not stack.hasHeightForWidth()
    stack.setCurrentWidget(text)
    assert stack.hasHeightForWidth()
    assert stack.heightForWidth(200) == text.heightForWidth(200)
