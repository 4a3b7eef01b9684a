"""The largest text in a small window: nothing is cut off."""

from __future__ import annotations

import pytest

from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.painted_button import CardButton
from horologium.ui.kit.theme import TEXT_SIZES


@pytest.fixture
def small(desk):
    """A window of 1024 x 700 with the largest text."""
    desk.rooms.look.apply(desk.rooms.look.preferences._replace(text_size=TEXT_SIZES[-1]))
    desk.window.resize(1024, 700)
    desk.settle()
    return desk


def cut_off(widget):
    """The texts that need more room than they have."""
    texts = [*widget.findChildren(PlainLabel), *widget.findChildren(CardButton)]
    return [
        text.text()
        for text in texts
        if text.isVisible() and text.height() < min(text.heightForWidth(text.width()), 999)
    ]


@pytest.mark.parametrize("page", ["start", "battle", "settings"])
def test_every_text_of_a_page_is_whole(small, page):
    small.window.go_to(page)
    small.settle()
    assert cut_off(small.window.page(page)) == []


@pytest.fixture
def filled(desk):
    """A window whose head has no room to spare."""
    head = desk.window.masthead
    head.show_note("start", "The Satchel of Bagnaia")
    said = head.note.sizeHint().width() + head.note.indent()
    desk.window.setMinimumWidth(1)
    desk.window.resize(head._wordmark.sizeHint().width() + said + head.tabs.sizeHint().width() + 40, 800)
    desk.settle()
    assert head._wordmark.isVisible()
    return desk


def is_whole(head):
    return head.tabs.width() >= head.tabs.sizeHint().width() and not head._wordmark.isVisible()


def test_the_head_of_the_window_is_whole_when_text_grows_by_four_steps(filled):
    for size in TEXT_SIZES[2:6]:
        filled.rooms.look.apply(filled.rooms.look.preferences._replace(text_size=size))
        filled.settle()
    assert is_whole(filled.window.masthead)


def test_the_name_gives_way_as_soon_as_a_tab_grows(filled):
    head = filled.window.masthead
    head.tabs.setTabText(1, head.tabs.tabText(1) * 3)
    filled.settle()
    assert is_whole(head)


@pytest.mark.parametrize("sheet", ["ask_for_pack", "show_about", "show_shortcuts"])
def test_every_text_of_a_sheet_is_whole(small, sheet):
    getattr(small.rooms, sheet)()
    small.settle()
    assert cut_off(small.rooms.sheet) == []


@pytest.mark.parametrize("page", ["start", "battle", "codex", "settings"])
def test_with_ordinary_text_no_page_scrolls(desk, page):
    desk.window.resize(1024, 700)
    desk.window.go_to(page)
    desk.settle()
    scroller = desk.window.page(page).parentWidget().parentWidget()
    assert (scroller.verticalScrollBar().maximum(), scroller.horizontalScrollBar().maximum()) == (0, 0)
