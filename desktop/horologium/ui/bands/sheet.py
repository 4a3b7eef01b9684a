"""The band builder: bands on the left, the one that is built in the middle, one of its miniatures on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from horologium.engine.rulesets.constellation.bands import BATTLES
from horologium.ui.bands.draft import Draft
from horologium.ui.bands.leaving import LeavingSheet
from horologium.ui.bands.member_box import LONGEST, MemberBox
from horologium.ui.battle.panels.rule_text import RuleText
from horologium.ui.plain_text import Markup, escaped, spoken, together
from horologium.ui.widgets.choice_box import ChoiceBox
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.number_box import NumberBox
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from horologium.engine.rulesets.constellation.bands import Fault
    from horologium.engine.rulesets.constellation.specs import BandSpec, ProfileSpec
    from horologium.ui.theme import Theme

KEY = Qt.ItemDataRole.UserRole
CUSTOM = 0
MOST_POINTS = 300


class BandSheet(Sheet):
    """Shows a draft and changes it; files are the business of whoever listens to its signals."""

    save_requested = Signal(object)
    delete_requested = Signal(str)
    share_requested = Signal(object)
    import_requested = Signal()
    print_requested = Signal(object)
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, profiles: Mapping[str, ProfileSpec], parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Bands of Constellation"), parent)
        self.draft = Draft(profiles)
        self._bands: dict[str, tuple[BandSpec, bool]] = {}
        self.shelf, self.members = QListWidget(), QListWidget()
        self.name, self.battle_size, self.points = QLineEdit(), ChoiceBox(), NumberBox()
        self.large = QCheckBox(self.tr("&Large miniatures"))
        self.member = MemberBox(profiles)
        self.asked: LeavingSheet | None = None
        self.total, self.said = PlainLabel("", "title"), PlainLabel("", "note", wrap=True)
        self.faults = RuleText(theme)
        self._build()
        self._connect()
        self.resize(1000, 640)
        self._redraw()

    # What is shown

    def show_bands(self, own: Sequence[BandSpec], samples: Sequence[BandSpec], current: str = "") -> None:
        """List one's own bands first, then those of packs."""
        self._bands = {f"own {band.id}": (band, True) for band in own}
        self._bands |= {f"sample {band.id}": (band, False) for band in samples}
        with QSignalBlocker(self.shelf):
            self.shelf.clear()
            for key, (band, mine) in self._bands.items():
                item = QListWidgetItem(band.name if mine else self.tr("{name} (sample)").format(name=band.name))
                item.setData(KEY, key)
                self.shelf.addItem(item)
                if mine and band.id == current:
                    self.shelf.setCurrentItem(item)

    def take(self, band: BandSpec, *, own: bool) -> None:
        """Go on with a band."""
        self.draft.take(band, own=own)
        self._redraw(0)

    def say(self, sentence: str) -> None:
        """Tell what became of a wish."""
        self.said.setText(sentence)

    # What is inside

    def _build(self) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(14)
        for column, share in ((self._left(), 4), (self._middle(), 5), (self._right(), 5)):
            columns.addLayout(column, share)
        self.body.addLayout(columns, 1)
        self.body.addWidget(self.said)
        self.save = self.add_button(self.tr("&Save"), lambda: self.save_requested.emit(self.draft.band()), default=True)
        self.share = self.add_button(self.tr("S&hare…"), lambda: self.share_requested.emit(self.draft.band()))
        self.print = self.add_button(self.tr("Pr&int…"), lambda: self.print_requested.emit(self.draft))
        self.add_button(self.tr("&Close"), self.reject)
        self.finish()

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(PlainLabel(self.tr("Bands"), "title"))
        column.addWidget(self.shelf, 1)
        self.shelf.setAccessibleName(self.tr("Bands"))
        self.delete = _button(self.tr("&Delete"), self._on_delete)
        row = QHBoxLayout()
        for button in (
            _button(self.tr("N&ew"), lambda: self.leave(self._on_new)),
            _button(self.tr("&Open a file…"), lambda: self.leave(self.import_requested.emit)),
            self.delete,
        ):
            row.addWidget(button)
        column.addLayout(row)
        return column

    def _middle(self) -> QVBoxLayout:
        column = QVBoxLayout()
        self.name.setPlaceholderText(self.tr("Name of the band"))
        self.name.setAccessibleName(self.tr("Name of the band"))
        self.name.setMaxLength(LONGEST)
        names = {"small": self.tr("Small battle"), "medium": self.tr("Medium battle"), "big": self.tr("Big battle")}
        for key, limit in BATTLES:
            self.battle_size.addItem(f"{names[key]} ({limit})", limit)
        self.battle_size.addItem(self.tr("Custom"), CUSTOM)
        self.battle_size.setCurrentIndex(self.battle_size.findData(self.draft.limit))
        self.battle_size.setAccessibleName(self.tr("Size of the battle"))
        self.points.setRange(8, MOST_POINTS)
        self.points.setAccessibleName(self.tr("Points"))
        row = QHBoxLayout()
        row.addWidget(self.battle_size, 1)
        row.addWidget(self.points)
        column.addWidget(self.name)
        column.addLayout(row)
        column.addWidget(self.large)
        column.addWidget(self.members, 3)
        self.members.setAccessibleName(self.tr("Miniatures"))
        column.addLayout(self._member_buttons())
        column.addWidget(self.total)
        column.addWidget(self.faults, 2)
        self.faults.setAccessibleName(self.tr("What is wrong with the band"))
        return column

    def _member_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.add, self.remove = _button(self.tr("&Add"), self._on_add), _button(self.tr("&Remove"), self._on_remove)
        row.addWidget(self.add)
        row.addWidget(self.remove)
        return row

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(PlainLabel(self.tr("Miniature"), "title"))
        column.addWidget(self.member, 1)
        return column

    def _connect(self) -> None:
        self.shelf.currentItemChanged.connect(self._on_band)
        self.members.currentRowChanged.connect(self._show_member)
        self.member.changed.connect(self._on_changed)
        self.name.textEdited.connect(self._on_name)
        self.battle_size.activated.connect(self._on_size)
        self.points.valueChanged.connect(self._on_points)
        self.large.toggled.connect(self._on_large)
        self.faults.rule_requested.connect(lambda rule: self.leave(lambda: self.rule_requested.emit(rule)))
        self.faults.redraw_requested.connect(self._show_faults)

    # What happens

    def reject(self) -> None:
        """Close, unless something is unsaved and its owner would rather go on."""
        self.leave(super().reject)

    def leave(self, on: Callable[[], object]) -> None:
        """Leave the band for something else; what is unsaved is asked about first."""
        if not self.draft.is_changed:
            on()
            return
        asked = LeavingSheet(self._theme, self.draft.kept.name, can_save=self.save.isEnabled(), parent=self)
        asked.save_wanted.connect(lambda: self._save_and(on))
        asked.discard_wanted.connect(self.draft.settle)
        asked.discard_wanted.connect(on)
        self.asked = asked
        asked.open()

    def _save_and(self, on: Callable[[], object]) -> None:
        """Save, and go elsewhere if that went well."""
        self.save_requested.emit(self.draft.band())
        if not self.draft.is_changed:
            on()

    def _on_band(self, item: QListWidgetItem | None, before: QListWidgetItem | None) -> None:
        if item is not None:
            key = item.data(KEY)
            with QSignalBlocker(self.shelf):
                self.shelf.setCurrentItem(before)  # type: ignore[arg-type]
            self.leave(lambda: self._choose(key))

    def _choose(self, key: str) -> None:
        """Mark a band on the shelf and go on with it."""
        with QSignalBlocker(self.shelf):
            for row in range(self.shelf.count()):
                if self.shelf.item(row).data(KEY) == key:
                    self.shelf.setCurrentRow(row)
        band, own = self._bands[key]
        self.take(band, own=own)

    def _on_new(self) -> None:
        self.draft.clear()
        self.shelf.setCurrentItem(None)  # type: ignore[call-overload]
        self._redraw()
        self.name.setFocus()

    def _on_delete(self) -> None:
        if self.draft.id:
            self.delete_requested.emit(self.draft.id)

    def _on_add(self) -> None:
        self._redraw(self.draft.add())

    def _on_remove(self) -> None:
        place = self.members.currentRow()
        if place >= 0:
            self.draft.remove(place)
            self._redraw(min(place, len(self.draft.members) - 1))

    def _on_changed(self, facts: dict[str, object]) -> None:
        place = self.members.currentRow()
        if place >= 0:
            self.draft.change(place, **facts)
            self._redraw(place)

    def _on_name(self, text: str) -> None:
        self.draft.name = text
        self._show_faults()

    def _on_size(self) -> None:
        limit = self.battle_size.currentData()
        if limit != CUSTOM:
            self.draft.limit = limit
        self._redraw(self.members.currentRow())

    def _on_points(self, points: int) -> None:
        self.draft.limit = points
        self._show_faults()

    def _on_large(self, on: bool) -> None:
        self.draft.large = on
        self._show_faults()

    def _redraw(self, place: int = -1) -> None:
        """Show the draft as it stands."""
        draft = self.draft
        if self.name.text() != draft.name:
            self.name.setText(draft.name)
        with QSignalBlocker(self.points):
            self.points.setValue(draft.limit)
        self.points.setEnabled(self.battle_size.currentData() == CUSTOM)
        with QSignalBlocker(self.members):
            self.members.clear()
            self.members.addItems([self._line(number) for number in range(len(draft.members))])
            self.members.setCurrentRow(place)
        self._show_member(place)
        self._show_faults()

    def _line(self, place: int) -> str:
        member = self.draft.members[place]
        spec = self.draft.profiles.get(member.profile)
        profile = member.profile if spec is None else spec.name
        name = f"{member.name}, {profile}" if member.name else profile
        return self.tr("{name}: %n point(s)", "", self.draft.cost_of(place)).format(name=name)

    def _show_member(self, place: int) -> None:
        members = self.draft.members
        self.member.show_member(members[place] if 0 <= place < len(members) else None)
        self.remove.setEnabled(0 <= place < len(members))

    def _show_faults(self) -> None:
        draft, faults = self.draft, self.draft.faults()
        self.total.setText(self.tr("{cost} of {limit} points").format(cost=draft.cost, limit=draft.limit))
        lines = [self._fault(fault) for fault in faults]
        if not draft.name.strip():
            lines.append(escaped(self.tr("The band has no name: give it one.")))
        lines = lines or [escaped(self.tr("The band may fight."))]
        self.faults.show_markup(together(Markup("<p style='margin:0 0 4px 0'>{}</p>").fill(line) for line in lines))
        named = bool(draft.name.strip() and draft.members)
        for button in (self.save, self.share, self.print):
            button.setEnabled(named)
        self.delete.setEnabled(bool(draft.id))

    def _fault(self, fault: Fault) -> Markup:
        who = "" if fault.member is None else f"{self._line(fault.member).partition(':')[0]}: "
        link = self.faults.rule_link(fault.rule, fault.rule)
        return Markup("{} {}").fill(f"{who}{fault.why}: {fault.remedy}.", link)


def _button(text: str, run: Callable[[], object]) -> QPushButton:
    button = QPushButton(text)
    button.setAutoDefault(False)
    button.setAccessibleName(spoken(text))
    button.clicked.connect(run)
    return button
