"""What each field of a record may hold, and what comes nearest to it."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.kept import ADA, AT, records
from horologium.campaign.record_rules import RULES, impossible, is_time, possible
from horologium.campaign.records import KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_of_every_record_has_a_rule(kind):
    assert [field.name for field in fields(KINDS[kind])] == list(RULES[kind])


@given(st.sampled_from(list(KINDS)).flatmap(records))
def test_what_cannot_be_becomes_something_that_can(record):
    mended = possible(record)
    assert [found for found in impossible(mended) if found.field != "id"] == []
    assert possible(mended) == mended


def test_a_record_of_which_nothing_is_wrong_stays_as_it_is():
    assert possible(ADA) is ADA


def test_what_is_wrong_is_told_with_its_field():
    found = [*impossible(replace(ADA, name="\u3164", experience=-9))]
    assert [(each.field, "U+3164" in each.why or "not -9" in each.why) for each in found] == [
        ("name", True),
        ("experience", True),
    ]


@pytest.mark.parametrize("text", [AT, "1509-01-01T12:00:00+00:00", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00.5"])
def test_a_moment_is_a_time(text):
    assert is_time(text)


@pytest.mark.parametrize("text", ["", "yesterday", "20260101", "2026-13-01T00:00:00", "2026-01-01"])
def test_what_no_clock_says_is_no_time(text):
    assert not is_time(text)


def test_the_value_of_an_option_can_be_read():
    rule = RULES["charter"]["options"]
    assert (rule.wrong((("hard", "true"),)), "is no value of an option" in rule.wrong((("hard", "tru"),))) == ("", True)
