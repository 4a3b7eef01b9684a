"""A sample campaign of Constellation: a band on the second rung, one battle behind it, made by operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.campaign.affairs import active
from horologium.campaign.founding import Founder, Plan, Recruit
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep
from horologium.campaign.ops.by_hand import ResolveByHand
from horologium.campaign.ops.heroes import Hire
from horologium.campaign.ops.offers import TakeOffers
from horologium.campaign.ops.story import ChooseWay, ReadScene
from horologium.campaign.sample import go_on_for
from horologium.engine.core.campaign import BattleResult
from horologium.engine.core.consequences import coins, consequence, experience
from horologium.engine.core.results import report

if TYPE_CHECKING:
    from horologium.campaign.session import CampaignSession

PACK: Final = "constellation"
SAMPLE: Final = Plan(
    name="The Smoking Lamp",
    plot="the-ladder-of-signs",
    players=(Founder("Ada", "blue"),),
    heroes=tuple(Recruit(card, player=0) for card in ("mira", "doran", "sela")),
    seed=1204,
)
"""Three novices of one player."""


def walk_to_the_hall(session: CampaignSession) -> None:
    """From the first scene to the evening in the hall after the first battle."""
    session.do(ChooseWay(1))
    mira, doran, sela = (hero.id for hero in active(session.books))
    result = BattleResult(
        outcome="more-points",
        won=True,
        members=(
            report(mira, taken=2, kills=1, dealt=4),
            report(doran, taken=3, knocked_out=1, dealt=3),
            report(sela, taken=3, knocked_out=1, kills=1, dealt=5),
        ),
        consequences=(
            experience(1, mira),
            consequence("condition", "injury", "a-ringing-head", whom=doran),
            consequence("condition", "injury", "a-stiff-leg", whom=sela),
            coins(14),
            experience(2),
        ),
    )
    session.do(ResolveByHand(result))
    go_on_for(session, "buy")


def walk(session: CampaignSession) -> None:
    """On to the camp before the second battle: a newcomer, a lesson, a bow."""
    walk_to_the_hall(session)
    session.do(TakeOffers("learn-skill", "skills", ("step",), active(session.books)[0].id))
    session.do(TakeOffers("buy", "buy", ("equipment:short-bow",)))
    session.do(Hire("nessa"))
    session.do(NextStep())
    session.do(FinishAftermath())
    session.do(ReadScene())
