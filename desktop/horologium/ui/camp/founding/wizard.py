"""The dialog that begins a campaign, in three steps: the story, the company, the rules of the table."""

from __future__ import annotations

import json
from secrets import randbits
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal

from horologium.campaign.founding import Plan, problems
from horologium.engine.core.speech import speaking_of
from horologium.ui.camp.founding.company import CompanyStep
from horologium.ui.camp.founding.rules import RulesStep
from horologium.ui.camp.founding.story import StoryStep
from horologium.ui.camp.wizard_dialog import WizardDialog

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from horologium.content.packs import Pack
    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.ui.kit.theme import Theme


class FoundingWizard(WizardDialog):
    """Gathers a plan; what is wrong with it is said at its place. ``founded`` carries the pack and the plan."""

    founded = Signal(object, object)

    def __init__(
        self,
        theme: Theme,
        packs: Sequence[Pack],
        games: Mapping[str, AnyRuleset],
        parent: QWidget | None = None,
        taken: Sequence[str] = (),
    ) -> None:
        translate = QCoreApplication.translate
        story, company, rules = StoryStep(packs, taken), CompanyStep(theme), RulesStep()
        steps = (
            (translate("FoundingWizard", "The story"), story),
            (translate("FoundingWizard", "Who plays whom"), company),
            (translate("FoundingWizard", "The rules of the table"), rules),
        )
        last = translate("FoundingWizard", "Be&gin the campaign")
        super().__init__(theme, translate("FoundingWizard", "A new campaign"), steps, last, parent)
        self.story, self.company, self.rules = story, company, rules
        self._games = games
        self._seed = randbits(63)
        story.chosen.connect(self._on_story)
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

    def plan(self) -> Plan:
        """All that is chosen."""
        variants = tuple((name, json.dumps(value)) for name, value in self.rules.variants)
        return Plan(
            name=self.story.name.text(),
            plot=self.story.plot,
            players=self.company.founders,
            heroes=self.company.recruits,
            difficulty=self.rules.difficulty.currentData(),
            dice=self.rules.dice.currentData(),
            undo=self.rules.undo.currentData(),
            options=variants,
            seed=self._seed,
        )

    def problems(self) -> list[tuple[str, str]]:
        """All that is wrong with the plan."""
        return [*problems(self.pack, self._games[self.pack.id], self.plan()), *self.story.faults()]

    def complete(self) -> None:
        """Let the campaign begin."""
        pack, plan = self.pack, self.plan()
        self.accept()
        self.founded.emit(pack, plan)

    def _on_story(self) -> None:
        """Another story has other heroes and may have other rules."""
        pack = self.pack
        with speaking_of(self.game):
            self.company.show_pack(pack, self._games[pack.id], self.story.plot)
        self.rules.show_game(self._games[pack.id])
        self.check()
