"""What Monsters and rooms hold: a draught and a servant, a furnishing and a trap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import SlotUse, Verdict
from horologium.engine.core.speech import say
from horologium.engine.rulesets.village_attacks.nights.household import cards
from horologium.engine.rulesets.village_attacks.nights.kinds import SERVANTS
from horologium.engine.rulesets.village_attacks.nights.masons import fits
from horologium.engine.rulesets.village_attacks.nights.words import (
    DRAUGHT,
    FURNISHING,
    ROOM,
    SERVANT,
    SPARE_PUPPET,
    TRAP,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.campaign import CampaignState, Member, Thing
    from horologium.engine.core.ruleset import Content

OF_MONSTERS: Final = (DRAUGHT, SERVANT)
OF_ROOMS: Final = (FURNISHING, TRAP)


def slots(state: CampaignState, bearer: str) -> tuple[SlotUse, ...]:
    """One of each sort: draught and servant of a Monster, furnishing and trap of a room.  [VIL-NGT-07, VIL-NGT-64]"""
    if not bearer:
        return ()
    held = [thing.of.kind for thing in state.company.held(bearer)]
    titles = {
        DRAUGHT: say("Draught"),
        SERVANT: say("Servant"),
        FURNISHING: say("Furnishing"),
        TRAP: say("Trap"),
    }
    places = OF_ROOMS if _room(state, bearer) else OF_MONSTERS
    return tuple(SlotUse(kind, titles[kind], held.count(kind), 1, wanted=False) for kind in places)


def allows(state: CampaignState, bearer: str, cards: Sequence[str]) -> Verdict:
    """The last card comes to the others: its kind fits the bearer, and its place is free.

    [VIL-NGT-07, VIL-NGT-64, VIL-NGT-68, VIL-NGT-69, VIL-NGT-75, VIL-NGT-76]
    """
    *held, card = cards
    kind, room = kind_of(state.content, card), _room(state, bearer)
    rules = ("VIL-NGT-64", "VIL-NGT-68") if room else ("VIL-NGT-07", "VIL-NGT-69")
    if kind not in (OF_ROOMS if room else OF_MONSTERS):
        return Verdict(say("rooms hold furnishings and traps, Monsters hold draughts and servants"), rules)
    if kind in [kind_of(state.content, other) for other in held]:
        return Verdict(say("there is room for one of these"), rules)
    return Verdict(_misfit(state, bearer, kind, card), rules)


def _room(state: CampaignState, bearer: str) -> Thing | None:
    return next((thing for thing in state.company.things if thing.key == bearer and thing.of.kind == ROOM), None)


def kind_of(content: Content, card: str) -> str:
    """Of which kind a card is that somebody may hold; nothing if of none."""
    if card in SERVANTS:
        return SERVANT
    for kind, folder in ((FURNISHING, "furnishings"), (DRAUGHT, "draughts"), (TRAP, "traps")):
        if card in cards(content, folder) and (kind != TRAP or cards(content, folder)[card].brewed):
            return kind
    return ""


def _misfit(state: CampaignState, bearer: str, kind: str, card: str) -> str:
    """Why a furnishing does not fit a room, or a servant a Monster.  [VIL-NGT-64, VIL-NGT-76]"""
    room = _room(state, bearer)
    if room and kind == FURNISHING and not fits(cards(state.content, "furnishings")[card], room.of):
        return say("it does not fit this room")
    if not room and card == SPARE_PUPPET and not has_minions(state.content, state.member(bearer)):
        return say("a Spare Puppet serves only who has Puppets")
    return ""


def has_minions(content: Content, member: Member) -> bool:
    """Whether a member has Minions on its board.  [VIL-NGT-10, VIL-NGT-76]"""
    return bool(cards(content, "monsters")[member.card].minions)
