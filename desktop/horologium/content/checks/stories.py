"""A plot on its way through the checks, with all that its words may refer to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from horologium.engine.core.campaign import CampaignRules
from horologium.engine.core.kinds import ACHIEVEMENT, CardKind, Gauge, cards_of, gauges_of
from horologium.engine.core.plots import CLAUSES, GIFTS, PlotSpec
from horologium.engine.core.ruleset import Content
from horologium.engine.core.specs import Flaw

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.kinds import Role
    from horologium.engine.core.plots import Clause, Gift, Node, SideMission

PLOTS = "plots"
COUNTS = ("flag", "at-least", "at-most")
"""Clauses about flags and gauges."""
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

    @property
    def kinds(self) -> dict[str, CardKind]:
        """The kinds of cards that a story may name; whom one fights is no gift."""
        known = self.rules.data.kinds if self.rules else (ACHIEVEMENT,)
        return {kind.key: kind for kind in known if kind.role != "foe"}

    @property
    def gauges(self) -> dict[str, Gauge]:
        """The gauges of the game and of the towns of the pack."""
        return gauges_of(self.rules.data.gauges if self.rules else (), self.content)

    @property
    def scales(self) -> dict[str, int]:
        """Where the scales of gauges end, by the facts that clauses ask about."""
        return {f"flag:{key}": gauge.most for key, gauge in self.gauges.items()}

    def cards(self, *kinds: str) -> list[str]:
        """The ids of the cards of these kinds, in the pack or in its game; of members those who may join."""
        if self.rules and any(self.kinds[kind].role == "member" for kind in kinds):
            return [*self.rules.roster.candidates(self.content)]
        return [id_ for kind in kinds for id_ in cards_of(self.kinds.values(), self.content, kind)]

    def of_role(self, role: Role) -> list[str]:
        """The ids of all cards of a role."""
        return self.cards(*(key for key, kind in self.kinds.items() if kind.role == role))

    def is_free(self, clause: Clause) -> bool:
        """Whether a clause asks for what more than the story decides: it can hold or not at any time."""
        if clause.holds in CLAUSES:
            free = [flag.name for flag in self.plot.flags if flag.free]
            return clause.holds == "coins" or (clause.holds in COUNTS and clause.name in (*self.gauges, *free))
        return clause.holds != ACHIEVEMENT.key

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


def story_words(rules: CampaignRules | None) -> dict[str, tuple[str, ...]]:
    """The words with which the stories of a game may ask and give."""
    kinds = tuple(kind.key for kind in (rules.data.kinds if rules else (ACHIEVEMENT,)) if kind.role != "foe")
    return {"clauses": (*CLAUSES, *kinds), "gifts": (*GIFTS, *kinds)}


def _numbered(key: str, gifts: tuple[Gift, ...]) -> Iterator[tuple[str, Gift]]:
    for number, gift in enumerate(gifts):
        yield f"{key}.{number}", gift
