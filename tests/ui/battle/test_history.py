"""Journal, undo and looking back on the page."""

from __future__ import annotations

import pytest

from horologium.engine.core.table import Table
from horologium.ui.battle.seating import SeatedPlayer


@pytest.fixture
def presenter(open_battle):
    return open_battle()


def give(presenter, times=1):
    for _ in range(times):
        session = presenter.session
        session.answer((session.question().options[0].key,))


def remarks(presenter):
    return [row.text for row in presenter.page.journal.rows if row.kind == "undo"]


def test_an_undo_is_remarked_with_its_name(presenter):
    label = presenter.session.question().options[0].label
    give(presenter)
    presenter.session.undo()
    assert remarks(presenter) == [f"Taken back: {label}"]


def test_a_redo_takes_the_remark_away(presenter):
    give(presenter)
    presenter.session.undo()
    presenter.session.redo()
    assert remarks(presenter) == []


def test_the_remark_stays_when_it_goes_on_otherwise(presenter):
    give(presenter)
    presenter.session.undo()
    presenter.session.answer((presenter.session.question().options[-1].key,))
    kinds = [row.kind for row in presenter.page.journal.rows]
    assert kinds.count("undo") == 1
    assert kinds.index("undo") < len(kinds) - 1


def test_undo_and_redo_name_their_steps(presenter):
    label = presenter.session.question().options[0].label
    give(presenter)
    assert presenter.page.replay.undo.accessibleName() == f"Undo: {label}"
    presenter.session.undo()
    assert presenter.page.replay.redo.accessibleName() == f"Redo: {label}"


def test_looking_back_shows_the_journal_as_it_was(presenter):
    give(presenter, 6)
    lines = presenter.page.journal.lines
    presenter.session.look_at(3)
    written = presenter.session.table.written[3]
    assert presenter.page.journal.lines == tuple(line for line in lines if line.number < written)
    presenter.session.look_at(None)
    assert presenter.page.journal.lines == lines


def test_landmarks_grow_with_the_battle(presenter):
    before = len(presenter.page.replay.slider.marks)
    give(presenter, 4)
    assert len(presenter.page.replay.slider.marks) > before


def test_only_ones_own_heroes_are_shown_on_demand(presenter):
    give(presenter, 6)
    presenter.page.journal.filter.setCurrentIndex(3)
    mine = {figure.key for figure in presenter.session.view().figures if figure.seat == "azure"}
    rows = [row for row in presenter.page.journal.rows if not row.heading]
    assert rows
    assert all(not mine.isdisjoint(row.figures) or row.figures for row in rows)


def test_a_battle_that_is_opened_again_still_tells_what_was_taken_back(open_battle, make_session):
    first = open_battle()
    give(first)
    first.session.undo()
    save, told = first.session.table.save(), remarks(first)
    again = make_session()
    again.battle.table = again.table = Table.resume(again.table.ruleset, save)
    assert remarks(open_battle(again)) == told != []


def test_a_secret_that_was_taken_back_is_not_told_to_the_other(open_battle):
    azure, crimson = SeatedPlayer("one", "Ada", holds=("azure",)), SeatedPlayer("two", "Ben", holds=("crimson",))
    presenter = open_battle(players=(azure, crimson))
    session = presenter.session
    while not getattr(session.table.pending, "secret", False) or session.table.pending.kind != "choose":
        session.answer((session.table.pending.keys()[0],))
    offered = session.table.pending.keys()
    secret = next(key for key in offered if key != "keep")
    session.answer((secret,))
    session.undo()
    session.sit_down("")
    presenter.history.show_now()
    assert remarks(presenter) in ([], ["Taken back: a secret choice"])
