"""What can be played: missions of all packs, who may come, variants of the game, and the table they begin at."""

from __future__ import annotations

from dataclasses import fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from horologium.engine.core.bots import bot_titles
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.speech import say
from horologium.engine.core.table import Table
from horologium.engine.core.teams import ticked
from horologium.engine.rulesets import RULESETS, ruleset
from horologium.ui.art.emblems import NONE, brought_by

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from horologium.content.library import Library, Mission
    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.engine.core.teams import Team, Teams
    from horologium.ui.art.emblems import EmblemBook


class Variant(NamedTuple):
    """One switch: its name, what it is called, what it does; ``choices`` are its values with their names, or empty."""

    name: str
    label: str
    note: str
    usual: Any
    choices: tuple[tuple[Any, str], ...] = ()


def variants_of(game: AnyRuleset) -> tuple[Variant, ...]:
    """List what a game lets players change: what is true or false, and what is one of several words."""
    hints = get_type_hints(game.options)
    return tuple(
        _variant(game, field.name, hints[field.name], field.default)
        for field in fields(game.options)
        if hints[field.name] is bool or get_origin(hints[field.name]) is Literal
    )


def options_of(game: AnyRuleset, chosen: Mapping[str, Any]) -> Any:
    """Give the options of a game with these variants; names that it does not know are left out."""
    known = {variant.name for variant in variants_of(game)}
    return game.options(**{name: value for name, value in chosen.items() if name in known})


def _variant(game: AnyRuleset, name: str, hint: Any, usual: Any) -> Variant:
    texts = game.texts
    label = texts.get(f"variant.{name}", name.replace("_", " ").capitalize())
    choices = tuple((value, texts.get(f"variant.{name}.{value}", str(value))) for value in get_args(hint))
    return Variant(name, label, texts.get(f"variant.{name}.note", ""), usual, choices)


class NamedChoice(NamedTuple):
    """Something with a key that players call by a name."""

    key: str
    name: str


class TeamChoice(NamedTuple):
    """Teams among which every side chooses one, under a title."""

    title: str
    sides: tuple[str, ...]
    teams: tuple[NamedChoice, ...]


class MissionRow(NamedTuple):
    """A mission on the list; ``party`` are those who come if nobody else is chosen, of all ``heroes`` or ``teams``."""

    key: str
    title: str
    pack: str
    game: str
    intro: str
    heroes: tuple[NamedChoice, ...] = ()
    party: tuple[str, ...] = ()
    variants: tuple[Variant, ...] = ()
    teams: TeamChoice | None = None


class MissionShelf:
    """Reads the packs when it is first asked; made anew when packs have changed."""

    def __init__(
        self,
        folders: Iterable[Path],
        own_teams: Callable[[AnyRuleset, Teams], Iterable[Team]] = lambda _game, _teams: (),
    ) -> None:
        self._folders = tuple(folders)
        self._own_teams = own_teams
        self._library: Library | None = None

    def rows(self) -> list[MissionRow]:
        """List every mission of every sound pack."""
        found = [(game, mission) for game in RULESETS.values() for mission in self._read().missions(game.id)]
        return [self._row(game, mission) for game, mission in found]

    def table(
        self, key: str, party: Iterable[str] = (), variants: Mapping[str, Any] = MappingProxyType({})
    ) -> Table[Any]:
        """Lay a mission out for these heroes or teams, or for those who come by default."""
        mission, chosen = self._mission(key), tuple(party)
        game = _game(mission)
        if game.teams is None or not chosen:
            return self.lay_out(key, (), variants)
        teams = self._chosen(game, game.teams, mission, chosen)
        return self.lay_out(key, game.teams.party(mission.pack.content, mission.id, teams), variants)

    def lay_out(
        self, key: str, party: tuple[Any, ...], variants: Mapping[str, Any] = MappingProxyType({})
    ) -> Table[Any]:
        """Lay a mission out for a party as its game wants it; nonsense is refused with BadData."""
        mission = self._mission(key)
        game = _game(mission)
        setup = Setup(mission.spec, mission.pack.content, party, options_of(game, variants))
        return Table(game, game.set_up(setup))

    def holders(self, key: str, party: Iterable[str] = ()) -> tuple[NamedChoice, ...]:
        """Tell what players share out: the seats, or the figures of the only seat."""
        return holders(self.table(key, party))

    def emblems(self, pack: str) -> EmblemBook:
        """The emblems that a pack brings; none if it is gone."""
        found = self._read().packs.get(pack)
        return NONE if found is None else brought_by(found.content)

    def bots(self, key: str) -> dict[str, str]:
        """The bots that know the game of a mission, and what they are called."""
        return bot_titles(_game(self._mission(key)))

    def _row(self, game: AnyRuleset, mission: Mission) -> MissionRow:
        spec, content, teams = mission.spec, mission.pack.content, game.teams
        row = MissionRow(mission.key, spec.name, mission.pack.name, game.title, spec.intro, variants=variants_of(game))
        if teams is None:
            return row
        usual = teams.usual(content, mission.id)
        if teams.files is None:
            heroes = tuple(NamedChoice(card.key, card.name) for card in teams.pool(content).candidates)
            return row._replace(heroes=heroes, party=tuple(who.card for team in usual for who in team.members))
        offered = tuple(NamedChoice(team.id, team.name) for team in self._offered(game, teams, mission))
        choice = TeamChoice(say(teams.words.teams), tuple(map(say, teams.words.sides[: len(usual)])), offered)
        return row._replace(teams=choice, party=tuple(team.id for team in usual))

    def _offered(self, game: AnyRuleset, teams: Teams, mission: Mission) -> tuple[Team, ...]:
        """The teams that may fight: one's own, then those of the pack."""
        return (*self._own_teams(game, teams), *teams.pool(mission.pack.content).ready)

    def _chosen(self, game: AnyRuleset, teams: Teams, mission: Mission, party: tuple[str, ...]) -> tuple[Team, ...]:
        if teams.files is None:
            return (ticked(party),)
        known = {team.id: team for team in self._offered(game, teams, mission)}
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


def holders(table: Table[Any]) -> tuple[NamedChoice, ...]:
    """Tell what players share out at a table: the seats, or the figures of the only seat."""
    game, state = table.ruleset, table.state
    seats = game.seats(state)
    if len(seats) > 1:
        return tuple(NamedChoice(seat.key, seat.name) for seat in seats)
    figures = game.view(state, None).figures
    return tuple(NamedChoice(figure.key, figure.name) for figure in figures if figure.seat == seats[0].key)


def _game(mission: Mission) -> AnyRuleset:
    game = ruleset(mission.pack.ruleset)
    if game is None:
        raise LookupError(f"there is no game {mission.pack.ruleset}")
    return game
