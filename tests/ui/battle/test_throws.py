"""What lies on the table after a throw, and after dice were thrown again."""

from __future__ import annotations

import pytest

from horologium.engine.core.ask import Choose, Draw, Listed, Option, Roll
from horologium.engine.rulesets.nova_aetas.fight.dice import against
from horologium.ui.battle.seating import BOX, TYPED
from horologium.ui.battle.throws import DiceOnTable

TOLL = "rehearsal/a-toll-on-the-road"
DICE = (against(5),) * 3
FACES = ("1", "6+sun", "4+moon")


@pytest.fixture
def table(catalogue):
    return catalogue.table(TOLL)


@pytest.fixture
def thrown(table):
    """Three dice on the table, and a way to go on."""
    lying = DiceOnTable()

    def follow(request, answer, source=BOX, facts=()):
        return lying.follow(table, request, answer, source, facts)

    follow.first = follow(Roll("NAR-DEF-02", "valerio", "heroes", DICE), FACES)
    return follow


def test_a_throw_says_what_counts(thrown):
    assert (thrown.first.good, thrown.first.text) == (
        (False, True, False),
        "1 of 3 succeeds with 5 or more · 1 × Sun · 1 × Moon",
    )


def test_dice_picked_to_be_thrown_again_lie_among_the_others(thrown):
    options = Listed([Option("die-0"), Option("die-2")])
    thrown(Choose("NAR-STP-01", "valerio", "heroes", "die", options, 0, 2), ("die-0", "die-2"))
    again = thrown(Roll("NAR-STP-01", "valerio", "heroes", DICE[:2]), ("8+sun", "3"))
    assert (again.faces, again.again) == (("8+sun", "6+sun", "3"), (0, 2))
    assert again.text.startswith("2 of 3")


def test_dice_that_an_enemy_makes_one_throw_again_are_found_by_the_journal(thrown):
    facts = [{"faces": "6+sun", "new": "3"}]
    again = thrown(Roll("NAR-KWD-18", "valerio", "heroes", DICE[:1]), ("3",), facts=facts)
    assert (again.faces, again.again) == (("1", "3", "4+moon"), (1,))


def test_a_new_throw_begins_anew(thrown):
    assert thrown(Roll("NAR-DEF-02", "sofia", "heroes", DICE[:1]), ("7+moon",)).again == ()


def test_typed_dice_are_marked(thrown):
    assert thrown(Roll("NAR-DEF-02", "sofia", "heroes", DICE[:1]), ("7+moon",), TYPED).typed


def test_cards_drawn_in_secret_lie_face_down(thrown):
    assert thrown(Draw("R", "valerio", "heroes", "loot", ("a", "b"), 1, secret=True), ("a",)).hidden
