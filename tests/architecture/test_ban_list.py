"""Nothing in the engine may differ between two machines or two runs."""

from __future__ import annotations

import pytest

from helpers.bans import banned
from helpers.source import ENGINE, Source, sources

# A file and a word of the ban that it may use, each with its reason.
EXCEPTIONS: dict[tuple[str, str], str] = {}


def excused(finding) -> bool:
    return any(finding.file.endswith(file) and word in finding.text for file, word in EXCEPTIONS)


def test_the_engine_uses_nothing_on_the_ban_list():
    assert [str(finding) for finding in banned(list(sources(ENGINE))) if not excused(finding)] == []


@pytest.mark.parametrize(
    "slip",
    [
        "chance = 0.5",
        "def share(a):\n    return a / 2",
        "def share(a):\n    a /= 2",
        "def share(a):\n    return float(a)",
        "def name(a):\n    return id(a)",
        "def name(a):\n    return hash(a)",
        "def run(text):\n    exec(text)",
        "def run(text):\n    return eval(text)",
        "import random",
        "import os.path",
        "from time import monotonic",
        "from datetime import date",
        "import numpy",
        "def fork(a):\n    import secrets",
        "import copy\ndef fork(a):\n    return copy.deepcopy(a)",
        "from copy import deepcopy",
        "from dataclasses import replace",
        "import dataclasses\ndef change(a):\n    return dataclasses.replace(a, b=1)",
        "def walk(a):\n    for b in {1, 2}: a(b)",
        "def walk(a):\n    for b in set(a): a(b)",
        "def walk(a):\n    return [b for b in frozenset(a)]",
        "def walk(a):\n    return [*{b for b in a}]",
        "def walk(a):\n    near = {b for b in a}\n    return tuple(near)",
        "def walk(a: set[int]):\n    return [b for b in a | {3}]",
        "def walk(a: frozenset[str]):\n    return ', '.join(a)",
        "def walk(a: set[int]):\n    return a.pop()",
        "class Map:\n    high: frozenset[int]\ndef walk(a):\n    return list(a.high)",
        "def attack(a) -> Rule[int]:\n    try:\n        yield from a\n    finally:\n        a.close()",
        "SEEN = []",
        "TABLE = {'a': 1}",
        "TABLE: dict[str, int] = dict(a=1)",
        "def count():\n    global total",
    ],
)
def test_each_kind_of_slip_is_caught(slip):
    assert list(banned([Source.parse(slip)]))


@pytest.mark.parametrize(
    "fair",
    [
        "def share(a):\n    return a // 2",
        "from fractions import Fraction\ndef share(a):\n    return Fraction(a, 2)",
        "def name(a):\n    return a.replace('x', 'y')",
        "class Cell:\n    def __hash__(self) -> int:\n        return hash(self.place)",
        "def walk(a: set[int]):\n    return sorted(a)",
        "def walk(a: set[int]):\n    return sum(b + 1 for b in a)",
        "def walk(a: set[int]):\n    return {b + 1 for b in a}",
        "def walk(a: set[int]):\n    return 3 in a and len(a)",
        "def walk(a: dict[str, int]):\n    return [b for b in a]",
        "class Map:\n    high: frozenset[int]\nclass Tower:\n    high: int\ndef walk(a):\n    return list(a.high)",
        "SEEN = ()",
        "NAMES = frozenset({'a'})",
        "TABLE: Final = {'a': 1}",
        "TABLE: Mapping[str, int] = {'a': 1}",
        "def clean(a):\n    try:\n        a()\n    finally:\n        a.close()",
    ],
)
def test_what_is_fair_is_let_be(fair):
    assert [str(finding) for finding in banned([Source.parse(fair)])] == []
