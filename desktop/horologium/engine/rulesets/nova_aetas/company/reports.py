"""What cannot be in a result that was entered by hand: each flaw with its place and one sentence."""

from __future__ import annotations

from collections import Counter
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.results import cards, ids, total
from horologium.engine.core.speech import later, say, say_number
from horologium.engine.rulesets.nova_aetas.company.carrying import allows
from horologium.engine.rulesets.nova_aetas.company.homecoming import beyond, down_for, outcomes
from horologium.engine.rulesets.nova_aetas.company.members import gear_of, injuries

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.engine.core.campaign import BattleResult, CampaignState, Company, Member, MemberResult
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec, InjurySpec

FIGURES: Final = MappingProxyType({"taken": later("wounds"), "knocked_out": later("knocked out")})
INJURIES: Final = ("injury",)
EQUIPMENT: Final = ("equipment",)


def check_result(state: CampaignState, mission: str, result: BattleResult) -> Iterator[tuple[str, str]]:
    """Everything that a battle of this company could not have brought home; much loot is luck, not a flaw."""
    content, company = state.content, state.company
    yield from _ending(content, mission, result)
    yield from _people(company, result)
    known = {member.key: member for member in company.members}
    for report in result.members:
        if (member := known.get(report.member)) is not None:
            yield from _member(state, member, report, result)
    yield from _too_many_injuries(content, company, result)
    yield from _booty(content, company, result)


def _ending(content: Content, mission: str, result: BattleResult) -> Iterator[tuple[str, str]]:
    """The mission can end so.  [NAR-TIM-04]"""
    if mission not in content["missions"]:
        yield "mission", say("the pack has no mission {mission!r}", mission=mission)
        return
    known = outcomes(content, mission)
    if result.outcome not in known:
        yield (
            "outcome",
            say(
                "this mission has no outcome {outcome!r}; there are {names}",
                outcome=result.outcome,
                names=", ".join(known),
            ),
        )
    elif known[result.outcome] != result.won:
        won = known[result.outcome]
        text = later("the outcome {outcome!r} is a victory") if won else later("the outcome {outcome!r} is a defeat")
        yield "won", say(text, outcome=result.outcome)
    else:
        yield from _ground(content, mission, result)


def _ground(content: Content, mission: str, result: BattleResult) -> Iterator[tuple[str, str]]:
    """Who lost because heroes lay on the ground had some lying there.  [NAR-TIM-05, NAR-HOR-11]"""
    wanted = down_for(content, mission, result.outcome, len(result.members))
    down = sum(report.count("knocked_out") > 0 for report in result.members)
    if down < wanted:
        yield (
            "outcome",
            say_number(
                wanted,
                "the mission ends so when one hero is knocked out, and nobody is: say who, or choose another ending",
                "the mission ends so when {count} heroes are knocked out, and {down} {down:is|are}: "
                "say who, or choose another ending",
                down=down,
            ),
        )


def _people(company: Company, result: BattleResult) -> Iterator[tuple[str, str]]:
    """Only those who were there, each once."""
    names = [report.member for report in result.members]
    there = [member.key for member in company.members]
    for name, count in Counter(names).items():
        if name not in there:
            yield f"members.{name}", say("{name!r} was not in the party", name=name)
        elif count > 1:
            yield f"members.{name}", say("{hero} is listed {count} times", hero=company.member(name).name, count=count)


# One member


def _member(
    state: CampaignState, member: Member, report: MemberResult, result: BattleResult
) -> Iterator[tuple[str, str]]:
    content, place = state.content, f"members.{member.key}"
    for figure, number in report.stats:
        if number < 0:
            yield (
                f"{place}.{figure}",
                say(
                    "{figure} of {member} cannot be negative",
                    figure=say(FIGURES.get(figure, figure)),
                    member=member.name,
                ),
            )
    new = ids(cards(result, "condition", INJURIES, member.key))
    yield from _unknown(content, "injuries", new, f"{place}.condition")
    if new and not report.count("knocked_out"):  # [NAR-KOH-05]
        yield (
            f"{place}.condition",
            say("{name} was not knocked out, and comes home without a new injury", name=member.name),
        )
    gained, lost = (ids(cards(result, "thing", EQUIPMENT, member.key, gone=gone)) for gone in (False, True))
    strange = [*_unknown(content, "equipment", gained, f"{place}.thing")]
    yield from strange
    for card in beyond(lost, (*gear_of(state.company, member.key), *gained)):
        yield f"{place}.thing", say("{member} did not carry {name}", member=member.name, name=_name(content, card))
    if not strange:
        yield from _load(state, member, gained, lost)


def _load(
    state: CampaignState, member: Member, gained: tuple[str, ...], lost: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """What came in and was not used up suits the member and fits beside the rest.  [NAR-EQP-06, NAR-EQP-12]"""
    before = gear_of(state.company, member.key)
    carried = beyond(before, lost)
    for card in beyond(gained, beyond(lost, before)):
        if reason := allows(state, member.key, (*carried, card)).reason:
            yield f"members.{member.key}.thing", reason
        carried = (*carried, card)


def _too_many_injuries(content: Content, company: Company, result: BattleResult) -> Iterator[tuple[str, str]]:
    """The injury deck has so many copies of a card and no more.  [NAR-INJ-01]"""
    held = Counter(card for member in (*company.members, *company.bench) for card in injuries(member))
    held.update(card for report in result.members for card in ids(cards(result, "condition", INJURIES, report.member)))
    for card, count in held.items():
        spec: InjurySpec | None = content["injuries"].get(card)
        if spec is not None and count > spec.copies:
            yield (
                "condition",
                say(
                    "there {copies:is|are} {copies} {copies:card|cards} {spec}, "
                    "and {count} would lie beside the heroes",
                    copies=spec.copies,
                    spec=spec.name,
                    count=count,
                ),
            )


# What the company receives


def _booty(content: Content, company: Company, result: BattleResult) -> Iterator[tuple[str, str]]:
    yield from _unknown(content, "reagents", ids(cards(result, "thing", ("reagent",))), "thing")
    yield from _unknown(content, "equipment", ids(cards(result, "thing", EQUIPMENT)), "thing")
    recipes = ids(cards(result, "known", ("recipe",)))
    yield from _recipes(content, company, recipes)
    if recipes and not result.won:  # [NAR-MIS-36]
        yield "known", say("a defeat brings no recipe")
    if known := content.get("achievements"):
        for name in ids(cards(result, "known", ("achievement",))):
            if name not in known:
                yield "known", say("the pack has no achievement {name!r}", name=name)
    if result.left < 0:
        yield "left", say("{figure} cannot be negative", figure=say("loot left"))
    if total(result, "experience") < 0:
        yield "experience", say("{figure} cannot be negative", figure=say("experience"))
    if company.purse + total(result, "coin") < 0:
        yield (
            "coin",
            say(
                "the company has {purse} {purse:Popolino|Popolini} and cannot lose {coins}",
                purse=company.purse,
                coins=-total(result, "coin"),
            ),
        )


def _recipes(content: Content, company: Company, recipes: Sequence[str]) -> Iterator[tuple[str, str]]:
    """A recipe is of something that is made from reagents, and is learned once.  [NAR-MIS-16]"""
    for card in recipes:
        item: EquipmentSpec | None = content["equipment"].get(card)
        if item is None or not item.formula:
            yield "known", say("the pack has no recipe {card!r}", card=card)
        elif card in company.knows("recipe") or recipes.count(card) > 1:
            yield "known", say("the company has the recipe of {item} already", item=item.name)


def _unknown(content: Content, kind: str, cards: Sequence[str], place: str) -> Iterator[tuple[str, str]]:
    for card in cards:
        if card not in content.get(kind, {}):
            yield place, say("the pack has no {card!r} among its {kind}", card=card, kind=kind)


def _name(content: Content, card: str) -> str:
    item: EquipmentSpec | None = content["equipment"].get(card)
    return item.name if item else repr(card)
