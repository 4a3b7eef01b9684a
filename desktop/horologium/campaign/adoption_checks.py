"""What can be wrong with a campaign that is taken over from paper; a form without faults becomes records."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from horologium.campaign import founding
from horologium.campaign import plot as story
from horologium.campaign.adoption import (
    Paper,
    PaperBattle,
    PaperCampaign,
    PaperHero,
    held,
    members,
    mission_of,
    records,
)
from horologium.campaign.errors import Refused
from horologium.campaign.founding import charter, plots_of, rules_of
from horologium.campaign.money import MOST as MOST_COINS
from horologium.campaign.wording import called, called_as, copies, fault, kind_of, kinds, must_exist
from horologium.engine.core.campaign import CampaignState, Company, Thing
from horologium.engine.core.offers import all_offers
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from horologium.campaign.founding import Plan
    from horologium.campaign.records import Record
    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules, Member
    from horologium.engine.core.consequences import CardRef, Verb
    from horologium.engine.core.kinds import Role
    from horologium.engine.core.ruleset import AnyRuleset

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
