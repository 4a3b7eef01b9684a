"""What came home from the mission that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.records import Item
from horologium.campaign.results import title_of

if TYPE_CHECKING:
    from horologium.campaign.session import CampaignSession


def spoils(session: CampaignSession) -> tuple[Item, ...]:
    """The things whose history begins with the mission at hand, in the order in which they were found."""
    title = title_of(session)
    return tuple(item for item in session.books.all(Item) if item.history and title in item.history[0])
