"""What a formula takes, as small pictures: how many there are of each, and how many it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import faces
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from horologium.ui.camp.town.wares import Part
    from horologium.ui.kit.theme import Theme

SIDE = 46


class PartTile(QWidget):
    """One part; what is missing is pale and crossed out."""

    def __init__(self, theme: Theme, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._part = theme, part
        text = self.tr("{name}: {there} of {needed}").format(name=part.face.label, there=part.there, needed=part.needed)
        self.setAccessibleName(text)
        give_tip(self, text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Ask for room for picture, number and name."""
        metrics = self._metrics()
        widest = max(metrics.horizontalAdvance(word) for word in self._part.face.label.split() or [""])
        return QSize(max(SIDE, widest) + 12, SIDE + 3 * metrics.height() + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, the number below it, and the name."""
        painter, tokens, part = QPainter(self), self._theme.tokens, self._part
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        enough = part.there >= part.needed
        box = QRectF((self.width() - SIDE) / 2, 1, SIDE, SIDE)
        painter.setOpacity(1.0 if enough else 0.45)
        faces.picture(painter, box, part.face, tokens)
        painter.setOpacity(1.0)
        if not enough:
            painter.setPen(QPen(QColor(tokens.rubric), 2.4))
            painter.drawLine(box.adjusted(5, 5, -5, -5).topLeft(), box.adjusted(5, 5, -5, -5).bottomRight())
        metrics = self._metrics()
        painter.setFont(self._theme.type.text("small"))
        painter.setPen(QColor(tokens.ink if enough else tokens.rubric))
        line = QRectF(0, box.bottom() + 3, self.width(), metrics.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, f"{part.there} / {part.needed}")
        rest = QRectF(0, line.bottom(), self.width(), self.height() - line.bottom())
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        painter.setPen(QColor(tokens.muted))
        painter.drawText(rest, flags, part.face.label)

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._theme.type.text("small"))


class Formula(QWidget):
    """All parts side by side, in as many lines as it takes."""

    def __init__(self, theme: Theme, parts: Sequence[Part], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("What it takes"))
        flow = Flow(4)
        for part in parts:
            flow.addWidget(PartTile(theme, part))
        self.setLayout(flow)
