"""Where a Monster wants to be: what the goal of the night asks of it, and where villagers come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.kit.cells import FAR
from horologium.engine.rulesets.village_attacks import facts, goals
from horologium.engine.rulesets.village_attacks.monsters.uses import costs_left
from horologium.engine.rulesets.village_attacks.player.dangers import GOAL
from horologium.engine.rulesets.village_attacks.state import GONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.village_attacks.player.dangers import Dangers
    from horologium.engine.rulesets.village_attacks.state import Monster

STEP: Final = 10
"""What a step nearer to the first threat is worth."""
CALL: Final = 26
"""What a step nearer to an errand is worth."""
HERE: Final = 30
"""What it is worth to have arrived."""
AROUND: Final = 13
"""What a step nearer to a cell is worth that somebody else guards."""
GUARD: Final = 170
"""What it is worth to stand in a captive's cell."""

Call: TypeAlias = tuple[int, int, int]
"""A zone, what each step nearer is worth, and what it is worth to be there."""


class Errands:
    """What pulls a Monster: a zone and how strongly, for each thing that somebody has to see to."""

    def __init__(self, dangers: Dangers, monster: Monster) -> None:
        self.dangers, self.battle, self.monster = dangers, dangers.battle, monster
        self.calls = list(self._calls())
        self._threat = self._nearest_threat()

    def pull(self, zone: int) -> int:
        """What it is worth to stand in a zone at the end of the turn."""
        row = self.battle.ways.row(zone)
        total = -STEP * min(row[self._threat], 9) - 2 * min(self.dangers.row[zone], 9)
        for goal, weight, bonus in self.calls:
            far = min(row[goal], 9)
            total += -weight * far if far else bonus
        return total

    def _nearest_threat(self) -> int:
        """The zone of the villagers that are first at the Heart, or the Heart."""
        dangers = self.dangers
        zones = [zone for zone, there in dangers.there.items() if facts.standing(there) and dangers.row[zone] < FAR]
        return min(zones, key=lambda zone: (dangers.row[zone], -len(dangers.there[zone]), zone), default=dangers.heart)

    def _calls(self) -> Iterator[Call]:
        """Each errand with its weight."""
        battle = self.battle
        yield from self._works()
        yield from self._purses()
        yield from self._hunt()
        yield from self._guard()
        yield from self._tower()
        if self._summons():
            yield battle.castle.room, CALL if "sleeper" in battle.mission.wins else CALL // 2, HERE
        if facts.remaining(self.monster) <= 2:
            yield battle.castle.heart, CALL, HERE

    def _guard(self) -> Iterator[Call]:
        """The cell of a captive, if nobody else guards it."""
        battle, spec = self.battle, self.battle.mission.ransom
        if spec is None or not battle.captive or battle.round + 1 < spec.first:
            return
        cell = battle.castle.board.cell(spec.zone)
        if not self._safe(cell) and self._nearest(cell):
            yield cell, 2 * CALL, GUARD
        else:
            yield cell, AROUND, HERE

    def _safe(self, cell: int) -> bool:
        """Whether another Monster guards a cell that will outlive the coming Villagers phase."""
        there = [one for one in self.battle.present() if one.zone == cell and one is not self.monster]
        return any(self.dangers.expected(cell, one)[0] + 10 < 10 * facts.remaining(one) for one in there)

    def _tower(self) -> Iterator[Call]:
        """The tower that is most likely to score with this Monster in it."""
        battle, spec = self.battle, self.battle.mission.towers
        if spec is None:
            return
        unit = GOAL // spec.need.of(len(battle.monsters))
        row = battle.ways.row(self.monster.zone)
        ranked = []
        for name in spec.zones:
            zone = battle.castle.board.cell(name)
            others = [one for one in battle.targets_at(zone) if one is not self.monster]
            if not others:
                ranked.append((min(row[zone], 9) + 2 * self.dangers.coming(zone), zone))
        if ranked:
            yield min(ranked)[1], CALL, unit

    def _works(self) -> Iterator[Call]:
        """The objective that falls to this Monster."""
        battle = self.battle
        if "works" not in battle.mission.wins:
            return
        cell = battle.castle.board.cell
        zones = [cell(goals.work_spec(battle, work).zone) for work in battle.works if not work.done]
        yield from ((zone, CALL, HERE) for zone in self._share(zones))

    def _purses(self) -> Iterator[Call]:
        """Home with a purse, or to one that lies somewhere."""
        if self.monster.purse:
            yield self.battle.castle.heart, 3 * CALL, GOAL // (2 * len(self.battle.purses))
            return
        lying = [purse.zone for purse in self.battle.purses if purse.zone != GONE and not purse.home]
        yield from ((zone, CALL, HERE) for zone in self._share(lying))

    def _hunt(self) -> Iterator[Call]:
        """Those whom the goal wants dead: where they will be found."""
        dangers = self.dangers
        wanted = [one for one in self.battle.villagers if one.role]
        if not wanted:
            return
        row = self.battle.ways.row(self.monster.zone)
        makers = [one for one in wanted if one.role == facts.MAPMAKER]
        if makers:
            yield from ((zone, 2 * CALL, HERE) for zone in self._share([one.zone for one in makers]))
        else:
            near = min(wanted, key=lambda one: (row[one.zone], dangers.row[one.zone], one.key))
            yield near.zone, CALL // 2, HERE

    def _summons(self) -> bool:
        """Whether this Monster should pay for a summoning."""
        battle = self.battle
        if battle.summoned or self.monster.paid or not battle.summon_deck.cards or battle.castle.room < 0:
            return False
        unpaid = sum(1 for one in battle.monsters if not one.paid)
        able = any(face in costs_left(battle) for face in (*self.monster.dice, *self.monster.reserve))
        return able and ("sleeper" in battle.mission.wins or unpaid <= 1)

    def _share(self, zones: list[int]) -> list[int]:
        """The one of several zones that falls to this Monster, if the others go where they are nearest."""
        battle = self.battle
        left = list(dict.fromkeys(zones))
        pairs = sorted(
            (battle.ways.distance(one.zone, zone), place, zone)
            for place, one in enumerate(battle.monsters)
            if one.zone != GONE
            for zone in left
        )
        own = battle.monsters.index(self.monster)
        taken: set[int] = set()
        busy: set[int] = set()
        for _, place, zone in pairs:
            if place in busy or zone in taken:
                continue
            if place == own:
                return [zone]
            busy.add(place)
            taken.add(zone)
        return []

    def _nearest(self, zone: int) -> bool:
        """Whether no other Monster that is yet to act in this round is nearer to a zone."""
        battle = self.battle
        row = battle.ways.row(zone)
        yet = [one for one in battle.monsters if one is self.monster or one.key in battle.waiting]
        there = [(row[one.zone], battle.monsters.index(one)) for one in yet if one.zone != GONE]
        return min(there) == (row[self.monster.zone], battle.monsters.index(self.monster)) if there else False
