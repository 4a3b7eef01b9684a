"""When a mission ends for a party of some size: the one place that knows it, for the clock and for all texts."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.engine.rulesets.nova_aetas.mission_specs import EventSpec, MissionSpec

END: Final = "{end}"
"""What stands in a text for the time at which the mission ends."""

GAP: Final = re.compile(r"\{[^{}]*\}")
FILLED: Final = ("cards", "events")
"""The parts of a mission whose texts are read in the battle alone, where the size of the party is known."""


def end_for(mission: MissionSpec, heroes: int) -> str:
    """The time at which the mission ends for so many heroes: its own, or what it sets for them at its start.

    [NAR-TIM-01, NAR-MIC-09]
    """
    end = mission.end
    for event in mission.events:
        if _happens(event, heroes):
            end = next((deed.name for deed in reversed(event.deeds) if deed.do == "end-time"), end)
    return end


def _happens(event: EventSpec, heroes: int) -> bool:
    """Whether an event of the start hangs on the party alone, and happens for so many heroes."""
    return event.on == "start" and all(
        each.holds == "party" and (heroes >= each.amount) != each.negated for each in event.when
    )


def told_to(mission: MissionSpec, heroes: int) -> MissionSpec:
    """The mission as it is told to so many heroes: cards and events name the time at which it ends for them."""
    told: MissionSpec = _copied(mission, FILLED, end_for(mission, heroes))
    return told


def _filled(value: Any, end: str) -> Any:
    """The same value where nothing is to be filled in; else a copy."""
    if isinstance(value, str):
        return value.replace(END, end) if END in value else value
    if isinstance(value, tuple):
        found = tuple(_filled(each, end) for each in value)
        return value if all(new is old for new, old in zip(found, value, strict=True)) else found
    if is_dataclass(value) and not isinstance(value, type):
        return _copied(value, [field.name for field in fields(value)], end)
    return value


def _copied(spec: Any, names: Iterable[str], end: str) -> Any:
    """A spec of which some fields are filled in; itself where that changes nothing."""
    before = {field.name: getattr(spec, field.name) for field in fields(spec)}
    after = before | {name: _filled(before[name], end) for name in names}
    return spec if all(after[name] is before[name] for name in before) else type(spec)(**after)


def gaps(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """All gaps in the texts of a mission or a part of it, each with its place."""
    if isinstance(value, str):
        yield from ((key, gap) for gap in GAP.findall(value))
    elif isinstance(value, tuple):
        for number, each in enumerate(value):
            yield from gaps(each, f"{key}.{number}")
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from gaps(getattr(value, field.name), f"{key}.{field.name}" if key else field.name)
