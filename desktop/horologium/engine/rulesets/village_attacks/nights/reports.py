"""What cannot be in a night that was played on a table: each flaw with its place and one sentence."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from horologium.engine.core.speech import say
from horologium.engine.rulesets.village_attacks.nights.homecoming import STORMERS
from horologium.engine.rulesets.village_attacks.nights.household import cards
from horologium.engine.rulesets.village_attacks.nights.outset import heart_start, zone_of
from horologium.engine.rulesets.village_attacks.nights.reckoning import COUNTS, STORMED, freed_captives
from horologium.engine.rulesets.village_attacks.nights.words import BLED, BROKEN, CAPTIVE, GIVEN_UP, SLIPPED, STOOD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.campaign import BattleResult, CampaignState
    from horologium.engine.rulesets.village_attacks.mission_specs import MissionSpec


def check_result(state: CampaignState, mission: str, result: BattleResult) -> Iterator[tuple[str, str]]:
    """Everything that a night of this castle could not have brought home.  [VIL-NGT-95]"""
    spec: MissionSpec = state.content["missions"][mission]
    yield from _heart(state, spec, result)
    yield from _members(state, result)
    yield from _captives(state, mission, result)
    yield from _stormed(state, spec, result)
    yield from _used_up(state, result)
    if result.count("yunfakh") > result.count("hunters"):
        yield "counts.yunfakh", say("more Yunfakh than Hunters died: they are Hunters too")


def _heart(state: CampaignState, spec: MissionSpec, result: BattleResult) -> Iterator[tuple[str, str]]:
    """The Heart left fits the end: half its start or more, less, or nothing.  [VIL-NGT-39, VIL-NGT-95]"""
    start, left, given_up = heart_start(state, spec), result.count("heart"), result.count(GIVEN_UP)
    where, told = "counts.heart", {"left": left, "start": start}
    if left > start:
        yield where, say("the Heart had {start}, and {left} cannot be left", **told)
    elif result.outcome == STOOD and 2 * left < start:
        yield where, say("{left} of {start} is less than half: the Heart bled", **told)
    elif result.outcome == BLED and not 0 < 2 * left < start:
        yield where, say("where the Heart bled something is left, and less than half: not {left} of {start}", **told)
    elif result.outcome == BROKEN and left and not given_up:
        yield where, say("a broken Heart has nothing left, unless the night was given up")
    elif result.outcome == SLIPPED and not left:
        yield where, say("a Heart with nothing left is broken")
    if given_up and result.outcome != BROKEN:
        yield f"counts.{GIVEN_UP}", say("a night that was given up is lost with the Heart")


def _members(state: CampaignState, result: BattleResult) -> Iterator[tuple[str, str]]:
    for each in result.members:
        name, where = state.member(each.member).name, f"members.{each.member}"
        if each.count("dead") > 1:
            yield f"{where}.dead", say("{name} can lie dead once when the night ends", name=name)
        elif each.count("dead") and not each.count("falls"):
            yield f"{where}.dead", say("{name} lies dead at the end and was never killed", name=name)


def _captives(state: CampaignState, mission: str, result: BattleResult) -> Iterator[tuple[str, str]]:
    """One for each Monster that lives, and whom the story brings; nobody on a lost night.  [VIL-NGT-43, VIL-NGT-95]"""
    kept = sum(each.amount for each in result.consequences if each.verb == "thing" and each.of.kind == CAPTIVE)
    most = len(freed_captives(state, mission, result.outcome)) + sum(not each.count("dead") for each in result.members)
    if kept > 0 and not result.won:
        yield "thing", say("nobody is kept on a lost night")
    elif kept > most:
        yield "thing", say("{kept} were kept, and only {most} {most:Monster|Monsters} could", kept=kept, most=most)


def _stormed(state: CampaignState, spec: MissionSpec, result: BattleResult) -> Iterator[tuple[str, str]]:
    for what, count in result.counts:
        if not what.startswith(STORMED) or not count:
            continue
        room, title = what.removeprefix(STORMED), say(COUNTS.get(what, what))
        if not zone_of(spec, room):
            yield f"counts.{what}", say("{title}: this room is out of reach in this night", title=title)
        elif count < STORMERS:
            few = say("{title}: nobody storms a room with fewer than {least}", title=title, least=STORMERS)
            yield f"counts.{what}", few


def _used_up(state: CampaignState, result: BattleResult) -> Iterator[tuple[str, str]]:
    """Nothing is used up that its bearer did not hold.  [VIL-NGT-47, VIL-NGT-95]"""
    lost = Counter[tuple[str, str, str]]()
    for each in result.consequences:
        if each.verb == "thing" and each.whom and each.amount < 0:
            lost[each.whom, each.of.kind, each.of.id] -= each.amount
    for (whom, kind, id_), count in lost.items():
        if state.company.cards(kind, whom).count(id_) < count:
            yield f"{whom}.thing", say("{name} was held by nobody there", name=_name(state, kind, id_))


def _name(state: CampaignState, kind: str, id_: str) -> str:
    found = cards(state.content, {"trap": "traps", "draught": "draughts"}.get(kind, "")).get(id_)
    return str(found.name) if found else id_
