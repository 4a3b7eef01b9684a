"""What may have happened before a mission: a walk through the plot by chance, which leads past it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from horologium.campaign.founding import plots_of
from horologium.content.checks.plot_clauses import NO_BATTLE, Battle, all_true, counts
from horologium.content.checks.stories import Story
from horologium.engine.core.chance import SplitMix
from horologium.engine.core.plots import Node, PlotSpec
from horologium.lab.packs import game_of, load

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from horologium.content.packs import Pack
    from horologium.engine.core.plots import Gift, SideMission, Way

MOST_WALKS: Final = 1_000
"""A mission that none of so many walks leads past is begun without a past."""
MOST_STEPS: Final = 400
"""A walk that is not over by then goes round in circles."""
OFFERS: Final = 4
"""One side mission in so many that are offered is accepted."""


def drawn(pack: Pack, mission: str, seed: int) -> tuple[str, ...]:
    """Flags that hold when a mission is reached, of those that it asks for; the same seed draws the same.

    Flags that shut each other out in the plot never come together, and none comes too early. In a mission that is in
    no plot each flag is as likely to hold as not.
    """
    asked, chance = game_of(pack)[2].asks(pack.content, mission), SplitMix(seed)
    tales = [tale for tale in _tales(pack.origin) if mission in tale.outcomes]
    if not tales:
        return tuple(flag for flag in asked if chance.below(2))
    for _ in range(MOST_WALKS if asked else 0):
        if moments := Walk(tales[chance.below(len(tales))], chance).past(mission):
            facts = moments[chance.below(len(moments))]
            return tuple(flag for flag in asked if facts[f"flag:{flag}"] > 0)
    return ()


@dataclass(frozen=True, slots=True)
class Tale:
    """A plot, made ready to be walked: how its missions can end, what they can bring home, and what is free.

    ``free`` are the facts that more than the story decides, with the counts that its clauses can tell apart.
    """

    plot: PlotSpec
    nodes: Mapping[str, Node]
    outcomes: Mapping[str, tuple[Battle, ...]]
    keepsakes: Mapping[str, tuple[str, ...]]
    free: Mapping[str, tuple[int, ...]]


@cache
def _tales(origin: Path) -> tuple[Tale, ...]:
    """The plots of a pack, made ready once in each process."""
    pack = load(origin)
    rules = game_of(pack)[1]
    return tuple(tale(Story(plot, pack.content, rules)) for plot in plots_of(pack).values())


def tale(story: Story) -> Tale:
    """A plot, made ready."""
    plot, flags = story.plot, [f"flag:{flag.name}" for flag in story.plot.flags]
    missions = [*(node.mission for _, node in story.nodes("mission")), *(side.mission for side in plot.side)]
    asked = [clause for _, clauses, _ in story.conditions() for clause in clauses]
    return Tale(
        plot,
        {node.name: node for node in plot.nodes},
        {name: tuple(story.outcomes(name).items()) for name in missions},
        {
            name: tuple(key for key in story.keepsakes(name) if key in flags or not key.startswith("flag:"))
            for name in missions
        },
        counts((clause for clause in asked if story.is_free(clause)), story.scales),
    )


class Walk:
    """One way through a plot: choices, outcomes and what battles bring home are left to chance."""

    def __init__(self, tale: Tale, chance: SplitMix) -> None:
        self._tale, self._chance = tale, chance
        self._facts = Counter({key: found[chance.below(len(found))] for key, found in tale.free.items()})
        self._last: Battle = NO_BATTLE

    def past(self, mission: str) -> list[Counter[str]]:
        """Walk to an ending; gives what was known whenever the mission could be fought."""
        found: list[Counter[str]] = []
        node = self._tale.nodes[self._tale.plot.start]
        for _ in range(MOST_STEPS):
            self._facts[f"visited:{node.name}"] += 1
            self._take(node.gifts)
            if node.kind == "ending":
                break
            if node.kind == "mission":
                offers = self._offers()
                if mission in (node.mission, *(side.mission for side in offers)):
                    found.append(self._facts.copy())
                self._fight(node, offers)
            way = self._way(node)
            self._take(way.gifts)
            node = self._tale.nodes[way.to]
        return found

    def _offers(self) -> list[SideMission]:
        """The side missions that can be fought now."""
        return [
            side
            for side in self._tale.plot.side
            if not self._facts[_played(side)] and all_true(side.when, self._facts, self._last)
        ]

    def _fight(self, node: Node, offers: Iterable[SideMission]) -> None:
        """Some side missions, then the mission."""
        for side in offers:
            if not self._chance.below(OFFERS):
                self._facts[_played(side)] = 1
                if self._battle(side.mission)[1]:
                    self._take(side.gifts)
        self._last = self._battle(node.mission)

    def _battle(self, mission: str) -> Battle:
        """Any of its outcomes; what it may bring home comes as often as not."""
        for key in self._tale.keepsakes[mission]:
            self._facts[key] += self._chance.below(2)
        outcomes = self._tale.outcomes[mission]
        return outcomes[self._chance.below(len(outcomes))]

    def _take(self, gifts: Iterable[Gift]) -> None:
        for gift in gifts:
            key = f"{gift.kind}:{gift.name}"
            self._facts[key] = max(0, self._facts[key] + gift.amount)

    def _way(self, node: Node) -> Way:
        """A choice that is open, or the first way that is."""
        ways = [way for way in node.ways if all_true(way.when, self._facts, self._last)]
        choices = [way for way in ways if way.label]
        return choices[self._chance.below(len(choices))] if choices else ways[0]


def _played(side: SideMission) -> str:
    return f"side:{side.name}"
