"""The sheet for a campaign that is damaged: what is wrong, what could be saved, and the ways to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QWidget

from horologium.ui.camp.shelf import when
from horologium.ui.widgets.card_button import CardButton
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from horologium.campaign.ports import Damage
    from horologium.ui.theme import Theme

MOST_LINES = 200


class DamageSheet(Sheet):
    """Nothing is touched until somebody chooses; ``chosen`` carries ``recovered``, ``snapshot`` or ``another``."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, name: str, damage: Damage, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("A damaged campaign"), parent)
        about = self.tr(
            "The file of {name} is damaged. It stays as it is, under another name, whatever you choose; nothing has "
            "been changed so far."
        )
        self.body.addWidget(PlainLabel(about.format(name=name), "lead", wrap=True))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("What is wrong"))
        self.list.setWordWrap(True)
        self.list.addItems([*damage.found, *self._lost(damage)][:MOST_LINES])
        self.list.setMaximumHeight(220)
        self.body.addWidget(self.list)
        self.ways = [self._way(theme, *way) for way in self._ways(damage)]
        if not self.ways:
            words = self.tr(
                "Nothing could be read of it, and there is no snapshot. A copy of the file elsewhere may help."
            )
            self.body.addWidget(PlainLabel(words, "bad", wrap=True))
        self.add_button(self.tr("&Leave it as it is"), self.reject, default=True)
        self.finish()
        self.resize(640, 560)

    def _lost(self, damage: Damage) -> list[str]:
        return [self.tr("Not readable: {what}").format(what=what) for what in damage.lost]

    def _ways(self, damage: Damage) -> list[tuple[str, str, str, str]]:
        ways = []
        if damage.recovered is not None:
            lost = self.tr("Everything that could be read, nearly up to the last moment.")
            whole = self.tr("Everything could be read.")
            text = lost if damage.lost else whole
            ways.append(("recovered", self.tr("Go on with what was &recovered"), text, "seal"))
        if damage.snapshot is not None:
            text = self.tr("The newest good snapshot, made {when}: {standing}").format(
                when=when(damage.snapshot.at), standing=damage.snapshot.standing
            )
            ways.append(("snapshot", self.tr("Go back to the newest &snapshot"), text, "hour"))
            ways.append(("another", self.tr("Choose &another snapshot…"), self.tr("All that there are."), "scroll"))
        return ways

    def _way(self, theme: Theme, key: str, title: str, about: str, icon: str) -> CardButton:
        card = CardButton(theme, title, about, icon, "#1f3f77")
        card.clicked.connect(lambda: self._choose(key))
        self.body.addWidget(card)
        return card

    def _choose(self, key: str) -> None:
        self.accept()
        self.chosen.emit(key)
