"""A card as a widget: its whole face, to be read and pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import faces
from horologium.ui.kit.painted_button import PaintedButton

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from horologium.ui.art.faces import Face
    from horologium.ui.kit.theme import Theme


class CardFace(PaintedButton):
    """Shows one card; with the keyboard's focus it has a second frame."""

    MARGINS, RADIUS, ACROSS = (4, 4, 4, 6), 9, QSizePolicy.Policy.Fixed

    def __init__(self, theme: Theme, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
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

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the card."""
        faces.paint(painter, area, self.face, self._theme.tokens, self._theme.type, lit=self.lit)
