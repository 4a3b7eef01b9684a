"""Overlays: areas of cells and lines between them, each kind in a look of its own, told apart by pattern too.

Kinds: ``option`` (may be chosen), ``chosen``, ``hover`` (what an option is about), ``target``, ``reach``,
``footprint``, ``sight``, ``blocked``, ``control``, ``trace`` (where a journal line happened), ``cursor``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsSimpleTextItem

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.theme import Theme

CURSOR = "cursor"


class Look(NamedTuple):
    """How a kind of overlay is drawn; colours are names of tokens."""

    colour: str
    fill: int = 0
    pattern: Qt.BrushStyle = Qt.BrushStyle.SolidPattern
    line: Qt.PenStyle = Qt.PenStyle.SolidLine
    width: float = 2.0


LOOKS: Final[Mapping[str, Look]] = {
    "reach": Look("accent", 40, Qt.BrushStyle.BDiagPattern, Qt.PenStyle.DashLine),
    "option": Look("accent", 70, Qt.BrushStyle.BDiagPattern, Qt.PenStyle.DashLine),
    "control": Look("rubric", 60, Qt.BrushStyle.Dense6Pattern, Qt.PenStyle.DotLine, 1.4),
    "footprint": Look("rubric", 90, Qt.BrushStyle.FDiagPattern),
    "hover": Look("gilt", 90),
    "target": Look("rubric", 60, Qt.BrushStyle.CrossPattern, width=2.6),
    "chosen": Look("good", 110, width=3.0),
    "sight": Look("accent", 0, line=Qt.PenStyle.DashDotLine, width=2.6),
    "blocked": Look("rubric", 120, Qt.BrushStyle.DiagCrossPattern, width=3.0),
    "trace": Look("gilt_light", 60, width=3.4),
    CURSOR: Look("ink", 0, width=3.4),
}


class Overlays:
    """The layers over the ground, by kind; each is one item, drawn anew only when its cells change."""

    def __init__(self, theme: Theme, layer: QGraphicsItem) -> None:
        self._theme, self._layer = theme, layer
        self._items: dict[str, QGraphicsPathItem] = {}
        self._texts: list[QGraphicsSimpleTextItem] = []
        self._cells: dict[str, tuple[str, ...]] = {}

    def cells(self, kind: str) -> tuple[str, ...]:
        """Give the cells that lie in an overlay."""
        return self._cells.get(kind, ())

    def show(self, kind: str, geometry: Geometry, cells: Iterable[str]) -> None:
        """Lay an overlay over cells; none takes it away."""
        wanted = tuple(cells)
        if wanted != self._cells.get(kind, ()):
            self._cells[kind] = wanted
            self._item(kind).setPath(geometry.area(wanted))

    def join(self, kind: str, geometry: Geometry, start: str, end: str) -> None:
        """Draw a line from the middle of one cell to that of another."""
        path = QPainterPath(geometry.centre(start))
        path.lineTo(geometry.centre(end))
        self._cells[kind] = (start, end)
        self._item(kind).setPath(path)

    def label(self, geometry: Geometry, texts: Mapping[str, str]) -> None:
        """Write short texts, such as costs, into cells; they replace those before."""
        for old in self._texts:
            old.scene().removeItem(old)
        self._texts = []
        for key, text in texts.items():
            item = QGraphicsSimpleTextItem(text, self._layer)
            item.setFont(self._theme.type.text("small", bold=True))
            item.setBrush(QColor(self._theme.tokens.accent))
            corner = geometry.polygons[key].boundingRect().center()
            item.setPos(corner.x() - item.boundingRect().width() / 2, corner.y() + geometry.side * 0.14)
            self._texts.append(item)

    def clear(self, *kinds: str) -> None:
        """Take overlays away."""
        for kind in kinds or tuple(self._items):
            if kind in self._items:
                self._items[kind].setPath(QPainterPath())
            self._cells.pop(kind, None)

    def restyle(self) -> None:
        """Draw in the colours of another theme."""
        for kind, item in self._items.items():
            self._style(item, LOOKS[kind])

    def _item(self, kind: str) -> QGraphicsPathItem:
        if kind not in self._items:
            item = QGraphicsPathItem(self._layer)
            item.setZValue(list(LOOKS).index(kind))
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._style(item, LOOKS[kind])
            self._items[kind] = item
        return self._items[kind]

    def _style(self, item: QGraphicsPathItem, look: Look) -> None:
        colour = QColor(getattr(self._theme.tokens, look.colour))
        pen = QPen(colour, look.width, look.line)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        item.setPen(pen)
        colour.setAlpha(look.fill)
        item.setBrush(QBrush(colour, look.pattern) if look.fill else QBrush(Qt.BrushStyle.NoBrush))
