"""Missions, packs and options as requests name them."""

from __future__ import annotations

from dataclasses import MISSING
from dataclasses import fields as fields_of
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

from horologium.content.checks.shape import read
from horologium.content.checks.sheet import Sheet
from horologium.content.inline import read_spec
from horologium.content.library import MISSIONS
from horologium.content.limits import excesses
from horologium.content.problems import ContentError, Problem, choice
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.teams import named
from horologium.protocol.errors import RequestRefused

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.content.library import Library
    from horologium.engine.core.ruleset import AnyRuleset, Content
    from horologium.engine.core.teams import Team, Teams
    from horologium.protocol.request_fields import Fields

INLINE = "inline"

_KINDS = {bool: "flag", int: "number", str: "text"}


class ServedMissions:
    """What can be played here: the missions of all packs, and battles given inline."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def describe(self, ruleset: AnyRuleset) -> dict[str, Any]:
        """One ruleset with its options and missions."""
        missions = self._library.missions(ruleset.id)
        return {
            "id": ruleset.id,
            "title": ruleset.title,
            "version": ruleset.version,
            "options": _options_json(ruleset.options),
            "missions": [{"mission": found.key, "title": found.spec.name} for found in missions],
        }

    def problems(self) -> list[str]:
        """Why packs were set aside."""
        return [
            f"{refused.origin.name}: {problem}" for refused in self._library.refused for problem in refused.problems
        ]

    def setup(self, ruleset: AnyRuleset, fields: Fields) -> Setup:
        """The battle that a request asks for."""
        if ("mission" in fields) == ("battle" in fields):
            raise fields.refused("new wants either 'mission' or 'battle'", "give one of the two")
        mission, content = self._mission(ruleset, fields) if "mission" in fields else self._inline(ruleset, fields)
        party = _party(ruleset, {**content, MISSIONS: {mission.id: mission}}, mission.id, fields)
        if "battle" in fields and not party:  # what is wrong with others who come, the game says as it sets up
            _check(ruleset, mission, content)
        return Setup(mission, content, party, _options(ruleset, fields.get("options", dict) or {}))

    def _mission(self, ruleset: AnyRuleset, fields: Fields) -> tuple[Any, Content]:
        if "pack" in fields:
            raise fields.refused("'pack' goes with 'battle'", "a mission names its pack itself")
        key = fields.need("mission", str)
        found = self._library.mission(key)
        if found is None or found.pack.ruleset != ruleset.id:
            known = [mission.key for mission in self._library.missions(ruleset.id)]
            advice = choice(key, known, "install a pack with missions")
            raise RequestRefused("unknown-mission", f"{ruleset.id} has no mission {key!r}", advice)
        return found.spec, found.pack.content

    def _inline(self, ruleset: AnyRuleset, fields: Fields) -> tuple[Any, Content]:
        content = self._content(ruleset, fields)
        known = {kind: tuple(entries) for kind, entries in content.items()}
        return _read(ruleset, MISSIONS, fields.need("battle", dict), "battle", known), content

    def _content(self, ruleset: AnyRuleset, fields: Fields) -> Content:
        """What an inline battle may refer to: one pack's content; with several packs the request says whose."""
        packs = {pack.id: pack for pack in self._library.packs.values() if pack.ruleset == ruleset.id}
        name = fields.get("pack", str)
        if name is None and len(packs) > 1:
            raise fields.refused("several packs could be meant", f"give 'pack': one of {', '.join(packs)}")
        if name is None:
            return next((pack.content for pack in packs.values()), {kind: {} for kind in ruleset.specs})
        if name not in packs:
            raise fields.refused(f"{ruleset.id} has no pack {name!r}", choice(name, packs, "install one"))
        return packs[name].content


def _check(ruleset: AnyRuleset, mission: Any, content: Content) -> None:
    """Refuse an inline battle that makes no sense for those who come to it by themselves."""
    for flaw in ruleset.check_content({**content, MISSIONS: {mission.id: mission}}):
        if flaw.kind == MISSIONS:
            raise RequestRefused("bad-battle", f"battle: {flaw.key}: {flaw.message}", flaw.remedy)


def _party(ruleset: AnyRuleset, content: Content, mission: str, fields: Fields) -> tuple[Any, ...]:
    """Those who come, each named by an id of the pack or described by the tables that the game wants."""
    given, teams = fields.get("party", list) or (), ruleset.teams
    if not given:
        return ()
    if teams is None:
        raise RequestRefused("bad-battle", f"nobody is chosen for a battle of {ruleset.title}", "leave the party out")
    party: list[Any] = []
    for place, who in enumerate(given):
        where = f"party[{place}]"
        if isinstance(who, str):
            party += teams.party(content, mission, (_team(teams, content, who, where),))
        else:
            party.append(_entry(ruleset, teams.entry, content, who, where))
    return tuple(party)


def _team(teams: Teams, content: Content, key: str, where: str) -> Team:
    found = named(teams, content, key)
    if found is None:
        pool = teams.pool(content)
        known = [each.id for each in pool.ready] if teams.files else [each.key for each in pool.candidates]
        raise RequestRefused("bad-battle", f"{where}: there is no {key!r}", choice(key, known, "leave the party out"))
    return found


def _entry(ruleset: AnyRuleset, entry: type, content: Content, data: object, where: str) -> Any:
    """One who comes, described in full: an entry as packs have it, or a shape that only parties have."""
    if not isinstance(data, dict) or list(excesses(data)):
        raise RequestRefused("bad-battle", f"{where}: must be an id or a table", 'write an id of the pack, such as "…"')
    kind = next((kind for kind, spec in ruleset.specs.items() if spec is entry), "")
    if kind:
        return _read(ruleset, kind, data, where, {kind: tuple(entries) for kind, entries in content.items()})
    found, problems = read(entry, Sheet(where, where, where, data))
    if problems:
        raise _worded("bad-battle", problems)
    return found


def _read(ruleset: AnyRuleset, kind: str, data: object, where: str, known: Mapping[str, tuple[str, ...]]) -> Any:
    try:
        return read_spec(ruleset, kind, data, where, known)
    except ContentError as error:
        raise _worded("bad-battle", error.problems) from error


def _options(ruleset: AnyRuleset, data: dict[str, Any]) -> Any:
    options, problems = read(ruleset.options, Sheet("options", "options", "options", data))
    if problems:
        raise _worded("bad-options", problems)
    return options


def _worded(code: str, problems: Iterable[Problem]) -> RequestRefused:
    first, *more = problems
    message = ": ".join(part for part in (first.file, first.key, first.message) if part)
    return RequestRefused(code, message + (f" (and {len(more)} more)" if more else ""), first.remedy)


def _options_json(options: type) -> list[dict[str, Any]]:
    """The variants of a game: name, what may be given, and what holds otherwise."""
    hints = get_type_hints(options)
    return [
        {
            "name": field.name,
            **option_kind(hints[field.name]),
            "default": None if field.default is MISSING else field.default,
        }
        for field in fields_of(options)
    ]


def option_kind(hint: Any) -> dict[str, Any]:
    """What may be given for an option of this type."""
    if get_origin(hint) is Literal:
        return {"kind": "choice", "values": list(get_args(hint))}
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return {"kind": "choice", "values": [str(member) for member in hint]}
    return {"kind": _KINDS.get(hint, "table")}
