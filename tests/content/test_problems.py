"""Problems are told on one line each, in words."""

from __future__ import annotations

import pytest

from horologium.content.problems import ContentError, Problem, choice, in_order, shown

FLAW = Problem("figures/pikeman.toml", 7, "move", "must be at least 1 (was 0)", "give a number from 1 to 12")


def test_a_problem_is_one_line_with_place_and_remedy() -> None:
    assert str(FLAW) == "figures/pikeman.toml:7: move: must be at least 1 (was 0) - give a number from 1 to 12"


def test_what_is_not_known_is_left_out() -> None:
    assert str(Problem("", None, "", "is damaged", "pack it again")) == "is damaged - pack it again"


def test_a_problem_never_breaks_the_line_or_the_terminal() -> None:
    text = str(Problem("a\nb\x1b[2J\u202e", None, "", "x", "y"))
    assert text == r"a\nb\x1b[2J\u202e: x - y"


def test_an_error_carries_its_problems() -> None:
    error = ContentError(FLAW, FLAW)
    assert error.problems == (FLAW, FLAW)
    assert str(error) == f"{FLAW}\n{FLAW}"


def test_a_flood_is_cut_short() -> None:
    flood = [Problem("x.toml", line, "", "x", "y") for line in range(1, 301)]
    shortened = in_order(reversed(flood))
    assert shortened[:200] == tuple(flood[:200])
    assert shortened[200].message == "and 100 more problems"


@pytest.mark.parametrize(
    ("value", "text"),
    [(True, "true"), (3, "3"), ("a", "'a'"), ({}, "a table"), ([], "a list"), ("x" * 99, "'" + "x" * 55 + "...'")],
)
def test_values_are_shown_short(value: object, text: str) -> None:
    assert shown(value) == text


@pytest.mark.parametrize(
    ("word", "known", "advice"),
    [
        ("mvoe", ["move", "life"], "did you mean 'move'?"),
        ("zzz", ["move", "life"], "use one of 'life', 'move'"),
        (3, ["move"], "use one of 'move'"),
        ("zzz", [], "add one"),
        ("zzz", [f"a{n}" for n in range(9)], "use one of 'a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', ..."),
    ],
)
def test_advice_names_the_nearest_word_or_a_few(word: object, known: list[str], advice: str) -> None:
    assert choice(word, known, "add one") == advice
