"""A campaign that was played on paper so far: a form of where it stands, and the records that come of it.

Everything is marked as entered by hand, for good. ``faults`` says what is wrong with a form.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import MISSING, dataclass, fields, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign import founding
from horologium.campaign import plot as story
from horologium.campaign.affairs import afflict, enlist, gain, today
from horologium.campaign.books import Books
from horologium.campaign.counts import Counts
from horologium.campaign.errors import Refused
from horologium.campaign.founding import Plan, Recruit, charter, names_of, plots_of, rules_of
from horologium.campaign.money import MOST as MOST_COINS
from horologium.campaign.operations import Chance, Work
from horologium.campaign.own import parts_of
from horologium.campaign.records import (
    THE_ONE,
    Chapter,
    Charter,
    Fought,
    MemberRecord,
    Player,
    Standing,
)
from horologium.campaign.side_missions import side_mission
from horologium.campaign.wording import called, called_as, copies, fault, kind_of, kinds, listing, must_exist
from horologium.content.packs import Pack
from horologium.engine.core.campaign import CampaignRules, CampaignState, Company, Condition, Member, Thing
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.offers import all_offers
from horologium.engine.core.plots import PlotSpec
from horologium.engine.core.ruleset import AnyRuleset
from horologium.engine.core.speech import say, say_number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from horologium.campaign.records import Record
    from horologium.engine.core.consequences import Verb
    from horologium.engine.core.kinds import Role

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
    sound, things = replace(newcomer, conditions=()), held(work.pack, sheet.gear, newcomer.key)
    hero = enlist(work, sound, things, player, bench=sheet.bench)
    books.put(replace(hero, service=sheet.service))
    afflict(work, hero.id, newcomer.conditions, say("before this book was begun"))


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


MOST: Final = 9_999
MOST_DAY: Final = 36_500
MOST_FLAG: Final = 99

Fault = tuple[str, str]


def adopt(pack: Pack, ruleset: AnyRuleset, plan: Plan, sheets: PaperCampaign, now: str) -> list[Record]:
    """The records of a campaign that goes on here; refused with the first thing that is wrong with the form."""
    for where, why in faults(pack, ruleset, plan, sheets):
        raise Refused(f"{where}: {why}")
    paper = Paper(pack, ruleset, rules_of(pack, ruleset), plots_of(pack)[plan.plot], plan, sheets)
    return records(paper, charter(pack, ruleset, plan), now)


def faults(pack: Pack, ruleset: AnyRuleset, plan: Plan, sheets: PaperCampaign) -> list[Fault]:
    """All that is wrong with a form: where, and one sentence."""
    known = founding.problems(pack, ruleset, plan)
    wrong = [found for found in known if found[0].partition(".")[0] not in ("heroes", "muster")]
    if any(where in ("pack", "plot") for where, _ in wrong):
        return wrong
    paper = Paper(pack, ruleset, rules_of(pack, ruleset), plots_of(pack)[plan.plot], plan, sheets)
    return [*wrong, *_story(paper), *_heroes(paper), *_things(paper), *_battles(paper)]


# The story


def _story(paper: Paper) -> Iterator[Fault]:
    sheets, names = paper.sheets, {node.name for node in paper.plot.nodes}
    for name in (sheets.node, *sheets.visited):
        if name not in names:
            yield "node", say("the story {plot!r} has no place {name!r}", plot=paper.plot.name, name=name)
    yield from _within("day", sheets.day, 0, MOST_DAY)
    yield from _within("purse", sheets.purse, 0, MOST_COINS)
    if sheets.town:
        yield from _known(paper, "town", "town", [sheets.town])
    flags = {flag.name for flag in paper.plot.flags}
    for name, count in sheets.flags:
        if name not in flags:
            yield "flags", say("the story knows no flag {name!r}", name=name)
        yield from _within(f"flags.{name}", count, 1, MOST_FLAG)
    yield from _once("flags", [name for name, _ in sheets.flags])


def _battles(paper: Paper) -> Iterator[Fault]:
    for place, battle in enumerate(paper.sheets.battles):
        where = f"battles.{place}"
        try:
            yield from _battle(paper, where, battle)
        except Refused as refused:
            yield where, refused.reason
    yield from _once("battles", [battle.side for battle in paper.sheets.battles if battle.side])


def _battle(paper: Paper, where: str, battle: PaperBattle) -> Iterator[Fault]:
    mission = mission_of(paper.plot, battle)
    if not mission:
        yield where, say("no battle is fought at {what!r}", what=story.node(paper.plot, battle.node).title)
        return
    known = paper.rules.missions.ends(paper.pack.content, mission).outcomes
    if battle.outcome not in known:
        yield (
            where,
            say(
                "{mission} cannot end with {outcome!r}: {names}",
                mission=called(paper.pack, "mission", mission),
                outcome=battle.outcome,
                names=", ".join(known),
            ),
        )


# The heroes


def _heroes(paper: Paper) -> Iterator[Fault]:
    sheets = paper.sheets.heroes
    muster = paper.rules.roster.muster(CampaignState(paper.pack.content), "")
    fewest, most = muster.fewest, muster.most
    ready = sum(not sheet.bench for sheet in sheets)
    if not fewest <= ready <= most:
        yield (
            "heroes",
            say(
                "{fewest} to {most} heroes are ready to fight, not {ready}: the others are on the bench",
                fewest=fewest,
                most=most,
                ready=ready,
            ),
        )
    heroes = members(paper.pack, sheets)
    yield from _once("heroes", [sheet.card for sheet in sheets], lambda card: copies(paper.pack, card))
    yield from _once("heroes", [hero.name.casefold() for hero in heroes])
    for place, (sheet, hero) in enumerate(zip(sheets, heroes, strict=True)):
        where = f"heroes.{place}"
        plain = [*_plain(paper, where, sheet)]
        yield from plain
        if not plain:
            yield from _by_the_rules(paper, where, hero, sheet.gear)


def _plain(paper: Paper, where: str, sheet: PaperHero) -> Iterator[Fault]:
    """What needs no rules: names that exist, numbers that can be."""
    if sheet.card not in paper.rules.roster.candidates(paper.pack.content):
        yield (
            f"{where}.card",
            say("the pack {pack} has no hero {card!r} who joins companies", pack=paper.pack.name, card=sheet.card),
        )
    if sheet.name and (wrong := fault(sheet.name, say("the name of a hero"))):
        yield f"{where}.name", wrong
    if sheet.player is not None and not 0 <= sheet.player < len(paper.plan.players):
        yield f"{where}.player", say("the hero is given to a player who is not there")
    yield from _within(f"{where}.experience", sheet.experience, 0, MOST)
    for name, number in sheet.service:
        yield from _within(f"{where}.service.{name}", number, 0, MOST)
    named: tuple[tuple[Role, tuple[str, ...]], ...] = (
        ("lesson", (*sheet.learned, *sheet.ready)),
        ("condition", sheet.injuries),
        ("ware", sheet.gear),
    )
    for role, cards in named:
        for card in cards:
            yield from _known(paper, where, kind_of(paper.pack, role, card, held=role == "ware"), [card])
    if sheet.grade:
        yield from _known(paper, f"{where}.grade", kind_of(paper.pack, "grade", sheet.grade), [sheet.grade])
    yield from _once(f"{where}.learned", sheet.learned)


def _by_the_rules(paper: Paper, where: str, hero: Member, gear: Sequence[str]) -> Iterator[Fault]:
    """Class, skills, what is at hand, equipment and raises are such as the rules allow."""
    rules, content, key = paper.rules, paper.pack.content, hero.key
    state = CampaignState(content, _company(paper)).having(hero)
    if hero.grade and hero.grade not in _offered(rules, state.having(replace(hero, grade="")), key, "grade"):
        yield (
            f"{where}.grade",
            say("{hero} cannot be a {grade}", hero=hero.name, grade=called_as(paper.pack, "grade", hero.grade)),
        )
        return
    own = rules.roster.begin(content, [hero.card]).members[0].known
    lessons = _offered(rules, state.having(replace(hero, known=())), key, "known")
    for skill in hero.known:
        if skill not in own and skill not in lessons:
            yield (
                f"{where}.learned",
                say("{hero} cannot have learned {skill}", hero=hero.name, skill=called_as(paper.pack, "lesson", skill)),
            )
    if rules.loadout and (reason := rules.loadout.allows(state, key, hero.ready).reason):
        yield f"{where}.ready", reason
    for place in range(len(gear)) if rules.gear else ():
        if rules.gear and (reason := rules.gear.allows(state, key, gear[: place + 1]).reason):
            yield f"{where}.gear", reason
    blank = rules.roster.sheet(state.having(replace(hero, raises=())), key)
    slots = {trait.key: trait.slots for trait in blank.traits}
    for trait, amount in hero.raises:
        if trait not in slots or amount > slots[trait]:
            yield (
                f"{where}.raises",
                say(
                    "{trait} of {hero} can be raised by {slots}, not by {amount}",
                    trait=trait,
                    hero=hero.name,
                    slots=slots.get(trait, 0),
                    amount=amount,
                ),
            )


def _offered(rules: CampaignRules, state: CampaignState, hero: str, verb: Verb) -> set[str]:
    """What a hero could have learned, or could have become."""
    known = (offer for offer in all_offers(rules, state, "member", hero) if offer.left != 0)
    return {offer.subject.id for offer in known if any(gift.verb == verb for gift in offer.gives)}


def _company(paper: Paper) -> Company:
    sheets, heroes = paper.sheets, members(paper.pack, paper.sheets.heroes)
    borne = zip(sheets.heroes, heroes, strict=True)
    return Company(
        members=tuple(heroes),
        things=(
            *(thing for sheet, hero in borne for thing in held(paper.pack, sheet.gear, hero.key)),
            *(Thing(f"stock-{number}", each) for number, each in enumerate(sheets.owned)),
        ),
        known=sheets.known,
        purse=sheets.purse,
        battles=sum(not battle.side for battle in sheets.battles),
    )


# What is owned


def _things(paper: Paper) -> Iterator[Fault]:
    sheets = paper.sheets
    yield from _of_role(paper, "owned", "ware", sheets.owned)
    yield from _of_role(paper, "known", "knowledge", sheets.known)
    for kind in dict.fromkeys(each.kind for each in sheets.known):
        yield from _once(f"known.{kind}", [each.id for each in sheets.known if each.kind == kind])


def _of_role(paper: Paper, where: str, role: Role, cards: Iterable[CardRef]) -> Iterator[Fault]:
    known = kinds(paper.pack, role)
    for card in cards:
        if card.kind in known:
            yield from _known(paper, f"{where}.{card.kind}", card.kind, [card.id])
        else:
            yield f"{where}.{card.kind}", say("{kind!r} is not a kind of this game", kind=card.kind)


# Words that return


def _known(paper: Paper, where: str, kind: str, names: Iterable[str]) -> Iterator[Fault]:
    for name in names:
        try:
            must_exist(paper.pack, kind, name)
        except Refused as refused:
            yield where, refused.reason


def _within(where: str, value: int, least: int, most: int) -> Iterator[Fault]:
    if not least <= value <= most:
        yield where, say("must be from {least} to {most}, not {value}", least=least, most=most, value=value)


def _once(where: str, names: Iterable[str], most: Callable[[str], int] = lambda _: 1) -> Iterator[Fault]:
    """Everything is there once, or as often as it may be."""
    yield from (
        (where, say("{name!r} is there {count} times", name=name, count=count))
        for name, count in Counter(names).items()
        if count > most(name)
    )
