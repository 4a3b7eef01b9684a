"""When clauses hold: what they ask about, and whether some of them hold whatever has happened."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.plots import Clause, Way

Battle: TypeAlias = tuple[str, bool | None]
"""How the last battle ended: its outcome, and whether that was a victory."""

NO_BATTLE: Battle = ("", None)
MOST_CASES = 20_000
MOST_COUNT = 99


def fact(clause: Clause) -> str:
    """What a clause asks about, as ``flag:name``; empty if it asks about the last battle."""
    if clause.holds in ("won", "lost", "outcome"):
        return ""
    return f"{'flag' if clause.holds in ('at-least', 'at-most') else clause.holds}:{clause.name}"


def turns(clause: Clause) -> int:
    """The count from which on a clause answers otherwise than for nothing."""
    return clause.amount + (clause.holds == "at-most")


def reached(clause: Clause, count: int) -> bool:
    """Whether a clause holds for so many of what it asks about."""
    return ((count <= clause.amount) if clause.holds == "at-most" else (count >= clause.amount)) != clause.negated


def truth(clause: Clause, facts: Mapping[str, int], battle: Battle) -> bool:
    """Whether a clause holds."""
    if clause.holds == "outcome":
        return (battle[0] == clause.name) != clause.negated
    if clause.holds in ("won", "lost"):
        return (battle[1] is (clause.holds == "won")) != clause.negated
    return reached(clause, facts.get(fact(clause), 0))


def all_true(clauses: Iterable[Clause], facts: Mapping[str, int], battle: Battle) -> bool:
    """Whether all clauses hold."""
    return all(truth(clause, facts, battle) for clause in clauses)


def always_open(ways: tuple[Way, ...], battles: Iterable[Battle], most: Mapping[str, int]) -> bool:
    """Whether one of the ways is open in every case, whatever the facts are and however the last battle ended."""
    if any(not way.when for way in ways):
        return True
    clauses = [clause for way in ways for clause in way.when]
    endings = list(battles) if any(not fact(clause) for clause in clauses) else [NO_BATTLE]
    found = cases(clauses, most)
    if found is None or len(endings) * len(found) > MOST_CASES:
        return False  # too many to be tried out: such a scene needs a way without clauses
    return all(any(all_true(way.when, facts, battle) for way in ways) for facts in found for battle in endings)


def cases(clauses: Iterable[Clause], most: Mapping[str, int]) -> list[dict[str, int]] | None:
    """All cases that some clauses can tell apart, or None if there are too many."""
    found = counts(clauses, most)
    if prod(map(len, found.values())) > MOST_CASES:
        return None
    return [dict(zip(found, case, strict=True)) for case in product(*found.values())]


def counts(clauses: Iterable[Clause], most: Mapping[str, int]) -> dict[str, tuple[int, ...]]:
    """The counts of each fact that some clauses can tell apart; ``most`` is where scales end."""
    found: dict[str, set[int]] = {}
    for clause in clauses:
        if key := fact(clause):
            found.setdefault(key, {0}).add(min(turns(clause), most.get(key, MOST_COUNT)))
    return {key: tuple(sorted(each)) for key, each in found.items()}
