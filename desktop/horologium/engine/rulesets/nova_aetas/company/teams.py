"""The party of a single mission: one to four different heroes of the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.teams import Candidate, Team, TeamPool, TeamSize, TeamWords, ticked
from horologium.engine.rulesets.nova_aetas.company.party import MOST_HEROES, company, company_faults
from horologium.engine.rulesets.nova_aetas.specs import HeroEntry

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.faults import Fault
    from horologium.engine.core.ruleset import Content

entry: Final = HeroEntry
files: Final = None
words: Final = TeamWords()


def pool(content: Content) -> TeamPool:
    """The heroes of the pack.  [NAR-GEN-01]"""
    heroes = tuple(Candidate(hero.id, hero.name) for hero in content.get("heroes", {}).values())
    return TeamPool((TeamSize("party", "", members=MOST_HEROES),), heroes)


def faults(content: Content, team: Team, size: TeamSize) -> Iterator[Fault]:
    """What is wrong with a party, whatever the mission.  [NAR-GEN-01]"""
    return company_faults([member.card for member in team.members], size.members)


def usual(content: Content, mission: str) -> tuple[Team, ...]:
    """Those whom a mission names, or the heroes of the pack."""
    entries = content["missions"][mission].party or company(content)
    return (ticked([entry.hero for entry in entries]),)


def party(content: Content, mission: str, teams: Sequence[Team]) -> tuple[HeroEntry, ...]:
    """Everybody as the mission describes them, else as the campaign begins."""
    described: Mapping[str, HeroEntry] = {each.hero: each for each in content["missions"][mission].party}
    cards = [member.card for team in teams for member in team.members]
    return tuple(described.get(card) or HeroEntry(card) for card in cards)
