"""What a game and its packs bring is declared, and nobody looks for it by name."""

from __future__ import annotations

import ast
from dataclasses import fields
from inspect import get_annotations
from typing import TYPE_CHECKING, get_args

import pytest

from helpers.source import PROGRAM, Source, sources
from horologium.engine.core import ask, journal, view
from horologium.engine.core.plots import Node, PlotSpec, TownSpec
from horologium.engine.core.ruleset import Ruleset
from horologium.engine.core.specs import MissionEntry
from horologium.engine.rulesets import RULESETS

if TYPE_CHECKING:
    from collections.abc import Container

DECLARED = [name for name, part in vars(Ruleset).items() if isinstance(part, property)]
OPTIONAL = [name for name in DECLARED if get_annotations(vars(Ruleset)[name].fget)["return"].endswith("| None")]


TOLD = ("kind", "rank", "slot", "emblem", "chart", "state")
OURS = {field.name for kind in (PlotSpec, Node, TownSpec) for field in fields(kind)}
FIELDS = {field.name for game in RULESETS.values() for spec in game.specs.values() for field in fields(spec)} - OURS


SAID = {
    word
    for module in (ask, journal, view)
    for alias in vars(module).values()
    for word in get_args(alias)
    if isinstance(word, str)
} | {"roll", "draw", "choose", "undo"}
"""Kinds of questions, and of a row that the journal on the screen has beside those of entries."""


def words_of_views(source: Source) -> list[str]:
    """The words with which a module compares what a view or a question says, and which no type lists."""
    found = []
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr in TOLD:
            constants = [part for other in node.comparators for part in ast.walk(other)]
            found += [each.value for each in constants if isinstance(each, ast.Constant) and each.value not in SAID]
    return [word for word in found if isinstance(word, str)]


def looked_for(source: Source, names: Container[str] = (*OPTIONAL, "bots")) -> list[str]:
    """The parts of a game that a module looks for by ``getattr`` or ``hasattr``."""
    calls = (node for node in ast.walk(source.tree) if isinstance(node, ast.Call) and len(node.args) > 1)
    asked = [node.args[1] for node in calls if ast.unparse(node.func) in {"getattr", "hasattr"}]
    return [arg.value for arg in asked if isinstance(arg, ast.Constant) and arg.value in names]


def test_nobody_looks_for_a_part_by_name():
    found = [f"{source.file}: {name}" for source in sources(PROGRAM) for name in looked_for(source)]
    assert found == []


def test_nobody_but_its_game_looks_for_a_field_of_an_entry_by_name():
    others = (source for source in sources(PROGRAM) if "/rulesets/" not in source.file)
    assert [f"{source.file}: {name}" for source in others for name in looked_for(source, FIELDS)] == []


@pytest.mark.parametrize("game", RULESETS.values(), ids=lambda game: game.id)
def test_missions_of_every_game_have_what_screens_ask_for(game):
    wanted = {name for kind in MissionEntry.__mro__ for name, part in vars(kind).items() if isinstance(part, property)}
    assert wanted == {"id", "name", "intro"}
    assert wanted <= {field.name for field in fields(game.specs["missions"])}


@pytest.mark.parametrize("game", RULESETS.values(), ids=lambda game: game.id)
def test_every_kind_of_cards_has_names(game):
    kinds = () if game.campaign is None else game.campaign.data.kinds
    folders = [kind.folder for kind in kinds if kind.folder]
    assert [folder for folder in folders if "name" not in {field.name for field in fields(game.specs[folder])}] == []


def test_screens_know_no_words_of_views_but_those_that_the_engine_lists():
    screens = sources(PROGRAM / "ui/battle")
    assert [f"{source.file}: {word}" for source in screens for word in words_of_views(source)] == []


def test_a_word_that_is_not_listed_is_found():
    assert words_of_views(Source.parse('found = token.kind == "ally" or card.state in {"open", "torn"}')) == [
        "ally",
        "torn",
    ]


def test_a_search_by_name_is_found():
    assert looked_for(Source.parse('rules = getattr(game, "campaign", None)')) == ["campaign"]
    assert looked_for(Source.parse('told = getattr(spec, "intro", "")'), FIELDS) == ["intro"]


def test_the_parts_are_known():
    assert {"campaign", "teams", "balance", "outlook", "lookout", "adviser", "sparer", "teller", "narrator"} == set(
        OPTIONAL
    )


@pytest.mark.parametrize("game", RULESETS.values(), ids=lambda game: game.id)
def test_every_game_says_of_each_part_whether_it_has_it(game):
    assert [name for name in DECLARED if not hasattr(game, name)] == []
