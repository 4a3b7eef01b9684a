"""A mission that was played on the table: its result is entered, checked like any other, and marked for good."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign.account import account
from horologium.campaign.affairs import state_of
from horologium.campaign.errors import Refused
from horologium.campaign.ops.missions import fit_for_battle, told_of
from horologium.campaign.records import MemberRecord
from horologium.campaign.results import check, settle
from horologium.campaign.wording import must_exist
from horologium.engine.core.campaign import BattleResult, MemberResult
from horologium.engine.core.codec import added
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.operations import Told, Work


@dataclass(frozen=True, slots=True)
class ResolveByHand:
    """Enter the result of the mission at hand; those whom it speaks of went into it.

    Where the rules work out what follows from what was counted, that can be left to them.
    """

    name: ClassVar[str] = "resolve-by-hand"
    result: BattleResult
    worked_out: bool = added(usual=False)

    def apply(self, work: Work) -> Told:
        """From camp, or in place of a battle that is on and goes on at the table."""
        books = work.books
        if books.standing.stage not in ("camp", "battle"):
            raise Refused(say("a result is entered in camp, or while its battle is on"))
        must_exist(work.pack, "mission", books.standing.mission)
        party = tuple(each.member for each in self.result.members)
        if books.standing.stage == "camp":
            fit_for_battle(work, party)
            books.stand(party=party)
        books.stand(battle="")
        check(work, self.result)
        result = completed(work, self.result) if self.worked_out else self.result
        record, news = settle(work, result, ("result",))
        return told_of(work, result, record, account(work, result), news, say("Entered by hand."))


def completed(work: Work, result: BattleResult) -> BattleResult:
    """A result with all that the rules let follow from it; chance may be asked."""
    if work.rules.worked_out is None:
        return result
    party = state_of(work, [each.member for each in result.members])
    follows = work.chance.ask(work.rules.worked_out(party, work.books.standing.mission, result))
    return replace(result, consequences=(*result.consequences, *follows))


def blank(affairs: Affairs, party: Sequence[str], outcome: str) -> BattleResult:
    """An empty form for a mission with this outcome: nobody was hurt, nothing was found."""
    known = affairs.rules.missions.ends(affairs.pack.content, affairs.books.standing.mission).outcomes
    if outcome not in known:
        raise Refused(
            say(
                "this mission cannot end with {outcome!r}: it ends with {names}",
                outcome=outcome,
                names=", ".join(known),
            )
        )
    return BattleResult(
        outcome, known[outcome], tuple(MemberResult(affairs.books.get(MemberRecord, key).id) for key in party)
    )
