"""The threads of a mission: which event, card or choice does a deed, sorted once by what is done."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from horologium.engine.rulesets.nova_aetas.mission_specs import MissionDeed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.nova_aetas.mission_specs import CardSpec, MissionCondition, MissionSpec
    from horologium.engine.rulesets.nova_aetas.missions.plot import Plot
    from horologium.engine.rulesets.nova_aetas.state import Battle


class Source(NamedTuple):
    """Where a deed comes from: ``on`` a trigger, or ``choice`` or ``leave`` for what heroes do with a card.

    ``mark`` is what the state remembers when it cannot happen again; ``amount`` is that of the deed.
    """

    on: str
    name: str
    when: tuple[MissionCondition, ...] = ()
    mark: str = ""
    amount: int = 1


class Threads:
    """The sources of every deed of a mission, by the deed and what it names."""

    def __init__(self, mission: MissionSpec) -> None:
        self._by_deed: dict[tuple[str, str], list[Source]] = {}
        for number, event in enumerate(mission.events):
            mark = f"event:{number}" if event.once and event.on != "sign" else ""
            self._add(event.deeds, Source(event.on, event.name, event.when, mark))
        for card in mission.cards:
            for deeds, source in _of_card(card):
                self._add(deeds, source)
        self.won_parts = tuple(dict.fromkeys(goal.part for goal in mission.goals if goal.won and goal.part))

    def sources(self, do: str, name: str) -> list[Source]:
        """What does a deed; tokens are found by their name and by their kind."""
        return self._by_deed.get((do, name), [])

    def all_of(self, do: str) -> list[Source]:
        """What does a deed, whatever it names."""
        return [source for (word, _), found in self._by_deed.items() if word == do for source in found]

    def _add(self, deeds: tuple[MissionDeed, ...], source: Source) -> None:
        for deed in deeds:
            names = [name for token in deed.tokens for name in (token.name, token.kind)] or [deed.name]
            for name in dict.fromkeys(filter(None, names)) or [""]:
                found = self._by_deed.setdefault((deed.do, name), [])
                found.append(source._replace(amount=deed.amount))


def _of_card(card: CardSpec) -> Iterator[tuple[tuple[MissionDeed, ...], Source]]:
    """The deeds of a card, of its points and choices, and the cards that these and its exit draw."""
    yield card.deeds, Source("drawn", card.name)
    for choice in (*card.points, *card.choices):
        drawn = (MissionDeed("draw-card", choice.card),) if choice.card else ()
        yield (*choice.then, *drawn), Source("choice", f"{card.name}:{choice.name}", choice.when)
    if card.exit:
        yield (MissionDeed("draw-card", card.exit),), Source("leave", card.name)


def threads(battle: Battle) -> Threads:
    """The threads of the mission that is played."""
    return _threads(battle.plot)


@lru_cache(maxsize=16)
def _threads(plot: Plot) -> Threads:
    return Threads(plot.mission)
