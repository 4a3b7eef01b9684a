"""The skills with which a hero begins: a box for each, what the chosen ones do, and the rule that gives the choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from horologium.campaign.wording import called_as, kind_of
from horologium.engine.core.consequences import CardRef
from horologium.ui.widgets.elided_box import ElidedBox
from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules, FirstSkills


translate = QCoreApplication.translate


class FirstSkillBoxes(QWidget):
    """No two boxes show the same skill: whoever takes that of another box gives their own for it."""

    changed = Signal()

    def __init__(
        self, pack: Pack, rules: CampaignRules, card: str, chosen: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._pack, self._rules = pack, rules
        first = _first(pack, rules, card)
        among = [*dict.fromkeys(first.among)]
        self._chosen = [*chosen, *(skill for skill in among if skill not in chosen)][: first.count]
        self.boxes = [ElidedBox() for _ in self._chosen]
        self.about = PlainLabel("", "small", wrap=True)
        row = QHBoxLayout()
        row.setSpacing(4)
        name = called_as(pack, "member", card)
        for place, box in enumerate(self.boxes):
            box.setAccessibleName(self.tr("First skill {number} of {name}").format(number=place + 1, name=name))
            for skill in among:
                box.addItem(called_as(pack, "lesson", skill), skill)
            row.addWidget(box, 1)
            box.currentIndexChanged.connect(lambda _row, place=place: self._on_chosen(place))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.about)
        self._show()

    @property
    def skills(self) -> tuple[str, ...]:
        """What is chosen, box by box; nothing where the game gives no choice."""
        return tuple(self._chosen)

    def _on_chosen(self, place: int) -> None:
        skill, before = self.boxes[place].currentData(), self._chosen[place]
        self._chosen = [before if each == skill else each for each in self._chosen]
        self._chosen[place] = skill
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        """Let every box show its skill, and say below what they all do."""
        cards = [
            self._rules.card(self._pack.content, CardRef(kind_of(self._pack, "lesson", skill), skill))
            for skill in self._chosen
        ]
        for box, skill, card in zip(self.boxes, self._chosen, cards, strict=True):
            with QSignalBlocker(box):
                box.setCurrentIndex(box.findData(skill))
            box.setAccessibleDescription(_one_line(card.text))
        self.about.setText("\n".join(f"{card.label}: {_one_line(card.text)}" for card in cards))
        self.about.setVisible(bool(cards))


def _one_line(text: str) -> str:
    return " · ".join(text.splitlines())


def choice_told(pack: Pack, rules: CampaignRules, card: str) -> str:
    """That the players choose the first skills, and by which rules; nothing where they do not."""
    if rules.first_skills is None:
        return ""
    first = rules.first_skills(pack.content, card)
    words = translate(
        "FirstSkillBoxes", "Each hero begins with %n skill(s) of the first class: choose them.", "", first.count
    )
    why = translate("FirstSkillBoxes", "Why? {rules}").format(rules=", ".join(first.rules))
    return f"{words} {why}"


def _first(pack: Pack, rules: CampaignRules, card: str) -> FirstSkills:
    """The choice for the bearer of a card; boxes are there only where the game leaves it to the players."""
    assert rules.first_skills is not None, "nothing is chosen in this game"
    return rules.first_skills(pack.content, card)
