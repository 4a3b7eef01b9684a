"""Reads the keys of a request: the right type or a clear refusal, and nothing unknown."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, TypeVar

from horologium.protocol.errors import RequestRefused

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

T = TypeVar("T")

_WORDS: Mapping[type, str] = {str: "a text", int: "a whole number", dict: "an object", list: "a list"}


class Fields:
    """The keys of one object that was sent; ``code`` is the error that a wrong one gives."""

    def __init__(self, data: Mapping[str, Any], code: str = "bad-request", hint: str = "") -> None:
        self._data, self._code, self._hint = data, code, hint

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def only(self, *known: str) -> None:
        """Refuse keys that nobody would read."""
        for key in self._data:
            if key not in known:
                close = get_close_matches(key[:100], known, 1)
                others = f"known here are {', '.join(known)}" if known else "leave it out"
                raise self.refused(f"the key {key!r} is not known", f"did you mean {close[0]!r}?" if close else others)

    def any(self, key: str) -> Any:
        """The value of a key that must be there."""
        if key not in self._data:
            raise self.refused(f"the key {key!r} is missing", self._hint or "add it")
        return self._data[key]

    def need(self, key: str, kind: type[T]) -> T:
        """The value of a key that must be there and of this type."""
        value = self.any(key)
        if type(value) is not kind:  # true and false would pass for numbers
            raise self.refused(f"{key!r} must be {_WORDS[kind]}, not {glimpse(value)}", self._hint or "change it")
        return value

    def get(self, key: str, kind: type[T]) -> T | None:
        """The value of a key that may be left out, or be null."""
        return None if self._data.get(key) is None else self.need(key, kind)

    def one_of(self, key: str, values: Collection[str], default: str) -> str:
        """The value of a key that has only a few."""
        value = self._data.get(key, default)
        if not isinstance(value, str) or value not in values:
            raise self.refused(f"{key!r} cannot be {glimpse(value)}", f"use one of {', '.join(values)}")
        return value

    def number(self, key: str, default: int, most: int) -> int:
        """The value of a key that is a number from 0 up."""
        value = self.need(key, int) if key in self._data else default
        if not 0 <= value <= most:
            raise self.refused(f"{key!r} cannot be {value}", f"use a number from 0 to {most}")
        return value

    def refused(self, message: str, hint: str) -> RequestRefused:
        """The error for something that is wrong with these keys."""
        return RequestRefused(self._code, message, hint)


def glimpse(value: object) -> str:
    """A value as it was sent, shortened."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."
