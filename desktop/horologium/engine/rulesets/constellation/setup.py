"""From a mission to the first position, and what can be wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.errors import BadData
from horologium.engine.core.specs import Flaw
from horologium.engine.kit.cells import CellSet, each
from horologium.engine.rulesets.constellation import bands
from horologium.engine.rulesets.constellation.field import Ground, ground_of, read_field
from horologium.engine.rulesets.constellation.specs import BandMember, BandSpec
from horologium.engine.rulesets.constellation.state import (
    GONE,
    SEATS,
    ActivationDeeds,
    Battle,
    Marker,
    Miniature,
    Options,
    Side,
    wound,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.faults import Fault
    from horologium.engine.core.ruleset import Content, Setup
    from horologium.engine.rulesets.constellation.specs import MissionSpec, ProfileSpec


MOST_POINTS: Final = 300


def set_up(setup: Setup) -> Battle:
    """The position before the first question: bands beside the board.  [CON-GEN-01, CON-SET-01]

    ``party`` may bring two bands in place of those that the mission names.
    """
    mission: MissionSpec = setup.mission
    options = setup.options or Options()
    chosen = _chosen(setup)
    for flaw in (*flaws(mission, setup.content), *_unfit(mission, chosen, setup.content, options)):
        raise BadData(f"{flaw.key}: {flaw.message}", flaw.remedy)
    field = read_field(mission.map)
    board = ground_of(field).board
    profiles = setup.content.get("profiles", {})
    battle = Battle(
        field=field,
        options=options,
        mission=mission,
        sides=[Side(seat, band.name) for seat, band in zip(SEATS, chosen, strict=True)],
        figures=[
            figure
            for seat, band in zip(SEATS, chosen, strict=True)
            for figure in _miniatures(seat, band, profiles, ground_of(field))
        ],
        markers=[Marker(f"marker-{place + 1}", board.cell(name)) for place, name in enumerate(mission.fixed)],
        turn=1,
        phase=mission.phase,
        first="dawn",
        go="",
        deed=ActivationDeeds(),
    )
    if mission.phase != "markers":
        battle.sides[0].edge, battle.sides[1].edge = "north", "south"
    for figure, member in zip(battle.figures, [one for band in chosen for one in band.members], strict=True):
        wound(battle, figure, member.wounds)
    battle.journal.cut(0)
    return battle


def _chosen(setup: Setup) -> tuple[BandSpec, ...]:
    """The two bands: those that came, or those of the mission."""
    if setup.party:
        if len(setup.party) != len(SEATS):
            raise BadData(f"party: two bands fight, not {len(setup.party)}", "bring one for each side")
        return setup.party
    found = []
    for seat in SEATS:
        band = setup.content.get("bands", {}).get(getattr(setup.mission, seat))
        if band is None:
            raise BadData(f"{seat}: there is no band {getattr(setup.mission, seat)!r}", "name a band of the pack")
        found.append(band)
    return tuple(found)


def _miniatures(seat: str, band: BandSpec, profiles: Mapping[str, ProfileSpec], ground: Ground) -> Iterator[Miniature]:
    """The miniatures of a band; those without a name go by their profile, the second of a name is called so."""
    taken: list[str] = []
    for place, member in enumerate(band.members):
        spec = profiles[member.profile]
        name = member.name or spec.name
        times = taken.count(name)
        taken.append(name)
        att, ar, spd = max(1, spec.att + member.att), max(0, spec.ar + member.ar), max(1, spec.spd + member.spd)
        yield Miniature(
            key=f"{seat}-{place + 1}",
            name=f"{name} {times + 1}" if times else name,
            profile=spec.id,
            rank=spec.rank,
            seat=seat,
            size=spec.size,
            heavy=spec.heavy,
            cost=bands.cost(member, profiles),
            abilities=member.abilities,
            weapon=member.weapon,
            most_att=att,
            most_ar=ar,
            most_spd=spd,
            att=att,
            ar=ar,
            spd=spd,
            cell=ground.board.cell(member.at) if member.at else GONE,
        )


def check_content(content: Content) -> Iterator[Flaw]:
    """What makes no sense in a pack: bands that no battle allows, missions that cannot be set up."""
    profiles = content.get("profiles", {})
    for band in content.get("bands", {}).values():
        for fault in bands.faults(band.members, profiles, MOST_POINTS, large=True):
            yield _flaw("bands", band.id, "members", fault)
    yield from _league_flaws(content)
    for mission in content.get("missions", {}).values():
        yield from flaws(mission, content)
        pair = tuple(band for seat in SEATS if (band := content.get("bands", {}).get(getattr(mission, seat))))
        if len(pair) == len(SEATS):
            yield from _unfit(mission, pair, content, Options(large_miniatures=True))


def _league_flaws(content: Content) -> Iterator[Flaw]:
    """Warriors that nobody could build, and wounds that say nothing or the same.  [CON-BND-01, CON-MIS-11]"""
    for warrior in content.get("warriors", {}).values():
        alone = (BandMember(warrior.profile, warrior.name, warrior.abilities, warrior.weapon),)
        for fault in bands.faults(alone, content.get("profiles", {}), MOST_POINTS, large=True):
            yield Flaw("warriors", warrior.id, "abilities", fault.why, fault.remedy)
    faces: dict[int, str] = {}
    for spec in content.get("wounds", {}).values():
        if not (spec.att or spec.spd or spec.ar or spec.rests):
            yield Flaw(
                "wounds", spec.id, "rests", "the wound does nothing", "lower an attribute, or write rests = true"
            )
        for face in spec.faces:
            if face in faces:
                message = f"{face} brings {faces[face]!r} already"
                yield Flaw("wounds", spec.id, "faces", message, "name another face of the die")
            faces[face] = spec.id


def _flaw(kind: str, id_: str, key: str, fault: Fault) -> Flaw:
    place = f"{key}.{fault.where}" if fault.where else key
    return Flaw(kind, id_, place, fault.why, fault.remedy)


def limit_of(mission: MissionSpec, seat: str) -> int:
    """The points that a side may spend.  [CON-SET-01]"""
    attacks = mission.attacker_points and mission.defender not in {"", seat}
    return mission.attacker_points if attacks else mission.points


def _unfit(mission: MissionSpec, pair: tuple[BandSpec, ...], content: Content, options: Options) -> Iterator[Flaw]:
    """What is wrong with the bands for this battle.  [CON-SET-01, CON-BND-03, CON-BND-06]"""
    profiles = content.get("profiles", {})
    for seat, band in zip(SEATS, pair, strict=True):
        limit = limit_of(mission, seat)
        for fault in bands.faults(band.members, profiles, limit, large=options.large_miniatures):
            yield _flaw("missions", mission.id, seat, fault)
        if len(band.members) > mission.most_miniatures:
            message = f"the band has {len(band.members)} miniatures"
            yield Flaw("missions", mission.id, seat, message, f"bring {mission.most_miniatures} at most")


def flaws(mission: MissionSpec, content: Content) -> Iterator[Flaw]:
    """What makes no sense in a mission by itself."""
    try:
        ground = ground_of(read_field(mission.map))
    except BadData as error:
        yield Flaw("missions", mission.id, "map", error.message, error.hint)
        return
    for place, name in enumerate(mission.fixed):
        cell = ground.board.find(name)
        if cell is None or not ground.open >> cell & 1:
            message = f"no marker can lie on {name!r}"
            yield Flaw("missions", mission.id, f"fixed.{place}", message, "name a square that can be entered")
    if len(dict.fromkeys(mission.fixed)) < len(mission.fixed):
        yield Flaw("missions", mission.id, "fixed", "two markers lie on one square", "give each its own")
    if mission.markers * 2 > ground.central.bit_count():
        yield Flaw("missions", mission.id, "markers", "the central zone is too small", "draw a wider map")
    yield from _misplaced(mission, ground, content)


def _misplaced(mission: MissionSpec, ground: Ground, content: Content) -> Iterator[Flaw]:
    """Miniatures of positions in mid-battle that stand outside, in walls or on each other."""
    taken = 0
    for seat in SEATS:
        band = content.get("bands", {}).get(getattr(mission, seat))
        for place, member in enumerate(band.members if band else ()):
            if not member.at:
                if mission.phase != "markers":
                    message = "the miniature has no square"
                    yield Flaw("missions", mission.id, f"{seat}.{place}", message, "say where it stands")
                continue
            cell = ground.board.find(member.at)
            spec = content.get("profiles", {}).get(member.profile)
            if cell is None or spec is None or ground.closed(spec.size) >> cell & 1:
                message = f"no miniature can stand on {member.at!r}"
                yield Flaw("missions", mission.id, f"{seat}.{place}", message, "name another square")
                continue
            space = ground.space(spec.size, cell)
            if space & taken:
                message = f"{member.at} is taken already"
                yield Flaw("missions", mission.id, f"{seat}.{place}", message, "give each miniature its own square")
            taken |= space


def faults(battle: Battle) -> Iterator[str]:
    """What is broken in a state; empty for every state that play can reach."""
    taken, passing = 0, _passing(battle)
    for figure in battle.figures:
        if not (0 <= figure.att <= figure.most_att and 0 <= figure.ar <= figure.most_ar and figure.spd >= 0):
            yield f"{figure.key} has attributes that cannot be"
        if figure.cell == GONE:
            continue
        space = battle.space(figure)
        if not figure.alive or figure.hidden:
            yield f"{figure.key} is on the board and should not be"
        others = 0 if figure.key == battle.deed.key else taken & ~passing
        if space & (others | battle.ground.walls) or space & ~battle.ground.board.cells:
            yield f"{figure.key} stands where it cannot stand"
        taken |= space
    if taken != battle.taken:
        yield "the squares of the sides are not those of their miniatures"
    yield from _order_faults(battle)


def _passing(battle: Battle) -> CellSet:
    """The squares of the miniature that acts: on its way it may stand on an ally's.  [CON-MOV-03]"""
    return next((battle.space(figure) for figure in battle.figures if figure.key == battle.deed.key), 0)


def _order_faults(battle: Battle) -> Iterator[str]:
    """What is broken in sides, turn and markers."""
    if [side.key for side in battle.sides] != list(SEATS) or battle.first not in SEATS:
        yield "the seats are not dawn and dusk"
    if any(side.cosmo < 0 or side.points < 0 or side.destroyed < 0 for side in battle.sides):
        yield "a side has less than nothing"
    if not 1 <= battle.turn <= battle.mission.turns:
        yield f"turn {battle.turn} of {battle.mission.turns} cannot be"
    if len(each(sum(1 << marker.cell for marker in battle.markers))) != len(battle.markers):
        yield "two markers lie on one square"
