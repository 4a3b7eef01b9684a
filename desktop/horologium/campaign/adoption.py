"""A campaign that was played on paper so far: a form of where it stands, and the records that come of it.

Everything is marked as entered by hand, for good. ``adoption_checks.faults`` says what is wrong with a form.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign import plot as story
from horologium.campaign.affairs import enlist, gain, today
from horologium.campaign.books import Books
from horologium.campaign.counts import Counts
from horologium.campaign.founding import Plan, Recruit, names_of
from horologium.campaign.operations import Chance, Work
from horologium.campaign.own import parts_of
from horologium.campaign.records import (
    THE_ONE,
    Chapter,
    Charter,
    ConditionRecord,
    Fought,
    MemberRecord,
    Player,
    Standing,
)
from horologium.campaign.side_missions import side_mission
from horologium.campaign.wording import kind_of, listing
from horologium.content.packs import Pack
from horologium.engine.core.campaign import CampaignRules, Condition, Member, Thing
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.plots import PlotSpec
from horologium.engine.core.ruleset import AnyRuleset
from horologium.engine.core.speech import say, say_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.records import Record

OWN: Final = frozenset({"id", "counter", "by_hand", "at", "key", "history"})
"""Fields that the program fills in."""


@dataclass(frozen=True, slots=True)
class PaperHero:
    """A hero as the sheet of paper has them; ``player`` is the place of their player among the players."""

    card: str
    name: str = ""
    player: int | None = None
    grade: str = ""
    experience: int = 0
    learned: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()
    raises: tuple[tuple[str, int], ...] = ()
    injuries: tuple[str, ...] = ()
    gear: tuple[str, ...] = ()
    bench: bool = False
    service: Counts = ()


@dataclass(frozen=True, slots=True)
class PaperBattle:
    """A battle that was fought: at which node of the plot, or which side mission, and how it ended."""

    outcome: str
    node: str = ""
    side: str = ""


@dataclass(frozen=True, slots=True)
class PaperCampaign:
    """Where a campaign on paper stands: ``node`` comes next, ``flags`` are names and how often each was set."""

    node: str
    heroes: tuple[PaperHero, ...]
    day: int = 0
    town: str = ""
    purse: int = 0
    owned: tuple[CardRef, ...] = ()  # in common
    known: tuple[CardRef, ...] = ()  # by all
    flags: tuple[tuple[str, int], ...] = ()
    battles: tuple[PaperBattle, ...] = ()
    visited: tuple[str, ...] = ()  # scenes that were read, beside the places of battles


@dataclass(frozen=True, slots=True)
class Paper:
    """All that a form needs to be read: the game, its pack and story, what was agreed, and the sheets of paper.

    The heroes of the plan are left aside: those of the sheets count.
    """

    pack: Pack
    ruleset: AnyRuleset
    rules: CampaignRules
    plot: PlotSpec
    plan: Plan
    sheets: PaperCampaign


def records(paper: Paper, charter: Charter, now: str) -> list[Record]:
    """The records of a form in which nothing is wrong."""
    sheets, start = paper.sheets, Standing(THE_ONE, paper.sheets.node, "scene", day=paper.sheets.day)
    books = Books([replace(charter, adopted=True), start], parts=parts_of(paper.rules))
    work = Work(books, paper.ruleset, paper.rules, paper.pack, paper.plot, Chance(str(charter.seed)), now=now)
    players = [Player(books.new_id(Player), each.name.strip(), each.colour) for each in paper.plan.players]
    for player in players:
        books.put(player)
    for sheet, newcomer in zip(sheets.heroes, members(paper.pack, sheets.heroes), strict=True):
        _enlist(work, sheet, newcomer, players)
    _own(work, sheets)
    _fight(work, sheets)
    _stand(work, sheets)
    books.put(_chapter(work))
    return [_marked(record) for record in books.records()]


def members(pack: Pack, sheets: Sequence[PaperHero]) -> list[Member]:
    """The heroes of the form as the rules see them; those of one card are told apart by their keys and names."""
    cards = [sheet.card for sheet in sheets]
    before = [cards[:place].count(card) for place, card in enumerate(cards)]
    keys = [f"{card}-{count + 1}" if count else card for card, count in zip(cards, before, strict=True)]
    names = names_of(pack, [Recruit(sheet.card, sheet.name) for sheet in sheets])
    return [_member(pack, *each) for each in zip(sheets, keys, names, strict=True)]


def _member(pack: Pack, sheet: PaperHero, key: str, name: str) -> Member:
    return Member(
        key=key,
        card=sheet.card,
        name=name,
        grade=sheet.grade,
        experience=sheet.experience,
        known=sheet.learned,
        ready=sheet.ready,
        raises=sheet.raises,
        conditions=tuple(Condition(CardRef(kind_of(pack, "condition", card), card)) for card in sheet.injuries),
        bench=sheet.bench,
    )


def held(pack: Pack, gear: Sequence[str], key: str) -> tuple[Thing, ...]:
    """What a hero of the form carries."""
    return tuple(
        Thing(f"{key}:{number}", CardRef(kind_of(pack, "ware", card, held=True), card), key)
        for number, card in enumerate(gear)
    )


def _enlist(work: Work, sheet: PaperHero, newcomer: Member, players: Sequence[Player]) -> None:
    books, player = work.books, players[sheet.player].id if sheet.player is not None else ""
    hero = enlist(work, newcomer, held(work.pack, sheet.gear, newcomer.key), player, bench=sheet.bench)
    books.put(replace(hero, service=sheet.service))
    for card in sheet.injuries:
        kind, since = kind_of(work.pack, "condition", card), say("before this book was begun")
        books.put(ConditionRecord(books.new_id(ConditionRecord), hero.id, kind, card, since))


def _own(work: Work, sheets: PaperCampaign) -> None:
    for thing in sheets.owned:
        gain(work, thing.kind, thing.id, say("taken over from paper"))
    for each in sheets.known:
        work.books.mark(each.kind, each.id)
    for name, count in sheets.flags:
        work.books.mark("flag", name, count)


def _fight(work: Work, sheets: PaperCampaign) -> None:
    books = work.books
    for number, battle in enumerate(sheets.battles, 1):
        mission = mission_of(work.plot, battle)
        won = work.rules.missions.ends(work.pack.content, mission).outcomes[battle.outcome]
        books.put(
            Fought(
                id=books.new_id(Fought),
                number=number,
                node=battle.node,
                mission=mission,
                outcome=battle.outcome,
                won=won,
                party=(),
                side=bool(battle.side),
            )
        )
        if battle.side:
            books.mark("visited", f"side:{battle.side}")


def mission_of(plot: PlotSpec, battle: PaperBattle) -> str:
    """The mission that was played in a battle; refused if the story has no such place."""
    return side_mission(plot, battle.side).mission if battle.side else story.node(plot, battle.node).mission


def _stand(work: Work, sheets: PaperCampaign) -> None:
    """The story is where the form says, and remembers the way there as far as it was told."""
    books, target = work.books, story.node(work.plot, sheets.node)
    fought = [each for each in books.all(Fought) if not each.side]
    last = story.last_battle(books).won
    books.stand(
        stage=story.STAGES[target.kind],
        mission=target.mission,
        town=sheets.town,
        purse=sheets.purse,
        battles=len(fought),
        last_won="" if last is None else ("won" if last else "lost"),
    )
    for name in [*sheets.visited, *(each.node for each in fought), sheets.node]:
        books.mark("visited", name, books.marked("visited", name) + 1)
    if sheets.town:
        books.mark("visited", f"town:{sheets.town}")
    path = [*(each.node for each in fought), sheets.node]
    for before, after in pairwise(path):
        if any(way.to == after for way in story.node(work.plot, before).ways):
            books.mark("visited", f"way:{before}>{after}")


def _chapter(work: Work) -> Chapter:
    books, standing = work.books, work.books.standing
    heroes = listing(hero.name for hero in books.all(MemberRecord))
    battles = len(books.all(Fought))
    title = say("{campaign} was taken over from paper on {date}", campaign=books.charter.name, date=today(work))
    text = say_number(
        battles,
        "The company: {heroes}. Behind it one battle lies.",
        "The company: {heroes}. Behind it {count} battles lie.",
        heroes=heroes,
    )
    return Chapter(books.new_id(Chapter), work.now, standing.day, "story", title, text, standing.town, "adopt")


def _marked(record: Record) -> Record:
    """A record that says of every field with something in it that it was entered by hand."""
    if isinstance(record, Player):
        return record
    entered = [each.name for each in fields(record) if each.name not in OWN and _filled(record, each)]
    return replace(record, by_hand=tuple(entered))


def _filled(record: Record, each: Any) -> bool:
    return each.default is MISSING or getattr(record, each.name) != each.default
