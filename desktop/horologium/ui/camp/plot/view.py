"""The story as a graph: where its places lie, to be chosen by mouse or by arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsView

from horologium.ui.camp.plot.items import PlaceItem, WayItem, card_size
from horologium.ui.kit.pan_zoom_view import PanZoomView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QWidget

    from horologium.campaign.story_map import MapPlace, StoryMap
    from horologium.ui.kit.theme import Theme

SWEEPS: Final = 8
TAKEN: Final = 4.0
"""How many times as strong as another line a way that was taken keeps two places in one line."""

Asides = dict[str, float]
READABLE: Final = 0.72
"""Where the whole story would be smaller than this, the part around its newest place is shown first."""
LARGEST: Final = 1.25
ROOM: Final = 0.6
"""How much farther apart, in heights of a card, two layers are where a chapter begins."""
RULE: Final = 0.66
"""How far above the middle of its first cards a chapter is ruled off, in heights of a card."""


def laid_out(story: StoryMap) -> dict[str, tuple[int, float]]:
    """For each place its layer, and how far aside it lies there, in places from the first."""
    layers: dict[int, list[str]] = {}
    for place in sorted(story.places, key=_first):
        layers.setdefault(place.layer, []).append(place.key)
    known = frozenset(place.key for place in story.places if place.state != "unknown")
    for layer, keys in layers.items():
        keys[:] = _known_in_the_middle(keys, known, layer % 2)
    asides: Asides = {key: float(row) for keys in layers.values() for row, key in enumerate(keys)}
    pulls = _pulls(story)
    for sweep in range(SWEEPS):
        for layer in sorted(layers, reverse=bool(sweep % 2)):
            _settle(layers[layer], asides, pulls, known)
    _straighten(story, layers, asides, known)
    first = min(asides.values(), default=0.0)
    return {place.key: (place.layer, asides[place.key] - first) for place in story.places}


def _first(place: MapPlace) -> tuple[int, int]:
    return place.layer, place.lane


def _known_in_the_middle(keys: list[str], known: frozenset[str], odd: int) -> list[str]:
    """Blanks to both sides of what is known; an odd one to the left or to the right by turns."""
    blanks, others = [key for key in keys if key not in known], [key for key in keys if key in known]
    half = (len(blanks) + odd) // 2
    return [*blanks[:half], *others, *blanks[half:]]


def _pulls(story: StoryMap) -> dict[str, list[tuple[str, float]]]:
    """Who draws whom, and how strongly; both ends of a line draw."""
    known = {place.key for place in story.places}
    pulls: dict[str, list[tuple[str, float]]] = {key: [] for key in known}
    for line in story.lines:
        if line.start in known and line.to in known and line.start != line.to:
            force = TAKEN if line.state == "taken" else 1.0
            pulls[line.start].append((line.to, force))
            pulls[line.to].append((line.start, force))
    return pulls


def _settle(
    keys: list[str], asides: Asides, pulls: Mapping[str, list[tuple[str, float]]], known: frozenset[str]
) -> None:
    """Move the places of a layer towards those they are joined to, one place apart at least.

    Their order follows the lines only where several places are known: else what is known stays in the middle.
    """
    wanted = {key: _wanted(key, asides, pulls) for key in keys}
    if len(known.intersection(keys)) > 1:
        keys.sort(key=lambda key: (wanted[key], asides[key]))
    placed = list[float]()
    for key in keys:
        placed.append(max(wanted[key], placed[-1] + 1) if placed else wanted[key])
    drift = sum(placed) / len(placed) - sum(wanted.values()) / len(wanted)
    for key, aside in zip(keys, placed, strict=True):
        asides[key] = aside - drift


def _straighten(story: StoryMap, layers: Mapping[int, list[str]], asides: Asides, known: frozenset[str]) -> None:
    """Move whole layers: a single known place stands below where it was reached from, blanks below their start."""
    came = {line.to: line.start for line in story.lines if line.state == "taken" or line.to not in known}
    layer_of = {place.key: place.layer for place in story.places}
    for layer in sorted(layers):
        here = [key for key in layers[layer] if key in known] or layers[layer]
        starts = [came[key] for key in here if key in came and layer_of.get(came[key], layer) < layer]
        if len(starts) == len(here) and (len(here) == 1 or here[0] not in known):
            by = (sum(asides[key] for key in starts) - sum(asides[key] for key in here)) / len(here)
            asides |= {key: asides[key] + by for key in layers[layer]}


def _wanted(key: str, asides: Asides, pulls: Mapping[str, list[tuple[str, float]]]) -> float:
    forces = pulls[key]
    if not forces:
        return asides[key]
    return sum(asides[other] * force for other, force in forces) / sum(force for _, force in forces)


class PlotView(PanZoomView):
    """Says which place is meant; it decides nothing."""

    CLOSEST, FARTHEST = LARGEST * 1.6, 0.15

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        about = self.tr("Down and up follow the story, left and right go to what lies beside; plus and minus zoom.")
        self.call_it(self.tr("The story as a graph"), about)
        self.places: dict[str, PlaceItem] = {}
        self.lines: list[WayItem] = []
        self.chapters: list[tuple[float, str]] = []
        self._story: StoryMap | None = None
        self._place = ""
        self.add_tool("sheet", self.tr("The whole story"), "0", self.show_all)
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
            place.key: PlaceItem(self._theme, place, ways.get(place.key), spots[place.key]) for place in story.places
        }
        self.lines = [WayItem(self._theme, line, spots[line.start], spots[line.to]) for line in story.lines]
        for item in (*self.lines, *self.places.values()):
            self.scene().addItem(item)
        self._settle_home(before)

    def choose(self, key: str) -> None:
        """Frame a place and bring it into sight."""
        self._place = key
        for other, item in self.places.items():
            item.set_state(chosen=other == key, focused=self.hasFocus())
        if key in self.places:
            item = self.places[key]
            self.bring_into_sight(item.area.translated(item.pos()))

    def fit(self) -> None:
        """Show the whole story, or, where that would be too small to read, the part where it stands."""
        super().fit()
        here = next((item for item in self.places.values() if item.place.state == "here"), None)
        if self.closeness > LARGEST:
            self.zoom(LARGEST / self.closeness)
            self.centerOn(self.home.center())
        elif self.closeness < READABLE and here is not None:
            self.zoom(READABLE / self.closeness)
            self._look_back_from(here)
        self._fitted = True

    def _look_back_from(self, here: PlaceItem) -> None:
        """Show a place with more of what was before it than of what comes."""
        high = self.viewport().height() / self.closeness
        self.centerOn(QPointF(here.pos().x(), min(here.pos().y() - high * 0.14, self.home.bottom() - high / 2)))

    def show_all(self) -> None:
        """Show the whole story, however small."""
        self.show_area(self.home)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show by a stronger frame that keys come here."""
        super().focusInEvent(event)
        self._mark_again()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that keys go elsewhere."""
        super().focusOutEvent(event)
        self._mark_again()

    def _mark_again(self) -> None:
        for key, item in self.places.items():
            item.set_state(chosen=key == self._place, focused=self.hasFocus())

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
        point = self.scene_point(at)
        for key, item in self.places.items():
            if item.area.translated(item.pos()).contains(point):
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
        lines = sorted((item.line for item in self.lines), key=lambda line: line.state != "taken")
        if forth > 0:
            return next((line.to for line in lines if line.start == self._place), "")
        return next((line.start for line in lines if line.to == self._place), "")

    def _beside(self, aside: int) -> str:
        here = self.places[self._place]
        layer = [item for item in self.places.values() if item.place.layer == here.place.layer]
        ahead = [item for item in layer if (item.pos().x() - here.pos().x()) * aside > 0]
        return min(ahead, key=lambda item: abs(item.pos().x() - here.pos().x())).place.key if ahead else ""


def _chapters(story: StoryMap) -> dict[int, list[str]]:
    """The chapters that begin in each layer."""
    found: dict[int, list[str]] = {}
    begun: set[str] = set()
    for place in sorted(story.places, key=lambda place: place.layer):
        if place.chapter and place.chapter not in begun:
            begun.add(place.chapter)
            found.setdefault(place.layer, []).append(place.chapter)
    return found
