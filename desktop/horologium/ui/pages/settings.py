"""The settings: looks, size, motion, dice, and where everything is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from horologium.ui.battle.panels.dice_policy import draw_policies, roll_policies
from horologium.ui.settings import Preferences
from horologium.ui.theme import CHOICES, TEXT_SIZES
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.panel import Panel
from horologium.ui.widgets.swatch import Swatch

if TYPE_CHECKING:
    from horologium.ui.theme import Theme


class SettingsPage(QWidget):
    """Shows what is set and says what the player would like. Changes are seen at once."""

    changed = Signal(tuple)
    reset_requested = Signal()
    data_folder_requested = Signal()

    def __init__(self, theme: Theme, data_folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.themes = QButtonGroup(self)
        self.text_size = QSlider(Qt.Orientation.Horizontal)
        self.percent = PlainLabel("", "lead")
        self.motion = QCheckBox(self.tr("&Reduce motion"))
        self.rolls, self.draws = QComboBox(), QComboBox()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._appearance(theme), 1)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._reading(theme))
        right.addWidget(self._dice(theme))
        right.addWidget(self._keeping(theme, data_folder), 1)
        layout.addLayout(right, 1)

    def show_preferences(self, preferences: Preferences) -> None:
        """Show what is set, without taking that for a wish."""
        for widget in (self.themes, self.text_size, self.motion, self.rolls, self.draws):
            widget.blockSignals(True)
        self.themes.button(CHOICES.index(preferences.theme)).setChecked(True)
        self.text_size.setValue(TEXT_SIZES.index(preferences.text_size))
        self.motion.setChecked(preferences.reduce_motion)
        self.rolls.setCurrentIndex(self.rolls.findData(preferences.rolls))
        self.draws.setCurrentIndex(self.draws.findData(preferences.draws))
        for widget in (self.themes, self.text_size, self.motion, self.rolls, self.draws):
            widget.blockSignals(False)
        self.percent.setText(f"{preferences.text_size} %")

    def _appearance(self, theme: Theme) -> QWidget:
        panel = Panel(theme, self.tr("Appearance"))
        for place, (title, about) in enumerate(
            (
                (self.tr("Follow the s&ystem"), self.tr("Light, dark or high contrast, as your desktop asks.")),
                (self.tr("&Light"), self.tr("Parchment and ink on a desk of brown leather.")),
                (self.tr("&Dark"), self.tr("Ink blue by candle-light, for long evenings.")),
                (self.tr("High &contrast"), self.tr("White on black with one accent; no textures at all.")),
            )
        ):
            button = QRadioButton(title)
            button.setAccessibleName(title.replace("&", ""))
            button.setAccessibleDescription(about)
            self.themes.addButton(button, place)
            words = QVBoxLayout()
            words.setSpacing(0)
            words.addWidget(button)
            words.addWidget(PlainLabel(about, "note", wrap=True))
            words.addStretch(1)
            row = QHBoxLayout()
            row.setSpacing(14)
            row.addWidget(Swatch(CHOICES[place]), 0, Qt.AlignmentFlag.AlignTop)
            row.addLayout(words, 1)
            panel.body.addLayout(row)
            panel.body.addSpacing(10)
        self.themes.idToggled.connect(self._on_toggled)
        panel.body.addStretch(1)
        return panel

    def _reading(self, theme: Theme) -> QWidget:
        panel = Panel(theme, self.tr("Reading"))
        label = PlainLabel(self.tr("Si&ze of text"))
        label.setBuddy(self.text_size)
        self.text_size.setRange(0, len(TEXT_SIZES) - 1)
        self.text_size.setPageStep(1)
        self.text_size.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.text_size.setAccessibleName(self.tr("Size of text"))
        # The window is set anew at each size: wait until the handle is let go.
        self.text_size.setTracking(False)
        self.text_size.valueChanged.connect(self._on_changed)
        self.motion.setAccessibleName(self.tr("Reduce motion"))
        self.motion.toggled.connect(self._on_changed)
        row = QHBoxLayout()
        row.addWidget(self.text_size, 1)
        row.addWidget(self.percent)
        sample = PlainLabel(
            self.tr("“The hour is late, captain, and the hand points at the Archer.”"), "note", wrap=True
        )
        panel.body.addWidget(label)
        panel.body.addLayout(row)
        panel.body.addWidget(sample)
        panel.body.addSpacing(10)
        panel.body.addWidget(self.motion)
        panel.body.addWidget(PlainLabel(self.tr("Hands and menus stand at once."), "note", wrap=True))
        return panel

    def _dice(self, theme: Theme) -> QWidget:
        panel = Panel(theme, self.tr("Dice"))
        for title, box, names in (
            (self.tr("Roll&s"), self.rolls, roll_policies()),
            (self.tr("Cards dra&wn"), self.draws, draw_policies()),
        ):
            for policy, name in names:
                box.addItem(name, policy)
            label = PlainLabel(title)
            label.setBuddy(box)
            box.setAccessibleName(title.replace("&", ""))
            box.currentIndexChanged.connect(self._on_changed)
            row = QHBoxLayout()
            row.addWidget(label, 2)
            row.addWidget(box, 5)
            panel.body.addLayout(row)
        about = self.tr("For battles that you begin from now on; the dice tray changes it for the one that is open.")
        panel.body.addWidget(PlainLabel(about, "note", wrap=True))
        return panel

    def _keeping(self, theme: Theme, data_folder: str) -> QWidget:
        panel = Panel(theme, self.tr("Keeping"))
        about = PlainLabel(
            self.tr("Your packs, settings and campaigns are plain files in this folder; nothing is sent anywhere."),
            wrap=True,
        )
        path = PlainLabel(data_folder, "small", wrap=True)
        path.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        path.setAccessibleName(self.tr("Data folder: {path}").format(path=data_folder))
        open_folder = QPushButton(self.tr("&Open data folder"))
        open_folder.setAccessibleName(self.tr("Open data folder"))
        open_folder.clicked.connect(self.data_folder_requested)
        reset = QPushButton(self.tr("Reset to defa&ults"))
        reset.setAccessibleName(self.tr("Reset to defaults"))
        reset.clicked.connect(self.reset_requested)
        row = QHBoxLayout()
        row.addWidget(open_folder)
        row.addWidget(reset)
        row.addStretch(1)
        panel.body.addWidget(about)
        panel.body.addWidget(path)
        panel.body.addStretch(1)
        panel.body.addLayout(row)
        return panel

    def _on_toggled(self, _place: int, checked: bool) -> None:
        if checked:
            self._on_changed()

    def _on_changed(self) -> None:
        wanted = Preferences(
            CHOICES[max(0, self.themes.checkedId())],
            TEXT_SIZES[self.text_size.value()],
            self.motion.isChecked(),
            self.rolls.currentData(),
            self.draws.currentData(),
        )
        self.percent.setText(f"{wanted.text_size} %")
        self.changed.emit(wanted)
