"""What happened, in order: named entries with parameters, never finished sentences.

What an entry tells of, its kind, and how it is said stand together in the ruleset's texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from horologium.engine.core.errors import BadData
from horologium.engine.core.speech import Phrases

if TYPE_CHECKING:
    from collections.abc import Mapping

Kind: TypeAlias = Literal[
    "turn", "plan", "move", "attack", "dice", "wound", "heal", "death", "card", "clock", "threat", "loot", "story",
    "reveal", "status", "gain", "lose", "arrive", "note",
]  # fmt: skip
"""What an entry tells of; the engine's page has a table of what each is for and how a screen shows it."""


class Sentence(str):
    """How an entry is said, and of what kind it is: ``"felled": Sentence("death", "{figure} falls")``."""

    __slots__ = ("kind",)

    kind: Kind

    def __new__(cls, kind: Kind, text: str) -> Sentence:
        """Put both together."""
        made = super().__new__(cls, text)
        made.kind = kind
        return made


class Texts(Phrases):
    """All texts of a game by their keys; those of journal entries are sentences with a kind."""

    __slots__ = ()

    def kind(self, what: str) -> Kind | None:
        """The kind of the entries with this name; None where nothing is said of it."""
        source = self.sources.get(what)
        return source.kind if isinstance(source, Sentence) else None


class Entry:
    """One thing that happened: its name, the rules behind it, and the facts. ``eyes`` limits who may read them."""

    __slots__ = ("eyes", "facts", "rules", "what")

    def __init__(self, what: str, rules: tuple[str, ...], facts: dict[str, Any], eyes: str | None = None) -> None:
        self.what, self.rules, self.facts, self.eyes = what, rules, facts, eyes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.to_json(0) == other.to_json(0)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Entry({self.what!r}, {self.rules!r}, {self.facts!r})"

    def to_json(self, number: int) -> dict[str, Any]:
        """The entry as plain data."""
        plain: dict[str, Any] = {
            "n": number,
            "what": self.what,
            "rules": list(self.rules),
            "facts": dict(self.facts),
        }
        return plain if self.eyes is None else {**plain, "eyes": self.eyes}

    def seen_by(self, seat: str | None) -> Entry:
        """The entry as one seat may read it; None is the host, who reads everything."""
        if self.eyes is None or seat in (None, self.eyes):
            return self
        return Entry(f"{self.what}.hidden", self.rules, {"by": self.eyes}, self.eyes)

    def kind(self, texts: Texts) -> Kind:
        """What it tells of; one that only older rules wrote is a plain note."""
        return texts.kind(self.what) or "note"

    def text(self, texts: Mapping[str, str], names: Mapping[str, str] | None = None) -> str:
        """The sentence that a ruleset has for such an entry; ``names`` says what keys are called.

        What only one fact means by a word or number is found under both, such as ``quadrant 7``; ``{faces:dice}``
        reads ``6+sun 2`` as 6 sun, 2.
        """
        called = {} if names is None else names
        facts = {name: _worded(fact, called, name) for name, fact in self.facts.items()}
        template = texts.get(self.what)
        try:
            if template is not None:
                told = template.format(**facts)
                return told if names is None else told[:1].upper() + told[1:]
        except (LookupError, TypeError, ValueError, AttributeError):  # facts that were changed by hand
            pass
        return " ".join([self.what, *(f"{name}={fact}" for name, fact in facts.items())])


class _Text(str):
    """A text in a sentence, which may be the faces of dice."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        if spec != "dice":
            return super().__format__(spec)
        return ", ".join(face.replace("+", " ") for face in self.split())


def _worded(fact: Any, names: Mapping[str, str], name: str) -> Any:
    """A fact as it stands in a sentence: keys by their names, several of them one after another."""
    if isinstance(fact, str):
        return _Text(names.get(f"{name} {fact}") or names.get(fact, fact))
    if isinstance(fact, int):
        return names.get(f"{name} {fact}", fact)
    if isinstance(fact, list) and all(isinstance(one, str) for one in fact):
        return ", ".join(names.get(one, one) for one in fact)
    return fact


class Journal:
    """The entries of one battle. A quiet journal keeps nothing: look-ahead has no readers."""

    __slots__ = ("entries", "quiet")

    def __init__(self, quiet: bool = False) -> None:
        self.entries: list[Entry] = []
        self.quiet = quiet

    def note(self, what: str, /, *rules: str, **facts: Any) -> None:
        """Write an entry that everybody may read."""
        if not self.quiet:
            self.entries.append(Entry(what, rules, facts))

    def whisper(self, eyes: str, what: str, /, *rules: str, **facts: Any) -> None:
        """Write an entry whose facts only one seat may read."""
        if not self.quiet:
            self.entries.append(Entry(what, rules, facts, eyes))

    def __len__(self) -> int:
        return len(self.entries)

    def cut(self, length: int) -> None:
        """Forget what was written after an undo."""
        del self.entries[length:]


def entry_from_json(data: Any) -> Entry:
    """An entry that was written as plain data; anything else is refused."""
    match data:
        case {"what": str(what), "rules": list(rules), "facts": dict(facts)}:
            eyes = data.get("eyes")
            if all(isinstance(text, str) for text in (*rules, *facts, "" if eyes is None else eyes)):
                return Entry(what, tuple(rules), dict(facts), eyes)
    raise BadData("an entry of the journal is not whole", "use a save made by this program")
