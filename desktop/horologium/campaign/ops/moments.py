"""When an operation is in time: the stages of a campaign and the steps after a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.affairs import state_of
from horologium.campaign.errors import Refused
from horologium.campaign.evening import steps
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs


def out_of_battle(affairs: Affairs) -> None:
    """Refuse what must not change while a battle goes on or its result is not yet confirmed."""
    stage = affairs.books.standing.stage
    if stage == "battle":
        raise Refused(say("a battle is on: first finish it or leave it"))
    if stage == "review":
        raise Refused(say("the battle is not in the books yet: first confirm its result"))


def in_time(affairs: Affairs, step: str) -> None:
    """Refuse what is done in camp, or after a battle from a certain step on; in a game or a place without that step
    as soon as the battle is over, and not at all where the game wants none after this battle.
    """
    out_of_battle(affairs)
    standing = affairs.books.standing
    if standing.stage == "scene":
        raise Refused(say("the story goes on first: read the scene to its end"))
    if standing.stage == "over":
        raise Refused(say("the story is over"))
    if standing.stage == "aftermath":
        _reached(affairs, step)


def _reached(affairs: Affairs, step: str) -> None:
    meant = next((each for each in affairs.rules.steps if each.key == step), None)
    if meant is not None and meant.wanted is not None and not meant.wanted(state_of(affairs)):
        raise Refused(say("after this battle there is no time for it"), meant.rules)
    order, now = [each.key for each in affairs.rules.steps], affairs.books.standing.step
    wanted = next((each for each in steps(affairs) if each.key == step), None)
    if wanted is not None and (now not in order or order.index(now) < order.index(step)):
        raise Refused(say("this comes later, at the step {wanted!r}", wanted=wanted.title), wanted.rules)
