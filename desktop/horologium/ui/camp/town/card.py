"""A card that becomes smaller where there is not enough room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import faces

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.art.faces import Face
    from horologium.ui.kit.theme import Theme

SHADOW = 6


class ShownCard(QWidget):
    """The face of what is chosen, in the middle of its line."""

    def __init__(self, theme: Theme, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._face = theme, face
        self.setAccessibleName(face.label)
        self.setAccessibleDescription(". ".join(filter(None, [face.line, face.text, *face.foot])))
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def hasHeightForWidth(self) -> bool:
        """Say that it shrinks with its width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Measure the card in a given width."""
        return round(faces.size(self._theme.type)[1] * self._share(width)) + 2 * SHADOW

    def sizeHint(self) -> QSize:
        """As large as the text needs."""
        width, height = faces.size(self._theme.type)
        return QSize(width + 2 * SHADOW, height + 2 * SHADOW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, smaller if need be."""
        painter, (width, height), share = QPainter(self), faces.size(self._theme.type), self._share(self.width())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate((self.width() - width * share) / 2, SHADOW)
        painter.scale(share, share)
        faces.paint(painter, QRectF(0, 0, width, height), self._face, self._theme.tokens, self._theme.type)

    def _share(self, width: int) -> float:
        return min(1.0, (width - 2 * SHADOW) / faces.size(self._theme.type)[0])
