"""Small dialogs: strike something out, or enter something that came in another way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit, QWidget

from horologium.campaign.affairs import item_name, money
from horologium.campaign.errors import Refused
from horologium.campaign.money import parse
from horologium.campaign.ops.overrides import (
    AddInjuryByHand,
    AddItemByHand,
    RemoveInjuryByHand,
    RemoveItemByHand,
    SetByHand,
)
from horologium.campaign.records import THE_ONE, ConditionRecord, ThingRecord
from horologium.campaign.wording import called, entries, kind_of, kinds
from horologium.ui.camp.by_hand.reason_dialog import ReasonDialog
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from horologium.campaign.operations import Operation
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme


class StrikeInjuryDialog(ReasonDialog):
    """Be rid of an injury without a cure."""

    def __init__(self, theme: Theme, camp: OpenCampaign, injury: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Strike out an injury"), camp, parent)
        self._injury = injury
        card = camp.session.books.get(ConditionRecord, injury).card
        name = called(camp.session.pack, kind_of(camp.session.pack, "condition", card), card)
        self.body.addWidget(PlainLabel(name, "lead", wrap=True))
        self.close_with(self.tr("&Strike out"))
        self.resize(480, 300)

    def wishes(self) -> list[Operation]:
        """Strike it out."""
        return [RemoveInjuryByHand(self._injury, self.reason.text())]


class StrikeThingDialog(ReasonDialog):
    """Strike out a thing that is not there any more."""

    def __init__(self, theme: Theme, camp: OpenCampaign, item: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Strike out a thing"), camp, parent)
        self._item = item
        name = item_name(camp.session, camp.session.books.get(ThingRecord, item))
        self.body.addWidget(PlainLabel(name, "lead", wrap=True))
        self.close_with(self.tr("&Strike out"))
        self.resize(480, 300)

    def wishes(self) -> list[Operation]:
        """Strike it out."""
        return [RemoveItemByHand(self._item, self.reason.text())]


class AddThingDialog(ReasonDialog):
    """Enter a thing that the company got in some other way."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Enter a thing"), camp, parent)
        self.card = ChoiceBox()
        self.card.setAccessibleName(self.tr("What it is"))
        for ware in kinds(camp.session.pack, "ware"):
            names = {called(camp.session.pack, ware, card): card for card in entries(camp.session.pack, ware)}
            for name in sorted(names):
                self.card.addItem(name, (ware, names[name]))
        self.card.currentIndexChanged.connect(self.check)
        self.body.addWidget(self.card)
        self.close_with(self.tr("&Enter"))
        self.resize(480, 300)

    def wishes(self) -> list[Operation]:
        """Enter it."""
        if self.card.currentData() is None:
            return []
        ware, card = self.card.currentData()
        return [AddItemByHand(ware, card, self.reason.text())]


class AddInjuryDialog(ReasonDialog):
    """Enter an injury."""

    def __init__(self, theme: Theme, camp: OpenCampaign, hero: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Enter an injury"), camp, parent)
        self._hero = hero
        self.card = ChoiceBox()
        self.card.setAccessibleName(self.tr("Which injury"))
        for kind in kinds(camp.session.pack, "condition"):
            for card in entries(camp.session.pack, kind):
                self.card.addItem(called(camp.session.pack, kind, card), card)
        self.card.currentIndexChanged.connect(self.check)
        self.body.addWidget(self.card)
        self.close_with(self.tr("&Enter"))
        self.resize(480, 300)

    def wishes(self) -> list[Operation]:
        """Enter it."""
        card = self.card.currentData()
        return [AddInjuryByHand(self._hero, card, self.reason.text())] if card else []


class PurseDialog(ReasonDialog):
    """Set what the purse holds."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Set the purse"), camp, parent)
        self.amount = QLineEdit(money(camp.session, camp.session.books.standing.purse))
        self.amount.setAccessibleName(self.tr("What the purse holds"))
        self.amount.textChanged.connect(self.check)
        self.body.addWidget(self.amount)
        self.close_with(self.tr("&Set"))
        self.resize(480, 300)

    def wishes(self) -> list[Operation]:
        """Set it, if the amount can be read."""
        try:
            coins = parse(self._camp.session.rules.data.coins, self.amount.text())
        except Refused:
            return []
        return [SetByHand("standing", THE_ONE, "purse", str(coins), self.reason.text())]
