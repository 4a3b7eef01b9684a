"""What powers and traps are worth: each deed by the villagers it finds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import each as cells_of
from horologium.engine.rulesets.village_attacks import deeds, facts
from horologium.engine.rulesets.village_attacks.player.dangers import BITE, HEART, loss

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from horologium.engine.rulesets.village_attacks.player.dangers import Dangers
    from horologium.engine.rulesets.village_attacks.specs import DeedSpec, TrapSpec
    from horologium.engine.rulesets.village_attacks.state import Monster, Villager

HURTING: Final = ("damage", "spread")
PUPPET: Final = 45
"""What a Puppet is worth that stands on the map again."""
SURE: Final = 5
"""Of eight villagers that a trap waits for so many come, and nobody learns by their deaths."""


class Gains:
    """What deeds are worth to a Monster that would stand in a zone; ``hits`` are left to the plan, which shares them.

    A deed that hurts gives back how many points in which zones, all others a number.
    """

    def __init__(self, dangers: Dangers, monster: Monster) -> None:
        self.dangers, self.battle, self.monster = dangers, dangers.battle, monster
        self._coming: dict[int, list[int]] = {}

    def zones(self, deed: DeedSpec, zone: int) -> list[int]:
        """The zones that a deed could be done in by a Monster in a zone."""
        monster, kept = self.monster, self.monster.zone
        use = deeds.Use("power", "", zone, monster)
        monster.zone = zone  # as if it stood there: sight and Minions are asked of the rules
        try:
            return deeds.zones_of(self.battle, use, deed)
        finally:
            monster.zone = kept

    def soft(self, specs: Sequence[DeedSpec], zone: int) -> int:
        """What all deeds of a power that do not hurt are worth in a zone."""
        total, last = 0, zone
        for deed in specs:
            if deed.do in HURTING or deed.deaths:
                continue
            zones = [last] if deed.where == "same" else self.zones(deed, zone)
            worth, last = self.one(deed, zones, zone)
            total += worth
        return total

    def one(self, deed: DeedSpec, zones: Sequence[int], zone: int) -> tuple[int, int]:
        """What a deed is worth in the best of some zones, and which that is."""
        if deed.do in TOUCHING:
            each = TOUCHING[deed.do]
            worths = [(self.best_of(deed, each(self.dangers), other), -other) for other in zones]
            if not worths:
                return 0, zone
            if deed.where in ("near-all", "near-split", "minions"):
                return sum(worth for worth, _ in worths), zone
            worth, place = max(worths)
            return worth, -place
        if deed.do in ("dark", "unlucky"):
            shade = self.dark if deed.do == "dark" else self.unlucky
            worth, place = max((shade(other, zone), -other) for other in zones)
            return worth, -place
        return OTHERS.get(deed.do, _nothing)(self, deed, zone), zone

    def best_of(self, deed: DeedSpec, each: Callable[[Villager], int], zone: int) -> int:
        """What a deed brings among the villagers of a zone."""
        there = [one for one in self.dangers.line(zone) if deed.do not in deeds.OPEN or self._open(deed, one)]
        worths = [each(villager) for villager in there]
        if deed.whom == "choice":
            worths.sort(reverse=True)
        taken = worths[: deed.amount]
        return sum(worth for worth in taken if worth > 0) if deed.up_to else sum(taken)

    def _open(self, deed: DeedSpec, villager: Villager) -> bool:
        return deeds.OPEN[deed.do](self.battle, villager)

    def dark(self, zone: int, own: int) -> int:
        """A Dark zone hides whoever stands in it from those beside it."""
        dangers = self.dangers
        if zone != own or facts.dark(self.battle, zone):
            return 0
        there = sum(
            1 for other in dangers.beside(zone) for one in dangers.there.get(other, ()) if one.kind != "commoner"
        )
        return BITE * min(3, there)

    def unlucky(self, zone: int, _own: int) -> int:
        """In an Unlucky zone every other attack fails."""
        if facts.unlucky(self.battle, zone):
            return 0
        dangers = self.dangers
        upright = facts.standing(dangers.there.get(zone, []))
        return sum(HEART // 2 if zone == dangers.heart else dangers.bite(one) // 2 for one in upright)

    def close(self, _deed: DeedSpec, zone: int) -> int:
        """The best passage to close."""
        return max((self.closed(zone, other) for other in cells_of(self.battle.ways.near[zone])), default=0)

    def closed(self, zone: int, other: int) -> int:
        """What closing the passage to a zone keeps out: those who have no other way as short."""
        dangers, row, heart = self.dangers, self.dangers.row, self.dangers.heart
        if row[other] != row[zone] + 1 or len(self.battle.ways.towards(other, heart)) > 1:
            return 0
        return sum(dangers.held(villager) for villager in dangers.there.get(other, ()))

    def mend(self, deed: DeedSpec, _zone: int) -> int:
        """Health of the Heart."""
        return 9 * HEART // 10 * min(deed.amount, self.battle.most_heart - self.battle.heart)

    def heal(self, deed: DeedSpec, zone: int) -> int:
        """Health of the Monster, more when blows are to be expected."""
        return BITE * min(deed.amount, self.monster.damage) + self._saved(zone, deed.amount)

    def _saved(self, zone: int, health: int) -> int:
        """What so much more health averts of the loss that is expected in a zone."""
        tenths, _ = self.dangers.expected(zone, self.monster)
        return max(0, loss(self.monster, tenths) - loss(self.monster, max(0, tenths - 10 * health)))

    def smoke(self, deed: DeedSpec, zone: int) -> int:
        """Damage that smoke keeps off."""
        return self._saved(zone, deed.amount)

    def puppets(self, deed: DeedSpec, _zone: int) -> int:
        """What the Puppets do: each strikes where it stands or could step."""
        total, hits = 0, self.dangers.hits
        for minion in self.battle.minions_of(self.monster):
            near = [
                zone for zone in self.battle.castle.cells if self.battle.ways.distance(minion.zone, zone) <= deed.amount
            ]
            total += max((hits(zone)[0] for zone in near if hits(zone)), default=0) if minion.kind == "puppet" else 0
        return total

    def minions_back(self, deed: DeedSpec, _zone: int) -> int:
        """Puppets that were lost."""
        return PUPPET * min(deed.amount, deeds.lost_minions(self.battle, self.monster))

    def fury(self, deed: DeedSpec, zone: int) -> int:
        """Blows that count twice, as far as there is Melee to pay for them."""
        blows = min(deed.amount, [*self.monster.dice, *self.monster.reserve, *self.monster.fleeting].count("melee"))
        return sum(self.dangers.hits(zone)[blows : 2 * blows])

    def clear(self, _deed: DeedSpec, _zone: int) -> int:
        """Condition tokens that go."""
        monster = self.monster
        return 20 * (monster.breaks + monster.silences + monster.slows) + 30 * monster.burning

    def trap(self, spec: TrapSpec, zone: int) -> int:
        """What a trap in a zone will do to those who pass it in this round or the next ones."""
        coming = self.coming(zone)
        total = 0
        for deed in spec.deeds:
            each = TRAPPED.get(deed.do, 0)
            places = deed.amount * (1 + (spec.times > 1))
            total += each * sum(coming[:places]) // 8
        return total

    def coming(self, zone: int) -> list[int]:
        """How surely villagers will stand in a zone after they have moved: eighths, the surest first."""
        found = self._coming.get(zone)
        if found is None:
            dangers, row = self.dangers, self.dangers.row
            to, found = self.battle.ways.row(zone), []
            for start, there in dangers.there.items():
                away = to[start]
                if away <= SURE and away + row[zone] == row[start]:
                    found += [self._surely(villager, away) for villager in there]
            found.sort(reverse=True)
            self._coming[zone] = found
        return found

    def _surely(self, villager: Villager, away: int) -> int:
        """How surely one of them will stand there, so far away."""
        stays = villager.stunned or villager.held >= self.battle.round or villager.zone == self.dangers.heart
        if not away:
            return SURE if stays else 0
        return SURE + 1 - away - stays


def _nothing(_gains: Gains, _deed: DeedSpec, _zone: int) -> int:
    return 0


TOUCHING: Final[dict[str, Callable[[Dangers], Callable[[Villager], int]]]] = {
    "stun": lambda dangers: dangers.stunned,
    "burn": lambda dangers: dangers.burnt,
    "hold": lambda dangers: dangers.held,
    "away": lambda dangers: dangers.driven,
    "to-spawn": lambda dangers: lambda villager: dangers.driven(villager, 3),
}
OTHERS: Final[dict[str, Callable[[Gains, DeedSpec, int], int]]] = {
    "close": Gains.close,
    "mend": Gains.mend,
    "heal": Gains.heal,
    "smoke": Gains.smoke,
    "minions-act": Gains.puppets,
    "minions-back": Gains.minions_back,
    "fury": Gains.fury,
    "clear": Gains.clear,
}
TRAPPED: Final = {"damage": 75, "spread": 75, "stun": 34, "burn": 55, "hold": 22, "away": 22, "to-spawn": 60}
"""What a trap's deed is worth for each villager that it finds."""
