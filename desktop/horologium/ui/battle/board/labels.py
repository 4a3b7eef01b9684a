"""Short texts on the board: names, odds and reasons on ribbons, costs and titles in cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QTextLayout, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from horologium.ui.kit.typography import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFont

    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.kit.theme import Theme
    from horologium.ui.kit.tokens import Tokens

TITLE = 0.13
"""How tall a title is, in parts of its cell."""
ENGRAVED = 0.105
"""How tall it is on a plaque, where it can be read more easily."""
SHRUNK = 0.7
"""A title that would have to be smaller than this is broken in two."""
TAIL = 7.0
ABOVE, MIDDLE, BELOW = -1, 0, 1
"""Where a ribbon hangs, seen from its place."""


class BoardLabel(QGraphicsItem):
    """A strip with swallow tails; it keeps its size on the screen however close the board is."""

    def __init__(
        self,
        theme: Theme,
        parent: QGraphicsItem | None = None,
        *,
        strong: bool = False,
        hangs: int = MIDDLE,
        small: bool = False,
    ) -> None:
        super().__init__(parent)
        self._theme, self._strong, self._text, self._hangs = theme, strong, "", hangs
        self._tail, self._most = 0.0 if small else TAIL, 0
        self._box = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(100)

    @property
    def text(self) -> str:
        """What is written on it."""
        return self._text

    def set_text(self, text: str) -> None:
        """Write something on it."""
        if text != self._text:
            self._text = text
            self.restyle()

    def keep_below(self, pixels: int) -> None:
        """Write no larger than this, so that a small cell is not hidden; what can be read is kept."""
        self._most = max(SMALLEST, pixels)
        self.restyle()

    def restyle(self) -> None:
        """Measure anew: the face may have changed."""
        self.prepareGeometryChange()
        metrics, lines = QFontMetricsF(self._font()), self._text.splitlines() or [""]
        wide = max(metrics.horizontalAdvance(line) for line in lines) + (12 if self._tail else 8)
        high = metrics.lineSpacing() * len(lines) + (3 if self._tail else -1)
        self._box = QRectF(-wide / 2, (self._hangs - 1) * high / 2 + self._hangs * 2, wide, high)
        self.update()

    def keep_inside(self, room: QRectF, scale: float) -> None:
        """Move just as far as it takes to be seen whole, where a unit has so many pixels."""
        if scale <= 0:
            return
        box = self._box.adjusted(-self._tail, 0, self._tail, 0)
        lowest, highest = room.topLeft() - box.topLeft() / scale, room.bottomRight() - box.bottomRight() / scale
        x = max(lowest.x(), min(self.x(), highest.x()))
        self.setPos(x, max(lowest.y(), min(self.y(), highest.y())))

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-self._tail - 2, -2, self._tail + 2, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the strip and its text."""
        tokens, box = self._theme.tokens, self._box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strip = _strip(box) if self._tail else _label(box)
        if not tokens.flat:
            painter.fillPath(strip.translated(1, 2), QColor(20, 10, 0, 70))
        ground = QColor(tokens.rubric if self._strong and tokens.name == "light" else tokens.field)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(tokens.gilt if not tokens.flat else tokens.ink), 1.2))
        painter.drawPath(strip)
        painter.setFont(self._font())
        light = self._strong and tokens.name == "light"
        painter.setPen(QColor(tokens.on_accent if light else tokens.rubric if self._strong else tokens.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._text)

    def _font(self) -> QFont:
        font = self._theme.type.text("small", bold=self._strong)
        if self._most:
            font.setPixelSize(min(font.pixelSize(), self._most))
        return font


def written(font: QFont, text: str) -> QPainterPath:
    """Give the outline of a text with the features of its face, which ``addText`` would leave out."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    path = QPainterPath()
    for run in layout.glyphRuns():
        face = run.rawFont()
        for glyph, at in zip(run.glyphIndexes(), run.positions(), strict=True):
            path.addPath(face.pathForGlyph(glyph).translated(at))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _centred(path: QPainterPath) -> QPainterPath:
    return path.translated(-path.boundingRect().center())


def _strip(box: QRectF) -> QPainterPath:
    """Cut a strip round a text, with a notch at each end."""
    path, middle = QPainterPath(QPointF(box.left() - TAIL, box.top())), box.center().y()
    path.lineTo(box.right() + TAIL, box.top())
    path.lineTo(box.right() + TAIL - 5, middle)
    path.lineTo(box.right() + TAIL, box.bottom())
    path.lineTo(box.left() - TAIL, box.bottom())
    path.lineTo(box.left() - TAIL + 5, middle)
    path.closeSubpath()
    return path


def _label(box: QRectF) -> QPainterPath:
    """Cut a small label round a text."""
    path = QPainterPath()
    path.addRoundedRect(box, 3, 3)
    return path


class CellTexts(QGraphicsPathItem):
    """Short texts written into cells, all in one drawing: an outline of the ground, then ink."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ink = QGraphicsPathItem(self)
        self._ink.setPen(QPen(Qt.PenStyle.NoPen))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_path(self, path: QPainterPath) -> None:
        """Write this instead of what was there before."""
        path.setFillRule(Qt.FillRule.WindingFill)
        self.setPath(path)
        self._ink.setPath(path)
        self.restyle()

    def restyle(self) -> None:
        """Take the colours of the theme."""
        tokens = self._theme.tokens
        halo = QPen(QColor(tokens.field if tokens.name != "dark" else "#0c1220"), 5.0 if tokens.flat else 3.4)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.setPen(halo)
        self._ink.setBrush(QColor(self.colour(tokens)))

    def colour(self, tokens: Tokens) -> str:
        """The colour of the ink."""
        return tokens.ink


class Titles(CellTexts):
    """What cells are called, at their upper edge, in two lines where one would be too small."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent)
        self._plaques = QGraphicsPathItem(self)
        self._plaques.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.restyle()

    def write(self, geometry: Geometry, *, plaques: bool = False) -> None:
        """Write the titles of a board, on plaques if wanted; what is not known yet shows none."""
        path, under = QPainterPath(), QPainterPath()
        for key, cell in geometry.cells.items():
            if cell.label and cell.known:
                words = f"{cell.label} {cell.note}" if cell.note else cell.label
                title = self._title(words, geometry.boxes[key], ENGRAVED if plaques else TITLE)
                path.addPath(title)
                under.addRoundedRect(title.boundingRect().adjusted(-7, -4, 7, 4), 5, 5)
        self._plaques.setPath(under if plaques else QPainterPath())
        kept = QGraphicsItem.CacheMode.DeviceCoordinateCache if plaques else QGraphicsItem.CacheMode.NoCache
        for item in (self, self._ink, self._plaques):
            item.setCacheMode(kept)
        self.show_path(path)

    def restyle(self) -> None:
        """Take the colours of the theme."""
        super().restyle()
        tokens = self._theme.tokens
        self._plaques.setBrush(QColor(tokens.field))
        self._plaques.setPen(QPen(QColor(tokens.ink if tokens.flat else tokens.gilt), 2))
        if not self._plaques.path().isEmpty():
            self.setPen(QPen(Qt.PenStyle.NoPen))

    def _title(self, label: str, box: QRectF, share: float) -> QPainterPath:
        room, tall = box.width() * 0.9, min(box.width(), box.height()) * share
        font = self._theme.type.capitals("small", 0.0)
        font.setPixelSize(round(max(1.0, tall)))
        lines = [written(font, label)]
        if lines[0].boundingRect().width() * SHRUNK > room and " " in label:
            lines = [written(font, line) for line in halves(label)]
        wide = max(line.boundingRect().width() for line in lines)
        shrink, path = min(1.0, room / max(1.0, wide)), QPainterPath()
        for number, line in enumerate(lines):
            path.addPath(_centred(line).translated(0, number * tall))
        path = QTransform.fromScale(shrink, shrink).map(path)
        return path.translated(box.center().x(), box.top() + tall * 0.9 - path.boundingRect().top() - tall * 0.5)


def halves(text: str) -> tuple[str, str]:
    """Break a text at the blank that is nearest to its middle."""
    blanks = [place for place, sign in enumerate(text) if sign == " "]
    at = min(blanks, key=lambda place: abs(2 * place - len(text)))
    return text[:at], text[at + 1 :]


class Numbers(CellTexts):
    """Costs and the like, below the middle of cells."""

    def write(self, geometry: Geometry, texts: Mapping[str, str]) -> None:
        """Write texts into cells; they replace those before."""
        font = self._theme.type.capitals("small", 0.0)
        font.setBold(True)
        font.setPixelSize(max(9, round(geometry.unit * 0.27)))
        path, low = QPainterPath(), QPointF(0, geometry.unit * 0.3)
        words = {text: _centred(written(font, text)) for text in dict.fromkeys(texts.values())}
        for key, text in texts.items():
            path.addPath(words[text].translated(geometry.centre(key) + low))
        self.show_path(path)

    def colour(self, tokens: Tokens) -> str:
        """They are told from titles by their colour."""
        return tokens.accent
