"""The party of a single night: one to five different Monsters of the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.teams import Candidate, Team, TeamPool, TeamSize, TeamWords, ticked
from horologium.engine.rulesets.village_attacks.setup import usual_party
from horologium.engine.rulesets.village_attacks.specs import MonsterEntry
from horologium.engine.rulesets.village_attacks.validation import MOST_MONSTERS, party_faults

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.faults import Fault
    from horologium.engine.core.ruleset import Content

entry: Final = MonsterEntry
files: Final = None
words: Final = TeamWords()


def pool(content: Content) -> TeamPool:
    """The Monsters of the pack.  [VIL-SET-04]"""
    monsters = tuple(Candidate(card.id, card.name) for card in content.get("monsters", {}).values())
    return TeamPool((TeamSize("party", "", members=MOST_MONSTERS),), monsters)


def faults(content: Content, team: Team, size: TeamSize) -> Iterator[Fault]:
    """What is wrong with a party, whatever the night.  [VIL-SET-04, VIL-SET-05, VIL-SET-06]"""
    return party_faults(content, [member.card for member in team.members])


def usual(content: Content, mission: str) -> tuple[Team, ...]:
    """Those whom a night names, or the first ones of the pack."""
    entries = content["missions"][mission].party or usual_party(content)
    return (ticked([each.monster for each in entries]),)


def party(content: Content, mission: str, teams: Sequence[Team]) -> tuple[MonsterEntry, ...]:
    """Everybody as the night describes them, else as they begin."""
    described: Mapping[str, MonsterEntry] = {each.monster: each for each in content["missions"][mission].party}
    cards = [member.card for team in teams for member in team.members]
    return tuple(described.get(card) or MonsterEntry(card) for card in cards)
