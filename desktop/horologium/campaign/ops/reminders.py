"""Dismissing what the players have seen and decided to leave as it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horologium.campaign.errors import Refused
from horologium.campaign.operations import Told, Work
from horologium.campaign.reminders import DISMISSED, reminders
from horologium.engine.core.speech import say


@dataclass(frozen=True, slots=True)
class DismissReminder:
    """Be no longer reminded of something, as long as it stays as it is."""

    name: ClassVar[str] = "dismiss-reminder"
    key: str

    def apply(self, work: Work) -> Told:
        """The reminder is gone."""
        found = next((each for each in reminders(work) if each.key == self.key), None)
        if found is None:
            raise Refused(say("there is no such reminder now"))
        work.books.mark("dismissed", DISMISSED + self.key)
        return Told(say("dismiss: {reminder}", reminder=found.text))
