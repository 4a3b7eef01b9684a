"""The wheel of a mouse over a widget."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent

STEP = 120


def turn_wheel(widget, *, up=False):
    """Turn it by one notch; True if the widget took it."""
    place = QPointF(widget.rect().center())
    turned = QWheelEvent(
        place,
        QPointF(widget.mapToGlobal(place.toPoint())),
        QPoint(),
        QPoint(0, STEP if up else -STEP),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    turned.ignore()
    QCoreApplication.sendEvent(widget, turned)
    return turned.isAccepted()
