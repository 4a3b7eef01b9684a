"""The beginning of a campaign: what is chosen, what can be wrong with it, and the records that come of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from horologium.campaign import plot as story
from horologium.campaign.affairs import afflict, bring, enlist, today
from horologium.campaign.agreements import Options, charter_fault
from horologium.campaign.books import Books
from horologium.campaign.errors import Refused
from horologium.campaign.first_skills import may_start_with, taught
from horologium.campaign.gauges import gauges, move
from horologium.campaign.operations import Chance, Work
from horologium.campaign.own import brought_by, parts_of, with_part
from horologium.campaign.players import MOST_PLAYERS, player_fault
from horologium.campaign.records import THE_ONE, Chapter, Charter, MemberRecord, Player, Standing
from horologium.campaign.wording import called_as, copies, fault, free_name, listing, of_role
from horologium.content.problems import choice
from horologium.engine.core.campaign import CampaignState, Company
from horologium.engine.core.faults import brought
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from horologium.campaign.records import Record
    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules, Muster
    from horologium.engine.core.plots import PlotSpec
    from horologium.engine.core.ruleset import AnyRuleset

MOST_SEED: Final = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Founder:
    """Somebody who plays from the beginning."""

    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Recruit:
    """A hero of the beginning: the card, a name of their own, the place of their player among the players, and the
    skills that were chosen; without any the usual ones.
    """

    card: str
    name: str = ""
    player: int | None = None
    skills: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """All that is chosen before a campaign begins."""

    name: str
    plot: str
    players: tuple[Founder, ...]
    heroes: tuple[Recruit, ...]
    difficulty: str = "normal"
    dice: str = "box"
    undo: str = "friendly"
    options: Options = ()
    seed: int = 0


def found(pack: Pack, ruleset: AnyRuleset, plan: Plan, now: str) -> list[Record]:
    """The records with which a campaign begins; refused with the first problem of the plan."""
    rules = rules_of(pack, ruleset)
    for _, problem in problems(pack, ruleset, plan):
        raise Refused(problem)
    books = Books([charter(pack, ruleset, plan), Standing(THE_ONE, plan.plot, "scene")], parts=parts_of(rules))
    work = Work(books, ruleset, rules, pack, plots_of(pack)[plan.plot], Chance(str(plan.seed)), now=now)
    players = [Player(books.new_id(Player), each.name.strip(), each.colour) for each in plan.players]
    for player in players:
        books.put(player)
    _gather(work, plan, players)
    books.put(_first_chapter(work, story.begin(work)))
    return list(books.records())


def charter(pack: Pack, ruleset: AnyRuleset, plan: Plan) -> Charter:
    """What was agreed at the beginning, as a record."""
    return Charter(
        id=THE_ONE,
        name=plan.name.strip(),
        pack=pack.id,
        pack_digest=pack.digest,
        ruleset=ruleset.id,
        plot=plan.plot,
        seed=plan.seed,
        difficulty=plan.difficulty,
        dice=plan.dice,  # type: ignore[arg-type]
        undo=plan.undo,  # type: ignore[arg-type]
        options=plan.options,
    )


def _gather(work: Work, plan: Plan, players: Sequence[Player]) -> None:
    """The heroes with what the rules give to beginners, and what the company owns in common."""
    company = work.rules.roster.begin(work.pack.content, [recruit.card for recruit in plan.heroes])
    names = names_of(work.pack, plan.heroes)
    for recruit, name, member in zip(plan.heroes, names, company.members, strict=True):
        named = replace(member, name=name)
        named = taught(work.pack.content, work.rules, named, recruit.skills)
        player = players[recruit.player].id if recruit.player is not None else ""
        enlist(work, named, company.held(member.key), player)
    there = say("there from the beginning")
    for thing in company.held():
        came = bring(work, thing, there)
        for held in company.held(thing.key):
            bring(work, held, there, came.id)
    for each in company.known:
        work.books.mark(each.kind, each.id)
    for key, value in company.gauges:
        move(work.books, gauges(work)[key], value)
    afflict(work, "", company.conditions)
    work.books.put(with_part(work.books, work.books.stand(purse=company.purse), brought_by(company)))


def _first_chapter(work: Work, said: str) -> Chapter:
    heroes = listing(hero.name for hero in work.books.all(MemberRecord))
    title = say("{campaign} began on {date}", campaign=work.books.charter.name, date=today(work))
    text = "\n\n".join(filter(None, [say("The company: {heroes}.", heroes=heroes), _known_first(work), said]))
    standing = work.books.standing
    return Chapter(work.books.new_id(Chapter), work.now, standing.day, "story", title, text, standing.town, "found")


def _known_first(work: Work) -> str:
    """With which skills the heroes begin, where the players choose them."""
    told = []
    for hero in work.books.all(MemberRecord):
        if work.rules.first_skills is not None:
            skills = listing(called_as(work.pack, "lesson", skill) for skill in hero.known)
            told.append(say("{hero} begins with {skills}.", hero=hero.name, skills=skills))
    return " ".join(told)


# What can be wrong with a plan


def problems(pack: Pack, ruleset: AnyRuleset, plan: Plan) -> Iterator[tuple[str, str]]:
    """All that is wrong with a plan: where, and one sentence."""
    rules = ruleset.campaign
    if rules is None or pack.ruleset != ruleset.id:
        yield "pack", _no_rules(pack, ruleset)
        return
    if wrong := fault(plan.name, say("the name of the campaign")):
        yield "name", wrong
    plots = plots_of(pack)
    if plan.plot not in plots:
        remedy = choice(plan.plot, plots, say("it holds single missions only"))
        yield (
            "plot",
            say("the pack {pack} has no story {plot!r}: {remedy}", pack=pack.name, plot=plan.plot, remedy=remedy),
        )
        return
    yield from _players_problems(plan)
    yield from _heroes_problems(pack, rules, plots[plan.plot], plan)
    if wrong := charter_fault(charter(pack, ruleset, plan), ruleset, rules):
        yield "options", wrong
    if not 0 <= plan.seed <= MOST_SEED:
        yield "seed", say("the seed is a number from 0 to {most}", most=MOST_SEED)


def _players_problems(plan: Plan) -> Iterator[tuple[str, str]]:
    if not 1 <= len(plan.players) <= MOST_PLAYERS:
        yield "players", say("1 to {most} can play, not {count}", most=MOST_PLAYERS, count=len(plan.players))
    for place, player in enumerate(plan.players):
        others = [(each.name, each.colour) for each in plan.players[:place]]
        if wrong := player_fault(player.name, player.colour, others):
            yield f"players.{place}", wrong


def _heroes_problems(pack: Pack, rules: CampaignRules, plot: PlotSpec, plan: Plan) -> Iterator[tuple[str, str]]:
    first = first_muster(pack, rules, ())
    if not first.fewest <= len(plan.heroes) <= first.most:
        yield "heroes", _of_wrong_size(first, len(plan.heroes))
    may_begin = [card for card in rules.roster.candidates(pack.content) if not plot.heroes or card in plot.heroes]
    cards = [recruit.card for recruit in plan.heroes if recruit.card in may_begin]
    for each in first_muster(pack, rules, cards).faults:
        yield "muster", each.sentence
    names = names_of(pack, plan.heroes)
    for place, recruit in enumerate(plan.heroes):
        wrong = _recruit_fault(pack, recruit, may_begin, plan) or _skills_fault(pack, rules, recruit)
        wrong = wrong or _copies_fault(pack, [each.card for each in plan.heroes[:place]], recruit.card)
        if not wrong and names[place].casefold() in map(str.casefold, names[:place]):
            wrong = say("two heroes are called {name}: tell them apart", name=names[place])
        if wrong:
            yield f"heroes.{place}", wrong


def _of_wrong_size(first: Muster, count: int) -> str:
    return say(
        "a company begins with {fewest} to {most} heroes, not with {count}",
        fewest=first.fewest,
        most=first.most,
        count=count,
    )


def names_of(pack: Pack, recruits: Sequence[Recruit]) -> list[str]:
    """What those of the beginning are called: those of a card of which there may be several are told apart."""
    found: list[str] = []
    for recruit in recruits:
        title = called_as(pack, "member", recruit.card)
        usual = free_name(title, found) if copies(pack, recruit.card) > 1 else title
        found.append(recruit.name.strip() or usual)
    return found


def _copies_fault(pack: Pack, before: Sequence[str], card: str) -> str:
    """Why nobody else of a card can begin; nothing if somebody can."""
    most, hero = copies(pack, card), called_as(pack, "member", card)
    if before.count(card) < most:
        return ""
    if most == 1:
        return say("{hero} is named twice: each hero can join once", hero=hero)
    return say("{hero} can be taken {most} times, not more often", hero=hero, most=most)


def _recruit_fault(pack: Pack, recruit: Recruit, may_begin: Sequence[str], plan: Plan) -> str:
    if recruit.card not in of_role(pack, "member"):
        remedy = choice(recruit.card, may_begin, say("it has none"))
        return say("the pack {pack} has no hero {card!r}: {remedy}", pack=pack.name, card=recruit.card, remedy=remedy)
    if recruit.card not in may_begin:
        names = listing(called_as(pack, "member", card) for card in may_begin)
        return say(
            "{hero} cannot begin this story: choose among {names}",
            hero=called_as(pack, "member", recruit.card),
            names=names,
        )
    if recruit.player is not None and not 0 <= recruit.player < len(plan.players):
        return say("{hero} is given to a player who is not there", hero=called_as(pack, "member", recruit.card))
    return fault(recruit.name, say("the name of a hero")) if recruit.name else ""


def _skills_fault(pack: Pack, rules: CampaignRules, recruit: Recruit) -> str:
    return may_start_with(pack, rules, recruit.card, recruit.skills).reason if recruit.skills else ""


def rules_of(pack: Pack, ruleset: AnyRuleset) -> CampaignRules:
    """The rules between battles for a pack; refused where a game has none, or the pack is made for another."""
    rules = ruleset.campaign
    if rules is None or pack.ruleset != ruleset.id:
        raise Refused(_no_rules(pack, ruleset))
    return rules


def _no_rules(pack: Pack, ruleset: AnyRuleset) -> str:
    if pack.ruleset != ruleset.id:
        return say(
            "the pack {pack} is made for {ruleset!r}, not for {game}",
            pack=pack.name,
            ruleset=pack.ruleset,
            game=ruleset.title,
        )
    return say("{ruleset} has single missions only, no campaigns", ruleset=ruleset.title)


def plots_of(pack: Pack) -> Mapping[str, PlotSpec]:
    """The stories of a pack by id."""
    return pack.content.get("plots", {})


def candidates(pack: Pack, rules: CampaignRules, plot: str) -> list[str]:
    """The cards of those with whom a story can be begun."""
    may_begin = plots_of(pack)[plot].heroes
    return [card for card in rules.roster.candidates(pack.content) if not may_begin or card in may_begin]


def first_company(pack: Pack, rules: CampaignRules, cards: Iterable[str]) -> list[str]:
    """Those of the cards, taken in order, who may begin together: nobody with whom something else is wrong."""
    taken: list[str] = []
    for card in cards:
        if not why_not(pack, rules, taken, card):
            taken.append(card)
    return taken


def why_not(pack: Pack, rules: CampaignRules, taken: Sequence[str], card: str) -> str:
    """What would be wrong with one more that is not wrong yet; nothing if they may begin with those who are taken."""
    if wrong := _copies_fault(pack, taken, card):
        return wrong
    before, after = first_muster(pack, rules, taken), first_muster(pack, rules, [*taken, card])
    if len(taken) >= after.most:
        return _of_wrong_size(after, len(taken) + 1)
    return next((fault.sentence for fault in brought(before.faults, after.faults)), "")


def first_muster(pack: Pack, rules: CampaignRules, cards: Iterable[str]) -> Muster:
    """Whether a company may begin with the bearers of just these cards, none more often than it may be taken."""
    taken: list[str] = []
    for card in cards:
        if taken.count(card) < copies(pack, card):
            taken.append(card)
    company = rules.roster.begin(pack.content, taken) if taken else Company(())
    return rules.roster.muster(CampaignState(pack.content, company), "")
