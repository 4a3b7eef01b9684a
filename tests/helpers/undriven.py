"""Finds rules that were called but never driven: a forgotten ``yield from`` runs nothing, silently."""

from __future__ import annotations

import ast
import builtins
from typing import TYPE_CHECKING, NamedTuple

from helpers.source import Finding, Source, functions, is_rule

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# A call inside these belongs to whatever stands around them.
_TRANSPARENT = (
    ast.IfExp,
    ast.Tuple,
    ast.List,
    ast.Starred,
    ast.keyword,
    ast.ListComp,
    ast.GeneratorExp,
    ast.NamedExpr,
)


class RuleNames(NamedTuple):
    """Who is a rule: functions as (module, name), methods by name alone."""

    functions: frozenset[tuple[str, str]]
    methods: frozenset[str]


def undriven(sources: Sequence[Source]) -> Iterator[Finding]:
    """Every call of a rule that is neither driven by ``yield from`` nor handed on."""
    names = collect(sources)
    for source in sources:
        known, parents = _imported(source), _parents(source.tree)
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and _calls_rule(node, source, known, names) and not _driven(node, parents):
                yield Finding(source.file, node.lineno, f"{ast.unparse(node.func)}(…) is never driven: yield from it")


def collect(sources: Sequence[Source]) -> RuleNames:
    """The names of all rules; a method name that also means something else is left alone."""
    rules, methods, others = set(), set(), set()
    for source in sources:
        inside = {id(item) for node in ast.walk(source.tree) if isinstance(node, ast.ClassDef) for item in node.body}
        for function in functions(source.tree):
            if id(function) in inside:
                (methods if is_rule(function) else others).add(function.name)
            elif is_rule(function):
                rules.add((source.module, function.name))
    return RuleNames(frozenset(rules), frozenset(methods - others))


def _imported(source: Source) -> dict[str, tuple[str, str]]:
    """What each imported name stands for: (module, name), or (module, "") for a whole module."""
    known: dict[str, tuple[str, str]] = {}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom):
            known |= {alias.asname or alias.name: (node.module or "", alias.name) for alias in node.names}
        elif isinstance(node, ast.Import):
            known |= {alias.asname: (alias.name, "") for alias in node.names if alias.asname}
    return known


def _calls_rule(call: ast.Call, source: Source, known: dict[str, tuple[str, str]], names: RuleNames) -> bool:
    match call.func:
        case ast.Name(id=name):
            home, original = known.get(name, (source.module, name))
            return (home, original) in names.functions or _is_passed_on(home, original, names)
        case ast.Attribute(value=ast.Name(id=owner), attr=name) if owner in known:
            home, inner = known[owner]
            module = f"{home}.{inner}" if inner else home
            return (module, name) in names.functions or name in names.methods
        case ast.Attribute(attr=name):
            return name in names.methods
        case _:
            return False


def _is_passed_on(home: str, name: str, names: RuleNames) -> bool:
    """Whether a package gives on a rule of one of its modules."""
    return any(rule == name and module.startswith(f"{home}.") for module, rule in names.functions)


def _parents(tree: ast.Module) -> dict[int, ast.AST]:
    return {id(child): node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}


def _driven(call: ast.Call, parents: dict[int, ast.AST]) -> bool:
    parent = parents[id(call)]
    while isinstance(parent, _TRANSPARENT):
        parent = parents[id(parent)]
    if isinstance(parent, ast.Call):
        # Handing a rule to int(), len() or max() is a slip, not a hand-over.
        return not (isinstance(parent.func, ast.Name) and hasattr(builtins, parent.func.id))
    return isinstance(parent, ast.YieldFrom | ast.Return | ast.Lambda)
