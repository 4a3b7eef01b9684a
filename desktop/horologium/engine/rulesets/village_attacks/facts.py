"""What rules ask of a position: room, light, luck, sight, who hinders whom. Nothing here changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import each
from horologium.engine.rulesets.village_attacks.words import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.engine.rulesets.village_attacks.mission_specs import RoomPlace
    from horologium.engine.rulesets.village_attacks.specs import HeroGift
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster, Summoned, Villager

MAPMAKER: Final = "mapmaker"
BANNER: Final = "banner"
CAPTIVE: Final = "captive"
MARSHAL: Final = "marshal"
FOG_FROM: Final = 3
RUINED: Final = 2


# Zones


def room_in(battle: Battle, room: str) -> RoomPlace | None:
    """A room of the castle that works in this night.  [VIL-NGT-33, VIL-NGT-56]"""
    return next((place for place in battle.mission.rooms if place.room == room and place.breaches < RUINED), None)


def room_for_summoning(battle: Battle) -> bool:
    """Whether costs can be paid: in a campaign the room has to be there and whole enough, but for the sleeper.

    [VIL-SUM-04, VIL-MIS-44]
    """
    return not battle.mission.rooms or "sleeper" in battle.mission.wins or room_in(battle, "summoning-room") is not None


def furnished(battle: Battle, furnishing: str) -> list[RoomPlace]:
    """The rooms where a furnishing works.  [VIL-NGT-33]"""
    return [place for place in battle.mission.rooms if place.furnishing == furnishing and place.breaches < RUINED]


def capacity(battle: Battle, zone: int) -> int:
    """How many miniatures fit into a zone.  [VIL-SHV-01, VIL-MIS-22, VIL-MIS-46]"""
    size = battle.castle.sizes[zone]
    if not battle.mission.rooms:
        return size
    name = battle.castle.board.name(zone)
    lumber = any(place.zone == name for place in furnished(battle, "heaped-lumber"))
    return max(2, size - 2) if lumber else size


def full(battle: Battle, zone: int) -> bool:
    """Whether no further miniature fits into a zone.  [VIL-SHV-01]"""
    return battle.crowd(zone) >= capacity(battle, zone)


def gifted(battle: Battle, zone: int, gift: HeroGift) -> bool:
    """Whether a Hero with this gift stands in a zone.  [VIL-HER-03]"""
    return any(
        villager.zone == zone and villager.card and battle.hero_card(villager).gift == gift
        for villager in battle.villagers
    )


def _marked(battle: Battle, mark: str, zone: int) -> bool:
    return any(condition.mark == mark and condition.zone == zone for condition in battle.conditions)


def effect_in_force(battle: Battle) -> str:
    """What the persistent event in force does; nothing without one.  [VIL-EVT-04]"""
    return battle.library.event[battle.event].effect if battle.event else ""


def dark(battle: Battle, zone: int) -> bool:
    """Whether a zone is Dark.  [VIL-STZ-06, VIL-MIS-21, VIL-MIS-33]"""
    if not battle.conditions and not battle.event:
        return False  # as mostly
    event = effect_in_force(battle)
    if event == "watchfires" or not (battle.conditions or event):
        return False
    marked = _marked(battle, "dark", zone) or (event == "fog" and battle.ways.to_heart[zone] >= FOG_FROM)
    return marked and not gifted(battle, zone, "clear-sighted")


def can_be_marked(battle: Battle, zone: int, mark: str, until: int) -> bool:
    """Whether marking a zone would change anything.  [VIL-STZ-02, VIL-MIS-33]"""
    if mark == "dark" and effect_in_force(battle) == "watchfires":
        return False
    return not any(one.mark == mark and one.zone == zone and one.until >= until for one in battle.conditions)


def unlucky(battle: Battle, zone: int) -> bool:
    """Whether a zone is Unlucky.  [VIL-STZ-03, VIL-MIS-21]"""
    if not battle.conditions and not battle.event:
        return False  # as mostly
    omens = zone == battle.castle.heart and effect_in_force(battle) == "omens"
    return (omens or _marked(battle, "unlucky", zone)) and not gifted(battle, zone, "clear-sighted")


def sees(battle: Battle, one: int, other: int) -> bool:
    """Whether there is a line of sight between two zones, at most two apart.  [VIL-STZ-07, VIL-MIS-22]"""
    if one == other:
        return True
    distance = battle.ways.distance(one, other)
    if distance > 2 or dark(battle, one) or dark(battle, other):
        return False
    if distance == 1:
        return True
    between = each(battle.ways.near[one] & battle.ways.near[other])
    return any(not dark(battle, zone) for zone in between)


def seen_beside(battle: Battle, zone: int) -> list[int]:
    """The adjacent zones in line of sight.  [VIL-MIS-05]"""
    if not battle.conditions and not battle.event:
        return list(battle.ways.beside[zone])
    return [other for other in battle.ways.beside[zone] if sees(battle, zone, other)]


def spawn_points(battle: Battle) -> list[int]:
    """The zones with at least one Spawn token.  [VIL-SPN-07]"""
    return list(dict.fromkeys(battle.tokens))


def nearest_spawns(battle: Battle, zone: int) -> list[int]:
    """The spawn points nearest to a zone.  [VIL-TRO-04, VIL-SPN-07]"""
    row = battle.ways.row(zone)
    points = spawn_points(battle)
    least = min((row[point] for point in points), default=0)
    return [point for point in points if row[point] == least]


def towards_spawn(battle: Battle, zone: int) -> list[int]:
    """The zones that lead towards the nearest spawn points.  [VIL-GEN-05, VIL-TRO-04, VIL-MIS-38]"""
    found = {other for point in nearest_spawns(battle, zone) for other in battle.ways.towards(zone, point)}
    return [other for other in each(battle.ways.near[zone]) if other in found]


def farthest_spawns(battle: Battle) -> list[int]:
    """The spawn points farthest from the Heart.  [VIL-MIS-21]"""
    row = battle.ways.to_heart
    points = spawn_points(battle)
    most = max((row[point] for point in points), default=0)
    return [point for point in points if row[point] == most]


# Villagers


def standing(villagers: Iterable[Villager]) -> list[Villager]:
    """Those of some villagers that do not lie stunned."""
    return [villager for villager in villagers if not villager.stunned]


def priority(villager: Villager) -> int:
    """The place in the target priority: Mapmakers, Commoners, Hunters, Heroes.  [VIL-PRI-01, VIL-MIS-38]"""
    return -1 if villager.role == MAPMAKER else KINDS.index(villager.kind)


def foremost(villagers: Iterable[Villager], *, heroes_first: bool = False) -> list[Villager]:
    """Those who come first in the target priority, or last.  [VIL-PRI-01, VIL-MIS-32]"""
    ranked = [(priority(villager), villager) for villager in villagers]
    if not ranked:
        return []
    wanted = (max if heroes_first else min)(rank for rank, _ in ranked)
    return [villager for rank, villager in ranked if rank == wanted]


def eligible(villagers: list[Villager]) -> list[Villager]:
    """Whom a Monster may aim at: the first standing ones by priority, and any that lie stunned.

    [VIL-ATK-03, VIL-STV-02, VIL-STV-03]
    """
    return foremost(standing(villagers)) + [villager for villager in villagers if villager.stunned]


def can_be_stunned(battle: Battle, villager: Villager) -> bool:
    """Whether a villager can be Stunned at all.  [VIL-MIS-17, VIL-MIS-21, VIL-MIS-40]"""
    if effect_in_force(battle) == "hymns" or villager.role == MARSHAL:
        return False
    return villager.kind != "commoner" or not gifted(battle, villager.zone, "shelter")


def reach_of(battle: Battle, villager: Villager) -> int:
    """How far a villager's attacks on Monsters reach.  [VIL-VAT-04, VIL-VAT-05, VIL-VAT-06, VIL-MIS-21]"""
    if villager.kind == "commoner":
        return 1 if effect_in_force(battle) == "pikes" else 0
    if villager.kind == "hunter":
        return 1
    return _marshal_or_card(battle, villager)[1]


def attacks_of(battle: Battle, villager: Villager) -> int:
    """How many attacks a villager makes in an activation.  [VIL-VAT-04, VIL-VAT-05, VIL-VAT-06]"""
    return 1 if villager.kind != "hero" else _marshal_or_card(battle, villager)[0]


def damage_of(battle: Battle, villager: Villager) -> int:
    """The Damage of a villager.  [VIL-VAT-04, VIL-VAT-05, VIL-VAT-06]"""
    return 1 if villager.kind != "hero" else _marshal_or_card(battle, villager)[2]


def movement_of(battle: Battle, villager: Villager) -> int:
    """How many zones a villager moves.  [VIL-VAT-04, VIL-VAT-05, VIL-VAT-06]"""
    return 1 if villager.kind != "hero" else _marshal_or_card(battle, villager)[3]


def _marshal_or_card(battle: Battle, villager: Villager) -> tuple[int, int, int, int]:
    """Attacks, range, damage and movement of a Hero or the Marshal.  [VIL-MIS-17, VIL-MIS-40]"""
    if villager.role == MARSHAL and battle.mission.marshal is not None:
        marshal = battle.mission.marshal
        return marshal.attacks, marshal.range, marshal.damage, marshal.movement
    card = battle.hero_card(villager)
    return card.attacks, card.range, card.damage, card.movement


def hit_of(battle: Battle, villager: Villager) -> str:
    """The condition that comes with a villager's hit.  [VIL-MIS-17, VIL-MIS-40]"""
    if villager.role == MARSHAL:
        return "break"
    return battle.hero_card(villager).hit if villager.card else ""


# Monsters


def remaining(monster: Monster) -> int:
    """Health minus damage.  [VIL-MOV-03]"""
    return monster.health - monster.damage


def hinderers(battle: Battle, zone: int) -> int:
    """How many villagers of a zone hinder: those that stand, Mapmakers left out.  [VIL-MOV-03, VIL-STV-05]"""
    return sum(1 for villager in battle.at(zone) if not villager.stunned and villager.role != MAPMAKER)


def hindered(battle: Battle, monster: Monster) -> bool:
    """Whether a Monster may not leave its zone.  [VIL-MOV-03]"""
    return remaining(monster) <= hinderers(battle, monster.zone)


def summoned_hindered(battle: Battle, summoned: Summoned) -> bool:
    """Whether the summoned Monster may not leave its zone.  [VIL-SMA-03, VIL-MOV-03]"""
    card = battle.summon_card(summoned)
    return not card.unhindered and card.health - summoned.damage <= hinderers(battle, summoned.zone)


def movement_slots(monster: Monster) -> int:
    """The Movement slots that can be used; one always can.  [VIL-STM-07, VIL-STM-08, VIL-MIS-35]"""
    return max(1, monster.movement_slots - monster.slows - bool(monster.purse))


def defence_slots(monster: Monster) -> int:
    """The Defence slots that can be used.  [VIL-STM-03, VIL-STM-05]"""
    return max(0, monster.defence_slots - monster.breaks)


def reserve_slots(monster: Monster) -> int:
    """The Reserve slots that can be used.  [VIL-STM-03, VIL-STM-06]"""
    return max(0, monster.reserve_slots - monster.silences)


def knows_all(monster: Monster) -> bool:
    """Whether a Monster has bought all its powers and upgrades.  [VIL-EXP-04]"""
    return all(monster.powers.get(line, 0) == 2 for line in "abc")


def can_return(battle: Battle) -> bool:
    """Whether the Heart can bear the return of a dead Monster.  [VIL-DTH-05, VIL-DTH-06, VIL-MIS-46]"""
    return battle.heart > return_price(battle)


def return_price(battle: Battle) -> int:
    """The damage that a return does to the Heart.  [VIL-DTH-05, VIL-MIS-46]"""
    return 1 if battle.first_return and furnished(battle, "warm-ashes") else 2
