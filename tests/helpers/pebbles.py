"""The game of stones with all that the protocol wants: missions, heroes, options; and somebody to talk to the host."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal

from helpers.packs import as_folder, by_id
from helpers.stones import SEATS, Pile, Player, Stones
from horologium.content.library import Library
from horologium.engine.core.errors import BadData
from horologium.engine.core.specs import Flaw, Least, Most, Ref
from horologium.engine.core.teams import Candidate, TeamPool, TeamWords, ticked
from horologium.protocol.mission_catalogue import ServedMissions
from horologium.protocol.server import Host

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from horologium.engine.core.faults import Fault
    from horologium.engine.core.ruleset import Content, Setup
    from horologium.engine.core.teams import Team, TeamSize


@dataclass(frozen=True, slots=True)
class HeroSpec:
    id: str
    name: str
    stones: Annotated[int, Least(0), Most(5)] = 0


@dataclass(frozen=True, slots=True)
class PileSpec:
    id: str
    name: str = "A pile"
    stones: Annotated[int, Most(99)] = 9
    guest: Annotated[str, Ref("heroes")] | None = None
    trouble: str = ""
    due: int = 0


@dataclass(frozen=True, slots=True)
class Variants:
    more: Annotated[int, Least(0), Most(9)] = 0
    kind: Literal["round", "flat"] = "round"
    wet: bool = False


class Guests:
    """Heroes of the pack, who bring stones of their own."""

    files, words, entry = None, TeamWords(), HeroSpec

    def pool(self, content: Content) -> TeamPool:
        return TeamPool((), tuple(Candidate(hero.id, hero.name) for hero in content["heroes"].values()))

    def faults(self, content: Content, team: Team, size: TeamSize) -> Iterator[Fault]:
        yield from ()

    def usual(self, content: Content, mission: str) -> tuple[Team, ...]:
        return (ticked(()),)

    def party(self, content: Content, mission: str, teams: Sequence[Team]) -> tuple[HeroSpec, ...]:
        return tuple(content["heroes"][member.card] for team in teams for member in team.members)


class Pebbles(Stones):
    """Stones that come from packs."""

    teams = Guests()

    id = "pebbles"
    title = "Pebbles"
    options = Variants
    specs: Mapping[str, type] = {"missions": PileSpec, "heroes": HeroSpec}

    def names(self, battle: Pile) -> Mapping[str, str]:
        return {seat.key: seat.name for seat in SEATS}

    def set_up(self, setup: Setup) -> Pile:
        mission = setup.mission
        if mission.stones == 13:
            raise BadData("thirteen stones bring bad luck", "take twelve")
        players = [Player(seat.key) for seat in SEATS]
        players[0].stones = sum(hero.stones for hero in setup.party)
        return Pile(players, mission.stones + setup.options.more, trouble=mission.trouble, due=mission.due)

    def check_content(self, content: Content) -> Iterator[Flaw]:
        for id_, mission in content.get("missions", {}).items():
            if mission.stones < 1:
                yield Flaw("missions", id_, "stones", "there are no stones", "give one at least")


def pack_files(pack: str) -> dict[str, bytes]:
    """A pack with one mission and one hero."""
    manifest = f'format = 1\nid = "{pack}"\nname = "Beach"\nruleset = "pebbles"\nversion = 1\n'
    return {
        "pack.toml": (manifest + 'authors = ["Ada"]\nlicence = "CC0-1.0"\n').encode(),
        "missions/dunes.toml": b'name = "The Dunes"\nstones = 9\n',
        "heroes/ada.toml": b'name = "Ada"\nstones = 2\n',
    }


class Caller:
    """Talks to a host line by line, as a program at the other end of the pipe would."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def line(self, line: bytes) -> dict[str, Any]:
        """Send any bytes; the reply is one line of ASCII that holds one object."""
        reply = self.host.reply(line)
        assert reply.endswith(b"\n")
        assert reply.count(b"\n") == 1
        assert reply.isascii()
        found: dict[str, Any] = json.loads(reply)
        assert type(found) is dict
        return found

    def ask(self, do: str, **keys: Any) -> dict[str, Any]:
        """Send a request; any reply will do."""
        return self.line(json.dumps({"do": do, **keys}).encode())

    def do(self, do: str, **keys: Any) -> dict[str, Any]:
        """Send a request that must be granted."""
        reply = self.ask(do, **keys)
        assert reply["ok"], reply
        return reply

    def refused(self, do: str, **keys: Any) -> str:
        """Send a request that must be refused, and give the code."""
        reply = self.ask(do, **keys)
        assert not reply["ok"], reply
        code: str = reply["error"]["code"]
        return code

    def start(self, **keys: Any) -> dict[str, Any]:
        """Begin a game of nine stones; dice are asked outside unless said otherwise."""
        where = {} if "battle" in keys or "mission" in keys else {"battle": {}}
        return self.do("new", ruleset="pebbles", **{"chance": "ask", **where, **keys})

    def dealt(self, **keys: Any) -> dict[str, Any]:
        """Begin, with both cards dealt: north has the owl, south the fox."""
        self.start(**keys)
        self.do("answer", value="owl")
        return self.do("answer", value="fox")


def caller(folder: Path, *packs: str) -> Caller:
    """A caller of a host that knows the game of pebbles and these packs."""
    for pack in packs:
        as_folder(folder / pack, pack_files(pack))
    rulesets = by_id(Pebbles())
    return Caller(Host(rulesets, ServedMissions(Library(rulesets, [folder]))))
