"""From a night back to the castle: how it ended, what it counts, who was kept, what was used up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, pick, pick_some
from horologium.engine.core.campaign import BattleResult, MissionEnds
from horologium.engine.core.consequences import consequence
from horologium.engine.core.errors import BadData
from horologium.engine.core.results import cards, ids, report
from horologium.engine.core.speech import say
from horologium.engine.rulesets.village_attacks.flow import end_of
from horologium.engine.rulesets.village_attacks.nights import reckoning
from horologium.engine.rulesets.village_attacks.nights.household import captives, cells, rooms
from horologium.engine.rulesets.village_attacks.nights.outset import figures
from horologium.engine.rulesets.village_attacks.nights.reckoning import OUTCOMES, STORMED, freed_captives
from horologium.engine.rulesets.village_attacks.nights.words import (
    CAPTIVE,
    CAPTIVES,
    DRAUGHT,
    GIVEN_UP,
    SERVANT,
    SPARE_PUPPET,
    TRAP,
)
from horologium.engine.rulesets.village_attacks.state import GONE, PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.campaign import CampaignState, Member, MemberResult
    from horologium.engine.core.consequences import Consequence, Consequences
    from horologium.engine.core.ruleset import Content, Outcome
    from horologium.engine.rulesets.village_attacks.mission_specs import EndSpec, MissionSpec
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster

PUPPETS: Final = 3
STORMERS: Final = 3
NOBODY: Final = "nobody"


def ends(content: Content, mission: str) -> MissionEnds:
    """Four ends, in the words of the scenario where it has some.  [VIL-NGT-39, VIL-NGT-84, VIL-MIS-41]"""
    spec: MissionSpec = content["missions"][mission]
    told: Mapping[str, EndSpec] = {each.end: each for each in spec.ends}
    return MissionEnds(
        OUTCOMES,
        flags=tuple(dict.fromkeys(each.flag for each in spec.ends if each.flag)),
        titles={end: each.name for end, each in told.items()},
        told={end: each.text for end, each in told.items() if each.text},
    )


def ended(outcome: Outcome) -> str:
    """A battle says itself which of the four ends it had.  [VIL-NGT-39]"""
    return outcome.why


def give_up(content: Content, battle: Battle) -> None:
    """To give up is to lose with the Heart; the position stays as it stands.  [VIL-NGT-59]"""
    if not battle.over:
        battle.lost, battle.phase = GIVEN_UP, "over"


def bring_home(state: CampaignState, battle: Battle, *, plot: bool) -> Rule[BattleResult]:
    """What a night brings home; whom the Monsters keep is asked.  [VIL-NGT-40 to VIL-NGT-47, VIL-NGT-54]"""
    if not battle.over:
        raise BadData(say("{mission} is not over", mission=battle.mission.name), say("play the night to its end first"))
    found = result_of(state, battle)
    kept = yield from keeping(state, battle, found)
    more = yield from reckoning.reckoned(state, battle.mission.id, found)
    return with_consequences(found, (*used_up(state, battle), *kept, *more))


def with_consequences(result: BattleResult, consequences: Consequences) -> BattleResult:
    """The same result with what it brings."""
    return BattleResult(
        result.outcome,
        result.won,
        result.members,
        consequences,
        left=result.left,
        clock=result.clock,
        counts=result.counts,
    )


def result_of(state: CampaignState, battle: Battle) -> BattleResult:
    """How a night ended, and what everybody did, without what follows from it.  [VIL-NGT-94]"""
    end, keys = end_of(battle), figures(state.company)
    toll = battle.toll
    counts = {
        "rounds": battle.round,
        "heart": battle.heart,
        "commoners": toll.commoners,
        "hunters": toll.hunters,
        "yunfakh": toll.yunfakh,
        "heroes": toll.heroes,
        "burnt": toll.burnt,
        GIVEN_UP: int(battle.lost == GIVEN_UP),
        **{f"{STORMED}{room}": count for room, count in stormed(battle).items()},
    }
    return BattleResult(
        end,
        OUTCOMES[end],
        tuple(_report(member, battle.monster(keys[member.key])) for member in state.company.members),
        clock=say("{rounds} {rounds:round|rounds}", rounds=battle.round),
        counts=tuple((what, number) for what, number in counts.items() if number),
    )


def _report(member: Member, monster: Monster) -> MemberResult:
    """What a Monster did and suffered.  [VIL-MIS-53, VIL-NGT-94]"""
    return report(
        member.key,
        levels=monster.levels,
        kills=monster.kills,
        heroes=monster.heroes,
        falls=monster.falls,
        dead=int(monster.zone == GONE),
    )


def stormed(battle: Battle) -> dict[str, int]:
    """The rooms where three or more villagers stand, and no Monster and no Minion.  [VIL-NGT-53]"""
    found, board = dict[str, int](), battle.castle.board
    for place in battle.mission.rooms:
        if place.zone:
            zone = board.cell(place.zone)
            standing = sum(not villager.stunned for villager in battle.at(zone))
            if standing >= STORMERS and not battle.targets_at(zone):
                found[place.room] = standing
    return found


# Used up


def used_up(state: CampaignState, battle: Battle) -> Iterator[Consequence]:
    """Draughts that were drunk, servants that died, traps of rooms that are gone.  [VIL-NGT-32, VIL-NGT-47]"""
    keys = figures(state.company)
    for member in state.company.members:
        monster = battle.monster(keys[member.key])
        for thing in state.company.held(member.key):
            left = _servant_left(battle, monster) if thing.of.kind == SERVANT else monster.draughts
            spent = f"{monster.key} {thing.of.id}" in battle.spent
            if thing.of.kind in (DRAUGHT, SERVANT) and (spent or thing.of.id not in left):
                yield consequence("thing", thing.of.kind, thing.of.id, -1, member.key)
    for room in rooms(state).values():
        if room.trap and f"{room.thing.key} {room.trap.of.id}" in battle.spent:
            yield consequence("thing", TRAP, room.trap.of.id, -1, room.thing.key)


def _servant_left(battle: Battle, monster: Monster) -> tuple[str, ...]:
    """The servant, unless it died; a Spare Puppet is gone where fewer than three stand.  [VIL-NGT-75, VIL-NGT-76]"""
    if monster.servant == SPARE_PUPPET:
        standing = sum(minion.kind == "puppet" for minion in battle.minions_of(monster))
        return (SPARE_PUPPET,) if standing >= PUPPETS else ()
    return (monster.servant,)


# Captives


def keeping(state: CampaignState, battle: Battle, result: BattleResult) -> Rule[Consequences]:
    """Each Monster on the map may keep one whom it beat senseless, as far as there are cells.

    [VIL-NGT-43, VIL-NGT-44]
    """
    new = list(freed_captives(state, battle.mission.id, result.outcome))
    for monster in battle.present() if result.won else ():
        kinds = [kind for kind in CAPTIVES if monster.beaten.get(kind, 0)]
        if kinds:
            options = [Option(kind) for kind in (*kinds, NOBODY)]
            kept = yield from pick("VIL-NGT-43", monster, options)
            new += [kept.key] if kept.key != NOBODY else []
    return (yield from housed(state, new))


def housed(state: CampaignState, new: Sequence[str], entered: Sequence[str] = ()) -> Rule[Consequences]:
    """What becomes of the cells when somebody new comes, beside whom a result has named already.  [VIL-NGT-44]"""
    held = [thing.of.id for thing in captives(state)]
    free = yield from let_go(sorted((*held, *entered, *new), key=CAPTIVES.index), cells(state))
    change = {kind: new.count(kind) - free.count(kind) for kind in CAPTIVES}
    return tuple(consequence("thing", CAPTIVE, kind, amount) for kind, amount in change.items() if amount)


def worked_out(state: CampaignState, mission: str, result: BattleResult) -> Rule[Consequences]:
    """What follows from a night of the table, cells counted.  [VIL-NGT-44, VIL-NGT-94]"""
    entered = ids(cards(result, "thing", (CAPTIVE,)))
    more = yield from housed(state, freed_captives(state, mission, result.outcome), entered)
    return (*more, *(yield from reckoning.reckoned(state, mission, result)))


def let_go(everybody: list[str], room: int) -> Rule[list[str]]:
    """Who finds no cell is let go at once, whom the players choose.  [VIL-NGT-44, VIL-NGT-57]"""
    many = len(everybody) - room
    if many <= 0:
        return []
    if len(dict.fromkeys(everybody)) == 1:
        return everybody[:many]
    options = [Option(f"{kind}-{place}") for place, kind in enumerate(everybody, 1)]
    gone = yield from pick_some("VIL-NGT-44", PLAYERS, options, least=many, most=many)
    return [option.key.rpartition("-")[0] for option in gone]
