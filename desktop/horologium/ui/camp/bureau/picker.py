"""A sheet to choose one thing from a list: a campaign, a hero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from horologium.ui.camp.shelf import when
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.ports import Card
    from horologium.ui.camp.bureau.words import Words
    from horologium.ui.theme import Theme


class PickSheet(Sheet):
    """Lists texts; ``chosen`` carries what stands behind one of them."""

    chosen = Signal(object)

    def __init__(
        self, theme: Theme, words: Words, options: Sequence[tuple[object, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, words.title, parent)
        self._options = [option for option, _ in options]
        self.body.addWidget(PlainLabel(words.about, "note", wrap=True))
        self.list = QListWidget()
        self.list.setAccessibleName(words.title)
        self.list.setWordWrap(True)
        for _, text in options:
            self.list.addItem(QListWidgetItem(text))
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(lambda _item: self._on_go())
        self.body.addWidget(self.list, 1)
        self.add_button(self.tr("&Cancel"), self.reject)
        self.go = self.add_button(words.go, self._on_go, default=True)
        self.finish()
        self.resize(560, 440)

    def _on_go(self) -> None:
        option = self._options[self.list.currentRow()]
        self.accept()
        self.chosen.emit(option)


def card_text(card: Card) -> str:
    """A campaign in two lines."""
    played = QCoreApplication.translate("PickSheet", "last played {when}").format(when=when(card.played))
    line = " · ".join(filter(None, [card.problem or card.chapter, played if card.played else ""]))
    return "\n".join(filter(None, [card.name, line]))
