"""An advanced class: what each one brings, what speaks against it, and the characteristic that is raised with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from horologium.campaign.affairs import state_with
from horologium.campaign.cards import as_printed
from horologium.campaign.facts import hero_sheet
from horologium.campaign.ops.learning import TakeClass
from horologium.campaign.wording import called, entries
from horologium.ui.camp.story_leaf import button_for
from horologium.ui.plain_text import literal
from horologium.ui.widgets.choice_box import ChoiceBox
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from horologium.campaign.facts import HeroSheet, Promotion
    from horologium.ui.camp.camp import Camp
    from horologium.ui.theme import Theme


class AdvanceSheet(Sheet):
    """The classes side by side; a class is taken for good, so undo alone takes it back."""

    def __init__(self, theme: Theme, camp: Camp, hero: str, parent: QWidget | None = None) -> None:
        sheet = hero_sheet(camp.session, hero)
        super().__init__(theme, self.tr("A class for {name}").format(name=sheet.hero.name), parent)
        self._theme, self._camp, self._hero = theme, camp, hero
        self.raises: dict[str, ChoiceBox] = {}
        self._explain(sheet)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        for place, promotion in enumerate(sheet.promotions):
            grid.setColumnStretch(place, 1)
            self._fill_column(grid, place, promotion)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.add_button(self.tr("C&lose"), self.reject, default=True)
        self.finish()
        self.resize(680, 420)

    def _explain(self, sheet: HeroSheet) -> None:
        if sheet.promotions and not any(promotion.raises for promotion in sheet.promotions):
            text = self.tr("{name} is {class_name}. Who rises keeps all that was learned, and never steps down again.")
        elif sheet.promotions:
            text = self.tr("{name} is {class_name}. An advanced class is taken for good: it teaches other skills, "
                           "changes the diamonds, and raises one characteristic.")  # fmt: skip
        else:
            text = self.tr("{name} is {class_name}, and this game knows no other class for them.")
        words = text.format(name=sheet.hero.name, class_name=sheet.class_name)
        self.body.addWidget(PlainLabel(words, "lead", wrap=True))

    def _fill_column(self, grid: QGridLayout, place: int, promotion: Promotion) -> None:
        """One class below its name; what is alike stands on one line."""
        session = self._camp.session
        spec = entries(session.pack, "class").get(promotion.grade)
        grid.addWidget(PlainLabel(promotion.name, "heading"), 0, place)
        skills = [called(session.pack, "skill", skill) for skill in getattr(spec, "skills", ())]
        taught = self.tr("Teaches: {skills}").format(skills=", ".join(skills)) if skills else ""
        lines = [as_printed(session, "class", promotion.grade).text, taught]
        if price := -promotion.cost.experience:
            lines.append(self.tr("It takes %n point(s) of experience.", "", price))
        about = PlainLabel("\n".join(filter(None, lines)), wrap=True)
        grid.addWidget(about, 1, place, Qt.AlignmentFlag.AlignTop)
        if promotion.raises:
            self.raises[promotion.grade] = box = self._raises(promotion)
            grid.addWidget(box, 2, place)
        reason = promotion.cost.refused
        if reason:
            why_not = PlainLabel(f"{reason[:1].upper()}{reason[1:]}.", "note", wrap=True)
            grid.addWidget(why_not, 3, place, Qt.AlignmentFlag.AlignTop)
        text = self.tr("Become {name}").format(name=literal(promotion.name))
        grid.addWidget(button_for(text, lambda: self._take(promotion.grade), reason), 4, place)

    def _raises(self, promotion: Promotion) -> ChoiceBox:
        session, box = self._camp.session, ChoiceBox()
        traits = session.rules.roster.sheet(state_with(session, self._hero), self._hero).traits
        titles = {trait.key: trait.title for trait in traits}
        for key in promotion.raises:
            box.addItem(self.tr("Raise {trait}").format(trait=titles.get(key, key)), key)
        box.setAccessibleName(self.tr("What is raised as {name}").format(name=promotion.name))
        return box

    def _take(self, grade: str) -> None:
        trait = self.raises[grade].currentData() if grade in self.raises else ""
        if self._camp.do(TakeClass(self._hero, grade, trait)):
            self.accept()
