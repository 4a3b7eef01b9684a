"""Pages of the story: cards and scenes of any ruleset, ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.engine.core.view import PointView, SceneLine

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.engine.core.view import BattleView, CardView, SceneView

OPENING, WON, LOST, DRAWN = "opening", "won", "lost", "drawn"
STORIES = ("setup", "location", "story")
"""The kinds of cards that are read out when they are drawn."""
AWAY = "away"


@dataclass(frozen=True, slots=True)
class StoryPage:
    """One page: what it is called, its story, what it offers, and what it tells beside."""

    key: str
    kind: str
    title: str
    over: str = ""
    text: str = ""
    why: str = ""
    rules: tuple[str, ...] = ()
    points: tuple[PointView, ...] = ()
    lines: tuple[SceneLine, ...] = ()
    away: bool = False

    @property
    def is_end(self) -> bool:
        """Whether the battle is over with this page."""
        return self.kind in {WON, LOST, DRAWN}


def card_pages(view: BattleView) -> list[StoryPage]:
    """Make a page of every card that belongs to the story, in the order in which they were drawn."""
    return [card_page(card) for card in view.cards if not card.owner and card.kind in STORIES]


def card_page(card: CardView) -> StoryPage:
    """Make a page of a card."""
    rules, away = (card.rule,) if card.rule else (), card.state == AWAY
    over = kind_words(card.kind)
    return StoryPage(card.key or "", card.kind, card.label, over, card.text, "", rules, card.points, (), away)


def scene_page(scene: SceneView, over: str) -> StoryPage:
    """Make a page of the first or the last scene."""
    return StoryPage(scene.kind, scene.kind, scene.title, over, scene.text, scene.why, scene.rules, (), scene.lines)


def new_pages(before: Iterable[StoryPage], after: Iterable[StoryPage]) -> list[StoryPage]:
    """Tell which cards were drawn in between."""
    known = {page.key for page in before}
    return [page for page in after if page.key not in known]


def kind_words(kind: str) -> str:
    """Say in a word or two what a page is."""
    translate = QCoreApplication.translate
    return {
        "setup": translate("Story", "Set-up card"),
        "location": translate("Story", "Location"),
        "story": translate("Story", "Story card"),
        OPENING: translate("Story", "How it begins"),
    }.get(kind, translate("Story", "How it ended"))


def state_words(point: PointView) -> str:
    """Say how something that a card offers stands."""
    translate = QCoreApplication.translate
    return {
        "open": translate("Story", "open"),
        "taken": translate("Story", "done"),
        "failed": translate("Story", "failed"),
    }.get(point.state, translate("Story", "not now"))


def spoken(page: StoryPage) -> str:
    """Give a whole page as one text, to be read aloud."""
    points = [f"{point.label}, {state_words(point)}" for point in page.points]
    lines = [f"{line.label}: {line.text}" for line in page.lines]
    parts = (page.over, page.title, page.text, page.why, *points, *lines)
    return ". ".join(part.rstrip(".") for part in parts if part)
