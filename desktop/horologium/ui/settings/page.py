"""The settings: looks, language, motion, dice, keys, the open campaign, and where everything is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from horologium.ui.battle.panels.dice_policy import draw_policies, roll_policies
from horologium.ui.kit import tokens as themes
from horologium.ui.kit.boxes import ChoiceBox, Slider
from horologium.ui.kit.buttons import button_for
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import give_tip, spoken
from horologium.ui.kit.theme import CHOICES, TEXT_SIZES
from horologium.ui.languages.languages import NAMES, SYSTEM
from horologium.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QPaintEvent, QShowEvent

    from horologium.ui.kit.theme import Theme
    from horologium.ui.kit.tokens import Tokens

SIZE = QSize(104, 68)


class Swatch(QWidget):
    """A small desk with a sheet on it; what follows the system is half light, half dark."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(SIZE)
        by_name = {theme.name: (theme,) for theme in themes.THEMES}
        self._themes = by_name.get(name, (themes.LIGHT, themes.DARK))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw one miniature, or two side by side."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        share = self.width() / len(self._themes)
        for place, tokens in enumerate(self._themes):
            clip = QRectF(place * share, 0, share, self.height())
            painter.setClipRect(clip)
            self._miniature(painter, tokens)

    def _miniature(self, painter: QPainter, tokens: Tokens) -> None:
        whole = QRectF(self.rect())
        painter.fillRect(whole, QColor(tokens.desk))
        sheet = whole.adjusted(8, 13, -8, -8)
        painter.fillRect(sheet, QColor(tokens.panel))
        painter.setPen(QPen(QColor(tokens.gilt), 2))
        painter.drawRect(sheet)
        for place, (colour, length) in enumerate(((tokens.rubric, 0.5), (tokens.ink, 0.8), (tokens.muted, 0.7))):
            start = QPointF(sheet.left() + 9, sheet.top() + 12 + place * 11)
            painter.setPen(QPen(QColor(colour), 2.4))
            painter.drawLine(QLineF(start, start + QPointF(length * (sheet.width() - 18), 0)))
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.drawRect(whole.adjusted(0.5, 0.5, -0.5, -0.5))


class Control(NamedTuple):
    """What a setting is chosen by: the widget that tells of a change, how a value is shown, and which is chosen."""

    widget: QObject
    show: Callable[[Any], object]
    value: Callable[[], Any]


class SettingsPage(QWidget):
    """Shows what is set and says what the player would like. Changes are seen at once."""

    changed = Signal(tuple)
    reset_requested = Signal()
    data_folder_requested = Signal()
    keys_requested = Signal()
    restore_requested = Signal()
    second_place_requested = Signal()
    second_place_dropped = Signal()

    def __init__(
        self, theme: Theme, data_folder: str, campaign: QWidget | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.controls: dict[str, Control] = {}
        self.percent = PlainLabel("", "lead")
        self.snapshots = PlainLabel("", "small", wrap=True)
        self.drop_second_place = button_for(self.tr("Stop copying"), self.second_place_dropped.emit)
        self._beside = QHBoxLayout(self)
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.setSpacing(4)
        left = [self._appearance(theme), self._reading(theme), self._motion(theme)]
        right = [self._dice(theme), *([campaign] if campaign is not None else []), self._keeping(theme, data_folder)]
        self._columns = (_column(left), _column(right))
        for column in self._columns:
            self._beside.addLayout(column, 1)
        theme.changed.connect(self._arrange)

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the room that the window gives."""
        super().showEvent(event)
        if (room := self.parentWidget()) is not None:
            room.installEventFilter(self)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the room anew when it changes."""
        if event.type() == QEvent.Type.Resize:
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        """Stand side by side, or one below the other where large text leaves no room for both."""
        room = (self.parentWidget() or self).width()
        needed = sum(column.minimumSize().width() for column in self._columns) + self._beside.spacing()
        way = QBoxLayout.Direction.LeftToRight if needed <= room else QBoxLayout.Direction.TopToBottom
        if way != self._beside.direction():
            self._beside.setDirection(way)

    def show_preferences(self, preferences: Preferences) -> None:
        """Show what is set, without taking that for a wish."""
        for name, control in self.controls.items():
            with QSignalBlocker(control.widget):
                control.show(getattr(preferences, name))
        self._speed.setEnabled(not preferences.reduce_motion)
        self.percent.setText(f"{preferences.text_size} %")

    def show_second_place(self, place: str) -> None:
        """Show where snapshots are copied to as well; nothing if nowhere."""
        kept = self.tr("Snapshots of campaigns are kept at every start, each half-hour and before every mission.")
        none = self.tr("They can be copied to a second place as well, such as another disk or a synced folder.")
        there = self.tr("They are copied to {place} as well, in the background, whenever it is there.")
        self.snapshots.setText(f"{kept} {there.format(place=place) if place else none}")
        self.drop_second_place.setVisible(bool(place))

    def _appearance(self, theme: Theme) -> QWidget:
        panel, grid, themes = Panel(theme, self.tr("Appearance")), QGridLayout(), QButtonGroup(self)
        grid.setHorizontalSpacing(14)
        for place, (title, about) in enumerate(
            (
                (self.tr("Follow the s&ystem"), self.tr("Light, dark or high contrast, as your desktop asks.")),
                (self.tr("&Light"), self.tr("Parchment and ink on a desk of brown leather.")),
                (self.tr("&Dark"), self.tr("Ink blue by candle-light, for long evenings.")),
                (self.tr("High &contrast"), self.tr("White on black with one accent; no textures at all.")),
            )
        ):
            button = QRadioButton(title)
            button.setAccessibleName(spoken(title))
            button.setAccessibleDescription(about)
            themes.addButton(button, place)
            words = QVBoxLayout()
            words.setSpacing(0)
            words.addWidget(button)
            words.addWidget(PlainLabel(about, "note", wrap=True))
            words.addStretch(1)
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addWidget(Swatch(CHOICES[place]), 0, Qt.AlignmentFlag.AlignTop)
            row.addLayout(words, 1)
            grid.addLayout(row, place // 2, place % 2)
        themes.idToggled.connect(self._on_toggled)
        self.controls["theme"] = Control(
            themes,
            lambda name: themes.button(CHOICES.index(name)).setChecked(True),
            lambda: CHOICES[max(0, themes.checkedId())],
        )
        panel.body.addLayout(grid)
        panel.body.addStretch(1)
        return panel

    def _reading(self, theme: Theme) -> QWidget:
        panel = Panel(theme, self.tr("Reading"))
        panel.body.addLayout(self._text_size())
        languages = [(SYSTEM, self.tr("As the system speaks")), *NAMES]
        language = self._choice(panel, "language", self.tr("La&nguage"), languages)
        give_tip(language, self.tr("The window is opened anew; nothing is lost."))
        language.setAccessibleDescription(language.toolTip())
        return panel

    def _text_size(self) -> QHBoxLayout:
        label, slider = PlainLabel(self.tr("Si&ze of text")), Slider()
        label.setBuddy(slider)
        slider.setRange(0, len(TEXT_SIZES) - 1)
        slider.setPageStep(1)
        slider.setTickPosition(Slider.TickPosition.TicksBelow)
        slider.setAccessibleName(self.tr("Size of text"))
        # The window is set anew at each size: wait until the handle is let go.
        slider.setTracking(False)
        slider.valueChanged.connect(self._on_changed)
        self.controls["text_size"] = Control(
            slider, lambda size: slider.setValue(TEXT_SIZES.index(size)), lambda: TEXT_SIZES[slider.value()]
        )
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(slider, 1)
        row.addWidget(self.percent)
        return row

    def _motion(self, theme: Theme) -> QWidget:
        panel = Panel(theme, self.tr("Motion and keys"))
        still = QCheckBox(self.tr("&Reduce motion"))
        still.setAccessibleName(self.tr("Reduce motion"))
        still.toggled.connect(self._on_changed)
        self.controls["reduce_motion"] = Control(still, still.setChecked, still.isChecked)
        calm = QHBoxLayout()
        calm.addWidget(still)
        calm.addWidget(PlainLabel(self.tr("Hands, menus and battles stand at once."), "note", wrap=True), 1)
        panel.body.addLayout(calm)
        speeds = ((0, self.tr("Off")), (50, self.tr("Slow")), (100, self.tr("Normal")), (200, self.tr("Fast")))
        self._speed = self._choice(panel, "speed", self.tr("Animation in &battles"), speeds)
        panel.body.addStretch(1)
        keys = button_for(self.tr("Change shor&tcuts…"), self.keys_requested.emit)
        panel.body.addLayout(_row(keys, button_for(self.tr("Reset to defa&ults"), self.reset_requested.emit)))
        return panel

    def _dice(self, theme: Theme) -> QWidget:
        panel = Panel(theme, self.tr("Dice"))
        self._choice(panel, "rolls", self.tr("Roll&s"), roll_policies())
        self._choice(panel, "draws", self.tr("Cards dra&wn"), draw_policies())
        about = self.tr("For battles that you begin from now on; the dice tray changes it for the one that is open.")
        panel.body.addWidget(PlainLabel(about, "note", wrap=True))
        return panel

    def _keeping(self, theme: Theme, data_folder: str) -> QWidget:
        panel = Panel(theme, self.tr("Keeping"))
        about = self.tr("Your packs, settings and campaigns are plain files in this folder; nothing is sent anywhere.")
        path = PlainLabel(data_folder, "small", wrap=True)
        path.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        path.setAccessibleName(self.tr("Data folder: {path}").format(path=data_folder))
        panel.body.addWidget(PlainLabel(about, wrap=True))
        panel.body.addWidget(path)
        panel.body.addWidget(self.snapshots)
        panel.body.addStretch(1)
        copy = button_for(self.tr("Copy snapshots to…"), self.second_place_requested.emit)
        folder = button_for(self.tr("&Open data folder"), self.data_folder_requested.emit)
        panel.body.addLayout(_row(button_for(self.tr("Sna&pshots…"), self.restore_requested.emit), copy))
        panel.body.addLayout(_row(folder, self.drop_second_place))
        return panel

    def _choice(self, panel: Panel, setting: str, title: str, names: Iterable[tuple[object, str]]) -> ChoiceBox:
        """Add a line with a choice among several, in this order."""
        box = ChoiceBox()
        for value, name in names:
            box.addItem(name, value)
        for part in (box, box.view()):
            part.setAccessibleName(spoken(title))
        box.currentIndexChanged.connect(self._on_changed)
        self.controls[setting] = Control(box, lambda value: box.setCurrentIndex(box.findData(value)), box.currentData)
        label = PlainLabel(title)
        label.setBuddy(box)
        row = QHBoxLayout()
        row.addWidget(label, 2)
        row.addWidget(box, 4)
        panel.body.addLayout(row)
        return box

    def _on_toggled(self, _place: int, checked: bool) -> None:
        if checked:
            self._on_changed()

    def _on_changed(self) -> None:
        wanted = Preferences(**{name: control.value() for name, control in self.controls.items()})
        self.percent.setText(f"{wanted.text_size} %")
        self.changed.emit(wanted)


def _column(panels: list[QWidget]) -> QVBoxLayout:
    """Panels one above the other; the last takes what room is left."""
    column = QVBoxLayout()
    column.setSpacing(0)
    for panel in panels[:-1]:
        column.addWidget(panel)
    column.addWidget(panels[-1], 1)
    return column


def _row(*buttons: QWidget) -> QHBoxLayout:
    """Buttons side by side, from the left."""
    row = QHBoxLayout()
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row
