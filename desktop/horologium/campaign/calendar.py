"""What day it is in the story, as people of its time would say it.

Dates follow the calendar in force at their time (see ``engine.core.dates``): 1509 is Julian, and so is its Easter.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.dates import REFORM, Date, date_at, day_number, read_date, weekday
from horologium.engine.core.speech import later, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.plots import PlotSpec

MONTHS: Final = (
    later("January"), later("February"), later("March"), later("April"), later("May"), later("June"),
    later("July"), later("August"), later("September"), later("October"), later("November"), later("December"),
)  # fmt: skip
WEEKDAYS: Final = (
    later("Monday"),
    later("Tuesday"),
    later("Wednesday"),
    later("Thursday"),
    later("Friday"),
    later("Saturday"),
    later("Sunday"),
)

FEASTS: Final[Mapping[tuple[int, int], str]] = MappingProxyType(
    {
        (1, 6): later("Epiphany"),
        (2, 2): later("Candlemas"),
        (3, 25): later("Annunciation"),
        (4, 25): later("Saint Mark"),
        (6, 13): later("Saint Anthony"),
        (6, 24): later("Saint John"),
        (6, 29): later("Saints Peter and Paul"),
        (8, 15): later("Assumption"),
        (9, 29): later("Saint Michael"),
        (11, 1): later("All Saints"),
        (11, 11): later("Saint Martin"),
        (12, 25): later("Christmas"),
    }
)
"""Feasts that fall on the same day each year."""

AFTER_EASTER: Final[Mapping[int, str]] = MappingProxyType(
    {
        -46: later("Ash Wednesday"),
        0: later("Easter"),
        39: later("Ascension"),
        49: later("Whitsun"),
        60: later("Corpus Christi"),
    }
)
"""Feasts by their days after Easter."""


def date_of(plot: PlotSpec, day: int) -> Date:
    """The date of a day of the story; day 0 is the one on which it begins."""
    return date_at(_number(plot, day))


def day_of(plot: PlotSpec, date: str) -> int:
    """The day of the story on a date that is written as 1509-05-14."""
    return _day_number(date) - _number(plot, 0)


def date_text(plot: PlotSpec, day: int) -> str:
    """The date of a day of the story in words: "14 May 1509"."""
    date = date_of(plot, day)
    return say("{day} {month} {year}", day=date.day, month=say(MONTHS[date.month - 1]), year=date.year)


def weekday_text(plot: PlotSpec, day: int) -> str:
    """The day of the week: "Monday"."""
    return say(WEEKDAYS[weekday(_number(plot, day))])


def feast(plot: PlotSpec, day: int) -> str:
    """The feast that is kept on a day of the story, or nothing."""
    number = _number(plot, day)
    date = date_at(number)
    moving = AFTER_EASTER.get(number - day_number(easter(date.year)), "")
    name = moving or FEASTS.get((date.month, date.day), "")
    return say(name) if name else ""


def easter(year: int) -> Date:
    """Easter Sunday: the first Sunday after the full moon of spring, by the tables of the calendar in force."""
    moon = _full_moon(year)
    return date_at(moon + 7 - (weekday(moon) + 1) % 7)


def _full_moon(year: int) -> int:
    """The day number of the full moon of spring in the church's tables."""
    if day_number(Date(year, 3, 21)) < REFORM:
        return day_number(Date(year, 3, 21)) + (19 * (year % 19) + 15) % 30
    century = year // 100
    age = (19 * (year % 19) + 15 + century - century // 4 - (8 * century + 13) // 25) % 30
    early = age == 29 or (age == 28 and year % 19 > 10)
    return day_number(Date(year, 3, 21)) + age - early


def _number(plot: PlotSpec, day: int) -> int:
    return _day_number(plot.begins) + day


def _day_number(text: str) -> int:
    date = read_date(text)
    if date is None:
        raise ValueError(f"{text!r} is no date")  # the checks of the pack let no such plot through
    return day_number(date)
