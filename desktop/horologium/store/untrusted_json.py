"""JSON from strangers: without tricks, and with texts that can be shown."""

from __future__ import annotations

import json
from typing import Any, Final

from horologium.content.problems import printable
from horologium.content.visible import STRANGE
from horologium.engine.core.speech import say

MOST_SIGNS: Final = 200_000  # in one text
LONGEST: Final = 400  # what is said of an error


class BadImport(Exception):
    """What is wrong with a file: where, and what."""


def read_json(where: str, data: bytes) -> Any:
    """What stands in a JSON text: UTF-8, no key twice, only whole numbers, not too deep."""
    try:
        return json.loads(data.decode(), object_pairs_hook=_once, parse_constant=_never, parse_float=_never)
    except (ValueError, RecursionError) as error:
        raise BadImport(say("{where} is no plain JSON ({reason})", where=where, reason=error)) from error


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("a key is there twice")
    return dict(pairs)


def _never(name: str) -> Any:
    raise ValueError(say("{name} is no whole number", name=name))


def check_text(where: str, value: Any) -> None:
    """Refuse characters that cannot be shown, and texts that nobody could have written."""
    waiting = [value]
    while waiting:
        match waiting.pop():
            case str(text):
                if strange := STRANGE.search(text):
                    raise BadImport(
                        say(
                            "{where} holds the character U+{code:04X}, which cannot be shown",
                            where=where,
                            code=ord(strange[0]),
                        )
                    )
                if len(text) > MOST_SIGNS:
                    raise BadImport(say("{where} has a text of {count} characters", where=where, count=len(text)))
            case dict(inner):
                waiting += [*inner, *inner.values()]
            case list(inner):
                waiting += inner


def in_words(error: Exception) -> str:
    """What an error says, on one line that does no harm."""
    return " ".join(printable(str(error)).split())[:LONGEST]
