"""The first pass: keys, types and bounds, in plain words."""

from __future__ import annotations

import tomllib
from dataclasses import is_dataclass
from typing import TYPE_CHECKING, get_args

import pytest

from helpers.packs import Figure, Mission
from horologium.content.checks.shape import read
from horologium.content.checks.sheet import Sheet
from horologium.content.fields import bare, field_types
from horologium.content.lines import KeyLines
from horologium.content.packs import Manifest
from horologium.engine.core.specs import Most, OneLine, Text
from horologium.engine.rulesets import RULESETS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.content.rules import Rules

SHORT = {Most(length) for length in range(401)}


def faults(spec: type, text: str) -> list[str]:
    base = {"id": "x", "name": "X"} | ({"move": 1} if spec is Figure else {"enemies": ["x"]})
    sheet = Sheet("x.toml", "kind", "x", base | tomllib.loads(text), KeyLines(text))
    return [str(problem).removeprefix("x.toml:") for problem in read(spec, sheet)[1]]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("move = 0", "1: move: must be at least 1 (was 0) - give a number from 1 to 12"),
        ("move = 13", "1: move: must be at most 12 (was 13) - give a number from 1 to 12"),
        (
            'move = "3"',
            "1: move: must be a whole number (was '3') - write digits only, without quotes or a decimal point",
        ),
        (
            'move = "thirteen feet"',
            "1: move: must be a whole number (was 'thirteen feet') - "
            "write digits only, without quotes or a decimal point",
        ),
        (
            "move = true",
            "1: move: must be a whole number (was true) - write digits only, without quotes or a decimal point",
        ),
        (
            "move = 2.5",
            "1: move: must be a whole number (was 2.5) - write digits only, without quotes or a decimal point",
        ),
        (
            "move = 2.0",
            "1: move: must be a whole number (was 2.0) - write digits only, without quotes or a decimal point",
        ),
        ("move = 11", " is wrong: eleven is unlucky - change it (was a table)"),
        ("name = 3", '1: name: must be a text (was 3) - put it into quotes, as "text"'),
        ('name = ""', "1: name: must have at least 1 characters (was 0) - give a text from 1 to 40 characters"),
        ('flies = "yes"', "1: flies: must be true or false (was 'yes') - write true or false, without quotes"),
        ("flies = 1", "1: flies: must be true or false (was 1) - write true or false, without quotes"),
        ('size = "huge"', "1: size: cannot be 'huge' - use 'small' or 'large'"),
        ('attack = "d6"', "1: attack: must be a list (was 'd6') - put it into brackets, as [a, b]"),
        ("attack = [6]", '1: attack.0: must be a text (was 6) - put it into quotes, as "text"'),
        (f"attack = {['d6'] * 5}", "1: attack: must have at most 4 items (was 5) - give a list of up to 4 items"),
        ("gear = 3", "1: gear: must be a table (was 3) - write it as { key = value }"),
        ("gear = { a = 0 }", "1: gear.a: must be at least 1 (was 0) - give a number of at least 1"),
        ("effects = [3]", "1: effects.0: must be a table (was 3) - write it as { key = value }"),
        (
            "colour = 1",
            "1: colour: is not a known key - use one of 'attack', 'effects', 'flies', 'gear', 'id', 'like', "
            "'move', 'name', ...",
        ),
        ("fleis = true", "1: fleis: is not a known key - did you mean 'flies'?"),
        (
            '[[effects]]\non = "moved"\ndo = "heal"\namout = 1',
            "4: effects.0.amout: is not a known key - did you mean 'amount'?",
        ),
        ('[[effects]]\non = "moved"', "1: effects.0.do: is missing - add a line do = ..."),
        ('[[effects]]\non = "died"\ndo = "heal"', "2: effects.0.on: cannot be 'died' - use 'harmed' or 'moved'"),
    ],
)
def test_a_wrong_value_is_told_with_line_and_remedy(line: str, words: str) -> None:
    assert faults(Figure, line) == [words]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("start = [1]", "1: start.1: is missing - the list has only 1 items; add the others"),
        ("start = [1, 2, 3]", "1: start: has too many items (3) - give 2"),
        (
            'start = [1, "a"]',
            "1: start.1: must be a whole number (was 'a') - write digits only, without quotes or a decimal point",
        ),
        ("enemies = []", "1: enemies: must have at least 1 items (was 0) - give a list of at least 1 items"),
        (
            'intro = ["see https://x.org"]',
            "1: intro.0: holds a link ('https://') - packs cannot lead elsewhere; remove it",
        ),
    ],
)
def test_lists_are_checked_item_by_item(line: str, words: str) -> None:
    assert faults(Mission, line) == [words]


def test_a_key_that_may_be_left_out_takes_its_own_value() -> None:
    figure, problems = read(Figure, Sheet("x.toml", "figures", "x", {"id": "x", "name": "X", "move": 2}))
    assert (figure, problems) == (Figure("x", "X", 2), [])


def test_bounds_are_told_although_something_else_is_wrong() -> None:
    assert len(faults(Figure, 'move = 0\nsize = "huge"\nfleis = 1\ngear = { a = 0 }')) == 4


def marked(spec: type, seen: set[type]) -> Iterator[tuple[str, tuple[object, ...]]]:
    """Every marked part of a spec, with the name of its field."""
    seen.add(spec)
    for name, hint in field_types(spec).items():
        waiting = [hint]
        while waiting:
            base, marks = bare(waiting.pop())
            yield f"{spec.__name__}.{name}", marks
            if isinstance(base, type) and is_dataclass(base) and base not in seen:
                yield from marked(base, seen)
            waiting += get_args(base)


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_every_short_text_of_a_pack_is_a_name(rules: Rules) -> None:
    seen: set[type] = set()
    parts = [part for spec in (Manifest, *rules.specs.values()) for part in marked(spec, seen)]
    texts = [(name, {*marks}) for name, marks in parts if Text() in marks and not SHORT.isdisjoint(marks)]
    assert texts
    assert [name for name, marks in texts if OneLine() not in marks] == []
