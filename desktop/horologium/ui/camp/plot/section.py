"""The section of the plot: the story as a graph, the panel of the chosen place, and their presenter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from horologium.campaign.plot import node
from horologium.campaign.story_map import StoryMap, reached_at, story_map
from horologium.ui.art import icons, metal
from horologium.ui.battle.screen_reader import announce
from horologium.ui.camp.plot.view import PlotView
from horologium.ui.camp.story.panel import StoryPanel
from horologium.ui.kit.boxes import ElidedBox
from horologium.ui.kit.buttons import button_for
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont, QPaintEvent, QResizeEvent

    from horologium.campaign.story_map import Line, MapPlace, Prize
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

MEDAL = 34
_WRAP = int(Qt.TextFlag.TextWordWrap)
PANEL_WIDTH: Final = 15
"""How many times as wide as the text is high the panel is."""
translate = QCoreApplication.translate


class PrizeLabel(QWidget):
    """Medal, name and text."""

    def __init__(self, theme: Theme, prize: Prize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._prize = theme, prize
        won = self.tr("{name}, won") if prize.won else self.tr("{name}, not won yet")
        self.setAccessibleName(won.format(name=prize.name))
        self.setAccessibleDescription(prize.text if prize.won else "")
        give_tip(self, won.format(name=prize.name))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = width - MEDAL - 10
        return max(MEDAL + 4, sum(_height(font, room, text) for font, text in self._lines()) + 4)

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(200))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, tokens = QPainter(self), self._theme.tokens
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        box = QRectF(2, 2, MEDAL - 4, MEDAL - 4)
        if self._prize.won:
            painter.setBrush(QColor(tokens.panel) if tokens.flat else metal.ring(tokens, box))
            painter.setPen(QPen(QColor(tokens.ink), 1))
            painter.drawEllipse(box)
            icons.paint(
                painter, "seal", box.adjusted(6, 6, -6, -6), QColor(tokens.ink if tokens.flat else "#2b1d0e"), 2.4
            )
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.line), 1.6, Qt.PenStyle.DashLine))
            painter.drawEllipse(box)
        y = 0
        for (font, text), colour in zip(self._lines(), (tokens.ink, tokens.muted), strict=False):
            high = _height(font, self.width() - MEDAL - 10, text)
            painter.setFont(font)
            painter.setPen(QColor(colour if self._prize.won else tokens.muted))
            painter.drawText(QRect(MEDAL + 8, y, self.width() - MEDAL - 10, high), _WRAP, text)
            y += high

    def _lines(self) -> list[tuple[QFont, str]]:
        """What is written; the text of one that is not won is not told."""
        faces = self._theme.type
        lines = [(faces.capitals("small", 0.03), self._prize.name)]
        if self._prize.won and self._prize.text:
            lines.append((faces.text("small", italic=True), self._prize.text))
        return lines


def _height(font: QFont, width: int, text: str) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10_000), _WRAP, text).height()


class PlacePanel(StoryPanel):
    """Shows a place and the sum of the story. It decides nothing."""

    chosen = Signal(str)
    story_wanted = Signal()
    fork_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.set_title(self.tr("The story"))
        self.picker = ElidedBox()
        self.picker.setAccessibleName(self.tr("Place of the story"))
        self.picker.activated.connect(self._on_picked)
        self.body.insertWidget(0, self.picker)

    def show_places(self, places: Sequence[tuple[str, str]]) -> None:
        """List all places: what the graph shows, in words."""
        self.picker.clear()
        for key, line in places:
            self.picker.addItem(line, key)

    def show_place(self, place: MapPlace, line: str, text: str, story: StoryMap) -> None:
        """Tell of a place, then of the story as a whole."""
        self.picker.setCurrentIndex(self.picker.findData(place.key))
        self.begin(self.tr("The story"), place.chapter)
        heading = self.say(place.title or self.tr("Not yet told"), "heading")
        heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        if line:
            self.say(line, "note")
        if text:
            self.say(text)
        if place.state == "visited":
            what_if = button_for(self.tr("&What if… from here"), self.fork_wanted.emit)
            about = self.tr("A second campaign begins at this place of the story. This one stays as it is.")
            give_tip(what_if, about)
            what_if.setAccessibleDescription(about)
            self.column.addWidget(what_if)
        self._sum_up(story)
        self.end()
        if place.state == "here":
            self.offer(self.tr("Go &on with the story"), self.story_wanted.emit, default=True)

    def _sum_up(self, story: StoryMap) -> None:
        self.say(self.tr("Found so far"), "heading-small")
        self.say(self.tr("{found} of %n ending(s)", "", story.endings).format(found=story.endings_found))
        self.say(
            self.tr("%n fork(s) where another way would have led elsewhere", "", story.forks)
            if story.forks
            else self.tr("No fork has been passed yet.")
        )
        if story.prizes or story.secrets:
            self.say(self.tr("Achievements"), "heading-small")
        for prize in story.prizes:
            self.column.addWidget(PrizeLabel(self._theme, prize))
        if story.secrets:
            self.say(self.tr("and %n more that nobody names yet", "", story.secrets), "note")
        if story.told:
            self.say(self.tr("What the story remembers"), "heading-small")
        for told in story.told:
            self.say(f"• {told}")

    def _on_picked(self, row: int) -> None:
        self.chosen.emit(self.picker.itemData(row, Qt.ItemDataRole.UserRole))


class PlotSection(QWidget):
    """Graph and panel side by side."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.view, self.place_panel = PlotView(theme), PlacePanel(theme)
        self.panel = Panel(theme, " ", padding=14)
        self.panel.body.addWidget(self.view)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.panel, 1)
        layout.addWidget(self.place_panel)
        self._presenter = PlotPresenter(camp, self)
        self.refresh()

    def refresh(self) -> None:
        """Show the story as it is now."""
        self._presenter.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the panel its share."""
        super().resizeEvent(event)
        wanted = PANEL_WIDTH * self._theme.type.sizes["lead"]
        self.place_panel.setFixedWidth(min(wanted, max(230, event.size().width() * 2 // 5)))


class PlotPresenter:
    """Knows page and campaign; only what was visited is read from the plot itself."""

    def __init__(self, camp: OpenCampaign, page: PlotSection) -> None:
        self._camp, self._page = camp, page
        self._place = self._here = ""
        page.view.chosen.connect(self.choose)
        page.place_panel.chosen.connect(self.choose)
        page.view.entered.connect(self._go_on)
        page.place_panel.story_wanted.connect(self._go_on)
        page.place_panel.fork_wanted.connect(self._fork)

    def refresh(self) -> None:
        """Read the story; when it has gone on, its new place is chosen."""
        session = self._camp.session
        self._story: StoryMap = story_map(session)
        self._page.panel.set_title(session.plot.name)
        self._page.view.show_story(self._story)
        self._page.place_panel.show_places(
            [(place.key, _named(place, self._way(place))) for place in self._story.places]
        )
        here = session.books.standing.node
        if here != self._here or self._place not in self._page.view.places:
            self._place = here
        self._here = here
        self.choose(self._place)

    def choose(self, key: str) -> None:
        """Look at a place."""
        self._place = key
        place = next(each for each in self._story.places if each.key == key)
        known = place.state != "unknown"
        text = node(self._camp.session.plot, key).text if known else ""
        self._page.place_panel.show_place(place, _line(place, self._way(place)), text, self._story)
        self._page.view.choose(key)
        announce(self._page.view, " ".join(filter(None, (place.title, _line(place, self._way(place))))))

    def _go_on(self) -> None:
        if self._place == self._here:
            self._camp.section_wanted.emit("story")

    def _fork(self) -> None:
        """Wish for a campaign that begins where the story reached the chosen place."""
        seq = reached_at(self._camp.session, self._place)
        if seq is None:
            reason = translate("Plot", "the history does not go back so far: fork the campaign as it stands now")
            self._camp.refused.emit(reason, ())
        else:
            self._camp.fork_wanted.emit(seq)

    def _way(self, place: MapPlace) -> Line | None:
        return next((line for line in self._story.lines if line.to == place.key), None)


def _named(place: MapPlace, way: Line | None) -> str:
    """A place in one line of the list."""
    if place.state == "here":
        return translate("Plot", "{title} – here").format(title=place.title)
    if place.title:
        return place.title
    return translate("Plot", "? {label}").format(label=way.label if way else "").strip()


def _line(place: MapPlace, way: Line | None) -> str:
    """What is to be told of a place in a sentence."""
    if place.state == "here":
        return translate("Plot", "This is where the story stands.")
    if place.state == "visited":
        return {
            "scene": translate("Plot", "A scene that was read."),
            "mission": translate("Plot", "A mission that was fought."),
            "ending": translate("Plot", "An ending that was found."),
        }.get(place.kind, "")
    label = f"“{way.label}”. " if way and way.label else ""
    if way and way.state == "open":
        return label + translate("Plot", "This way is open now. Nobody knows where it leads.")
    if way and way.reasons:
        return label + translate("Plot", "Closed: {reasons}").format(reasons="; ".join(way.reasons))
    return label + translate("Plot", "A way that was not taken. Nobody knows where it would have led.")
