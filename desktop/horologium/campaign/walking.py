"""Going through a campaign with nobody to ask: what is allowed is done, what is not is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.affairs import active
from horologium.campaign.asking import counter_of
from horologium.campaign.errors import CampaignError, Question
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep
from horologium.campaign.ops.gear import Equip
from horologium.campaign.outfit import to_carry
from horologium.engine.core.ask import Choose

if TYPE_CHECKING:
    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.ask import Answer


def hand_out(session: CampaignSession) -> None:
    """What the company has goes to those who can carry it."""
    for item, hero in zip(to_carry(session), active(session.books), strict=False):
        attempt(session, Equip(item.id, hero.id))


def go_on_for(session: CampaignSession, counter: str) -> None:
    """Take the steps after a battle up to the one at which a counter opens."""
    wanted = counter_of(session, counter).step
    while session.books.standing.step != wanted and attempt(session, NextStep()):
        pass


def leave(session: CampaignSession) -> None:
    """Take all steps that are left after the battle."""
    while attempt(session, NextStep()):
        pass
    session.do(FinishAftermath())


def attempt(session: CampaignSession, operation: Operation) -> bool:
    """Do what the rules allow, with the first choice where they ask; what a pack refuses by now is left out."""
    answers: tuple[Answer, ...] = ()
    while True:
        try:
            session.do(operation, answers)
        except Question as question:
            if not isinstance(request := question.request, Choose):
                return False
            answers = (*question.answers, tuple(request.keys()[: max(request.least, 1)]))
        except CampaignError:
            return False
        else:
            return True
