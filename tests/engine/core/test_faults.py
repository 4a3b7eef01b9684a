"""Faults: whose they are, and which of them something has brought about."""

from __future__ import annotations

from horologium.engine.core.faults import Fault, brought

DEAR = Fault("", "it costs 40 of 36 points", "send somebody home", "R-1")


def test_a_fault_names_the_member_and_the_list_that_would_mend_it():
    assert [(each.whose, each.of_list) for each in (Fault("2.abilities", "…"), Fault("2", "…"), DEAR)] == [
        ("2", "abilities"), ("2", ""), ("", ""),
    ]  # fmt: skip


def test_what_was_wrong_before_is_not_brought_about_by_another_number():
    worse = Fault("", "it costs 47 of 36 points", "send somebody home", "R-1")
    assert [*brought([DEAR], [worse])] == []


def test_another_place_or_another_rule_is_something_new():
    there, other = Fault("1", DEAR.why, "", "R-1"), Fault("", DEAR.why, "", "R-2")
    assert [*brought([DEAR], [DEAR, there, other])] == [there, other]


def test_without_a_rule_the_sentence_tells():
    assert [*brought([Fault("", "too many")], [Fault("", "too many"), Fault("", "too few")])] == [Fault("", "too few")]
