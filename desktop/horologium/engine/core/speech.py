"""What players read, in the language of the table.

A sentence is written in English where it is needed, with named gaps: ``say("{hero} stays behind", hero=hero.name)``.
English is also the key under which a translation is looked up. Who looks it up is set from outside, once for each
thread or task, so that rules, tests and the protocol speak English until somebody asks for more. Nothing that was
said may be part of a battle's state: the same battle must have the same digest in every language.

A game may say some sentences in words of its own: warriors instead of heroes. They are whole sentences, for articles
and endings hang on their nouns, and they are said while somebody speaks of that game (``speaking_of``).

Words that follow a number stand in its gap: ``{ap} AP {ap:is|are} left`` says the first of them for one and the second
for any other number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple, TypeAlias

Interpreter: TypeAlias = Callable[[str], str]
"""Gives a text in another language, or the text itself where it knows none."""
Dialect: TypeAlias = Callable[[str, str], str | None]
"""Gives a text in the words of a game, or nothing where that game says it as all do."""


def _english(text: str) -> str:
    return text


def _as_all(_game: str, _text: str) -> None:
    return None


class Tongue(NamedTuple):
    """A language, such as ``it``, who speaks it, who knows the words of games, and of which game is spoken."""

    code: str = "en"
    interpret: Interpreter = _english
    dialect: Dialect = _as_all
    game: str = ""

    def words(self, text: str) -> str:
        """A text as it is said now: in the words of the game where it has its own, else as everywhere."""
        return self.dialect(self.game, text) or self.interpret(text)


ENGLISH: Final = Tongue()
TONGUE: Final[ContextVar[Tongue]] = ContextVar("tongue", default=ENGLISH)
"""What is spoken at the table, in this thread or task."""


def speak_of(game: str) -> None:
    """Use the words of a game from now on; those of none if it has no name."""
    TONGUE.set(TONGUE.get()._replace(game=game))


@contextmanager
def speaking_of(game: str) -> Iterator[None]:
    """Use the words of a game for a while."""
    before = TONGUE.get().game
    speak_of(game)
    try:
        yield
    finally:
        speak_of(before)


class _Number(int):
    """A number in a sentence, which may choose between two words."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        one, chooses, many = spec.partition("|")
        return (one if abs(self) == 1 else many) if chooses else super().__format__(spec)


class Phrase(str):
    """A text with gaps; numbers that fill them choose their words."""

    __slots__ = ()

    def format(self, /, *args: object, **values: object) -> str:
        """Fill the gaps."""
        return super().format(*map(_counting, args), **{name: _counting(value) for name, value in values.items()})


def _counting(value: object) -> object:
    return _Number(value) if type(value) is int else value


def say(text: str, /, **values: object) -> str:
    """A sentence in the language of the table, with its gaps filled."""
    spoken = Phrase(TONGUE.get().words(text))
    if not values:
        return spoken
    try:
        return spoken.format(**values)
    except (LookupError, TypeError, ValueError, AttributeError):  # a translation with other gaps than the text
        return Phrase(text).format(**values)


def say_number(count: int, one: str, many: str, /, **values: object) -> str:
    """One of two sentences by a number, which fills the gap ``count``."""
    return say(one if count == 1 else many, count=count, **values)


def later(text: str) -> str:
    """Mark a text of a table, which is said only when it is shown."""
    return text


class Phrases(Mapping[str, str]):
    """The texts of a game by their keys; whoever looks one up reads it in the language of the table."""

    __slots__ = ("sources",)

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.sources = sources

    def __getitem__(self, key: str) -> str:
        return Phrase(TONGUE.get().words(self.sources[key]))

    def __iter__(self) -> Iterator[str]:
        return iter(self.sources)

    def __len__(self) -> int:
        return len(self.sources)
