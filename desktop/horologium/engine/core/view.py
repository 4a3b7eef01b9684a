"""What a screen may know of a battle: plain data, the same for every ruleset."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class CellView:
    """One place on the board, ready to be drawn."""

    key: str
    outline: tuple[Point, ...]
    centre: Point
    terrain: str
    level: int = 0
    tokens: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Badge:
    """A status or a value on a figure, with the rule that explains it."""

    key: str
    label: str
    value: int | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class FigureView:
    """One figure: where it is, whose it is, and how it fares."""

    key: str
    name: str
    seat: str
    cell: str | None
    kind: str
    life: int
    most_life: int
    ready: bool
    badges: tuple[Badge, ...] = ()


@dataclass(frozen=True, slots=True)
class Track:
    """A counter beside the board: rounds, points, cards in hand."""

    key: str
    label: str
    value: int
    most: int | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in somebody's hand; a hidden card has no name."""

    key: str | None
    seat: str
    label: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class BattleView:
    """Everything one seat may see."""

    ruleset: str
    eyes: str | None
    cells: tuple[CellView, ...]
    figures: tuple[FigureView, ...]
    tracks: tuple[Track, ...]
    cards: tuple[CardView, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The view as plain data."""
        return {field.name: _plain(getattr(self, field.name)) for field in fields(self)}


@dataclass(frozen=True, slots=True)
class OptionView:
    """One option in words: what it is called, what it costs, which rule offers it."""

    key: str
    label: str
    cost: int | None = None
    rules: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The option as plain data; what is not known is left out."""
        plain = {"key": self.key, "label": self.label, "cost": self.cost, "rules": list(self.rules) or None}
        return {name: value for name, value in plain.items() if value is not None}


def _plain(value: Any) -> Any:
    """Any part of a view as JSON knows it."""
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if hasattr(value, "__slots__"):
        return {name: _plain(getattr(value, name)) for name in value.__slots__}
    return value
