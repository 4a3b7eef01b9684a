"""What cannot be in a result that was entered by hand: each flaw with its place and one sentence."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from horologium.engine.core.speech import later, say, say_number
from horologium.engine.rulesets.nova_aetas.company.carrying import allows
from horologium.engine.rulesets.nova_aetas.company.homecoming import beyond, down_for, outcomes
from horologium.engine.rulesets.nova_aetas.company.members import gear_of, injuries

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.engine.core.campaign import BattleResult, CampaignState, Company, Member, MemberResult
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec, InjurySpec

FIGURES: Final = ("wounds", "knocked_out", "kills", "dealt", "found")


def check_result(state: CampaignState, mission: str, result: BattleResult) -> Iterator[tuple[str, str]]:
    """Everything that a battle of this company could not have brought home; much loot is luck, not a flaw."""
    content, company = state.content, state.company
    yield from _ending(content, mission, result)
    yield from _people(company, result)
    known = {member.key: member for member in company.members}
    for report in result.members:
        if (member := known.get(report.member)) is not None:
            yield from _member(state, member, report)
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
    down = sum(report.knocked_out > 0 for report in result.members)
    if down < wanted:
        yield (
            "outcome",
            say_number(
                wanted,
                "the mission ends so when one hero is knocked out, and nobody is: say who, or choose another ending",
                "the mission ends so when {count} heroes are knocked out, and {down} are: "
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


def _member(state: CampaignState, member: Member, report: MemberResult) -> Iterator[tuple[str, str]]:
    content, place = state.content, f"members.{member.key}"
    for figure in FIGURES:
        if getattr(report, figure) < 0:
            yield (
                f"{place}.{figure}",
                say(
                    "{figure} of {member} cannot be negative", figure=say(figure.replace("_", " ")), member=member.name
                ),
            )
    yield from _unknown(content, "injuries", report.injuries, f"{place}.injuries")
    if report.injuries and not report.knocked_out:  # [NAR-KOH-05]
        yield (
            f"{place}.injuries",
            say("{name} was not knocked out, and comes home without a new injury", name=member.name),
        )
    strange = [*_unknown(content, "equipment", report.gained, f"{place}.gained")]
    yield from strange
    for card in beyond(report.lost, (*gear_of(state.company, member.key), *report.gained)):
        yield f"{place}.lost", say("{member} did not carry {name}", member=member.name, name=_name(content, card))
    if not strange:
        yield from _load(state, member, report)


def _load(state: CampaignState, member: Member, report: MemberResult) -> Iterator[tuple[str, str]]:
    """What came in and was not used up suits the member and fits beside the rest.  [NAR-EQP-06, NAR-EQP-12]"""
    before = gear_of(state.company, member.key)
    carried = beyond(before, report.lost)
    for card in beyond(report.gained, beyond(report.lost, before)):
        if reason := allows(state, member.key, (*carried, card)).reason:
            yield f"members.{member.key}.gained", reason
        carried = (*carried, card)


def _too_many_injuries(content: Content, company: Company, result: BattleResult) -> Iterator[tuple[str, str]]:
    """The injury deck has so many copies of a card and no more.  [NAR-INJ-01]"""
    held = Counter(card for member in (*company.members, *company.bench) for card in injuries(member))
    held.update(card for report in result.members for card in report.injuries)
    for card, count in held.items():
        spec: InjurySpec | None = content["injuries"].get(card)
        if spec is not None and count > spec.copies:
            yield (
                "injuries",
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
    yield from _unknown(content, "reagents", result.loot, "loot")
    yield from _unknown(content, "equipment", result.stock, "stock")
    yield from _recipes(content, company, result.recipes)
    if result.recipes and not result.won:  # [NAR-MIS-36]
        yield "recipes", say("a defeat brings no recipe")
    if known := content.get("achievements"):
        for name in result.achievements:
            if name not in known:
                yield "achievements", say("the pack has no achievement {name!r}", name=name)
    for figure in ("loot_left", "experience"):
        if getattr(result, figure) < 0:
            yield figure, say("{figure} cannot be negative", figure=say(figure.replace("_", " ")))
    if company.purse + result.coins < 0:
        yield (
            "coins",
            say(
                "the company has {purse} {purse:Popolino|Popolini} and cannot lose {coins}",
                purse=company.purse,
                coins=-result.coins,
            ),
        )


def _recipes(content: Content, company: Company, recipes: Sequence[str]) -> Iterator[tuple[str, str]]:
    """A recipe is of something that is made from reagents, and is learned once.  [NAR-MIS-16]"""
    for card in recipes:
        item: EquipmentSpec | None = content["equipment"].get(card)
        if item is None or not item.formula:
            yield "recipes", say("the pack has no recipe {card!r}", card=card)
        elif card in company.knows("recipe") or recipes.count(card) > 1:
            yield "recipes", say("the company has the recipe of {item} already", item=item.name)


def _unknown(content: Content, kind: str, cards: Sequence[str], place: str) -> Iterator[tuple[str, str]]:
    for card in cards:
        if card not in content.get(kind, {}):
            yield place, say("the pack has no {card!r} among its {kind}", card=card, kind=kind)


def _name(content: Content, card: str) -> str:
    item: EquipmentSpec | None = content["equipment"].get(card)
    return item.name if item else repr(card)
