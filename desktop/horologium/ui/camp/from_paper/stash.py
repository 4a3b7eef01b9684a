"""What a company on paper owns in common, and what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFormLayout, QWidget

from horologium.campaign.wording import called, entries
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.speech import say
from horologium.ui.camp.story.result_by_hand import CardPicker
from horologium.ui.camp.wizard_dialog import WizardStep
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.kinds import CardKind, Role


class StashStep(WizardStep):
    """A list for every kind of things and of knowledge that the game has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pickers: dict[str, CardPicker] = {}
        self._kinds: dict[str, CardKind] = {}
        self._form = QFormLayout()
        self.add_title(self.tr("What is owned in common"))
        self.column.addLayout(self._form)
        for place in ("owned", "known"):
            self.add_problem(place)
        self.column.addStretch(1)

    def show_pack(self, pack: Pack, rules: CampaignRules) -> None:
        """Show what a game and its pack have to offer."""
        while self._form.rowCount():
            self._form.removeRow(0)
        kinds = [kind for kind in rules.data.kinds if kind.role in ("ware", "knowledge") and kind.prompts.owned]
        kinds.sort(key=lambda kind: kind.role != "ware")
        self._kinds, self.pickers = {kind.key: kind for kind in kinds}, {}
        for kind in kinds:
            cards = [(card, called(pack, kind.key, card)) for card in entries(pack, kind.key)]
            self.pickers[kind.key] = picker = CardPicker(say(kind.prompts.owned), cards)
            picker.changed.connect(self.changed)
            self._form.addRow(PlainLabel(say(kind.word.many)), picker)
        if not kinds:
            self._form.addRow(PlainLabel(self.tr("In this game nothing is owned in common."), "note", wrap=True))

    def cards(self, role: Role) -> tuple[CardRef, ...]:
        """What was entered of all kinds of a role."""
        found = (kind for kind in self._kinds.values() if kind.role == role)
        return tuple(CardRef(kind.key, card) for kind in found for card in self.pickers[kind.key].cards)
