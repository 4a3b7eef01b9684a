"""A memory of limited size."""

from horologium.engine.kit.memo import Memo


def test_what_is_kept_is_given_back_and_found_again():
    memo = Memo(2)
    assert memo.keep("one", 1) == memo.get("one") == 1


def test_a_full_memory_forgets_everything_before():
    memo = Memo(2)
    for number in range(3):
        memo.keep(number, number)
    assert memo == {2: 2}
