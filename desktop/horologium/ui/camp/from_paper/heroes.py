"""The sheets of the heroes of a campaign on paper: class, experience, skills, injuries and equipment."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from horologium.campaign.founding import names_of
from horologium.campaign.paper_campaign import PaperHero
from horologium.campaign.wording import MOST_NAME, called, called_as, entries, first_sheet, of_role
from horologium.engine.core.speech import say
from horologium.ui.camp.story.result_by_hand import CardPicker
from horologium.ui.camp.wizard_dialog import WizardStep
from horologium.ui.kit.boxes import ChoiceBox, NumberBox
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import empty

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from horologium.campaign.founding import Recruit
    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.kinds import CardKind, Role

MOST_EXPERIENCE = 999


class HeroForm(QWidget):
    """The sheet of one hero; a fresh one has what beginners have."""

    def __init__(self, pack: Pack, rules: CampaignRules, recruit: Recruit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.recruit = recruit
        company = rules.roster.begin(pack.content, [recruit.card])
        (first,) = company.members
        self.name = QLineEdit(recruit.name)
        self.name.setMaxLength(MOST_NAME)
        self.grade, self.experience, self.bench = ChoiceBox(), NumberBox(), QCheckBox(self.tr("On the bench"))
        self.experience.setRange(0, MOST_EXPERIENCE)
        self._fill_grades(pack, recruit.card)
        named = called_as(pack, "member", recruit.card)
        self.lists = [CardList(pack, kind, named, ready=ready) for kind, ready in _borne(rules)]
        self._set("lesson", first.known)
        self._set("lesson", first.ready, ready=True)
        self._set("ware", tuple(thing.of.id for thing in company.held(first.key)))
        self._lay_out(named)
        self._form.setRowVisible(self.grade, rules.has("grade"))
        self._form.setRowVisible(self.experience, rules.grows)

    def _set(self, role: Role, cards: tuple[str, ...], *, ready: bool = False) -> None:
        for each in self.of_role(role, ready=ready):
            each.picker.set_cards(tuple(card for card in cards if card in each.known))

    def _cards(self, role: Role, *, ready: bool = False) -> tuple[str, ...]:
        return tuple(card for each in self.of_role(role, ready=ready) for card in each.picker.cards)

    def of_role(self, role: Role, *, ready: bool = False) -> list[CardList]:
        """The lists of the cards of a role, or of what of them is at hand."""
        return [each for each in self.lists if (each.kind.role, each.ready) == (role, ready)]

    def sheet(self) -> PaperHero:
        """What is entered."""
        return PaperHero(
            card=self.recruit.card,
            name=self.name.text(),
            player=self.recruit.player,
            grade=self.grade.currentData(),
            experience=self.experience.value(),
            learned=self._cards("lesson"),
            ready=self._cards("lesson", ready=True),
            injuries=self._cards("condition"),
            gear=self._cards("ware"),
            bench=self.bench.isChecked(),
        )

    def signals(self) -> Iterable[object]:
        """All that tells of a change."""
        return (
            self.name.textChanged,
            self.grade.currentIndexChanged,
            self.experience.valueChanged,
            self.bench.toggled,
            *(each.picker.changed for each in self.lists),
        )

    def _fill_grades(self, pack: Pack, card: str) -> None:
        sheet = first_sheet(pack, card)
        first = sheet.grade
        self.grade.addItem(called_as(pack, "grade", first) if first else self.tr("First class"), "")
        others = tuple(each for each in of_role(pack, "grade") if each != first)
        for grade in others if sheet.grades is None else sheet.grades:
            self.grade.addItem(called_as(pack, "grade", grade), grade)

    def _lay_out(self, named: str) -> None:
        self._form = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 8)
        form.addRow(PlainLabel(named, "title"))
        for label, field, about in (
            (self.tr("Name"), self.name, self.tr("Name of {name}")),
            (self.tr("Class"), self.grade, self.tr("Class of {name}")),
            (self.tr("Experience"), self.experience, self.tr("Experience of {name}")),
            *((each.title, each.picker, "") for each in self.lists),
            ("", self.bench, ""),
        ):
            if about:
                field.setAccessibleName(about.format(name=named))
            form.addRow(PlainLabel(label), field)
        self.bench.setAccessibleName(self.tr("{name} is on the bench").format(name=named))


class HeroesStep(WizardStep):
    """One sheet for each hero of the company; what was entered stays while the company stays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.forms: list[HeroForm] = []
        self._pack = ""
        self._forms = QVBoxLayout()
        self.column.addLayout(self._forms)
        self.add_problem("heroes")
        self.column.addStretch(1)

    def show_company(self, pack: Pack, rules: CampaignRules, recruits: Sequence[Recruit]) -> None:
        """Show the sheets of these heroes."""
        if pack.id == self._pack and [each.card for each in recruits] == [form.recruit.card for form in self.forms]:
            for form, recruit in zip(self.forms, recruits, strict=True):
                form.recruit = recruit  # another player may play the hero
            return
        empty(self._forms)
        named = [replace(each, name=name) for each, name in zip(recruits, names_of(pack, recruits), strict=True)]
        self._pack, self.forms = pack.id, [HeroForm(pack, rules, recruit) for recruit in named]
        for form in self.forms:
            self._forms.addWidget(form)
            for signal in form.signals():
                signal.connect(self.changed)  # type: ignore[attr-defined]

    @property
    def sheets(self) -> tuple[PaperHero, ...]:
        """What is entered of everybody."""
        return tuple(form.sheet() for form in self.forms)


class CardList:
    """The list of a kind of cards that a member has, or has at hand, with its title."""

    def __init__(self, pack: Pack, kind: CardKind, name: str, *, ready: bool) -> None:
        self.kind, self.ready, self.known = kind, ready, entries(pack, kind.key)
        self.title = say(kind.prompts.ready_title if ready else kind.word.many)
        prompt = say(kind.prompts.ready if ready else kind.prompts.borne, name=name)
        self.picker = CardPicker(prompt, [(card, called(pack, kind.key, card)) for card in self.known])


def _borne(rules: CampaignRules) -> Iterator[tuple[CardKind, bool]]:
    """The kinds of cards that members have: what was learned, with what of it is at hand, what hurts, what is held."""
    for role in ("lesson", "condition", "ware"):
        for kind in (kind for kind in rules.data.kinds if kind.role == role and kind.prompts.borne):
            yield kind, False
            if kind.prompts.ready:
                yield kind, True
