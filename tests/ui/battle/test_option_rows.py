"""Rows of the list of options: headings, folds, filters, costs."""

from __future__ import annotations

from dataclasses import replace

from horologium.engine.core.view import BarredView, OptionView
from horologium.ui.battle.option_rows import BARRED, FOLD, HEADING, OPTION, OptionOffer, arrange
from horologium.ui.battle.questions import BattleQuestion
from horologium.ui.battle.seating import SeatedPlayer

TEXTS = {"kind.attack": "Attack", "kind.move": "Move", "fold.cell": "Choose a square", "unit.cost": "{cost} AP"}


def question(*options, least=1, most=1):
    return BattleQuestion(
        "choose", "option", "R", "?", SeatedPlayer("p", "P"), options=options, texts=TEXTS, least=least, most=most
    )


def some(kind, count):
    return [OptionView(f"{kind}-{number}", f"{kind.title()} {number}", kind=kind) for number in range(count)]


def whats(rows):
    return [row.what for row in rows]


def test_few_options_have_no_headings():
    assert whats(arrange(OptionOffer(question(*some("attack", 2), *some("move", 2))))) == [OPTION] * 4


def test_many_options_stand_under_the_headings_of_their_kinds():
    rows = arrange(OptionOffer(question(*some("attack", 6), *some("move", 6))))
    assert [row.label for row in rows if row.what == HEADING] == ["Attack", "Move"]


def test_many_cells_are_one_row():
    (row,) = arrange(OptionOffer(question(*some("cell", 40))))
    assert (row.what, row.label) == (FOLD, "Choose a square… (40)")


def test_an_open_fold_shows_what_is_in_it():
    rows = arrange(OptionOffer(question(*some("cell", 40)), opened={"cell"}))
    assert (len(rows), rows[0].is_open, rows[1].inner) == (41, True, True)


def test_a_few_cells_are_not_folded():
    assert whats(arrange(OptionOffer(question(*some("cell", 3))))) == [OPTION] * 3


def test_a_filter_finds_options_in_folds_too():
    rows = arrange(OptionOffer(question(*some("cell", 40)), words="cell 39"))
    assert [row.key for row in rows] == ["cell-39"]


def test_costs_speak_the_words_of_the_game():
    (row,) = arrange(OptionOffer(question(OptionView("a", "A", 2)), landing=lambda option: "VI"))
    assert row.cost == "2 AP → VI"


def test_ticks_are_shown_where_several_may_be_chosen():
    rows = arrange(OptionOffer(question(*some("attack", 2), least=0, most=2), taken=("attack-1",)))
    assert [row.ticked for row in rows] == [False, True]


def test_what_is_chosen_inside_a_fold_is_counted_on_it():
    (row,) = arrange(OptionOffer(question(*some("cell", 9), least=2, most=2), taken=("cell-3",)))
    assert row.cost == "1 chosen"


def barred(*names):
    return tuple(BarredView(name, name.title(), f"no {name}", ("R-1",), 2) for name in names)


def test_what_cannot_be_chosen_stands_below_with_its_reason():
    rows = arrange(OptionOffer(replace(question(*some("attack", 1)), barred=barred("bow"))))
    assert whats(rows) == [OPTION, HEADING, BARRED]
    assert (rows[2].label, rows[2].cost, rows[2].why, rows[2].rule) == ("Bow", "2 AP", "no bow", "R-1")


def test_much_that_cannot_be_chosen_is_folded_up():
    asked = replace(question(*some("attack", 1)), barred=barred("bow", "axe", "flail", "whip"))
    assert arrange(OptionOffer(asked))[-1].label == "Not possible now… (4)"
    assert whats(arrange(OptionOffer(asked, opened={BARRED})))[-4:] == [BARRED] * 4


def test_a_filter_finds_what_cannot_be_chosen():
    asked = replace(question(*some("attack", 1)), barred=barred("bow", "axe"))
    assert [row.label for row in arrange(OptionOffer(asked, words="ax"))] == ["Axe"]
