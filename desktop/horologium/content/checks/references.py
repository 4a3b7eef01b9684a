"""Second pass: whatever one entry calls by name is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.content.fields import leaves
from horologium.content.problems import choice
from horologium.engine.core.specs import Ref

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from horologium.content.problems import Key, Problem

    from .sheet import Sheet

Node = tuple[str, str]


def check_references(
    sheets: Iterable[Sheet], specs: Mapping[str, type], known: Mapping[str, Collection[str]]
) -> Iterator[Problem]:
    """List the names that lead nowhere, and the entries that lead back to themselves and must not."""
    paths: dict[Node, list[Node]] = {}
    where: dict[Node, tuple[Sheet, Key]] = {}
    for sheet in sheets:
        here = (sheet.kind, sheet.id)
        for ref, name, key in _references(specs[sheet.kind], sheet):
            if name not in known.get(ref.kind, ()):
                advice = choice(name, known.get(ref.kind, ()), f"this pack has no {ref.kind}: add one")
                yield sheet.problem(key, f"names {name!r}, which is not among the {ref.kind}", advice)
            elif not ref.loops:
                paths.setdefault(here, []).append((ref.kind, name))
                where.setdefault(here, (sheet, key))
    for node in _loops(paths):
        sheet, key = where[node]
        yield sheet.problem(key, "leads back to this entry in a circle", "let one of them lead elsewhere")


def _references(spec: type, sheet: Sheet) -> Iterator[tuple[Ref, str, Key]]:
    for leaf in leaves(spec, sheet.data):
        for mark in leaf.marks:
            if isinstance(mark, Ref) and isinstance(leaf.value, str):
                yield mark, leaf.value, leaf.key


def _loops(paths: Mapping[Node, list[Node]]) -> list[Node]:
    """Find the nodes that can be reached from themselves: what is left when dead ends are taken away."""
    left = {node: {target for target in targets if target in paths} for node, targets in paths.items()}
    while ends := [node for node, targets in left.items() if not targets]:
        for end in ends:
            del left[end]
        for targets in left.values():
            targets.difference_update(ends)
    return list(left)
