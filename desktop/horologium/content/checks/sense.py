"""Third pass: the ruleset itself looks whether the content can be played, and plots are proved."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from horologium.content.checks.plot_states import MOST_STATES
from horologium.content.checks.plots import check_plots
from horologium.content.drawings import check_drawings
from horologium.content.problems import Key, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from horologium.content.checks.sheet import Sheet
    from horologium.content.rules import Rules


def check_sense(
    rules: Rules, content: Mapping[str, Mapping[str, Any]], sheets: Iterable[Sheet], states: int = MOST_STATES
) -> Iterator[Problem]:
    """List the ruleset's objections, each at its place in the files; so many states of a plot are tried out."""
    by_entry = {(sheet.kind, sheet.id): sheet for sheet in sheets}
    try:
        for flaw in chain(rules.check_content(content), check_plots(rules, content, states), check_drawings(content)):
            sheet = by_entry.get((flaw.kind, flaw.id))
            if sheet is None:
                yield Problem("pack.toml", None, flaw.kind, flaw.message, flaw.remedy)
            else:
                yield sheet.problem(_key(flaw.key), flaw.message, flaw.remedy)
    except Exception as error:  # a pack that a ruleset stumbles over must not take the program down
        message = f"the {rules.id} ruleset cannot judge this pack ({type(error).__name__}: {error})"
        yield Problem("pack.toml", None, "", message, "please report it, with the pack")


def _key(dotted: str) -> Key:
    return tuple(int(part) if part.isdecimal() else part for part in dotted.split(".") if part)
