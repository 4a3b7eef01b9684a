"""What scenarios add to the round: altars, gates, engines, purses, captives, Mapmakers, towers, banners, the Marshal.

VIL-MIS-26 to 29 and 34 to 40; what of it wins or loses is in ``goals``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.kit.decks import deal
from horologium.engine.rulesets.village_attacks import facts, goals, verbs
from horologium.engine.rulesets.village_attacks.castle import passage
from horologium.engine.rulesets.village_attacks.coin import villager_by_coin, zone_by_coin
from horologium.engine.rulesets.village_attacks.levels import gain_experience
from horologium.engine.rulesets.village_attacks.state import GONE, PLAYERS, Minion, ObjectiveState, Purse
from horologium.engine.rulesets.village_attacks.villagers.spawning import arrive, hero, newcomer
from horologium.engine.rulesets.village_attacks.words import EVERY

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.village_attacks.mission_specs import WorkSpec
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster, Villager

# Set-up


def lay_out(battle: Battle) -> None:
    """Objectives, purses and Mapmakers stand where the scenario says.  [VIL-SET-03, VIL-MIS-26, 35, 38]"""
    mission, cell = battle.mission, battle.castle.board.cell
    battle.works = [ObjectiveState(spec.key) for spec in mission.works]
    if mission.purses is not None:
        battle.purses = [Purse(f"purse-{number + 1}", cell(zone)) for number, zone in enumerate(mission.purses.zones)]
    if mission.mapmakers is not None:
        for zone in mission.mapmakers.zones:
            mapmaker(battle, cell(zone))


def mapmaker(battle: Battle, zone: int) -> Villager:
    """A Commoner who never attacks and flees with what it has drawn.  [VIL-MIS-38]"""
    made = newcomer(battle, "commoner", zone, role=facts.MAPMAKER)
    made.health = battle.mission.mapmakers.health if battle.mission.mapmakers is not None else 1
    battle.villagers.append(made)
    return made


def take_captive(battle: Battle) -> Rule[None]:
    """The top Hero card is the captive, and lies beside its cell.  [VIL-MIS-36]"""
    if battle.mission.ransom is not None and battle.hero_deck.cards:
        (card,) = yield from deal("VIL-MIS-36", PLAYERS, battle.hero_deck)
        battle.captive = card
        battle.journal.note("captive", "VIL-MIS-36", card=card)


# In the Monsters phase


def turn_ends(battle: Battle, monster: Monster) -> Rule[None]:
    """A purse is home when its carrier ends its turn in the Heart zone.  [VIL-MIS-35]"""
    spec = battle.mission.purses
    if spec is None or not monster.purse or monster.zone != battle.castle.heart:
        return
    purse = next(purse for purse in battle.purses if purse.key == monster.purse)
    monster.purse, purse.carrier, purse.home = "", "", True
    battle.journal.note("purse-home", "VIL-MIS-35", figure=monster.key)
    verbs.lower_morale(battle, spec.morale.of(len(battle.monsters)), "VIL-MIS-35")
    yield from gain_experience(battle, monster, spec.experience, "VIL-MIS-35")
    goals.look_for_end(battle)


# In the Villagers phase


def spawning_stops(battle: Battle) -> bool:
    """Whether nobody appears any more: in the last round of a night that is to be held out.  [VIL-MIS-27]"""
    hold = battle.mission.hold
    return hold is not None and battle.round >= hold.of(len(battle.monsters))


def at_spawning(battle: Battle) -> Rule[None]:
    """Banner Heroes and the Marshal enter in the spawn step, besides the Spawn cards.  [VIL-MIS-28, VIL-MIS-40]"""
    banners = battle.mission.banners
    if banners is not None:
        battle.banners_due += battle.round in banners.rounds
        while battle.banners_due and (yield from _banner(battle, banners.health)):
            battle.banners_due -= 1
    if battle.mission.marshal is not None and not battle.marshal and 2 * battle.morale <= battle.most_morale:
        yield from _marshal(battle)


def _banner(battle: Battle, health: int) -> Rule[bool]:
    """The top Hero enters with a banner, or the farthest ordinary one takes it up; whether anybody did.

    [VIL-MIS-28]
    """
    if battle.hero_deck.cards or battle.heroes_below:
        bearer = yield from hero(battle, battle.tokens[0], facts.BANNER)
    else:
        ordinary = [one for one in battle.villagers if one.kind == "hero" and not one.role]
        most = max((battle.ways.to_heart[one.zone] for one in ordinary), default=0)
        farthest = [one for one in ordinary if battle.ways.to_heart[one.zone] == most]
        bearer = (yield from villager_by_coin("VIL-MIS-28", farthest)) if farthest else None
    if bearer is None:
        return False
    bearer.role = facts.BANNER
    bearer.health += health
    battle.journal.note("banner", "VIL-MIS-28", figure=bearer.key)
    return True


def _marshal(battle: Battle) -> Rule[None]:
    """The Marshal enters at token A: a Hero of every Type.  [VIL-MIS-40]"""
    spec = battle.mission.marshal
    assert spec is not None
    marshal = yield from arrive(battle, "hero", battle.tokens[0], type_=EVERY, role=facts.MARSHAL)
    marshal.health = spec.health.of(len(battle.monsters))
    battle.marshal = "here"
    battle.journal.note("marshal", "VIL-MIS-40", figure=marshal.key)


def at_villagers_end(battle: Battle) -> Rule[None]:
    """Crowds undo what is not guarded, carry purses off, free the captive.  [VIL-MIS-26, 34, 35, 36]"""
    for work in battle.works:
        spec = goals.work_spec(battle, work)
        if spec.crowd and work.progress and (spec.undoes or not work.done) and _crowded(battle, spec):
            _undo(battle, work, spec)
    yield from _carry_off(battle)
    if battle.mission.ransom is not None:
        yield from _free_captive(battle)


def _crowded(battle: Battle, spec: WorkSpec) -> bool:
    zone = battle.castle.board.cell(spec.crowd_at or spec.zone)
    guarded = spec.unguarded and any(not isinstance(one, Minion) for one in battle.targets_at(zone))
    return len(battle.at(zone)) >= spec.crowd and not guarded


def _undo(battle: Battle, work: ObjectiveState, spec: WorkSpec) -> None:
    work.progress -= 1
    battle.journal.note("progress-lost", "VIL-MIS-26", what=work.key, there=work.progress)
    if work.done and work.progress < goals.needed(battle, spec):
        work.done = False
        if spec.passage:
            zones = passage(battle.castle.board.cell(spec.zone), battle.castle.board.cell(spec.passage))
            verbs.open_passage(battle, zones, spec.key, "VIL-MIS-34")


def _carry_off(battle: Battle) -> Rule[None]:
    """A purse in an unguarded crowd goes to the nearest spawn point.  [VIL-MIS-35]"""
    spec = battle.mission.purses
    for purse in battle.purses:
        if spec is None or purse.zone == GONE or purse.home or len(battle.at(purse.zone)) < spec.crowd:
            continue
        if any(not isinstance(one, Minion) for one in battle.targets_at(purse.zone)):
            continue
        points = facts.nearest_spawns(battle, purse.zone)
        if purse.zone not in points:
            purse.zone = yield from zone_by_coin(battle, "VIL-MIS-35", points)
            battle.journal.note("purse-lost", "VIL-MIS-35", cell=battle.castle.board.name(purse.zone))


def _free_captive(battle: Battle) -> Rule[None]:
    """Three villagers and no Monster or Minion free the captive, who acts from the next round on.  [VIL-MIS-36]"""
    spec = battle.mission.ransom
    assert spec is not None
    zone = battle.castle.board.cell(spec.zone)
    if not battle.captive or len(battle.at(zone)) < spec.crowd or battle.targets_at(zone):
        return
    card, battle.captive = battle.captive, ""
    type_ = battle.library.hero[card].type
    freed = yield from arrive(battle, "hero", zone, type_=type_, card=card, role=facts.CAPTIVE)
    battle.journal.note("freed", "VIL-MIS-36", figure=freed.key)


# In the Restore phase


def at_restore(battle: Battle) -> Rule[None]:
    """Ransom, engines and new Mapmakers.  [VIL-MIS-36, VIL-MIS-37, VIL-MIS-38]"""
    yield from _ransom(battle)
    if battle.round % 2 == 0:
        for work in battle.works:
            _engine_strikes(battle, work)
    makers = battle.mission.mapmakers
    if makers is not None and battle.round in makers.rounds:
        yield from _new_mapmaker(battle)
    goals.look_for_end(battle)


def _ransom(battle: Battle) -> Rule[None]:
    """While the captive is held the ransom is paid once a round, and Monsters learn by it.  [VIL-MIS-36]"""
    spec = battle.mission.ransom
    if spec is None or not battle.captive or battle.round < spec.first:
        return
    battle.ransom += 1
    battle.journal.note("ransom", "VIL-MIS-36", times=battle.ransom)
    for monster in battle.in_order():
        yield from gain_experience(battle, monster, spec.experience, "VIL-MIS-36")


def _engine_strikes(battle: Battle, work: ObjectiveState) -> None:
    """An engine that is not broken, with somebody standing at it, hurts the Heart.  [VIL-MIS-37]"""
    spec = goals.work_spec(battle, work)
    zone = battle.castle.board.cell(spec.zone)
    if spec.strikes and not work.done and facts.standing(battle.at(zone)):
        verbs.hurt_heart(battle, 1, "VIL-MIS-37", work.key)


def _new_mapmaker(battle: Battle) -> Rule[None]:
    """One more where the nearest Monster is farthest away.  [VIL-MIS-38]"""
    spec = battle.mission.mapmakers
    assert spec is not None
    zones = [battle.castle.board.cell(zone) for zone in spec.zones]
    apart = {zone: min((battle.ways.distance(zone, one.zone) for one in battle.present()), default=0) for zone in zones}
    most = max(apart.values())
    zone = yield from zone_by_coin(battle, "VIL-MIS-38", [zone for zone in zones if apart[zone] == most])
    made = mapmaker(battle, zone)
    made.late = False
    battle.journal.note("appeared", "VIL-MIS-38", figure=made.key, cell=battle.castle.board.name(zone))


def at_round_end(battle: Battle) -> None:
    """Goals and losses that are looked at when a round is over.  [VIL-RST-05, VIL-MIS-27, 29, 34, 39]"""
    if battle.over:
        return
    _towers(battle)
    won = next((win for win in battle.mission.wins if _reached_at_end(battle, win)), "")
    if won:
        battle.won = won
        battle.journal.note("won", "VIL-END-02", how=won)
        return
    towers = battle.mission.towers
    if towers is not None and battle.round >= towers.last:
        goals.lose(battle, "time", "VIL-MIS-39")


def _towers(battle: Battle) -> None:
    """Each tower with a Monster or Minion and nobody standing scores.  [VIL-MIS-39]"""
    towers = battle.mission.towers
    if towers is None:
        return
    for name in towers.zones:
        zone = battle.castle.board.cell(name)
        if battle.targets_at(zone) and not facts.standing(battle.at(zone)):
            battle.points += 1
            battle.journal.note("point", "VIL-MIS-39", cell=name, points=battle.points)


def _reached_at_end(battle: Battle, win: str) -> bool:
    """Whether a goal is met that is looked at when a round ends.  [VIL-MIS-27, 29, 34, 39]"""
    mission, count = battle.mission, len(battle.monsters)
    if win == "works":
        return bool(battle.works) and all(work.done for work in battle.works)
    if win == "hold" and mission.hold is not None:
        return battle.round >= mission.hold.of(count)
    if win == "towers" and mission.towers is not None:
        return battle.points >= mission.towers.need.of(count)
    if win == "sleeper":
        awake = any(one.zone == battle.castle.heart for one in battle.summoned)
        return awake and battle.morale <= battle.most_morale // 2
    return False
