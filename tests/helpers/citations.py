"""Every rule that play cites is in the ledger, and everything that happens has words."""

from __future__ import annotations

import ast
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, Any

from devtools.rules import ledgers
from helpers.source import ENGINE, sources
from horologium import paths
from horologium.engine.core.ask import Choose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from helpers.contract import Moment
    from horologium.engine.core.journal import Entry
    from horologium.engine.core.ruleset import AnyRuleset


@cache
def ledger(ruleset: str) -> frozenset[str]:
    """The ids of a ruleset's ledger."""
    return next(found.ids for found in ledgers(paths.resources() / "codex") if found.game == ruleset)


def check_citations(moment: Moment) -> None:
    """Questions, options, journal, view and outcome cite rules of the ledger."""
    unknown = set(cited(moment)) - ledger(moment.table.ruleset.id)
    assert not unknown, f"not in the ledger: {sorted(unknown)}"


def cited(moment: Moment) -> Iterator[str]:
    """The rules that a moment cites; badges, tracks and parts may cite none."""
    table, request = moment.table, moment.table.pending
    if request is not None:
        yield request.rule
    if isinstance(request, Choose):
        for key in list(request.keys()):
            yield from table.ruleset.option(table.state, request, key).rules
    for entry in latest(moment):
        yield from entry.rules
        for fact in entry.facts.values():
            yield from _in_tally(fact)
    view = table.ruleset.view(table.state, None)
    badges = [badge for figure in view.figures for badge in figure.badges]
    marks = [mark for dial in view.dials for mark in (dial, *dial.marks)]
    reasons = [reason for stat in view.stats for reason in (stat, *stat.reasons)]
    shown = (*badges, *view.tracks, *view.cards, *marks, *reasons, *view.aims)
    yield from filter(None, (part.rule for part in shown))
    yield from (rule for intent in view.intents for rule in intent.rules)
    yield from table.outcome.rules if table.outcome else ()


def _in_tally(fact: Any) -> Iterator[str]:
    """The rules of a tally's parts, as the journal keeps them."""
    if is_tally(fact):
        yield from (rule for _, _, rule in fact if rule)


def is_tally(fact: Any) -> bool:
    """Whether a fact is the parts of a number: how much, why, by which rule."""
    return isinstance(fact, list) and all(
        isinstance(part, list) and [type(each) for each in part] == [int, str, str] for part in fact
    )


def latest(moment: Moment) -> list[Entry]:
    """What was written since the last question."""
    before = len(moment.trail[-2].journal) if len(moment.trail) > 1 else 0
    return moment.table.journal.entries[before:]


def check_words(moment: Moment) -> None:
    """Every entry has a sentence that all its readers can read, and a kind; whispered ones a second for the others."""
    ruleset = moment.table.ruleset
    for entry in latest(moment):
        _check_sentence(ruleset, entry.what)
        assert _named(ruleset, entry.what) <= set(entry.facts), f"{entry.what} lacks facts for its text"
        assert entry.rules, f"{entry.what} cites no rule"
        if entry.eyes is not None:
            hidden = f"{entry.what}.hidden"
            _check_sentence(ruleset, hidden)
            assert _named(ruleset, hidden) <= {"by"}


def _check_sentence(ruleset: AnyRuleset, what: str) -> None:
    assert what in ruleset.texts, f"no text for {what}"
    assert ruleset.texts.kind(what), f'no kind for {what}: write it as "{what}": Sentence(kind, text)'


def check_names(moment: Moment) -> None:
    """Seats and figures have names, and journal sentences use them: no reader meets a key or a bare list of facts."""
    ruleset, state = moment.table.ruleset, moment.table.state
    names, seats = ruleset.names(state), [seat.key for seat in ruleset.seats(state)]
    keyed = {*seats, *(figure.key for figure in ruleset.view(state, None).figures)}
    assert keyed <= set(names), "somebody has no name"
    for entry in latest(moment):
        for reader in (None, *seats):
            read = entry.seen_by(reader).text(ruleset.texts, names)
            assert not keyed & set(read.split()), f"a key among the words: {read}"
            assert not read.startswith(entry.what), f"no sentence: {read}"


def _named(ruleset: AnyRuleset, what: str) -> set[str]:
    """The facts that a text names."""
    return {name for _, name, _, _ in Formatter().parse(ruleset.texts[what]) if name}


def journal_names(ruleset: AnyRuleset) -> set[str]:
    """The names under which a ruleset's code writes to its journal."""
    return {
        name
        for source in sources(ENGINE / "rulesets" / ruleset.id.replace("-", "_"))
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call) and _called(node.func) in {"note", "whisper"}
        for name in _noted(node, source.tree)
    }


def _called(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def _noted(call: ast.Call, tree: ast.Module) -> set[str]:
    """The names that a call may write: the first text among its arguments, or what a name given to it stands for."""
    place = 1 if _called(call.func) == "whisper" else 0
    given = next((arg for arg in call.args[place:] if isinstance(arg, ast.Constant | ast.IfExp)), call.args[place])
    first = call.args[place]
    if isinstance(first, ast.Name) and first.id == "what":
        values = [node.value for node in ast.walk(tree) if isinstance(node, ast.Assign) and _is_named(node, "what")]
        return {text for value in values for text in _texts(value)}
    return _texts(given)


def _is_named(node: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)


def _texts(value: ast.expr) -> set[str]:
    """A text, or both texts of a choice between two."""
    parts = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
