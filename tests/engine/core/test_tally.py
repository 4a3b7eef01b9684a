from horologium.engine.core.tally import Part, Tally


def tally(*amounts: int) -> Tally:
    result = Tally()
    for amount in amounts:
        result.add(amount, f"part of {amount}", "TST-01")
    return result


def test_the_total_is_the_sum_of_the_parts():
    assert tally(3, -1, 2).total == 4


def test_each_part_keeps_its_reason_and_its_rule():
    assert tally(3).parts == [Part(3, "part of 3", "TST-01")]


def test_a_part_that_changes_nothing_is_not_kept():
    assert tally(2, 0).parts == tally(2).parts


def test_a_floor_lifts_the_total_and_says_why():
    lifted = tally(-2)
    lifted.at_least(1, "never below one", "TST-02")
    assert (lifted.total, lifted.parts[-1]) == (1, Part(3, "never below one", "TST-02"))


def test_a_floor_below_the_total_changes_nothing():
    high = tally(5)
    high.at_least(1, "never below one")
    assert (high.total, len(high.parts)) == (5, 1)


def test_a_ceiling_caps_the_total_and_says_why():
    capped = tally(9)
    capped.at_most(6, "never above six")
    assert (capped.total, capped.parts[-1]) == (6, Part(-3, "never above six"))


def test_a_ceiling_above_the_total_changes_nothing():
    low = tally(2)
    low.at_most(6, "never above six")
    assert (low.total, len(low.parts)) == (2, 1)


def test_the_reasons_are_plain_data_for_the_journal():
    assert tally(2, -1).reasons() == [[2, "part of 2", "TST-01"], [-1, "part of -1", "TST-01"]]


def test_as_a_text_it_shows_the_sum_and_signed_parts():
    assert str(tally(2, -1)) == "1 = +2 part of 2 -1 part of -1"
