"""Labels that never take the text of others for markup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from horologium.ui.kit.plain_text import give_tip
from horologium.ui.kit.typography import fitted

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.kit.plain_text import Markup


class PlainLabel(QLabel):
    """A label of plain text; its role picks face and size in the style sheet."""

    def __init__(
        self, text: str = "", role: str = "body", *, wrap: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setWordWrap(wrap)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.setText(text)


class MarkupLabel(QLabel):
    """A label of our own markup, such as links; what others wrote is text in it."""

    def __init__(self, text: Markup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.show_markup(text)

    def show_markup(self, text: Markup) -> None:
        """Show something else."""
        self.setText(text)


class ElidedLabel(PlainLabel):
    """A line that gives way to its neighbours: what does not fit even in smaller letters ends in dots."""

    def __init__(self, role: str = "body", parent: QWidget | None = None) -> None:
        super().__init__("", role, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        """Give all the width away, if need be."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.rect().adjusted(max(0, self.indent()), 0, 0, 0)
        font = fitted(self.font(), self.text(), room.width())
        text = QFontMetrics(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        give_tip(self, self.text() if text != self.text() else "")
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)
