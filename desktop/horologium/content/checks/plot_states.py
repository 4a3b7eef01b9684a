"""Everything that can happen in a plot: all states that can be reached from its beginning, tried out one by one.

A state is a node, whether its mission was fought, and the facts that some clause asks about; facts that nobody asks
about do not tell states apart. Who is in the company can change at any time, so clauses about heroes are taken to hold
and not to hold at every node.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from itertools import chain, combinations, product
from typing import TYPE_CHECKING, NamedTuple

from horologium.content.checks.plot_clauses import NO_BATTLE, Battle, fact, truth
from horologium.content.checks.stories import Story
from horologium.engine.core.plots import Node

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from horologium.engine.core.plots import Clause, Gift, SideMission, Way

MOST_STATES = 20_000
MOST_COUNT = 99


class State(NamedTuple):
    """A situation of the story; ``facts`` are counts in the order of ``States.tracked``."""

    node: str
    fought: bool
    facts: tuple[int, ...]
    battle: Battle


@dataclass(slots=True)
class States:
    """The search: what was reached, which ways were taken and which clauses held somewhere."""

    story: Story
    most: int = MOST_STATES
    places: dict[str, tuple[str, Node]] = field(default_factory=dict)  # keys and nodes by name
    tracked: dict[str, int] = field(default_factory=dict)  # a fact, and up to where it is counted
    onward: dict[State, tuple[State, ...]] = field(default_factory=dict)
    taken: set[str] = field(default_factory=set)  # keys of ways and side missions
    held: set[str] = field(default_factory=set)  # keys of clauses
    complete: bool = True
    keeps_battle: bool = False  # the end of a battle is asked about later than right after it

    def explore(self) -> States:
        """Try everything out, or as much as the bound allows."""
        self._track()
        start = self._entered(self.story.plot.start, {}, NO_BATTLE)
        queue = deque([start])
        self.onward[start] = ()
        while queue:
            state = queue.popleft()
            after = tuple(dict.fromkeys(self._successors(state)))
            self.onward[state] = after
            for other in after:
                if other not in self.onward:
                    self.onward[other] = ()
                    queue.append(other)
            if len(self.onward) > self.most:
                self.complete = False
                break
        return self

    # What counts

    def _track(self) -> None:
        """Only what is asked somewhere tells states apart."""
        self.places = {node.name: (key, node) for key, node in self.story.nodes()}
        for _, clauses, owner in self.story.conditions():
            for clause in clauses:
                key = fact(clause)
                if not key:
                    self.keeps_battle |= getattr(owner, "kind", "") != "mission"
                elif clause.holds != "hero":
                    self.tracked[key] = max(self.tracked.get(key, 1), clause.amount)
        for _, gift in self.story.gifts():
            if gift.kind == "flag" and gift.amount < 0 and f"flag:{gift.name}" in self.tracked:
                self.tracked[f"flag:{gift.name}"] = MOST_COUNT
        for side in self.story.plot.side:
            if self._changes(side):
                self.tracked[f"side:{side.name}"] = 1

    def _changes(self, side: SideMission) -> bool:
        """Whether a side mission can change a fact that somebody asks about."""
        given = [f"{gift.kind}:{gift.name}" for gift in side.gifts]
        return any(key in self.tracked for key in (*given, *self.story.keepsakes(side.mission)))

    def _pack(self, facts: Mapping[str, int]) -> tuple[int, ...]:
        return tuple(min(facts.get(key, 0), most) for key, most in self.tracked.items())

    def _facts(self, state: State) -> dict[str, int]:
        return dict(zip(self.tracked, state.facts, strict=True))

    # What can come next

    def _successors(self, state: State) -> Iterator[State]:
        key, node = self.places[state.node]
        if node.kind == "mission":
            yield from self._side_missions(state)
        if node.kind == "mission" and not state.fought:
            yield from self._fight(state, node)
        else:
            yield from self._go(state, key, node)

    def _fight(self, state: State, node: Node) -> Iterator[State]:
        for battle in self.story.outcomes(node.mission).items():
            for facts in self._brought(self._facts(state), node.mission):
                yield State(node.name, fought=True, facts=self._pack(facts), battle=battle)

    def _brought(self, facts: dict[str, int], mission: str) -> Iterator[dict[str, int]]:
        """A mission may bring home any of its keepsakes."""
        kept = [key for key in self.story.keepsakes(mission) if key in self.tracked]
        for some in chain.from_iterable(combinations(kept, count) for count in range(len(kept) + 1)):
            yield facts | {key: facts.get(key, 0) + 1 for key in some}

    def _side_missions(self, state: State) -> Iterator[State]:
        facts = self._facts(state)
        for number, side in enumerate(self.story.plot.side):
            key = f"side.{number}"
            if facts.get(f"side:{side.name}") or not self._open(key, side.when, facts, state.battle):
                continue
            self.taken.add(key)
            if f"side:{side.name}" in self.tracked:
                for brought in self._brought(facts | {f"side:{side.name}": 1}, side.mission):
                    yield state._replace(facts=self._pack(brought))
                    yield state._replace(facts=self._pack(_given(brought, side.gifts)))

    def _go(self, state: State, key: str, node: Node) -> Iterator[State]:
        """Players choose among the ways with labels; of the others the first that is open is taken."""
        choice = any(way.label for way in node.ways)
        for facts in self._companies(self._facts(state), node):
            ways = [(f"{key}.ways.{number}", way) for number, way in enumerate(node.ways)]
            free = [(place, way) for place, way in ways if self._open(place, way.when, facts, state.battle)]
            for place, way in free if choice else free[:1]:
                self.taken.add(place)
                yield self._along(way, facts, state.battle)

    @staticmethod
    def _companies(facts: dict[str, int], node: Node) -> Iterator[dict[str, int]]:
        """The same facts with and without each hero whom the ways ask for."""
        heroes = list(dict.fromkeys(fact(one) for way in node.ways for one in way.when if one.holds == "hero"))
        for present in product((0, 1), repeat=len(heroes)):
            yield facts | dict(zip(heroes, present, strict=True))

    def _open(self, key: str, clauses: tuple[Clause, ...], facts: Mapping[str, int], battle: Battle) -> bool:
        found = [
            truth(clause, facts, battle) or (clause.holds == "hero" and fact(clause) not in facts) for clause in clauses
        ]
        self.held.update(f"{key}.when.{number}" for number, holds in enumerate(found) if holds)
        return all(found)

    def _along(self, way: Way, facts: dict[str, int], battle: Battle) -> State:
        kept = battle if self.keeps_battle else NO_BATTLE
        return self._entered(way.to, _given(facts, way.gifts), kept)

    def _entered(self, name: str, facts: dict[str, int], battle: Battle) -> State:
        _, node = self.places[name]
        met = _given(facts | {f"visited:{name}": 1}, node.gifts)
        return State(name, fought=False, facts=self._pack(met), battle=battle)


def _given(facts: dict[str, int], gifts: Iterable[Gift]) -> dict[str, int]:
    """The facts after some gifts."""
    changed = dict(facts)
    for gift in gifts:
        key = f"{gift.kind}:{gift.name}"
        if gift.kind == "flag":
            changed[key] = max(0, changed.get(key, 0) + gift.amount)
        elif gift.kind == "achievement":
            changed[key] = int(gift.amount > 0)
    return changed
