"""The largest text in a small window: nothing is cut off."""

from __future__ import annotations

import pytest

from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.painted_button import CardButton
from horologium.ui.kit.theme import TEXT_SIZES


@pytest.fixture
def small(builder):
    """A window of 1024 x 700 with the largest text."""
    builder.main.look.apply(builder.main.look.preferences._replace(text_size=TEXT_SIZES[-1]))
    builder.window.resize(1024, 700)
    builder.settle()
    return builder


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
def filled(builder):
    """A window whose head has no room to spare."""
    head = builder.window.masthead
    head.show_note("start", "The Satchel of Bagnaia")
    said = head.note.sizeHint().width() + head.note.indent()
    builder.window.setMinimumWidth(1)
    builder.window.resize(head._wordmark.sizeHint().width() + said + head.tabs.sizeHint().width() + 40, 800)
    builder.settle()
    assert head._wordmark.isVisible()
    return builder


def is_whole(head):
    return head.tabs.width() >= head.tabs.sizeHint().width() and not head._wordmark.isVisible()


def test_the_head_of_the_window_is_whole_when_text_grows_by_four_steps(filled):
    for size in TEXT_SIZES[2:6]:
        filled.main.look.apply(filled.main.look.preferences._replace(text_size=size))
        filled.settle()
    assert is_whole(filled.window.masthead)


def test_the_name_gives_way_as_soon_as_a_tab_grows(filled):
    head = filled.window.masthead
    head.tabs.setTabText(1, head.tabs.tabText(1) * 3)
    filled.settle()
    assert is_whole(head)


@pytest.mark.parametrize("dialog", ["ask_for_pack", "show_about", "show_shortcuts"])
def test_every_text_of_a_dialog_is_whole(small, dialog):
    getattr(small.main, dialog)()
    small.settle()
    assert cut_off(small.main.dialog) == []


@pytest.mark.parametrize("page", ["start", "battle", "codex", "settings"])
def test_with_ordinary_text_no_page_scrolls(builder, page):
    builder.window.resize(1024, 700)
    builder.window.go_to(page)
    builder.settle()
    scroller = builder.window.page(page).parentWidget().parentWidget()
    assert (scroller.verticalScrollBar().maximum(), scroller.horizontalScrollBar().maximum()) == (0, 0)
