"""The story in a window: places to be chosen by mouse or by arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsView

from horologium.ui.camp.looking import LookingView
from horologium.ui.camp.plot.layout import laid_out
from horologium.ui.camp.plot.marks import LineMark, PlaceMark, card_size

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent
    from PySide6.QtWidgets import QWidget

    from horologium.campaign.story_map import StoryMap
    from horologium.ui.kit.theme import Theme

READABLE: Final = 0.72
"""Where the whole story would be smaller than this, the part around its newest place is shown first."""
LARGEST: Final = 1.25
ROOM: Final = 0.6
"""How much farther apart, in heights of a card, two layers are where a chapter begins."""
RULE: Final = 0.66
"""How far above the middle of its first cards a chapter is ruled off, in heights of a card."""


class PlotView(LookingView):
    """Says which place is meant; it decides nothing."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, LARGEST * 1.6, 0.15, parent)
        self.setAccessibleName(self.tr("The story as a graph"))
        self.viewport().setAccessibleName(self.tr("The story as a graph"))
        self.setAccessibleDescription(
            self.tr("Down and up follow the story, left and right go to what lies beside; plus and minus zoom.")
        )
        self.places: dict[str, PlaceMark] = {}
        self.lines: list[LineMark] = []
        self.chapters: list[tuple[float, str]] = []
        self._story: StoryMap | None = None
        self._place = ""
        self.tools.add("sheet", self.tr("The whole story"), "0", self.show_all)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.stepped.connect(self._step)
        self.clicked.connect(self._on_clicked)
        theme.changed.connect(self._on_theme_changed)

    def show_story(self, story: StoryMap) -> None:
        """Lay out the story; where it is the same as before the player goes on looking where they looked."""
        before = self.home
        self._story = story
        self.scene().clear()
        width, height = card_size(self._theme)
        step = QPointF(width * 1.1, height * 1.85)
        begin = _chapters(story)

        def high(layer: int) -> float:
            return step.y() * layer + height * ROOM * sum(1 for each in begin if 0 < each <= layer)

        spots = {key: QPointF(step.x() * aside, high(layer)) for key, (layer, aside) in laid_out(story).items()}
        self.chapters = [(high(layer) - height * RULE, " · ".join(names)) for layer, names in begin.items()]
        ways = {line.to: line for line in story.lines if line.state != "taken"}
        self.places = {
            place.key: PlaceMark(self._theme, place, ways.get(place.key), spots[place.key]) for place in story.places
        }
        self.lines = [LineMark(self._theme, line, spots[line.start], spots[line.to]) for line in story.lines]
        for item in (*self.lines, *self.places.values()):
            self.scene().addItem(item)
        self._settle_home(before)

    def choose(self, key: str) -> None:
        """Frame a place and bring it into sight."""
        self._place = key
        for other, mark in self.places.items():
            mark.set_state(chosen=other == key, focused=self.hasFocus())
        if key in self.places:
            mark = self.places[key]
            self.bring_into_sight(mark.area.translated(mark.pos()))

    def fit(self) -> None:
        """Show the whole story, or, where that would be too small to read, the part where it stands."""
        super().fit()
        here = next((mark for mark in self.places.values() if mark.place.state == "here"), None)
        if self.closeness > LARGEST:
            self.zoom(LARGEST / self.closeness)
            self.centerOn(self.home.center())
        elif self.closeness < READABLE and here is not None:
            self.zoom(READABLE / self.closeness)
            self._look_back_from(here)
        self._fitted = True

    def _look_back_from(self, here: PlaceMark) -> None:
        """Show a place with more of what was before it than of what comes."""
        high = self.viewport().height() / self.closeness
        self.centerOn(QPointF(here.pos().x(), min(here.pos().y() - high * 0.14, self.home.bottom() - high / 2)))

    def show_all(self) -> None:
        """Show the whole story, however small."""
        self.show_area(self.home)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take 0 for the whole story."""
        if event.key() == Qt.Key.Key_0 and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.show_all()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show by a stronger frame that keys come here."""
        super().focusInEvent(event)
        self._mark_again()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that keys go elsewhere."""
        super().focusOutEvent(event)
        self._mark_again()

    def _mark_again(self) -> None:
        for key, mark in self.places.items():
            mark.set_state(chosen=key == self._place, focused=self.hasFocus())

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Rule a line above each chapter, and write its name at the left edge, wherever one looks."""
        tokens, font = self._theme.tokens, self._theme.type.capitals("small", 0.05)
        painter.save()
        painter.resetTransform()
        painter.setFont(font)
        for height, name in self.chapters:
            y = self.viewportTransform().map(QPointF(0, height)).y()
            ink = QColor(tokens.line)
            painter.setPen(QPen(ink, 1, Qt.PenStyle.DashDotLine))
            painter.drawLine(QPointF(4, y), QPointF(self.viewport().width() - 4, y))
            painter.setPen(QColor(tokens.rubric))
            painter.drawText(QPointF(8, y - 5), name)
        painter.restore()

    def _settle_home(self, before: QRectF) -> None:
        self.home = self.scene().itemsBoundingRect().adjusted(-16, -16, 16, 16)
        self.scene().setSceneRect(self.home.adjusted(-500, -400, 500, 400))
        if self.home != before:
            self.fit()

    def _on_theme_changed(self) -> None:
        if self._story is not None:
            self.show_story(self._story)
            self._mark_again()

    def _on_clicked(self, at: QPointF) -> None:
        point = self.viewportTransform().inverted()[0].map(at)
        for key, mark in self.places.items():
            if mark.area.translated(mark.pos()).contains(point):
                self.chosen.emit(key)
                return

    def _step(self, x: int, y: int) -> None:
        """Follow the story down or back; left and right to the next one of the same layer."""
        if self._place not in self.places:
            keys = [*self.places]
            if keys:
                self.chosen.emit(keys[0])
            return
        found = self._along(y) if y else self._beside(x)
        if found:
            self.chosen.emit(found)

    def _along(self, forth: int) -> str:
        """The place to which the first way leads: one that was taken before any other."""
        lines = sorted((mark.line for mark in self.lines), key=lambda line: line.state != "taken")
        if forth > 0:
            return next((line.to for line in lines if line.start == self._place), "")
        return next((line.start for line in lines if line.to == self._place), "")

    def _beside(self, aside: int) -> str:
        here = self.places[self._place]
        layer = [mark for mark in self.places.values() if mark.place.layer == here.place.layer]
        ahead = [mark for mark in layer if (mark.pos().x() - here.pos().x()) * aside > 0]
        return min(ahead, key=lambda mark: abs(mark.pos().x() - here.pos().x())).place.key if ahead else ""


def _chapters(story: StoryMap) -> dict[int, list[str]]:
    """The chapters that begin in each layer."""
    found: dict[int, list[str]] = {}
    begun: set[str] = set()
    for place in sorted(story.places, key=lambda place: place.layer):
        if place.chapter and place.chapter not in begun:
            begun.add(place.chapter)
            found.setdefault(place.layer, []).append(place.chapter)
    return found
