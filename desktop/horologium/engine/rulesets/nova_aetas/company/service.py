"""What each hero did and suffered in a battle, read from its journal."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.rulesets.nova_aetas.state import Battle


@dataclass(slots=True)
class Record:
    """The figures of one hero."""

    wounds: int = 0
    knocked_out: int = 0
    kills: int = 0
    dealt: int = 0
    found: int = 0


class ServiceReader:
    """Reads entries in order: a kill is the last blow's, loot belongs to whoever killed, opened or picked up."""

    def __init__(self, heroes: list[str]) -> None:
        self.records = {hero: Record() for hero in heroes}
        self.struck: dict[str, str] = {}  # who wounded a figure last
        self.finder = ""
        self.last_blow: tuple[str, ...] = ()  # the hero who felled the last foe, and its name

    def wounded(self, facts: Mapping[str, Any]) -> None:
        """Somebody suffers wounds; those between heroes are no feat.  [NAR-WND-01]"""
        figure, by, wounds = facts["figure"], facts.get("by", ""), facts["wounds"]
        self.struck[figure] = by
        if figure in self.records:
            self.records[figure].wounds += wounds
        elif by in self.records:
            self.records[by].dealt += wounds

    def knocked_out(self, facts: Mapping[str, Any]) -> None:
        """A hero goes down.  [NAR-KOH-01]"""
        self.records[facts["figure"]].knocked_out += 1

    def defeated(self, facts: Mapping[str, Any]) -> None:
        """An enemy goes out of combat.  [NAR-OUT-01]"""
        self.finder = self.struck.get(facts["figure"], "")
        if self.finder in self.records:
            self.records[self.finder].kills += 1
            self.last_blow = (self.finder, facts["name"])

    def found(self, facts: Mapping[str, Any]) -> None:
        """A hero picks something up, opens it, or takes an option that may bring loot."""
        self.finder = facts.get("figure", "")

    def happened(self, facts: Mapping[str, Any]) -> None:
        """An event is nobody's find."""
        self.finder = ""

    def looted(self, facts: Mapping[str, Any]) -> None:
        """Reagents go to the loot deck.  [NAR-REA-04]"""
        if self.finder in self.records:
            self.records[self.finder].found += facts["cards"]


READS: Final[Mapping[str, Callable[[ServiceReader, Mapping[str, Any]], None]]] = MappingProxyType(
    {
        "wounded": ServiceReader.wounded,
        "ko": ServiceReader.knocked_out,
        "defeated": ServiceReader.defeated,
        "collected": ServiceReader.found,
        "opened": ServiceReader.found,
        "chose": ServiceReader.found,
        "event": ServiceReader.happened,
        "looted": ServiceReader.looted,
    }
)


def read(battle: Battle) -> ServiceReader:
    """All that the journal of a battle tells of its heroes, by their keys."""
    reader = ServiceReader([hero.key for hero in battle.heroes])
    for entry in battle.journal.entries:
        if (reads := READS.get(entry.what)) is not None:
            reads(reader, entry.facts)
    return reader
