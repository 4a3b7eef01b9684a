"""A card as a widget: its whole face, to be read and pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import faces
from horologium.ui.widgets.pressable import Pressable

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.art.faces import Face
    from horologium.ui.theme import Theme


class CardFace(Pressable):
    """Reached by Tab, pressed by Space, Enter or a click."""

    def __init__(self, theme: Theme, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        self.show_face(face)

    def show_face(self, face: Face) -> None:
        """Show another card."""
        self.face = face
        self.show_name(face.label)
        self.setAccessibleDescription(". ".join(filter(None, [face.line, face.text, *face.foot])))
        self.update()

    def sizeHint(self) -> QSize:
        """As large as the text needs."""
        width, height = faces.size(self._theme.type)
        return QSize(width + 8, height + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; with the keyboard's focus it has a second frame."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        area = QRectF(self.rect()).adjusted(4, 4, -4, -6)
        lit = self.underMouse() or self.hasFocus()
        faces.paint(painter, area, self.face, self._theme.tokens, self._theme.type, lit=lit)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._theme.tokens.accent), 2))
            painter.drawRoundedRect(area, 9, 9)
