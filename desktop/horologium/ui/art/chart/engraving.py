"""The whole chart, drawn in small steps so that a window stays awake meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from horologium.ui.art import textures
from horologium.ui.art.chart import cartouche, hand, inks, land, ornaments, relief

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.content.drawings import ChartEntry
    from horologium.ui.kit.theme import Theme


def engrave(painter: QPainter, theme: Theme, chart: ChartEntry) -> Iterator[None]:
    """Draw a chart into a painter whose units are those of the sheet; go on until there is no more."""
    chosen, faces = inks.choose(theme.tokens), theme.type
    yield from land.paint(painter, chosen, chart)
    yield
    ornaments.rhumbs(painter, chosen, chart)
    yield
    relief.paint(painter, chosen, chart)
    yield
    ornaments.names(painter, chosen, faces, chart)
    ornaments.creatures(painter, chosen, chart)
    cartouche.paint(painter, chosen, faces, chart)
    ornaments.roses(painter, chosen, faces, chart)
    yield
    _grain(painter, theme)
    ornaments.rim(painter, chosen)


def blank(painter: QPainter, theme: Theme) -> Iterator[None]:
    """Draw an empty sheet for a story that is told elsewhere."""
    chosen = inks.choose(theme.tokens)
    painter.fillRect(hand.SHEET, chosen.land)
    _grain(painter, theme)
    ornaments.rim(painter, chosen)
    yield


def _grain(painter: QPainter, theme: Theme) -> None:
    """Let the parchment show through."""
    cloth = theme.cloth("panel")
    if cloth is None:
        return
    by_day = theme.tokens.name == "light"
    modes = QPainter.CompositionMode
    painter.save()
    painter.setCompositionMode(modes.CompositionMode_Multiply if by_day else modes.CompositionMode_SoftLight)
    painter.setOpacity(0.6 if by_day else 0.3)
    textures.spread(painter, cloth, hand.SHEET)
    painter.restore()
