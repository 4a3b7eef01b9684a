"""The skills with which a hero begins: a box for each, what the chosen ones do, and the rule that gives the choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal

from horologium.campaign.wording import called_as, kind_of
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.teams import Pick, PickList
from horologium.ui.teams.picks import SomeOf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules


translate = QCoreApplication.translate
FIRST_SKILLS = "first-skills"


class FirstSkillBoxes(SomeOf):
    """What a beginner has learned already, chosen where nothing else is."""

    changed = Signal()

    def __init__(
        self, pack: Pack, rules: CampaignRules, card: str, chosen: Sequence[str], parent: QWidget | None = None
    ) -> None:
        (among,) = first_lists(pack, rules, card, chosen)
        super().__init__(among, parent)
        self.taken.connect(lambda _skills: self.changed.emit())

    @property
    def skills(self) -> tuple[str, ...]:
        """What is chosen, box by box."""
        return self.keys


def first_lists(pack: Pack, rules: CampaignRules, card: str, usual: Sequence[str]) -> tuple[PickList, ...]:
    """The first skills as a list of which so many are taken; none where the game leaves nothing to the players."""
    if rules.first_skills is None:
        return ()
    first = rules.first_skills(pack.content, card)
    picks = tuple(_pick(pack, rules, skill) for skill in dict.fromkeys(first.among))
    label = translate("FirstSkillBoxes", "First skill {number} of {name}")
    label = label.replace("{name}", called_as(pack, "member", card))
    return (PickList(FIRST_SKILLS, "", picks, min(first.count, len(picks)), label, tuple(usual)),)


def _pick(pack: Pack, rules: CampaignRules, skill: str) -> Pick:
    card = rules.card(pack.content, CardRef(kind_of(pack, "lesson", skill), skill))
    return Pick(skill, card.label, about=" · ".join(card.text.splitlines()))


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
