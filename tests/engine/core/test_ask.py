import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.script import D6, Figure, play
from horologium.engine.core.ask import (
    Choose,
    Die,
    Draw,
    Listed,
    Option,
    Roll,
    Thrown,
    draw,
    pick,
    pick_from,
    pick_some,
    roll,
    roll_again,
)
from horologium.engine.core.errors import IllegalAnswer

ADA = Figure()
YES, NO, HOLD = OPTIONS = [Option("yes"), Option("no"), Option("hold")]
COIN = Die("coin", ("head", "tail", "tail"))


class Squares:
    """Options that are no list: the numbers below a bound, by their squares."""

    def __init__(self, bound: int) -> None:
        self.bound = bound

    def __len__(self) -> int:
        return self.bound

    def key_at(self, place: int) -> str:
        return str(place * place)

    def get(self, key: str) -> int | None:
        return next((number for number in range(self.bound) if str(number * number) == key), None)


def choose(least: int = 1, most: int = 1) -> Choose[Option]:
    return Choose("TST-02", "ada", "heroes", "option", Listed(OPTIONS), least, most)


def draw_two() -> Draw:
    return Draw("TST-03", "ada", "heroes", "omens", ("owl", "fox", "owl"), 2, False)


def refused(request, *answer: str) -> IllegalAnswer:
    with pytest.raises(IllegalAnswer) as caught:
        request.check(answer)
    return caught.value


# Rolls


def test_a_roll_gives_its_rule_the_faces():
    assert play(roll("TST-01", ADA, [D6, COIN]), [(Roll, ("3", "tail"))]) == ("3", "tail")


def test_no_dice_no_question():
    assert play(roll("TST-01", ADA, []), []) == ()


def test_the_mark_of_a_roll_names_rule_figure_and_dice():
    request = next(roll("TST-01", ADA, [D6, COIN]))
    assert (request.mark(), request.seat) == (("roll", "TST-01", "ada", "d6 coin"), "heroes")


def test_a_roll_refuses_a_face_that_the_die_does_not_have_and_lists_each_face_once():
    error = refused(Roll("TST-01", "ada", "heroes", (COIN,)), "edge")
    assert str(error) == "coin has no face 'edge': its faces are head, tail"


@pytest.mark.parametrize("faces", [(), ("1",), ("1", "2", "3")])
def test_a_roll_refuses_more_or_fewer_faces_than_dice(faces):
    assert "for 2 dice" in refused(Roll("TST-01", "ada", "heroes", (D6, D6)), *faces).message


def test_each_die_is_checked_against_its_own_faces():
    assert "coin" in refused(Roll("TST-01", "ada", "heroes", (D6, COIN)), "6", "6").message


# Draws


def test_a_draw_gives_its_rule_the_cards_in_the_order_of_the_answer():
    cards = play(draw("TST-03", ADA, "omens", ["owl", "fox", "owl"], 2), [(Draw, ("fox", "owl"))])
    assert cards == ("fox", "owl")


def test_no_cards_to_draw_no_question():
    assert play(draw("TST-03", ADA, "omens", ["owl"], 0), []) == ()


def test_a_draw_of_more_cards_than_there_are_fails_where_the_mistake_is():
    with pytest.raises(LookupError, match="TST-03 draws 2 cards, but the deck omens has 1"):
        next(draw("TST-03", ADA, "omens", ["owl"], 2))


def test_the_mark_of_a_draw_names_the_deck_and_how_many_of_how_many():
    assert draw_two().mark() == ("draw", "TST-03", "ada", "omens 2/3")


def test_a_draw_knows_whether_it_is_secret():
    assert next(draw("TST-03", ADA, "omens", ["owl"], secret=True)).secret


def test_a_card_may_be_drawn_as_often_as_it_is_there():
    draw_two().check(("owl", "owl"))
    assert "'fox' is not left" in refused(draw_two(), "fox", "fox").message


def test_a_draw_refuses_a_card_that_is_not_there_and_lists_those_left():
    assert refused(draw_two(), "owl", "elk").hint == "the cards left are fox, owl"


@pytest.mark.parametrize("cards", [(), ("owl",), ("owl", "fox", "owl")])
def test_a_draw_refuses_another_number_of_cards(cards):
    assert "2 are drawn" in refused(draw_two(), *cards).message


# Choices


def test_a_choice_gives_its_rule_the_thing_behind_the_key():
    assert play(pick("TST-02", ADA, OPTIONS), [(Choose, ("no",))]) is NO


def test_a_single_option_is_taken_without_asking():
    assert play(pick("TST-02", ADA, [YES]), []) is YES


def test_a_choice_of_nothing_fails_where_the_mistake_is():
    with pytest.raises(LookupError, match="TST-02 asks for a choice and offers nothing"):
        next(pick("TST-02", ADA, []))


def test_a_choice_tells_what_it_is_about_and_whether_it_is_secret():
    request = next(pick("TST-02", ADA, OPTIONS, "card", secret=True))
    assert (request.about, request.secret, request.seat) == ("card", True, "heroes")


def test_the_mark_of_a_choice_names_what_it_is_about_and_how_many_of_how_many():
    assert choose(0, 2).mark() == ("choose", "TST-02", "ada", "option 0-2/3")


def test_the_keys_of_a_choice_can_be_listed():
    assert choose().keys() == ["yes", "no", "hold"]


def test_a_choice_refuses_what_is_not_offered():
    assert refused(choose(), "maybe").message == "'maybe' is not offered"


def test_a_choice_of_one_refuses_none_and_two():
    assert refused(choose()).message == "0 options were given, 1 is wanted"
    assert refused(choose(), "yes", "no").message == "2 options were given, 1 is wanted"


def test_a_choice_of_several_says_how_many_are_wanted():
    assert refused(choose(1, 2), "yes", "no", "hold").message == "3 options were given, 1 to 2 are wanted"


def test_an_option_cannot_be_chosen_twice():
    assert refused(choose(0, 2), "yes", "yes").message == "an option was given twice"


def test_options_that_are_no_list_are_picked_by_key():
    assert play(pick_from("TST-04", ADA, Squares(5), "cell"), [(Choose, ("9",))]) == 3


def test_options_that_are_no_list_can_be_listed_for_those_who_read_them():
    assert next(pick_from("TST-04", ADA, Squares(4), "cell")).keys() == ["0", "1", "4", "9"]


def test_a_single_option_that_is_no_list_is_taken_without_asking():
    assert play(pick_from("TST-04", ADA, Squares(1), "cell"), []) == 0


def test_no_options_at_all_fail_also_when_they_are_no_list():
    with pytest.raises(LookupError, match="offers nothing"):
        next(pick_from("TST-04", ADA, Squares(0), "cell"))


FIRST = Thrown("TST-01", "ada", (D6, D6, D6), ("1", "2", "3"))


def test_dice_thrown_again_lie_among_the_others():
    asked = next(roll_again("TST-06", ADA, FIRST, (0, 2)))
    assert (asked.mark(), asked.lying, asked.again) == (("roll", "TST-06", "ada", "d6 d6"), FIRST, (0, 2))
    assert play(roll_again("TST-06", ADA, FIRST, (2, 0)), [(Roll, ("5", "4"))]).faces == ("4", "2", "5")


def test_no_dice_thrown_again_are_not_asked_for():
    assert play(roll_again("TST-06", ADA, FIRST, ()), []) is FIRST


def test_what_has_fallen_are_the_dice_of_the_throw():
    assert Roll("TST-01", "ada", "ada", (D6, D6, D6)).fallen(("1", "2", "3")) == FIRST


@pytest.mark.parametrize("ask", [pick, pick_some])
def test_a_choice_about_dice_shows_them(ask):
    assert next(ask("TST-02", ADA, OPTIONS, "die", lying=FIRST)).lying is FIRST
    assert next(ask("TST-02", ADA, OPTIONS)).lying is None


def test_several_are_given_back_in_the_order_of_the_answer():
    assert play(pick_some("TST-05", ADA, OPTIONS), [(Choose, ("hold", "yes"))]) == [HOLD, YES]


def test_several_may_be_none():
    assert play(pick_some("TST-05", ADA, OPTIONS), [(Choose, ())]) == []


@pytest.mark.parametrize(("options", "most"), [([], None), (OPTIONS, 0), (OPTIONS, -1)])
def test_nothing_to_choose_from_is_not_asked(options, most):
    assert play(pick_some("TST-05", ADA, options, most=most), []) == []


def test_at_most_as_many_are_wanted_as_are_offered():
    request = next(pick_some("TST-05", ADA, OPTIONS, most=9))
    assert (request.least, request.most) == (0, 3)


def test_when_fewer_are_offered_than_wanted_all_are_wanted():
    request = next(pick_some("TST-05", ADA, OPTIONS, least=5, most=6))
    assert (request.least, request.most) == (3, 3)


def test_a_rule_that_is_sent_what_was_never_offered_fails():
    rule = pick("TST-02", ADA, OPTIONS)
    next(rule)
    with pytest.raises(LookupError, match="'maybe' was never offered"):
        rule.send(("maybe",))


@given(st.lists(st.sampled_from(["yes", "no", "hold", "maybe", ""]), max_size=4), st.integers(0, 3), st.integers(0, 3))
def test_a_choice_accepts_exactly_what_is_offered_once_and_in_number(answer, least, most):
    legal = least <= len(answer) <= most and set(answer) <= {"yes", "no", "hold"} and len(set(answer)) == len(answer)
    if legal:
        choose(least, most).check(tuple(answer))
    else:
        assert refused(choose(least, most), *answer).hint


# The helper that the tests of all rules stand on


def test_a_script_that_is_too_short_names_the_open_question():
    with pytest.raises(AssertionError, match="the script is over, but the rule asks: roll TST-01 ada d6"):
        play(roll("TST-01", ADA, [D6]), [])


def test_a_script_that_is_too_long_names_the_line_left_over():
    with pytest.raises(AssertionError, match=r"over, but the script goes on with line 2 \(Roll 5\)"):
        play(roll("TST-01", ADA, [D6]), [(Roll, ("4",)), (Roll, ("5",))])


def test_a_script_that_expects_another_kind_of_request_fails():
    with pytest.raises(AssertionError, match=r"line 1 \(Choose 4\) meets another request: roll TST-01 ada d6"):
        play(roll("TST-01", ADA, [D6]), [(Choose, ("4",))])


def test_a_script_with_an_illegal_answer_says_why():
    with pytest.raises(AssertionError, match=r"line 1 \(Roll 7\) does not fit roll TST-01 ada d6: d6 has no face '7'"):
        play(roll("TST-01", ADA, [D6]), [(Roll, ("7",))])
