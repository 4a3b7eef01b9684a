"""A stack of pages is as large as the one that is open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QWidget

from horologium.ui.widgets.page_stack import PageStack


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
