"""Turns, goes and the end of a turn (ledger topics TRN and VIC). Each phase or go is one step of the table."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, Rule, pick
from horologium.engine.rulesets.constellation.actions import activate
from horologium.engine.rulesets.constellation.deployment import choose_sides, deploy, place_marker, roll_off
from horologium.engine.rulesets.constellation.scoring import end_of_turn
from horologium.engine.rulesets.constellation.state import Battle, Miniature, Phase, bury, gain, wound

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

COSMO: Final = 2
DELAY: Final = "delay-"


def step(battle: Battle) -> Rule[None]:
    """Play the phase or the go at hand."""
    return PHASES[battle.phase](battle)


def maintenance(battle: Battle) -> Rule[None]:
    """Each player gains Cosmo; then poison works and paralysis ends.  [CON-TRN-01, CON-TRN-03, CON-ABL-26]"""
    battle.journal.note("turn", "CON-TRN-01", turn=battle.turn, turns=battle.mission.turns)
    waning = battle.mission.waning
    for side in battle.sides:
        gain(battle, side.key, COSMO + bool(waning and battle.turn >= waning), "CON-TRN-03")
    for figure in battle.figures:
        if figure.poison and figure.alive:
            _work(battle, figure)
        figure.paralysed = False
    battle.phase = "initiative"
    yield from ()


def _work(battle: Battle, figure: Miniature) -> None:
    """Poison takes its points; a death by it counts for the poisoner's side.  [CON-ABL-26]"""
    points, figure.poison = figure.poison, 0
    wound(battle, figure, points, "CON-ABL-26")
    if not figure.alive:
        bury(battle, figure, None, "CON-ABL-26")


def initiative(battle: Battle) -> Rule[None]:
    """The higher roll acts first in this turn.  [CON-TRN-04]"""
    battle.first = battle.go = yield from roll_off(battle, "CON-TRN-04")
    battle.phase = "activate"


def take_go(battle: Battle) -> Rule[None]:
    """The player whose go it is activates a miniature, or delays one.  [CON-TRN-05, CON-TRN-07, CON-TRN-09]"""
    seat = whose_go(battle)
    if seat is None:
        battle.phase = "scoring"
        return
    battle.go = seat
    side, ready = battle.side(seat), waiting(battle, seat)
    offered: list[Miniature | Option] = [*ready]
    if not side.has_delayed and not ready[0].delayed:
        offered += [Option(f"{DELAY}{figure.key}") for figure in ready]
    choice = yield from pick("CON-TRN-05", side, offered, "figure")
    if isinstance(choice, Miniature):
        yield from activate(battle, choice)
    else:
        figure = battle.figure(choice.key.removeprefix(DELAY))
        figure.delayed = side.has_delayed = True
        battle.journal.note("delayed", "CON-TRN-09", figure=figure.key)
    battle.go = battle.other(seat).key


def whose_go(battle: Battle) -> str | None:
    """Whose go it is: players alternate, and who has nobody left is skipped; None when all have acted.

    [CON-TRN-06, CON-TRN-07, CON-TRN-09, CON-VIC-09]
    """
    ready, fresh = {}, {}
    for figure in battle.figures:
        if figure.att > 0 and not figure.acted:
            ready[figure.seat] = figure
            if not figure.delayed:
                fresh[figure.seat] = figure
    if not ready or battle.decided:
        return None
    if not fresh and len(ready) == len(battle.sides):
        return battle.first
    return battle.go if battle.go in ready else battle.other(battle.go).key


def waiting(battle: Battle, seat: str) -> list[Miniature]:
    """The miniatures that may act next; a delayed one comes last.  [CON-TRN-06, CON-TRN-09]"""
    ready = [figure for figure in battle.figures if figure.seat == seat and figure.att > 0 and not figure.acted]
    return [figure for figure in ready if not figure.delayed] or ready


PHASES: Final[Mapping[Phase, Callable[[Battle], Rule[None]]]] = MappingProxyType(
    {
        "markers": place_marker,
        "sides": choose_sides,
        "deploy": deploy,
        "maintenance": maintenance,
        "initiative": initiative,
        "activate": take_go,
        "scoring": end_of_turn,
    }
)
