"""Recorded games as text: every question with its answer, and what the journal says to it.

The text is written and read here. A test gives the recorded answers again and compares; the script
``packaging/playthroughs.py`` plays the games anew and writes them.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, Any

from helpers.battles import new_table, sample
from helpers.citations import is_tally
from helpers.source import ROOT
from horologium.engine.core.answerers import play_on
from horologium.engine.core.errors import IllegalAnswer, NothingPending
from horologium.engine.core.ruleset import Outcome
from horologium.engine.rulesets import RULESETS, ruleset

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from helpers.games import Game
    from horologium.engine.core.ask import Answer
    from horologium.engine.core.journal import Entry
    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.engine.core.table import Table

FOLDER = ROOT / "tests" / "engine" / "playthroughs"
ASKED, REPLIED, NOTHING = "? ", " -> ", "(none)"


def path(game: Game) -> Path:
    """Where a game is recorded."""
    return FOLDER / f"{game.name}.txt"


def play(rules: AnyRuleset, game: Game) -> str:
    """Play a game by its seeds and write it down."""
    table = new_table(rules, game.setup)
    play_on(table, game.router(rules))
    return written(table, game)


def played_again(text: str) -> str:
    """Give the recorded answers once more, as far as they fit the rules as they are now, and write it down."""
    fields = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines())
    rules = ruleset(fields["ruleset"])
    assert rules is not None
    game = next(game for game in sample(rules).GAMES if game.name == fields["game"])
    table = new_table(rules, fields["battle"])
    with suppress(IllegalAnswer, NothingPending):
        for answer in answers(text):
            table.answer(answer, "log")
    return written(table, game)


def answers(text: str) -> Iterator[Answer]:
    """The answers in a recorded game."""
    for line in text.splitlines():
        if line.startswith(ASKED):
            reply = line.split(REPLIED)[1]
            yield () if reply == NOTHING else tuple(reply.split())


def written(table: Table[Any], game: Game) -> str:
    """A game from its first question to its end."""
    return "\n\n".join((_head(table.ruleset, game), "\n".join(_course(table)), _end(table))) + "\n"


def _head(rules: AnyRuleset, game: Game) -> str:
    players = ", ".join(f"{seat} {bot}" for seat, bot in game.players.items())
    lines = {
        "game": game.name,
        "ruleset": rules.id,
        "version": rules.version,
        "battle": game.setup,
        "seed": game.seed,
        "players": players,
    }
    return "\n".join(f"{name}: {value}" for name, value in lines.items())


def _course(table: Table[Any]) -> Iterator[str]:
    """Each question and answer, with the entries that followed it below."""
    for place, line in enumerate(table.log):
        kind, rule, by, details = line.mark
        yield f"{ASKED}{kind} {rule} {by} {details}{REPLIED}{' '.join(line.answer) or NOTHING}"
        yield from (f"    {_sentence(table.ruleset, entry)}" for entry in entries_between(table, place))


def entries_between(table: Table[Any], place: int) -> list[Entry]:
    """What was written between an answer and the next question; before the first question counts to the first."""
    start = len(table.at(place).journal) if place else 0
    return table.journal.entries[start : len(table.at(place + 1).journal)]


def _sentence(rules: AnyRuleset, entry: Entry) -> str:
    """An entry in words, with the parts of its tallies and the rules it cites."""
    tallies = [_tally(parts) for parts in entry.facts.values() if parts and is_tally(parts)]
    only = f" (only {entry.eyes} reads this)" if entry.eyes else ""
    return entry.text(rules.texts) + "".join(tallies) + only + f" [{', '.join(entry.rules)}]"


def _tally(parts: list[Any]) -> str:
    return " with " + ", ".join(f"{amount:+d} {why}" for amount, why, _ in parts)


def _end(table: Table[Any]) -> str:
    outcome = table.outcome or Outcome(None, "not over")
    facts = ", ".join(f"{name} {value}" for name, value in outcome.facts.items())
    kinds = ", ".join(f"{len(list(same))} {kind}" for kind, same in groupby(sorted(line.mark[0] for line in table.log)))
    lines = {
        "winner": outcome.winner or "nobody",
        "why": f"{outcome.why} [{', '.join(outcome.rules)}]",
        "figures": facts,
        "answers": f"{len(table.log)} ({kinds})",
        "digest": table.digest(),
    }
    return "\n".join(f"{name}: {value}" for name, value in lines.items())


def games() -> list[tuple[AnyRuleset, Game]]:
    """All games that are recorded."""
    return [(rules, game) for rules in RULESETS.values() for game in sample(rules).GAMES]


def write_all() -> None:
    """Play all games anew and say which of them changed."""
    for rules, game in games():
        file, text = path(game), play(rules, game)
        changed = not file.exists() or file.read_text("utf-8") != text
        file.write_bytes(text.encode())
        sys.stdout.write(f"{'written  ' if changed else 'unchanged'} {file.relative_to(ROOT).as_posix()}\n")


def print_again() -> None:
    """Print all games as their recorded answers go now."""
    sys.stdout.writelines(played_again(path(game).read_text("utf-8")) for _, game in games())


if __name__ == "__main__":
    print_again() if sys.argv[1:] == ["again"] else write_all()
