"""The plot of a mission: its events by what sets them off, its cards by name. Looked up at every step, sorted once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from horologium.engine.rulesets.nova_aetas.turns.clock import DAY, SIGNS, quadrant, tick_of

if TYPE_CHECKING:
    from horologium.engine.core.speech import Tongue
    from horologium.engine.kit.cells import CellSet
    from horologium.engine.rulesets.nova_aetas.mission_specs import CardSpec, EventSpec, MissionSpec
    from horologium.engine.rulesets.nova_aetas.missions.cards import CardOption
    from horologium.engine.rulesets.nova_aetas.missions.mission import CardAction


class Due(NamedTuple):
    """An event of the mission, and the mark by which the state knows that it has happened."""

    mark: str
    event: EventSpec


class Plot:
    """``events`` by their triggers, ``always`` those bound to nothing, both in the order of the mission.

    ``timely``: some goal or event without a trigger can come about by nothing but time.

    ``offering`` names the cards that offer something to heroes as long as they lie open.

    What other modules work out from the same mission is kept here, too: ``offers`` are the points and choices of a card
    and ``actions`` what they and its exit lead to, ``rows`` the northern rows of tiles, ``names`` what things are
    called, by language.
    """

    __slots__ = (
        "_by_tick", "_next", "_timed", "actions", "always", "card", "events", "mission", "names", "offering", "offers",
        "rows", "timely",
    )  # fmt: skip

    def __init__(self, mission: MissionSpec) -> None:
        self.mission = mission
        self.card: dict[str, CardSpec] = {card.name: card for card in mission.cards}
        self.events: dict[str, tuple[Due, ...]] = {}
        self.offers: dict[str, list[CardOption]] = {}
        self.actions: dict[str, list[tuple[CardOption | None, CardAction]]] = {}
        self.rows: dict[int, CellSet] = {}
        self.names: dict[Tongue, dict[str, str]] = {}
        dues = [Due(f"event:{number}", event) for number, event in enumerate(mission.events)]
        for due in dues:
            self.events[due.event.on] = (*self.events.get(due.event.on, ()), due)
        self.always = self.events.get("always", ())
        self.offering = frozenset(card.name for card in mission.cards if card.points or card.choices or card.exit)
        self.timely = bool(self.always) or any(one.holds == "time" for goal in mission.goals for one in goal.when)
        self._timed = tuple(due for due in dues if due.event.on in ("time", "sign"))
        self._by_tick: dict[int, tuple[Due, ...]] = {}
        self._next: dict[int, int] = {}

    def at(self, tick: int) -> tuple[Due, ...]:
        """The events that fall on a tick, by the time or by the sign of its Quadrant.  [NAR-HOR-12, NAR-MIS-25]"""
        found = self._by_tick.get(tick)
        if found is None:
            found = self._by_tick[tick] = tuple(due for due in self._timed if _falls(due.event, tick))
        return found

    def next_after(self, tick: int) -> int:
        """The first tick after one on which an event falls; a day later it is the same again.  [NAR-HOR-12]"""
        found = self._next.get(tick)
        if found is None:
            ahead = range(tick + 1, tick + DAY) if self._timed else ()
            found = self._next[tick] = next((later for later in ahead if self.at(later)), tick + DAY)
        return found

    def eventful(self, tick: int) -> bool:
        """Whether anything can happen because the hand reaches a tick."""
        return self.timely or bool(self.at(tick))


def _falls(event: EventSpec, tick: int) -> bool:
    if event.on == "time":
        return (tick_of(event.name) - tick) % DAY == 0
    return event.name == SIGNS[quadrant(tick) - 1]
