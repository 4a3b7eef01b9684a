"""What came home from the mission that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.evening import RESULTS
from horologium.campaign.records import ConditionRecord, ThingRecord
from horologium.campaign.results import title_of

if TYPE_CHECKING:
    from horologium.campaign.ports import Step
    from horologium.campaign.session import CampaignSession


def result_step(session: CampaignSession) -> Step | None:
    """The step with which the last battle came to count; None where the history does not reach back so far."""
    return next((step for step in reversed(session.steps) if step.state == "done" and step.name in RESULTS), None)


def spoils(session: CampaignSession) -> tuple[ThingRecord, ...]:
    """The things that the result brought and that are still there, in the order in which they were found."""
    new, title = _entered(session), title_of(session)
    items = session.books.all(ThingRecord)
    if new is not None:
        return tuple(item for item in items if item.id in new)
    return tuple(item for item in items if item.history and title in item.history[0])


def wounds(session: CampaignSession) -> tuple[ConditionRecord, ...]:
    """The injuries that the result brought and that are not healed yet."""
    new, title = _entered(session), title_of(session)
    injuries = session.books.all(ConditionRecord)
    return tuple(each for each in injuries if (each.id in new if new is not None else each.since.startswith(title)))


def _entered(session: CampaignSession) -> frozenset[str] | None:
    """The ids of all records that the result has entered; None where that is not known any more."""
    step = result_step(session)
    if step is None:
        return None
    return frozenset(change.id for change in session.archive.changes(step.seq) if change.before is None)
