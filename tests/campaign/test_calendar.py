"""The calendar of the story speaks as in 1509."""

from __future__ import annotations

import pytest

from horologium.campaign.calendar import date_of, date_text, easter, feast, weekday_text
from horologium.engine.core.plots import Node, PlotSpec, Way


def story(begins):
    nodes = (Node("start", "scene", "Start", ways=(Way("end"),)), Node("end", "ending", "End"))
    return PlotSpec("story", "A story", "start", begins, nodes)


def test_the_first_day_is_the_date_of_the_plot():
    plot = story("1509-05-14")
    assert (date_text(plot, 0), weekday_text(plot, 0)) == ("14 May 1509", "Monday")


def test_days_run_on_into_the_next_month_and_year():
    plot = story("1509-12-30")
    assert [date_text(plot, day) for day in (1, 2)] == ["31 December 1509", "1 January 1510"]


def test_a_story_can_live_through_the_reform_of_the_calendar():
    assert date_of(story("1582-10-04"), 1) == (1582, 10, 15)


@pytest.mark.parametrize(
    ("year", "month", "day"), [(1492, 4, 22), (1509, 4, 8), (1510, 3, 31), (1583, 4, 10), (1981, 4, 19), (2024, 3, 31)]
)
def test_easter_falls_as_the_tables_of_the_church_say(year, month, day):
    assert easter(year) == (year, month, day)


@pytest.mark.parametrize(
    ("begins", "name"),
    [("1509-05-27", "Whitsun"), ("1509-06-24", "Saint John"), ("1509-05-17", "Ascension"), ("1509-05-14", "")],
)
def test_feasts_are_known_by_name(begins, name):
    assert feast(story(begins), 0) == name


def test_what_is_no_date_is_refused():
    with pytest.raises(ValueError, match="no date"):
        date_text(story("1509-02-30"), 0)
