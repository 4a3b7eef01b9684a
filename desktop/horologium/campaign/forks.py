"""What if: from which step of its history a campaign could be begun anew, to go another way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.records import Mark

if TYPE_CHECKING:
    from horologium.campaign.session import CampaignSession


def reached_at(session: CampaignSession, node: str) -> int | None:
    """The last step by which the story came to a place; nothing where the history does not go back so far."""
    for step in reversed(session.steps):
        if step.state == "done" and any(_arrives(change.after, node) for change in session.archive.changes(step.seq)):
            return step.seq
    return 0 if session.plot.start == node else None


def _arrives(record: object, node: str) -> bool:
    return isinstance(record, Mark) and (record.kind, record.name) == ("visited", node)
