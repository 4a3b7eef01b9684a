"""The way that the company has come: from town to town, as the chronicle tells it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from horologium.campaign.calendar import date_text
from horologium.campaign.wording import called
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.plots import TownSpec


@dataclass(frozen=True, slots=True)
class Leg:
    """A stretch between two towns, told once however often it was travelled; one line for each journey."""

    start: str
    to: str
    journeys: tuple[str, ...]


def trail(session: CampaignSession) -> tuple[Leg, ...]:
    """The stretches in the order in which they were first travelled; nothing tells of what is still to come."""
    towns: Mapping[str, TownSpec] = session.pack.content.get("towns", {})
    known = [(town, day) for town, day in session.archive.stays() if town in towns]
    told: dict[tuple[str, str], list[str]] = {}
    for number, ((start, _), (to, day)) in enumerate(pairwise(known), start=1):
        told.setdefault((start, to), []).append(_line(session, number, (start, to), day))
    return tuple(Leg(start, to, tuple(lines)) for (start, to), lines in told.items())


def _line(session: CampaignSession, number: int, ends: tuple[str, str], day: int) -> str:
    start, to = (called(session.pack, "town", town) for town in ends)
    date = date_text(session.plot, day)
    return say("{number}. From {start} to {to}, arrived on {date}", number=number, start=start, to=to, date=date)
