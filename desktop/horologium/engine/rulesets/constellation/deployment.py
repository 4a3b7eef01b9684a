"""Before the first turn: markers, sides and deployment (ledger topic SET)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, pick, pick_from, roll
from horologium.engine.kit.cells import Cells, CellSet
from horologium.engine.kit.dice import number
from horologium.engine.rulesets.constellation.dice import D6
from horologium.engine.rulesets.constellation.state import GONE, Battle, Marker, Miniature, Side, set_down

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule

WE: Final = Option("we")
THEY: Final = Option("they")
EDGES: Final = (Option("north"), Option("south"))
CENTRE: Final = "centre"


def roll_off(battle: Battle, rule: str) -> Rule[str]:
    """Both roll a die, again while they are equal; the seat with the higher one.  [CON-GEN-04]"""
    dawn, dusk = battle.sides
    ours = theirs = 0
    while ours == theirs:
        ours = number(*(yield from roll(rule, dawn, (D6,))))
        theirs = number(*(yield from roll(rule, dusk, (D6,))))
    winner = dawn.key if ours > theirs else dusk.key
    battle.journal.note("rolloff", rule, "CON-GEN-04", seat=winner, dawn=ours, dusk=theirs)
    return winner


def place_marker(battle: Battle) -> Rule[None]:
    """The players place their markers in turn, in the central zone.  [CON-SET-02, CON-SET-03]"""
    mission = battle.mission
    placed = len(battle.markers) - len(mission.fixed)
    if placed == 2 * mission.markers:
        battle.phase, battle.go = "sides", ""
        return
    if not battle.go:
        battle.go = yield from roll_off(battle, "CON-SET-02")
    side = battle.side(battle.go)
    free = marker_squares(battle)
    cell = yield from pick_from("CON-SET-02", side, Cells(battle.ground.board, free), "cell")
    battle.markers.append(Marker(f"marker-{len(battle.markers) + 1}", cell))
    battle.journal.note("marker", "CON-SET-02", seat=side.key, cell=battle.ground.board.name(cell))
    battle.go = battle.other(side.key).key


def marker_squares(battle: Battle) -> CellSet:
    """The squares of the central zone that can be entered and hold no marker yet.  [CON-SET-02, CON-SET-03]"""
    return battle.ground.central & ~sum(1 << marker.cell for marker in battle.markers)


def choose_sides(battle: Battle) -> Rule[None]:
    """Who deploys first, and at which edge.  [CON-SET-04, CON-SET-05, CON-SET-06]"""
    if battle.mission.defender:
        yield from _defend(battle, battle.mission.defender)
    else:
        winner = yield from roll_off(battle, "CON-SET-04")
        choice = yield from pick("CON-SET-04", battle.side(winner), (WE, THEY), "order")
        first = battle.side(winner) if choice is WE else battle.other(winner)
        edge = yield from pick("CON-SET-05", first, EDGES, "edge")
        first.edge = edge.key
        second = battle.other(first.key)
        second.edge = "south" if edge.key == "north" else "north"
        battle.journal.note("edges", "CON-SET-05", seat=first.key, edge=first.edge)
        battle.first = battle.go = first.key
    battle.phase = "deploy"


def _defend(battle: Battle, defender: str) -> Rule[None]:
    """The defender holds the central zone, the attacker chooses an edge.  [CON-SET-05, CON-SET-06]"""
    attacker = battle.other(defender)
    edge = yield from pick("CON-SET-05", attacker, EDGES, "edge")
    attacker.edge, battle.side(defender).edge = edge.key, CENTRE
    battle.journal.note("edges", "CON-SET-05", seat=attacker.key, edge=attacker.edge)
    battle.first = battle.go = defender


def deploy(battle: Battle) -> Rule[None]:
    """Set up the next miniature: A's band, then B's; or one by one.  [CON-SET-05, CON-SET-06, CON-SET-08]"""
    waiting = _waiting(battle, battle.go)
    if not waiting:
        battle.go = battle.other(battle.go).key
        waiting = _waiting(battle, battle.go)
    if not waiting:
        yield from _name_champions(battle)
        battle.phase = "maintenance"
        return
    figure = waiting[0]
    cell = yield from pick_from("CON-SET-05", figure, Cells(battle.ground.board, deployable(battle, figure)), "cell")
    set_down(battle, figure, cell)
    battle.journal.note("deployed", "CON-SET-05", figure=figure.key, end=battle.ground.board.name(cell))
    if battle.options.deploy_in_turn:
        battle.go = battle.other(battle.go).key


def _waiting(battle: Battle, seat: str) -> list[Miniature]:
    return [figure for figure in battle.figures if figure.seat == seat and figure.cell == GONE]


def deployable(battle: Battle, figure: Miniature) -> CellSet:
    """The free squares of its zone on which a miniature can be set; at need any free square nearby.  [CON-SET-06]"""
    ground = battle.ground
    zone = home(battle, battle.side(figure.seat))
    outside = ground.anchors(figure.size, ground.board.cells & ~zone)
    free = ground.board.cells & ~ground.closed(figure.size) & ~ground.anchors(figure.size, battle.taken)
    return free & ~outside or free


def home(battle: Battle, side: Side) -> CellSet:
    """The zone in which a side deploys.  [CON-SET-07]"""
    return battle.ground.central if side.edge == CENTRE else battle.ground.zone(side.edge)


def _name_champions(battle: Battle) -> Rule[None]:
    """Where the dearest miniature is worth points, its owner names it among equals."""
    if not battle.mission.champion:
        return
    for side in battle.sides:
        left = battle.left(side.key)
        most = max(figure.cost for figure in left)
        dearest = [figure for figure in left if figure.cost == most]
        figure = yield from pick("CON-VIC-02", side, dearest, "figure")
        side.champion = figure.key
        battle.journal.note("champion", "CON-VIC-02", seat=side.key, figure=figure.key)
