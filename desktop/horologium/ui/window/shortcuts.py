"""Keyboard shortcuts: the list of all keys, and the dialog that changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QScrollArea,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from horologium.ui.kit.buttons import button_for
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import spoken
from horologium.ui.window.commands import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QPushButton

    from horologium.ui.kit.theme import Theme
    from horologium.ui.window.commands import Command, Keymap

NAME = Qt.ItemDataRole.UserRole


Keys: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]
"""A heading, and under it what keys do and which they are."""


class ShortcutsDialog(Dialog):
    """All keys, menu by menu."""

    def __init__(
        self, theme: Theme, commands: Sequence[Command], more: Sequence[Keys] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, self.tr("Keyboard shortcuts"), parent)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(26)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(0, 1)
        menu = ""
        for command in commands:
            if command.menu != menu:
                menu = command.menu
                self._head(spoken(menu))
            self._add(PlainLabel(command.name), PlainLabel(shown(command.keys), "keys"))
        for heading, lines in more:
            self._head(heading)
            for name, keys in lines:
                self._add(PlainLabel(name), PlainLabel(keys, "keys"))
        inside = QWidget()
        inside.setObjectName("scrolled")
        inside.setLayout(self._grid)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setAccessibleName(self.tr("Keyboard shortcuts"))
        area.setWidget(inside)
        area.setMinimumWidth(inside.sizeHint().width() + area.verticalScrollBar().sizeHint().width() + 6)
        self.body.addWidget(area, 1)
        self.add_button(self.tr("C&lose"), self.accept, default=True)
        self.finish()
        self.resize(600, 600)

    def _head(self, text: str) -> None:
        heading = PlainLabel(text, "heading")
        heading.setContentsMargins(0, 10 if self._grid.count() else 0, 0, 2)
        self._add(heading, None)

    def _add(self, left: QWidget, right: QWidget | None) -> None:
        row = self._grid.rowCount()
        self._grid.addWidget(left, row, 0)
        if right is not None:
            self._grid.addWidget(right, row, 1, Qt.AlignmentFlag.AlignRight)


class ChangeShortcutsDialog(Dialog):
    """Changes the keymap that it is given, and tells of each change."""

    changed = Signal()

    def __init__(self, theme: Theme, keymap: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Change shortcuts"), parent)
        self._keymap = keymap
        self.search, self.tree, self.edit = QLineEdit(), QTreeWidget(), QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setClearButtonEnabled(True)
        self.edit.setAccessibleName(self.tr("New key"))
        self.word = PlainLabel("", "note", wrap=True)
        self.search.setPlaceholderText(self.tr("Search commands"))
        self.search.setAccessibleName(self.tr("Search commands"))
        self.search.textChanged.connect(self._filter)
        self._make_tree()
        self.body.addWidget(self.search)
        self.body.addWidget(self.tree, 1)
        self.body.addLayout(self._row())
        self.body.addWidget(self.word)
        self.add_button(self.tr("&All to default"), self._reset_all)
        self.add_button(self.tr("C&lose"), self.accept, default=True)
        self.finish()
        self.resize(640, 620)
        self._fill()

    def _make_tree(self) -> None:
        self.tree.setHeaderLabels([self.tr("Command"), self.tr("Key")])
        self.tree.setAccessibleName(self.tr("Commands and their keys"))
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.currentItemChanged.connect(self._on_chosen)
        self.edit.keySequenceChanged.connect(self._on_pressed)

    def _row(self) -> QHBoxLayout:
        label = PlainLabel(self.tr("New &key"))
        label.setBuddy(self.edit)
        self.set_key: QPushButton = button_for(self.tr("&Set"), self._set)
        self.no_key = button_for(self.tr("&No key"), self._remove)
        self.default = button_for(self.tr("&Default"), self._reset)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.edit, 1)
        for button in (self.set_key, self.no_key, self.default):
            button.setAutoDefault(False)
            row.addWidget(button)
        return row

    @property
    def chosen(self) -> str:
        """The command that is chosen, or nothing."""
        item = self.tree.currentItem()
        return str(item.data(0, NAME) or "") if item is not None else ""

    def _fill(self) -> None:
        chosen = self.chosen
        self.tree.clear()
        menus: dict[str, QTreeWidgetItem] = {}
        for name, command in self._keymap.items():
            menu = spoken(command.menu)
            if menu not in menus:
                menus[menu] = QTreeWidgetItem(self.tree, [menu])
                menus[menu].setFlags(Qt.ItemFlag.ItemIsEnabled)
            item = QTreeWidgetItem(menus[menu], [command.name, shown(self._keymap.keys(name))])
            item.setData(0, NAME, name)
            if name == chosen:
                self.tree.setCurrentItem(item)
        self.tree.expandAll()
        self._filter(self.search.text())
        self._on_chosen()

    def _filter(self, text: str) -> None:
        for menu, items in self._menus():
            for item in items:
                item.setHidden(text.casefold() not in f"{item.text(0)} {item.text(1)}".casefold())
            menu.setHidden(all(item.isHidden() for item in items))

    def _menus(self) -> Iterator[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]]:
        for place in range(self.tree.topLevelItemCount()):
            if (menu := self.tree.topLevelItem(place)) is not None:
                yield menu, [item for each in range(menu.childCount()) if (item := menu.child(each)) is not None]

    def _on_chosen(self) -> None:
        name = self.chosen
        keys = self._keymap.keys(name) if name else ()
        self.edit.setKeySequence(QKeySequence(keys[0]) if keys else QKeySequence())
        self._on_pressed()

    def _on_pressed(self) -> None:
        """Say what setting this key would do."""
        name, key = self.chosen, self._key()
        other = self._keymap.holder(key, name) if name and key else ""
        words = self.tr("Choose a command, then press its new key.")
        if name and other:
            words = self.tr("“{key}” is the key of “{other}”, which would lose it.").format(
                key=shown([key]), other=self._keymap.name(other)
            )
        elif name:
            words = self.tr("Press the new key of “{name}”.").format(name=self._keymap.name(name))
        self.word.setText(words)
        for button in (self.edit, self.set_key, self.no_key, self.default):
            button.setEnabled(bool(name))
        self.set_key.setEnabled(bool(name and key))

    def _key(self) -> str:
        return self.edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)

    def _set(self) -> None:
        self._keymap.give(self.chosen, self._key())
        self._tell()

    def _remove(self) -> None:
        self._keymap.give(self.chosen, "")
        self._tell()

    def _reset(self) -> None:
        self._keymap.reset(self.chosen)
        self._tell()

    def _reset_all(self) -> None:
        self._keymap.reset_all()
        self._tell()

    def _tell(self) -> None:
        self._fill()
        self.changed.emit()
