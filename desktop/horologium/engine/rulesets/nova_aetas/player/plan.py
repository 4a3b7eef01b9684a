"""A hero's plan: which of the mission's wants are his, how pressing they are, and what is to be shielded or shunned."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import FAR
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.enemies import objectives
from horologium.engine.rulesets.nova_aetas.missions.conditions import tokens_named
from horologium.engine.rulesets.nova_aetas.player import chances
from horologium.engine.rulesets.nova_aetas.player.aims import EVERYBODY, Aim, Seeker
from horologium.engine.rulesets.nova_aetas.player.threads import threads
from horologium.engine.rulesets.nova_aetas.state import GONE

if TYPE_CHECKING:
    from horologium.engine.kit.paths import Reach
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Hero, Token

STEP_AFTER: Final = 4
"""AP that every further step of a chain may cost."""

RESERVE: Final = 3
"""AP that go wrong on the way."""

A_WOUND: Final = 3
"""AP that a wound to an enemy may cost."""

CLOSE: Final = 3
NEAR: Final = 7
"""So near an enemy is a danger to what it is after."""

MOST_MAPS: Final = 4_096
LOSING: Final = ("collected", "interacted", "forced", "defeated", "flag", "drawn", "chosen")
"""Ways to lose that heroes have in hand."""


class Plan:
    """What one hero is about; worked out anew for every decision, each part when it is first asked for."""

    def __init__(self, battle: Battle, hero: Hero) -> None:
        self.battle, self.hero = battle, hero

    @cached_property
    def aims(self) -> list[Aim]:
        """What the way to win that costs least asks for next; empty: survive, or fight."""
        open_ways = Seeker(self.battle).ways_to_win()
        if len(open_ways) < 2:
            return open_ways[0] if open_ways else []
        return min(open_ways, key=self._effort)

    @cached_property
    def own(self) -> Aim | None:
        """The aim that this hero sees to: actions first, then escorts and squares; enemies are everybody's."""
        found = [aim for aim in self.aims if not aim.prey and self._called(aim)]
        return min(found, key=lambda aim: (aim.heroes >= EVERYBODY, self.far(aim, self.hero)), default=None)

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """The actions that are wanted, whoever takes them."""
        return tuple(key for aim in self.aims for key in aim.keys)

    @cached_property
    def prey(self) -> tuple[str, ...]:
        """The enemies that have to be defeated."""
        return tuple(key for aim in self.aims for key in aim.prey)

    @cached_property
    def need(self) -> int:
        """The AP that the hero's aim will cost, with what comes after it."""
        aim = self.own
        if aim is None:
            return 0
        return min(self.far(aim, self.hero), EVERYBODY) + STEP_AFTER * aim.later + RESERVE

    @cached_property
    def left(self) -> int:
        """The AP that the hero has until the end."""
        return self.battle.end - self.hero.at

    @cached_property
    def pressed(self) -> bool:
        """Whether time is too short for anything but the aim."""
        return self.own is not None and self.need * 3 >= self.left * 2

    @cached_property
    def hurried(self) -> bool:
        """Whether there is no time for anything that neither leads to the aim nor hurts those who must be defeated."""
        if self.pressed or not self.prey or self.battle.mission.time_out == "won":
            return self.pressed
        health = sum(enemy.health - enemy.wounds for enemy in self.battle.enemies if enemy.key in self.prey)
        return (A_WOUND * health // max(1, len(self.battle.standing())) + RESERVE) * 3 >= self.left * 2

    @cached_property
    def shielded(self) -> list[Token]:
        """The tokens and characters that enemies are after, or whose loss loses the mission."""
        battle = self.battle
        found = [token for spec in battle.mission.objectives if spec.order in ("seize", "hunt", "reach")
                 for token in objectives.goals(battle, spec)]  # fmt: skip
        for goal in battle.goals:
            if not goal.won:
                names = [one.name for one in goal.when if one.holds in ("fallen", "tokens-left", "seized", "reached")]
                found += [token for name in names for token in tokens_named(battle, name) if token not in found]
        return found

    @cached_property
    def taboo(self) -> list[tuple[str, str]]:
        """What would lose the mission if heroes did it, as words and names."""
        battle = self.battle
        goals = [one for goal in battle.goals if not goal.won for one in goal.when]
        found = [(one.holds, one.name) for one in goals if one.holds in LOSING and not one.negated]
        found += [(one.on, one.name) for one in threads(battle).all_of("lose") if one.on in LOSING]
        return found

    @cached_property
    def watched(self) -> int:
        """The squares on which a hero would wake somebody who need not be woken.  [NAR-WTG-07]"""
        board, cards, found = self.battle.terrain.board, self.battle.library.enemy, 0
        for enemy in self.battle.enemies:
            if enemy.waiting and enemy.key not in self.prey:
                found |= board.within(enemy.cell, cards[enemy.card].control)
        return 0 if found >> self.hero.cell & 1 else found

    def places(self, aim: Aim, hero: Hero) -> int:
        """Where a hero goes for an aim: to the prey, to the character, with the character, or to its squares."""
        battle, board = self.battle, self.battle.terrain.board
        if aim.prey:
            return board.spread(sum(1 << enemy.cell for enemy in battle.enemies if enemy.key in aim.prey)) & battle.room
        cell = self._charge(aim)
        if cell == GONE:
            return aim.cells
        if board.near[cell] >> hero.cell & 1:
            return (aim.cells | board.spread(aim.cells)) & battle.room
        return board.near[cell] & battle.room

    @cached_property
    def heading(self) -> int:
        """Where the hero would go: to his own aim, else to the enemies who matter."""
        if self.own is not None:
            return self.places(self.own, self.hero)
        cells = 0
        for enemy in self.battle.enemies:
            if enemy.key in self.prey or (not self.prey and self.weight(enemy)):
                cells |= 1 << enemy.cell
        return self.battle.terrain.board.spread(cells) & self.battle.room

    def _charge(self, aim: Aim) -> int:
        """Where the character stands whom an aim is about."""
        found = [token.cell for token in self.battle.tokens if token.key == aim.escort] if aim.escort else []
        return found[0] if found else GONE

    def far(self, aim: Aim, hero: Hero) -> int:
        """How many squares a hero has to go for an aim; who fetches a character goes on with him."""
        places = self.places(aim, hero)
        if not places:
            return 0
        found, cell = self.steps(places, hero), self._charge(aim)
        if cell != GONE and not self.battle.terrain.board.near[cell] >> hero.cell & 1:
            found += self.way(aim.cells).cost(cell) or 0
        return found

    def steps(self, places: int, hero: Hero) -> int:
        """How many squares lie between a hero and the nearest of some places, or ``FAR``."""
        if places >> hero.cell & 1:
            return 0
        found = self.way(places, self.watched).cost(hero.cell) if self.watched else None
        if found is None:
            found = self.way(places).cost(hero.cell)
        return FAR if found is None else found

    def way(self, places: int, avoid: int = 0) -> Reach:
        """How far it is from everywhere to some places for this hero; a map once drawn is kept with the terrain."""
        battle, own = self.battle, ways.gait(self.battle, self.hero)
        ropes = [(token.cell, token.to) for token in battle.tokens if token.kind in ("ladder", "rope")]
        key = (-1, places, battle.room & ~avoid, own.climb, own.jump, *(cell for pair in ropes for cell in pair))
        maps = battle.terrain.maps
        found = maps.get(key)
        if found is None:
            if len(maps) >= MOST_MAPS:
                maps.clear()
            found = maps[key] = ways.walk_distance(battle, self.hero, places, avoid=avoid)
        return found

    def weight(self, enemy: Enemy) -> int:
        """How much it matters to hurt an enemy, in hundredths."""
        if ("defeated", enemy.card) in self.taboo:
            return 0
        if self.prey:
            wanted = enemy.key in self.prey
            some = len(self.prey) < len(self.battle.enemies)
            share = (180 if some else 100) if wanted else 70
            share = share * 3 // 4 if enemy.waiting and wanted else share
        else:
            share, wanted = 85, False
        if enemy.waiting and not wanted:
            return 0
        return share * self._threat(enemy) // 100

    def _threat(self, enemy: Enemy) -> int:
        """How much more an enemy matters who is near something that it must not reach, in hundredths."""
        if not self.shielded:
            return 100
        distance = self.battle.terrain.board.distance
        far = min(distance(enemy.cell, token.cell) for token in self.shielded)
        return 200 if far <= CLOSE else 150 if far <= NEAR else 100

    def _called(self, aim: Aim) -> bool:
        """Whether this hero is among those who are first at the place of an aim, or best at its test."""
        if aim.heroes >= len(self.battle.heroes):
            return True
        ranked = sorted(self.battle.standing(), key=lambda one: self._delay(aim, one))
        return self.hero in ranked[: aim.heroes]

    def _delay(self, aim: Aim, hero: Hero) -> int:
        """When a hero would be there, later if he is likely to fail."""
        fails = 0 if aim.offer is None else chances.failing(self.battle, hero, aim.offer)
        return hero.at + min(self.far(aim, hero), EVERYBODY) + fails // 10

    def _effort(self, found: list[Aim]) -> int:
        """What a way to win may cost, roughly."""
        return sum(self._cost(aim) for aim in found)

    def _cost(self, aim: Aim) -> int:
        if aim.prey:
            return sum(2 * (enemy.health - enemy.wounds) for enemy in self.battle.enemies if enemy.key in aim.prey)
        far = min((self.far(aim, hero) for hero in self.battle.standing()), default=0)
        return min(far, EVERYBODY) + STEP_AFTER * aim.later + 1
