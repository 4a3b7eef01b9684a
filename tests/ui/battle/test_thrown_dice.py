"""What lies on the table after a throw, and after dice were thrown again."""

from __future__ import annotations

import pytest

from horologium.engine.core.ask import Choose, Draw, Listed, Option, Roll, Thrown
from horologium.engine.rulesets.nova_aetas.fight.dice import against
from horologium.ui.battle.seating import BOX, TYPED
from horologium.ui.battle.thrown_dice import lying, throw_of

TOLL = "rehearsal/a-toll-on-the-road"
DICE = (against(5),) * 3
FACES = ("1", "6+sun", "4+moon")
FIRST = Thrown("NAR-DEF-02", "valerio", DICE, FACES)


@pytest.fixture
def table(catalogue):
    return catalogue.table(TOLL)


@pytest.fixture
def thrown(table):
    return lambda request, answer, source=BOX: throw_of(table, request, answer, source)


def test_a_throw_says_what_counts(thrown):
    throw = thrown(Roll("NAR-DEF-02", "valerio", "heroes", DICE), FACES)
    assert (throw.good, throw.text) == (
        (False, True, False),
        "1 of 3 succeeds with 5 or more · 1 × Sun · 1 × Moon",
    )


def test_dice_thrown_again_lie_among_the_others_and_say_by_which_rule(thrown):
    again = thrown(Roll("NAR-STP-01", "valerio", "heroes", DICE[:2], FIRST, (0, 2)), ("8+sun", "3"))
    assert (again.faces, again.again, again.rule) == (("8+sun", "6+sun", "3"), (0, 2), "NAR-STP-01")
    assert again.text.startswith("2 of 3")


def test_a_new_throw_begins_anew(thrown):
    assert thrown(Roll("NAR-DEF-02", "sofia", "heroes", DICE[:1]), ("7+moon",)).again == ()


def test_typed_dice_are_marked(thrown):
    assert thrown(Roll("NAR-DEF-02", "sofia", "heroes", DICE[:1]), ("7+moon",), TYPED).typed


def test_cards_drawn_in_secret_lie_face_down(thrown):
    assert thrown(Draw("R", "valerio", "heroes", "loot", ("a", "b"), 1, secret=True), ("a",)).hidden


def test_a_choice_throws_nothing(thrown):
    assert thrown(Choose("R", "valerio", "heroes", "die", Listed([Option("die-0")]), 0, 1), ("die-0",)) is None


def test_dice_that_a_question_is_about_are_those_of_its_thrower(table):
    table.pending = Choose("NAR-STP-01", "valerio", "heroes", "die", Listed([Option("die-0")]), 0, 1)
    assert lying(table) is None
    table.pending.lying = FIRST
    assert (lying(table).who, lying(table).faces, lying(table).good) == ("Valerio", FACES, (False, True, False))
