"""What a battle looks like on the wire: pending request, journal, outcome, odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.engine.core.ask import Choose, Draw, Request, Roll

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from horologium.engine.core.ask import Thrown
    from horologium.engine.core.journal import Entry, Kind
    from horologium.engine.core.odds import Distribution
    from horologium.engine.core.ruleset import Outcome
    from horologium.engine.core.table import Table

RESERVED = ("n", "what", "rules", "text", "entry_kind", "eyes")


def pending_json(table: Table[Any]) -> dict[str, Any] | None:
    """The request at hand, with everything that may be answered."""
    request = table.pending
    match request:
        case None:
            return None
        case Roll():
            return {**_head(request), **_roll(request)}
        case Draw():
            cards = {"deck": request.deck, "count": request.count, "cards": list(request.cards)}
            return {**_head(request), **cards, **_secret(request.secret)}
        case Choose():
            return {**_head(request), **_choose(table, request), **_secret(request.secret)}


def _head(request: Request) -> dict[str, Any]:
    return {"kind": request.kind, "rule": request.rule, "by": request.by, "seat": request.seat}


def _roll(request: Roll) -> dict[str, Any]:
    return {
        "dice": [die.key for die in request.dice],
        "faces": {die.key: list(die.faces) for die in request.dice},
        **_lying(request.lying),
        **({"again": list(request.again)} if request.again else {}),
    }


def _choose(table: Table[Any], request: Choose[Any]) -> dict[str, Any]:
    ruleset, state, keys = table.ruleset, table.state, request.keys()
    return {
        "about": request.about,
        "options": [ruleset.option(state, request, key).to_json() for key in keys],
        "least": request.least,
        "most": request.most,
        **_lying(request.lying),
    }


def _lying(thrown: Thrown | None) -> dict[str, Any]:
    """The dice on the table that a request is about."""
    if thrown is None:
        return {}
    dice = [die.key for die in thrown.dice]
    return {"lying": {"rule": thrown.rule, "by": thrown.by, "dice": dice, "faces": list(thrown.faces)}}


def _secret(secret: bool) -> dict[str, Any]:
    return {"secret": True} if secret else {}


def journal_json(table: Table[Any], first: int) -> list[dict[str, Any]]:
    """Entries from a number on, flat: the named facts stand beside name, rules and text."""
    names, texts = table.ruleset.names(table.state), table.ruleset.texts
    entries = enumerate(table.journal.entries[first:], first)
    return [_entry(entry, number, entry.text(texts, names), entry.kind(texts)) for number, entry in entries]


def _entry(entry: Entry, number: int, text: str, kind: Kind) -> dict[str, Any]:
    facts = {f"fact_{name}" if name in RESERVED else name: fact for name, fact in entry.facts.items()}
    head = {"n": number, "what": entry.what, "rules": list(entry.rules), "text": text, "entry_kind": kind, **facts}
    return head if entry.eyes is None else {**head, "eyes": entry.eyes}


def outcome_json(outcome: Outcome | None) -> dict[str, Any] | None:
    """How it ended, or nothing."""
    if outcome is None:
        return None
    return {
        "winner": outcome.winner,
        "why": outcome.why,
        "rules": list(outcome.rules),
        "facts": dict(outcome.facts),
    }


def odds_json(odds: Mapping[str, Distribution[Any]]) -> dict[str, Any]:
    """Chances as fractions written out, such as "1/4"; ``samples`` tells when they are only an estimate."""
    return {about: _distribution(found) for about, found in odds.items()}


def _distribution(found: Distribution[Any]) -> dict[str, Any]:
    chances = [[_result(result), str(chance)] for result, chance in found.chances.items()]
    plain: dict[str, Any] = {"exact": found.exact, "chances": chances}
    if not found.exact:
        plain["samples"] = found.samples
    numbers = all(type(result) is int for result in found.chances)
    return {**plain, "mean": str(_mean(found))} if numbers else plain


def _mean(found: Distribution[int]) -> Fraction:
    return found.mean()


def _result(result: object) -> str:
    """Results are texts on the wire, whatever they are in the rule."""
    return str(result).lower() if isinstance(result, bool) else str(result)
