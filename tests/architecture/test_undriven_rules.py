"""A rule that is called without ``yield from`` runs nothing; type checkers and linters do not see it."""

from __future__ import annotations

import pytest

from helpers.source import ENGINE, Source, sources
from helpers.undriven import undriven

# Those who own a running rule: they start it, and send it its answers.
DRIVERS = {"desktop/horologium/engine/core/course.py", "desktop/horologium/engine/core/table.py"}

RULES = """
from horologium.engine.core.ask import Rule

def guard(target) -> Rule[int]:
    yield

class Figure:
    def stand_up(self) -> Rule[None]:
        yield
"""


def planted(body: str) -> list[str]:
    attack = "def attack(target, figure) -> Rule[int]:\n    " + body
    rules = Source.parse(RULES, module="horologium.engine.rules")
    text = f"from horologium.engine import rules\nfrom horologium.engine.rules import guard, Rule\n{attack}\n"
    return [finding.text for finding in undriven([rules, Source.parse(text)])]


def test_every_rule_in_the_engine_is_driven():
    found = [str(each) for each in undriven(list(sources(ENGINE))) if each.file not in DRIVERS]
    assert found == []


@pytest.mark.parametrize(
    "slip",
    [
        "guard(target)",
        "stopped = guard(target)",
        "stopped: int = guard(target)",
        "yield guard(target)",
        "yield from (guard(target), 1)[0] if guard(target) else ()",
        "hits = 3 - guard(target)",
        "hits = max(0, guard(target))",
        "rules.guard(target)",
        "figure.stand_up()",
        "for hit in guard(target): yield from other(hit)",
        "if guard(target): return 0",
    ],
)
def test_a_forgotten_yield_from_is_caught(slip):
    assert planted(slip)


@pytest.mark.parametrize(
    "driven",
    [
        "stopped = yield from guard(target)",
        "return guard(target)",
        "return 3 - (yield from guard(target))",
        "yield from rules.guard(target)",
        "yield from figure.stand_up()",
        "yield from first_of(target, guard(target))",
        "yield from in_turn([guard(each) for each in target])",
        "yield from guard(target) if target else guard(figure)",
        "odds = distribution(lambda: guard(target))",
    ],
)
def test_a_rule_that_is_driven_or_handed_on_is_let_be(driven):
    assert planted(driven) == []


def test_a_method_name_with_another_meaning_elsewhere_is_let_be():
    rules = Source.parse(RULES + "\nclass Chair:\n    def stand_up(self) -> None: ...\n")
    caller = Source.parse("def go(chair):\n    chair.stand_up()\n", module="horologium.engine.caller")
    assert list(undriven([rules, caller])) == []
