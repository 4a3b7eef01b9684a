"""A game of stories that pays its members: what it keeps for itself, in two versions."""

from __future__ import annotations

from dataclasses import dataclass, replace

from helpers.tales import TALE_RULES
from horologium.engine.core.faults import Fault
from horologium.engine.core.own import OwnParts, part

MOST_WAGE = 9


@dataclass(frozen=True, slots=True)
class Contract:
    """What a member is paid, and until which battle."""

    wage: int = 1
    until: int = 3


@dataclass(frozen=True, slots=True)
class Ledger:
    """What the company owes, by name."""

    debts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Wear:
    """How worn a thing is, or how deep a wound."""

    marks: int = 0


def lift(bearer, version, data):
    """In the first version a contract knew no end."""
    return {**data, "until": 3} if (bearer, version) == ("member", 1) else data


def faults(state):
    """Nobody is paid more than there is."""
    for member in state.company.members:
        if part(member, Contract).wage > MOST_WAGE:
            yield Fault(member.key, f"{member.name} is paid more than {MOST_WAGE}")


WAGES = OwnParts(2, {"company": Ledger, "member": Contract, "thing": Wear, "condition": Wear}, lift, faults)
PAYING = replace(TALE_RULES, own=WAGES)
"""The rules between battles, with wages."""

FROZEN = {1: '{"v":1,"wage":4}', 2: '{"until":7,"v":2,"wage":4}'}
"""A contract as every version of the game has written it."""
