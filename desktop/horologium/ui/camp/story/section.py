"""The story section: one panel for each stage of the campaign, and beside it what has happened so far."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from horologium.campaign.affairs import today
from horologium.campaign.ops.story import ChooseWay, ReadScene
from horologium.campaign.plot import here, passages
from horologium.campaign.wording import called
from horologium.ui.camp.story.aftermath import AftermathPanel, ReviewPanel
from horologium.ui.camp.story.briefing import BattleOnPanel, BriefingPanel, offer_to_wait
from horologium.ui.camp.story.panel import StoryPanel
from horologium.ui.kit.painted_button import CardButton
from horologium.ui.kit.plain_text import give_tip, literal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QResizeEvent

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.plot import Passage
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

BESIDE: Final = 250
ROOMY: Final = 34
"""How many times the size of the text the section is wide when there is room beside the panel."""
CHOICE: Final = ("forward", "#7a2020")
CLOSED: Final = ("warning", "#6a6257")


def where(affairs: Affairs) -> str:
    """Where and when the story stands: chapter, town, date."""
    standing = affairs.books.standing
    town = called(affairs.pack, "town", standing.town) if standing.town else ""
    return " · ".join(filter(None, [here(affairs).chapter, town, today(affairs)]))


def visited_titles(affairs: Affairs) -> list[str]:
    """The titles of all places of the story before this one, in the order in which the story tells them."""
    been = {mark.name for mark in affairs.books.marks("visited") if mark.count} - {affairs.books.standing.node}
    return [node.title for node in affairs.plot.nodes if node.name in been]


class ScenePanel(StoryPanel):
    """A scene to be read, and the choices it ends with."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._camp = camp
        self.choices: list[CardButton] = []

    def refresh(self) -> None:
        """Show the scene at hand."""
        session = self._camp.session
        scene = here(session)
        self.begin(scene.title, where(session))
        self.tell(scene.text)
        offered = [passage for passage in passages(session) if passage.way.label]
        self.choices = [self._choice(each) for each in offered if each.is_open or not each.secret]
        offer_to_wait(self, self._camp)
        if not offered:
            self.offer(
                self.tr("&Read on"), lambda: self._camp.do(ReadScene()), session.refusal(ReadScene()), default=True
            )
        self.end()

    def _choice(self, passage: Passage) -> CardButton:
        """A card for a way; one that is closed says why."""
        about = "; ".join(passage.reasons)
        icon, colour = CHOICE if passage.is_open else CLOSED
        card = CardButton(self._theme, literal(passage.way.label), about, icon, colour)
        card.setEnabled(passage.is_open)
        give_tip(card, about)
        card.clicked.connect(lambda: self._camp.do(ChooseWay(passage.number)))
        self.column.addWidget(card)
        return card


class EndingPanel(StoryPanel):
    """The end of the story."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._camp = camp

    def refresh(self) -> None:
        """Tell how it ended."""
        session = self._camp.session
        self.begin(here(session).title, where(session))
        self.tell(here(session).text)
        self.say(
            self.tr("This story is over. Begin another one on the start screen, or undo to choose otherwise."), "note"
        )
        self.end()


class StorySection(QWidget):
    """Shows the panel of the stage at hand; panels are built when they are first needed."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp = theme, camp
        self.panels: dict[str, StoryPanel] = {}
        self.stack = QStackedWidget()
        self.past = StoryPanel(theme)
        self.past.setFixedWidth(BESIDE)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.stack, 1)
        layout.addWidget(self.past)
        self.refresh()

    @property
    def panel(self) -> StoryPanel:
        """The panel that is open."""
        return self.panels[self._camp.session.books.standing.stage]

    def refresh(self) -> None:
        """Show where the campaign stands now."""
        stage = self._camp.session.books.standing.stage
        if stage not in self.panels:
            self.panels[stage] = panel = PANELS[stage](self._theme, self._camp)
            self.stack.addWidget(panel)
        self.panel.refresh()  # type: ignore[attr-defined]
        self.stack.setCurrentWidget(self.panel)
        self._show_past()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the past give way where large text needs the room."""
        super().resizeEvent(event)
        self.past.setVisible(event.size().width() >= ROOMY * self._theme.type.sizes["lead"])

    def _show_past(self) -> None:
        session = self._camp.session
        self.past.begin(self.tr("So far"))
        for title in visited_titles(session):
            self.past.say(title)
        label = self.past.say(here(session).title, "heading-small")
        label.setAccessibleDescription(self.tr("Where the story stands now"))
        label.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self.past.end()


PANELS: Final[Mapping[str, Callable[[Theme, OpenCampaign], StoryPanel]]] = MappingProxyType(
    {
        "scene": ScenePanel,
        "camp": BriefingPanel,
        "battle": BattleOnPanel,
        "review": ReviewPanel,
        "aftermath": AftermathPanel,
        "over": EndingPanel,
    }
)
"""The panel of each stage."""
