"""A team while it is built: who belongs to it, what it costs, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from horologium.engine.core.faults import brought
from horologium.engine.core.ruleset import Content
from horologium.engine.core.teams import Team, TeamMember, TeamPool, Teams, TeamSize

if TYPE_CHECKING:
    from horologium.engine.core.faults import Fault


@dataclass
class TeamDraft:
    """What is being built; every change goes through a verb, and ``faults`` are asked for afterwards."""

    teams: Teams
    content: Content
    pool: TeamPool = field(init=False)
    size: TeamSize = field(init=False)
    name: str = ""
    id: str = ""
    about: str = ""
    members: list[TeamMember] = field(default_factory=list)
    kept: Team = field(default_factory=lambda: Team("", "", ()))

    def __post_init__(self) -> None:
        self.pool = self.teams.pool(self.content)
        self.size = self.pool.sizes[self.pool.usual]

    def take(self, team: Team, *, own: bool) -> None:
        """Begin with a team; one that is not one's own becomes a new one."""
        self.id, self.name, self.about, self.members = team.id if own else "", team.name, team.about, list(team.members)
        self.settle()

    def clear(self) -> None:
        """Begin with nobody."""
        self.take(Team("", "", ()), own=False)

    def settle(self) -> None:
        """Take it as it stands for something that need not be saved."""
        self.kept = self.team()

    @property
    def is_changed(self) -> bool:
        """Whether something was changed that is kept nowhere."""
        return self.team() != self.kept

    def add(self, card: str) -> int:
        """Take in one more of a candidate; their place."""
        self.members.append(TeamMember(card))
        return len(self.members) - 1

    def remove(self, place: int) -> None:
        """Send somebody away."""
        del self.members[place]

    def last(self, card: str) -> int:
        """The place of whoever of a candidate came last."""
        return max(place for place, member in enumerate(self.members) if member.card == card)

    @property
    def counts(self) -> Counter[str]:
        """How often each candidate is in it."""
        return Counter(member.card for member in self.members)

    def why_not(self, card: str) -> str:
        """What would be wrong with one more of a candidate; not what they could still be given, or go without."""
        more = replace(self.team(), members=(*self.members, TeamMember(card)))
        found = brought(self.faults(), self.teams.faults(self.content, more, self.size))
        return next((fault.sentence for fault in found if not fault.of_list), "")

    def play(self, size: TeamSize) -> None:
        """Build for another size; what was agreed and allowed stays."""
        points = size.points if size.between is None else self.size.points
        self.size = replace(size, points=points, allowed=self.size.allowed)

    def agree(self, points: int) -> None:
        """Build for so many points."""
        self.size = replace(self.size, points=points)

    def allow(self, key: str, *, on: bool) -> None:
        """Switch something on or off that players may agree on."""
        others = tuple(each for each in self.size.allowed if each != key)
        self.size = replace(self.size, allowed=(*others, key) if on else others)

    def cost_of(self, place: int) -> int:
        """The points of somebody."""
        return self.pool.points_of(self.members[place])

    @property
    def cost(self) -> int:
        """The points of them all."""
        return sum(map(self.pool.points_of, self.members))

    def faults(self) -> list[Fault]:
        """Everything that is wrong with it now."""
        return list(self.teams.faults(self.content, self.team(), self.size))

    def team(self) -> Team:
        """The team as it stands."""
        return Team(self.id, self.name.strip(), tuple(self.members), self.about)
