"""What a company on paper owns in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFormLayout, QWidget

from horologium.campaign.wording import called, entries
from horologium.engine.core.campaign import formula_of
from horologium.ui.camp.briefing_by_hand import CardPicker
from horologium.ui.camp.wizard_step import Step
from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules


class StashStep(Step):
    """Equipment, reagents, recipes and achievements."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pickers: dict[str, CardPicker] = {}
        self._form = QFormLayout()
        self.add_title(self.tr("What is owned in common"))
        self.column.addLayout(self._form)
        for place in ("stock", "reagents", "recipes", "achievements"):
            self.add_problem(place)
        self.column.addStretch(1)

    def show_pack(self, pack: Pack, rules: CampaignRules) -> None:
        """Show what a pack has to offer."""
        while self._form.rowCount():
            self._form.removeRow(0)
        made = [card for card in entries(pack, "recipe") if formula_of(rules, pack.content, card)[0]]
        for key, label, prompt, kind, cards in (
            ("stock", self.tr("Equipment"), self.tr("Add equipment…"), "equipment", entries(pack, "equipment")),
            ("reagents", self.tr("Reagents"), self.tr("Add a reagent…"), "reagent", entries(pack, "reagent")),
            ("recipes", self.tr("Recipes"), self.tr("Add a recipe…"), "recipe", made),
            ("achievements", self.tr("Achievements"), self.tr("Add an achievement…"), "achievement",
             entries(pack, "achievement")),
        ):  # fmt: skip
            self.pickers[key] = picker = CardPicker(prompt, [(card, called(pack, kind, card)) for card in cards])
            picker.changed.connect(self.changed)
            self._form.addRow(PlainLabel(label), picker)

    def cards(self, key: str) -> tuple[str, ...]:
        """What was entered of a kind."""
        return self.pickers[key].cards
