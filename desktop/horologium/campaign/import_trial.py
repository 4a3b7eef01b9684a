"""A campaign from elsewhere, tried out with its game and its pack before anybody plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.campaign import battle
from horologium.campaign.affairs import insist
from horologium.campaign.agreements import charter_fault
from horologium.campaign.counts import count
from horologium.campaign.errors import CampaignError, Refused
from horologium.campaign.first_skills import may_start_with
from horologium.campaign.opening import open_session
from horologium.campaign.operations import Chance, Work
from horologium.campaign.ops.limits import CHECKS, check_sheet
from horologium.campaign.records import MISSIONS, MemberRecord
from horologium.campaign.reopening import reopened
from horologium.campaign.side_missions import side_mission
from horologium.engine.core.errors import EngineError
from horologium.engine.core.speech import say, speaking_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.campaign.ports import Archive, Clock, Packs
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.ruleset import AnyRuleset

STANDING: Final = ("purse", "day", "town", "node", "battles")
HERO: Final = ("known", "ready", "grade", "raises", "service")
BROKEN: Final = (ArithmeticError, AttributeError, EngineError, LookupError, RecursionError, TypeError, ValueError)
"""What rules stumble over when they are given what cannot be."""


def fault(archive: Archive, packs: Packs, rulesets: Mapping[str, AnyRuleset], clock: Clock) -> str:
    """Why a campaign cannot be played as it is, or nothing; nothing is written."""
    try:
        session = open_session(archive, packs, rulesets, clock)
        with speaking_of(session.ruleset.id):
            _try(session)
    except CampaignError as error:
        return str(error)
    except BROKEN as error:
        return say("the rules cannot work with it ({reason})", reason=f"{type(error).__name__}: {error}")
    return ""


def _try(session: CampaignSession) -> None:
    books = session.books
    work = Work(
        books, session.ruleset, session.rules, session.pack, session.plot, Chance("trial"), session.archive.battles
    )
    if wrong := charter_fault(books.charter, session.ruleset, session.rules):
        raise Refused(wrong)
    for name in STANDING:
        CHECKS["standing", name](work, books.standing, getattr(books.standing, name))
    if books.standing.side:
        side_mission(session.plot, books.standing.side)
    for hero in books.all(MemberRecord):
        for name in HERO:
            CHECKS["member", name](work, hero, getattr(hero, name))
        check_sheet(work, hero.id)
        _try_first_skills(work, hero)
    _try_battle(session, work)


def _try_first_skills(work: Work, hero: MemberRecord) -> None:
    """Who has not fought yet begins as the rules say, unless somebody has set it otherwise by hand."""
    if work.rules.first_skills is None or count(hero.service, MISSIONS) or "known" in hero.by_hand:
        return
    first = work.rules.first_skills(work.pack.content, hero.card)
    (usual,) = work.rules.roster.begin(work.pack.content, [hero.card]).members
    if hero.known[: len(usual.known)] != usual.known:  # whoever learns more learns it after the first skills
        insist(may_start_with(work.pack, work.rules, hero.card, hero.known[: first.count]))


def _try_battle(session: CampaignSession, work: Work) -> None:
    """The battle that is on goes on from where it was left, or from its beginning."""
    standing = session.books.standing
    if standing.stage not in ("battle", "review"):
        return
    head = next((head for head in work.battles.heads() if head.id == standing.battle), None)
    if head is not None:
        again = reopened(session.ruleset, work.battles.save(head.id))
        if again.cut and head.version == session.ruleset.version:  # other rules are nobody's fault
            raise Refused(again.words[0])
    elif standing.stage == "battle":
        battle.new_table(session.books, session.ruleset, session.rules, session.pack)
