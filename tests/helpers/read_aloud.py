"""Everything that a window says: on labels, buttons and tips, in lists and texts, to screen readers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QLabel, QMenu, QTextEdit, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_ROWS = 60
TAG = re.compile(r"<[a-z/][^<>]*>")
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def words_of(shown: QWidget) -> set[str]:
    """All words of a window, each text once."""
    widgets = [each for each in [shown, *shown.findChildren(QWidget)] if each.isVisible()]
    found = {TAG.sub("\n", text) for widget in widgets for text in _said(widget)}
    menus = [action.text() for menu in shown.findChildren(QMenu) for action in menu.actions()]
    return {text for text in (*found, *menus) if text}


def _said(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QTextEdit):
        yield from widget.toPlainText().split("\n")
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(place) for place in range(widget.count()))
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _rows(widget, QModelIndex())


def _rows(view: QAbstractItemView, parent: QModelIndex) -> Iterator[str]:
    model = view.model()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(min(MOST_ROWS, model.rowCount(parent))):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield from (text for role in ROLES if isinstance(text := index.data(role), str))
