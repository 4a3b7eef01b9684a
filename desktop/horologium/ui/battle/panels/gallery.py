"""Portraits of the figures of a view, each painted once for a size and theme."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.ui.art import fields, portraits

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPixmap

    from horologium.engine.core.view import FigureView
    from horologium.ui.theme import Theme

MOST: Final = 200


class Gallery:
    """Keeps what it has painted; ``sitters`` are figures, by their keys, that somebody knows better than the view."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.sitters: Mapping[str, portraits.Sitter] = {}
        self._kept: dict[tuple[object, ...], QPixmap] = {}

    def portrait(self, figure: FigureView, side: int, density: float) -> QPixmap:
        """Give the portrait of a figure."""
        sitter = self.sitters.get(figure.key) or sitter_of(figure)
        key = (sitter, side, density, self._theme.tokens.name)
        if key not in self._kept:
            if len(self._kept) >= MOST:
                self._kept.clear()
            self._kept[key] = portraits.picture(sitter, side, self._theme.tokens, density)
        return self._kept[key]


def sitter_of(figure: FigureView) -> portraits.Sitter:
    """Say how a figure is to be drawn: those whom nobody plays look like all of their kind, a company is colourful."""
    who = figure.face or figure.key
    kind = f"{figure.kind} {who}" if figure.seat else figure.kind
    side = figure.faction or figure.seat
    alike = side != figure.seat or side in fields.SIDES
    return portraits.Sitter(who, kind, figure.name, side if alike else "")
