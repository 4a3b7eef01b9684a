"""The list of stories: as high as its rows, up to a limit, beyond which it scrolls."""

from __future__ import annotations

import pytest

from horologium.ui.camp.founding.story import LINES, StoryList


@pytest.fixture
def stories(theme, qtbot):
    made = StoryList()
    qtbot.addWidget(made)

    def show(count):
        made.addItems([f"Story {number}\nThree missions" for number in range(count)])
        made.resize(400, made.sizeHint().height())
        made.show()
        return made

    return show


@pytest.mark.parametrize("count", [1, 3, 5])
def test_every_story_lies_inside_its_frame(stories, count):
    made = stories(count)
    last = made.visualItemRect(made.item(count - 1))
    assert made.viewport().rect().contains(last)
    assert made.verticalScrollBar().maximum() == 0


def test_many_stories_are_scrolled(stories):
    made = stories(40)
    assert made.sizeHint().height() <= LINES * made.fontMetrics().lineSpacing() + 8
    assert made.verticalScrollBar().maximum() > 0


def test_it_is_never_made_lower_than_its_rows(stories):
    made = stories(5)
    assert made.minimumSizeHint().height() == made.sizeHint().height()
