"""From where an Enemy could attack: its attacks, their range and sight, and the ground it can walk (topic AIX)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from horologium.engine.kit.cells import CellSet, each
from horologium.engine.rulesets.nova_aetas.board.sightlines import sight
from horologium.engine.rulesets.nova_aetas.board.ways import free, walk_distance
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.kit.paths import Reach
    from horologium.engine.rulesets.nova_aetas.board.terrain import Terrain
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Hero


@dataclass(frozen=True, slots=True)
class Nature:
    """What the card of a Model says about how it moves and fights, read once; ``company``: it looks for Allies."""

    attacks: tuple[EnemyAttackSpec, ...]
    least: int
    close: bool
    eclectic: bool
    company: bool
    charge: bool
    marksman: bool
    climb: int
    jump: int


def nature(battle: Battle, enemy: Enemy) -> Nature:
    """The nature of a Model, kept with the cards.  [NAR-ENY-07]"""
    natures, card = battle.library.known.natures, enemy.card
    found = natures.get(card)
    if found is None:
        found = natures[card] = _read(battle, enemy)
    return found


def _read(battle: Battle, enemy: Enemy) -> Nature:
    attacks = battle.library.enemy[enemy.card].attacks
    words = [word.name for word in battle.library.enemy[enemy.card].keywords]
    return Nature(
        attacks,
        least=min(attack.cost for attack in attacks),
        close=any(attack.least == 1 for attack in attacks),
        eclectic="eclectic" in words,
        company="healer" in words or "protection" in words,
        charge="charge" in words,
        marksman="marksman" in words,
        climb=modifiers.climb(battle, enemy),
        jump=modifiers.jump(battle, enemy),
    )


def melee(attack: EnemyAttackSpec) -> bool:
    """Whether an attack is Melee: Physical, with a range that begins at 1.  [NAR-MIS-09]"""
    return not attack.mental and attack.least == 1


def attacks_of(battle: Battle, enemy: Enemy, kind: Nature | None = None) -> tuple[EnemyAttackSpec, ...]:
    """The attacks that a Model thinks of when it moves or strikes; ``kind`` if its nature is known already.

    An Eclectic one takes its Melee attack beside a hero and otherwise its Ranged one.  [NAR-KWD-19, NAR-KWD-20]
    """
    kind = kind or nature(battle, enemy)
    if not kind.eclectic:
        return kind.attacks
    near = engaged(battle, enemy)
    return tuple(attack for attack in kind.attacks if (attack.least == 1) is near) or kind.attacks


def eligible(battle: Battle, enemy: Enemy) -> list[Hero]:
    """The heroes who are on their feet and, for a Troop, not Charmed.  [NAR-AIX-07, NAR-KOH-06, NAR-STP-05]"""
    return [hero for hero in battle.heroes if not hero.ko and not (hero.statuses and charmed(battle, enemy, hero))]


def charmed(battle: Battle, enemy: Enemy, hero: Hero) -> bool:
    """Whether a hero's Charm keeps a Model from him: it does so if that is a Troop.  [NAR-STP-05]"""
    return "charm" in hero.statuses and battle.library.enemy[enemy.card].rank == "troop"


def engaged(battle: Battle, enemy: Enemy) -> bool:
    """Whether a hero whom the Model may target is beside it.  [NAR-KWD-20]"""
    near = battle.terrain.board.near[enemy.cell] & battle.hero_cells
    return near != 0 and any(near >> hero.cell & 1 for hero in eligible(battle, enemy))


def ready(battle: Battle, enemy: Enemy, attack: EnemyAttackSpec, ap: int) -> bool:
    """Whether a Model can make an attack: not Blind, not to be reloaded, and paid for.

    [NAR-ENY-06, NAR-TOK-06, NAR-STN-11]
    """
    if "blind" in enemy.statuses or attack.cost > ap:
        return False
    return not enemy.reload or all(word.name != "reload" for word in attack.keywords)


def aims(battle: Battle, enemy: Enemy, attack: EnemyAttackSpec, quarry: int, cell: int) -> bool:
    """Whether an attack made from a square of its ``band`` can choose the quarry's: as ``valid_target`` has it.

    Beside the quarry nothing can be in the way.  [NAR-RNG-01, NAR-STR-02, NAR-LOS-07, NAR-BLD-08, NAR-ZON-03]
    """
    terrain = battle.terrain
    if battle.hidden >> quarry & 1:
        return False
    if attack.least <= 1 and terrain.board.near[cell] >> quarry & 1:
        return True
    if melee(attack) and terrain.levels[cell] != terrain.levels[quarry]:
        return False
    return sight(battle, enemy, quarry, from_cell=cell).clear


def band(battle: Battle, attack: EnemyAttackSpec, quarry: int) -> int:
    """The squares from which the range of an attack covers the quarry; a roof adds 1.  [NAR-RNG-03, NAR-BLD-10]"""
    bands, key = battle.terrain.bands, (attack.least, attack.most, attack.mental, quarry)
    found = bands.get(key)
    return bands.keep(key, _band(battle.terrain, *key)) if found is None else found


def _band(terrain: Terrain, least: int, most: int, mental: bool, quarry: int) -> CellSet:
    board, roofs = terrain.board, terrain.roofs
    found = board.within(quarry, most)
    if roofs and not mental and least > 1:
        found |= board.within(quarry, most + 1) & roofs
    return found & ~board.within(quarry, least - 1)


def shunned(battle: Battle, attack: EnemyAttackSpec) -> CellSet:
    """The squares beside heroes, for an attack with a minimum range.  [NAR-AIX-09]"""
    return battle.terrain.board.spread(battle.hero_cells) if attack.least > 1 else 0


def distances(battle: Battle, enemy: Enemy, goals: CellSet, kind: Nature | None = None) -> Reach:
    """How far it is for a Model from every square to some goals if nobody is in the way.

    Scenery, ladders and the Model's skills decide; a map once drawn is kept with the terrain.  [NAR-AIX-10]
    """
    maps = battle.terrain.maps
    kind = kind or nature(battle, enemy)
    key: tuple[int, ...] = (goals, battle.room, kind.climb, kind.jump)
    if battle.terrain.rises:
        key += tuple(_ladders(battle))
    return maps.get(key) or maps.keep(key, walk_distance(battle, enemy, goals))


def _ladders(battle: Battle) -> list[int]:
    """The ends of ladders that lie on the table."""
    return [place for token in battle.tokens if token.kind == "ladder" for place in (token.cell, token.to)]


class WalkingGround:
    """The squares to which a Model could ever walk, climb or jump if nobody stood in its way: one distance map."""

    __slots__ = ("_walks", "battle", "enemy", "kind")

    def __init__(self, battle: Battle, enemy: Enemy) -> None:
        self.battle, self.enemy, self.kind = battle, enemy, nature(battle, enemy)
        self._walks: Reach | None = None

    def walks(self) -> Reach:
        """The distance map, drawn when it is first asked for."""
        if self._walks is None:
            self._walks = distances(self.battle, self.enemy, 1 << self.enemy.cell, self.kind)
        return self._walks

    def beside(self) -> CellSet:
        """The squares beside those to which it could walk, if it has an attack for that."""
        if not self.kind.close:
            return 0
        walks = self._walks or self.walks()
        if walks.rim is None:
            walks.rim = self.battle.terrain.board.spread(walks.all)
        return walks.rim

    def can_interact(self, quarry: int) -> bool:
        """Whether some square would let the Model attack the quarry, whoever stands between.  [NAR-AIX-11]"""
        walks = self._walks or self.walks()
        if self.beside() >> quarry & 1:
            return True
        for attack in self.kind.attacks:  # noqa: SIM110 - a generator would take longer
            if self._somewhere(attack, quarry, walks.all):
                return True
        return False

    def _somewhere(self, attack: EnemyAttackSpec, quarry: int, among: CellSet) -> bool:
        """Whether an attack could be made from some square."""
        chances = self.battle.vista.chances
        key = (attack.least, attack.most, attack.mental, quarry, among)
        found = chances.get(key)
        return chances.keep(key, self._search(attack, quarry, among)) if found is None else found

    def _search(self, attack: EnemyAttackSpec, quarry: int, among: CellSet) -> bool:
        """Look for a square to attack from, close to the quarry first."""
        squares = band(self.battle, attack, quarry) & among
        close = squares & self.battle.terrain.board.within(quarry, attack.least)
        for mask in (close, squares ^ close):
            for cell in each(mask):
                if self._could(attack, quarry, cell):
                    return True
        return False

    def nearest(self, quarry: int) -> CellSet:
        """The squares nearest by walking from which it can attack, free ones if there are any.

        As Models stand now, or if there is none, ever.  [NAR-AIX-09, NAR-AIX-10]
        """
        layers, open_cells = self.walks().layers, free(self.battle) | 1 << self.enemy.cell
        for ever in (False, True):
            if found := self.first(quarry, layers, open_cells, ever=ever):
                return found
        for ever in (False, True):
            if found := self.first(quarry, layers, self.walks().all, shun=False, ever=ever):
                return found
        return 0

    def first(
        self, quarry: int, layers: Sequence[CellSet], among: CellSet, *, shun: bool = True, ever: bool = False
    ) -> CellSet:
        """The squares of the first layer from which it can attack the quarry; those beside heroes may be shunned.

        [NAR-AIX-09, NAR-AIX-10]
        """
        battle, enemy = self.battle, self.enemy
        here, bands, either = 1 << enemy.cell, [], 0
        for attack in attacks_of(battle, enemy, self.kind):
            barred = shunned(battle, attack) & ~here if shun else 0
            mask = band(battle, attack, quarry) & among & ~barred
            bands.append((attack, mask))
            either |= mask
        for layer in layers if either else ():
            found = 0
            for cell in each(layer & either) if layer & either else ():
                for attack, mask in bands:
                    if mask >> cell & 1 and self._valid(attack, quarry, cell, ever):
                        found |= 1 << cell
                        break
            if found:
                return found
        return 0

    def _valid(self, attack: EnemyAttackSpec, quarry: int, cell: int, ever: bool) -> bool:
        if ever:
            return self._could(attack, quarry, cell)
        return aims(self.battle, self.enemy, attack, quarry, cell)

    def _could(self, attack: EnemyAttackSpec, quarry: int, cell: int) -> bool:
        """Whether the attack would be valid from a square if no Model stood in the way.  [NAR-AIX-11]"""
        board = self.battle.terrain.board
        if melee(attack) and board.level(cell) != board.level(quarry):
            return False
        return sight(self.battle, self.enemy, quarry, from_cell=cell, past_models=True).clear
