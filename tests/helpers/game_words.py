"""Which modules know a game by its name or by its words: identifiers and texts, but no docstrings."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from helpers.source import PROGRAM, sources

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from helpers.source import Source

WORDS: Mapping[str, frozenset[str]] = {
    "nova_aetas": frozenset({
        "nova", "aetas", "reagent", "reagents", "recipe", "recipes", "popolini", "popolino", "fiorini", "fiorino",
        "surgeon", "surgery", "church", "tavern", "bless", "blessing", "cube", "cubes", "pin", "pins", "pinned",
        "workshop", "market", "guild", "cerusico", "diamond", "perilium", "pecunia", "alchemia", "elementum",
    }),
    "constellation": frozenset({
        "constellation", "cosmo", "obol", "obols", "band", "bands", "warrior", "warriors", "armoury", "hearth",
        "healer",
    }),
    "village_attacks": frozenset({
        "villager", "villagers", "castle", "castles", "dues", "morale", "yunfakh", "commoner", "commoners", "mapmaker",
        "mapmakers", "minion", "minions", "nemesis", "thrall", "thralls", "pedlar", "masons", "oubliette", "dread",
        "breach", "breaches", "draught", "draughts", "furnishing", "furnishings", "captive", "captives", "ransom",
    }),
}  # fmt: skip
"""What only one game calls so; the words of the others follow with them. Rumours are in the towns of every pack."""

AT_HOME = re.compile(r"engine/rulesets/\w+/|content/updates|store/migrations|ui/art")
"""Where games are at home, where old words must stay, and pictures, which may be of anything."""

WORD = re.compile(r"[A-Z]?[a-z]+")


def knowing(game: str) -> list[str]:
    """The modules that know a game though it is not at home there, as they lie in the package."""
    places = ((source.file.removeprefix("desktop/horologium/"), source) for source in sources(PROGRAM))
    return [place for place, source in places if not AT_HOME.match(place) and WORDS[game] & set(words(source))]


def words(source: Source) -> Iterator[str]:
    """All words of the names and texts of a module, in small letters."""
    told = {id(text) for text in _docstrings(source.tree)}
    for node in ast.walk(source.tree):
        for name in _names(node, told):
            yield from (word.lower() for word in WORD.findall(name))


def _names(node: ast.AST, told: set[int]) -> Iterator[str]:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
            yield name
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.ImportFrom(module=str(name)):
            yield name
        case ast.keyword(arg=str(name)):
            yield name
        case ast.Constant(value=str(text)) if id(node) not in told:
            yield text


def _docstrings(tree: ast.AST) -> Iterator[ast.Constant]:
    """Texts that stand alone: docstrings of modules, classes and functions, and those under a constant."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
