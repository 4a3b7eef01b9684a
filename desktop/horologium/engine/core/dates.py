"""Dates of a story, counted by whole days.

Until 4 October 1582 they are dates of the Julian calendar, from 15 October 1582 on of the Gregorian, as in Italy: a
story that begins on 14 May 1509 means the day on which the Venetians lost at Agnadello.
"""

from __future__ import annotations

from typing import Final, NamedTuple

MONTHS: Final = 12
REFORM: Final = 2_299_161
"""The number of the first Gregorian day, 15 October 1582."""


class Date(NamedTuple):
    """A day of the calendar in force at its time."""

    year: int
    month: int
    day: int


def read_date(text: str) -> Date | None:
    """A date written as 1509-05-14; None if it is not one, or if there never was such a day."""
    parts = text.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not all(part.isascii() and part.isdecimal() for part in parts):
        return None
    date = Date(*map(int, parts))
    there_is = 1 <= date.month <= MONTHS and date.day >= 1 and date.year >= 1
    return date if there_is and date_at(day_number(date)) == date else None


def day_number(date: Date) -> int:
    """How many days have passed since noon of the first day of the Julian period (the Julian day number)."""
    years, months = date.year + 4800 - (date.month < 3), (date.month + 9) % 12  # years that begin in March
    days = date.day + (153 * months + 2) // 5 + 365 * years + years // 4
    gregorian = days - years // 100 + years // 400 - 32045
    return gregorian if gregorian >= REFORM else days - 32083


def date_at(number: int) -> Date:
    """The date of a day by its number."""
    cycle, centuries = number + 32082, 0
    if number >= REFORM:
        cycle = number + 32044
        centuries, cycle = divmod(4 * cycle + 3, 146_097)
        cycle //= 4
    years, rest = divmod(4 * cycle + 3, 1461)
    months = (5 * (rest // 4) + 2) // 153
    day = rest // 4 - (153 * months + 2) // 5 + 1
    return Date(100 * centuries + years - 4800 + months // 10, months + 3 - 12 * (months // 10), day)


def weekday(number: int) -> int:
    """The day of the week by the number of a day: 0 is Monday."""
    return number % 7
