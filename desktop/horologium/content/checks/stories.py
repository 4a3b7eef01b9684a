"""A plot on its way through the checks, with all that its words may refer to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from horologium.engine.core.campaign import CampaignRules
from horologium.engine.core.folders import filed
from horologium.engine.core.plots import PlotSpec
from horologium.engine.core.ruleset import Content
from horologium.engine.core.specs import Flaw

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.plots import Clause, Gift, Node, SideMission

PLOTS = "plots"
WON, LOST = "won", "lost"


@dataclass(frozen=True, slots=True)
class Story:
    """One plot of a pack, and the rules between battles where the game has them."""

    plot: PlotSpec
    content: Content
    rules: CampaignRules | None
    _outcomes: dict[str, Mapping[str, bool]] = field(default_factory=dict)

    def flaw(self, key: str, message: str, remedy: str) -> Flaw:
        """Something wrong with this plot."""
        return Flaw(PLOTS, self.plot.id, key, message, remedy)

    def known(self, kind: str) -> Mapping[str, Any]:
        """The entries of a kind that the pack holds."""
        return self.content.get(kind, {})

    def cards(self, kind: str) -> Mapping[str, Any]:
        """The cards of a kind, in the pack or in its game."""
        return self.rules.cards(self.content, kind) if self.rules else filed(self.content, kind)

    def nodes(self, *kinds: str) -> Iterator[tuple[str, Node]]:
        """The nodes of these kinds, or all, with their keys."""
        for number, node in enumerate(self.plot.nodes):
            if not kinds or node.kind in kinds:
                yield f"nodes.{number}", node

    def outcomes(self, mission: str) -> Mapping[str, bool]:
        """How a mission can end, and whether that is a victory; without rules by victory and defeat alone."""
        if mission not in self._outcomes:
            found = self.rules.missions.ends(self.content, mission).outcomes if self.rules else {WON: True, LOST: False}
            self._outcomes[mission] = found
        return self._outcomes[mission]

    def keepsakes(self, mission: str) -> tuple[str, ...]:
        """The facts that a mission can bring home, as ``flag:name`` and ``achievement:name``."""
        if self.rules is None:
            return ()
        ends = self.rules.missions.ends(self.content, mission)
        flags, achievements = ends.flags, ends.achievements
        return (*(f"flag:{name}" for name in flags), *(f"achievement:{name}" for name in achievements))

    def conditions(self) -> Iterator[tuple[str, tuple[Clause, ...], Node | SideMission]]:
        """Everything that is asked anywhere, with the key of its list."""
        for key, node in self.nodes():
            for number, way in enumerate(node.ways):
                yield f"{key}.ways.{number}.when", way.when, node
        for number, side in enumerate(self.plot.side):
            yield f"side.{number}.when", side.when, side

    def gifts(self) -> Iterator[tuple[str, Gift]]:
        """Everything that is given anywhere, with its key."""
        for key, node in self.nodes():
            yield from _numbered(f"{key}.gifts", node.gifts)
            for number, way in enumerate(node.ways):
                yield from _numbered(f"{key}.ways.{number}.gifts", way.gifts)
        for number, side in enumerate(self.plot.side):
            yield from _numbered(f"side.{number}.gifts", side.gifts)


def _numbered(key: str, gifts: tuple[Gift, ...]) -> Iterator[tuple[str, Gift]]:
    for number, gift in enumerate(gifts):
        yield f"{key}.{number}", gift
