"""Where a campaign on paper stands: the place in the story, date, town and purse, and what lies behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QFormLayout, QSizePolicy, QWidget

from horologium.campaign.calendar import date_text
from horologium.campaign.money import MOST, in_words
from horologium.campaign.paper_campaign import PaperBattle
from horologium.campaign.wording import called, entries, outcome_called
from horologium.ui.camp.story.result_by_hand import CardPicker
from horologium.ui.camp.wizard_dialog import WizardStep
from horologium.ui.kit.boxes import ElidedBox, NumberBox
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.plots import PlotSpec

MOST_DAYS = 3_650
SEPARATOR = "|"


class PlaceStep(WizardStep):
    """Fields for the place in the story and the way there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.node, self.town = ElidedBox(), ElidedBox()
        self.day, self.purse = NumberBox(), NumberBox()
        self.date, self.coins = PlainLabel("", "note"), PlainLabel("", "note")
        self._form, self._behind = QFormLayout(), QFormLayout()
        self._plot: PlotSpec | None = None
        self._rules: CampaignRules | None = None
        self._build()

    def show_plot(self, pack: Pack, rules: CampaignRules, plot: PlotSpec) -> None:
        """Show the places of a story."""
        self._plot, self._rules = plot, rules
        for field in (self.purse, self.coins):
            self._form.setRowVisible(field, bool(rules.data.coins))
        self._form.setRowVisible(self.town, bool(entries(pack, "town")))
        with QSignalBlocker(self.node), QSignalBlocker(self.town):
            self.node.clear()
            for node in plot.nodes:
                if node.kind != "ending":
                    self.node.addItem(" · ".join(filter(None, [node.chapter, node.title])), node.name)
            self.town.clear()
            self.town.addItem(self.tr("On the road"), "")
            for town in entries(pack, "town"):
                self.town.addItem(called(pack, "town", town), town)
        self._show_behind(pack, rules, plot)
        self._on_node()

    @property
    def battles(self) -> tuple[PaperBattle, ...]:
        """The battles that were fought, in the order in which they were named."""
        found = [card.split(SEPARATOR) for card in self.fought.cards]
        return tuple(
            PaperBattle(outcome, node=name) if kind == "node" else PaperBattle(outcome, side=name)
            for kind, name, outcome in found
        )

    def _build(self) -> None:
        for label, field, name in (
            (self.tr("What comes next"), self.node, self.tr("The place in the story that comes next")),
            (self.tr("Place"), self.town, self.tr("The place on the map where you are")),
            (self.tr("Days since the beginning"), self.day, self.tr("Days since the story began")),
            ("", self.date, ""),
            (self.tr("Purse, in the smallest coin"), self.purse, self.tr("Coins in the purse, in the smallest coin")),
            ("", self.coins, ""),
        ):
            field.setAccessibleName(name)
            self._form.addRow(PlainLabel(label), field)
        for box in (self.node, self.town):
            box.setMinimumContentsLength(12)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.day.setRange(0, MOST_DAYS)
        self.purse.setRange(0, MOST)
        self.add_title(self.tr("Where you are"))
        self.column.addLayout(self._form)
        for place in ("node", "town", "day", "purse"):
            self.add_problem(place)
        self.add_title(self.tr("What lies behind you"))
        self.column.addLayout(self._behind)
        for place in ("battles", "flags", "visited"):
            self.add_problem(place)
        self.column.addStretch(1)
        self.node.currentIndexChanged.connect(self._on_node)
        for signal in (self.day.valueChanged, self.purse.valueChanged, self.town.currentIndexChanged):
            signal.connect(self._on_value)

    def _show_behind(self, pack: Pack, rules: CampaignRules, plot: PlotSpec) -> None:
        while self._behind.rowCount():
            self._behind.removeRow(0)
        scenes = [(node.name, node.title) for node in plot.nodes if node.kind == "scene"]
        flags = [(flag.name, flag.label) for flag in plot.flags if flag.label and not flag.hidden]
        self.fought = CardPicker(self.tr("Add a battle…"), _endings(pack, rules, plot))
        self.scenes = CardPicker(self.tr("Add a scene that was read…"), scenes)
        self.flags = CardPicker(self.tr("Add what you know…"), flags)
        for label, picker in (
            (self.tr("Battles, in order"), self.fought),
            (self.tr("Scenes"), self.scenes),
            (self.tr("What is known"), self.flags),
        ):
            picker.changed.connect(self.changed)
            if picker.list.count():
                self._behind.addRow(PlainLabel(label), picker)

    def _on_node(self) -> None:
        """Another place is in another town, as a rule."""
        nodes = self._plot.nodes if self._plot is not None else ()
        node = next((each for each in nodes if each.name == self.node.currentData()), None)
        if node is not None and node.town:
            self.town.setCurrentIndex(max(0, self.town.findData(node.town)))
        self._on_value()

    def _on_value(self) -> None:
        if self._plot is not None and self._rules is not None:
            self.date.setText(date_text(self._plot, self.day.value()))
            self.coins.setText(in_words(self._rules.data.coins, self.purse.value()))
        self.changed.emit()


def _endings(pack: Pack, rules: CampaignRules, plot: PlotSpec) -> Iterator[tuple[str, str]]:
    """Every battle of a story with every way in which it can end."""
    places = [("node", node.name, node.title, node.mission) for node in plot.nodes if node.mission]
    places += [("side", side.name, side.title, side.mission) for side in plot.side]
    for kind, name, title, mission in places:
        for outcome, won in rules.missions.ends(pack.content, mission).outcomes.items():
            words = outcome_called(pack, mission, outcome)
            yield SEPARATOR.join((kind, name, outcome)), f"{title}: {words} {'✓' if won else '✗'}"
