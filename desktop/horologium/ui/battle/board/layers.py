"""The painted layers of the board: the ground in one picture, and each house in one of its own so that it can fade."""

from __future__ import annotations

from collections import deque
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from horologium.ui.battle.board import frame, palette
from horologium.ui.battle.board.geometry import LIFT
from horologium.ui.battle.board.ground import BLUR, Ground, density_of
from horologium.ui.battle.board.masonry import House, ladder
from horologium.ui.battle.board.scenery import Pencil

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.theme import Theme

FADED = 0.35
AROUND = 36.0
AT_ONCE, STRIP, SKETCH = 3_500_000, 400_000, 0.4
"""Pixels that are painted in one go, and at a time; how many pixels a unit has in a sketch."""
SMALLEST = 0.3
"""Below this many pixels to the unit no smaller copy is kept."""


class GroundItem(QGraphicsPixmapItem):
    """The ground and its frame, with smaller copies for looking from afar.

    A large board is shown at once as a rough sketch; ``refine`` then paints it strip by strip.
    """

    def __init__(self, geometry: Geometry, theme: Theme, passages: Iterable[tuple[str, str]]) -> None:
        super().__init__()
        self._geometry, self._theme, self._passages = geometry, theme, tuple(passages)
        self._frame = geometry.frame
        self.density = density_of(geometry)
        size = (self._frame.size() * self.density).toSize()
        self._strips: deque[QRectF] = deque()
        if size.width() * size.height() > AT_ONCE:
            self._strips.extend(self._cut(size.width()))
            sketch = Ground(geometry, theme.tokens, self._passages, SKETCH).paint(self._frame)
            image = sketch.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
        else:
            image = Ground(geometry, theme.tokens, self._passages).paint(self._frame)
        self._picture, self._closeness = self._framed(image), 1.0
        self._copies: list[QPixmap] = []
        self._ground: Ground | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPos(self._frame.topLeft())
        self._shrink()

    def refine(self) -> bool:
        """Paint one more strip of a sketch; whether there is more to do."""
        if not self._strips:
            return False
        self._ground = self._ground or Ground(self._geometry, self._theme.tokens, self._passages)
        self._put(self._ground, self._strips.popleft())
        if not self._strips:
            self._ground = None
            self._shrink()
        return bool(self._strips)

    def repaint(self, geometry: Geometry, passages: Iterable[tuple[str, str]], area: QRectF) -> None:
        """Paint a part anew, after its cells have changed."""
        self._geometry, self._passages = geometry, tuple(passages)
        self._ground = Ground(geometry, self._theme.tokens, self._passages)
        self._put(self._ground, self._ground.aligned(area).intersected(self._frame))
        self._shrink()

    def _put(self, ground: Ground, part: QRectF) -> None:
        """Paint a part into the picture, inside the frame."""
        painter = QPainter(self._picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.scale(self.density, self.density)
        painter.translate(-self._frame.topLeft())
        painter.setClipRect(self._geometry.bounds)
        painter.drawImage(part, ground.paint(part))
        painter.end()

    def _cut(self, width: int) -> Iterable[QRectF]:
        """Cut the board into strips that are soon painted, on the grid on which washes bleed."""
        step = max(1, STRIP // (width * BLUR)) * BLUR / self.density
        top = self._frame.top()
        while top < self._frame.bottom():
            high = min(step, self._frame.bottom() - top)
            yield QRectF(self._frame.left(), top, self._frame.width(), high)
            top += step

    @property
    def picture(self) -> QPixmap:
        """The board as sharp as it is painted."""
        return self._picture

    def small_with(self, houses: Iterable[HouseItem]) -> QPixmap:
        """Give the whole board small, with houses on it."""
        small = QPixmap(self._copies[-1])
        painter = QPainter(small)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for house in houses:
            box = house.boundingRect().translated(house.pos() - self._frame.topLeft())
            painter.drawPixmap(box, house.pixmap(), QRectF(house.pixmap().rect()))
        painter.end()
        return small

    def come_closer(self, scale: float) -> None:
        """Show the copy that fits how many pixels a unit has on the screen."""
        self._closeness = scale
        wide = self._frame.width()
        fitting = [copy for copy in self._copies if copy.width() / wide >= scale * 0.8]
        self.setPixmap(fitting[-1] if fitting else self._copies[0])

    def _framed(self, image: QImage) -> QPixmap:
        picture = QPixmap.fromImage(image)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.density, self.density)
        painter.translate(-self._frame.topLeft())
        frame.paint(painter, self._geometry, self._theme)
        painter.end()
        return picture

    def _shrink(self) -> None:
        """Keep smaller copies, each half as large as the one before, as long as it is worth it."""
        keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        self._copies = [QPixmap(self._picture)]
        while self._copies[-1].width() / 2 >= SMALLEST * self._frame.width():
            self._copies.append(self._copies[-1].scaled(self._copies[-1].size() / 2, keep, smooth))
        for copy in self._copies:
            copy.setDevicePixelRatio(copy.width() / self._frame.width())
        self.come_closer(self._closeness)


class HouseItem(QGraphicsPixmapItem):
    """A roof with the walls under it; it fades when there is something to see below."""

    def __init__(self, geometry: Geometry, keys: Iterable[str], theme: Theme, ladders: list[tuple[str, str]]) -> None:
        super().__init__()
        self.keys = tuple(keys)
        self.level = geometry.cells[self.keys[0]].level
        self.beneath = _beneath(geometry, self.keys)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._paint(geometry, theme, [pair for pair in ladders if pair[1] in self.keys])

    def fade(self, on: bool) -> None:
        """Let one see what is below."""
        self.setOpacity(FADED if on else 1.0)

    def _paint(self, geometry: Geometry, theme: Theme, ladders: list[tuple[str, str]]) -> None:
        density = density_of(geometry)
        box = QRectF()
        for key in self.keys:
            box = box.united(geometry.boxes[key])
        box = box.adjusted(-AROUND, -AROUND, AROUND, AROUND + LIFT * self.level)
        image = QImage((box.size() * density).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with _drawing(image, box, density) as painter:
            House(geometry, self.keys, Pencil(painter, geometry.unit / 10, theme.tokens)).paint()
        image = palette.darken(image) if theme.tokens.name == "dark" else image
        with _drawing(image, box, density) as painter:
            for foot, head in ladders:
                _lean(Pencil(painter, geometry.unit / 10, theme.tokens), geometry, foot, head)
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(density)
        self.setPixmap(picture)
        self.setPos(box.topLeft())


@contextmanager
def _drawing(image: QImage, box: QRectF, density: float) -> Iterator[QPainter]:
    """Draw on a picture of a part of the board in the board's own units."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(density, density)
    painter.translate(-box.topLeft())
    try:
        yield painter
    finally:
        painter.end()


def _beneath(geometry: Geometry, keys: Iterable[str]) -> frozenset[str]:
    """List the cells under a roof that are more than solid wall."""
    roofs = {geometry.cells[key].centre: geometry.cells[key].level for key in keys}
    return frozenset(
        key
        for key, cell in geometry.cells.items()
        if cell.level < roofs.get(cell.centre, cell.level) and not cell.closed
    )


def _lean(pencil: Pencil, geometry: Geometry, foot: str, head: str) -> None:
    """Lean a ladder against a wall: its foot on one cell, its head over the edge of the other."""
    low, high = geometry.centre(foot), geometry.centre(head)
    across = high - low
    ladder(pencil, low + across * 0.12, low + across * 0.66)
