"""The section of the town: its view, the signs and tables of its counters, and the panel of what is chosen there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QStackedWidget, QWidget

from horologium.campaign.money import in_short
from horologium.ui.art import card_faces, frames, metal, things
from horologium.ui.camp.banners import TownBanner
from horologium.ui.camp.town.presenter import TownPresenter
from horologium.ui.camp.town.ware_panel import CoinsLabel, WarePanel
from horologium.ui.camp.town.wares import Ware
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow, empty
from horologium.ui.kit.painted_button import PaintedButton
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import give_tip
from horologium.ui.kit.table import DataTable
from horologium.ui.kit.table_model import Column

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from horologium.engine.core.offers import ServiceCounter
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

translate = QCoreApplication.translate
GAP = 4
LARGE = 20
"""The size of text above which there is no room for several lines of signs."""
HOOKS = 6
"""How long the irons are from which a sign hangs."""
PANEL_WIDTH: Final = 15
"""How many times as wide as the text is high the panel is."""
BANNER: Final = 104
LOW: Final = 58
SMALL: Final = 20
"""With larger text there is no room for a view of the town in a low window."""
TALL: Final = 640
"""How high the section must be to have room for the view of the town."""


def counter_table(theme: Theme, camp: OpenCampaign, counter: ServiceCounter) -> DataTable[Ware]:
    """A table for what lies on a counter."""
    name, kind, price, count = counter.headings

    def icon(ware: Ware) -> QIcon:
        return QIcon(card_faces.thumbnail(ware.face, theme.type.sizes["body"] + 8, theme.tokens, 2.0))

    def short(ware: Ware) -> str:
        return in_short(camp.session.rules.data.coins, ware.price) if ware.price else "–"

    columns = (
        Column[Ware]("name", name, lambda ware: ware.face.label, icon=icon, tip=lambda ware: ware.face.text, wide=True),
        Column[Ware]("kind", kind, lambda ware: ware.kind, choices=True),
        Column[Ware]("price", price, short, key=lambda ware: ware.price, tip=lambda ware: ware.words, right=True),
        Column[Ware]("words", translate("Town", "In words"), lambda ware: ware.words, shown=False),
        Column[Ware]("count", count, lambda ware: ware.count),
        Column[Ware]("now", translate("Town", "Now"), _now, tip=lambda ware: ware.cost.refused, choices=True),
    )
    return DataTable(theme, f"town-{counter.key}", counter.title, columns, lambda ware: ware.id, camp.memory)


def _now(ware: Ware) -> str:
    return translate("Town", "yes") if ware.cost.allowed else translate("Town", "not now")


class SignButton(PaintedButton):
    """One board, reached by Tab or the arrow keys."""

    MARGINS, ACROSS = (2, HOOKS, 2, 3), QSizePolicy.Policy.Minimum

    def __init__(self, theme: Theme, text: str, thing: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._thing, self._brief = thing, False
        self.rename(text)
        self.setCheckable(True)

    def rename(self, text: str) -> None:
        """Write other words on the board."""
        self.show_name(text)
        give_tip(self, text)
        self.updateGeometry()

    @property
    def full_width(self) -> int:
        """How wide it is with its words."""
        metrics = QFontMetrics(self._theme.type.capitals("small", 0.04))
        return metrics.horizontalAdvance(self.words) + metrics.height() + 34

    def set_brief(self, brief: bool) -> None:
        """Leave the words away, unless this counter is open."""
        if brief != self._brief:
            self._brief = brief
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        high = QFontMetrics(self._theme.type.capitals("small", 0.04)).height()
        brief = self._brief and not self.isChecked()
        return QSize(high + 22 if brief else self.full_width, high + 18 + HOOKS)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the board; the one that is open is lit and underlined."""
        tokens = self._theme.tokens
        self._irons(painter, area)
        lit = self.isChecked() or self.underMouse()
        frames.card(painter, area, tokens, lit=lit, pressed=self.isDown())
        ink = QColor(tokens.rubric if self.isChecked() else tokens.ink)
        side = QFontMetrics(self._theme.type.capitals("small", 0.04)).height()
        box = QRectF(area.left() + 9, area.center().y() - side / 2, side, side)
        things.draw(painter, self._thing, box, QColor(tokens.rubric))
        painter.setFont(self._theme.type.capitals("small", 0.04))
        painter.setPen(ink)
        words = QRectF(box.right() + 7, area.top(), area.right() - box.right() - 8, area.height())
        if self.isChecked() or not self._brief:
            painter.drawText(words, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), self.words)
        if self.isChecked():
            painter.setPen(QPen(QColor(tokens.rubric), 2))
            y = area.bottom() - 4
            painter.drawLine(QPointF(area.left() + 10, y), QPointF(area.right() - 10, y))

    def _irons(self, painter: QPainter, area: QRectF) -> None:
        if self._theme.tokens.flat:
            return
        painter.setPen(QPen(metal.bar(self._theme.tokens, area), 2))
        for x in (area.left() + 16, area.right() - 16):
            painter.drawLine(QPointF(x, 0), QPointF(x, area.top() + 2))


class SignBar(QWidget):
    """A row of signs that wraps where there is little room; exactly one is open."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(self.tr("Counters of the town"))
        self.boards: list[SignButton] = []
        self._group = QButtonGroup(self)
        self._flow = Flow(GAP)
        self.setLayout(self._flow)
        self._group.idToggled.connect(self._on_toggled)

    @property
    def current(self) -> int:
        """Which sign is open; below zero where none is."""
        return self._group.checkedId()

    def show_counters(self, counters: Sequence[ServiceCounter], current: int) -> None:
        """Hang up other signs, with one of them open."""
        for board in self.boards:
            self._group.removeButton(board)
        empty(self._flow)
        self.boards = [SignButton(self._theme, counter.title, counter.sign) for counter in counters]
        for place, board in enumerate(self.boards):
            board.setChecked(place == current)
            self._group.addButton(board, place)
            self._flow.addWidget(board)
            board.show()
        self._fit(self.width())

    def open(self, place: int) -> None:
        """Open a counter."""
        self.boards[place].setChecked(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """With large text, where the words would take several lines, only the open sign keeps them."""
        super().resizeEvent(event)
        self._fit(event.size().width())

    def _fit(self, width: int) -> None:
        wide = sum(board.full_width + GAP for board in self.boards) > width
        for board in self.boards:
            board.set_brief(wide and self._theme.type.sizes["body"] > LARGE)

    def _on_toggled(self, place: int, on: bool) -> None:
        self.boards[place].updateGeometry()
        if on:
            self.chosen.emit(place)


class TownSection(QWidget):
    """Shows counters and says what is chosen; the presenter does the rest."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp = theme, camp
        self.panel, self.ware_panel = Panel(theme, " "), WarePanel(theme)
        self.banner = TownBanner(theme, "", village=False, height=BANNER)
        self.about = PlainLabel("", "note", wrap=True)
        self.notice = PlainLabel("", "bad", wrap=True)
        self.purse = CoinsLabel(theme, camp.session.rules.data.coins, 0, self.tr("Purse"))
        self.signs, self.stack = SignBar(theme), QStackedWidget()
        self.counters: tuple[ServiceCounter, ...] = ()
        self.tables: dict[str, DataTable[Ware]] = {}
        self._set_up_for: dict[str, tuple[str, tuple[str, ...]]] = {}
        self._lay_out()
        self._presenter = TownPresenter(camp, self)
        theme.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the town as it is now."""
        self._presenter.refresh()

    def show_counters(self, counters: Sequence[ServiceCounter]) -> list[DataTable[Ware]]:
        """Set up the counters that are kept here, with the one open that was; gives back the stalls that are new.

        The stall of a counter that is not kept here waits for the next place where it is.
        """
        kept, was = tuple(counters), self.counter.key if self.counter is not None else ""
        if self.counters == kept:
            return []
        new = [self._set_up(each) for each in kept if self._set_up_for.get(each.key) != (each.title, each.headings)]
        self.counters = kept
        self.signs.show_counters(kept, next((place for place, each in enumerate(kept) if each.key == was), 0))
        return new

    def _set_up(self, counter: ServiceCounter) -> DataTable[Ware]:
        if (old := self.tables.get(counter.key)) is not None:
            self.stack.removeWidget(old)
            old.deleteLater()
        self._set_up_for[counter.key] = (counter.title, counter.headings)
        self.tables[counter.key] = table = counter_table(self._theme, self._camp, counter)
        table.said.connect(self._camp.said)
        self.stack.addWidget(table)
        return table

    def open_counter(self, key: str) -> None:
        """Go to a counter by its key."""
        self.signs.open([counter.key for counter in self.counters].index(key))

    @property
    def counter(self) -> ServiceCounter | None:
        """Which counter is open, if there is any."""
        return self.counters[self.signs.current] if self.counters else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the panel its share; the view of the town gives way where there is little height."""
        super().resizeEvent(event)
        wanted = PANEL_WIDTH * self._theme.type.sizes["lead"]
        self.ware_panel.setFixedWidth(min(wanted, max(240, event.size().width() * 2 // 5)))
        roomy = event.size().height() * 18 >= TALL * self._theme.type.sizes["body"]
        self.banner.setFixedHeight(BANNER if roomy else LOW)
        self.banner.setVisible(roomy or self._theme.type.sizes["body"] <= SMALL)
        self.about.setVisible(roomy and bool(self.about.text()))

    def _lay_out(self) -> None:
        for widget in (self.banner, self.about, self.notice):
            self.panel.body.addWidget(widget)
        self.panel.body.addWidget(self.purse, 0, Qt.AlignmentFlag.AlignLeft)
        self.panel.body.addWidget(self.signs)
        self.panel.body.addWidget(self.stack, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.panel, 1)
        layout.addWidget(self.ware_panel)
