"""Second pass: whatever one entry calls by name is there."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from typing import TYPE_CHECKING

from horologium.content.problems import choice
from horologium.engine.core.specs import Ref

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from horologium.content.checks.sheet import Sheet
    from horologium.content.problems import Key, Problem

Node = tuple[str, str]


def check_references(
    sheets: Iterable[Sheet], specs: Mapping[str, type], known: Mapping[str, Collection[str]]
) -> Iterator[Problem]:
    """List the names that lead nowhere, and the first circle of names that must not lead back."""
    onward: dict[Node, dict[Node, Problem]] = {}
    for sheet in sheets:
        for ref, name, key in _references(specs[sheet.kind], sheet):
            if name not in known.get(ref.kind, ()):
                advice = choice(name, known.get(ref.kind, ()), f"this pack has no {ref.kind}: add one")
                yield sheet.problem(key, f"names {name!r}, which is not among the {ref.kind}", advice)
            elif not ref.loops:
                circle = sheet.problem(key, f"leads back to {sheet.id!r} in a circle", "let one of them lead elsewhere")
                onward.setdefault((sheet.kind, sheet.id), {})[ref.kind, name] = circle
    yield from _circle(onward)


def _references(spec: type, sheet: Sheet) -> Iterator[tuple[Ref, str, Key]]:
    for leaf in sheet.leaves(spec):
        for mark in leaf.marks:
            if isinstance(mark, Ref) and isinstance(leaf.value, str):
                yield mark, leaf.value, leaf.key


def _circle(onward: Mapping[Node, Mapping[Node, Problem]]) -> Iterator[Problem]:
    try:
        TopologicalSorter(onward).prepare()
    except CycleError as error:
        # The sorter names the circle against the direction in which the entries lead.
        circle = error.args[1]
        yield from (onward[here][there] for there, here in pairwise(circle))
