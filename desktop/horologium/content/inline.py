"""Read one entry that did not come from a pack, such as a battle in a request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.content.checks.references import check_references
from horologium.content.checks.shape import read
from horologium.content.checks.sheet import Sheet
from horologium.content.limits import excesses
from horologium.content.problems import ContentError, Problem, choice, dotted, in_order, shown

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from horologium.content.rules import Rules


def read_spec(
    rules: Rules, kind: str, data: object, where: str, known: Mapping[str, Collection[str]] | None = None
) -> Any:
    """Read tables as a pack's file would be read; with the ids that are ``known``, references are checked too."""
    if kind not in rules.specs:
        advice = choice(kind, rules.specs, "choose another ruleset")
        raise ContentError(Problem(where, None, "", f"{rules.id} has no {kind}", advice))
    if not isinstance(data, dict):
        raise ContentError(Problem(where, None, "", f"must be a table (was {shown(data)})", "write it as {...}"))
    strange = [Problem(where, None, dotted(key), message, remedy) for key, message, remedy in excesses(data)]
    if strange:
        raise ContentError(*in_order(strange))
    sheet = Sheet(where, kind, where, {"id": "inline", **data})
    spec, problems = read(rules.specs[kind], sheet)
    if known is not None:
        problems += check_references([sheet], rules.specs, {"effects": rules.effects, **known})
    if problems:
        raise ContentError(*in_order(problems))
    return spec
