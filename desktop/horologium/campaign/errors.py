"""Why a campaign says no."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from horologium.engine.core.ask import Answer, Request


class CampaignError(Exception):
    """Something that a player can understand and mend; the message is one sentence for the player."""


class Refused(CampaignError):
    """An operation that the rules or the state do not allow: why, and by which rules. Nothing has changed."""

    def __init__(self, reason: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.reason, self.rules = reason, rules


class Question(CampaignError):
    """An operation asks: answer ``request`` and do it again with ``answers`` and this answer. Nothing has changed."""

    def __init__(self, request: Request, answers: tuple[Answer, ...]) -> None:
        super().__init__(f"{request.rule} asks a question that was not answered")
        self.request, self.answers = request, answers


class StoreError(CampaignError):
    """What is kept cannot be read or written; the message names the file, the reason and the remedy."""


class ReadOnly(StoreError):
    """The campaign was opened to look at: somebody else holds it, or the folder cannot be written."""
