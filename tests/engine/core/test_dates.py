"""Days are counted across both calendars."""

from __future__ import annotations

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.core.dates import REFORM, Date, date_at, day_number, read_date, weekday


@given(st.integers(1_721_424, 3_000_000))
def test_a_day_and_its_date_lead_to_each_other(number):
    assert day_number(date_at(number)) == number


@given(st.dates(datetime.date(1582, 10, 15), datetime.date(2400, 1, 1)))
def test_after_the_reform_the_calendar_is_ours(day):
    number = day_number(Date(day.year, day.month, day.day))
    assert (number - 1_721_425, weekday(number)) == (day.toordinal(), day.weekday())


def test_the_reform_leaves_ten_days_out():
    assert (date_at(REFORM - 1), date_at(REFORM)) == ((1582, 10, 4), (1582, 10, 15))


def test_the_battle_of_agnadello_was_on_a_monday():
    assert weekday(day_number(Date(1509, 5, 14))) == 0


def test_a_century_is_a_leap_year_in_the_old_calendar():
    assert (read_date("1500-02-29"), read_date("1700-02-29")) == ((1500, 2, 29), None)


@pytest.mark.parametrize(
    "text", ["1509-5-14", "14-05-1509", "1509-02-29", "1509-13-01", "1509-00-10", "1509-05-00", "1582-10-10",
             "0000-01-01", "٢٠٢٠-01-01", "yesterday", ""]
)  # fmt: skip
def test_what_is_no_date_is_not_read(text):
    assert read_date(text) is None
