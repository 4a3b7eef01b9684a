"""Every kind of option of every game can be answered, by mouse and by keys alone."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from helpers.battles import random_battles, sample_setups
from helpers.players import click_option, walk_to
from horologium.engine.core.answerers import play_on
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets import RULESETS
from horologium.ui.battle.page import BattlePage
from horologium.ui.battle.presenter import BattlePresenter
from horologium.ui.battle.saved_battles import OpenBattle
from horologium.ui.battle.seating import TYPED, Dice, SeatedPlayer, Seating
from horologium.ui.battle.session import BattleSession


@cache
def kinds_of_questions(game):
    """Play every sample battle at random and keep it wherever a kind of option comes up for the first time."""
    met, kept = set(), []
    for table, router in random_battles(game, len(sample_setups(game))):
        while table.pending is not None:
            new = kinds(table) - met
            if new:
                met |= new
                kept.append((table.at(len(table.log)), {kind for *_, kind in new}))
            play_on(table, router, most=1)
    return kept


def kinds(table):
    """Tell what is asked, and the kinds of its options."""
    request = table.pending
    if not isinstance(request, Choose):
        return {(request.rule, request.kind, "")}
    keys = request.keys()
    views = [table.ruleset.option(table.state, request, key) for key in keys]
    return {(request.rule, f"{request.about} {request.most > 1}", view.kind) for view in views}


@pytest.fixture
def opened(qtbot, theme):
    """Show battles one after another on one page, where one person decides and types everything."""
    page, shown = BattlePage(theme), []
    qtbot.addWidget(page)
    page.resize(1200, 760)
    page.show()

    def open_(game, kept):
        if shown:
            shown.pop().close()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        table = kept.at(len(kept.log))
        seats = tuple(seat.key for seat in game.seats(table.state))
        seating = Seating((SeatedPlayer("one", "Ada", holds=seats),), 1, Dice(TYPED, TYPED))
        shown.append(BattlePresenter(page, BattleSession(OpenBattle(table, seating, "A test")), speed=0))
        shown[0].open()
        return shown[0]

    return open_


def one_of_each(question, new):
    """Give one option of each new kind, or as many as are wanted at once."""
    if not question.single:
        return [[option.key for option in question.options[: max(1, question.least)]]]
    return [[key] for key in {option.kind: option.key for option in question.options if option.kind in new}.values()]


def by_mouse(page, keys):
    for key in keys:
        click_option(page, key)
    if page.question.confirm.isVisible():
        QTest.mouseClick(page.question.confirm, Qt.MouseButton.LeftButton)


def by_keys(page, keys):
    for key in keys:
        walk_to(page, key)
        QTest.keyClick(page.question.list, Qt.Key.Key_Return)
    if page.question.confirm.isVisible():
        QTest.keyClick(page.question.confirm, Qt.Key.Key_Return)


def type_faces(page):
    """Type the first face of each die, or take the first card of each list."""
    tray = page.dice
    for box in tray.typed.boxes:
        QTest.keyClicks(box, box.die.faces[0].partition("+")[0])
    for box in tray.cards.boxes:
        QTest.keyClick(box, Qt.Key.Key_Down)
    QTest.keyClick(page, Qt.Key.Key_Return)


def answers(game, opened, answer):
    """Answer each kind of question with each kind of option; give the question, what was wanted, what was given."""
    for kept, new in kinds_of_questions(game):
        presenter = opened(game, kept)
        question, before = presenter.session.question(), len(presenter.session.table.log)
        if question.kind != "choose":
            type_faces(presenter.page)
            yield question.rule, len(presenter.session.table.log) > before, True
            continue
        for number, keys in enumerate(one_of_each(question, new)):
            if number:
                presenter = opened(game, kept)
            answer(presenter.page, keys)
            yield question.rule, presenter.session.table.log[before].answer, tuple(keys)


@pytest.mark.parametrize("answer", [by_mouse, by_keys])
@pytest.mark.parametrize("game", RULESETS.values(), ids=lambda game: game.id)
def test_every_kind_of_option_is_answerable(opened, game, answer):
    for rule, given, wanted in answers(game, opened, answer):
        assert given == wanted, rule
