"""Where a Monster wants to be: what the goal of the night asks of it, and where villagers come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import FAR
from horologium.engine.rulesets.village_attacks import facts, goals
from horologium.engine.rulesets.village_attacks.monsters.uses import costs_left
from horologium.engine.rulesets.village_attacks.state import GONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.village_attacks.player.dangers import Dangers
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster, Work

STEP: Final = 10
"""What a step nearer to the first threat is worth."""
CALL: Final = 26
"""What a step nearer to an errand is worth."""
HERE: Final = 30
"""What it is worth to have arrived."""


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
        for goal, weight in self.calls:
            far = min(row[goal], 9)
            total += HERE * weight // CALL if not far else -weight * far
        return total

    def _nearest_threat(self) -> int:
        """The zone of the villagers that are first at the Heart, or the Heart."""
        dangers = self.dangers
        zones = [zone for zone, there in dangers.there.items() if facts.standing(there) and dangers.row[zone] < FAR]
        return min(zones, key=lambda zone: (dangers.row[zone], -len(dangers.there[zone]), zone), default=dangers.heart)

    def _calls(self) -> Iterator[tuple[int, int]]:
        """Each errand with its weight."""
        mission, battle = self.battle.mission, self.battle
        yield from self._works()
        yield from self._purses()
        yield from self._hunt()
        if mission.ransom is not None and battle.captive:
            cell = battle.castle.board.cell(mission.ransom.zone)
            if self._nearest(cell):
                yield cell, 2 * CALL
        if mission.towers is not None:
            towers = [battle.castle.board.cell(name) for name in mission.towers.zones]
            yield from ((zone, CALL) for zone in self._share(towers))
        if self._summons():
            yield battle.castle.room, CALL if "sleeper" in mission.wins else CALL // 2
        if facts.remaining(self.monster) <= 2:
            yield battle.castle.heart, CALL

    def _works(self) -> Iterator[tuple[int, int]]:
        """The objective that falls to this Monster."""
        battle = self.battle
        if "works" not in battle.mission.wins:
            return
        open_ = [work for work in battle.works if unfinished(battle, work)]
        cell = battle.castle.board.cell
        yield from ((zone, CALL) for zone in self._share([cell(goals.work_spec(battle, one).zone) for one in open_]))

    def _purses(self) -> Iterator[tuple[int, int]]:
        """Home with a purse, or to one that lies somewhere."""
        if self.monster.purse:
            yield self.battle.castle.heart, 3 * CALL
            return
        lying = [purse.zone for purse in self.battle.purses if purse.zone != GONE and not purse.home]
        yield from ((zone, CALL) for zone in self._share(lying))

    def _hunt(self) -> Iterator[tuple[int, int]]:
        """Those whom the goal wants dead: where they will be found."""
        dangers = self.dangers
        wanted = [one for one in self.battle.villagers if one.role in (facts.MAPMAKER, facts.BANNER, facts.MARSHAL)]
        if not wanted:
            return
        row = self.battle.ways.row(self.monster.zone)
        makers = [one for one in wanted if one.role == facts.MAPMAKER]
        if makers:
            yield from ((zone, 2 * CALL) for zone in self._share([one.zone for one in makers]))
        else:
            near = min(wanted, key=lambda one: (row[one.zone], dangers.row[one.zone], one.key))
            yield near.zone, CALL // 2

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
        """Whether no other Monster is nearer to a zone."""
        battle = self.battle
        row = battle.ways.row(zone)
        there = [(row[one.zone], place) for place, one in enumerate(battle.monsters) if one.zone != GONE]
        return min(there) == (row[self.monster.zone], battle.monsters.index(self.monster)) if there else False


def unfinished(battle: Battle, work: Work) -> bool:
    """Whether an objective still wants progress."""
    return not work.done
