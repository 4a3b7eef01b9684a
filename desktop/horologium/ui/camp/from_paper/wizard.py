"""The dialog that takes over a campaign from paper: story, company, place, heroes, stash, rules of the table."""

from __future__ import annotations

import json
from secrets import randbits
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal

from horologium.campaign.founding import Plan, plots_of, rules_of
from horologium.campaign.paper_campaign import PaperCampaign, faults
from horologium.engine.core.speech import speaking_of
from horologium.ui.camp.founding.company import CompanyStep
from horologium.ui.camp.founding.rules import RulesStep
from horologium.ui.camp.founding.story import StoryStep
from horologium.ui.camp.from_paper.heroes import HeroesStep
from horologium.ui.camp.from_paper.place import PlaceStep
from horologium.ui.camp.from_paper.stash import StashStep
from horologium.ui.camp.wizard_dialog import WizardDialog

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from horologium.content.packs import Pack
    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.ui.kit.theme import Theme

translate = QCoreApplication.translate


class PaperWizard(WizardDialog):
    """Gathers a plan and the sheets of paper. ``adopted`` carries the pack, the plan and the sheets."""

    adopted = Signal(object, object, object)

    def __init__(
        self,
        theme: Theme,
        packs: Sequence[Pack],
        games: Mapping[str, AnyRuleset],
        parent: QWidget | None = None,
        taken: Sequence[str] = (),
    ) -> None:
        story, company, place = StoryStep(packs, taken), CompanyStep(theme, beginners=False), PlaceStep()
        heroes, stash, rules = HeroesStep(), StashStep(), RulesStep()
        steps = (
            (translate("PaperWizard", "The story"), story),
            (translate("PaperWizard", "Who plays whom"), company),
            (translate("PaperWizard", "Where the story stands"), place),
            (translate("PaperWizard", "The sheets"), heroes),
            (translate("PaperWizard", "The common stock"), stash),
            (translate("PaperWizard", "The rules of the table"), rules),
        )
        title, last = translate("PaperWizard", "From paper"), translate("PaperWizard", "Go on &here")
        super().__init__(theme, title, steps, last, parent)
        self.story, self.company, self.place = story, company, place
        self.heroes, self.stash, self.rules = heroes, stash, rules
        self._games, self._seed = games, randbits(63)
        story.chosen.connect(self._on_story)
        company.changed.connect(self._on_company)
        self._on_story()
        self.go_to(0)

    @property
    def pack(self) -> Pack:
        """The pack that was chosen."""
        return self.story.pack

    @property
    def game(self) -> str:
        """The game that the pack is made for."""
        return self.pack.ruleset

    @property
    def _game(self) -> AnyRuleset:
        return self._games[self.pack.id]

    def plan(self) -> Plan:
        """What is agreed at the table."""
        return Plan(
            name=self.story.name.text(),
            plot=self.story.plot,
            players=self.company.founders,
            heroes=self.company.recruits,
            difficulty=self.rules.difficulty.currentData(),
            dice=self.rules.dice.currentData(),
            undo=self.rules.undo.currentData(),
            options=tuple((name, json.dumps(value)) for name, value in self.rules.variants),
            seed=self._seed,
        )

    def sheets(self) -> PaperCampaign:
        """What stands on the sheets of paper."""
        return PaperCampaign(
            node=self.place.node.currentData(),
            heroes=self.heroes.sheets,
            day=self.place.day.value(),
            town=self.place.town.currentData(),
            purse=self.place.purse.value(),
            owned=self.stash.cards("ware"),
            known=self.stash.cards("knowledge"),
            flags=tuple((flag, 1) for flag in self.place.flags.cards),
            battles=self.place.battles,
            visited=self.place.scenes.cards,
        )

    def problems(self) -> list[tuple[str, str]]:
        """All that is wrong with plan and sheets."""
        return [*faults(self.pack, self._game, self.plan(), self.sheets()), *self.story.faults()]

    def complete(self) -> None:
        """Let the campaign go on here."""
        pack, plan, sheets = self.pack, self.plan(), self.sheets()
        self.accept()
        self.adopted.emit(pack, plan, sheets)

    def _on_story(self) -> None:
        """Another story has other places, heroes and things."""
        pack, rules = self.pack, rules_of(self.pack, self._game)
        for step in self.steps:
            step.blockSignals(True)
        with speaking_of(self.game):
            self.company.show_pack(pack, self._game, self.story.plot)
        self.place.show_plot(pack, rules, plots_of(pack)[self.story.plot])
        self.stash.show_pack(pack, rules)
        self.rules.show_game(self._game)
        self.heroes.show_company(pack, rules, self.company.recruits)
        for step in self.steps:
            step.blockSignals(False)
        self.check()

    def _on_company(self) -> None:
        """Other heroes have other sheets."""
        self.heroes.show_company(self.pack, rules_of(self.pack, self._game), self.company.recruits)
        self.check()
