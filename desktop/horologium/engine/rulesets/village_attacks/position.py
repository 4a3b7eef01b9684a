"""Positions in mid-battle, laid out as a mission's file gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.rulesets.village_attacks import facts, goals, scenarios
from horologium.engine.rulesets.village_attacks.monsters.uses import lay_trap
from horologium.engine.rulesets.village_attacks.state import GONE, Summoned, ZoneCondition
from horologium.engine.rulesets.village_attacks.villagers import phase, traps
from horologium.engine.rulesets.village_attacks.villagers.spawning import newcomer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.rulesets.village_attacks.mission_specs import PositionSpec, VillagerPlace
    from horologium.engine.rulesets.village_attacks.specs import MonsterEntry
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster


def lay_position(battle: Battle, spec: PositionSpec, party: Sequence[MonsterEntry]) -> None:
    """Put everything where a position says, and let its phase come next."""
    battle.round = spec.round
    scenarios.lay_out(battle)
    if any(place.role == facts.MAPMAKER for place in spec.villagers):
        battle.villagers = []  # the position says where they are
    for monster, entry in zip(battle.monsters, party, strict=True):
        _stand(battle, monster, entry)
    for place in spec.villagers:
        for _ in range(place.count):
            _villager(battle, place)
    _counters(battle, spec)
    _zones(battle, spec)
    _summoning(battle, spec)
    goals.refresh_rank(battle)
    _phase(battle, spec)


def _stand(battle: Battle, monster: Monster, entry: MonsterEntry) -> None:
    """A Monster with its damage, dice and conditions."""
    board = battle.castle.board
    if entry.zone:
        monster.zone = GONE if entry.zone == "away" else board.cell(entry.zone)
    monster.damage, monster.experience = entry.damage, entry.experience
    monster.dice, monster.defence, monster.reserve = list(entry.dice), list(entry.defences), list(entry.reserve)
    for condition in entry.conditions:
        monster.breaks += condition in ("break", "stun")
        monster.silences += condition == "silence"
        monster.slows += condition == "slow"
        monster.burning |= condition == "burn"
        monster.down |= condition == "stun"
    own = [minion for minion in battle.minions if minion.owner == monster.key]
    for number, minion in enumerate(own):
        minion.zone = monster.zone
        if entry.minions:
            placed = number < len(entry.minions) and entry.minions[number] != "away"
            minion.zone = board.cell(entry.minions[number]) if placed else GONE


def _villager(battle: Battle, place: VillagerPlace) -> None:
    """One villager of a place."""
    mission = battle.mission
    type_ = battle.library.hero[place.hero].type if place.hero else place.type
    zone = battle.castle.board.cell(place.zone)
    villager = newcomer(battle, place.kind, zone, type_=type_, yunfakh=place.yunfakh, card=place.hero, role=place.role)
    if place.role == facts.MAPMAKER and mission.mapmakers is not None:
        villager.health = mission.mapmakers.health
    if place.role == facts.BANNER and mission.banners is not None:
        villager.health += mission.banners.health
    villager.damage, villager.stunned, villager.burning = place.damage, place.stunned, place.burning
    villager.held, villager.late = (battle.round if place.held else 0), False
    battle.villagers.append(villager)


def _counters(battle: Battle, spec: PositionSpec) -> None:
    """Round, Morale, Heart, Rank, dial, progress."""
    battle.round, battle.dial = spec.round, spec.dial
    battle.first = spec.first or battle.first
    battle.morale = battle.morale if spec.morale is None else spec.morale
    battle.most_morale = max(battle.most_morale, battle.morale)
    battle.heart = battle.heart if spec.heart is None else spec.heart
    battle.most_heart = max(battle.most_heart, battle.heart)
    battle.rank = spec.rank or battle.rank
    battle.bag = list(spec.bag) or battle.bag
    battle.night = battle.night if spec.night is None else spec.night
    progress = dict(spec.progress)
    for work in battle.works:
        work.progress = progress.get(work.key, 0)
        work.done = work.rewarded = work.progress >= goals.needed(battle, goals.work_spec(battle, work))
    used = [villager.card for villager in battle.villagers if villager.card]
    battle.hero_deck.cards = sorted(one_of_each(battle, used))


def one_of_each(battle: Battle, used: Sequence[str]) -> list[str]:
    """A Hero of each Type that is not in play: the first of each pair.  [VIL-SET-08]"""
    taken = {battle.library.hero[card].type for card in used}
    found: dict[str, str] = {}
    for card in battle.library.heroes:
        if card.type not in taken:
            found.setdefault(card.type, card.id)
    return list(found.values())


def _zones(battle: Battle, spec: PositionSpec) -> None:
    """Conditions of zones, traps, the Troll, the event in force."""
    cell = battle.castle.board.cell
    battle.conditions = [ZoneCondition(place.condition, cell(place.zone), spec.round) for place in spec.zones]
    for trap in spec.traps:
        lay_trap(battle, trap.trap, cell(trap.zone))
    battle.offer = list(spec.offer)
    for card in (*spec.offer, *(trap.trap for trap in spec.traps)):
        if card in battle.trap_deck.cards:
            battle.trap_deck.remove(card)
    if spec.event:
        battle.event = spec.event
        battle.event_deck.remove(spec.event)
    battle.troll = cell(spec.troll) if spec.troll else GONE


def _summoning(battle: Battle, spec: PositionSpec) -> None:
    """The summoned Monster, who has paid, who is bound."""
    if spec.summoned:
        card = battle.library.monster[spec.summoned]
        zone = battle.castle.board.cell(spec.summoned_at or battle.mission.summoning_zone)
        battle.summoned = [Summoned(f"summoned-{card.id}", card.name, card.id, zone)]
        battle.summon_deck.remove(card.id)
        battle.ever_paid = battle.ever_summoned = True
    costs = ["magic", "magic", "revenge", "defence", "melee"]
    for number, key in enumerate(spec.paid):
        battle.monster(key).paid = costs[number]
        battle.ever_paid = True
    for key in spec.bound:
        battle.monster(key).bound = True


def _phase(battle: Battle, spec: PositionSpec) -> None:
    """The phase that comes next, with those who have yet to act in it."""
    battle.phase = spec.phase
    battle.waiting = []
    if spec.phase == "monsters":
        battle.waiting = [monster.key for monster in battle.in_order()]
        turn = next((monster for monster in battle.monsters if monster.dice), None)
        if spec.turn or turn is not None:
            key = spec.turn or (turn.key if turn is not None else "")
            battle.waiting = battle.waiting[battle.waiting.index(key) :]
        if turn is not None:
            battle.active = battle.waiting.pop(0)
    elif spec.phase == "villagers":
        phase.line_up(battle)
    elif spec.phase == "traps":
        battle.waiting = [trap.key for trap in traps.ready(battle)]
    elif spec.phase == "spawn":
        battle.waiting = [str(place) for place in range(len(battle.tokens))]
