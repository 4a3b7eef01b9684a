"""The minimap: the whole board small, with a frame around the part that is looked at; a click looks there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import metal

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from horologium.ui.battle.board.view import BoardView
    from horologium.ui.kit.theme import Theme

SIDE, RIM = 150, 4
DOT = 2.6


class Minimap(QWidget):
    """Hidden while the whole board is in sight. Drawn from the picture that the board has anyway, and dots."""

    def __init__(self, theme: Theme, board: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._board = theme, board
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Minimap"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        board.looked_elsewhere.connect(self._follow)
        board.view_shown.connect(self.update)
        self.hide()

    def sizeHint(self) -> QSize:
        frame, port = self._board.board.sceneRect(), self._board.viewport()
        side = min(SIDE, port.width() // 3, port.height() // 3) / max(1.0, frame.width(), frame.height())
        return QSize(round(frame.width() * side) + 2 * RIM, round(frame.height() * side) + 2 * RIM)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        tokens, inside = self._theme.tokens, self._inside()
        painter.fillRect(self.rect(), QColor(tokens.field))
        if (picture := self._board.board.overview) is not None:
            painter.drawPixmap(inside, picture, QRectF(picture.rect()))
        frame = self._board.board.sceneRect()
        scale = inside.width() / max(1.0, frame.width())
        painter.setPen(QPen(QColor("#fff6dc" if not tokens.flat else tokens.ink), 1))
        for at, colour in self._board.board.dots():
            painter.setBrush(QColor(colour))
            painter.drawEllipse(inside.topLeft() + (at - frame.topLeft()) * scale, DOT, DOT)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        seen = self._board.mapToScene(self._board.viewport().rect()).boundingRect().intersected(frame)
        painter.setPen(QPen(QColor("#fff6dc" if not tokens.flat else tokens.accent), 2))
        painter.drawRect(QRectF(inside.topLeft() + (seen.topLeft() - frame.topLeft()) * scale, seen.size() * scale))
        rim = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(metal.bar(tokens, rim), 3))
        painter.drawRect(rim)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look where it is clicked."""
        self._look(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on looking where the mouse is dragged."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._look(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep the click from the board beneath."""
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    def _look(self, event: QMouseEvent) -> None:
        frame, inside = self._board.board.sceneRect(), self._inside()
        scale = frame.width() / max(1.0, inside.width())
        self._board.look_at(frame.topLeft() + (event.position() - inside.topLeft()) * scale)

    def _inside(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RIM, RIM, -RIM, -RIM)

    def _follow(self) -> None:
        frame = self._board.board.sceneRect()
        seen = self._board.mapToScene(self._board.viewport().rect()).boundingRect()
        self.setVisible(not frame.isEmpty() and not seen.adjusted(-2, -2, 2, 2).contains(frame))
        self.adjustSize()
        corner = self._board.viewport().rect().bottomRight() - self.rect().bottomRight()
        self.move(corner.x() - 8, corner.y() - 8)
        self.update()
