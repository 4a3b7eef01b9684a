"""What surgeons, churches and taverns do for the company."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Ahead, Verdict, in_coins
from horologium.engine.core.consequences import CardRef, consequence
from horologium.engine.core.offers import Offer
from horologium.engine.core.speech import say
from horologium.engine.core.view import CardView
from horologium.engine.rulesets.nova_aetas.company import between
from horologium.engine.rulesets.nova_aetas.company.between import CHURCH, LEGEND, RUMOUR
from horologium.engine.rulesets.nova_aetas.company.trading import closed, town_of
from horologium.engine.rulesets.nova_aetas.views.story import legend_lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.campaign import CampaignState, Condition, Member

SURGERY: Final = ("NAR-INJ-03", "NAR-END-04", "NAR-MIS-19")
LOOKING: Final = ("NAR-MIS-19", "NAR-MIC-04")
SEEN: Final = "seen"
"""What the company knows of a mission whose Legend it has read."""
WORK: Final = CardRef("work")
READ: Final = CardRef("legend")
"""What a tavern has done during a visit: it gave work, or a look at a Legend.  [NAR-MIS-19]"""


def heals(state: CampaignState, injury: str) -> Verdict:
    """What the Cerusico asks for an injury: more in a village.  [NAR-INJ-03, NAR-END-04, NAR-MIS-19]"""
    place, known = state.place, injury in state.content["injuries"]
    reason = closed(place, "cerusico") if known else say("the pack has no injury {injury!r}", injury=injury)
    return Verdict(reason, SURGERY, in_coins(between.surgery(town_of(place)) or 0))


def cures(state: CampaignState) -> Iterator[Offer]:
    """Every injury of the company, also of those on the bench.  [NAR-INJ-03]"""
    for member in (*state.company.members, *state.company.bench):
        for injury in member.conditions:
            yield _cure(state, member, injury)


def _cure(state: CampaignState, member: Member, injury: Condition) -> Offer:
    gone = consequence("condition", injury.of.kind, injury.of.id, -1, member.key, injury.key)
    return Offer(injury.key, "surgery", injury.of, heals(state, injury.of.id), (gone,), whom=member.key)


def favours(state: CampaignState) -> Iterator[Offer]:
    """A blessing for one hero in a church, rumours and the Legend of the next mission in a tavern.  [NAR-MIS-19]"""
    for member in (*state.company.members, *state.company.bench):
        yield _blessing(state, member)
    yield _rumour(state)
    yield _legend(state)


def _blessing(state: CampaignState, member: Member) -> Offer:
    """It lasts to the end of the next battle.  [NAR-MIS-19]"""
    shut, blessed = closed(state.place, "church"), consequence("boon", "boon", "bless", 1, member.key)
    already = say("{hero} has this for the next battle already", hero=member.name)
    return Offer(
        key="bless",
        deed="bless",
        subject=blessed.of,
        verdict=Verdict(shut or (already if blessed.of.id in member.boons else ""), ("NAR-MIS-19",), in_coins(CHURCH)),
        gives=(blessed,),
        whom=member.key,
        face=CardView(
            "cross", "", say("A blessing"), kind="support", text=say("The hero begins the next battle blessed.")
        ),
        number=say("one battle"),
        shown=not shut,
    )


def _rumour(state: CampaignState) -> Offer:
    """What is told in this town and was not heard yet.  [NAR-MIS-19, NAR-END-03]"""
    place, heard, shut = state.place, state.company.knows("rumour"), closed(state.place, "tavern")
    town = state.content.get("towns", {}).get(place.key)
    told = {f"{place.key}:{number}": text for number, text in enumerate(town.rumours if town else ())}
    new = next((key for key in told if key not in heard), "")
    silent = "" if new else say("nobody in {town} has anything new to tell", town=place.name)
    about = say("Somebody knows something that you have not heard yet. It is written into the chronicle.")
    return Offer(
        key="rumour",
        deed="rumour",
        subject=CardRef("rumour", new or "none"),
        verdict=Verdict(shut or silent, ("NAR-MIS-19", "NAR-END-03"), in_coins(RUMOUR)),
        gives=(consequence("known", "rumour", new),),
        story=told.get(new, ""),
        face=CardView("bell", "", say("A rumour"), kind="support", text=about),
        sort=say("the company"),
        number=say("for good"),
        shown=not shut and bool(new),
    )


def _legend(state: CampaignState) -> Offer:
    """A tavern does one thing or the other during a visit: it has work for the company, or lets it look ahead.

    [NAR-MIS-19, NAR-MIC-04]
    """
    shut, missions = closed(state.place, "tavern"), state.content["missions"]
    ahead = Ahead() if shut else state.ahead()
    brings = say("Which enemies, tiles and tokens the next mission of the story brings.")
    instead = say("Who looks is offered no other work here during this visit. What it shows can be read again.")
    told = legend_lines(state.content, ahead.mission) if ahead.mission in missions else ()
    lines = [f"{line.label}: {line.text}" for line in told]
    return Offer(
        key="legend",
        deed="legend",
        subject=CardRef("legend", ahead.mission or "none"),
        verdict=Verdict(shut or _unseen(state, ahead), LOOKING, in_coins(LEGEND)),
        gives=(consequence("known", SEEN, ahead.mission), consequence("shown", "legend", "")),
        title=ahead.title,
        notes=(ahead.title, *lines) if ahead.mission in state.company.knows(SEEN) else (),
        story="\n".join(lines),
        face=CardView("contract", "", say("A look at the Legend"), kind="key", text=f"{brings} {instead}"),
        sort=say("the company"),
        number=say("for good"),
        shown=not shut,
    )


def _unseen(state: CampaignState, ahead: Ahead) -> str:
    """Why the company cannot look ahead now, or nothing.  [NAR-MIS-19]"""
    if ahead.reason:
        return ahead.reason
    if ahead.mission in state.company.knows(SEEN):
        return say("the company has seen the Legend of {mission} already", mission=ahead.title)
    if state.place.shows(WORK):
        return say("the company has accepted work here: it sees no Legend during this visit")
    if state.place.shows(READ):
        return say("the company has looked at a Legend during this visit already")
    return ""
