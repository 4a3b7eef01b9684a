"""The contract on a few battles of one game, for walk-throughs: ``python -m helpers.compact dash``."""

from __future__ import annotations

import sys

from helpers import citations, contract, eyes
from horologium.engine.rulesets import ruleset

BATTLES = 2


def main(game: str) -> None:
    """Hold every promise against every moment of some battles."""
    rules = ruleset(game)
    assert rules is not None, f"{game} is not on the list of games"
    contract.examine(rules, BATTLES, contract.together(every_check()))


def every_check() -> list[contract.Check]:
    """All promises of the contract."""
    named = [item for module in (contract, citations, eyes) for item in vars(module).items()]
    return [check for name, check in named if name.startswith("check_")]


if __name__ == "__main__":
    main(sys.argv[1])
