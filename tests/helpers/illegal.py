"""Answers that do not fit a question, in every way that an answer can be wrong."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from horologium.engine.core.ask import Answer, Choose, Draw, Request, Roll

if TYPE_CHECKING:
    from collections.abc import Iterator

STRANGE = ("", " ", "no-such-key", "None", "0", "-1", "\x00", "ａ", "x" * 10_000)


def illegal_answers(request: Request) -> Iterator[Answer]:
    """Some of each kind: too few, too many, unknown, misspelt, twice the same."""
    match request:
        case Choose():
            yield from _choices(request)
        case Roll():
            yield from _throws(request)
        case Draw():
            yield from _hands(request)


def _choices(request: Choose[Any]) -> Iterator[Answer]:
    keys = request.keys()
    fill = tuple(keys[: max(0, request.least - 1)])
    if request.least:
        yield fill
    yield (*keys, "one-too-many")[: request.most + 1]
    for key in misspelt(keys):
        yield (*fill, key)
    if request.most > 1:
        yield (keys[0],) * max(2, request.least)


def _throws(request: Roll) -> Iterator[Answer]:
    first = tuple(die.faces[0] for die in request.dice)
    yield ()
    yield first[:-1]
    yield (*first, first[-1])
    for face in misspelt(request.dice[-1].faces):
        yield (*first[:-1], face)


def _hands(request: Draw) -> Iterator[Answer]:
    first = request.cards[: request.count]
    yield ()
    yield first[:-1]
    yield (*request.cards, "one-too-many")[: request.count + 1]
    for card in misspelt(request.cards):
        yield (*first[:-1], card)
    if request.count > 1:
        rare, times = min(Counter(request.cards).items(), key=lambda item: item[1])
        if times < request.count:
            yield (rare,) * request.count


def misspelt(right: tuple[str, ...] | list[str]) -> list[str]:
    """Strange words, and right ones written wrong, that are not right by accident."""
    word = right[-1]
    near = (
        f"{word} ",
        f" {word}",
        word.upper(),
        word.title(),
        f"+{word}",
        f"0{word}",
        word[:-1],
        word.replace(",", ", "),
    )
    return [wrong for wrong in dict.fromkeys((*STRANGE, *near)) if wrong not in right]
