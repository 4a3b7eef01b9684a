"""The texts of a pack: its own, found in the entries, and their translations."""

from __future__ import annotations

import re
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from horologium.content.fields import leaves
from horologium.content.limits import LINK
from horologium.content.packs import Manifest
from horologium.content.problems import dotted, nearest
from horologium.engine.core.specs import Text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from horologium.content.checks.sheet import Sheet
    from horologium.content.problems import Key, Problem

LANGUAGE = re.compile("[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}")


def own_texts(manifest: Manifest, specs: Mapping[str, type], sheets: Iterable[Sheet]) -> dict[str, str]:
    """Collect what players read, by ``kind.id.key``; the pack itself is the entry ``pack``."""
    texts = {dotted(("pack", *key)): text for key, text in _texts(Manifest, asdict(manifest))}
    for sheet in sheets:
        for key, text in _texts(specs[sheet.kind], sheet.data):
            texts[dotted((sheet.kind, sheet.id, *key))] = text
    return texts


def _texts(spec: type, data: dict[str, Any]) -> Iterator[tuple[Key, str]]:
    for leaf in leaves(spec, data):
        if Text() in leaf.marks and isinstance(leaf.value, str):
            yield leaf.key, leaf.value


def check_texts(sheet: Sheet, own: Mapping[str, str], taken: Collection[str]) -> tuple[dict[str, str], list[Problem]]:
    """Read a translation; every text of it must translate one of the pack's own."""
    texts, problems = {}, []
    if not LANGUAGE.fullmatch(sheet.id):
        problems.append(sheet.problem((), "is not named after a language", "call it it.toml, pt-BR.toml or alike"))
    if sheet.id in taken:
        problems.append(sheet.problem((), "translates the pack into its own language", "remove it"))
    for key, text in _flat(sheet.data):
        place = dotted(key)
        if not isinstance(text, str):
            problems.append(sheet.problem(key, "must be a text", 'put it into quotes, as "text"'))
        elif place not in own:
            meant = nearest(place, own)
            remedy = f"did you mean {meant!r}?" if meant else "remove it"
            problems.append(sheet.problem(key, "translates nothing in this pack", remedy))
        elif link := LINK.search(text):
            problems.append(sheet.problem(key, f"holds a link ({link[0]!r})", "packs cannot lead elsewhere; remove it"))
        else:
            texts[place] = text
    return texts, problems


def translated(sheet: Sheet, spoken: Mapping[str, str]) -> Sheet:
    """The same sheet in another language; what has no translation stays as it is."""
    place = (sheet.kind, sheet.id) if sheet.id else (sheet.kind,)
    return replace(sheet, data=_spoken(sheet.data, place, spoken))


def _spoken(value: Any, key: Key, spoken: Mapping[str, str]) -> Any:
    if isinstance(value, dict):
        return {name: _spoken(inner, (*key, name), spoken) for name, inner in value.items()}
    if isinstance(value, list):
        return [_spoken(inner, (*key, number), spoken) for number, inner in enumerate(value)]
    return spoken.get(dotted(key), value) if isinstance(value, str) else value


def _flat(value: object, key: Key = ()) -> Iterator[tuple[Key, object]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _flat(inner, (*key, name))
    else:
        yield key, value
