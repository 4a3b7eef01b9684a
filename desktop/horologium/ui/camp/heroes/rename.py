"""Give a hero another name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit

from horologium.campaign.ops.heroes import RenameHero
from horologium.campaign.records import MemberRecord
from horologium.campaign.wording import MOST_NAME
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme


class RenameDialog(Dialog):
    """A line to write the name in; what cannot be a name says why at once."""

    def __init__(self, theme: Theme, camp: Camp, hero: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Another name"), parent)
        self._camp, self._hero = camp, hero
        self.name = QLineEdit(camp.session.books.get(MemberRecord, hero).name)
        self.name.setMaxLength(MOST_NAME)
        self.name.setAccessibleName(self.tr("Name"))
        self.name.selectAll()
        self.why_not = PlainLabel("", "bad", wrap=True)
        about = self.tr("The new name stands from now on; older entries of the chronicle keep the old one.")
        self.body.addWidget(PlainLabel(about, "note", wrap=True))
        self.body.addWidget(self.name)
        self.body.addWidget(self.why_not)
        self.body.addStretch(1)
        self.add_button(self.tr("&Cancel"), self.reject)
        self.go = self.add_button(self.tr("&Rename"), self._on_rename, default=True)
        self.finish()
        self.resize(460, 260)
        self.name.textChanged.connect(self._check)
        self._check()

    def _check(self) -> None:
        reason = self._camp.session.refusal(RenameHero(self._hero, self.name.text()))
        self.go.setEnabled(not reason)
        self.go.setAccessibleDescription(reason)
        self.why_not.setText(f"{reason[:1].upper()}{reason[1:]}" if self.name.isModified() else "")

    def _on_rename(self) -> None:
        if self._camp.do(RenameHero(self._hero, self.name.text())):
            self.accept()
