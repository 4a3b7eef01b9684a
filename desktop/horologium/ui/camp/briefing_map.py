"""The board of the mission at hand, small, to look at before the company goes there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QWheelEvent

    from horologium.ui.battle.board.scene import BoardScene

LINES: Final = 13
"""How many lines of text it is high."""


class MissionMap(QGraphicsView):
    """Shows all of a board; it can be looked at and nothing else, so keys and the wheel pass it over."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.setAcceptDrops(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setFixedHeight(scene.theme.type.sizes["body"] * LINES)
        self.setAccessibleName(self.tr("Map of the mission"))
        self.setAccessibleDescription(self._in_words())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the whole board in any width."""
        super().resizeEvent(event)
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self._board.come_closer(self.transform().m11())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def _in_words(self) -> str:
        view = self._board.view
        if view is None:
            return ""
        names = sorted({figure.name for figure in view.figures})
        return self.tr("To be seen on it: {names}").format(names=", ".join(names) or "–")
