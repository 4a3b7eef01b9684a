"""A hero set by hand: experience, characteristics, class, and what was learned."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QListWidget, QListWidgetItem, QPushButton, QWidget

from horologium.campaign.affairs import state_with
from horologium.campaign.ops.limits import MOST_EXPERIENCE, MOST_RAISES
from horologium.campaign.ops.overrides import SetByHand
from horologium.campaign.records import MemberRecord
from horologium.campaign.sheets import hero_sheet
from horologium.ui.camp.by_hand.dialogs import AddInjuryDialog
from horologium.ui.camp.by_hand.reason_dialog import ReasonDialog
from horologium.ui.kit.boxes import ChoiceBox, NumberBox
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from horologium.campaign.operations import Operation
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme


class HeroByHandDialog(ReasonDialog):
    """Every value of a hero that can be set; only what was changed is written."""

    def __init__(self, theme: Theme, camp: OpenCampaign, hero: str, parent: QWidget | None = None) -> None:
        self._hero = camp.session.books.get(MemberRecord, hero)
        super().__init__(theme, self.tr("{name}, set by hand").format(name=self._hero.name), camp, parent)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(18)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(3, 1)
        self.body.addLayout(self._grid)
        self.experience = self._number(self.tr("Experience"), self._hero.experience, 0, MOST_EXPERIENCE)
        self.grade = self._classes()
        self.raises = self._raise_boxes()
        self.learned = self._skills()
        injury = QPushButton(self.tr("Enter an &injury…"))
        injury.setAutoDefault(False)
        injury.clicked.connect(partial(self._add_injury, theme))
        self.body.addWidget(injury, 0, Qt.AlignmentFlag.AlignLeft)
        self.close_with(self.tr("&Set"))
        self.resize(620, 600)

    def _place(self, title: str, widget: QWidget) -> None:
        place = self._grid.count() // 2
        widget.setAccessibleName(title)
        self._grid.addWidget(PlainLabel(title, "small"), place // 2, place % 2 * 2)
        self._grid.addWidget(widget, place // 2, place % 2 * 2 + 1)

    def _number(self, title: str, value: int, least: int, most: int) -> NumberBox:
        box = NumberBox()
        box.setRange(least, most)
        box.setValue(value)
        box.valueChanged.connect(self._changed)
        self._place(title, box)
        return box

    def _classes(self) -> ChoiceBox:
        sheet, box = hero_sheet(self._camp.session, self._hero.id), ChoiceBox()
        grades = {"": self.tr("First class")} | {each.key: each.name for each in sheet.promotions}
        if self._hero.grade not in grades:
            grades[self._hero.grade] = sheet.class_name
        for grade, name in grades.items():
            box.addItem(name, grade)
        box.setCurrentIndex(box.findData(self._hero.grade))
        box.currentIndexChanged.connect(self._changed)
        self._place(self.tr("Class"), box)
        return box

    def _raise_boxes(self) -> dict[str, NumberBox]:
        session, now = self._camp.session, dict(self._hero.raises)
        traits = session.rules.roster.sheet(state_with(session, self._hero.id), self._hero.id).traits
        return {
            trait.key: self._number(
                self.tr("{trait}, raised by").format(trait=trait.title),
                now.get(trait.key, 0),
                -MOST_RAISES,
                MOST_RAISES,
            )
            for trait in traits
        }

    def _skills(self) -> QListWidget:
        made = QListWidget()
        made.setAccessibleName(self.tr("Skills that were learned"))
        lessons = hero_sheet(self._camp.session, self._hero.id).lessons
        rows = {row.key: row for row in lessons if row.left != 0}
        for key in dict.fromkeys((*self._hero.known, *rows)):
            item = QListWidgetItem(rows[key].name)
            item.setData(Qt.ItemDataRole.UserRole, key)
            item.setCheckState(Qt.CheckState.Checked if rows[key].known else Qt.CheckState.Unchecked)
            made.addItem(item)
        made.itemChanged.connect(self._changed)
        self.body.addWidget(PlainLabel(self.tr("Learned"), "small"))
        self.body.addWidget(made, 20)
        return made

    def _changed(self, *_ignored: object) -> None:
        if hasattr(self, "go"):
            self.check()

    def wishes(self) -> list[Operation]:
        """Set what was changed; what is not known any more is not at hand either."""
        hero = self._hero
        learned, raises = self._checked(), tuple((key, box.value()) for key, box in self.raises.items() if box.value())
        wanted = {
            "experience": (hero.experience, self.experience.value()),
            "grade": (hero.grade, self.grade.currentData()),
            "raises": (tuple(pair for pair in hero.raises if pair[1]), raises),
            "known": (hero.known, learned),
        }
        return [
            SetByHand("member", hero.id, field, json.dumps(after), self.reason.text())
            for field, (before, after) in wanted.items()
            if before != after
        ]

    def _checked(self) -> tuple[str, ...]:
        """The skills with a tick, those known before in their old order."""
        items = [self.learned.item(row) for row in range(self.learned.count())]
        ticked = [item.data(Qt.ItemDataRole.UserRole) for item in items if item.checkState() == Qt.CheckState.Checked]
        return (*(skill for skill in self._hero.known if skill in ticked),
                *(skill for skill in ticked if skill not in self._hero.known))  # fmt: skip

    def _add_injury(self, theme: Theme) -> None:
        self.reject()
        self._camp.dialog_wanted.emit(AddInjuryDialog(theme, self._camp, self._hero.id, self.parentWidget()))
