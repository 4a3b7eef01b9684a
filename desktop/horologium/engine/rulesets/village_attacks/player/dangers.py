"""What villagers are worth dead, stunned, held, pushed away, and what they threaten (ledger VIL-MIS-42).

Everything is counted in hundredths of one damage of the Heart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import FAR, each
from horologium.engine.rulesets.village_attacks import facts
from horologium.engine.rulesets.village_attacks.state import nemeses

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster, Villager

HEART: Final = 100
SOON: Final = (HEART, 62, 40, 27, 19, 14, 11, 9)
"""What a blow at the Heart counts, by the rounds until it falls."""
BITE: Final = 16
"""What a damage of a Monster counts."""
DEATH: Final = 240
"""What a Monster's death counts: the Heart's loss, and what lay on its board."""
LEVEL: Final = 80
GOAL: Final = 700
"""What a whole goal counts, shared out among its units."""

AHEAD: Final = 5
"""So many hits in a row are thought of at once."""


class Dangers:
    """The villagers of a position as one Monster sees them; everything is worked out when it is first asked."""

    def __init__(self, battle: Battle, monster: Monster | None = None) -> None:
        self.battle, self.monster = battle, monster
        self.row, self.heart = battle.ways.to_heart, battle.castle.heart
        self.there: dict[int, list[Villager]] = {}
        for villager in battle.villagers:
            self.there.setdefault(villager.zone, []).append(villager)
        self.guests: dict[int, list[str]] = {}
        for target in battle.all_targets():
            self.guests.setdefault(target.zone, []).append(battle.type_of(target))
        self._per_kill = self._kill()
        self._per_point = self._point()
        self._towers = self._held_towers()
        self._worth: dict[str, int] = {}
        self._lines: dict[int, list[Villager]] = {}
        self._hits: dict[tuple[int, bool], list[int]] = {}
        self._beside: dict[int, list[int]] = {}

    def _kill(self) -> int:
        """What a kill counts beside the danger that ends with it, Morale first of all."""
        battle = self.battle
        wins = battle.mission.wins
        counts = "morale" in wins or (2 * battle.morale > battle.most_morale and {"marshal", "sleeper"} & set(wins))
        return 20 + (GOAL // max(1, battle.most_morale) + 15 if counts and battle.morale else 0)

    def _point(self) -> int:
        """What a point of Experience counts."""
        monster = self.monster
        if monster is None or self.battle.by_day:
            return 0
        return LEVEL // self.battle.card(monster).experience

    def _held_towers(self) -> dict[int, int]:
        """What is spoilt by whoever comes into a tower where one of us stands."""
        spec = self.battle.mission.towers
        if spec is None:
            return {}
        unit = GOAL // spec.need.of(len(self.battle.monsters))
        zones = [self.battle.castle.board.cell(name) for name in spec.zones]
        return {zone: unit // max(1, self.coming(zone)) for zone in zones if zone in self.guests}

    def coming(self, zone: int) -> int:
        """How many villagers are about to step into a zone."""
        near = self.battle.ways.near[zone]
        return sum(
            1
            for other in each(near)
            if self.row[other] == self.row[zone] + 1
            for villager in self.there.get(other, ())
            if not villager.stunned and villager.held < self.battle.round
        )

    def beside(self, zone: int) -> list[int]:
        """The adjacent zones in line of sight."""
        if zone not in self._beside:
            self._beside[zone] = facts.seen_beside(self.battle, zone)
        return self._beside[zone]

    # One villager

    def rounds(self, villager: Villager) -> int:
        """The rounds until it strikes the Heart, as it stands, unless somebody sees to it."""
        if villager.kind != "hero" and not villager.held:
            return min(7, self.row[villager.zone] + villager.stunned)
        distance = self.row[villager.zone]
        if distance >= FAR:
            return 7
        if villager.kind == "hero" and distance > 1:
            distance = -(-distance // max(1, facts.movement_of(self.battle, villager)))
        held = villager.held >= self.battle.round and distance > 0
        return min(7, distance + held + villager.stunned)

    def danger(self, villager: Villager, later: int = 0) -> int:
        """What it does to the Heart, the less the later; Mapmakers and those who burn to death do nothing."""
        if villager.role == facts.MAPMAKER or dying(villager):
            return 0
        soon = SOON[min(7, self.rounds(villager) + later)]
        return soon * facts.attacks_of(self.battle, villager) if villager.kind == "hero" else soon

    def bite(self, villager: Villager) -> int:
        """What it does to Monsters in the coming Villagers phase, roughly."""
        battle = self.battle
        if villager.stunned or villager.role == facts.MAPMAKER or dying(villager):
            return 0
        here = self.guests.get(villager.zone, [])
        reach = facts.reach_of(battle, villager)
        beside = [type_ for zone in each(battle.ways.near[villager.zone]) for type_ in self.guests.get(zone, ())]
        met = [*here, *beside] if reach else here
        if any(nemeses(villager.type, type_) for type_ in met):
            harm = facts.damage_of(battle, villager) + 1
        elif villager.zone == self.heart or not met:
            return 0
        else:
            harm = facts.damage_of(battle, villager)
        return BITE * harm * facts.attacks_of(battle, villager)

    def worth(self, villager: Villager) -> int:
        """What killing it is worth."""
        found = self._worth.get(villager.key)
        if found is None:
            hero = villager.kind == "hero"
            found = self._per_kill * (1 + hero) + self._per_point * (1 + hero) + self.danger(villager)
            found += self.bite(villager) + self._role(villager)
            self._worth[villager.key] = found
        return found

    def _role(self, villager: Villager) -> int:
        """What a kill is worth for the goal of the night."""
        mission, count = self.battle.mission, len(self.battle.monsters)
        if self._towers and not villager.stunned:
            onward = self.battle.ways.towards(villager.zone, self.heart)
            return max((self._towers.get(zone, 0) for zone in onward), default=0)
        if villager.role == facts.MAPMAKER and mission.mapmakers is not None:
            return 2 * GOAL // mission.mapmakers.need.of(count) + 100
        if villager.role == facts.BANNER and mission.banners is not None:
            return GOAL // len(mission.banners.rounds)
        if villager.role == facts.MARSHAL:
            return GOAL
        return GOAL // 2 if villager.role == facts.CAPTIVE else 0

    # What can be done to one

    def stunned(self, villager: Villager) -> int:
        """What stunning it is worth: it stands up instead of acting, and lies open to any blow."""
        if villager.stunned or dying(villager):
            return 0
        return self.danger(villager) - self.danger(villager, 1) + self.bite(villager) + 4

    def burnt(self, villager: Villager) -> int:
        """What setting it on fire is worth: nobody learns by such a death."""
        if villager.burning:
            return 0
        left = villager.health - villager.damage
        gone = self.worth(villager) - self._per_point * (1 + (villager.kind == "hero"))
        return gone * 7 // (8 * left) if left > 1 else gone * 7 // 8

    def held(self, villager: Villager) -> int:
        """What holding it is worth: it still strikes where it stands."""
        if villager.zone == self.heart or villager.held or villager.stunned or dying(villager):
            return 0
        return self.danger(villager) - self.danger(villager, 1)

    def driven(self, villager: Villager, zones: int = 1) -> int:
        """What moving it so many zones away from the Heart is worth."""
        if villager.stunned:
            return 0
        return self.danger(villager) - self.danger(villager, zones) - (villager.role == facts.MAPMAKER) * HEART

    # The villagers of a zone

    def line(self, zone: int) -> list[Villager]:
        """The villagers of a zone in the order in which blows take them: the foremost, the stunned at any time."""
        found = self._lines.get(zone)
        if found is None:
            there = sorted(self.there.get(zone, ()), key=self.worth, reverse=True)
            upright = sorted((one for one in there if not one.stunned), key=facts.priority)
            lying = [one for one in there if one.stunned]
            found = []
            while upright and lying:
                found.append((upright if self.worth(upright[0]) >= self.worth(lying[0]) else lying).pop(0))
            found += upright or lying
            self._lines[zone] = found
        return found

    def hits(self, zone: int, *, far: bool = False) -> list[int]:
        """What one point of damage after the other is worth in a zone; from afar no Yunfakh are hit."""
        found = self._hits.get((zone, far))
        if found is None:
            found = []
            for villager in self.line(zone):
                if not (far and villager.yunfakh):
                    left = villager.health - villager.damage
                    found += [self.worth(villager) // left] * left
            found = self._hits[zone, far] = levelled(found)
        return found

    # What a Monster has to expect

    def expected(self, zone: int, monster: Monster) -> tuple[int, int]:
        """Tenths of damage that a Monster has to expect in a zone, and the most that one attack deals."""
        battle = self.battle
        own = battle.type_of(monster)
        others = len(self.guests.get(zone, ())) - (monster.zone == zone)
        total, most = 0, 0
        for villager in self.there.get(zone, ()):
            if villager.stunned or dying(villager) or villager.role == facts.MAPMAKER:
                continue
            harm = facts.damage_of(battle, villager)
            attacks = facts.attacks_of(battle, villager)
            if nemeses(villager.type, own):
                harm += 1
                total += 10 * harm * attacks
            elif zone != self.heart:
                total += 10 * harm * attacks // (1 + others)
            else:
                continue
            most = max(most, harm)
        for other in self.beside(zone):
            for villager in self.there.get(other, ()):
                harm = self._from_beside(villager, own)
                total += 10 * harm
                most = max(most, harm)
        return total, most

    def _from_beside(self, villager: Villager, own: str) -> int:
        """What a villager in an adjacent zone deals to a Monster of a Type."""
        if villager.stunned or dying(villager) or not facts.reach_of(self.battle, villager):
            return 0
        harm = facts.damage_of(self.battle, villager)
        if nemeses(villager.type, own):
            return harm + 1
        return 0 if villager.zone == self.heart or self.guests.get(villager.zone) else harm


def levelled(hits: list[int]) -> list[int]:
    """The same hits where one that only opens the way to a better one shares in what that brings."""
    blocks: list[tuple[int, int]] = []
    for hit in hits:
        total, count = hit, 1
        while blocks and blocks[-1][0] * count < total * blocks[-1][1] and blocks[-1][1] + count <= AHEAD:
            more, others = blocks.pop()
            total, count = total + more, count + others
        blocks.append((total, count))
    return [total // count for total, count in blocks for _ in range(count)]


def dying(villager: Villager) -> bool:
    """Whether it burns to death before it acts."""
    return villager.burning and villager.health - villager.damage <= 1


def loss(monster: Monster, tenths: int) -> int:
    """What damage, in tenths, costs a Monster that expects it."""
    left = 10 * facts.remaining(monster)
    if tenths >= left:
        return BITE * left // 10 + DEATH
    return BITE * tenths // 10 + (DEATH // 4 if tenths + 10 >= left else 0)
