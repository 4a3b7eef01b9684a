"""Everything that can happen in a plot: all states that can be reached from its beginning, tried out one by one.

A state is a node, whether its mission was fought, the facts that still matter (see ``plot_facts``), and how the last
battle ended, as far as that still matters. Gauges, the purse, things, who is in the company and flags that are free can
change at any time, so clauses about them are taken to hold and not to hold at every node.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from itertools import chain, combinations
from typing import TYPE_CHECKING, NamedTuple

from horologium.content.checks.plot_clauses import NO_BATTLE, Battle, all_true, cases, truth
from horologium.content.checks.plot_facts import FactChange, Facts, StillAsked, Test, changed, counted, side_fact
from horologium.engine.core.plots import Clause, Node, SideMission

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.content.checks.stories import Story

MOST_STATES = 20_000
"""A fraction of a second: so much is tried out whenever a pack is read."""
MOST_PROVEN = 500_000
"""Some seconds: so much is tried out for those who write a story."""

Harvest = tuple[tuple[FactChange, ...], ...]
"""What a mission can bring home: any of its keepsakes together."""


class StoryState(NamedTuple):
    """A situation of the story."""

    node: str
    fought: bool
    facts: int
    battle: Battle


class Exit(NamedTuple):
    """A way on, made ready for the search."""

    key: str
    to: str
    test: Test
    gifts: tuple[FactChange, ...]


class SideStop(NamedTuple):
    """A side mission, made ready for the search; ``bits`` remember that it was played."""

    key: str
    test: Test
    bits: int
    harvest: Harvest
    gifts: tuple[FactChange, ...]


@dataclass(slots=True)
class Stop:
    """A node, made ready for the search."""

    node: Node
    alive: int  # the bits of facts that still matter
    asked: dict[bool, list[Clause]]  # about the last battle, by whether the mission was fought
    met: tuple[FactChange, ...]
    harvest: Harvest
    fortunes: tuple[tuple[Exit, ...], ...]  # the ways that are left in each case of what is free
    battles: dict[tuple[bool, Battle], Battle] = field(default_factory=dict)
    alike: dict[tuple[bool, tuple[bool, ...]], Battle] = field(default_factory=dict)

    def battle(self, last: Battle, *, fought: bool) -> Battle:
        """One battle for all those that make no difference any more."""
        if (fought, last) not in self.battles:
            answers = tuple(truth(clause, {}, last) for clause in self.asked[fought])
            self.battles[fought, last] = self.alike.setdefault((fought, answers), last)
        return self.battles[fought, last]


class States:
    """The search: what was reached, and which ways were taken."""

    def __init__(self, story: Story, most: int = MOST_STATES) -> None:
        self.story, self.most, self.complete = story, most, True
        self.onward: dict[StoryState, tuple[StoryState, ...]] = {}
        self.taken: set[str] = set()  # keys of ways and side missions
        self.facts: Facts = counted(story)
        ahead = StillAsked(story)
        self._stops = {node.name: self._stop(key, node, ahead) for key, node in story.nodes()}
        self._sides = [self._side(f"side.{number}", side) for number, side in enumerate(story.plot.side)]

    def explore(self) -> States:
        """Try everything out, or as much as the bound allows."""
        start = self._entered(self.story.plot.start, 0, NO_BATTLE)
        queue = deque([start])
        self.onward[start] = ()
        while queue:
            state = queue.popleft()
            after = self.onward[state] = tuple(dict.fromkeys(self._successors(state)))
            for other in after:
                if other not in self.onward:
                    self.onward[other] = ()
                    queue.append(other)
            if len(self.onward) > self.most:
                self.complete = False
                break
        return self

    def held(self, clause: Clause, node: str = "") -> bool:
        """Whether a clause held somewhere when it was asked: at a node, or for a side mission before any mission."""
        test = self.facts.test([clause])
        return self.story.is_free(clause) or any(
            test.holds(state.facts, state.battle) for state in self.onward if self._asks(state, node)
        )

    def lost(self) -> list[StoryState]:
        """The states from which no ending can be reached; those found last are looked at first, as they are nearest."""
        left, before = list(reversed(self.onward)), -1
        saved: set[StoryState] = set()
        while left and len(saved) != before:
            before, waiting = len(saved), []
            for state in left:
                if self._stops[state.node].node.kind == "ending" or not saved.isdisjoint(self.onward[state]):
                    saved.add(state)
                else:
                    waiting.append(state)
            left = waiting
        return left

    @property
    def side_bits(self) -> int:
        """The bits that remember side missions."""
        return self.facts.bits(side_fact(side) for side in self.story.plot.side)

    def _asks(self, state: StoryState, node: str) -> bool:
        is_mission = self._stops[state.node].node.kind == "mission"
        return state.node == node and state.fought == is_mission if node else is_mission

    # What is made ready

    def _stop(self, key: str, node: Node, ahead: StillAsked) -> Stop:
        alive = self.facts.bits(ahead.facts(node.name))
        return Stop(
            node,
            alive,
            {fought: ahead.battle(node.name, fought=fought) for fought in (False, True)},
            (*self.facts.noted(f"visited:{node.name}"), *self.facts.changes(node.gifts)),
            self._harvest(node.mission, alive) if node.mission else ((),),
            tuple(dict.fromkeys(self._fortunes(key, node))),
        )

    def _side(self, key: str, side: SideMission) -> SideStop:
        bits = self.facts.bits([side_fact(side)])
        harvest, gifts = self._harvest(side.mission, ~0), self.facts.changes(side.gifts)
        return SideStop(key, self.facts.test(side.when), bits, harvest, gifts)

    def _harvest(self, mission: str, alive: int) -> Harvest:
        kept = [key for key in self.story.keepsakes(mission) if self.facts.bits([key]) & alive]
        some = chain.from_iterable(combinations(kept, count) for count in range(len(kept) + 1))
        return tuple(self.facts.noted(*keys) for keys in some)

    def _fortunes(self, key: str, node: Node) -> Iterator[tuple[Exit, ...]]:
        """The ways that are left in each case of what is free; where there are too many cases, each way alone."""
        ways = [
            (
                [clause for clause in way.when if self.story.is_free(clause)],
                Exit(f"{key}.ways.{number}", way.to, self.facts.test(way.when), self.facts.changes(way.gifts)),
            )
            for number, way in enumerate(node.ways)
        ]
        found = cases((clause for asked, _ in ways for clause in asked), self.story.scales)
        if found is None:
            yield from ((ready,) for _, ready in ways)
        for there in found or ():
            yield tuple(ready for asked, ready in ways if all_true(asked, there, NO_BATTLE))

    # What can come next

    def _successors(self, state: StoryState) -> Iterator[StoryState]:
        stop = self._stops[state.node]
        if stop.node.kind == "mission":
            yield from self._side_missions(state, stop)
            if not state.fought:
                yield from self._fight(state, stop)
                return
        yield from self._go(state, stop)

    def _fight(self, state: StoryState, stop: Stop) -> Iterator[StoryState]:
        last = self.story.outcomes(stop.node.mission).items()
        for battle in dict.fromkeys(stop.battle(each, fought=True) for each in last):
            for kept in stop.harvest:
                yield StoryState(state.node, fought=True, facts=changed(state.facts, kept) & stop.alive, battle=battle)

    def _side_missions(self, state: StoryState, stop: Stop) -> Iterator[StoryState]:
        for key, test, bits, harvest, gifts in self._sides:
            if state.facts & bits or not test.holds(state.facts, state.battle):
                continue
            self.taken.add(key)
            if bits & stop.alive:
                for kept in harvest:
                    facts = changed(state.facts | bits, kept)
                    yield state._replace(facts=facts & stop.alive)
                    yield state._replace(facts=changed(facts, gifts) & stop.alive)

    def _go(self, state: StoryState, stop: Stop) -> Iterator[StoryState]:
        """Players choose among the ways with labels; of the others the first that is open is taken."""
        choice = any(way.label for way in stop.node.ways)
        for ways in stop.fortunes:
            for key, to, test, gifts in ways:
                if test.holds(state.facts, state.battle):
                    self.taken.add(key)
                    yield self._entered(to, changed(state.facts, gifts), state.battle)
                    if not choice:
                        break

    def _entered(self, name: str, facts: int, battle: Battle) -> StoryState:
        stop = self._stops[name]
        last = stop.battle(battle, fought=stop.node.kind != "mission")
        return StoryState(name, fought=False, facts=changed(facts, stop.met) & stop.alive, battle=last)
