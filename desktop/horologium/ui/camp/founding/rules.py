"""The third step: how hard it shall be, who throws the dice, what can be taken back, and the variants of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.campaign.wording import difficulty_called
from horologium.ui.battle.begin_dialog import VariantBox
from horologium.ui.battle.missions import variants_of
from horologium.ui.camp.wizard_dialog import WizardStep
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from horologium.engine.core.ruleset import AnyRuleset


class RulesStep(WizardStep):
    """Each choice with a sentence that explains it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.difficulty, self.dice, self.undo = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.options = VariantBox()
        self._usual: dict[str, Any] = {}
        self._notes: dict[ChoiceBox, tuple[PlainLabel, dict[str, str]]] = {}
        self._add(self.tr("Difficulty"), self.difficulty, ())
        self._add(self.tr("Dice"), self.dice, self._ways_of_dice())
        self._add(self.tr("Undo"), self.undo, self._ways_of_undo())
        self.add_title(self.tr("Variants"))
        self.column.addWidget(self.options)
        self.add_problem("options")
        self.add_problem("seed")
        self.column.addStretch(1)

    @property
    def variants(self) -> list[tuple[str, Any]]:
        """What is played otherwise than usual, by name."""
        return [(name, value) for name, value in self.options.chosen.items() if value != self._usual[name]]

    def show_game(self, game: AnyRuleset) -> None:
        """Show what a game lets players agree on."""
        rules = game.campaign
        levels = {} if rules is None else rules.data.difficulties
        ways = [(key, difficulty_called(key), about) for key, about in levels.items()]
        self._fill(self.difficulty, ways)
        found = variants_of(game)
        self._usual = {variant.name: variant.usual for variant in found}
        wanted = {} if rules is None else rules.data.variants
        self.options.show_variants([each._replace(usual=wanted.get(each.name, each.usual)) for each in found])

    def _add(self, title: str, box: ChoiceBox, ways: Sequence[tuple[str, str, str]]) -> None:
        self.add_title(title)
        box.setAccessibleName(title)
        note = PlainLabel("", "small", wrap=True)
        self._notes[box] = (note, {})
        self.column.addWidget(box)
        self.column.addWidget(note)
        box.currentIndexChanged.connect(lambda: self._explain(box))
        self._fill(box, ways)

    def _fill(self, box: ChoiceBox, ways: Sequence[tuple[str, str, str]]) -> None:
        self._notes[box] = (self._notes[box][0], {key: about for key, _, about in ways})
        box.clear()
        for key, name, _ in ways:
            box.addItem(name, key)

    def _explain(self, box: ChoiceBox) -> None:
        note, texts = self._notes[box]
        note.setText(texts.get(box.currentData() or "", ""))
        box.setAccessibleDescription(note.text())
        self.changed.emit()

    def _ways_of_dice(self) -> tuple[tuple[str, str, str], ...]:
        return (
            (
                "box",
                self.tr("The program throws"),
                self.tr("Dice fall and cards are drawn here; nobody waits for them."),
            ),
            ("ask", self.tr("Ask each time"), self.tr("At every throw you say what fell, or let the program throw.")),
            ("typed", self.tr("We throw ourselves"), self.tr("Real dice, real cards: you type what they show.")),
        )

    def _ways_of_undo(self) -> tuple[tuple[str, str, str], ...]:
        return (
            ("friendly", self.tr("Friendly"), self.tr("Everything can be taken back; the same dice fall again.")),
            (
                "strict",
                self.tr("Strict"),
                self.tr("What chance has told stays told, and no undo goes back past a battle that was fought."),
            ),
        )
