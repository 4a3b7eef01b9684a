"""The start page: the dial, what to begin with, and the packs that are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal, SignalInstance
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from horologium.ui.art import dial, frames
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Scrolled, lay_bare
from horologium.ui.kit.painted_button import CardButton
from horologium.ui.kit.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QPixmap

    from horologium.ui.camp.campaigns_panel import CampaignsPanel
    from horologium.ui.kit.theme import Theme
    from horologium.ui.start.packs import PackShelfRow

SWEEP_MS = 900


class StartDial(QWidget):
    """Paints the face once per size and theme, and only the hand after that."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._hour = theme, 0.0
        self._face: QPixmap | None = None
        self._painted_for: tuple[object, ...] = ()
        self.setMinimumSize(150, 150)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Horologium: a dial of twelve hours with the signs of the zodiac"))
        self._sweep = QVariantAnimation(self)
        self._sweep.setDuration(SWEEP_MS)
        self._sweep.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._sweep.valueChanged.connect(self._show_hour)

    @property
    def hour(self) -> float:
        """Where the hand stands, from 0 to 12."""
        return self._hour

    @property
    def moving(self) -> bool:
        """Whether the hand is on its way."""
        return self._sweep.state() == QVariantAnimation.State.Running

    def turn_to(self, hour: float, *, sweeping: bool) -> None:
        """Move the hand to an hour, in one sweep or at once."""
        self._sweep.stop()
        if not sweeping:
            self._show_hour(hour)
            return
        self._sweep.setStartValue(self._hour)
        self._sweep.setEndValue(hour)
        self._sweep.start()

    def sizeHint(self) -> QSize:
        """Be content with a small dial; it takes all the room that others leave."""
        return QSize(400, 220)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height())
        wanted = (side, self.devicePixelRatioF(), self._theme.tokens.name, self._theme.type.title)
        if self._face is None or wanted != self._painted_for:
            self._face = dial.face(self._theme.tokens, side, self.devicePixelRatioF(), self._theme.type.title)
            self._painted_for = wanted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(QPointF((self.width() - side) / 2, (self.height() - side) / 2), self._face)
        painter.translate(self.width() / 2, self.height() / 2)
        dial.hands(painter, side / 2 - 3, self._hour, self._theme.tokens)

    def _show_hour(self, hour: float) -> None:
        self._hour = float(hour) % 12
        self.update()


_PLATE = 44


class PackCard(QWidget):
    """A sound pack with what it holds, or a refused one with a way to its reasons."""

    why_requested = Signal()

    def __init__(self, theme: Theme, name: str, line: str, about: str, *, refused: bool) -> None:
        super().__init__()
        self._theme, self._refused = theme, refused
        self.setAccessibleName(f"{name}, {line}")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(PlainLabel(name, "title", wrap=True))
        words.addWidget(PlainLabel(line, "bad" if refused else "small", wrap=True))
        if about:
            words.addWidget(PlainLabel(about, "note", wrap=True))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_PLATE + 28, 10, 14, 12)
        layout.addLayout(words, 1)
        if refused:
            why = QPushButton(self.tr("Why?"))
            why.setAccessibleName(self.tr("Why was {name} refused?").format(name=name))
            why.clicked.connect(self.why_requested)
            layout.addWidget(why, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(3, 3, -3, -4)
        frames.card(painter, area, self._theme.tokens)
        plate = QRectF(area.left() + 10, area.top() + 10, _PLATE, _PLATE)
        icon, colour = ("warning", "#8e1b1b") if self._refused else ("scroll", "#43325e")
        frames.medallion(painter, plate, icon, QColor(colour), self._theme.tokens)


ONE_PACK = 110
Card = tuple[str, str, str, str, SignalInstance]


class StartPage(QWidget):
    """Shows packs and says what the player wants. It decides nothing."""

    lessons_requested = Signal()
    mission_requested = Signal()
    resume_requested = Signal()
    codex_requested = Signal()
    settings_requested = Signal()
    add_pack_requested = Signal()
    reasons_requested = Signal(str)
    packs_named = Signal(dict)  # names by id

    def __init__(self, theme: Theme, campaigns: CampaignsPanel | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.dial = StartDial(theme)
        self.shelf = QScrollArea()
        self.packs = QVBoxLayout()
        self.packs.setSpacing(4)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, share in ((left, 4), (right, 6)):
            column.setSpacing(0)
            layout.addLayout(column, share)
        left.addWidget(self._hero(whole=campaigns is None), 3)
        if campaigns is not None:
            self.packs_named.connect(campaigns.name_packs)
            right.addWidget(campaigns, 1)
        right.addWidget(self._begin())
        (right if campaigns is None else left).addWidget(self._shelf(), 1)
        self.show_notice(self.tr("Looking for packs…"))

    def show_packs(self, rows: Sequence[PackShelfRow]) -> None:
        """Show the packs that are there, sound ones and refused ones."""
        if not rows:
            self.show_notice(
                self.tr("No packs yet. A pack brings missions and who fights in them: choose Add a pack above.")
            )
            return
        from horologium.ui.start.page import PackCard  # noqa: PLC0415 - not needed for the first paint

        self._clear()
        self.packs_named.emit({row.id: row.name for row in rows})
        for row in rows:
            card = PackCard(self._theme, row.name, row.line, row.about, refused=bool(row.reasons))
            card.setProperty("pack", row.id)
            card.why_requested.connect(self._on_why)
            self.packs.addWidget(card)
        self.packs.addStretch(1)

    def show_notice(self, text: str) -> None:
        """Show a sentence where the packs would be."""
        self._clear()
        label = PlainLabel(text, "note", wrap=True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.packs.addWidget(label)
        self.packs.addStretch(1)

    def _hero(self, *, whole: bool) -> QWidget:
        panel = Panel(self._theme)
        name = PlainLabel(self.tr("Horologium"), "heading")
        about = PlainLabel(
            self.tr(
                "A companion for long campaigns at the table. It knows the rules of the games, and every ruling "
                "is one click from its reason. Your table, your dice."
            ),
            "lead",
            wrap=True,
        )
        kept = PlainLabel(self.tr("Everything stays on this computer, in a folder of yours."), "note", wrap=True)
        for label in (name, about, kept):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        panel.body.addWidget(self.dial, 1)
        for label in (name, about, kept) if whole else (name, about):
            panel.body.addWidget(label)
        return panel

    def _begin(self) -> QWidget:
        panel = Panel(self._theme, self.tr("Begin"))
        grid = QGridLayout()
        grid.setSpacing(6)
        for place, (title, about, icon, colour, wish) in enumerate((*self._to_play(), *self._to_look_after())):
            card = CardButton(self._theme, title, about, icon, colour)
            card.clicked.connect(wish)
            grid.addWidget(card, place // 2, place % 2)
        panel.body.addLayout(grid)
        return panel

    def _to_play(self) -> tuple[Card, ...]:
        return (
            (
                self.tr("&Learn to play"),
                self.tr("A first mission that explains the game while you play it."),
                "scroll",
                "#25513f",
                self.lessons_requested,
            ),
            (
                self.tr("&Play a single mission…"),
                self.tr("Any mission of any pack, with those you choose."),
                "hour",
                "#7a2020",
                self.mission_requested,
            ),
            (
                self.tr("&Resume a battle…"),
                self.tr("Every answer is kept: go on where you left off."),
                "forward",
                "#43325e",
                self.resume_requested,
            ),
            (
                self.tr("Open the &Codex"),
                self.tr("The rules of five games in our own words, searchable."),
                "book",
                "#1f3f77",
                self.codex_requested,
            ),
        )

    def _to_look_after(self) -> tuple[Card, ...]:
        return (
            (
                self.tr("&Add a pack…"),
                self.tr("Missions and who fights in them: a folder or .zip, checked first."),
                "chest",
                "#6b2c1a",
                self.add_pack_requested,
            ),
            (
                self.tr("&Settings"),
                self.tr("Light, dark or high contrast; size of text; motion."),
                "gear",
                "#2d5f4e",
                self.settings_requested,
            ),
        )

    def _shelf(self) -> QWidget:
        panel = Panel(self._theme, self.tr("Content packs"))
        inside = Scrolled()
        inside.setLayout(self.packs)
        self.packs.setContentsMargins(0, 0, 0, 0)
        self.shelf.setWidgetResizable(True)
        self.shelf.setMinimumHeight(ONE_PACK)
        self.shelf.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.shelf.setAccessibleName(self.tr("Content packs"))
        self.shelf.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.shelf.verticalScrollBar().rangeChanged.connect(self._on_shelf_range)
        lay_bare(self.shelf)
        self.shelf.setWidget(inside)
        panel.body.addWidget(self.shelf)
        return panel

    def _on_shelf_range(self, _least: int, most: int) -> None:
        """Let keys reach the shelf when there is something to scroll, and pass it over otherwise."""
        self.shelf.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

    def _clear(self) -> None:
        while (item := self.packs.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _on_why(self) -> None:
        self.reasons_requested.emit(self.sender().property("pack"))
