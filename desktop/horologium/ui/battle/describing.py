"""A cell in words: what is here, how far and how well it is seen, and what could be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.ui.battle.board.figures import describe

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.view import BattleView, CellView, OptionView, SightView, TokenView

translate = QCoreApplication.translate


def describe_cell(view: BattleView, cell: CellView, texts: Mapping[str, str]) -> str:
    """Say what is on a cell: ``D4, Bush: Leonora, 3/4``."""
    terrain = texts.get(f"terrain.{cell.terrain}", cell.terrain)
    if not cell.known:
        terrain = translate("TextBoard", "not explored yet")
    level = translate("TextBoard", ", level {level}").format(level=cell.level) if cell.level else ""
    here = [_figure(view, figure.key) for figure in view.figures if cell.key in (figure.cell, *figure.cells)]
    tokens = [_token(token) for token in view.tokens if token.cell == cell.key] or list(cell.tokens)
    things = "; ".join([*tokens, *here])
    return f"{cell.key}, {terrain}{level}" + (f": {things}" if things else "")


def describe_sight(seen: SightView) -> str:
    """Say whether a cell is seen, what blocks it, and how far it is."""
    parts = [seen.label]
    if seen.distance is not None:
        parts.append(translate("TextBoard", "distance {count}").format(count=seen.distance))
    return "; ".join(part for part in parts if part)


def describe_option(option: OptionView | None, unit: str, chance: str = "") -> str:
    """Say what could be done with a cell, what it costs, and how it stands; nothing if it is no option."""
    if option is None:
        return ""
    parts = [translate("TextBoard", "option: {label}").format(label=option.label)]
    if option.cost is not None:
        parts.append(unit.format(cost=option.cost))
    return ", ".join([*parts, *([chance] if chance else []), *([option.warning] if option.warning else [])])


def _token(token: TokenView) -> str:
    """Say what lies there, and of what kind it is unless its name tells."""
    return token.label if token.kind in token.label.lower() else f"{token.label} ({token.kind})"


def _figure(view: BattleView, key: str) -> str:
    """Say who stands there, on which side, and what it is after."""
    figure = next(figure for figure in view.figures if figure.key == key)
    side = "" if figure.seat else translate("TextBoard", "enemy")
    intent = next((intent.label for intent in view.intents if intent.figure == key), "")
    return ", ".join(part for part in (describe(figure), side, intent) if part)
