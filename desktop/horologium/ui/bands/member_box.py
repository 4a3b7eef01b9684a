"""One miniature of a band: profile, name, weapon and abilities, each with its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.bands import WEAPONS
from horologium.engine.rulesets.constellation.texts import TEXTS
from horologium.ui.bands.printing import weapon_name
from horologium.ui.plain_text import give_tip, spoken
from horologium.ui.widgets.choice_box import ChoiceBox

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.rulesets.constellation.specs import Member, ProfileSpec

KEY = Qt.ItemDataRole.UserRole
LONGEST = 60


class MemberBox(QWidget):
    """Says what was changed about the miniature that is shown."""

    changed = Signal(dict)

    def __init__(self, profiles: Mapping[str, ProfileSpec], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.profile, self.weapon, self.abilities = QLineEdit(), ChoiceBox(), ChoiceBox(), QListWidget()
        self.name.setMaxLength(LONGEST)
        self._fill(profiles)
        form = QFormLayout()
        for label, field in (
            (self.tr("&Name"), self.name),
            (self.tr("&Profile"), self.profile),
            (self.tr("Ranged &weapon"), self.weapon),
        ):
            form.addRow(label, field)
            field.setAccessibleName(spoken(label))
        self.abilities.setAccessibleName(self.tr("Abilities"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(form)
        layout.addWidget(self.abilities, 1)
        self.name.textEdited.connect(lambda text: self.changed.emit({"name": text.strip()}))
        self.profile.activated.connect(lambda: self.changed.emit({"profile": self.profile.currentData()}))
        self.weapon.activated.connect(lambda: self.changed.emit({"weapon": self.weapon.currentData()}))
        self.abilities.itemChanged.connect(lambda: self.changed.emit({"abilities": self._ticked()}))

    def show_member(self, member: Member | None) -> None:
        """Show a miniature, or nobody."""
        self.setEnabled(member is not None)
        if member is None:
            return
        if self.name.text().strip() != member.name:
            self.name.setText(member.name)
        self.profile.setCurrentIndex(self.profile.findData(member.profile))
        self.weapon.setCurrentIndex(self.weapon.findData(member.weapon))
        with QSignalBlocker(self.abilities):
            for item in self._items():
                ticked = item.data(KEY) in member.abilities
                item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)

    def _fill(self, profiles: Mapping[str, ProfileSpec]) -> None:
        for spec in sorted(profiles.values(), key=lambda one: one.points):
            told = self.tr("{name}: ATT {att}, SPD {spd}, AR {ar} (%n point(s))", "", spec.points)
            self.profile.addItem(told.format(name=spec.name, att=spec.att, spd=spec.spd, ar=spec.ar), spec.id)
        for weapon, points in WEAPONS:
            self.weapon.addItem(f"{weapon_name(weapon)} ({points})" if points else weapon_name(weapon), weapon)
        for ability in ABILITIES.values():
            item = QListWidgetItem(f"{TEXTS['option.' + ability.id]} ({ability.cost})")
            item.setData(KEY, ability.id)
            give_tip(item, f"{TEXTS['about.' + ability.id]} ({ability.rule})")
            item.setCheckState(Qt.CheckState.Unchecked)
            self.abilities.addItem(item)

    def _items(self) -> list[QListWidgetItem]:
        return [self.abilities.item(place) for place in range(self.abilities.count())]

    def _ticked(self) -> tuple[str, ...]:
        return tuple(item.data(KEY) for item in self._items() if item.checkState() == Qt.CheckState.Checked)
