from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.core.chance import SplitMix

SEEDS = st.integers(-(2**70), 2**70)


def seed_of(number: int) -> int:
    """The seed whose stream begins with a number: the steps of SplitMix64 backwards."""
    number = unshifted(number, 31) * pow(0x94D049BB133111EB, -1, 2**64) % 2**64
    number = unshifted(number, 27) * pow(0xBF58476D1CE4E5B9, -1, 2**64) % 2**64
    return (unshifted(number, 30) - 0x9E3779B97F4A7C15) % 2**64


def unshifted(number: int, by: int) -> int:
    """What gave this number when it was crossed with itself, shifted."""
    found = number
    for _ in range(64 // by):
        found = number ^ found >> by
    return found


class Fixed(SplitMix):
    """A stream whose numbers the test writes: the first by its seed, those thrown again one by one."""

    def __init__(self, first: int, *others: int) -> None:
        super().__init__(seed_of(first))
        self.others = iter(others)

    def next(self) -> int:
        return next(self.others)


def test_the_stream_is_the_published_splitmix64():
    chance = SplitMix(1234567)
    assert [chance.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(st.integers(0, 2**64 - 1))
def test_every_number_is_the_first_of_some_stream(number):
    assert SplitMix(seed_of(number)).next() == number


def test_no_release_may_change_the_numbers_below_a_bound():
    chance = SplitMix(2026)
    assert [chance.below(bound) for bound in (2, 6, 8, 12, 20, 52, 1000, 3 << 61)] == [
        1,
        2,
        5,
        4,
        15,
        37,
        953,
        5565474791830410448,
    ]


def test_no_release_may_change_what_is_taken():
    assert SplitMix(2026).take("abcdefgh", 8) == list("gdfbheca")


def test_a_stream_goes_on_from_the_state_it_told():
    chance = SplitMix(7)
    chance.next()
    assert SplitMix(chance.state).next() == chance.next()


def test_seeds_count_modulo_two_to_the_sixty_fourth():
    assert SplitMix(-1).next() == SplitMix(2**64 - 1).next()


@given(SEEDS, st.integers(1, 2**40))
def test_a_number_is_below_its_bound(seed, bound):
    assert 0 <= SplitMix(seed).below(bound) < bound


def test_a_number_that_would_favour_some_results_is_thrown_again():
    assert 2**64 % 3 == 1
    assert Fixed(0, 2**63).below(3) == 1
    assert Fixed(0, 0, 0, 2**64 - 1).below(3) == 2


def test_a_number_just_at_the_threshold_counts():
    lowest = (1 << 64) // 3 + 1  # three times this leaves exactly 2, which is below the bound but fair
    assert (3 * lowest) % 2**64 == 2
    assert Fixed(lowest).below(3) == 1


def test_every_face_of_a_small_bound_has_equally_many_numbers():
    eighth = 1 << 61
    assert Counter(Fixed(part * eighth).below(4) for part in range(8)) == {0: 2, 1: 2, 2: 2, 3: 2}


@given(SEEDS, st.lists(st.integers(0, 5), max_size=12), st.data())
def test_what_is_taken_was_there_and_is_taken_once(seed, items, data):
    count = data.draw(st.integers(0, len(items)))
    taken = SplitMix(seed).take(items, count)
    assert len(taken) == count
    assert not Counter(taken) - Counter(items)


def test_taking_leaves_the_items_as_they_are():
    items = ["a", "b", "c"]
    SplitMix(1).take(items, 2)
    assert items == ["a", "b", "c"]


def test_all_orders_are_taken_about_equally_often():
    chance = SplitMix(99)
    orders = Counter("".join(chance.take("abc", 3)) for _ in range(6000))
    assert set(orders) == {"".join(order) for order in permutations("abc")}
    assert all(850 < times < 1150 for times in orders.values())


def test_more_than_there_is_cannot_be_taken():
    with pytest.raises(IndexError):
        SplitMix(1).take("ab", 3)
