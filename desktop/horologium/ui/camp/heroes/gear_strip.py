"""What a hero carries as a row of small pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import faces
from horologium.ui.kit.plain_text import show_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.art.faces import Face
    from horologium.ui.kit.theme import Theme

SIDE: Final = 34
GAP: Final = 5


class GearStrip(QWidget):
    """Pictures side by side, smaller where there are many; the tip of each tells its name and what it does."""

    def __init__(self, theme: Theme, gear: tuple[Face, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._gear = theme, gear
        names = ", ".join(face.label for face in gear)
        self.setAccessibleName(self.tr("Carries: {names}").format(names=names))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """One row."""
        return QSize((SIDE + GAP) * len(self._gear), SIDE)

    def minimumSizeHint(self) -> QSize:
        """Be narrower, if need be."""
        return QSize(60, SIDE)

    def _boxes(self) -> list[QRectF]:
        step = min(SIDE + GAP, self.width() / max(1, len(self._gear)))
        side = min(SIDE, step - 1)
        return [
            QRectF(place * step + 0.5, (SIDE - side) / 2 + 0.5, side - 1, side - 1) for place in range(len(self._gear))
        ]

    def event(self, event: QEvent) -> bool:
        """Tell what the mouse is over."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            for face, box in zip(self._gear, self._boxes(), strict=True):
                if box.contains(event.pos()):
                    show_tip(event.globalPos(), "\n".join([face.label, face.line, face.text]), self)
                    return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pictures."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for face, box in zip(self._gear, self._boxes(), strict=True):
            faces.picture(painter, box, face, self._theme.tokens)
