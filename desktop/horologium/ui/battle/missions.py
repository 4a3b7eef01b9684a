"""What can be played: the missions of all packs, who may come, and the table they begin at."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from horologium.engine.core.bots import bot_titles
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.table import Table
from horologium.engine.rulesets import RULESETS, ruleset
from horologium.ui.battle.variants import Variant, options_of, variants_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from horologium.content.library import Library, Mission
    from horologium.engine.core.ruleset import AnyRuleset

HEROES = "heroes"


class Named(NamedTuple):
    """Something with a key that players call by a name."""

    key: str
    name: str


class MissionRow(NamedTuple):
    """A mission on the list; ``party`` are those who come if nobody else is chosen, of all ``heroes``."""

    key: str
    title: str
    pack: str
    game: str
    intro: str
    heroes: tuple[Named, ...] = ()
    party: tuple[str, ...] = ()
    variants: tuple[Variant, ...] = ()
    bands: tuple[Named, ...] = ()


class Catalogue:
    """Reads the packs when it is first asked; made anew when packs have changed."""

    def __init__(self, folders: Iterable[Path], own_bands: Callable[[], Mapping[str, Any]] = dict) -> None:
        self._folders = tuple(folders)
        self._own_bands = own_bands
        self._library: Library | None = None

    def rows(self) -> list[MissionRow]:
        """List every mission of every sound pack."""
        found = [(game, mission) for game in RULESETS.values() for mission in self._read().missions(game.id)]
        return [self._banded(game, mission, _row(game, mission)) for game, mission in found]

    def table(
        self, key: str, party: Iterable[str] = (), variants: Mapping[str, Any] = MappingProxyType({})
    ) -> Table[Any]:
        """Lay a mission out for these heroes, or for those who come by default; nonsense is refused with BadData."""
        mission = self._mission(key)
        game = _game(mission)
        chosen = tuple(party)
        entries = self._chosen_bands(game, mission, chosen) or _entries(game, mission, chosen)
        setup = Setup(mission.spec, mission.pack.content, entries, options_of(game, variants))
        return Table(game, game.set_up(setup))

    def holders(self, key: str, party: Iterable[str] = ()) -> tuple[Named, ...]:
        """Tell what players share out: the seats, or the figures of the only seat."""
        return holders(self.table(key, party))

    def bots(self, key: str) -> dict[str, str]:
        """The bots that know the game of a mission, and what they are called."""
        return bot_titles(_game(self._mission(key)))

    def _banded(self, game: AnyRuleset, mission: Mission, row: MissionRow) -> MissionRow:
        """Add the bands that may fight, where a game lets both sides choose: one's own, then those of the pack."""
        if not (fields := getattr(game, "bands", ())):
            return row
        bands = tuple(Named(key, band.name) for key, band in self._all_bands(mission).items())
        return row._replace(bands=bands, party=tuple(getattr(mission.spec, field) for field in fields))

    def _all_bands(self, mission: Mission) -> Mapping[str, Any]:
        return {**self._own_bands(), **mission.pack.content.get("bands", {})}

    def _chosen_bands(self, game: AnyRuleset, mission: Mission, party: tuple[Any, ...]) -> tuple[Any, ...]:
        known = self._all_bands(mission) if hasattr(game, "bands") and party else {}
        return tuple(known[key] for key in party if key in known)

    def _mission(self, key: str) -> Mission:
        found = self._read().mission(key)
        if found is None:
            raise LookupError(f"there is no mission {key}")
        return found

    def _read(self) -> Library:
        if self._library is None:
            from horologium.content.library import Library  # noqa: PLC0415 - pydantic is slow to import

            self._library = Library(RULESETS, self._folders)
        return self._library


def holders(table: Table[Any]) -> tuple[Named, ...]:
    """Tell what players share out at a table: the seats, or the figures of the only seat."""
    game, state = table.ruleset, table.state
    seats = game.seats(state)
    if len(seats) > 1:
        return tuple(Named(seat.key, seat.name) for seat in seats)
    figures = game.view(state, None).figures
    return tuple(Named(figure.key, figure.name) for figure in figures if figure.seat == seats[0].key)


def _game(mission: Mission) -> AnyRuleset:
    game = ruleset(mission.pack.ruleset)
    if game is None:
        raise LookupError(f"there is no game {mission.pack.ruleset}")
    return game


def _row(game: AnyRuleset, mission: Mission) -> MissionRow:
    spec = mission.spec
    name, intro = getattr(spec, "name", mission.id), getattr(spec, "intro", "")
    if not hasattr(game, "party"):
        return MissionRow(mission.key, name, mission.pack.name, game.title, intro, variants=variants_of(game))
    heroes = tuple(Named(key, hero.name) for key, hero in mission.pack.content.get(HEROES, {}).items())
    party = tuple(entry.hero for entry in getattr(spec, "party", ())) or tuple(hero.key for hero in heroes)
    return MissionRow(mission.key, name, mission.pack.name, game.title, intro, heroes, party, variants_of(game))


def _entries(game: AnyRuleset, mission: Mission, party: tuple[str, ...]) -> tuple[Any, ...]:
    """Give the party as the game wants it: as the mission describes a hero, else as the campaign begins."""
    entry = getattr(game, "party", None)
    if entry is None or not party:
        return ()
    described = {hero.hero: hero for hero in getattr(mission.spec, "party", ())}
    return tuple(described.get(hero) or entry(hero=hero) if isinstance(hero, str) else hero for hero in party)
