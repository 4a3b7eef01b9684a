"""Who belongs to the castle: the company of the beginning, and who may go out together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Company, Member, Muster, Thing
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.errors import BadData
from horologium.engine.core.faults import Fault
from horologium.engine.core.speech import say
from horologium.engine.rulesets.village_attacks.nights.household import MORE_THAN_SEATS as MORE_LATER
from horologium.engine.rulesets.village_attacks.nights.household import cards, company, seats, states
from horologium.engine.rulesets.village_attacks.nights.keeping import MOST_SEATS, Household
from horologium.engine.rulesets.village_attacks.nights.kinds import STATES
from horologium.engine.rulesets.village_attacks.nights.laboratory import recipes
from horologium.engine.rulesets.village_attacks.nights.outset import heart_start, tempered, vanguard
from horologium.engine.rulesets.village_attacks.nights.sheets import sheet
from horologium.engine.rulesets.village_attacks.nights.valley import temper, village, village_name
from horologium.engine.rulesets.village_attacks.nights.words import (
    COLD_IRON,
    GRAVE_EARTH,
    HEARTWOOD,
    MOON_MOSS,
    QUICKLIME,
    REAGENT,
    RECIPE,
    ROOM,
    TALLOW,
)
from horologium.engine.rulesets.village_attacks.validation import party_faults

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.engine.core.campaign import CampaignState
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.village_attacks.mission_specs import MissionSpec
    from horologium.engine.rulesets.village_attacks.nights.specs import RoomSpec

__all__ = ["begin", "candidates", "muster", "sheet"]

MORE_THAN_SEATS: Final = 2
"""So many Monsters more than seats begin.  [VIL-NGT-06]"""
PARTY: Final = (1, 5)
PURSE: Final = 8
STOCK: Final = (
    TALLOW, TALLOW, COLD_IRON, COLD_IRON, MOON_MOSS, MOON_MOSS, GRAVE_EARTH, HEARTWOOD, QUICKLIME,
)  # fmt: skip
"""What lies in the castle at founding.  [VIL-NGT-09]"""
ALONE: Final = ("VIL-SET-05", "VIL-SET-06")
"""One Guardian and one Decimator go out at most."""


def candidates(content: Content) -> tuple[str, ...]:
    """Every Monster of the pack.  [VIL-NGT-06]"""
    return tuple(cards(content, "monsters"))


def begin(content: Content, cards: Sequence[str]) -> Company:
    """A new castle: its Monsters, six rooms and one of choice, the stock, six recipes.

    [VIL-NGT-06, VIL-NGT-07, VIL-NGT-08, VIL-NGT-09, VIL-NGT-10]
    """
    if not cards or len(dict.fromkeys(cards)) < len(cards):
        raise BadData(say("a company consists of different Monsters"), say("name each Monster once"))
    for card in cards:
        if card not in candidates(content):
            remedy = say("choose among {names}", names=", ".join(candidates(content)) or "-")
            raise BadData(say("the pack has no Monster {card!r}", card=card), remedy)
    members = tuple(Member(card, card, content["monsters"][card].name) for card in cards)
    stuff = (Thing(f"{REAGENT}-{place}", CardRef(REAGENT, id_)) for place, id_ in enumerate(STOCK, 1))
    known = content.get("reagents", {})
    seats = min(MOST_SEATS, max(1, len(cards) - MORE_THAN_SEATS))
    return Company(
        members=members,
        things=(*_first_rooms(content), *(thing for thing in stuff if thing.of.id in known)),
        known=tuple(CardRef(RECIPE, id_) for id_ in _first_recipes(content, members)),
        purse=PURSE,
        own=Household(seats),
    )


def _first_rooms(content: Content) -> Iterator[Thing]:
    """The rooms of every castle, and the first of those of which one is chosen.  [VIL-NGT-08]"""
    known: dict[str, RoomSpec] = dict(cards(content, "rooms"))
    choices = [id_ for id_, spec in known.items() if spec.founding == "choice"]
    for id_, spec in known.items():
        if spec.founding == "there" or id_ in choices[:1]:
            yield Thing(id_, CardRef(ROOM, id_))


def _first_recipes(content: Content, members: Sequence[Member]) -> Iterator[str]:
    """Those that everybody knows, and that of who has Minions.  [VIL-NGT-10]"""
    puppets = any(content["monsters"][member.card].minions for member in members)
    for id_, spec in recipes(content).items():
        if spec.known == "founding" or (spec.known == "minions" and puppets):
            yield id_


# Who goes


def muster(state: CampaignState, mission: str) -> Muster:
    """As many as sit down, none who is Fallen, Fading or Abroad, one Guardian and one Decimator.

    [VIL-NGT-06, VIL-NGT-27, VIL-NGT-28, VIL-NGT-29, VIL-SET-05, VIL-SET-06]
    """
    if not mission and state.company.battles:
        return Muster(1, seats(state) + MORE_LATER)
    if not mission:
        return Muster(1 + MORE_THAN_SEATS, MOST_SEATS + MORE_THAN_SEATS)
    return Muster(*PARTY, tuple(_unfit(state)), about=_about(state, state.content["missions"][mission]))


def _unfit(state: CampaignState) -> Iterator[Fault]:
    for member in state.company.members:
        for each in states(member):
            why = say("{name} cannot go ({state})", name=member.name, state=STATES[each].name)
            yield Fault(member.key, why, say("leave {name} at home", name=member.name), "VIL-NGT-27")
    faults = party_faults(state.content, [member.card for member in state.company.members])
    yield from (fault for fault in faults if fault.rule in ALONE)


def _about(state: CampaignState, spec: MissionSpec) -> str:
    """Who comes, how angry, and what the castle has to set against it.  [VIL-NGT-34, VIL-NGT-35, VIL-NGT-37]"""
    if not company(state) or not state.company.members:
        return ""
    found = village(state, spec.village)
    heart, more = heart_start(state, spec), vanguard(state, spec)
    told = [say("The Heart begins with {heart}.", heart=heart)]
    if found is not None:
        name = village_name(state, found.id)
        told.insert(0, say("{village} marches ({temper}).", village=name, temper=temper(found)))
    if more:
        told.append(say("The vanguard is {count}.", count=more))
    if tempered(state, spec):
        told.append(say("Fear lowers the Morale."))
    return " ".join(told)
