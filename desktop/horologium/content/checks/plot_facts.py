"""The facts of a story as one number, and for how long they matter.

Only facts that some clause asks about are counted, up to the highest count that is asked for. At each node those that
nothing at it and behind it asks about are dropped: stories that differ in them alone have the same future.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from horologium.content.checks.plot_clauses import MOST_COUNT, Battle, fact, reached, truth, turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from horologium.content.checks.stories import Story
    from horologium.engine.core.plots import Clause, Gift, Node, SideMission


class CountPlace(NamedTuple):
    """Where the count of a fact stands in the number."""

    shift: int
    mask: int
    most: int


class FactChange(NamedTuple):
    """What a gift does to a fact: it adds to the count of a flag, and gives or takes an achievement."""

    place: CountPlace
    amount: int
    adds: bool


class Test(NamedTuple):
    """Clauses made ready to be tried on many states; those that are free are not among them."""

    needed: int  # facts that are there or not, and must be there
    barred: int
    counts: tuple[tuple[CountPlace, Clause], ...]
    battle: tuple[Clause, ...]

    def holds(self, facts: int, battle: Battle) -> bool:
        """Whether all clauses hold."""
        if facts & self.needed != self.needed or facts & self.barred:
            return False
        if not (self.counts or self.battle):
            return True
        return all(reached(clause, facts >> place.shift & place.mask) for place, clause in self.counts) and all(
            truth(clause, {}, battle) for clause in self.battle
        )


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts that are counted, each with its place."""

    places: Mapping[str, CountPlace]

    def bits(self, keys: Iterable[str]) -> int:
        """All that stands at the places of these facts."""
        return reduce(or_, (self.places[key].mask << self.places[key].shift for key in keys if key in self.places), 0)

    def changes(self, gifts: Iterable[Gift]) -> tuple[FactChange, ...]:
        """Make gifts ready to be given many times, as far as they are asked about."""
        named = [(f"{gift.kind}:{gift.name}", gift) for gift in gifts]
        return tuple(
            FactChange(self.places[key], gift.amount, gift.kind == "flag") for key, gift in named if key in self.places
        )

    def noted(self, *keys: str) -> tuple[FactChange, ...]:
        """Things that happen once more."""
        return tuple(FactChange(self.places[key], 1, adds=True) for key in keys if key in self.places)

    def test(self, clauses: Iterable[Clause]) -> Test:
        """Make clauses ready."""
        needed = barred = 0
        counts, battle = [], []
        for clause in clauses:
            place = self.places.get(fact(clause))
            if not fact(clause):
                battle.append(clause)
            elif place is not None and (place.most, clause.amount) == (1, 1):
                needed |= 0 if clause.negated else 1 << place.shift
                barred |= 1 << place.shift if clause.negated else 0
            elif place is not None:
                counts.append((place, clause))
        return Test(needed, barred, tuple(counts), tuple(battle))


def changed(facts: int, changes: Iterable[FactChange]) -> int:
    """The facts after some changes."""
    for (shift, mask, most), amount, adds in changes:
        count = max(0, amount + (facts >> shift & mask if adds else 0))
        facts = facts & ~(mask << shift) | min(count, most) << shift
    return facts


def counted(story: Story) -> Facts:
    """Give a place to everything that is asked about, and to side missions that can change such a thing."""
    highest: dict[str, int] = {}
    for _, clauses, _ in story.conditions():
        for clause in clauses:
            if (key := fact(clause)) and not story.is_free(clause):
                highest[key] = max(highest.get(key, 1), turns(clause))
    for _, gift in story.gifts():
        if gift.kind == "flag" and gift.amount < 0 and f"flag:{gift.name}" in highest:
            highest[f"flag:{gift.name}"] = MOST_COUNT
    highest |= {side_fact(side): 1 for side in story.plot.side if brought(story, side) & highest.keys()}
    places, shift = {}, 0
    for key, most in highest.items():
        places[key] = CountPlace(shift, (1 << most.bit_length()) - 1, most)
        shift += most.bit_length()
    return Facts(places)


def side_fact(side: SideMission) -> str:
    """That a side mission was played; each can be played once."""
    return f"side:{side.name}"


def brought(story: Story, side: SideMission) -> set[str]:
    """The facts that a side mission can change."""
    return {*(f"{gift.kind}:{gift.name}" for gift in side.gifts), *story.keepsakes(side.mission)}


class StillAsked:
    """What can still be asked at a node and behind it."""

    def __init__(self, story: Story) -> None:
        self._story = story
        self._nodes = {node.name: node for node in story.plot.nodes}

    def facts(self, name: str) -> set[str]:
        """The facts that still matter; a side mission is remembered only as long as what it brings does."""
        behind = [self._nodes[name], *self._behind(name, lambda _: True)]
        asked = {fact(clause) for node in behind for clause in _asked(node)}
        if any(node.kind == "mission" for node in behind):
            asked |= {fact(clause) for clause in self._beside()}
            asked |= {side_fact(side) for side in self._story.plot.side if brought(self._story, side) & asked}
        return asked

    def battle(self, name: str, *, fought: bool) -> list[Clause]:
        """What can still be asked about the last battle, until the next one is fought."""
        here, clauses = self._nodes[name], []
        if here.kind != "mission" or fought:
            scenes = [
                node for node in self._behind(name, lambda node: node.kind != "mission") if node.kind != "mission"
            ]
            clauses = [clause for node in (here, *scenes) for clause in _asked(node)]
        return [clause for clause in (*clauses, *self._beside()) if not fact(clause)]

    def _beside(self) -> Iterator[Clause]:
        return (clause for side in self._story.plot.side for clause in side.when)

    def _behind(self, name: str, passes: Callable[[Node], bool]) -> list[Node]:
        """The nodes that can follow, through such as let the search pass."""
        found: dict[str, Node] = {}
        waiting = [self._nodes[name]]
        while waiting:
            for way in waiting.pop().ways:
                if way.to not in found:
                    found[way.to] = self._nodes[way.to]
                    waiting += [found[way.to]] if passes(found[way.to]) else []
        return list(found.values())


def _asked(node: Node) -> Iterator[Clause]:
    return (clause for way in node.ways for clause in way.when)
