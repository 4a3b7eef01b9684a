"""JSON Schemas of the files of a pack, for editors that complete and check while one types."""

from __future__ import annotations

import json
import sys
import types
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin

from horologium.content.checks.shape import reader
from horologium.content.checks.stories import story_words
from horologium.content.drawings import PlacesText, Strokes
from horologium.content.fields import bare, field_types, item_type
from horologium.content.names import ID
from horologium.content.packs import Manifest
from horologium.content.problems import choice
from horologium.content.rules import kinds_of
from horologium.content.updates import FORMAT
from horologium.engine.core.specs import Among, Least, Most, Ref

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from horologium.content.rules import Rules

DIALECT = "https://json-schema.org/draft/2020-12/schema"
BOUNDS = types.MappingProxyType(
    {
        "integer": ("minimum", "maximum"),
        "string": ("minLength", "maxLength"),
        "array": ("minItems", "maxItems"),
        "object": ("minProperties", "maxProperties"),
    }
)

Schema = dict[str, Any]


def main(ruleset_id: str, out: Path | None) -> int:
    """Write one file for each kind of a ruleset and one for pack.toml, or print them all."""
    from horologium.engine.rulesets import RULESETS  # noqa: PLC0415

    rules = RULESETS.get(ruleset_id)
    if rules is None:
        advice = choice(ruleset_id, list(RULESETS), "there are none")
        sys.stderr.write(f"There is no ruleset {ruleset_id!r}: {advice}\n")
        return 2
    made = schemas(rules)
    if out is None:
        sys.stdout.write(_text(made))
        return 0
    return _write(out, made)


def _write(out: Path, made: dict[str, Schema]) -> int:
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, schema in made.items():
            (out / f"{name}.schema.json").write_text(_text(schema), encoding="utf-8", newline="\n")
    except OSError as error:
        sys.stderr.write(f"{out} cannot be written ({error.strerror}): choose another folder\n")
        return 2
    return 0


def _text(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def schemas(rules: Rules) -> dict[str, Schema]:
    """Describe every kind of file that a pack of this ruleset may hold."""
    pack = schema_of(Manifest)
    pack["properties"]["ruleset"]["const"] = rules.id
    pack["properties"]["format"]["const"] = FORMAT
    words = story_words(rules.campaign)
    kinds = {kind: schema_of(spec, words) for kind, spec in kinds_of(rules).items()}
    for schema in kinds.values():
        # The file name says it already.
        schema["required"] = [name for name in schema.get("required", ()) if name != "id"]
    return {"pack": pack, **kinds}


def schema_of(spec: type, words: Mapping[str, tuple[str, ...]] = types.MappingProxyType({})) -> Schema:
    """Describe the tables of one spec, with the bounds, references and words that its markers give."""
    whole = reader(spec).json_schema()
    tables: Schema = whole.get("$defs", {})
    item: Schema = whole["prefixItems"][0]
    _Marker(tables, words).visit(spec, item)
    top = tables[_name(item)] if "$ref" in item else item
    top["properties"]["id"]["pattern"] = f"^{ID.pattern}$"
    return {"$schema": DIALECT, **top, **({"$defs": tables} if tables else {})}


def _name(reference: Schema) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


class _Marker:
    """Carries the markers of specs over to the schema that describes them."""

    def __init__(self, tables: Schema, words: Mapping[str, tuple[str, ...]]) -> None:
        self._tables, self._words = tables, words
        self._done: list[Any] = []

    def visit(self, annotation: Any, schema: Schema) -> None:
        """Mark a type and everything in it."""
        base, marks = bare(annotation)
        origin = get_origin(base)
        if origin in {Union, types.UnionType}:
            for member, inner in zip(get_args(base), schema["anyOf"], strict=True):
                self.visit(Annotated[member, *marks] if marks and member is not types.NoneType else member, inner)
            return
        for mark in marks:
            _apply(mark, schema, self._words)
        if origin in {tuple, list, frozenset}:
            self._visit_items(base, schema)
        elif isinstance(schema.get("additionalProperties"), dict):
            self.visit(get_args(base)[1], schema["additionalProperties"])
        else:
            self._visit_table(base, schema)

    def _visit_items(self, base: Any, schema: Schema) -> None:
        if "items" in schema and isinstance(schema["items"], dict):
            self.visit(item_type(base, 0), schema["items"])
        for number, inner in enumerate(schema.get("prefixItems", ())):
            self.visit(item_type(base, number), inner)

    def _visit_table(self, base: Any, schema: Schema) -> None:
        table = self._tables[_name(schema)] if "$ref" in schema else schema
        if "properties" not in table or base in self._done:
            return
        self._done.append(base)
        for name, annotation in field_types(base).items():
            self.visit(annotation, table["properties"][name])


def _apply(mark: object, schema: Schema, words: Mapping[str, tuple[str, ...]]) -> None:
    least, most = BOUNDS.get(schema.get("type", ""), BOUNDS["object"])
    match mark:
        case Least(value):
            schema[least] = value
        case Most(value):
            schema[most] = value
        case Ref(kind):
            schema["description"] = f"The id of one of the {kind}."
        case Among(what):
            schema["enum"] = list(words[what])
        case Strokes():
            schema["description"] = "A layer of a drawing on a grid of 24, such as M4 4 L20 20; a leading ! fills it."
        case PlacesText():
            schema["description"] = "Two numbers for each place."
        case _:
            schema["description"] = "Players read this text."
