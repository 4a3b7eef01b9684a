"""The minimap: the whole board small, with a frame around the part that is looked at; a click looks there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from horologium.ui.battle.board.view import BoardView
    from horologium.ui.theme import Theme

SIDE = 130


class Minimap(QWidget):
    """Hidden while the whole board is in sight."""

    def __init__(self, theme: Theme, board: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._board = theme, board
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Minimap"))
        board.looked_elsewhere.connect(self._follow)
        board.board.changed.connect(self.update)
        self.hide()

    def sizeHint(self) -> QSize:
        """Be small, in the shape of the board."""
        frame = self._board.board.sceneRect()
        longest = max(1.0, frame.width(), frame.height())
        return QSize(round(SIDE * frame.width() / longest), round(SIDE * frame.height() / longest))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board and the frame."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.tokens.field))
        frame = self._board.board.sceneRect()
        self._board.board.render(painter, QRectF(self.rect()), frame)
        scale = self.width() / max(1.0, frame.width())
        seen = self._board.mapToScene(self._board.viewport().rect()).boundingRect().intersected(frame)
        painter.setPen(QPen(QColor(self._theme.tokens.rubric), 2))
        painter.drawRect(QRectF((seen.topLeft() - frame.topLeft()) * scale, seen.size() * scale))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look where it is clicked."""
        frame = self._board.board.sceneRect()
        scale = frame.width() / max(1, self.width())
        self._board.centerOn(frame.topLeft() + event.position() * scale)

    def _follow(self) -> None:
        frame = self._board.board.sceneRect()
        seen = self._board.mapToScene(self._board.viewport().rect()).boundingRect()
        self.setVisible(not frame.isEmpty() and not seen.adjusted(-2, -2, 2, 2).contains(frame))
        self.adjustSize()
        self.move(self._board.viewport().rect().bottomRight() - self.rect().bottomRight())
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep the click from the board beneath."""
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)
