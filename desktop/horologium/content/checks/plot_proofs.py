"""What was found out about a sound plot: how long its stories are, and what none of them can avoid."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from horologium.content.checks.plot_states import MOST_PROVEN, States
from horologium.content.checks.plots import graph_of
from horologium.content.checks.stories import PLOTS, Story

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.content.rules import Rules
    from horologium.engine.core.ruleset import Content

T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found out about a sound plot; ``fewest`` counts the missions on the way to each ending."""

    plot: str
    nodes: int
    missions: int
    side_missions: int
    endings: int
    shortest: int
    longest: int
    states: int
    bound: int
    complete: bool
    most_missions: int
    fewest: Mapping[str, int]
    unavoidable: tuple[str, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it in words."""
        what = ", ".join(
            [_many(self.missions, "mission"), _many(self.side_missions, "side mission"), _many(self.endings, "ending")]
        )
        paths = f"shortest story {_many(self.shortest, 'node')}, longest without loops {_many(self.longest, 'node')}"
        tried = f"{_many(self.states, 'state')} tried out, each leads to an ending"
        cut = f"more than {self.bound} states, proven on the graph alone"
        least = min(self.fewest.values())
        span = "" if least == self.most_missions else f"{least} to "
        visits = f"a story without loops visits {span}{_many(self.most_missions, 'mission')}"
        names = ", ".join(self.unavoidable)
        each = ", ".join(f"{name} {count}" for name, count in self.fewest.items())
        return (
            f"{self.plot}: {_many(self.nodes, 'node')} ({what}); {paths}; {tried if self.complete else cut}",
            f"{self.plot}: {visits}; {f'on every path: {names}' if names else 'no mission is on every path'}",
            f"{self.plot}: fewest missions to each ending: {each}",
        )

    def __str__(self) -> str:
        return "\n".join(self.lines)


def _many(count: int, word: str) -> str:
    return f"{count} {word}{'' if count == 1 else 's'}"


def prove(ruleset: Rules, content: Content, most: int = MOST_PROVEN) -> Iterator[Proof]:
    """The proofs of the plots of a pack that was checked before."""
    plots = content.get(PLOTS, {})
    if not plots:
        return
    import networkx  # noqa: PLC0415

    for plot in plots.values():
        yield _proof(Story(plot, content, ruleset.campaign), networkx, most)


def _proof(story: Story, graphs: Any, most: int) -> Proof:
    plot, states = story.plot, States(story, most).explore()
    endings = [node.name for _, node in story.nodes("ending")]
    lengths = graphs.single_source_shortest_path_length(graph_of(story, graphs), plot.start)
    travels = _told(story, states, graphs) if states.complete else _drawn(story, graphs)
    fewest = travels.fewest()
    return Proof(
        plot=plot.id,
        nodes=len(plot.nodes),
        missions=len(list(story.nodes("mission"))),
        side_missions=len(plot.side),
        endings=len(endings),
        shortest=min(lengths[name] for name in endings) + 1,
        longest=len(graphs.dag_longest_path(graph_of(story, graphs, loops=False))),
        states=len(states.onward),
        bound=most,
        complete=states.complete,
        most_missions=travels.most(),
        fewest={name: fewest[name] for name in endings},
        unavoidable=travels.unavoidable([node.name for _, node in story.nodes("mission")], endings),
    )


@dataclass(frozen=True, slots=True)
class Travels(Generic[T]):
    """All ways through a story, over its states or over its bare nodes, from its start on.

    ``place`` is the node of a step, ``fights`` tells whether a mission is fought between two steps, and ``rank`` sorts
    steps so that all ways but loops lead to higher ranks.
    """

    onward: Mapping[T, tuple[T, ...]]
    place: Callable[[T], str]
    fights: Callable[[T, T], bool]
    rank: Callable[[T], tuple[int, ...]]

    def fewest(self) -> dict[str, int]:
        """The smallest number of missions on a way to each node."""
        start = next(iter(self.onward))
        best, queue = {start: 0}, deque([start])
        while queue:
            here = queue.popleft()
            for there in self.onward[here]:
                missions = best[here] + self.fights(here, there)
                if missions < best.get(there, missions + 1):
                    best[there] = missions
                    queue.append(there) if self.fights(here, there) else queue.appendleft(there)
        found: dict[str, int] = {}
        for step, missions in best.items():
            found[self.place(step)] = min(missions, found.get(self.place(step), missions))
        return found

    def most(self) -> int:
        """The greatest number of missions on a way without loops."""
        ranks = {step: self.rank(step) for step in self.onward}
        best = dict.fromkeys(self.onward, -1) | {next(iter(self.onward)): 0}
        for here in sorted(self.onward, key=ranks.__getitem__):
            for there in self.onward[here]:
                if best[here] >= 0 and ranks[there] > ranks[here]:
                    best[there] = max(best[there], best[here] + self.fights(here, there))
        return max(best.values())

    def unavoidable(self, missions: list[str], endings: list[str]) -> tuple[str, ...]:
        """The missions that every way to an ending visits; each is a bit, and ways that meet keep what they share."""
        bits = {name: 1 << number for number, name in enumerate(missions)}
        every = (1 << len(missions)) - 1
        start = next(iter(self.onward))
        shared, waiting = {start: bits.get(self.place(start), 0)}, deque([start])
        while waiting:
            here = waiting.popleft()
            for there in self.onward[here]:
                kept = (shared[here] | bits.get(self.place(there), 0)) & shared.get(there, every)
                if kept != shared.get(there):
                    shared[there] = kept
                    waiting.append(there)
        for step, kept in shared.items():
            every &= kept if self.place(step) in endings else every
        return tuple(name for name in missions if bits[name] & every)


def _told(story: Story, states: States, graphs: Any) -> Travels[Any]:
    """The ways through the states."""
    order = _order(story, graphs)
    sides = states.side_bits
    return Travels(
        states.onward,
        lambda state: state.node,
        lambda here, there: there.fought and not here.fought,
        lambda state: (order[state.node], state.fought, (state.facts & sides).bit_count()),
    )


def _drawn(story: Story, graphs: Any) -> Travels[Any]:
    """The ways through the bare graph, start first."""
    order = _order(story, graphs)
    nodes = {node.name: node for node in story.plot.nodes}
    names = [story.plot.start, *(name for name in nodes if name != story.plot.start)]
    return Travels(
        {name: tuple(way.to for way in nodes[name].ways) for name in names},
        str,
        lambda here, _: nodes[here].kind == "mission",
        lambda name: (order[name],),
    )


def _order(story: Story, graphs: Any) -> dict[str, int]:
    """Number the nodes so that all ways but loops lead to higher numbers."""
    forward = graph_of(story, graphs, loops=False)
    return {name: number for number, name in enumerate(graphs.topological_sort(forward))}
