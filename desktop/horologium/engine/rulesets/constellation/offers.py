"""Options in words, with what they cost and what to think over; and what a throw comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.engine.core.view import OptionView, ThrowView
from horologium.engine.kit.cells import Cells, each
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.actions import END
from horologium.engine.rulesets.constellation.area import covers, hit
from horologium.engine.rulesets.constellation.dice import read
from horologium.engine.rulesets.constellation.flow import DELAY
from horologium.engine.rulesets.constellation.movement import danger, reachable, way
from horologium.engine.rulesets.constellation.state import ActivationDeeds
from horologium.engine.rulesets.constellation.texts import TEXTS

if TYPE_CHECKING:
    from horologium.engine.core.ask import Choose, Thrown
    from horologium.engine.rulesets.constellation.state import Battle, Miniature

COMBAT_RULES = ("CON-DMG-01", "CON-DMG-07", "CON-CTL-02", "CON-ABL-09", "CON-ABL-10", "CON-ABL-29")


def option(battle: Battle, request: Choose[Any], key: str) -> OptionView:
    """One option in words."""
    rule = request.rule
    if isinstance(request.options, Cells):
        return _square(battle, request, key)
    if key in ABILITIES:
        spec = ABILITIES[key]
        warning = TEXTS["about.sacrifice"] if key == "sacrifice" else ""
        return OptionView(key, TEXTS[f"option.{key}"], spec.cost, (spec.rule, rule), kind="ability", warning=warning)
    if request.about == "die" and key.startswith("die-"):
        _, place, face = key.split("-")
        label = TEXTS["option.die"].format(number=int(place) + 1, face=face)
        return OptionView(key, label, None, (rule,), face=face)
    if key.startswith(DELAY):
        figure = battle.figure(key.removeprefix(DELAY))
        label = TEXTS["option.delay"].format(name=figure.name)
        return OptionView(key, label, None, ("CON-TRN-09",), figures=(figure.key,), kind="delay")
    figure_names = {figure.key: figure.name for figure in battle.figures}
    if key in figure_names:
        return OptionView(key, figure_names[key], None, (rule,), figures=(key,))
    if key == END.key:
        return OptionView(key, TEXTS["option.end"], None, (rule,), kind="end", warning=_unused(battle))
    return OptionView(key, TEXTS.get(f"option.{key}", key), None, (rule,))


def _unused(battle: Battle) -> str:
    """Warn of an activation that would pass with nothing done.  [CON-ACT-01, CON-ACT-02]"""
    idle = battle.deed == ActivationDeeds(battle.deed.key)
    return TEXTS["warn.idle"].format(name=battle.figure(battle.deed.key).name) if idle else ""


def _square(battle: Battle, request: Choose[Any], key: str) -> OptionView:
    """A square: what lies there, what it costs to go there, and who strikes on the way."""
    ground = battle.ground
    cell = ground.board.cell(key)
    label = f"{TEXTS['terrain.' + ground.terrain(cell)]} {key}"
    if request.rule == "CON-ABL-21":
        main, others = hit(battle, battle.figure(request.by), cell)
        names = tuple(figure.key for figure in ([main] if main else []) + others)
        squares = tuple(ground.board.name(one) for one in each(covers(battle, cell)))
        return OptionView(key, label, None, (request.rule,), cells=squares, figures=names, kind="cell")
    if request.rule != "CON-MOV-01":
        return OptionView(key, label, None, (request.rule,), kind="cell")
    figure = battle.figure(request.by)
    if cell == figure.cell:
        return OptionView(key, TEXTS["option.stay"].format(cell=key), 0, (request.rule,), kind="cell")
    cost, strikes = _journey(battle, figure, cell)
    warning = TEXTS["warn.strikes"].format(count=strikes) if strikes else ""
    return OptionView(key, label, cost, (request.rule, "CON-CTL-02"), kind="cell", warning=warning)


def _journey(battle: Battle, figure: Miniature, cell: int) -> tuple[int | None, int]:
    """What the way to a square costs, and how many dice enemies roll on it.  [CON-MOV-01, CON-CTL-02]"""
    reached = reachable(battle, figure, battle.deed.left)
    return reached.cost(cell), danger(battle, figure, way(battle, figure, reached, cell, battle.deed.left))


def tell_throw(thrown: Thrown) -> ThrowView | None:
    """What the dice of a combat come to.  [CON-DMG-02, CON-DMG-05, CON-DMG-06]"""
    if thrown.rule not in COMBAT_RULES:
        return None
    said = read(thrown.faces)
    text = TEXTS["throw.combat"].format(dealt=said.dealt, stopped=said.stopped, cosmo=said.cosmo)
    return ThrowView(text, tuple(face != "3" for face in thrown.faces))
