"""A visit to a town begins: other wares are on display, and something new is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.campaign.company import SHOWN
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.operations import Work

OFFER: Final = "side-mission"
"""What is marked as dismissed once the side mission of a visit was accepted or declined."""


ACCEPTED: Final = CardRef("work")
READ: Final = CardRef("legend")
"""What is on show once somebody has done the company a service for this visit: work, or a look ahead."""


def begin_visit(work: Work, town: str, days: int = 0) -> str:
    """The company comes to a town after some days; tells what is said there."""
    books = work.books
    books.stand(town=town, day=books.standing.day + days)
    for mark in books.marks(SHOWN):
        books.drop(mark)
    books.mark("dismissed", OFFER, 0)
    if not town:
        return ""
    books.mark("visited", f"town:{town}", books.marked("visited", f"town:{town}") + 1)
    return _hear(work, town)


def _hear(work: Work, town: str) -> str:
    """The first thing said in a town that the company has not heard yet."""
    spec = work.pack.content["towns"][town]
    for number, rumour in enumerate(spec.rumours):
        if not work.books.marked("rumour", f"{town}:{number}"):
            work.books.mark("rumour", f"{town}:{number}")
            return say("In {spec} it is said: {rumour}", spec=spec.name, rumour=rumour)
    return ""
