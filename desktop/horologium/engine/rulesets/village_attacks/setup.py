"""From a night and those who hold it to the first position (ledger topic SET)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.codec import Codec
from horologium.engine.core.errors import BadData
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.village_attacks import goals, position
from horologium.engine.rulesets.village_attacks.levels import LINES
from horologium.engine.rulesets.village_attacks.library import library_of
from horologium.engine.rulesets.village_attacks.specs import MonsterEntry
from horologium.engine.rulesets.village_attacks.state import GONE, Battle, Minion, Monster, Options
from horologium.engine.rulesets.village_attacks.validation import mission_flaws, party_faults

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.ruleset import Content, Setup
    from horologium.engine.rulesets.village_attacks.library import CastleCards
    from horologium.engine.rulesets.village_attacks.mission_specs import MissionSpec


VERSION: Final = 1
CODEC: Final = Codec(Battle, VERSION)

TOKENS: Final = (1, 3, 4, 5, 6)
"""Spawn tokens for one to five Monsters.  [VIL-MIS-24]"""
LEVELS: Final = {"gentle": 2, "standard": 0, "grim": -2}
"""What each level adds to the Heart.  [VIL-MIS-24]"""
PARTY: Final = 3
"""So many Monsters come where neither the night nor the players say who."""


def set_up(setup: Setup) -> Battle:
    """The position before the first question; nonsense is refused.  [VIL-SET-01 to 09]"""
    mission: MissionSpec = setup.mission
    party = setup.party or mission.party or usual_party(setup.content)
    for flaw in mission_flaws(mission, setup.content):
        raise BadData(f"{flaw.key}: {flaw.message}", flaw.remedy)
    for fault in party_faults(setup.content, [entry.monster for entry in party]):
        raise BadData(fault.why, fault.remedy or "choose other Monsters")
    battle = _table(mission, library_of(setup.content), setup.options or Options(), party)
    if mission.position is not None:
        position.lay_position(battle, mission.position, party)
    battle.journal.cut(0)
    return battle


def usual_party(content: Content) -> tuple[MonsterEntry, ...]:
    """The first Monsters of the pack that may go together.  [VIL-SET-05, VIL-SET-06]"""
    chosen: list[str] = []
    for card in content.get("monsters", {}):
        if len(chosen) < PARTY and not list(party_faults(content, [*chosen, card])):
            chosen.append(card)
    return tuple(MonsterEntry(card) for card in chosen)


def _table(mission: MissionSpec, library: CastleCards, options: Options, party: Sequence[MonsterEntry]) -> Battle:
    """Counters, decks and Monsters, before chance has said anything.  [VIL-SET-04, VIL-SET-07, VIL-SET-09]"""
    count = len(party)
    morale = max(0, mission.morale.of(count) + mission.morale_shift) if mission.morale is not None else 0
    heart = max(1, mission.heart + LEVELS[options.level] + mission.heart_shift)
    monsters = [make_monster(entry, library) for entry in party]
    battle = Battle(
        mission=mission,
        library=library,
        options=options,
        phase="prepare",
        round=1,
        first=monsters[0].key,
        waiting=[],
        monsters=monsters,
        heart=heart,
        most_heart=heart,
        morale=morale,
        most_morale=morale,
        dial=mission.dial,
        bag=sorted({library.monster[entry.monster].type for entry in party}),
        spawn_deck=Deck("spawns", [card.id for card in library.spawns]),
        trap_deck=Deck("traps", [card.id for card in library.traps if not card.brewed for _ in range(card.copies)]),
        event_deck=Deck("events", []),
        summon_deck=Deck("summons", summonable(library, party)),
        hero_deck=Deck("heroes", []),
    )
    battle.tokens = token_zones(battle)
    battle.event_deck = Deck("events", _events(battle))
    heart_zone = battle.castle.heart
    for monster, entry in zip(battle.monsters, party, strict=True):
        monster.zone = heart_zone
        battle.minions += make_minions(monster, library, entry)
    battle.rank = max(1, goals.rank_now(battle)) if mission.rank.by != "goals" else 1
    return battle


def token_zones(battle: Battle) -> list[int]:
    """Where the Spawn tokens lie: on the spawn zones in order, round again where there are more.

    [VIL-MIS-24, VIL-SPN-07]
    """
    spawns = battle.castle.spawns
    count = max(1, TOKENS[len(battle.monsters) - 1] + battle.mission.tokens)
    return [spawns[number % len(spawns)] for number in range(count)]


def _events(battle: Battle) -> list[str]:
    """The event deck, without the Troll's cards where it is not in use.  [VIL-SET-02]"""
    cards = battle.library.events
    return [card.id for card in cards if battle.with_troll or card.effect != "troll" for _ in range(card.copies)]


def summonable(library: CastleCards, party: Sequence[MonsterEntry]) -> list[str]:
    """The Monsters that nobody plays.  [VIL-SUM-02, VIL-MIS-16]"""
    played = [entry.monster for entry in party]
    return [card.id for card in library.monsters if card.id not in played]


def make_monster(entry: MonsterEntry, library: CastleCards) -> Monster:
    """A Monster as it comes: what it knows and holds, and what scars and deepening change.  [VIL-NGT-30, 49, 81]"""
    card = library.monster[entry.monster]
    scars = entry.scars
    health = card.health - ("old-wound" in scars) + (entry.deeper == "health")
    defence = card.defence - ("loose-guard" in scars)
    reserve = card.reserve - ("cold-hands" in scars) + (entry.deeper == "reserve")
    known = dict.fromkeys(LINES, 0) | {"a": 1}
    for tier in entry.powers:
        known[tier[0]] = max(known[tier[0]], int(tier[1]))
    return Monster(
        key=entry.key or entry.monster,
        name=entry.name or card.name,
        card=entry.monster,
        zone=GONE,
        health=max(3, health),
        movement_slots=card.movement,
        defence_slots=max(0, defence),
        reserve_slots=max(0, reserve),
        powers={line: tier for line, tier in known.items() if tier},
        draughts=list(entry.draughts),
        scars=list(scars),
        servant=entry.servant,
    )


def make_minions(monster: Monster, library: CastleCards, entry: MonsterEntry) -> list[Minion]:
    """Puppets and a thrall stand with their Monster; a spare Puppet is one more.

    [VIL-MIS-30, VIL-NGT-75, VIL-NGT-76]
    """
    card = library.monster[monster.card]
    count = card.minions + (entry.servant == "spare-puppet" and bool(card.minions))
    names = [f"{card.minion_name or 'Puppet'} {number + 1}" for number in range(count)]
    made = [
        Minion(f"{monster.key}-puppet-{number + 1}", name, monster.key, "puppet", monster.zone)
        for number, name in enumerate(names)
    ]
    if entry.servant == "thrall":
        made.append(Minion(f"{monster.key}-thrall", "Thrall", monster.key, "thrall", monster.zone))
    return made
