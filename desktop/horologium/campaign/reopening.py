"""A battle from what was kept of it: played again, verified, and where the rules have changed, told in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from horologium.campaign.errors import StoreError
from horologium.engine.core.errors import Diverged, EngineError, RuleBroke
from horologium.engine.core.saves import answered, history, sound
from horologium.engine.core.speech import say
from horologium.engine.core.table import Table

if TYPE_CHECKING:
    from horologium.engine.core.ruleset import AnyRuleset


@dataclass(frozen=True, slots=True)
class Reopened:
    """A table as it was left; ``words`` say what could not be taken over, ``cut`` that the answers begin anew."""

    table: Table[Any]
    words: tuple[str, ...] = ()
    cut: bool = False


def reopened(ruleset: AnyRuleset, save: Any) -> Reopened:
    """Go on from a save to which answers were added, or from which some were taken back, since its checkpoint."""
    try:
        if save["version"] != ruleset.version:
            return _under_other_rules(ruleset, save)
        try:
            return Reopened(_played_again(ruleset, save))
        except (Diverged, RuleBroke) as error:
            return _from_quiet_moment(ruleset, save, error)
    except EngineError as error:
        raise StoreError(say("the battle cannot be taken up again: {reason}", reason=error)) from error
    except (LookupError, TypeError, ValueError) as error:
        raise StoreError(
            say(
                "the battle cannot be taken up again: what was kept is not whole ({name}); restore a "
                "snapshot, or enter its result by hand",
                name=type(error).__name__,
            )
        ) from error


def _played_again(ruleset: AnyRuleset, save: Any) -> Table[Any]:
    """All answers once more; the checkpoint, where the answers reach it, proves that the state is the same."""
    lines, at = answered(save["answers"]), save["checkpoint"]["at"]
    if at <= len(lines):
        table = Table.resume(ruleset, {**save, "answers": save["answers"][:at]})
        table.replay(lines[at:])
        return table
    begun = Table(ruleset, sound(ruleset, save["start"]), undo=save["undo"], journal=history(save))
    begun.replay(lines)
    kept = {name: save[name] for name in ("remembered", "taken_back") if name in save}
    return Table.resume(ruleset, {**begun.save(), **kept})


def _under_other_rules(ruleset: AnyRuleset, save: Any) -> Reopened:
    """Never guess: what was answered since the last quiet moment is asked again."""
    table = Table.resume(ruleset, save)
    again = len(save["answers"]) - save["checkpoint"]["at"]
    return Reopened(table, (other_rules(ruleset, save["version"], again),), cut=True)


def other_rules(ruleset: AnyRuleset, then: int, again: int) -> str:
    """What applies to a battle that was saved under other rules; so many answers are asked again."""
    return say(
        "{ruleset} has changed since this battle was saved (rules {then}, now {version}): it goes on from "
        "its last quiet moment{again}",
        ruleset=ruleset.title,
        then=then,
        version=ruleset.version,
        again=_asked_again(again),
    )


def _from_quiet_moment(ruleset: AnyRuleset, save: Any, error: EngineError) -> Reopened:
    """The same rules ask other questions than before: go on from the checkpoint, with the answers that still fit."""
    quiet = save["checkpoint"]
    base = {
        **save,
        "start": quiet["state"],
        "answers": [],
        "checkpoint": {**quiet, "at": 0},
        "history": len(save["journal"]),
    }
    table = Table.resume(ruleset, base)
    tail = answered(save["answers"])[quiet["at"] :]
    try:
        table.replay(tail)
    except (Diverged, RuleBroke) as second:
        error = second
    words = say(
        "not all answers of this battle can be given again ({reason}): it goes on from its last quiet moment{again}",
        reason=error.message,
        again=_asked_again(len(tail) - len(table.log)),
    )
    return Reopened(table, (words,), cut=True)


def _asked_again(answers: int) -> str:
    if answers <= 0:
        return ""
    return (
        say(", and one answer is asked again")
        if answers == 1
        else say(", and {answers} {answers:answer is|answers are} asked again", answers=answers)
    )
