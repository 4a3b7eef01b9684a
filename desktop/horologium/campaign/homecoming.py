"""What the steps after a battle came to: the result, who came home how, and what was done since."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from horologium.campaign.affairs import money
from horologium.campaign.calendar import date_text
from horologium.campaign.evening import NEXT, RESULTS, battle_at_hand, evening, steps
from horologium.campaign.records import ConditionRecord, Fought, MemberRecord, ThingRecord
from horologium.campaign.results import title_of
from horologium.campaign.wording import called, listing, outcome_called
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.ports import Step
    from horologium.campaign.session import CampaignSession


def result_step(session: CampaignSession) -> Step | None:
    """The step with which the last battle came to count; None where the history does not reach back so far."""
    return next((step for step in reversed(session.steps) if step.state == "done" and step.name in RESULTS), None)


def spoils(session: CampaignSession) -> tuple[ThingRecord, ...]:
    """The things that the result brought and that are still there, in the order in which they were found."""
    new, title = _entered(session), title_of(session)
    items = session.books.all(ThingRecord)
    if new is not None:
        return tuple(item for item in items if item.id in new)
    return tuple(item for item in items if item.history and title in item.history[0])


def wounds(session: CampaignSession) -> tuple[ConditionRecord, ...]:
    """The injuries that the result brought and that are not healed yet."""
    new, title = _entered(session), title_of(session)
    injuries = session.books.all(ConditionRecord)
    return tuple(each for each in injuries if (each.id in new if new is not None else each.since.startswith(title)))


def _entered(session: CampaignSession) -> frozenset[str] | None:
    """The ids of all records that the result has entered; None where that is not known any more."""
    step = result_step(session)
    if step is None:
        return None
    return frozenset(change.id for change in session.archive.changes(step.seq) if change.before is None)


@dataclass(frozen=True, slots=True)
class Returned:
    """A hero who came home: what was learned there, what there is in all, injuries of this battle and older ones."""

    id: str
    name: str
    gained: int
    experience: int
    injuries: tuple[str, ...]
    older: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Homecoming:
    """The battle that is over, and what each step after it has come to, by its key: ``done`` has lines of the books and
    of what players did, ``happened`` what came by itself.
    """

    won: bool
    account: tuple[str, ...]  # paragraphs
    heroes: tuple[Returned, ...]
    done: Mapping[str, tuple[str, ...]]
    happened: Mapping[str, str]


def homecoming(session: CampaignSession) -> Homecoming | None:
    """How the evening stands; None where no battle was fought."""
    last = max(session.books.all(Fought), key=lambda each: each.number, default=None)
    if last is None:
        return None
    told = session.archive.chronicle(kind="battle", count=1).chapters
    account = tuple(part for part in told[0].text.split("\n\n") if part) if told else ()
    at_hand = battle_at_hand(session.books)
    happened = evening(session.past(), session.books, at_hand).happened if at_hand else {}
    return Homecoming(last.won, account, _heroes(session, last), _lines(session, last), happened)


def _heroes(session: CampaignSession, last: Fought) -> tuple[Returned, ...]:
    books, new = session.books, {each.id for each in wounds(session)}
    injuries: dict[tuple[str, bool], list[str]] = defaultdict(list)
    for each in books.all(ConditionRecord):
        injuries[each.bearer, each.id in new].append(called(session.pack, each.kind, each.card))
    return tuple(
        Returned(
            hero.id,
            hero.name,
            last.experience,
            hero.experience,
            tuple(injuries[hero.id, True]),
            tuple(injuries[hero.id, False]),
        )
        for hero in books.all(MemberRecord)
        if hero.id in last.party
    )


def _lines(session: CampaignSession, last: Fought) -> dict[str, tuple[str, ...]]:
    """What stands in the books for what each step shows, then what was done in it."""
    known = {"account": _outcome(session, last), "loot": _coins(session, last), "travel": _arrival(session)}
    deeds = _deeds(session)
    return {
        step.key: (*filter(None, [known.get(panel, "") for panel in step.shows]), *deeds.get(step.key, ()))
        for step in steps(session)
    }


def _outcome(session: CampaignSession, last: Fought) -> str:
    title = called(session.pack, "mission", last.mission)
    how = say("{title} was won", title=title) if last.won else say("{title} was lost", title=title)
    why = f" ({outcome_called(session.pack, last.mission, last.outcome)})" if last.outcome else ""
    return f"{how}{why}." + (say(" Time: {clock}.", clock=last.clock) if last.clock else "")


def _coins(session: CampaignSession, last: Fought) -> str:
    if not last.coins:
        return ""
    amount = money(session, abs(last.coins))
    return say("Earned: {amount}.", amount=amount) if last.coins > 0 else say("Lost: {amount}.", amount=amount)


def _arrival(session: CampaignSession) -> str:
    standing = session.books.standing
    if not standing.town:
        return ""
    town, stays = called(session.pack, "town", standing.town), session.archive.stays()
    since = stays[-1][1] if stays and stays[-1][0] == standing.town else standing.day
    return say("In {town} since {date}.", town=town, date=date_text(session.plot, since))


def _deeds(session: CampaignSession) -> dict[str, tuple[str, ...]]:
    """What the history names since the result was entered, by the step in which it was done."""
    result, found = result_step(session), [list[str]()]
    since = [] if result is None else [step for step in session.steps if step.seq > result.seq and step.state == "done"]
    for step in since:
        if step.name == NEXT:
            found.append([])
        else:
            found[-1].append(step.label)
    keys = [step.key for step in steps(session)]
    told = [say("Done: {deeds}.", deeds=listing(labels)) if labels else "" for labels in found]
    return {key: (line,) if line else () for key, line in zip(keys, told, strict=False)}
