from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.script import D6, Figure
from horologium.engine.core.ask import Answer, Choose, Die, Draw, Option, Roll, Rule, draw, pick, roll
from horologium.engine.core.errors import IllegalAnswer
from horologium.engine.core.odds import SAMPLES, Distribution, distribution, outcomes, width

if TYPE_CHECKING:
    from collections.abc import Callable

ADA = Figure()
SKULL = Die("skull", ("hit", "hit", "miss"))
FACES = st.lists(st.sampled_from("abc"), min_size=1, max_size=4).map(tuple)
DICE = st.lists(st.builds(Die, st.sampled_from(["x", "y"]), FACES), max_size=4).map(tuple)
CARDS = st.lists(st.sampled_from("abcd"), max_size=6).map(tuple)


def first(request: Choose[Option]) -> Answer:
    return (request.options.key_at(0),)


def rolled(*dice: Die) -> Callable[[], Rule[Answer]]:
    return lambda: roll("TST-01", ADA, dice)


def hits(dice: int) -> Rule[int]:
    faces = yield from roll("TST-01", ADA, [SKULL] * dice)
    return faces.count("hit")


def exploding() -> Rule[int]:
    (face,) = yield from roll("TST-01", ADA, [D6])
    if face != "6":
        return int(face)
    (more,) = yield from roll("TST-01", ADA, [D6])
    return 6 + int(more)


def chosen() -> Rule[int]:
    way = yield from pick("TST-02", ADA, [Option("safe"), Option("bold")])
    return 1 if way.key == "safe" else (yield from hits(2))


def roll_request(dice: tuple[Die, ...]) -> Roll:
    return Roll("TST-01", "ada", "heroes", dice)


def draw_request(cards: tuple[str, ...], count: int) -> Draw:
    return Draw("TST-03", "ada", "heroes", "deck", cards, count, False)


def by_hand(sequences) -> dict[tuple[str, ...], Fraction]:
    """The chance of each hand, by listing every sequence as equally likely."""
    counts = Counter(tuple(sorted(sequence)) for sequence in sequences)
    return {hand: Fraction(times, counts.total()) for hand, times in counts.items()}


@given(DICE)
def test_throws_agree_with_a_list_of_all_sequences(dice):
    listed: Counter[tuple[str, ...]] = Counter()
    for faces, chance in outcomes(roll_request(dice)):
        listed[tuple(sorted(faces))] += chance
    assert dict(listed) == by_hand(product(*(die.faces for die in dice)))


@given(DICE)
def test_every_throw_is_legal_and_listed_once(dice):
    throws = [faces for faces, _ in outcomes(roll_request(dice))]
    for faces in throws:
        roll_request(dice).check(faces)
    assert len(set(throws)) == len(throws)


@given(CARDS, st.data())
def test_hands_agree_with_a_list_of_all_sequences(cards, data):
    count = data.draw(st.integers(0, len(cards)))
    hands = {tuple(sorted(hand)): chance for hand, chance in outcomes(draw_request(cards, count))}
    assert hands == by_hand(permutations(cards, count))


@given(CARDS, st.data())
def test_every_hand_is_legal_and_listed_once(cards, data):
    request = draw_request(cards, data.draw(st.integers(0, len(cards))))
    hands = [hand for hand, _ in outcomes(request)]
    for hand in hands:
        request.check(hand)
    assert len(set(hands)) == len(hands)


@given(DICE, CARDS, st.data())
def test_the_width_is_the_number_of_outcomes(dice, cards, data):
    hand = draw_request(cards, data.draw(st.integers(0, len(cards))))
    assert width(roll_request(dice)) == len(list(outcomes(roll_request(dice))))
    assert width(hand) == len(list(outcomes(hand)))


@given(DICE)
def test_the_chances_of_a_rule_sum_to_one(dice):
    assert sum(distribution(rolled(*dice), first).chances.values()) == 1


def test_a_face_that_is_there_twice_falls_twice_as_often():
    assert distribution(rolled(SKULL), first).chances == {("hit",): Fraction(2, 3), ("miss",): Fraction(1, 3)}


def test_a_pool_is_counted_by_all_its_orders():
    assert distribution(lambda: hits(3), first).chances == {
        0: Fraction(1, 27),
        1: Fraction(6, 27),
        2: Fraction(12, 27),
        3: Fraction(8, 27),
    }


def test_dice_of_one_name_and_other_faces_are_no_pool():
    odds = distribution(rolled(Die("x", ("a",)), Die("x", ("b",))), first)
    assert odds.chances == {("a", "b"): Fraction(1)}


def test_cards_are_drawn_without_putting_them_back():
    odds = distribution(lambda: draw("TST-03", ADA, "deck", ("owl", "fox", "owl"), 2), first)
    assert odds.chances == {("owl", "fox"): Fraction(2, 3), ("owl", "owl"): Fraction(1, 3)}


def test_questions_that_depend_on_earlier_dice_are_followed():
    odds = distribution(exploding, first)
    assert odds.chances[3] == Fraction(1, 6)
    assert odds.chances[9] == Fraction(1, 36)
    assert odds.mean() == Fraction(15, 6) + Fraction(6 * 6 + 21, 36)


def test_choices_are_made_by_the_policy():
    assert distribution(chosen, first).chances == {1: Fraction(1)}
    assert distribution(chosen, lambda _: ("bold",)).mean() == Fraction(4, 3)


@pytest.mark.parametrize("widest", [4000, 0])
def test_a_policy_that_chooses_what_is_not_offered_is_refused(widest):
    with pytest.raises(IllegalAnswer):
        distribution(chosen_twice, lambda _: ("flee",), widest)


def chosen_twice() -> Rule[int]:
    yield from roll("TST-01", ADA, [D6])
    return (yield from chosen())


def test_a_rule_that_asks_nothing_has_one_sure_result():
    assert distribution(rolled(), first).chances == {(): Fraction(1)}


def test_the_chance_that_something_holds_is_the_sum_of_its_results():
    assert distribution(lambda: hits(3), first).chance(lambda wounds: wounds >= 2) == Fraction(20, 27)
    assert distribution(lambda: hits(3), first).chance(lambda wounds: wounds > 3) == 0


def test_results_are_listed_in_order_numbers_by_size_and_others_by_text():
    assert list(distribution(exploding, first).chances) == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]
    assert list(distribution(rolled(SKULL), first).chances) == [("hit",), ("miss",)]


def test_a_tree_that_just_fits_is_exact():
    assert distribution(lambda: hits(3), first, widest=5).exact
    assert not distribution(lambda: hits(3), first, widest=4).exact


def test_a_tree_that_is_too_wide_is_sampled_and_says_so():
    odds = distribution(exploding, first, widest=5)
    assert (odds.exact, odds.samples) == (False, SAMPLES)
    assert sum(odds.chances.values()) == 1
    assert abs(odds.mean() - distribution(exploding, first).mean()) < Fraction(1, 5)


def test_samples_are_the_same_each_time():
    assert distribution(exploding, first, widest=5) == distribution(exploding, first, widest=5)


def test_a_sampled_rule_may_choose_and_may_ask_nothing():
    assert distribution(chosen_twice, first, widest=5).chances == {1: Fraction(1)}


def test_a_pool_far_too_large_to_list_is_sampled_at_once():
    fifty = distribution(lambda: hits_of(Die("d100", tuple(map(str, range(100)))), 50), first)
    assert fifty.samples == SAMPLES


def hits_of(die: Die, count: int) -> Rule[int]:
    faces = yield from roll("TST-01", ADA, [die] * count)
    return faces.count("7")


def test_a_whole_deck_of_different_cards_is_one_hand():
    deck = tuple(f"card {number}" for number in range(30))
    assert distribution(lambda: draw("TST-03", ADA, "deck", deck, 30), first) == Distribution({deck: Fraction(1)})
