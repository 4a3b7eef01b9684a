"""A counter that opens as a sheet of its own: choices for good, side by side, such as the class that a member takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from horologium.campaign.affairs import state_with
from horologium.campaign.cards import as_printed
from horologium.campaign.offers import offer_rows
from horologium.campaign.records import MemberRecord
from horologium.ui.camp.offer_words import button_words
from horologium.ui.camp.story.panel import button_for
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from horologium.campaign.offers import OfferRow
    from horologium.engine.core.offers import ServiceCounter
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme


class AdvanceDialog(Dialog):
    """The choices side by side; what is taken is taken for good, so undo alone takes it back."""

    def __init__(
        self, theme: Theme, camp: Camp, hero: str, counter: ServiceCounter, parent: QWidget | None = None
    ) -> None:
        session = camp.session
        self._name = session.books.get(MemberRecord, hero).name
        super().__init__(theme, counter.title.format(name=self._name), parent)
        self._camp, self._hero = camp, hero
        self.variants: dict[str, ChoiceBox] = {}
        self.buttons: dict[str, QPushButton] = {}
        choices: dict[str, list[OfferRow]] = {}
        for row in offer_rows(session, counter.key, hero):
            choices.setdefault(row.key, []).append(row)
        title = session.rules.roster.sheet(state_with(session, hero), hero).title
        words = (counter.about if choices else counter.empty).format(name=self._name, title=title)
        self.body.addWidget(PlainLabel(words, "lead", wrap=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        for place, rows in enumerate(choices.values()):
            grid.setColumnStretch(place, 1)
            self._fill_column(grid, place, rows)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.add_button(self.tr("C&lose"), self.reject, default=True)
        self.finish()
        self.resize(680, 420)

    def _fill_column(self, grid: QGridLayout, place: int, rows: list[OfferRow]) -> None:
        """One choice below its name; what is alike stands on one line."""
        row = rows[0]
        grid.addWidget(PlainLabel(row.name, "heading"), 0, place)
        lines = [as_printed(self._camp.session, row.subject.kind, row.subject.id).text, *row.notes]
        if price := -row.cost.experience:
            lines.append(self.tr("It takes %n point(s) of experience.", "", price))
        about = PlainLabel("\n".join(filter(None, lines)), wrap=True)
        grid.addWidget(about, 1, place, Qt.AlignmentFlag.AlignTop)
        if row.variant:
            self.variants[row.key] = box = self._variants(rows)
            grid.addWidget(box, 2, place)
        reason = row.cost.refused
        if reason:
            why_not = PlainLabel(f"{reason[:1].upper()}{reason[1:]}.", "note", wrap=True)
            grid.addWidget(why_not, 3, place, Qt.AlignmentFlag.AlignTop)
        self.buttons[row.key] = button_for(button_words(row), lambda: self._take(row), reason)
        grid.addWidget(self.buttons[row.key], 4, place)

    def _variants(self, rows: list[OfferRow]) -> ChoiceBox:
        box = ChoiceBox()
        for row in rows:
            box.addItem(row.deed.choice.format(title=row.title), row.variant)
        box.setAccessibleName(rows[0].deed.choosing.format(what=rows[0].name))
        return box

    def _take(self, row: OfferRow) -> None:
        variant = self.variants[row.key].currentData() if row.key in self.variants else ""
        if self._camp.do(row.operation(variant=variant)):
            self.accept()
