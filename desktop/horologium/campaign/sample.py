"""A sample campaign: a company six battles on its way, made by the operations that players use.

It shows what a campaign looks like before somebody has one of their own, and it stands on the pictures of all screens.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from horologium.campaign.affairs import active
from horologium.campaign.asking import counter_of
from horologium.campaign.company import stock
from horologium.campaign.errors import CampaignError, Question, StoreError
from horologium.campaign.founding import Founder, Plan, Recruit
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep
from horologium.campaign.ops.by_hand import ResolveByHand
from horologium.campaign.ops.gear import Equip
from horologium.campaign.ops.heroes import HeroNotes
from horologium.campaign.ops.learning import readying
from horologium.campaign.ops.notes import AddNote, Remark
from horologium.campaign.ops.offers import TakeOffers
from horologium.campaign.ops.story import AcceptSideMission, ChooseWay
from horologium.campaign.outfit import to_carry
from horologium.campaign.records import ConditionRecord, MemberRecord
from horologium.engine.core import consequences
from horologium.engine.core.ask import Choose
from horologium.engine.core.campaign import BattleResult
from horologium.engine.core.results import each_of, report
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from horologium.campaign.office import Office
    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.ask import Answer
    from horologium.engine.core.consequences import Consequences


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


TOLLA: Final = "bartolomea"
SOFIA: Final = "sofia"
ISOTTA: Final = "isotta"
CALLISTO: Final = "callisto"


def _brought(
    coins: int,
    experience: int,
    *,
    loot: tuple[str, ...],
    gear: tuple[str, ...] = (),
    flags: tuple[str, ...] = (),
    hurt: tuple[tuple[str, str], ...] = (),
) -> Consequences:
    """What a battle brought home; ``hurt`` are pairs of a hero and an injury."""
    return (
        *(consequences.consequence("condition", "injury", injury, whom=hero) for hero, injury in hurt),
        *each_of("thing", "reagent", loot),
        *each_of("thing", "equipment", gear),
        consequences.coins(coins),
        consequences.experience(experience),
        *each_of("flag", "flag", flags),
    )


POSTERN: Final = BattleResult(
    outcome="away-under-the-bell",
    won=True,
    members=(
        report(TOLLA, taken=4, knocked_out=1, kills=3, dealt=9),
        report(SOFIA, taken=2, kills=2, dealt=7, found=1),
        report(ISOTTA, taken=1, kills=1, dealt=5),
        report(CALLISTO, taken=3, dealt=2, found=1),
    ),
    consequences=_brought(
        14,
        2,
        loot=("copper-ring", "sage", "saltpetre"),
        flags=("lion-ducats", "bell-rung"),
        hurt=((TOLLA, "deep-cut"),),
    ),
)
CASSIAN_ROAD: Final = BattleResult(
    outcome="knocked-out",
    won=False,
    members=(
        report(TOLLA, taken=8, knocked_out=1, kills=2, dealt=8),
        report(SOFIA, taken=7, knocked_out=1, kills=2, dealt=6),
        report(ISOTTA, taken=6, knocked_out=1, dealt=4),
        report(CALLISTO, taken=5, kills=1, dealt=3),
    ),
    consequences=_brought(
        2, 1, loot=("silk-bolt",), flags=("cart-toppled",), hurt=((SOFIA, "limp"), (ISOTTA, "ringing-ears"))
    ),
    left=2,
)
WOLVES: Final = BattleResult(
    outcome="home-with-the-wolves-leave",
    won=True,
    members=(
        report(TOLLA, taken=3, kills=3, dealt=11),
        report(SOFIA, taken=1, kills=3, dealt=9, found=2),
        report(ISOTTA, taken=4, kills=1, dealt=6, found=1),
        report(CALLISTO, taken=2, dealt=4),
    ),
    consequences=_brought(
        9,
        2,
        loot=("living-bark", "mandrake", "ember", "nightshade", "clear-water"),
        flags=("wolf-spared", "nanni-safe"),
    ),
)
WOUNDED_WOLF: Final = BattleResult(
    outcome="she-walks",
    won=True,
    members=(
        report(TOLLA, taken=2, kills=2, dealt=7),
        report(SOFIA, kills=1, dealt=4, found=1),
        report(ISOTTA, taken=5, dealt=3),
        report(CALLISTO, taken=1, kills=1, dealt=5),
    ),
    consequences=_brought(4, 1, loot=("living-bark", "sulphur")),
)
SALT_CARAVAN: Final = BattleResult(
    outcome="both-loads",
    won=True,
    members=(
        report(TOLLA, taken=5, kills=4, dealt=14),
        report(SOFIA, taken=3, kills=2, dealt=8, found=1),
        report(ISOTTA, taken=2, kills=2, dealt=9, found=2),
        report(CALLISTO, taken=6, knocked_out=1, dealt=3),
    ),
    consequences=_brought(
        16,
        2,
        loot=("quicksilver", "amber", "ember", "clay-of-earth", "silver-chain", "sulphur"),
        gear=("kettle-hat", "lantern"),
        flags=("salt-whole",),
        hurt=((CALLISTO, "old-wound"),),
    ),
)
BANKERS_DAUGHTER: Final = BattleResult(
    outcome="with-the-ledger",
    won=True,
    members=(
        report(TOLLA, taken=6, knocked_out=1, kills=3, dealt=12),
        report(SOFIA, taken=2, kills=3, dealt=11, found=1),
        report(ISOTTA, taken=3, kills=2, dealt=10, found=1),
        report(CALLISTO, taken=2, kills=1, dealt=6),
    ),
    consequences=_brought(
        24,
        2,
        loot=("venetian-glass", "lapis-lazuli", "orpiment", "ruby", "oak-heart", "moonlit-dew", "sage"),
        gear=("throwing-knives", "flask-of-aqua-vitae"),
        flags=("ginevra-trusts", "ledger-taken"),
        hurt=((TOLLA, "dislocated-shoulder"),),
    ),
)


PACK: Final = "the-sealed-letter"
SAMPLE: Final = Plan(
    name="The Company of the Swan",
    plot="the-sealed-letter",
    players=(Founder("Ada", "blue"), Founder("Ben", "green")),
    heroes=tuple(Recruit(card, player=place % 2) for place, card in enumerate((TOLLA, SOFIA, ISOTTA, CALLISTO))),
    seed=1509,
)
"""Four heroes of two players."""

OPEN_MARKET: Final = TakeOffers("open-market", "buy", ("open-market",))


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
    """From the first scene to the camp at Florence before the mountains: wounds, things, and plenty to decide."""
    walk_to_florence(session)
    _in_florence(session)
    leave(session)
    session.do(ChooseWay(2))
    attempt(session, AddNote("The second letter", "Isotta: 'It is a cipher with a key. I hate keys I have not made.'"))


def walk_to_florence(session: CampaignSession) -> None:
    """From the first scene to the evening after the fifth battle of the story."""
    _at_viterbo(session)
    _at_bolsena(session)
    _at_siena(session)
    session.do(ChooseWay(0))
    _fight(session, BANKERS_DAUGHTER)
    _learn(session, {TOLLA: "file-breaker", SOFIA: "watchful", CALLISTO: "shepherds-crook"})
    go_on_for(session, "buy")


def _at_viterbo(session: CampaignSession) -> None:
    """Out by the postern, under the bell."""
    attempt(session, AddNote("At the table", "Ada plays Tolla and Isotta, Ben plays Sofia and Callisto."))
    session.do(ChooseWay(0))
    for card in ("bandages", "rope", "hunters-bread"):
        attempt(session, _buy(card))
    hand_out(session)
    _fight(session, POSTERN)
    _remark(session, "Never again past a bell with a rope on it.")
    _learn(session, {TOLLA: "dig-in", SOFIA: "roof-runner", ISOTTA: "tune-up", CALLISTO: "humility"})
    leave(session)
    session.do(ChooseWay(2))


def _at_bolsena(session: CampaignSession) -> None:
    """The road is lost, the boy is found."""
    _fight(session, CASSIAN_ROAD)
    _learn(session, {TOLLA: "mill-song", SOFIA: "evasive", ISOTTA: "measure-twice", CALLISTO: "barefoot"})
    leave(session)
    text = (
        "Girolamo has asked Callisto for absolution in advance. Callisto says that there is no such thing, and gave it."
    )
    attempt(session, AddNote("What the envoy wanted", text))
    _fight(session, WOLVES)
    _learn(session, {TOLLA: "push-of-pike", SOFIA: "slip-away", ISOTTA: "sprung-shoes", CALLISTO: "tale-for-the-road"})
    leave(session)


def _at_siena(session: CampaignSession) -> None:
    """A wolf beside the way, then the salt, and the first of the company takes a class."""
    session.do(ChooseWay(1))
    attempt(session, AcceptSideMission("the-wounded-wolf"))
    _fight(session, WOUNDED_WOLF)
    leave(session)
    attempt(session, HeroNotes(_hero(session, TOLLA).id, "Sings when it gets close. Nobody has dared to say anything."))
    _fight(session, SALT_CARAVAN)
    go_on_for(session, "skills")
    attempt(session, _become(session, TOLLA, "sergeant", "physical"))
    attempt(session, _become(session, SOFIA, "falconer", "precision"))
    _learn(session, {TOLLA: "hedge-of-steel", SOFIA: "piercing-arrow"})
    go_on_for(session, "buy")
    _shop(session)
    leave(session)


def _shop(session: CampaignSession) -> None:
    """A day at the market of Siena, and an hour with the surgeon."""
    attempt(session, OPEN_MARKET)
    attempt(session, _buy("round-shield"))
    attempt(session, TakeOffers("surgery", "surgeon", (session.books.all(ConditionRecord)[0].id,)))
    hand_out(session)


def _in_florence(session: CampaignSession) -> None:
    """What can be had in a city: trade, work, the church, and talk."""
    attempt(session, OPEN_MARKET)
    for item in [item for item in stock(session.books, "reagent") if item.card == "silver-chain"]:
        attempt(session, TakeOffers("sell", "sell", (item.id,)))
    attempt(session, TakeOffers("favour", "favours", ("bless",), _hero(session, ISOTTA).id))
    attempt(session, TakeOffers("favour", "favours", ("rumour",)))
    text = "Ginevra has gone through our accounts. We owe ourselves nine Popolini, and she knows which of us has them."
    attempt(session, AddNote("Florence", text))
    go_on_for(session, "workshop")
    attempt(session, TakeOffers("craft", "workshop", ("fire-flask",)))


def _fight(session: CampaignSession, told: BattleResult) -> None:
    """Enter a battle as it was written down, for the heroes who bear these cards."""
    keys = {each.member: _hero(session, each.member).id for each in told.members} | {"": ""}
    members = tuple(replace(each, member=keys[each.member]) for each in told.members)
    brought = tuple(replace(each, whom=keys[each.whom]) for each in told.consequences)
    session.do(ResolveByHand(replace(told, members=members, consequences=brought)))


def _hero(session: CampaignSession, card: str) -> MemberRecord:
    return next(hero for hero in active(session.books) if hero.card == card)


def _buy(card: str) -> TakeOffers:
    return TakeOffers("buy", "buy", (f"equipment:{card}",))


def _become(session: CampaignSession, card: str, grade: str, trait: str) -> TakeOffers:
    return TakeOffers("take-class", "classes", (grade,), _hero(session, card).id, variant=trait)


def _learn(session: CampaignSession, wanted: dict[str, str]) -> None:
    """These heroes learn these skills, and pin them where there is room."""
    go_on_for(session, "skills")
    for card, skill in wanted.items():
        hero = _hero(session, card)
        if attempt(session, TakeOffers("learn-skill", "skills", (skill,), hero.id)):
            attempt(session, readying(session, hero.id, (*hero.ready, skill)))


def _remark(session: CampaignSession, text: str) -> None:
    attempt(session, Remark(session.archive.chronicle(count=1).chapters[0].id, text))
