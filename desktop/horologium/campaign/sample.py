"""A sample campaign: a company some weeks on its way, made by the operations that players use.

It shows what a campaign looks like before somebody has one of their own, and it stands on the pictures of all screens.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from horologium.campaign.affairs import active
from horologium.campaign.company import stock
from horologium.campaign.errors import CampaignError, Question, StoreError
from horologium.campaign.founding import Founder, Plan, Recruit
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep
from horologium.campaign.ops.by_hand import ResolveByHand
from horologium.campaign.ops.care import Favour
from horologium.campaign.ops.gear import Equip
from horologium.campaign.ops.heroes import HeroNotes
from horologium.campaign.ops.learning import LearnSkill, PinSkills
from horologium.campaign.ops.notes import AddNote, Remark
from horologium.campaign.ops.story import ChooseWay, ReadScene
from horologium.campaign.ops.trade import Buy, OpenMarket, Sell
from horologium.campaign.ops.workshop import Craft
from horologium.engine.core.ask import Choose
from horologium.engine.core.campaign import BattleResult, MemberResult
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from horologium.campaign.office import Office
    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.ask import Answer

PACK: Final = "rehearsal"
SAMPLE: Final = Plan(
    name="The Company of the Swan",
    plot="the-rehearsal",
    players=(Founder("Ada", "red"), Founder("Ben", "blue")),
    heroes=tuple(
        Recruit(card, player=place % 2) for place, card in enumerate(("valerio", "sofia", "rebecca", "vincenzo"))
    ),
    seed=1509,
)
"""Four heroes of two players."""

TOWN: Final = "town"


def make(
    office: Office,
    name: str = "",
    play: Callable[[CampaignSession], None] | None = None,
    *,
    pack: str = PACK,
    plan: Plan = SAMPLE,
) -> Path:
    """Found a sample and play it to its place; gives its file. May be called in the background."""
    session = office.found(office.packs.packs[pack], replace(plan, name=name or plan.name))
    try:
        (play or walk)(session)
        path = session.archive.path
    finally:
        session.close()
    if path is None:
        raise StoreError(say("the sample campaign needs a shelf of files"))
    return path


def walk(session: CampaignSession) -> None:
    """From the first scene to the camp at Siena, two battles later: a full purse, wounds, and plenty to decide."""
    walk_to_bolsena(session)
    _leave(session)
    session.do(ChooseWay(1))
    _in_town(session)


def walk_to_bolsena(session: CampaignSession) -> None:
    """From the first scene to the evening after the second battle."""
    _attempt(session, AddNote("At the table", "Ada plays Valerio and Rebecca, Ben plays Sofia and Vincenzo."))
    session.do(ChooseWay(1))
    for card in ("healing-draught", "bandages", "rope"):
        _attempt(session, Buy("equipment", card))
    session.do(ResolveByHand(_at_bagnaia(session)))
    _remark(session, "Never again without a rope.")
    _go_on_to(session, "experience")
    _learn(session, ("gust", "counterattack", "evasive", "ward"))
    _leave(session)
    session.do(ReadScene())
    _prepare(session)
    session.do(ResolveByHand(_at_the_bridge(session)))
    _go_on_to(session, TOWN)
    _attempt(session, OpenMarket())
    _attempt(session, Buy("equipment", "round-shield"))


def _at_bagnaia(session: CampaignSession) -> BattleResult:
    valerio, sofia, rebecca, vincenzo = (hero.id for hero in active(session.books))
    return BattleResult(
        outcome="satchel-and-envoy",
        won=True,
        members=(
            MemberResult(valerio, wounds=5, kills=3, dealt=11, injuries=("deep-cut",)),
            MemberResult(sofia, wounds=2, kills=2, dealt=7, found=2),
            MemberResult(rebecca, wounds=1, kills=1, dealt=4, found=1),
            MemberResult(vincenzo, wounds=4, knocked_out=1, dealt=3, injuries=("concussion",)),
        ),
        loot=("sage", "ember", "clear-water", "silver-chain", "sulphur"),
        coins=38,
        experience=4,
    )


def _at_the_bridge(session: CampaignSession) -> BattleResult:
    valerio, sofia, rebecca, vincenzo = (hero.id for hero in active(session.books))
    return BattleResult(
        outcome="road-open",
        won=True,
        members=(
            MemberResult(valerio, wounds=3, kills=4, dealt=13),
            MemberResult(sofia, wounds=6, kills=2, dealt=8, knocked_out=1, injuries=("limp",)),
            MemberResult(rebecca, kills=1, dealt=5, found=2),
            MemberResult(vincenzo, wounds=2, kills=2, dealt=9, found=1),
        ),
        loot=("mandrake", "ember", "sage", "clay-of-earth", "quicksilver", "saltpetre", "venetian-glass"),
        coins=64,
        experience=5,
        stock=("throwing-knives", "lantern", "kettle-hat"),
    )


def _prepare(session: CampaignSession) -> None:
    """In camp before the bridge: notes, and what was bought goes to those who carry it."""
    valerio = active(session.books)[0]
    _attempt(session, HeroNotes(valerio.id, "Wants the flail. Must not have the flail."))
    text = (
        "Girolamo talks in his sleep, and he talks in numbers. Rebecca writes them down; so far they add up to nothing."
    )
    _attempt(session, AddNote("What the envoy says at night", text))
    _hand_out(session)


def _in_town(session: CampaignSession) -> None:
    """A day in Siena: trade, work, and the church."""
    _attempt(session, OpenMarket())
    _attempt(session, Craft("fire-flask"))
    for item in [item for item in stock(session.books, "reagent") if item.card == "silver-chain"]:
        _attempt(session, Sell(item.id))
    _attempt(session, Favour("bless", active(session.books)[2].id))
    _attempt(
        session, AddNote("Siena", "The room has two doors. Sofia sleeps in front of one, Vincenzo in front of both.")
    )


def _hand_out(session: CampaignSession) -> None:
    for item, hero in zip(stock(session.books, "equipment"), active(session.books), strict=False):
        _attempt(session, Equip(item.id, hero.id))


def _learn(session: CampaignSession, wanted: Sequence[str]) -> None:
    """Everybody learns and pins the first of these skills that they can."""
    for hero in active(session.books):
        for skill in wanted:
            if _attempt(session, LearnSkill(hero.id, skill)):
                _attempt(session, PinSkills(hero.id, (*hero.pins, skill)))
                break


def _remark(session: CampaignSession, text: str) -> None:
    _attempt(session, Remark(session.archive.chronicle(count=1).chapters[0].id, text))


def _go_on_to(session: CampaignSession, step: str) -> None:
    while session.books.standing.step != step and _attempt(session, NextStep()):
        pass


def _leave(session: CampaignSession) -> None:
    """Take all steps that are left after the battle."""
    _go_on_to(session, "")
    session.do(FinishAftermath())


def _attempt(session: CampaignSession, operation: Operation) -> bool:
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
