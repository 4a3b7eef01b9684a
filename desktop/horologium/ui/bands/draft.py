"""A band while it is built: who belongs to it, what it costs, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from horologium.engine.rulesets.constellation import bands
from horologium.engine.rulesets.constellation.specs import BandSpec, Member, ProfileSpec


@dataclass
class Draft:
    """What is being built; every change goes through a verb, and ``faults`` are asked for afterwards."""

    profiles: Mapping[str, ProfileSpec]
    name: str = ""
    id: str = ""
    about: str = ""
    limit: int = 50
    large: bool = False
    members: list[Member] = field(default_factory=list)
    kept: BandSpec = field(default_factory=lambda: BandSpec("", "", ()))

    def take(self, band: BandSpec, *, own: bool) -> None:
        """Begin with a band; one that is not one's own becomes a new one."""
        self.id, self.name, self.about, self.members = band.id if own else "", band.name, band.about, list(band.members)
        self.settle()

    def clear(self) -> None:
        """Begin with nobody."""
        self.id, self.name, self.about, self.members = "", "", "", []
        self.settle()

    def settle(self) -> None:
        """Take it as it stands for something that need not be saved."""
        self.kept = self.band()

    @property
    def is_changed(self) -> bool:
        """Whether something was changed that is kept nowhere."""
        return self.band() != self.kept

    def add(self) -> int:
        """Take in one more miniature of the cheapest profile; its place."""
        cheapest = min(self.profiles.values(), key=lambda spec: spec.points)
        self.members.append(Member(cheapest.id))
        return len(self.members) - 1

    def remove(self, place: int) -> None:
        """Send a miniature away."""
        del self.members[place]

    def change(self, place: int, **facts: Any) -> None:
        """Change something about a miniature."""
        self.members[place] = replace(self.members[place], **facts)

    def cost_of(self, place: int) -> int:
        """The points of a miniature."""
        return bands.cost(self.members[place], self.profiles)

    @property
    def cost(self) -> int:
        """The points of them all."""
        return sum(bands.cost(member, self.profiles) for member in self.members)

    def faults(self) -> list[bands.Fault]:
        """Everything that is wrong with it now."""
        return list(bands.faults(self.members, self.profiles, self.limit, large=self.large))

    def band(self) -> BandSpec:
        """The band as it stands."""
        return BandSpec(self.id, self.name.strip(), tuple(self.members), self.about)
