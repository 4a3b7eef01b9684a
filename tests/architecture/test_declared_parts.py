"""What a game may bring beside its battles is declared, and nobody looks for it by name."""

from __future__ import annotations

import ast
from inspect import get_annotations

import pytest

from helpers.source import PROGRAM, Source, sources
from horologium.engine.core.ruleset import Ruleset
from horologium.engine.rulesets import RULESETS

DECLARED = [name for name, part in vars(Ruleset).items() if isinstance(part, property)]
OPTIONAL = [name for name in DECLARED if get_annotations(vars(Ruleset)[name].fget)["return"].endswith("| None")]


def looked_for(source: Source) -> list[str]:
    """The parts of a game that a module looks for by ``getattr`` or ``hasattr``."""
    calls = (node for node in ast.walk(source.tree) if isinstance(node, ast.Call) and len(node.args) > 1)
    asked = [node.args[1] for node in calls if ast.unparse(node.func) in {"getattr", "hasattr"}]
    return [arg.value for arg in asked if isinstance(arg, ast.Constant) and arg.value in (*OPTIONAL, "bots")]


def test_nobody_looks_for_a_part_by_name():
    found = [f"{source.file}: {name}" for source in sources(PROGRAM) for name in looked_for(source)]
    assert found == []


def test_a_search_by_name_is_found():
    assert looked_for(Source.parse('rules = getattr(game, "campaign", None)')) == ["campaign"]


def test_the_parts_are_known():
    assert {"campaign", "teams", "balance", "outlook", "lookout", "adviser", "sparer", "teller", "narrator"} == set(
        OPTIONAL
    )


@pytest.mark.parametrize("game", RULESETS.values(), ids=lambda game: game.id)
def test_every_game_says_of_each_part_whether_it_has_it(game):
    assert [name for name in DECLARED if not hasattr(game, name)] == []
