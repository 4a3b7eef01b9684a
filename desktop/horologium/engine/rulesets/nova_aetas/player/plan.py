"""A hero's plan: which of the mission's wants are his, how pressing they are, and what is to be shielded or shunned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.lazy import cached_property
from horologium.engine.kit.cells import FAR, CellSet
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.enemies import objectives
from horologium.engine.rulesets.nova_aetas.missions.conditions import CLOCK_SET, all_hold, holds, tokens_named
from horologium.engine.rulesets.nova_aetas.missions.mission_words import tick_after
from horologium.engine.rulesets.nova_aetas.player import chances
from horologium.engine.rulesets.nova_aetas.player.aims import EVERYBODY, HeroAim, Seeker, could_take
from horologium.engine.rulesets.nova_aetas.player.threads import threads
from horologium.engine.rulesets.nova_aetas.state import GONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.kit.paths import Reach
    from horologium.engine.rulesets.nova_aetas.player.moves import Move
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

LOSING: Final = ("collected", "interacted", "forced", "defeated", "flag", "drawn", "chosen")
"""Ways to lose that heroes have in hand."""


class HeroPlan:
    """What one hero is about; worked out anew for every decision, each part when it is first asked for."""

    def __init__(self, battle: Battle, hero: Hero) -> None:
        self.battle, self.hero = battle, hero
        self._weights: dict[str, int] = {}
        self.moves: dict[int, Move | None] = {}

    @cached_property
    def aims(self) -> list[HeroAim]:
        """What the way to win that costs least asks for next; empty: survive, or fight."""
        if len(self._open_ways) < 2:
            return self._open_ways[0] if self._open_ways else []
        return min(self._open_ways, key=self._effort)

    @cached_property
    def _open_ways(self) -> list[list[HeroAim]]:
        return Seeker(self.battle).ways_to_win()

    @cached_property
    def own(self) -> HeroAim | None:
        """The aim that this hero sees to, or helps with if it is getting late; enemies are everybody's."""
        shares = list(self._shares())
        for _, aim, hero in shares:
            if hero is self.hero:
                return aim
        late = [aim for delay, aim, _ in shares if (delay + RESERVE) * 3 >= self.left * 2 and self._fit(aim, self.hero)]
        return min(late, key=lambda aim: self.far(aim, self.hero), default=None)

    def _shares(self) -> Iterator[tuple[int, HeroAim, Hero]]:
        """Who sees to what: whoever is there first, or best at it, as many as are wanted, one thing for each hero."""
        pairs = [
            (self._delay(aim, hero), place, aim, hero)
            for place, aim in enumerate(self.aims)
            if not aim.prey
            for hero in self.battle.standing()
            if self._fit(aim, hero)
        ]
        pairs.sort(key=lambda pair: (pair[2].heroes >= EVERYBODY, pair[0], pair[1]))
        wanted = [aim.heroes for aim in self.aims]
        busy: list[str] = []
        for delay, place, aim, hero in pairs:
            if wanted[place] > 0 and hero.key not in busy:
                wanted[place] -= 1
                busy.append(hero.key)
                yield delay, aim, hero

    def _fit(self, aim: HeroAim, hero: Hero) -> bool:
        """Whether a hero meets what an aim asks of whoever sees to it."""
        if aim.offer is not None and not could_take(self.battle, aim.offer, hero):
            return False
        return all(holds(self.battle, one, hero) for one in aim.personal)

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """The actions that are wanted, if this hero is the one to take them."""
        return tuple(key for aim in self.aims if self._fit(aim, self.hero) for key in aim.keys)

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
        """The AP that the hero has until the mission ends, or is lost because it is late."""
        return min([self.battle.end, *self._deadlines()]) - self.hero.at

    def _deadlines(self) -> Iterator[int]:
        """The times at which the mission is lost."""
        battle = self.battle
        since = battle.flags.get(CLOCK_SET, battle.start)
        for goal in battle.goals:
            if not goal.won:
                yield from (tick_after(since, one.name) for one in goal.when if one.holds == "time" and not one.negated)
        for source in threads(battle).all_of("lose"):
            if source.on == "time" and source.mark not in battle.done and all_hold(battle, source.when):
                yield tick_after(since, source.name)

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
    def watched(self) -> CellSet:
        """The squares on which a hero would wake somebody who need not be woken, now or on his rounds.  [NAR-WTG-07]"""
        board, cards, found = self.battle.terrain.board, self.battle.library.enemy, 0
        hunted = [key for way in self._open_ways for aim in way for key in aim.prey]
        for enemy in self.battle.enemies:
            if enemy.waiting and enemy.key not in hunted:
                for cell in (enemy.cell, *enemy.patrol):
                    found |= board.within(cell, cards[enemy.card].control)
        return 0 if found >> self.hero.cell & 1 else found

    @cached_property
    def shunned(self) -> CellSet:
        """The squares on which a hero would lose the mission."""
        found = 0
        for goal in self.battle.goals:
            if not goal.won and len(goal.when) == 1 and goal.when[0].holds == "heroes-at":
                found |= self.battle.terrain.named(goal.when[0].at)
        return found

    @cached_property
    def post(self) -> CellSet:
        """The squares that the hero must not leave any more, because he is wanted there."""
        aim = self.own
        if aim is None or aim.keys or aim.escort or not aim.cells >> self.hero.cell & 1:
            return 0
        return aim.cells

    def allowed(self, ends: CellSet) -> CellSet:
        """Those squares on which the hero may end a move."""
        ends &= ~self.shunned
        return ends & self.post if self.post else ends

    def places(self, aim: HeroAim, hero: Hero) -> CellSet:
        """Where a hero goes for an aim: to the prey, to the character, with the character, or to its squares."""
        battle, board = self.battle, self.battle.terrain.board
        if aim.prey:
            return board.spread(sum(1 << enemy.cell for enemy in battle.enemies if enemy.key in aim.prey)) & battle.room
        cell = self._charge(aim)
        if cell == GONE:
            return aim.cells
        if board.near[cell] >> hero.cell & 1:  # he has to move, that the character may come along
            ends = aim.cells & ~battle.taken or aim.cells
            return board.spread(ends) & battle.room & ~(1 << hero.cell)
        return board.near[cell] & battle.room

    @cached_property
    def heading(self) -> CellSet:
        """Where the hero would go: to his own aim, else to the enemies who matter."""
        if self.own is not None:
            return self.places(self.own, self.hero)
        cells = 0
        for enemy in self.battle.enemies:
            if enemy.key in self.prey or (not self.prey and self.weight(enemy)):
                cells |= 1 << enemy.cell
        return self.battle.terrain.board.spread(cells) & self.battle.room

    def _charge(self, aim: HeroAim) -> int:
        """Where the character stands whom an aim is about."""
        found = [token.cell for token in self.battle.tokens if token.key == aim.escort] if aim.escort else []
        return found[0] if found else GONE

    def far(self, aim: HeroAim, hero: Hero) -> int:
        """How many squares a hero has to go for an aim; who fetches a character goes on with him."""
        places = self.places(aim, hero)
        if not places:
            return 0
        found, cell = self.steps(places, hero), self._charge(aim)
        if cell != GONE and not self.battle.terrain.board.near[cell] >> hero.cell & 1:
            found += self.way(aim.cells).cost(cell) or 0
        return found

    def steps(self, places: CellSet, hero: Hero) -> int:
        """How many squares lie between a hero and the nearest of some places, or ``FAR``."""
        if places >> hero.cell & 1:
            return 0
        found = self.way(places, self.watched).cost(hero.cell) if self.watched else None
        if found is None:
            found = self.way(places).cost(hero.cell)
        return FAR if found is None else found

    def way(self, places: CellSet, avoid: CellSet = 0) -> Reach:
        """How far it is from everywhere to some places for this hero; a map once drawn is kept with the terrain."""
        battle, own = self.battle, ways.gait(self.battle, self.hero)
        ropes = [(token.cell, token.to) for token in battle.tokens if token.kind in ("ladder", "rope")]
        key = (
            -1,
            places,
            battle.room & ~avoid,
            own.climb,
            own.jump,
            own.diagonal,
            *(cell for pair in ropes for cell in pair),
        )
        maps = battle.terrain.maps
        return maps.get(key) or maps.keep(key, ways.walk_distance(battle, self.hero, places, avoid=avoid))

    def weight(self, enemy: Enemy) -> int:
        """How much it matters to hurt an enemy, in hundredths."""
        found = self._weights.get(enemy.key)
        if found is None:
            found = self._weights[enemy.key] = self._weigh(enemy)
        return found

    def _weigh(self, enemy: Enemy) -> int:
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

    def _delay(self, aim: HeroAim, hero: Hero) -> int:
        """When a hero would be there, later if he is likely to fail; who stands where he is wanted is there."""
        far = self.far(aim, hero)
        if not far and not aim.keys:
            return 0
        fails = 0 if aim.offer is None else chances.failing(self.battle, hero, aim.offer)
        return hero.at - self.battle.now + min(far, EVERYBODY) + fails // 10

    def _effort(self, found: list[HeroAim]) -> int:
        """What a way to win may cost, roughly."""
        return sum(self._cost(aim) for aim in found)

    def _cost(self, aim: HeroAim) -> int:
        if aim.prey:
            return sum(2 * (enemy.health - enemy.wounds) for enemy in self.battle.enemies if enemy.key in aim.prey)
        far = min((self.far(aim, hero) for hero in self.battle.standing()), default=0)
        return min(far, EVERYBODY) + STEP_AFTER * aim.later + 1
