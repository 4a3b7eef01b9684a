"""Two games of which only the teams are there: an army list by points, and four players with two tactics each."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Annotated

from horologium.engine.core.faults import Fault
from horologium.engine.core.specs import Least, Most
from horologium.engine.core.teams import (
    Candidate,
    Pick,
    PickList,
    Team,
    TeamFiles,
    TeamMember,
    TeamPool,
    TeamSize,
    TeamWords,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.engine.core.ruleset import Content

UNITS = {"maid": ("The Maid", 60), "captain": ("Captain", 50), "knights": ("Knights", 40), "archers": ("Archers", 20)}
CHARACTERS = ("maid", "captain")
PLAYERS = {"gata": "Gata", "maximus": "Maximus", "hexxer": "Hexxer", "parvati": "Parvati", "wild": "Wild"}
TACTICS = ("dash", "feint", "guard", "shove")


@dataclass(frozen=True, slots=True)
class ArmySpec:
    """An army as a file: units by name, any of them more than once."""

    id: str
    name: str
    units: Annotated[tuple[str, ...], Least(1), Most(40)]


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """A player with the tactics that were chosen for the match."""

    player: str
    tactics: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LineUpSpec:
    """Those who play a match, as a file."""

    id: str
    name: str
    players: Annotated[tuple[PlayerSpec, ...], Least(1), Most(8)]


class Armies:
    """Characters and troops by points; for every hundred points an army has one character at most."""

    words, entry = TeamWords(), ArmySpec
    files = TeamFiles(
        "armies",
        "armies",
        read=lambda spec: Team(spec.id, spec.name, tuple(map(TeamMember, spec.units))),
        write=lambda team: ArmySpec(team.id, team.name, tuple(member.card for member in team.members)),
    )

    def pool(self, content: Content) -> TeamPool:
        cards = tuple(Candidate(key, name, points) for key, (name, points) in UNITS.items())
        return TeamPool((TeamSize("raid", "Raid", 100), TeamSize("siege", "Siege", 200)), cards)

    def faults(self, content: Content, team: Team, size: TeamSize) -> Iterator[Fault]:
        cost = sum(map(self.pool(content).points_of, team.members))
        if cost > size.points:
            yield Fault("", f"the army costs {cost} of {size.points} points", "send somebody home")
        characters = [place for place, member in enumerate(team.members) if member.card in CHARACTERS]
        for place in characters[size.points // 100 :]:
            yield Fault(str(place), "there are too many characters", "take troops")

    def usual(self, content: Content, mission: str) -> tuple[Team, ...]:
        return tuple(Team(side, side.title(), (TeamMember("archers"),)) for side in ("orleans", "english"))

    def party(self, content: Content, mission: str, teams: Sequence[Team]) -> tuple[ArmySpec, ...]:
        return tuple(map(self.files.write, teams))


def _tactics(player: str) -> PickList:
    return PickList("tactics", "Tactics", tuple(Pick(f"{player}-{each}", each.title(), 0, "…") for each in TACTICS))


class LineUps:
    """Four different players without any points, each with two of four tactics of their own."""

    words, entry = TeamWords(members="Players", title="Line-up"), LineUpSpec
    files = TeamFiles(
        "line-ups",
        "line-ups",
        read=lambda spec: Team(
            spec.id,
            spec.name,
            tuple(TeamMember(each.player, "", (("tactics", each.tactics),)) for each in spec.players),
        ),
        write=lambda team: LineUpSpec(
            team.id, team.name, tuple(PlayerSpec(each.card, each.picked("tactics")) for each in team.members)
        ),
    )

    def pool(self, content: Content) -> TeamPool:
        cards = (Candidate(key, name, values=(("Force", 2),), lists=(_tactics(key),)) for key, name in PLAYERS.items())
        return TeamPool((TeamSize("match", "Match", members=4),), tuple(cards))

    def faults(self, content: Content, team: Team, size: TeamSize) -> Iterator[Fault]:
        if len(team.members) != size.members:
            yield Fault("", f"{len(team.members)} players do not make a match", f"take {size.members}", "LIN-02")
        cards = [member.card for member in team.members]
        for place, member in enumerate(team.members):
            if member.card in cards[:place]:
                yield Fault(str(place), "nobody plays twice", "take another player")
            if len(member.picked("tactics")) != 2:
                yield Fault(f"{place}.tactics", "two tactics are brought", "tick two", "LIN-01")

    def usual(self, content: Content, mission: str) -> tuple[Team, ...]:
        return ()

    def party(self, content: Content, mission: str, teams: Sequence[Team]) -> tuple[LineUpSpec, ...]:
        return tuple(map(self.files.write, teams))


WAR = SimpleNamespace(id="war", title="War", specs={"armies": ArmySpec}, teams=Armies())
DOME = SimpleNamespace(id="dome", title="The Dome", specs={"line-ups": LineUpSpec}, teams=LineUps())
