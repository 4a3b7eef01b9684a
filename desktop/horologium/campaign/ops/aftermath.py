"""What is done after a battle: step by step, to be left and taken up again at any point, until the story goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign import plot, side_missions
from horologium.campaign.errors import Refused
from horologium.campaign.evening import NEXT, go_on, steps
from horologium.campaign.operations import Told
from horologium.campaign.records import Fought
from horologium.campaign.results import title_of
from horologium.campaign.wording import called
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs
    from horologium.campaign.operations import Work
    from horologium.campaign.session import CampaignSession, Changed
    from horologium.engine.core.campaign import EndStep


@dataclass(frozen=True, slots=True)
class NextStep:
    """Go on to the next step after the battle."""

    name: ClassVar[str] = NEXT

    def apply(self, work: Work) -> Told:
        """Arriving in the next town and what happens in a step are told; a step in which nothing happens is not."""
        step = following(work)
        if step is None:
            raise Refused(say("this was the last step: let the story go on"))
        work.books.stand(step=step.key)
        title, said = _arrival(work) if step.arrives else ("", "")
        kept = go_on(work, step)
        text = "\n\n".join(filter(None, [said, kept.get("happened")]))
        label = say("go on to {step}", step=step.title)
        return Told(label, title or (step.title if text else ""), text, rules=step.rules, kept=kept)


@dataclass(frozen=True, slots=True)
class FinishAftermath:
    """All steps after the battle are done: the story goes on, or after a side mission where it was left."""

    name: ClassVar[str] = "finish-aftermath"

    def apply(self, work: Work) -> Told:
        """Follow the outcome of the battle."""
        if (step := following(work)) is not None:
            raise Refused(say("there is more to do after the battle: {step}", step=step.title), step.rules)
        title = title_of(work)
        if work.books.standing.side:
            last = max(work.books.all(Fought), key=lambda each: each.number)
            text = side_missions.finish(work, won=last.won)
        else:
            text = plot.enter(work, plot.follow(work))
        work.books.stand(battle="", party=())
        return Told(
            say("go on after {title}", title=title),
            say("After {title} the company went on", title=title),
            text,
            kind="story",
        )


def following(affairs: Affairs) -> EndStep | None:
    """The step after the one at hand; None at the last one."""
    standing = affairs.books.standing
    if standing.stage != "aftermath":
        raise Refused(say("no battle was just fought"))
    order, keys = steps(affairs), [step.key for step in affairs.rules.steps]
    if standing.step not in keys:  # the game has other steps than when the battle was fought
        return order[0] if order and standing.step else None
    left = keys[keys.index(standing.step) + 1 :]
    return next((step for step in order if step.key in left), None)


def no_way_back(session: CampaignSession) -> str:
    """Why the step before cannot be returned to, or nothing."""
    standing, last = session.books.standing, session.can_undo()
    if standing.stage != "aftermath":
        return say("no battle was just fought")
    if last is None or standing.step == steps(session)[0].key:
        return say("this is the first step")
    return "" if last.name == NEXT else say("something was done in this step: first undo {last!r}", last=last.label)


def step_back(session: CampaignSession) -> Changed:
    """Return to the step before, where nothing was done in this one: going on is undone, and can be redone."""
    if reason := no_way_back(session):
        raise Refused(reason)
    return session.undo()


def _arrival(work: Work) -> tuple[str, str]:
    """Days pass, and the company is in the town to which the mission leads; gives the headline, and what is said."""
    before, said = work.books.standing.town, plot.arrive(work)
    if not (town := work.books.standing.town):
        return say("The company moved on"), said
    name = called(work.pack, "town", town)
    came, stayed = say("The company came to {town}", town=name), say("The company stayed in {town}", town=name)
    return stayed if town == before else came, said
