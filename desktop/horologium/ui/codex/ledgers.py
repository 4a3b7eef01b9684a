"""The rule ledgers: read from their files, looked up by id, searched by words."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

RULE_ID = re.compile(r"\b[A-Z]{3,5}-[A-Z]{2,4}-\d{2,3}\b")
GAP = "gap"
_GAP_TOPIC = "Gaps and how we fill them"


class RuleExample(NamedTuple):
    """A worked example of some rules."""

    id: str
    rules: tuple[str, ...]
    given: str
    expect: str
    note: str


class RuleEntry(NamedTuple):
    """One rule, or one gap of the rulebook with our answer to it."""

    id: str
    game: str
    topic: str
    kind: str
    text: str
    ruling: str
    section: str
    variant: str
    examples: tuple[RuleExample, ...]
    name: str = ""
    """What a card of the open campaign is called; rules have none."""
    cut: str = ""
    """The miniature that stands for it, if there is one."""

    @property
    def words(self) -> str:
        """Everything a search looks through, in small letters."""
        examples = " ".join(f"{example.given} {example.expect}" for example in self.examples)
        parts = (
            self.id,
            self.name,
            self.topic,
            self.kind,
            self.text,
            self.ruling,
            self.section,
            self.variant,
            examples,
        )
        return " ".join(parts).casefold()


class RuleLedger(NamedTuple):
    """The rules of one game, in the order of the file."""

    game: str
    title: str
    entries: tuple[RuleEntry, ...]


class Codex:
    """All ledgers together."""

    def __init__(self, ledgers: Iterable[RuleLedger], problems: Iterable[str] = ()) -> None:
        self.ledgers, self.problems = tuple(ledgers), tuple(problems)
        self._entries = {entry.id: entry for ledger in self.ledgers for entry in ledger.entries}
        self._titles = {ledger.game: ledger.title for ledger in self.ledgers}
        self._words = {entry.id: entry.words for entry in self._entries.values()}

    def __len__(self) -> int:
        return len(self._entries)

    def together_with(self, ledger: RuleLedger) -> Codex:
        """All of it, and another ledger before it."""
        return Codex((ledger, *self.ledgers), self.problems)

    def entry(self, id_: str) -> RuleEntry | None:
        """Give a rule by its id."""
        return self._entries.get(id_)

    def title(self, game: str) -> str:
        """Give the name of a game."""
        return self._titles.get(game, game)

    def after(self, entry: RuleEntry) -> list[RuleEntry]:
        """Give the rules that follow in the same topic."""
        topic = [each for each in self._entries.values() if (each.game, each.topic) == (entry.game, entry.topic)]
        return topic[topic.index(entry) + 1 :]

    def find(self, query: str, game: str = "") -> list[RuleEntry]:
        """Give the rules that have all words of a query: of a game first, and those with the word in id or topic."""
        words = query.casefold().split()
        if not words:
            return list(self._entries.values())
        found = [entry for entry in self._entries.values() if all(word in self._words[entry.id] for word in words)]
        return sorted(found, key=lambda entry: _rank(entry, words, game))


def _rank(entry: RuleEntry, words: Sequence[str], game: str) -> tuple[bool, bool, bool]:
    """The very rule that was named, then those of the game that is played, then those that are about it."""
    named = any(word in f"{entry.id} {entry.topic}".casefold() for word in words)
    return entry.id.casefold() != words[0], bool(game) and entry.game != game, not named


def read_codex(folder: Path) -> Codex:
    """Read all ledgers of a folder; one that cannot be read is named and left out."""
    ledgers, problems = [], []
    for path in sorted(folder.glob("*.toml")):
        try:
            ledgers.append(_ledger(tomllib.loads(path.read_text(encoding="utf-8"))))
        except (OSError, ValueError, KeyError, TypeError) as error:
            problems.append(f"{path.name}: {error} - install Horologium again to mend it")
    return Codex(ledgers, problems)


def _ledger(data: dict[str, Any]) -> RuleLedger:
    game, title = str(data["game"]), re.split(r" \(| - ", str(data["title"]))[0].rstrip("!")
    examples = tuple(
        RuleExample(each["id"], tuple(each["rules"]), each["given"], each["expect"], each.get("note", ""))
        for each in data.get("example", ())
    )
    rules = [_rule(game, each, examples) for each in data.get("rule", ())]
    gaps = [_gap(game, each) for each in data.get("missing", ())]
    return RuleLedger(game, title, (*rules, *gaps))


def _rule(game: str, data: dict[str, Any], examples: tuple[RuleExample, ...]) -> RuleEntry:
    id_ = str(data["id"])
    return RuleEntry(
        id_,
        game,
        str(data["topic"]),
        str(data["kind"]),
        str(data["text"]),
        str(data.get("ruling", "")),
        str(data.get("section", "")),
        str(data.get("variant", "")),
        tuple(example for example in examples if id_ in example.rules),
    )


def _gap(game: str, data: dict[str, Any]) -> RuleEntry:
    text = f"{data['what']}\n{data['known']}"
    return RuleEntry(str(data["id"]), game, _GAP_TOPIC, GAP, text, str(data["suggest"]), "", "", ())
