"""A Monster's plan for its results: where to use them, on what, and what each die is good for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import each
from horologium.engine.rulesets.village_attacks import boards, facts, goals, moving
from horologium.engine.rulesets.village_attacks.monsters.dice import at_hand
from horologium.engine.rulesets.village_attacks.monsters.uses import costs_left, tier_of
from horologium.engine.rulesets.village_attacks.player.dangers import BITE, GOAL, Dangers, loss
from horologium.engine.rulesets.village_attacks.player.errands import Errands
from horologium.engine.rulesets.village_attacks.player.gains import HURTING, Gains
from horologium.engine.rulesets.village_attacks.words import USEFUL, WILD

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.rulesets.village_attacks.state import Battle, Monster

KEEP: Final = {"melee": 22, "ranged": 22, "magic": 14, "defence": 8, "revenge": 6}
"""What a result is worth in Reserve, for which a die less is rolled."""
WALKED: Final = 3
"""How many steps a plan looks ahead."""


@dataclass(slots=True, eq=False)
class Deal:
    """One way to use results at a place: its kind and what it is about, its cost, what it is worth.

    ``hits`` points of damage come on top in the best of some ``zones``, shared with other offers.
    """

    kind: str
    about: str
    cost: tuple[str, ...]
    worth: int = 0
    hits: int = 0
    zones: tuple[int, ...] = ()
    far: bool = False

    @property
    def rate(self) -> int:
        """What it is worth for each die."""
        return self.worth // (len(self.cost) or 1)


RATE: Final = attrgetter("rate")
REPEATED: Final = ("melee", "ranged")
"""Offers that can be taken as often as there are dice."""


@dataclass(slots=True)
class Packed:
    """What the results bring in one zone: the offers taken, in order, and what each die is good for."""

    zone: int
    steps: int
    total: int
    taken: list[tuple[int, Deal]]
    idle: Counter[str]

    def value_of(self, face: str) -> int:
        """The least that a die of a face does in the plan; nothing if one lies idle."""
        if self.idle[face] > 0:
            return 0
        return min((rate for rate, offer in self.taken if face in offer.cost), default=0)


class RoundPlan:
    """What a Monster could do with its results here and within a few steps."""

    def __init__(self, battle: Battle, monster: Monster, results: Mapping[str, int] | None = None) -> None:
        self.battle, self.monster, self.start = battle, monster, monster.zone
        self.dangers = Dangers(battle, monster)
        self.gains = Gains(self.dangers, monster)
        self.errands = Errands(self.dangers, monster)
        self.results = Counter(dict.fromkeys((*USEFUL, WILD), 0))
        self.results.update(at_hand(monster) if results is None else results)
        self._reach: dict[int, tuple[int, int]] = {}
        self._packed: dict[int, Packed] = {}
        self._expected: dict[int, tuple[int, int]] = {}
        self._kept = list(self._reserve())

    # Places

    def reach(self) -> dict[int, tuple[int, int]]:
        """The zones that steps lead to, with the number of steps and the first of them."""
        if self._reach:
            return self._reach
        battle, monster = self.battle, self.monster
        found = self._reach = {monster.zone: (0, monster.zone)}
        dice = sum(count for face, count in self.results.items() if face != "villager")
        free = min(facts.movement_slots(monster) - len(monster.movement), dice, WALKED)
        layer = [monster.zone]
        for steps in range(1, free + 1):
            layer = [zone for zone in layer if self._leaves(zone)]
            onward: list[int] = []
            for zone in layer:
                for other in each(battle.ways.near[zone]):
                    if other not in found and moving.can_enter(battle, other, zone):
                        found[other] = (steps, other if zone == monster.zone else found[zone][1])
                        onward.append(other)
            layer = onward
        return found

    def _leaves(self, zone: int) -> bool:
        return facts.remaining(self.monster) > facts.hinderers(self.battle, zone)

    def at(self, zone: int, steps: int = 0) -> Packed:
        """The best use of all results in a zone, less what the way costs."""
        found = self._packed.get(zone)
        if found is None:
            found = self._packed[zone] = self._pack(zone)
        if not steps:
            return found
        spare = sorted((rate, face) for rate, offer in found.taken for face in offer.cost)
        spare = [(0, face) for face in found.idle.elements() if face != "villager"] + spare
        price = sum(rate for rate, _ in spare[:steps]) + steps
        return Packed(zone, steps, found.total - price, found.taken, found.idle)

    def stand(self, zone: int) -> int:
        """What a zone is worth to end the turn in."""
        tenths, _ = self.expected(zone)
        return self.errands.pull(zone) - loss(self.monster, tenths)

    def best(self, goal: int | None = None) -> tuple[Packed, int]:
        """The best place for the results, or a given one, and the first step on the way there."""
        ways = self.reach()
        zone = goal if goal in ways else self.places()[0]
        steps, first = ways[zone]
        return self.at(zone, steps), first

    def places(self) -> list[int]:
        """The zones within reach, the best of them first."""
        ways = self.reach()
        return sorted(ways, key=lambda zone: (-self.at(zone, ways[zone][0]).total, ways[zone][0], zone))

    def expected(self, zone: int) -> tuple[int, int]:
        """What the Monster has to expect in a zone."""
        found = self._expected.get(zone)
        if found is None:
            found = self._expected[zone] = self.dangers.expected(zone, self.monster)
        return found

    # Packing

    def _pack(self, zone: int) -> Packed:
        """Take the offer that brings most for each die, until nothing brings anything."""
        left, used, room = self.results.copy(), dict.fromkeys(self.battle.castle.cells, 0), self._room()
        total = self.stand(zone)
        taken: list[tuple[int, Deal]] = []
        blows, others = self._sorted(zone)
        while True:
            while others and not (room.get(others[-1].kind, 1) and _covers(left, others[-1].cost)):
                others.pop()  # what cannot be paid now never can
            best, most, place = (others[-1], others[-1].rate, zone) if others else (None, 0, zone)
            for offer in blows:
                if _covers(left, offer.cost):
                    worth, where = self._worth(offer, used)
                    if worth // len(offer.cost) > most:
                        best, most, place = offer, worth // len(offer.cost), where
            if best is None or most <= 0:
                return Packed(zone, 0, total, taken, left)
            _take(left, best.cost)
            used[place] += best.hits
            if best.kind in room:
                room[best.kind] -= 1
            if best.kind not in REPEATED:
                (blows if best.hits else others).remove(best)
            taken.append((most, best))
            total += most * (len(best.cost) or 1)

    def _sorted(self, zone: int) -> tuple[list[Deal], list[Deal]]:
        """The payable offers that hurt, and all others, the best of them last."""
        offers = [offer for offer in self.offers(zone) if _covers(self.results, offer.cost)]
        others = [offer for offer in offers if not offer.hits]
        others.sort(key=RATE)
        return [offer for offer in offers if offer.hits], others

    def _room(self) -> dict[str, int]:
        """How often an offer of a kind can be taken, where that is limited."""
        monster = self.monster
        guard = facts.defence_slots(monster) - len(monster.defence)
        return {"guard": guard, "keep": facts.reserve_slots(monster) - len(monster.reserve), "purse": 1, "summon": 1}

    def _worth(self, offer: Deal, used: dict[int, int]) -> tuple[int, int]:
        """What an offer that hurts is worth after the hits that others take, and where."""
        best, place = 0, offer.zones[0] if offer.zones else 0
        for zone in offer.zones:
            start = used[zone]
            brought = sum(self.dangers.hits(zone, far=offer.far)[start : start + offer.hits])
            if brought > best:
                best, place = brought, zone
        return offer.worth + best, place

    # Offers

    def offers(self, zone: int) -> Iterator[Deal]:
        """Everything that results could be used for in a zone."""
        if self.dangers.there.get(zone):
            yield Deal("melee", "", ("melee",), 0, 1, (zone,))
        beside = tuple(other for other in self.dangers.beside(zone) if self.dangers.there.get(other))
        if beside and "milky-eye" not in self.monster.scars:
            yield Deal("ranged", "", ("ranged",), 0, 1, beside, far=True)
        yield from self._powers(zone)
        yield from self._slots(zone)
        yield from self._traps(zone)
        yield from self._goals(zone)
        if zone == self.battle.castle.heart:
            yield from self._healings(zone)

    def _powers(self, zone: int) -> Iterator[Deal]:
        """The powers that could be paid."""
        battle, monster = self.battle, self.monster
        moved = monster.moved or zone != monster.zone
        for line, known in monster.powers.items():
            key = f"{line}{known}"
            tier = tier_of(battle, monster, key)
            if key in monster.used or not _covers(self.results, tier.cost):
                continue
            if (tier.needs == "moved" and not moved) or (tier.needs == "heart" and zone != battle.castle.heart):
                continue
            hurting = [deed for deed in tier.deeds if deed.do in HURTING]
            soft = self.gains.soft(tier.deeds, zone)
            soft += sum(self._walk(zone, deed.amount, tier.cost) for deed in tier.deeds if deed.do == "steps")
            hits = sum(deed.amount for deed in hurting)
            zones = tuple(self.gains.zones(hurting[0], zone)) if hurting else ()
            if soft > 0 or hits:
                yield Deal("power", key, tier.cost, soft, hits, zones)

    def _walk(self, zone: int, amount: int, cost: tuple[str, ...]) -> int:
        """What free steps are worth: the best other place for what is left, or out of danger."""
        if zone != self.monster.zone or zone in self._packed:
            return 0
        row = self.battle.ways.row(zone)
        here = self._bare(zone, cost)
        others = [other for other in self.battle.castle.cells if 0 < row[other] <= amount]
        best = max((self._bare(other, cost) for other in others), default=here)
        return max(0, best - here)

    def _bare(self, zone: int, cost: tuple[str, ...]) -> int:
        """What plain attacks bring in a zone, and what it is worth to stand there."""
        melee = self.results["melee"] - cost.count("melee")
        ranged = self.results["ranged"] - cost.count("ranged")
        far = [hit for other in self.dangers.beside(zone) for hit in self.dangers.hits(other, far=True)[:ranged]]
        total = sum(self.dangers.hits(zone)[:melee]) + sum(sorted(far, reverse=True)[:ranged])
        return total + self.stand(zone)

    def _slots(self, zone: int) -> Iterator[Deal]:
        """Dice for Defence slots and Reserve."""
        monster = self.monster
        tenths, most = self.expected(zone)
        averted = 10 * max(1, min(2, most))
        tenths = max(0, tenths - averted * monster.defence.count("defence"))
        for _ in range(facts.defence_slots(monster) - len(monster.defence)):
            worth = loss(monster, tenths) - loss(monster, max(0, tenths - averted))
            yield Deal("guard", "defence", ("defence",), worth)
            yield Deal("guard", "revenge", ("revenge",), 6 * min(tenths, 10))
            tenths = max(0, tenths - averted)
        yield from self._kept

    def _reserve(self) -> Iterator[Deal]:
        """Dice for Reserve, and those that lie there already."""
        monster = self.monster
        for _ in range(facts.reserve_slots(monster) - len(monster.reserve)):
            yield from (
                Deal("keep", face, (face,), worth)
                for face, worth in KEEP.items()
                if self.results[face] > monster.reserve.count(face)
            )
        yield from (Deal("stay", face, (face,), KEEP[face] + 1) for face in monster.reserve)

    def _traps(self, zone: int) -> Iterator[Deal]:
        """Traps on offer, where none lies yet."""
        if any(trap.zone == zone for trap in self.battle.placed):
            return
        best: Deal | None = None
        for card in dict.fromkeys(self.battle.offer):
            spec = self.battle.library.trap[card]
            if _covers(self.results, spec.cost):
                worth = self.gains.trap(spec, zone)
                if best is None or worth > best.worth:
                    best = Deal("trap", card, spec.cost, worth)
        if best is not None:
            yield best

    def _goals(self, zone: int) -> Iterator[Deal]:
        """Objectives, purses, the summoning."""
        battle, monster = self.battle, self.monster
        name = battle.castle.board.name(zone)
        for spec, work in zip(battle.mission.works, battle.works, strict=True):
            if spec.zone != name:
                continue
            room = goals.most_progress(battle, spec) - work.progress
            if room > 0 and (spec.undoes or not work.done):
                unit = GOAL // (len(battle.works) * goals.needed(battle, spec)) + (0 if work.done else 30)
                for face in spec.spends:
                    yield from (Deal("work", work.key, (face,), unit) for _ in range(min(room, self.results[face])))
        if not monster.purse and any(purse.zone == zone and not purse.home for purse in battle.purses):
            yield from (Deal("purse", "", (face,), GOAL // (2 * len(battle.purses))) for face in USEFUL)
        if zone == battle.castle.room and not battle.summoned and not monster.paid and battle.summon_deck.cards:
            yield from (Deal("summon", face, (face,), self.summoning()) for face in dict.fromkeys(costs_left(battle)))

    def summoning(self) -> int:
        """What it is worth to pay for the summoning."""
        battle = self.battle
        unpaid = sum(1 for monster in battle.monsters if not monster.paid)
        if "sleeper" in battle.mission.wins:
            return GOAL // 2
        return 170 if unpaid == 1 else 0

    def _healings(self, zone: int) -> Iterator[Deal]:
        """Damage and conditions for Magic."""
        monster = self.monster
        tenths, _ = self.expected(zone)
        for point in range(monster.damage):
            averted = loss(monster, tenths) - loss(monster, max(0, tenths - 10))
            yield Deal("heal", "damage", ("magic",), BITE + 2 * (monster.damage - point) + averted)
            tenths = max(0, tenths - 10)
        if facts.effect_in_force(self.battle) != "holy-ground":
            for condition in boards.conditions_of(monster):
                yield Deal("heal", condition, ("magic",), 34 if condition == "burn" else 18)


def _covers(left: Mapping[str, int], cost: tuple[str, ...]) -> bool:
    """Whether results cover a cost, Wild ones where something is short."""
    if len(cost) == 1:
        return left[cost[0]] > 0 or left[WILD] > 0
    short = 0
    for face in dict.fromkeys(cost):
        lacking = cost.count(face) - left[face]
        if lacking > 0:
            short += lacking
    return short <= left[WILD]


def _take(left: Counter[str], cost: tuple[str, ...]) -> None:
    """Pay from the results of a plan."""
    for face in cost:
        left[face if left[face] > 0 else WILD] -= 1
