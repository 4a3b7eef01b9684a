"""What a window says wherever it says something, as people see and hear it: words, tooltips, menus, names."""

from __future__ import annotations

import re
from itertools import count, takewhile

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPoint
from PySide6.QtGui import QAccessible, QHelpEvent, QTextDocument, QTextDocumentFragment
from PySide6.QtGui import Qt as Guessing
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QMenu,
    QTabBar,
    QTextEdit,
    QToolTip,
    QWidget,
)

MOST_ROWS = 12
JOINER = "\u2060"
"""Has no width, and keeps Qt from taking a text for markup."""
TIP = Guessing.ItemDataRole.ToolTipRole


def said(shown):
    """Where something is said, and what is seen of it, on a window or a sheet."""
    yield "title", re.sub(r"\[\*\]\[\*\]", "[*]", shown.windowTitle())
    for widget in (shown, *shown.findChildren(QWidget)):
        if isinstance(widget, QMenu):
            yield from _menu(widget)
        elif widget.isVisible():
            yield from ((f"{type(widget).__name__} {place}", text) for place, text in _widget(widget))


def guessed(text):
    """What is seen of a text where Qt guesses whether it is markup."""
    if Guessing.mightBeRichText(text):
        return QTextDocumentFragment.fromHtml(text).toPlainText()
    return text.replace(JOINER, "")


def caption(text):
    """What is seen of a text in which ``&`` marks a mnemonic."""
    return re.sub(r"&(.?)", r"\1", text, flags=re.DOTALL)


def _widget(widget):
    yield "tooltip", guessed(widget.toolTip())
    yield "status tip", widget.statusTip()
    yield "what is this", guessed(widget.whatsThis())
    yield "when hovered", _hovered(widget)
    heard = QAccessible.queryAccessibleInterface(widget)
    if heard is not None:
        for part in (QAccessible.Text.Name, QAccessible.Text.Description):
            yield f"{part.name} to be heard", heard.text(part).replace(JOINER, "")
    for kind, look in _LOOKS.items():
        if isinstance(widget, kind):
            yield from look(widget)


def _hovered(widget):
    """Rest the mouse on some places of a widget that has no other over it."""
    if widget.findChildren(QWidget):
        return ""
    found = []
    for across in (0.1, 0.5, 0.9):
        at = QPoint(int(widget.width() * across), int(widget.height() * 0.4))
        QToolTip.hideText()
        QCoreApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
        found.append(guessed(QToolTip.text()) if QToolTip.isVisible() else "")
    return "\n".join(dict.fromkeys(found))


def _label(label):
    rich = label.textFormat() == Guessing.TextFormat.RichText
    plain = label.textFormat() == Guessing.TextFormat.PlainText
    text = QTextDocumentFragment.fromHtml(label.text()).toPlainText() if rich else label.text()
    yield "text", text if plain or rich else guessed(text)


def _text(edit):
    yield "text", edit.toPlainText()
    yield "pictures", "".join(f"picture {name} opened" for name in _pictures(edit.document()))


def _pictures(document: QTextDocument):
    """Pictures in a document that nobody handed to it."""
    block = document.begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            form = part.fragment().charFormat()
            if form.isImageFormat() and not form.toImageFormat().name().startswith("mem:"):
                yield form.toImageFormat().name()
            part += 1
        block = block.next()


def _items(view):
    model = view.model()
    for row in range(min(MOST_ROWS, model.rowCount() if model is not None else 0)):
        indexes = takewhile(QModelIndex.isValid, (model.index(row, column) for column in count()))
        for index in indexes:
            yield "tooltip of a row", guessed(str(index.data(TIP) or ""))
            yield "row", str(index.data() or "")


def _menu(menu):
    """A menu is opened; its tooltips count where they are shown."""
    menu.aboutToShow.emit()
    yield "menu", caption(menu.title())
    for action in menu.actions():
        yield "menu", caption(action.text())
        if menu.toolTipsVisible():
            yield "tooltip of a menu", guessed(action.toolTip())


_LOOKS = {
    QLabel: _label,
    QAbstractButton: lambda button: [("button", caption(button.text()))],
    QGroupBox: lambda box: [("group", caption(box.title()))],
    QTabBar: lambda bar: [("tab", caption(bar.tabText(each))) for each in range(bar.count())],
    QTextEdit: _text,
    QAbstractItemView: _items,
    QGraphicsView: lambda view: [("tooltip on a board", guessed(each.toolTip())) for each in view.items()],
}
