"""Dice from a tray answer the question: dropped on a slot, a figure, a group or a room."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.boards import figure
from helpers.castles import at_castle, castle, crowd
from horologium.engine.core.view import OptionView, SlotView, TrayView
from horologium.ui.battle.tray_presenter import TrayPresenter

TRAY = TrayView("ada", "Ada", (SlotView("guard", "Defence", 2),), ("melee", "defence"), acts=True)
OPTIONS = (
    OptionView("keep", "Guard", face="defence", slot="guard"),
    OptionView("strike", "Strike", face="melee", figures=("villager-yard-2",)),
    OptionView("walk", "Walk", face="melee", cells=("tower",)),
)


@pytest.fixture
def table(qtbot, theme):
    view = replace(castle(*crowd(3, "yard")), trays=(TRAY,))
    page, asker = at_castle(theme, view)
    qtbot.addWidget(page)
    presenter = TrayPresenter(page, asker, page)
    presenter.show_view(view)
    asker.ask(replace(asker.question, options=OPTIONS))
    yield page, asker, presenter
    asker.forget()


def on_board(page, point):
    return page.board.viewport().mapToGlobal(page.board.mapFromScene(point))


def on_slot(page):
    return page.trays.mapToGlobal(page.trays.spots.slots[0].boxes[0].center().toPoint())


def key(option):
    return None if option is None else option.key


def test_a_die_over_its_slot_finds_its_option(table):
    page, _, presenter = table
    assert key(presenter.option_for("defence", on_slot(page))) == "keep"


def test_a_die_over_a_slot_that_is_not_for_it_finds_none(table):
    page, _, presenter = table
    assert presenter.option_for("melee", on_slot(page)) is None


def test_a_die_over_a_group_finds_the_option_of_one_of_it(table):
    page, _, presenter = table
    at = page.board.board.figures["villager-yard-1"].pos()
    assert key(presenter.option_for("melee", on_board(page, at))) == "strike"


def test_a_die_over_a_room_finds_the_option_that_leads_there(table):
    page, _, presenter = table
    assert key(presenter.option_for("melee", on_board(page, page.board.board.geometry.centre("tower")))) == "walk"


def test_a_die_that_is_let_go_answers(table, qtbot):
    page, asker, _ = table
    with qtbot.waitSignal(asker.answered) as answered:
        page.trays.die_dropped.emit("defence", on_slot(page))
    assert answered.args == [("keep",)]


def test_a_die_let_go_elsewhere_answers_nothing(table, qtbot):
    page, asker, _ = table
    with qtbot.assertNotEmitted(asker.answered):
        page.trays.die_dropped.emit("defence", page.mapToGlobal(page.rect().topLeft()))


def test_a_die_that_is_held_over_a_slot_tells_what_it_would_do(table):
    page, _, presenter = table
    page.trays.die_moved.emit("defence", on_slot(page))
    assert presenter._held.words == "Guard"
    assert page.trays._lit == "guard"


def test_a_use_chosen_by_key_answers(table, qtbot):
    page, asker, _ = table
    with qtbot.waitSignal(asker.answered) as answered:
        page.trays.option_chosen.emit("walk")
    assert answered.args == [("walk",)]


def test_dice_are_of_no_use_when_nothing_is_asked(table):
    page, asker, _ = table
    asker.forget()
    assert page.trays.uses("defence") == []


def test_where_only_the_die_is_asked_for_the_place_answers_the_next_question(table, qtbot):
    page, asker, _ = table
    first = asker.question
    asker.ask(replace(first, rule="TOY-02", options=(OptionView("take", "This die", face="defence"),)))
    with qtbot.waitSignal(asker.answered) as answered:
        page.trays.die_dropped.emit("defence", on_slot(page))
    assert answered.args == [("take",)]
    with qtbot.waitSignal(asker.answered) as answered:
        asker.ask(replace(first, rule="TOY-03", options=(OPTIONS[0], OPTIONS[2])))
    assert answered.args == [("keep",)]


def test_a_place_is_forgotten_if_the_next_question_does_not_know_it(table, qtbot):
    page, asker, presenter = table
    first = asker.question
    asker.ask(replace(first, rule="TOY-02", options=(OptionView("take", "This die", face="defence"),)))
    page.trays.die_dropped.emit("defence", on_slot(page))
    asker.ask(replace(first, rule="TOY-03", options=OPTIONS[1:]))
    assert presenter._wish is None


def test_trays_follow_the_turn(table):
    page, _, presenter = table
    view = castle(figure("bea", "yard", ready=False), figure("cid", "yard", ready=True))
    trays = tuple(replace(TRAY, owner=key, label=key.title(), acts=False) for key in ("bea", "cid"))
    presenter.show_view(replace(view, trays=(*trays, TRAY)))
    assert [tray.label for tray in page.trays._trays] == ["Ada", "Cid", "Bea"]


def test_a_dial_over_trays_is_smaller(table):
    page, _, presenter = table
    high = page.dials._limit
    presenter.show_view(castle(*crowd(3, "yard")))
    assert high > page.dials._limit == 0
