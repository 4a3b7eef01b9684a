"""The plot of a mission: its events by what sets them off, its cards by name. Looked up at every step, sorted once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.mission_specs import CardSpec, EventSpec, MissionSpec


class Due(NamedTuple):
    """An event of the mission, and the mark by which the state knows that it has happened."""

    mark: str
    event: EventSpec


class Plot:
    """``events`` by their triggers, ``timed`` those of the clock and ``always`` those bound to nothing, all in order.

    ``known`` keeps what other modules work out from the same mission.
    """

    __slots__ = ("always", "card", "events", "known", "mission", "timed")

    def __init__(self, mission: MissionSpec) -> None:
        self.mission = mission
        self.card: dict[str, CardSpec] = {card.name: card for card in mission.cards}
        self.events: dict[str, tuple[Due, ...]] = {}
        self.known: dict[Any, Any] = {}
        dues = [Due(f"event:{number}", event) for number, event in enumerate(mission.events)]
        for due in dues:
            self.events[due.event.on] = (*self.events.get(due.event.on, ()), due)
        self.timed = tuple(due for due in dues if due.event.on in ("time", "sign"))
        self.always = self.events.get("always", ())
