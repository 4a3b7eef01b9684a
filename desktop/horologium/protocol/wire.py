"""Lines to JSON and back, trusting nothing that comes in."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NoReturn

from horologium.protocol.errors import RequestRefused

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST_LINE = 8 * 1024 * 1024
DEEPEST = 100
MOST_DIGITS = 20

HINT = "send one JSON object on one line, in UTF-8"


def read_line(line: bytes) -> dict[str, Any]:
    """The request on a line."""
    value = _parsed(line)
    if not isinstance(value, dict):
        raise RequestRefused("bad-json", f"the line holds {_named(value)}, not an object", HINT)
    _check(value)
    return value


def write_line(reply: dict[str, Any]) -> bytes:
    """A reply as a line: plain ASCII, so that no pipe can spoil it."""
    return json.dumps(reply, ensure_ascii=True, separators=(", ", ": "), default=str).encode() + b"\n"


def _parsed(line: bytes) -> Any:
    if not line.strip():
        raise RequestRefused("bad-json", "the line is empty", HINT)
    try:
        return _DECODER.decode(line.decode("utf-8-sig"))  # some shells put a mark before the first line
    except UnicodeDecodeError as error:
        raise RequestRefused("bad-json", f"byte {error.start} of the line is not UTF-8", HINT) from error
    except RecursionError as error:
        raise _too_deep() from error
    except ValueError as error:
        raise RequestRefused("bad-json", f"the line is not JSON ({error})", HINT) from error


def _once(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """An object, if no key is there twice: readers would differ on which one counts."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RequestRefused("bad-json", f"the key {key!r} is there twice", "give each key once")
        found[key] = value
    return found


def _whole(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise RequestRefused(
            "bad-json", f"a number has more than {MOST_DIGITS} digits", "no request needs such a number"
        )
    return int(text)


def _no_fraction(text: str) -> NoReturn:
    raise RequestRefused("bad-json", f"{text[:20]} is not a whole number", "all numbers here are whole")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_once, parse_int=_whole, parse_float=_no_fraction, parse_constant=_no_fraction
)


def _check(value: object) -> None:
    """Refuse what is nested too deep, and texts that are not Unicode."""
    level: list[object] = [value]
    for _ in range(DEEPEST):
        below: list[object] = []
        for item in level:
            if isinstance(item, dict):
                below += item
                below += item.values()
            elif isinstance(item, list):
                below += item
            elif isinstance(item, str) and not item.isascii():
                _check_text(item)
        if not below:
            return
        level = below
    raise _too_deep()


def _check_text(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise RequestRefused("bad-json", "a text holds half of a surrogate pair", HINT) from error


def _too_deep() -> RequestRefused:
    return RequestRefused("bad-json", f"the line nests more than {DEEPEST} deep", "no request needs so many brackets")


def _named(value: object) -> str:
    if value is None:
        return "null"
    return {str: "a text", bool: "true or false", int: "a number", list: "a list"}.get(type(value), "something")
