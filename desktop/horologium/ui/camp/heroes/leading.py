"""Where reminders lead, and how one is rid of them."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.campaign.ops.reminders import DismissReminder
from horologium.ui.camp.heroes.badges import Badge
from horologium.ui.camp.sections import sections_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.campaign.reminders import Reminder
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme

PLACES: Final[Mapping[str, str]] = MappingProxyType({"scene": "story", "carry": "stash", "injury": "town"})
"""The section in which something can be done about a reminder, where it is not the hero's sheet."""
TABS: Final[Mapping[str, str]] = MappingProxyType(
    {"learning": "skills", "ready": "skills", "class": "skills", "slot": "gear", "injury": "record"}
)
"""The tab of the hero's sheet in which something can be done about a reminder."""


def badge_for(theme: Theme, camp: Camp, reminder: Reminder) -> Badge:
    """A badge that leads where something can be done, and can be dismissed."""
    badge = Badge(theme, reminder)
    badge.dismissed.connect(lambda key: camp.do(DismissReminder(key)))
    badge.wanted.connect(partial(lead_on, camp))
    return badge


def lead_on(camp: Camp, reminder: Reminder) -> None:
    """Go to where something can be done about a reminder."""
    known = [section.id for section in sections_of(camp.session if camp.is_open else None)]
    if (place := PLACES.get(reminder.kind, "")) in known and camp.is_open:
        camp.section_wanted.emit(place)
    elif reminder.hero:
        camp.show_hero(reminder.hero, TABS.get(reminder.kind, ""))
