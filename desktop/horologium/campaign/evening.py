"""The evening after a battle: its steps, what happens in them, and what the history keeps of it.

A step happens when the players come to it: the first one with the result itself, every other one with ``next-step``.
The history keeps with these operations what has happened and the result that it followed from, so that no step happens
twice after one battle, whatever was done, undone or closed in between.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.affairs import state_of, town
from horologium.campaign.consequences import enter
from horologium.campaign.records import Fought, MemberRecord
from horologium.engine.core.campaign import BattleResult, EndStep, MemberResult
from horologium.engine.core.consequences import coins, consequence, experience
from horologium.engine.core.errors import BadData
from horologium.engine.core.shapes import shape_of
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.books import Books
    from horologium.campaign.operations import Work
    from horologium.campaign.ports import Step

RESULTS: Final = ("commit-mission", "resolve-by-hand")
"""The steps of the history with which a battle comes to count."""
NEXT: Final = "next-step"
"""The step of the history with which the players go on to another step after a battle."""


@dataclass(frozen=True, slots=True)
class Evening:
    """The result of the battle that it follows, and what has happened so far, by the key of the step."""

    result: BattleResult
    happened: Mapping[str, str]


# Steps


def steps(affairs: Affairs) -> tuple[EndStep, ...]:
    """The steps after this battle, in order and in words: a side mission leads to no other place, some steps need
    somebody there, and some the game does not want after every battle.
    """
    side = affairs.books.standing.side
    return tuple(
        replace(step, title=say(step.title), about=say(step.about))
        for step in affairs.rules.steps
        if _is_kept(affairs, step) and not (side and step.arrives)
    )


def _is_kept(affairs: Affairs, step: EndStep) -> bool:
    """Whether the game wants a step, and somebody here keeps it; who has work for the company is always met."""
    if step.wanted is not None and not step.wanted(state_of(affairs)):
        return False
    here = town(affairs)
    work = "work" in step.shows and any(here.key in side.towns for side in affairs.plot.side)
    return not step.services or work or any(service in here.services for service in step.services)


def step_of_work(affairs: Affairs) -> str:
    """The step in which somebody may have work for the company; nothing where a game has none."""
    return next((step.key for step in affairs.rules.steps if "work" in step.shows), "")


# What happens


def battle_at_hand(books: Books) -> Fought | None:
    """The battle whose evening it is: after a side mission, that of the story comes to its own again."""
    side = bool(books.standing.side)
    return max((each for each in books.all(Fought) if each.side == side), key=lambda each: each.number, default=None)


def happen(work: Work, step: EndStep, fought: Fought, result: BattleResult) -> dict[str, Any]:
    """Let happen what a step brings; gives back what the history keeps of it, if anything can happen there."""
    if step.happens is None:
        return {}
    everybody = [hero.id for hero in work.books.all(MemberRecord)]
    brought = enter(work, work.chance.ask(step.happens(state_of(work, everybody), result)), step.title)
    return {"of": fought.id, "step": step.key, "happened": brought.told_whole()}


def begin(work: Work, fought: Fought, result: BattleResult) -> dict[str, Any]:
    """The first step comes with the result itself; gives back what the history keeps of both."""
    if not any(step.happens for step in work.rules.steps):
        return {}
    now = next((step for step in steps(work) if step.key == work.books.standing.step), None)
    return {"result": shape_of(BattleResult).dump(result), **(happen(work, now, fought, result) if now else {})}


def go_on(work: Work, step: EndStep) -> dict[str, Any]:
    """A later step is reached: what happens there happens once."""
    fought = battle_at_hand(work.books)
    if step.happens is None or fought is None:
        return {}
    told = evening(work.past(), work.books, fought)
    return {} if step.key in told.happened else happen(work, step, fought, told.result)


# What the history keeps


def evening(past: Iterable[Step], books: Books, fought: Fought) -> Evening:
    """What is kept of the evening after a battle, from the history with its newest step first."""
    happened, after = dict[str, str](), sum(each.number > fought.number for each in books.all(Fought))
    for step in past:
        if step.name not in (NEXT, *RESULTS):
            continue
        kept = json.loads(step.params)
        if kept.get("of") == fought.id:
            happened[kept["step"]] = kept["happened"]
        if step.name in RESULTS:
            if not after:
                return Evening(_result(kept) or _remembered(fought), happened)
            after -= 1
    return Evening(_remembered(fought), happened)


def _result(kept: Mapping[str, Any]) -> BattleResult | None:
    """A result that was kept with its operation; None where an older program has not kept it so."""
    found = kept.get("result") or kept.get("with", {}).get("result")
    try:
        result: BattleResult | None = shape_of(BattleResult).load(found, "result") if found else None
    except BadData:
        return None
    return result


def _remembered(fought: Fought) -> BattleResult:
    """As much of a result as the books still know."""
    found = tuple(consequence("thing", kind, card) for kind, card in fought.loot)
    return BattleResult(
        fought.outcome,
        fought.won,
        tuple(MemberResult(key) for key in fought.party),
        (*found, coins(fought.coins), experience(fought.experience)),
        clock=fought.clock,
    )
