"""A whole branch of the story through the window, with every mission played on the table and entered by hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton

from helpers.shipped import library
from horologium.campaign.founding import Founder, Plan, Recruit
from horologium.campaign.records import Fought
from horologium.ui.camp.story.result_by_hand import ResultByHandDialog

MOST_STEPS = 400
HEROES = ("bartolomea", "ottavio", "isotta", "callisto")
PLAN = Plan("The Swan", "the-sealed-letter", (Founder("Ada", "red"),), tuple(map(Recruit, HEROES)), seed=7)


def story(builder):
    return builder.window.page("camp").section("story").panel


def press(widget, text):
    QCoreApplication.processEvents()
    shown = [each for each in widget.findChildren(QAbstractButton) if each.isVisibleTo(widget) and each.isEnabled()]
    next(each for each in shown if text in each.text().replace("&", "")).click()


def enter_by_hand(builder):
    press(story(builder), "Enter the result by hand")
    dialog = builder.main.dialog
    assert isinstance(dialog, ResultByHandDialog)
    dialog.enter.click()
    builder.settle()


def go_on(builder):
    """Do what the panel of the story offers first."""
    standing = builder.main.camp.session.books.standing
    if standing.stage == "camp":
        enter_by_hand(builder)
    elif standing.stage == "aftermath":
        press(story(builder), "Let the story go on" if standing.step == "save" else "Next: ")
    elif story(builder).choices:
        story(builder).choices[0].click()
    else:
        press(story(builder), "Read on")


def test_the_first_branch_leads_from_the_first_scene_to_an_ending(open_window):
    builder = open_window()
    assert builder.main.camp.found(library().packs["the-sealed-letter"], PLAN)
    builder.main.go_to_camp()
    for _ in range(MOST_STEPS):
        if builder.main.camp.session.books.standing.stage == "over":
            break
        go_on(builder)
        builder.settle()
    books = builder.main.camp.session.books
    fought = books.all(Fought)
    assert books.standing.stage == "over"
    assert 11 <= len(fought) <= 16
    assert {each.by_hand for each in fought} == {("result",)}
