"""A button whose text wraps: it asks for another height in another width."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from horologium.ui.theme import Theme


class WrappingButton(QAbstractButton):
    """Whoever inherits says by ``heightForWidth`` how high the text is; ``WIDE`` is wished for, ``NARROW`` borne."""

    WIDE: ClassVar[int] = 240
    NARROW: ClassVar[int] = 150

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def hasHeightForWidth(self) -> bool:
        """Say that the text wraps."""
        return True

    def sizeHint(self) -> QSize:
        """Ask for room for the whole text."""
        return QSize(self.WIDE, self.heightForWidth(self.WIDE))

    def minimumSizeHint(self) -> QSize:
        """Be no narrower than the text can bear."""
        return QSize(self.NARROW, self.heightForWidth(max(self.NARROW, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height in another width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()
