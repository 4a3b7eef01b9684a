"""The end of a turn and of the game (ledger topic VIC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import roll
from horologium.engine.core.ruleset import Outcome
from horologium.engine.kit.dice import number
from horologium.engine.rulesets.constellation.deployment import home
from horologium.engine.rulesets.constellation.dice import D6
from horologium.engine.rulesets.constellation.state import SEATS, restore, score

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.constellation.state import Battle, Marker, Miniature, Side

FOR_DESTROYED: Final = 5
HOLDERS: Final = 2


def end_of_turn(battle: Battle) -> Rule[None]:
    """Markers and zones score; then the next turn, or the end.

    [CON-VIC-01, CON-VIC-04, CON-VIC-08, CON-VIC-09, CON-TRN-10]
    """
    order = (battle.side(battle.first), battle.other(battle.first))
    for side in order:
        for figure in battle.standing(side.key):
            yield from score_marker(battle, side, figure)
    _sanctuary(battle)
    for side in order:
        enemy = battle.other(side.key)
        if side.cells & home(battle, enemy):
            score(battle, side, battle.mission.zone_points, "CON-VIC-08")
    yield from _wane(battle)
    _refresh(battle)
    if battle.decided or battle.turn == battle.mission.turns:
        _finish(battle)
    else:
        battle.turn += 1
        battle.phase = "maintenance"


def score_marker(battle: Battle, side: Side, figure: Miniature) -> Rule[None]:
    """A miniature on a marker scores, and the die says what else it gets.

    [CON-VIC-04, CON-VIC-05, CON-VIC-06, CON-VIC-07]
    """
    marker = under(battle, figure)
    if marker is None:
        return
    face = number(*(yield from roll("CON-VIC-04", figure, (D6,))))
    battle.journal.note("on_marker", "CON-VIC-04", figure=figure.key, face=face)
    if battle.mission.defender in {"", side.key}:
        score(battle, side, 1, "CON-VIC-04")
    if face <= 2:
        figure.promised = 1
        battle.journal.note("inspired", "CON-VIC-05", figure=figure.key)
    elif face <= 4:
        restore(battle, figure, "CON-VIC-06", att=1)
    else:
        restore(battle, figure, "CON-VIC-07", ar=1)
    marker.scored += 1
    if battle.mission.spent and marker.scored >= battle.mission.spent:
        _lose(battle, marker)


def under(battle: Battle, figure: Miniature) -> Marker | None:
    """The marker on which a miniature stands.  [CON-VIC-04]"""
    space = battle.space(figure)
    return next((marker for marker in battle.markers if space >> marker.cell & 1), None)


def _sanctuary(battle: Battle) -> None:
    """Where one side defends the markers, the other scores while fewer than two are held.  [CON-VIC-04]"""
    defender = battle.mission.defender
    if defender and sum(under(battle, figure) is not None for figure in battle.standing(defender)) < HOLDERS:
        score(battle, battle.other(defender), 1, "CON-VIC-04")


def _wane(battle: Battle) -> Rule[None]:
    """Late in a waning battle a die says which marker is lost."""
    if not battle.mission.waning or battle.turn < battle.mission.waning:
        return
    face = number(*(yield from roll("CON-SET-02", battle.side(battle.first), (D6,))))
    for marker in [marker for marker in battle.markers if marker.key == f"marker-{face}"]:
        _lose(battle, marker)


def _lose(battle: Battle, marker: Marker) -> None:
    battle.markers.remove(marker)
    battle.journal.note("marker_lost", "CON-SET-02", marker=marker.key, cell=battle.ground.board.name(marker.cell))


def _refresh(battle: Battle) -> None:
    """What lasted for the turn is over.  [CON-COS-02, CON-COS-03, CON-VIC-05]"""
    for side in battle.sides:
        side.has_delayed = False
    for figure in battle.figures:
        figure.bonus, figure.promised = figure.promised, 0
        figure.used = figure.lasting = ()
        figure.wall = ""
        figure.acted = figure.delayed = False


def _finish(battle: Battle) -> None:
    """Who has destroyed more gets 5 points.  [CON-VIC-03]"""
    dawn, dusk = battle.sides
    if dawn.destroyed != dusk.destroyed:
        score(battle, dawn if dawn.destroyed > dusk.destroyed else dusk, FOR_DESTROYED, "CON-VIC-03")
    battle.phase = "over"


def outcome(battle: Battle) -> Outcome | None:
    """Who has won, if it is over: by points, then by destroyed cost; whoever has yielded has lost.

    Where the game ends early, who alone is left has won.  [CON-VIC-01, CON-VIC-02, CON-VIC-09]
    """
    if battle.phase != "over":
        return None
    facts = {f"{side.key} {what}": getattr(side, what) for side in battle.sides for what in ("points", "destroyed")}
    early = battle.options.early_end
    left = [side.key for side in battle.sides if not (side.yielded or (early and not battle.left(side.key)))]
    if len(left) == 1:
        return Outcome(left[0], "alone", ("CON-VIC-09",) if early else ("CON-VIC-01",), facts)
    dawn, dusk = ((side.points, side.destroyed) for side in battle.sides)
    winner = None if dawn == dusk else SEATS[dawn < dusk]
    return Outcome(winner, "points" if winner else "draw", ("CON-VIC-01", "CON-VIC-03"), facts)
