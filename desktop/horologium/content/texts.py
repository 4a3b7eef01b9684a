"""The texts of a pack: its own, found in the entries, and their translations."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from horologium.content.checks.shape import bounds
from horologium.content.packs import Manifest
from horologium.content.problems import MOST_SHOWN, dotted, nearest
from horologium.engine.core.specs import Text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from horologium.content.checks.sheet import Sheet
    from horologium.content.fields import Leaf
    from horologium.content.problems import Key, Problem

GAP = re.compile(r"\{[^{}]*\}")
LANGUAGE = re.compile("[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}")


def text_leaves(manifest: Sheet, specs: Mapping[str, type], sheets: Iterable[Sheet]) -> dict[str, Leaf]:
    """Collect what players read, by ``kind.id.key``; the pack itself is the entry ``pack``."""
    texts = {dotted((manifest.kind, *leaf.key)): leaf for leaf in _texts(Manifest, manifest)}
    for sheet in sheets:
        for leaf in _texts(specs[sheet.kind], sheet):
            texts[dotted((sheet.kind, sheet.id, *leaf.key))] = leaf
    return texts


def _texts(spec: type, sheet: Sheet) -> Iterator[Leaf]:
    return (leaf for leaf in sheet.leaves(spec) if isinstance(leaf.value, str) and is_text(leaf.marks))


@cache
def is_text(marks: tuple[object, ...]) -> bool:
    """Tell whether a value with these markers is read by players."""
    return Text() in marks


def check_texts(
    sheet: Sheet, known: Mapping[str, Leaf], taken: Collection[str]
) -> tuple[dict[str, str], list[Problem]]:
    """Read a translation; every text of it must translate a known one, and keep its bounds."""
    texts, problems = {}, []
    if not LANGUAGE.fullmatch(sheet.id):
        problems.append(sheet.problem((), "is not named after a language", "call it it.toml, pt-BR.toml or alike"))
    if sheet.id in taken:
        problems.append(sheet.problem((), "translates the pack into its own language", "remove it"))
    for key, text in _flat(sheet.data):
        place = dotted(key)
        if not isinstance(text, str):
            problems.append(sheet.problem(key, "must be a text", 'put it into quotes, as "text"'))
        elif place not in known:
            meant = nearest(place, known) if len(problems) <= MOST_SHOWN else None
            remedy = f"did you mean {meant!r}?" if meant else "remove it"
            problems.append(sheet.problem(key, "translates nothing in this pack", remedy))
        else:
            texts[place] = text
            if sorted(GAP.findall(text)) != sorted(GAP.findall(str(known[place].value))):
                gaps = ", ".join(GAP.findall(str(known[place].value))) or "none"
                problems.append(sheet.problem(key, "has other gaps than its text", f"these belong into it: {gaps}"))
            problems += bounds(known[place]._replace(key=key, value=text), sheet)
    return texts, problems


def translated(sheet: Sheet, spec: type, spoken: Mapping[str, str]) -> Sheet:
    """The same sheet in another language, of which only the new texts have to be checked."""
    place = (sheet.kind, sheet.id) if sheet.id else (sheet.kind,)
    changed, data = [], sheet.data
    for leaf in sheet.leaves(spec):
        if is_text(leaf.marks) and (text := spoken.get(dotted((*place, *leaf.key)))) is not None:
            changed.append(leaf._replace(value=text))
            data = _with(data, leaf.key, text)
    return sheet.changed(spec, data, changed)


def _with(value: Any, key: Key, text: str) -> Any:
    """A copy of tables or lists with another text at one place; all the rest is shared."""
    if not key:
        return text
    copied = value.copy()
    copied[key[0]] = _with(value[key[0]], key[1:], text)
    return copied


def _flat(value: object, key: Key = ()) -> Iterator[tuple[Key, object]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _flat(inner, (*key, name))
    else:
        yield key, value
