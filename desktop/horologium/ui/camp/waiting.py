"""A place of the story that waits for its day: the players let the days pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.campaign.ops.story import AwaitDay
from horologium.campaign.plot import awaited

if TYPE_CHECKING:
    from horologium.ui.camp.camp import Camp
    from horologium.ui.camp.story_leaf import StoryLeaf


def offer_to_wait(leaf: StoryLeaf, camp: Camp) -> None:
    """A button to wait for the day, while it has not come."""
    session = camp.session
    if date := awaited(session):
        text = QCoreApplication.translate("Waiting", "&Wait until {date}").format(date=date)
        leaf.offer(text, lambda: camp.do(AwaitDay()), session.archive.read_only or session.refusal(AwaitDay()))
