"""The variants of a game, read from its options: what can be switched, and what that means in words."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ruleset import AnyRuleset


class Variant(NamedTuple):
    """One switch: its name, what it is called, what it does; ``choices`` are its values with their names, or empty."""

    name: str
    label: str
    note: str
    usual: Any
    choices: tuple[tuple[Any, str], ...] = ()


def variants_of(game: AnyRuleset) -> tuple[Variant, ...]:
    """List what a game lets players change: what is true or false, and what is one of several words."""
    hints = get_type_hints(game.options)
    return tuple(
        _variant(game, field.name, hints[field.name], field.default)
        for field in fields(game.options)
        if hints[field.name] is bool or get_origin(hints[field.name]) is Literal
    )


def options_of(game: AnyRuleset, chosen: Mapping[str, Any]) -> Any:
    """Give the options of a game with these variants; names that it does not know are left out."""
    known = {variant.name for variant in variants_of(game)}
    return game.options(**{name: value for name, value in chosen.items() if name in known})


def _variant(game: AnyRuleset, name: str, hint: Any, usual: Any) -> Variant:
    texts = game.texts
    label = texts.get(f"variant.{name}", name.replace("_", " ").capitalize())
    choices = tuple((value, texts.get(f"variant.{name}.{value}", str(value))) for value in get_args(hint))
    return Variant(name, label, texts.get(f"variant.{name}.note", ""), usual, choices)
