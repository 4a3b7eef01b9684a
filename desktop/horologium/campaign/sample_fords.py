"""A sample campaign of The Ford: a league with one ford behind it, made by operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.campaign.affairs import active
from horologium.campaign.founding import Founder, Plan, Recruit
from horologium.campaign.ops.aftermath import FinishAftermath
from horologium.campaign.ops.by_hand import ResolveByHand
from horologium.campaign.ops.story import ReadScene
from horologium.engine.core.campaign import BattleResult, MemberResult
from horologium.engine.core.results import report

if TYPE_CHECKING:
    from horologium.campaign.session import CampaignSession

PACK: Final = "demo"
SAMPLE: Final = Plan(
    name="Azure at Three Fords",
    plot="three-fords",
    players=(Founder("Ada", "blue"),),
    heroes=tuple(Recruit(card, player=0) for card in ("bowman", "outrider", "pikeman", "sergeant")),
    seed=1412,
)
"""One of each kind."""
ROOM: Final = 3
"""How many of Azure have a place at the later fords."""


def walk_to_the_table(session: CampaignSession) -> None:
    """From the wager to the evening after the first ford."""
    session.do(ReadScene())
    bowman, outrider, pikeman, sergeant = (member.id for member in active(session.books))
    members = (
        report(bowman, kills=1, dealt=3),
        report(outrider, dealt=1, taken=2, knocked_out=1),
        report(pikeman, kills=1, dealt=2, taken=1),
        report(sergeant, dealt=2, taken=2),
    )
    session.do(ResolveByHand(BattleResult("held", won=True, members=members)))


def walk(session: CampaignSession) -> None:
    """On to the camp before the second ford."""
    walk_to_the_table(session)
    session.do(FinishAftermath())


def walk_to_the_end(session: CampaignSession) -> None:
    """The second ford is lost and the third a draw, so nobody has won."""
    walk(session)
    for outcome in ("lost", "drawn"):
        members = tuple(MemberResult(member.id) for member in active(session.books)[:ROOM])
        session.do(ResolveByHand(BattleResult(outcome, won=False, members=members)))
        session.do(FinishAftermath())
