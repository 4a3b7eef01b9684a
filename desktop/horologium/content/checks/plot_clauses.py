"""When clauses hold: what they ask about, and whether some of them hold whatever has happened."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from horologium.engine.core.plots import Clause, Way

Battle: TypeAlias = tuple[str, bool | None]
"""How the last battle ended: its outcome, and whether that was a victory."""

NO_BATTLE: Battle = ("", None)
MOST_CASES = 20_000


def fact(clause: Clause) -> str:
    """What a clause asks about, as ``flag:name``; empty if it asks about the last battle."""
    if clause.holds in ("won", "lost", "outcome"):
        return ""
    return f"{'flag' if clause.holds == 'at-least' else clause.holds}:{clause.name}"


def truth(clause: Clause, facts: Mapping[str, int], battle: Battle) -> bool:
    """Whether a clause holds."""
    if clause.holds == "outcome":
        found = battle[0] == clause.name
    elif clause.holds in ("won", "lost"):
        found = battle[1] is (clause.holds == "won")
    else:
        found = facts.get(fact(clause), 0) >= (clause.amount if clause.holds == "at-least" else 1)
    return found != clause.negated


def all_true(clauses: Iterable[Clause], facts: Mapping[str, int], battle: Battle) -> bool:
    """Whether all clauses hold."""
    return all(truth(clause, facts, battle) for clause in clauses)


def always_open(ways: tuple[Way, ...], battles: Iterable[Battle]) -> bool:
    """Whether one of the ways is open in every case, whatever the facts are and however the last battle ended."""
    if any(not way.when for way in ways):
        return True
    clauses = [clause for way in ways for clause in way.when]
    highest: dict[str, int] = {}
    for clause in clauses:
        if key := fact(clause):
            highest[key] = max(highest.get(key, 1), clause.amount)
    endings = list(battles) if any(not fact(clause) for clause in clauses) else [NO_BATTLE]
    if len(endings) * prod(most + 1 for most in highest.values()) > MOST_CASES:
        return False  # too many to be tried out: such a scene needs a way without clauses
    return all(
        any(all_true(way.when, facts, battle) for way in ways) for facts in _cases(highest) for battle in endings
    )


def _cases(highest: Mapping[str, int]) -> Iterator[dict[str, int]]:
    for counts in product(*(range(most + 1) for most in highest.values())):
        yield dict(zip(highest, counts, strict=True))
